import NavSimTrace

extension Detector {
  /// A title or a button is there or gone at once.
  ///
  /// Glitch records: react-navigation, a header's title that comes after the push; Tencent, QMUI_iOS, a
  /// back button without text by an empty title.
  static let suddenItem = Detector(
    "NAV021", "sudden-item",
    "a title or button is there or gone from one frame to the next, comes late, or is empty",
    manual: """
      Looks at the titles and buttons in the frames of a transition and for 'tail' frames behind
      it, on a card also while a finger drags it that lets it spring back, and behind the end of a
      way on which a controller comes: presented, from below what covered it, as a tab that fades
      in; where the bar's content is seen before and after the step. Items fade with the
      transition: one that was below a tenth of its opacity, had no text or no width or was not
      there, and is more opaque than 'alpha' in the next frame, came at once; the other way round
      it went at once. One that goes and comes back is not told here (see item-visibility), one
      that came in the transition and goes as it ends is, nor where another text fades in in its
      place, nor where the transition's own progress makes such a step. A left or right item that
      can be seen at rest and has no width is empty. A title view without a width cannot be told
      from a page without a title, and an item in another controller's bar is looked at with that
      bar.
      'of' takes the element: no sudden-item of right.B.
      """,
    thresholds: [
      Threshold("alpha", 0.5, "of full", "from which opacity on an item can be seen"),
      Threshold("tail", 12, "frames at 60 Hz", "how long after the end an item still comes late"),
    ]
  ) { evidence, limits in
    let ways = evidence.motions + evidence.ownDrags + evidence.lateStretches
    return ways.filter { !evidence.turns(in: $0.frames) }
      .flatMap { steps(in: $0, evidence, limits) } + emptyItems(evidence, limits)
  }

  private static func steps(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let last = max(min(motion.after, motion.end + Int(min(limits["tail"], 1000))), motion.first)
    let frames = motion.first..<last + 1
    let parts = evidence.parts(
      ["title.", "large-title.", "left.", "right.", "back."], in: motion.first - 1..<last + 1)
    // The arrow and the label of a back button are one thing to a person.
    var owners: Set<String> = []
    return parts.compactMap { part -> Sighting? in
      let changes = evidence.shownChanges(
        of: part, in: frames, before: motion.end, limits["alpha"])
      guard let step = told(of: changes, part, in: motion, evidence, limits) else { return nil }
      let owner =
        part.hasSuffix(".label") || part.hasSuffix(".arrow") ? part.dropLast(6) : part[...]
      guard owners.insert("\(owner) \(step.frame)").inserted else { return nil }
      return sighting(of: part, step.frame, step.isThere, in: motion, evidence)
    }
  }

  /// The only step, or the one by which it goes at the end where it came with the transition.
  private static func told(
    of changes: [(frame: Int, isThere: Bool)], _ part: String, in motion: Motion,
    _ evidence: Evidence, _ limits: Limits
  ) -> (frame: Int, isThere: Bool)? {
    guard changes.count == 2 else { return changes.count == 1 ? changes[0] : nil }
    guard changes[0].isThere, changes[1].frame >= motion.end,
      case let last = changes[1].frame - 1,
      evidence.opacity(of: part, at: last) > limits["alpha"],
      evidence.isBetweenEdges(part, at: last)
    else { return nil }
    return changes[1]
  }

  private static func sighting(
    of part: String, _ frame: Int, _ isThere: Bool, in motion: Motion, _ evidence: Evidence
  ) -> Sighting {
    let when = frame < motion.end ? "in the transition" : "when the transition is over"
    let all = ["alpha", "title", "width"].compactMap { evidence.slot(part, $0) }
    // What has changed is asked about first.
    let changed = all.filter { !evidence.tracks[$0].changes(in: frame..<frame + 1).isEmpty }
    let slots = changed + all.filter { !changed.contains($0) }
    var sighting = Sighting(
      part, at: frame, lasting: 1,
      isThere ? "it is there at once, \(when)" : "it is gone at once, \(when)", slots: slots
    ).found(isThere ? "comes" : "goes")
    sighting.beside = evidence.lineThatTurnsBar(at: frame).map {
      ("the bar is hidden and shown in this frame:", $0)
    }
    return sighting
  }

  private static func emptyItems(_ evidence: Evidence, _ limits: Limits) -> [Sighting] {
    var told: Set<String> = []
    return evidence.rests.flatMap { rest -> [Sighting] in
      guard let top = evidence.top(at: rest.frame), evidence.showsContent(at: rest.frame),
        !evidence.showsItemsElsewhere(at: rest.frame)
      else { return [] }
      return ["left." + top, "right." + top].compactMap { part -> Sighting? in
        guard evidence.opacity(of: part, at: rest.frame) > limits["alpha"],
          evidence.number(part, "width", at: rest.frame) == 0, told.insert(part).inserted
        else { return nil }
        return Sighting(
          part, at: rest.first, lasting: rest.lasting,
          "it is there and has no width", slots: [evidence.slot(part, "width")].compactMap { $0 },
          shown: [rest.frame]
        ).found("empty")
      }
    }
  }
}

extension Evidence {
  /// The line that hides the bar in a frame that shows it again, or the other way round: the items of a bar that is
  /// on its way do not fade.
  fileprivate func lineThatTurnsBar(at frame: Int) -> String? {
    let calls = events(named: ["setNavigationBarHidden"]).filter { $0.frame == frame }
    guard Set(calls.compactMap(\.arguments.first)).count == 2 else { return nil }
    return calls.compactMap { trace.cause(trace.events[$0.index].cause) }
      .first { $0.contains("(") }
  }

  /// The frames in which an item is there or gone at once, judged by what the item itself is; what
  /// happens to the whole bar or to a slot of it is left out.
  func shownChanges(
    of part: String, in frames: Range<Int>, before end: Int, _ limit: Double
  ) -> [(frame: Int, isThere: Bool)] {
    guard let element = element(part) else { return [] }
    let page = names.owners.names[names.owners.pages[element]]
    let slots = names.places[element]
    var candidates = presence[element].frames(in: frames)
    for slot in [slots.alpha, slots.title, slots.width] {
      guard let slot else { continue }
      candidates += tracks[slot].frames(in: frames)
    }
    candidates.sort()
    return candidates.indices.compactMap { place in
      let frame = candidates[place]
      if place > 0, candidates[place - 1] == frame { return nil }
      let before = strength(of: element, at: frame - 1)
      let after = strength(of: element, at: frame, since: frame - 1)
      guard before > limit && after <= 0.1 || after > limit && before <= 0.1,
        showsContent(at: frame - 1), showsContent(at: frame),
        !showsItemsElsewhere(at: frame - 1), !showsItemsElsewhere(at: frame),
        !isOnOtherStack(page, at: after > before ? frame : frame - 1),
        frame >= end || !progressJumps(at: frame),
        !isExchanged(element, at: frame, evenAlike: frames.lowerBound >= end && after < before)
      else { return nil }
      return (frame, after > before)
    }
  }

  /// How much of an item there is to see: its own opacity, and 0 where it has neither text nor width.
  /// A text that goes leaves the width that it had.
  private func strength(of element: Int, at frame: Int, since earlier: Int? = nil) -> Double {
    let slots = names.places[element]
    guard isPresent(element, at: frame), !isYes(slots.hidden, at: frame) else { return 0 }
    let width = number(slots.width, at: frame)
    if width == 0 { return 0 }
    if let earlier, hasText(slots.title, of: element, at: earlier),
      !hasText(slots.title, at: frame),
      width == (isPresent(element, at: earlier) ? number(slots.width, at: earlier) : nil)
    {
      return 0
    }
    return number(slots.alpha, at: frame) ?? 1
  }

  /// Whether another text fades in where an item was: that has been exchanged with animation.
  ///
  /// - Parameter evenAlike: whether it may be an item with the same text.
  private func isExchanged(_ element: Int, at frame: Int, evenAlike: Bool) -> Bool {
    let slots = names.places[element]
    guard let title = slots.title, isPresent(element, at: frame), isPresent(element, at: frame - 1),
      let now = number(slots.alpha, at: frame), let next = number(slots.alpha, at: frame + 1)
    else { return false }
    return next > now
      && (evenAlike || tracks[title].value(at: frame) != tracks[title].value(at: frame - 1))
  }

  /// Whether an item had a text.
  private func hasText(_ title: Int?, of element: Int, at frame: Int) -> Bool {
    guard isPresent(element, at: frame), let title,
      let value = tracks[title].value(at: frame)
    else { return false }
    let text = trace.text(of: value)
    return !text.isEmpty && text != "nil"
  }

  /// Whether an item that is there has one.
  private func hasText(_ title: Int?, at frame: Int) -> Bool {
    guard let title, let value = tracks[title].value(at: frame) else { return false }
    return value.kind != .none && value.kind != .unset && !trace.text(of: value).isEmpty
  }
}
