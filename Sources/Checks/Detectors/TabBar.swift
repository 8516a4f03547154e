import NavSimTrace

extension Detector {
  /// Tab bar or toolbar go wrong.
  static let tabBar = Detector(
    "NAV018", "tab-bar", "the tab bar or the toolbar jumps or stays where it should not",
    manual: """
      Looks at tabBar.y and toolbar.y where the trace has them: in an animated transition a jump of
      more than 'step' in one frame, more than twice its neighbours, while the bar is at the bottom
      of the screen and not under way with its page; after a cancelled one a place that differs from
      that before it.
      'of' takes tabBar or toolbar.
      """,
    thresholds: [Threshold("step", 8, "pt", "how far a bar at the bottom may move in one frame")]
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
      guard evidence.jumps(slot, at: change.frame, over: limits["step"]),
        !evidence.turns(in: motion.frames),
        (evidence.number(bar, "x", at: change.frame - 1) ?? 0) == 0
      else { return nil }
      return Sighting(
        bar, at: change.frame,
        "jumps from \(evidence.text(of: change.before)) to \(evidence.text(of: change.after)) pt",
        slots: [slot]
      ).found("step", evidence.size(change), grain: limits["step"])
    }
    if motion.isCancelled, track.value(at: motion.before) != track.value(at: motion.after) {
      found.append(
        Sighting(
          bar, at: motion.end, "not where it was before the cancelled transition", slots: [slot],
          shown: [motion.before, motion.after]
        ).found("rest"))
    }
    return found
  }
}
