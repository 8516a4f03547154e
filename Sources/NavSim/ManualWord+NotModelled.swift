// What a person may look for and the language has no word for.

extension ManualWord {
  /// Presentations that the model does not have.
  static let notModelled: [ManualWord] = [
    .init("popover", "not modelled", "present S style=fullScreen", absent("Popovers")),
    .init("alert", "not modelled", "present S style=overFullScreen", absent("Alerts")),
    .init("actionSheet", "not modelled", "present S style=pageSheet", absent("Action sheets")),
  ]

  private static func absent(_ what: String) -> String {
    "\(what) have no words, nor has the tint that UIKit dims below them; what can be presented is a"
      + " page or a navigation controller"
  }
}
