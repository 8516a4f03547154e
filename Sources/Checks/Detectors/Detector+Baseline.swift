// Which detectors are silent on what UIKit does by itself.

extension Detector {
  /// Why what the detector finds is told although plain UIKit shows it too; nil for a detector that is
  /// silent on that.
  ///
  /// A detector that looks at how a picture moves or changes may meet a habit of UIKit's, of which no
  /// app is guilty. One that tells a fault by itself, whoever made it, or that holds the app to a word
  /// of its own, is always heard.
  public var reasonToTell: String? { Self.reasonsToTell[id] }

  /// Whether a finding is told although plain UIKit shows it too: by its detector, or because what a
  /// page declares is itself the fault, as a button without a text, or because it is left behind for
  /// good, as a tab bar that does not come back.
  static func isAlwaysTold(_ finding: Finding) -> Bool {
    if finding.id == suddenItem.id, finding.manner == "empty" { return true }
    if finding.id == tabBar.id, finding.manner == "gone again" { return true }
    return named(finding.id)?.reasonToTell != nil
  }

  private static let reasonsToTell: [String: String] = [
    stuck.id: "what a transition leaves behind for good is a fault, also of an iOS version",
    styleLeak.id: "it holds the bar to a page's wish or to its earlier look: code gives both",
    stackMismatch.id: "two stacks that disagree are a fault, also of an iOS version",
    hiddenMismatch.id: "it holds the bar to a page's wish, and only code answers a wish",
    unmetWish.id: "it holds the bar to a page's wish, and only code answers a wish",
    unasked.id: "UIKit changes nothing while nothing goes on",
    unreadable.id: "the colours of a text and of its ground are the app's",
    frozen.id: "an act of the user's that comes to nothing is a fault, whoever made it so",
    logWarning.id: "UIKit warns of calls, and the calls are the app's",
    crash.id: "an app that is gone is gone, and the call was the app's",
    lifecycle.id: "callbacks come unpaired of calls, and the calls are the app's",
  ]
}
