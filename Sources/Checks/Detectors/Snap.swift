import NavSimTrace

extension Detector {
  /// The bar's look jumps where it should change with the transition.
  static let snap = Detector(
    "NAV005", "snap",
    "the bar's look jumps in one frame where it should change with the transition",
    manual: """
      Looks at the three points across the bar (eye.left, eye.centre, eye.right) and at the colour
      of the items, in the frames of a transition and in the frame that shows its end. All three
      points jump in one frame by more than 'color': the bar was painted anew. An edge that moves
      over the screen reaches them in different frames. The first frame counts: there the old look
      is that before the transition. Items jump by themselves (bar.content.tintColor), where they
      can be seen before and after.
      'of' takes eye or bar.content.tintColor.
      """,
    thresholds: [
      Threshold("color", 0.25, "of full", "how far a colour jumps, in one channel"),
      Threshold("tail", 2, "frames", "how long after the end a jump still belongs to it"),
    ]
  ) { evidence, limits in
    evidence.motions.flatMap { motion in
      jumps(across: motion, evidence, limits) + jumps(ofTintIn: motion, evidence, limits)
    }
  }

  private static func jumps(
    across motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let slots = evidence.acrossSlots
    guard slots.count == 3, let left = slots.first else { return [] }
    let last = min(motion.after, motion.end + Int(limits["tail"]))
    return evidence.tracks[left].changes(in: motion.first..<last + 1).compactMap { change in
      let least =
        slots.map { slot in
          ColorDistance.between(
            evidence.tracks[slot].value(at: change.frame - 1),
            evidence.tracks[slot].value(at: change.frame))
        }.min() ?? 0
      guard least > limits["color"] else { return nil }
      return Sighting(
        "eye", at: change.frame,
        "the bar jumps from \(evidence.text(of: change.before)) to "
          + evidence.text(of: change.after), slots: [left])
    }
  }

  private static func jumps(
    ofTintIn motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot("bar.content", "tintColor"),
      evidence.colorSlots(in: motion).contains(slot)
    else { return [] }
    let last = min(motion.after, motion.end + Int(limits["tail"]))
    return evidence.tracks[slot].changes(in: motion.first..<last + 1).compactMap { change in
      guard ColorDistance.between(change.before, change.after) > limits["color"] else { return nil }
      return Sighting(
        "bar.content.tintColor", at: change.frame,
        "the items jump from \(evidence.text(of: change.before)) to "
          + evidence.text(of: change.after), slots: [slot])
    }
  }
}
