import NavSimTrace

extension Detector {
  /// Tab bar or toolbar go wrong.
  static let tabBar = Detector(
    "NAV018", "tab-bar", "the tab bar or the toolbar jumps or stays where it should not",
    manual: """
      Looks at tabBar.y and toolbar.y where the trace has them: in an animated transition a step of
      more than 'step' in one frame; after a cancelled one a place that differs from that before it.
      'of' takes tabBar or toolbar.
      """,
    thresholds: [Threshold("step", 16, "pt", "how far a bar at the bottom may move in one frame")]
  ) { evidence, limits in
    ["tabBar", "toolbar"].flatMap { bar in
      evidence.motions.flatMap { bottomJumps(of: bar, in: $0, evidence, limits) }
    }
  }

  private static func bottomJumps(
    of bar: String, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot(bar, "y") else { return [] }
    let track = evidence.tracks[slot]
    var found = track.changes(in: motion.frames).compactMap { change -> Sighting? in
      guard let before = change.before.number, let after = change.after.number,
        before - after > limits["step"] || after - before > limits["step"]
      else { return nil }
      return Sighting(
        bar, at: change.frame,
        "jumps from \(evidence.text(of: change.before)) to \(evidence.text(of: change.after)) pt",
        slots: [slot])
    }
    if motion.isCancelled, track.value(at: motion.before) != track.value(at: motion.after) {
      found.append(
        Sighting(
          bar, at: motion.end, "not where it was before the cancelled transition", slots: [slot],
          shown: [motion.before, motion.after]))
    }
    return found
  }
}
