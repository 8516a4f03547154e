import NavSimTrace

extension Detector {
  /// The bar's look goes its own way.
  ///
  /// Glitch record: Meituan, "Navigation-bar transitions on iOS: solutions and best practice": one bar
  /// for two pages fades as a whole while the pages slide.
  static let untied = Detector(
    "NAV023", "untied",
    "the bar fades as a whole while the pages slide, or runs ahead of them or behind",
    manual: """
      Looks at transitions in which pages slide and the bar paints one colour before and another,
      more than 'color' away, behind them. Where the look is tied to the pages an edge passes
      the three points across the bar (eye.left, eye.centre, eye.right) one by one, or each page has
      its own. Where all three show the same colour and take 'frames' frames or more from the one to
      the other, the bar fades as a whole. It runs ahead of the pages or behind them
      where it is more than 'pace' further on its way than they are, or less. In a cancelled swipe the
      way is that to where it is furthest. A look that jumps is a snap.
      Where something that lay over the bar goes as well, it lets the bar's colours through.
      'of' takes eye.
      """,
    thresholds: [
      Threshold("color", 0.15, "OKLab", "how far apart the two looks are at least"),
      Threshold("frames", 3, "frames", "how many frames a fade takes at least"),
      Threshold("pace", 0.35, "of the way", "how far the look may be from where the pages are"),
    ]
  ) { evidence, limits in
    evidence.motions.compactMap { ownWay(in: $0, evidence, limits) }
  }

  private static func ownWay(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let slots = evidence.acrossSlots
    let goal =
      motion.isCancelled ? motion.turns.first ?? motion.after : evidence.end(ofLookIn: motion)
    guard slots.count == 3, !evidence.turns(in: motion.frames), goal > motion.first,
      !evidence.isUnderPresented(at: motion.before) || evidence.isUnderPresented(at: goal),
      evidence.paintsWell(at: motion.before), evidence.paintsWell(at: goal),
      let page = evidence.widestPage(in: motion.first..<min(goal, motion.end) + 1),
      let from = evidence.tracks[slots[1]].value(at: motion.before),
      let to = evidence.tracks[slots[1]].value(at: goal)
    else { return nil }
    let whole = PerceivedDistance.between(from, to)
    guard whole > limits["color"] else { return nil }
    var between = 0
    var first: Int?
    var lead = 0.0
    for frame in motion.first..<goal + 1 {
      guard let now = evidence.tracks[slots[1]].value(at: frame) else { return nil }
      // An edge is somewhere across the bar: the look is tied to a page.
      for slot in slots
      where PerceivedDistance.between(evidence.tracks[slot].value(at: frame), now) > 0.03 {
        return nil
      }
      let gone = PerceivedDistance.between(from, now)
      let left = PerceivedDistance.between(now, to)
      if gone > 0.005, first == nil { first = frame }
      if gone > 0.05 * whole, left > 0.05 * whole { between += 1 }
      guard gone + left > 0, frame <= motion.end else { continue }
      let ahead = gone / (gone + left) - page(frame)
      if max(ahead, -ahead) > max(lead, -lead) { lead = ahead }
    }
    guard let first, Double(between) >= limits["frames"] else { return nil }
    let colors = "from \(evidence.text(of: from)) to \(evidence.text(of: to))"
    let message =
      lead > limits["pace"]
      ? "the bar's look runs ahead of the pages, \(colors)"
      : lead < -limits["pace"]
        ? "the bar's look falls behind the pages, \(colors)"
        : "the whole bar fades \(colors) while the pages slide"
    // Where the look falls behind, pages move from their first step on and it does not.
    let start = lead < -limits["pace"] ? min(first, motion.first + 1) : first
    return Sighting(
      "eye", at: start, lasting: between, message,
      slots: [slots[1]] + evidence.culprit(at: first, of: slots[1])
    ).found(
      lead > limits["pace"] ? "ahead" : lead < -limits["pace"] ? "behind" : Untied.fade, whole,
      grain: limits["color"])
  }
}

/// How a look may go its own way.
enum Untied {
  /// The bar fades as a whole, and at the pages' pace.
  static let fade = "fade"
}

extension Evidence {
  /// Where the look of a transition comes to rest: at its end, or as long behind it as the look goes on without a
  /// stop of three frames. What a timer writes later is no part of it.
  fileprivate func end(ofLookIn motion: Motion) -> Int {
    guard acrossSlots.count == 3 else { return motion.after }
    var end = min(motion.end, motion.after)
    while end < motion.after,
      let next = tracks[acrossSlots[1]].frames(in: end + 1..<min(end + 4, motion.after + 1)).last
    {
      end = next
    }
    return end
  }

  /// Where a page's place changes to in a range: the page that was on top, and goes at the end, went as far as
  /// it was seen to go.
  private func end(ofWayOf slot: Int, _ page: String, in frames: Range<Int>) -> Double? {
    let changes = tracks[slot].changes(in: frames)
    guard let last = changes.last else { return nil }
    if let number = last.after.number { return number }
    let isLeaving =
      last.frame == frames.upperBound - 1 && top(at: frames.lowerBound - 1) == page
    return isLeaving ? last.before.number : nil
  }

  /// Whether the real bar paints a background that hides most of what is behind it.
  fileprivate func paintsWell(at frame: Int) -> Bool {
    paints(at: frame).contains { $0.opacity > 0.5 }
  }

  /// How far the page that goes furthest sideways is on its way in each frame of a range, 0 to 1; nil
  /// where none slides.
  fileprivate func widestPage(in frames: Range<Int>) -> ((Int) -> Double)? {
    var best: (track: Track, start: Double, way: Double)?
    for page in pages(in: frames) {
      guard let slot = slot("page." + page, "x"),
        let start = number("page." + page, "x", at: frames.lowerBound)
          ?? tracks[slot].value(
            at: frames.lowerBound)?.number,
        let last = end(ofWayOf: slot, page, in: frames)
      else { continue }
      let way = last - start
      if abs(way) > abs(best?.way ?? 20) { best = (tracks[slot], start, way) }
    }
    guard let best else { return nil }
    return { frame in
      // What has gone was there.
      let now = best.track.value(at: frame)?.number ?? best.start + best.way
      return min(max((now - best.start) / best.way, 0), 1)
    }
  }
}
