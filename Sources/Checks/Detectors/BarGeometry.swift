import NavSimTrace

extension Detector {
  /// The bar's frame jumps.
  ///
  /// Glitch records: CallLiven, README of RWNavigationBarTransition (a status bar that is hidden);
  /// MoZhouqi, KMNavigationBarTransition issues 83 and 91; wangrui460, WRNavigationBar issue 64.
  static let barGeometry = Detector(
    "NAV006", "bar-geometry", "the bar's place or height jumps, or is wrong at rest",
    manual: """
      Looks at bar.y, bar.height and bar.bg.height in the frames of a transition and in the one that
      shows its end, where the bar is seen before and after the step. A step of more than 'step'
      that is more than twice its neighbours is a jump: a bar that grows or moves with the
      transition makes none. A bar that comes or goes at once is no matter of its place (see
      missing-animation). After a cancelled transition a seen bar whose place or height differs by
      more than 'rest' from that before it is a finding too.
      'of' takes the property: no bar-geometry of bar.height.
      """,
    thresholds: [
      Threshold("step", 3, "pt", "how far the bar may jump in one frame"),
      Threshold("rest", 0.5, "pt", "how far it may lie from where it was"),
    ]
  ) { evidence, limits in
    let slots = [("bar", "y"), ("bar", "height"), ("bar.bg", "height")].compactMap {
      evidence.slot($0.0, $0.1)
    }
    return evidence.motions.filter { !evidence.turns(in: $0.frames) }.flatMap { motion in
      slots.flatMap { slot in
        barJumps(of: slot, in: motion, evidence, limits)
          + leftovers(of: slot, motion, evidence, limits)
      }
    }
  }

  private static func barJumps(
    of slot: Int, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let subject = evidence.subject(of: slot)
    return evidence.tracks[slot].changes(in: motion.frames).compactMap { change in
      guard evidence.jumps(slot, at: change.frame, over: limits["step"]),
        evidence.seesBar(at: change.frame), evidence.seesBar(at: change.frame - 1)
      else { return nil }
      if subject == "bar.bg.height",
        !evidence.seesBackground(at: change.frame)
          || !evidence.seesBackground(at: change.frame - 1)
      {
        return nil
      }
      return Sighting(
        subject, at: change.frame, "jumps from \(evidence.way(change))", slots: [slot]
      ).found("step", evidence.size(change), grain: limits["step"])
    }
  }

  private static func leftovers(
    of slot: Int, _ motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard motion.isCancelled, evidence.seesBar(at: motion.before),
      evidence.seesBar(at: motion.after),
      let before = evidence.tracks[slot].value(at: motion.before)?.number,
      let after = evidence.tracks[slot].value(at: motion.after)?.number,
      before - after > limits["rest"] || after - before > limits["rest"]
    else { return [] }
    return [
      Sighting(
        evidence.subject(of: slot), at: motion.end, lasting: motion.after - motion.end + 1,
        "\(evidence.text(of: .number(after))) pt after the transition was cancelled, "
          + "\(evidence.text(of: .number(before))) before it", slots: [slot],
        shown: [motion.before, motion.after]
      ).found("rest", max(after - before, before - after), grain: limits["rest"])
    ]
  }
}
