// Which detectors are silent on what UIKit does by itself.

extension Detector {
  /// Why what the detector finds is told although plain UIKit shows it too; nil for a detector that is
  /// silent on that.
  ///
  /// A detector that looks at how a picture moves or changes may meet a habit of UIKit's, of which no
  /// app is guilty. One that tells a fault by itself, whoever made it, or that holds the app to a word
  /// of its own, is always heard.
  public var reasonToTell: String? { Self.reasonsToTell[id] }

  /// Why some of what a detector finds is told although plain UIKit shows it too, where the rest is not;
  /// nil where that is no question.
  public var reasonToTellSome: String? { Self.mannersToTell[id]?.reason }

  /// Whether a finding is told although plain UIKit shows it too: by its detector, or by its manner.
  static func isAlwaysTold(_ finding: Finding) -> Bool {
    if let some = mannersToTell[finding.id], some.manner == finding.manner { return true }
    return named(finding.id)?.reasonToTell != nil
  }

  /// Why some of what the detector finds is UIKit's own although a run without code does not show it; nil where
  /// that is no question.
  public var reasonToPassSome: String? { Self.mannersToPass[id]?.reason }

  /// Whether a finding is UIKit's own by its manner.
  static func isAlwaysPassed(_ finding: Finding) -> Bool {
    mannersToPass[finding.id].map { $0.manner == finding.manner } ?? false
  }

  /// Why some of what the detector finds is UIKit's own where no strategy is at work; nil where that is no question.
  public var reasonToPassOfNative: String? { Self.mannersOfNative[id]?.reason }

  /// Whether a finding is, by its manner, UIKit's own where no strategy is at work.
  package static func isPassedOfNative(_ finding: Finding) -> Bool {
    mannersOfNative[finding.id].map { $0.manner == finding.manner } ?? false
  }

  /// A way in which something is found, and why it is told or passed over.
  private struct Manner {
    let manner, reason: String

    init(_ manner: String, _ reason: String) { (self.manner, self.reason) = (manner, reason) }
  }

  private static let mannersOfNative: [String: Manner] = [
    untied.id: Manner(
      Untied.fade,
      "a fade of the whole bar where no strategy is at work: so UIKit leads from one look to"
        + " the next, whoever chose them; 'navsim compare' counts it"
    )
  ]

  private static let mannersToPass: [String: Manner] = [
    titleJump.id: Manner(
      inMovingBar, "what UIKit lays out anew in a bar that comes or goes with its page"
    ),
    snap.id: Manner(
      ofItemAtStart,
      "what an item brings along, from iOS 26 on: UIKit has it there at once, whoever painted the"
        + " bar before"
    ),
  ]

  /// How an item jumps that UIKit lays out anew while its bar moves.
  static let inMovingBar = "in a moving bar"

  private static let mannersToTell: [String: Manner] = [
    suddenItem.id: Manner("empty", "an item that shows nothing is what a page declares"),
    itemVisibility.id: Manner("arrow", "only an own mask lets text run under the arrow"),
    barGeometry.id: Manner("grows", "only an app lays a bar out inside an animation"),
    blackGap.id: Manner(
      "edges", "that a page ends at the edge of the bar is what an app can take back"
    ),
    doubleBar.id: Manner("stacked", "a controller inside another's page is what an app puts there"),
    tabBar.id: Manner("gone again", "a tab bar that does not come back is a fault, also of iOS"),
  ]

  private static let reasonsToTell: [String: String] = [
    stuck.id: "what a transition leaves behind for good is a fault, also of an iOS version",
    styleLeak.id: "it holds the bar to a page's wish or to its earlier look: code gives both",
    stackMismatch.id: "two stacks that disagree are a fault, also of an iOS version",
    hiddenMismatch.id: "it holds the bar to a page's wish, and only code answers a wish",
    unmetWish.id: "it holds the bar to a page's wish, and only code answers a wish",
    unasked.id: "UIKit changes nothing while nothing goes on",
    unreadable.id: "the colours of a text and of its ground are the app's",
    misplacedContent.id: "where content begins is what a page declares, and an app can inset it",
    frozen.id: "an act of the user's that comes to nothing is a fault, whoever made it so",
    logWarning.id: "UIKit warns of calls, and the calls are the app's",
    crash.id: "an app that is gone is gone, and the call was the app's",
    lifecycle.id: "callbacks come unpaired of calls, and the calls are the app's",
  ]
}
