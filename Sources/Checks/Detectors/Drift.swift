import NavSimTrace

extension Detector {
  /// The bar's colour wanders off slowly and comes back.
  static let drift = Detector(
    "NAV026", "drift",
    "the bar's colour wanders off a little and comes back, where both ends look the same",
    manual: """
      Looks at the three points across the bar (eye.left, eye.centre, eye.right) in the frames of a
      transition whose ends look the same there, under a bar that paints at both. A colour that
      wanders off by more than 'color', for 'frames' frames or more, and never far enough for a flash
      (flash.color, in one channel), drifts. A cancelled swipe that looks another way at its furthest
      is left out. Begins with the first frame that differs.
      'of' takes eye.
      """,
    thresholds: [
      Threshold("color", 0.02, "OKLab", "how far a colour may wander"),
      Threshold("frames", 5, "frames", "how long it wanders at least"),
    ]
  ) { evidence, limits in
    evidence.motions.compactMap { wandering(in: $0, evidence, limits) }
  }

  private static func wandering(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let slots = evidence.acrossSlots
    guard slots.count == 3, evidence.showsRealBackground(at: motion.before),
      evidence.showsRealBackground(at: motion.after)
    else { return nil }
    let home = slots.map { evidence.tracks[$0].value(at: motion.before) }
    func distances(_ frame: Int) -> [Double] {
      zip(slots, home).map { PerceivedDistance.between(evidence.tracks[$0].value(at: frame), $1) }
    }
    guard ([motion.after] + motion.turns).allSatisfy({ (distances($0).max() ?? 0) <= 0.005 }) else {
      return nil
    }
    var widest = 0.0
    var first: Int?
    var count = 0
    for frame in motion.first..<max(min(motion.end, motion.after), motion.first) {
      // The whole bar wanders: an edge that passes is at one point alone.
      let far = distances(frame).min() ?? 0
      if far > 0.001, first == nil { first = frame }
      if far > limits["color"] { count += 1 }
      widest = max(widest, far)
      let flashes = zip(slots, home).contains { slot, value in
        ColorDistance.between(evidence.tracks[slot].value(at: frame), value) > 0.12
      }
      if flashes { return nil }
    }
    guard let first, Double(count) >= limits["frames"] else { return nil }
    return Sighting(
      "eye", at: first, lasting: count,
      "the bar wanders off from \(home[1].map { evidence.text(of: $0) } ?? "nil") for "
        + "\(evidence.count(count)) and comes back",
      slots: [slots[1]] + evidence.culprit(at: first, of: slots[1])
    ).found("", widest, grain: limits["color"])
  }
}
