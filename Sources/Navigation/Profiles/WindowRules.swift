/// Rules of one theme; the values are those of iOS 7.
///
/// Windows, their roots, and the app in the background.
public struct WindowRules: Sendable {
  /// The window whose root is asked about the status bar.
  public enum StatusBarAsks: String, CaseIterable, Sendable {
    /// The frontmost.
    case topmost
    /// The key window.
    case key
  }

  /// Whether the first layout of a root that is set inside UIView.transition is animated with it, so that
  /// its bar grows from nothing. Observed: Stack Overflow 54365157 and a report of a tab bar that flashes
  /// (iOS 7 to 17); darjeelingsteve.com 2025 for 26.
  public var firstLayoutAnimates = true

  /// Whether an app on an iPad that goes into the background gets the size of the other orientation and
  /// back. Observed: Open Radar 23010208, mozilla-mobile/firefox-ios issues 1516 and 1949 (iOS 9).
  public var snapshotsTurn = false

  /// Which of several windows is asked about the status bar. Observed: Open Radar 15573442,
  /// mapbox/Fingertips issue 15, onmyway133/blog issue 908 (iOS 7 to 16: the topmost by its level, not the
  /// key one); that it has not changed since is inferred.
  public var statusBarAsks = StatusBarAsks.topmost

  /// Whether the windows beside the app's first hear of their size class when the device is turned.
  /// Observed: Open Radar 20167526 (iOS 8 has size classes, and a bar in a second window stays tall);
  /// that 8 alone has it so is a choice.
  public var turnReachesFurtherWindows = true

  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let windowSteps: [Step] = [
    Step(since: 8) { $0.windows.turnReachesFurtherWindows = false },
    Step(since: 9) {
      $0.windows.snapshotsTurn = true
      $0.windows.turnReachesFurtherWindows = true
    },
  ]
}
