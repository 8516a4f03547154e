import NavSimTrace

extension Detector {
  /// The status bar goes wrong.
  static let statusBar = Detector(
    "NAV020", "status-bar", "the status bar's style or visibility is wrong, or comes and goes",
    manual: """
      Looks at statusBar where the trace has it. At rest its style should be the one that the top
      page wants (wants statusBarStyle). In a transition its style and its visibility should not
      change and come back; in a cancelled swipe they may, as long as the swipe is at its furthest
      in between.
      'of' takes statusBar.
      """
  ) { evidence, _ in
    guard evidence.element("statusBar") != nil else { return [] }
    return evidence.rests.flatMap { wrongStyle(at: $0, evidence) }
      + evidence.motions.flatMap { motion in
        ["style", "hidden"].flatMap { restless($0, in: motion, evidence) }
      }
  }

  private static func wrongStyle(at rest: Rest, _ evidence: Evidence) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame),
      let wish = evidence.wish(top, "statusBarStyle", at: rest.frame),
      let style = evidence.value("statusBar", "style", at: rest.frame), style != wish,
      let slot = evidence.slot("statusBar", "style")
    else { return [] }
    return [
      Sighting(
        "statusBar", at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) wants \(evidence.text(of: wish)), the status bar is \(evidence.text(of: style))",
        slots: [slot], shown: [rest.frame]
      ).found("rest")
    ]
  }

  private static func restless(
    _ property: String, in motion: Motion, _ evidence: Evidence
  ) -> [Sighting] {
    guard let slot = evidence.slot("statusBar", property) else { return [] }
    let changes = evidence.tracks[slot].changes(in: motion.wholeFrames)
    let trips = zip(changes, changes.dropFirst()).filter { out, back in
      out.before == back.after
        && !motion.turns.contains { out.frame <= $0 && $0 < back.frame }
    }
    let shortest = trips.min {
      ($0.1.frame - $0.0.frame, $0.0.frame) < ($1.1.frame - $1.0.frame, $1.0.frame)
    }
    guard let (out, back) = shortest else { return [] }
    return [
      Sighting(
        "statusBar", at: out.frame, lasting: back.frame - out.frame,
        "\(property) becomes \(evidence.text(of: out.after)) and "
          + "\(evidence.text(of: back.after)) again in a transition", slots: [slot]
      ).found(property)
    ]
  }
}
