/// Rules of one theme; the values are those of iOS 7.
///
/// The window, its root, and the app in the background.
public struct WindowRules: Sendable {
  /// Whether the first layout of a root that is set inside UIView.transition is animated with it, so that
  /// its bar grows from nothing. Observed: Stack Overflow 54365157 and a report of a tab bar that flashes
  /// (iOS 7 to 17); darjeelingsteve.com 2025 for 26.
  public var firstLayoutAnimates = true

  /// Whether an app on an iPad that goes into the background gets the size of the other orientation and
  /// back. Observed: Open Radar 23010208, mozilla-mobile/firefox-ios issues 1516 and 1949 (iOS 9).
  public var snapshotsTurn = false

  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let windowSteps: [Step] = [Step(since: 9) { $0.windows.snapshotsTurn = true }]
}
