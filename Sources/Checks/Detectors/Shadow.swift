import NavSimTrace

extension Detector {
  /// The hairline goes wrong.
  static let shadow = Detector(
    "NAV019", "shadow", "the bar's hairline flickers, is lost, or is there against the page's wish",
    manual: """
      Looks at the line under the bar as the eye sees it: eye.hairline differs from eye.below by
      more than 'seen' where there is one. In a transition whose ends both show one it should not
      vanish and come back, and where both show none it should not appear, unless it is there
      still as the transition ends; a line that comes back in the frame in which the whole bar is
      painted anew (snap) is that bar's. Nor is it looked for where neither page nor bar lies below it;
      a cancelled swipe that is furthest with another look is left out. At rest a page that wants
      none (wants shadowHidden=yes) should have none, and so should one that had none when it was
      on top before, under a bar as high, of the same colour and in the same mode, where no line
      of its own has changed that as it came back; one that wants it, or that had it at an earlier
      rest under a bar as opaque and in the same place as now, in the same mode, should have it;
      under what is presented nobody sees it.
      'of' takes eye.hairline.
      """,
    thresholds: [
      Threshold("seen", 0.05, "of full", "how far the line's colour differs from that below it")
    ]
  ) { evidence, limits in
    evidence.motions.flatMap { flickers(in: $0, evidence, limits["seen"]) }
      + unwanted(evidence, limits["seen"])
      + evidence.rests.indices.compactMap { come(at: $0, evidence, limits["seen"]) }
  }

  /// A line that is there where the page had none when it was on top before.
  private static func come(at index: Int, _ evidence: Evidence, _ limit: Double) -> Sighting? {
    let rest = evidence.rests[index]
    guard let motion = rest.motion, let top = evidence.top(at: rest.frame),
      let before = evidence.earlierRest(of: top, before: index),
      evidence.hairline(at: rest.frame) > 2 * limit, evidence.hairline(at: before.frame) <= limit,
      [before, rest].allSatisfy({ rest in
        evidence.isBright(at: rest.frame) && evidence.showsRealBackground(at: rest.frame)
          && !evidence.isUnderPresented(at: rest.frame)
      }),
      evidence.looksAlikeButForLine(before.frame, rest.frame),
      evidence.wish(top, "shadowHidden", at: rest.frame) == nil,
      !evidence.writesLine(of: top, in: evidence.motions[motion].first..<rest.frame + 1)
    else { return nil }
    return Sighting(
      "eye.hairline", at: rest.first, lasting: rest.lasting,
      "\(top) is on top again with a hairline, and it had none",
      slots: [evidence.slot("eye", "hairline"), evidence.slotBelow].compactMap { $0 },
      shown: [before.frame, rest.frame]
    ).found("rest, come").blaming(evidence.lineFields(before.frame, rest.frame))
  }

  /// A page with the colour that its bar had, in light or dark mode: the system's line is another one in the dark.
  private struct Look: Hashable {
    var page: String
    var color: TraceValue?
    var mode: TraceValue?
    /// Where the bar began: one that moves up or down takes its line with it, and the eye looks on where it was.
    var top: Double?
  }

  private static func unwanted(_ evidence: Evidence, _ limit: Double) -> [Sighting] {
    // The pages that have been seen with a clear line, under a bar as opaque.
    var hadLine: Set<Look> = []
    return evidence.rests.flatMap { rest -> [Sighting] in
      guard let top = evidence.top(at: rest.frame),
        evidence.showsRealBackground(at: rest.frame),
        // Nobody sees the line under what is presented, or sees it dimmed.
        !evidence.isUnderPresented(at: rest.frame)
      else { return [] }
      let look = Look(
        page: top, color: evidence.value("eye", "centre", at: rest.frame),
        mode: evidence.value("window", "userInterfaceStyle", at: rest.frame),
        top: evidence.number("bar", "y", at: rest.frame))
      defer { if evidence.hairline(at: rest.frame) > 2 * limit { hadLine.insert(look) } }
      return unwanted(at: rest, hadLine.contains(look), evidence, limit)
    }
  }

  private static func flickers(
    in motion: Motion, _ evidence: Evidence, _ limit: Double
  ) -> [Sighting] {
    guard let slot = evidence.slot("eye", "hairline"), let below = evidence.slotBelow else {
      return []
    }
    let before = evidence.hairline(at: motion.before)
    let after = evidence.hairline(at: motion.after)
    // A line that stays as the transition ends has not appeared in it alone, whatever takes it away later.
    if before <= limit, evidence.hairline(at: min(motion.end, motion.after)) > limit { return [] }
    if evidence.changesUnseen(motion.before, motion.after) { return [] }
    guard (before > limit) == (after > limit), min(before, after) > 2 * limit || before <= limit,
      motion.turns.allSatisfy({ (evidence.hairline(at: $0) > limit) == (before > limit) })
    else { return [] }
    let frames = motion.first..<max(min(motion.end, motion.after), motion.first)
    let gap = Limits(blackGap.thresholds, [:])["color"]
    let looks = Set(
      evidence.tracks[slot].changes(in: frames).map(\.frame)
        + evidence.tracks[below].changes(in: frames).map(\.frame))
    for frame in looks.sorted() {
      func isOther(_ frame: Int) -> Bool {
        let now = evidence.hairline(at: frame)
        return before > limit ? now <= limit : now > 2 * limit
      }
      guard isOther(frame) else { continue }
      // Where the eye sees no bar there is no line to look for.
      if evidence.isMoved(at: frame) || evidence.isGap("below", at: frame, gap)
        || evidence.hasLineElsewhere(at: frame)
      {
        continue
      }
      let lasting = (frame..<frames.upperBound).prefix(while: isOther).count
      // A line that comes back with another bar has not gone: it is that bar's.
      if before > limit, evidence.isPaintedAnew(at: frame + lasting) { continue }
      return [
        Sighting(
          "eye.hairline", at: frame, lasting: lasting,
          before > limit
            ? "the hairline is gone in the transition and comes back"
            : "a hairline is seen in the transition, not before or after it",
          slots: [slot, below] + evidence.culprit(at: frame, of: slot)
        ).found(before > limit ? "gone" : "seen")
      ]
    }
    return []
  }

  private static func unwanted(
    at rest: Rest, _ hadLine: Bool, _ evidence: Evidence, _ limit: Double
  ) -> [Sighting] {
    guard let slot = evidence.slot("eye", "hairline"), let top = evidence.top(at: rest.frame),
      evidence.isBright(at: rest.frame)
    else { return [] }
    let isSeen = evidence.hairline(at: rest.frame) > limit
    let wish = evidence.wish(top, "shadowHidden", at: rest.frame)
    let message: String
    if isSeen, wish == .flag(true) {
      message = "\(top) wants no hairline and it is seen"
    } else if !isSeen, wish == .flag(false) {
      message = "\(top) wants a hairline and there is none"
    } else if !isSeen, wish == nil, hadLine {
      message = "\(top) had a hairline before and has none"
    } else {
      return []
    }
    return [
      Sighting(
        "eye.hairline", at: rest.first, lasting: rest.lasting, message,
        slots: [slot, evidence.slotBelow, evidence.slot("bar", "shadowImage")].compactMap { $0 },
        shown: [rest.frame]
      ).found(isSeen ? "rest, seen" : "rest, gone")
    ]
  }
}

extension Evidence {
  /// Whether the bar is in the same place, as high and as coloured in two frames, in the same mode, over content that is scrolled as far.
  fileprivate func looksAlikeButForLine(_ one: Int, _ other: Int) -> Bool {
    let names = [
      ("eye", "centre"), ("eye", "below"), ("bar", "y"), ("bar", "height"),
      ("window", "userInterfaceStyle"),
    ]
    let scrolls = top(at: one).map { [($0 + ".scrollView", "contentOffset")] } ?? []
    return (names + scrolls).allSatisfy {
      value($0.0, $0.1, at: one) == value($0.0, $0.1, at: other)
    }
  }

  /// Whether the eye sees another bar in a frame, all over it.
  func isPaintedAnew(at frame: Int) -> Bool {
    let limit = Limits(Detector.snap.thresholds, [:])["color"]
    return acrossSlots.count == 3
      && acrossSlots.allSatisfy { slot in
        ColorDistance.between(
          tracks[slot].value(at: frame - 1), tracks[slot].value(at: frame)) > limit
      }
  }

  private var fieldsOfLine: [Int] {
    let fields = [
      ("bar", "shadowImage"), ("bar", "standardAppearance"), ("bar", "scrollEdgeAppearance"),
      ("bar.bg.shadow", "hidden"), ("bar.bg.shadow", "alpha"),
    ]
    return fields.compactMap { slot($0.0, $0.1) }
  }

  /// Whether a line of a page has changed in some frames what the hairline is made from.
  fileprivate func writesLine(of page: String, in frames: Range<Int>) -> Bool {
    fieldsOfLine.contains {
      wasWritten($0, by: page, from: frames.lowerBound, to: frames.upperBound - 1)
    }
  }

  /// What the hairline is made from that is other than it was.
  fileprivate func lineFields(_ first: Int, _ last: Int) -> [Int] {
    fieldsOfLine.filter { tracks[$0].value(at: first) != tracks[$0].value(at: last) }
  }

  /// How much of the hairline is seen, 0 to 1.
  func hairline(at frame: Int) -> Double {
    ColorDistance.between(value("eye", "hairline", at: frame), value("eye", "below", at: frame))
  }

  /// Whether a dark line would be seen on what lies below the bar.
  func isBright(at frame: Int) -> Bool {
    (value("eye", "below", at: frame)?.channels.prefix(3).max() ?? 0) > 100
  }

  /// Whether the bar has another height in two frames, and nobody sees it from one to the other: the eye's points go
  /// with it, and the pages' own bars have other heights.
  func changesUnseen(_ from: Int, _ to: Int) -> Bool {
    guard from <= to, let before = number("bar", "height", at: from),
      let after = number("bar", "height", at: to), before != after
    else { return false }
    return (from...to).allSatisfy { !showsRealBar(at: $0) }
  }

  /// Whether a page's own bar ends at another height than the real bar, with which the eye's points go.
  fileprivate func hasLineElsewhere(at frame: Int) -> Bool {
    guard !showsRealBackground(at: frame), let end = number("bar.bg", "height", at: frame) else {
      return false
    }
    return pages(at: frame).contains { page in
      guard showsOwnBar(of: page, at: frame), let own = rect(of: element(page + ".fake"), at: frame)
      else { return false }
      return abs(own.bottom - end) > 0.5
    }
  }

  /// Whether a bar is not where it stands at rest, so that the line is elsewhere.
  func isMoved(at frame: Int) -> Bool {
    guard let x = number("bar", "x", at: frame) else { return false }
    return x != 0 && isShown("bar", at: frame)
  }
}
