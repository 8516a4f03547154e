import NavSimTrace

extension Detector {
  /// A title jumps.
  ///
  /// Glitch record: Xieyupeng520, "Title jump in the iOS navigation bar", AZNavigationBar.
  static let titleJump = Detector(
    "NAV011", "title-jump", "a title or button jumps sideways or changes its size at once",
    manual: """
      Looks at x and width of the titles, buttons and search fields that can be seen, in the
      frames of a transition, of a change of tabs or of a drag of its card that springs back,
      behind its first and in the two that follow its end; so in those that follow where a
      controller has come. Items move with the transition; a step of more than 'step' that is more
      than twice its neighbours in the same direction is a jump. An item that comes or goes in the
      frame before or after, or has no width there, moves no more, and where the transition itself
      makes such a step, as when a finger leaves close to an end, items go with it. What UIKit
      lays out anew in a bar that moves with its page is its own: from iOS 26 on, before the bar
      is there.
      'of' takes the element: no title-jump of title.B.
      """,
    thresholds: [
      Threshold("step", 2, "pt", "how far an item may jump"),
      Threshold("alpha", 0.1, "of full", "from which opacity on an item can be seen"),
    ]
  ) { evidence, limits in
    (evidence.motions + evidence.ownDrags).filter { !evidence.turns(in: $0.frames) }
      .flatMap { motion -> [Sighting] in
        let last = max(min(motion.after, motion.end + 2), motion.first)
        let frames = motion.first + 1..<last + 1
        return jumps(in: frames, before: motion.end, goesBack: motion.isCancelled, evidence, limits)
      }
      // A tab that has faded in is looked at with the change of tabs.
      + evidence.lateStretches.filter { late in
        !evidence.switchedFrames.contains { $0.contains(late.end) }
      }.flatMap { late in
        jumps(
          in: late.end..<min(late.after, late.end + 2) + 1, before: late.end, goesBack: false,
          evidence, limits)
      }
      + evidence.switchedFrames.flatMap { frames in
        jumps(
          in: frames.dropFirst(), before: frames.upperBound, goesBack: false, evidence, limits)
      }
  }

  private static func jumps(
    in frames: Range<Int>, before end: Int, goesBack: Bool, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    evidence.parts(["title.", "left.", "right.", "back.", "search."], in: frames).flatMap { part in
      // The last step of a swipe that is taken back is one on its way, which makes nothing wider.
      itemJumps(of: part, "x", in: frames, before: goesBack ? end + 1 : end, evidence, limits)
        + itemJumps(of: part, "width", in: frames, before: end, evidence, limits)
    }
  }

  private static func itemJumps(
    of part: String, _ property: String, in frames: Range<Int>, before end: Int,
    _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot(part, property) else { return [] }
    let element = evidence.trace.slots[slot].element
    return evidence.tracks[slot].changes(in: frames).compactMap { change in
      guard evidence.size(change) > limits["step"],
        evidence.jumps(slot, at: change.frame, over: limits["step"]),
        change.frame >= end || !evidence.progressJumps(at: change.frame),
        change.frame == evidence.lastFrame || evidence.isPresent(element, at: change.frame + 1),
        evidence.hasWidth(element, at: change.frame),
        evidence.hasWidth(element, at: change.frame - 1),
        evidence.opacity(of: part, at: change.frame) > limits["alpha"],
        evidence.opacity(of: part, at: change.frame - 1) > limits["alpha"],
        evidence.seesBar(at: change.frame), evidence.seesBar(at: change.frame - 1)
      else { return nil }
      let isOfBar = property == "x" && evidence.barMovesItself(at: change.frame, with: slot)
      return Sighting(
        part, at: change.frame,
        "\(property) jumps from \(evidence.way(change))\(evidence.newText(of: part, at: change.frame))",
        slots: [slot]
      ).found(isOfBar ? inMovingBar : property, evidence.size(change), grain: limits["step"])
        .holding(evidence.stay(of: slot, at: change.frame))
    }
  }
}

extension Evidence {
  /// Whether the bar is on its way to its place, and UIKit has moved in it what a slot belongs to. Observed:
  /// software-mansion/react-native-screens issue 3773, on iOS 26.
  fileprivate func barMovesItself(at frame: Int, with slot: Int) -> Bool {
    guard trace.isOfIOS(26), let before = number("bar", "x", at: frame - 1),
      let now = number("bar", "x", at: frame), before != 0, now != 0, before != now
    else { return false }
    return tracks[slot].entry(at: frame).map { trace.cause($0.cause)?.contains("(") != true }
      ?? true
  }

  /// `, as the text is another one: "Log in" -> "Start"`, where it is so.
  fileprivate func newText(of part: String, at frame: Int) -> String {
    guard let slot = slot(part, "title"), let before = tracks[slot].value(at: frame - 1),
      let now = tracks[slot].value(at: frame), before != now
    else { return "" }
    return ", as the text is another one: \(text(of: before)) -> \(text(of: now))"
  }

  /// Whether an item takes any room: one of no width is not seen, and stands nowhere.
  fileprivate func hasWidth(_ element: Int, at frame: Int) -> Bool {
    number(names.places[element].width, at: frame) != 0
  }

  /// Whether the transition's own progress makes a step that stands out.
  func progressJumps(at frame: Int) -> Bool {
    slot("navigation", "progress").map { jumps($0, at: frame, over: 0) } ?? false
  }
}
