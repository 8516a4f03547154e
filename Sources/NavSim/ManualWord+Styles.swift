// The styles of a presentation that a person may look for by name.

extension ManualWord {
  /// Styles of 'present' with a behaviour of their own.
  static let styles: [ManualWord] = [
    .init(
      "popover", "a style of 'present'", "present P style=popover",
      "beside what it belongs to; on a phone it adapts: full screen to iOS 12, a card from 13"),
    .init(
      "alert", "a style of 'present'", "present P style=alert",
      "UIAlertController; 'tap action' touches its action, and 'on alertAction' of the page that"
        + " presented it runs when the alert has gone"),
    .init(
      "actionSheet", "a style of 'present'", "present P style=actionSheet",
      "UIAlertController at the bottom of the screen; its action is touched as an alert's"),
  ]
}
