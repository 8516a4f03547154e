import NavSimTrace

extension Detector {
  /// The bar changes while nothing goes on.
  static let unasked = Detector(
    "NAV025", "unasked",
    "between two transitions, while nobody does anything, the bar changes before one's eyes",
    manual: """
      Looks at the frames in which no action runs, from 'tail' frames behind its last on. In one frame
      the whole bar jumps to another colour (eye.left, eye.centre and eye.right, by more than
      'color'), the buttons or the title do, the bar comes or goes or moves by more than 'step', its
      hairline comes or goes, an item of the top page is hidden, or, more than half a second behind a
      transition, the page's content moves by more than 'step'. What takes several frames is an
      animation, and meant; so is a new text or button. But a button or title that is away for half
      a second at most, and back as it was, has blinked, and a button or title view whose text stays and that is
      wider or narrower by more than 'step' jumps. What an action of the scenario does
      shows in its own frame and is none, nor what comes while code presents or dismisses something.
      Where a controller has just come, presented, from below what lay over it, or as a tab that
      fades in, the bar's place and the content are looked at from the frame of the end on, and so
      they are while a finger drags the controller's card and gives up; nor should the bar come or
      go for that drag. In the first frame in which a page is scrolled again the bar should not jump
      to the colour that it had when the page was scrolled as far before.
      'of' takes what it is seen on: no unasked of eye.
      """,
    thresholds: [
      Threshold("color", 0.1, "OKLab", "how far a colour jumps"),
      Threshold("step", 3, "pt", "how far the bar or content jumps"),
      Threshold("tail", 2, "frames at 60 Hz", "how long after an action a change is still its own"),
    ]
  ) { evidence, limits in
    let tail = Int(min(limits["tail"], 1000))
    let late = (evidence.lateStretches + evidence.partlyUncovered).flatMap { late in
      evidence.jumpsInWays(
        in: late.end..<max(min(late.after, late.end + tail), late.end) + 1, "nothing goes on",
        limits)
    }
    let dragged = evidence.ownDrags.flatMap { drag -> [Sighting] in
      let jumps = evidence.jumpsInWays(in: drag.frames, "the card is dragged", limits)
      let turn = evidence.barThatTurns(in: drag)
      return jumps + (jumps.contains { $0.subject == "bar" } ? [] : [turn].compactMap { $0 })
    }
    return evidence.rests.flatMap { restless($0, behind: tail, evidence, limits) } + late + dragged
      + evidence.blinks(behind: tail) + evidence.jumpsAsItScrolls(limits["color"])
  }

  /// What changes in a rest.
  private static func restless(
    _ rest: Rest, behind tail: Int, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let start = max(rest.first, -1) + 1 + tail
    guard rest.first >= 0, start <= rest.frame, !evidence.turns(in: start..<rest.frame + 1)
    else { return [] }
    let frames = start..<rest.frame + 1
    let far = min(max(start, rest.first + evidence.halfSecond + 1), rest.frame + 1)
    let found =
      evidence.jumpsOfLook(in: frames, limits["color"])
      + evidence.jumpsOfPlace(in: frames, limits["step"])
      + evidence.jumpsOfHairline(in: frames)
      + evidence.jumpsOfItems(in: frames)
      + evidence.jumpsOfWidth(in: frames, limits["step"])
      + evidence.jumpsOfContent(in: far..<rest.frame + 1, limits["step"])
    return found.filter { !evidence.movesSomethingPresented(at: $0.frame) }
  }
}

extension Evidence {
  /// What jumps where a controller has just come, or is dragged: other detectors look at looks and items there.
  fileprivate func jumpsInWays(
    in frames: Range<Int>, _ words: String, _ limits: Limits
  ) -> [Sighting] {
    (jumpsOfPlace(in: frames, limits["step"], words)
      + jumpsOfContent(in: frames, limits["step"], words)).filter { movesByCode(at: $0.frame) }
  }

  /// Whether code has changed in a frame what moves a bar or content: what UIKit does by itself at the end of a way, as
  /// the growth of a card's bar on iOS 13, is its own.
  private func movesByCode(at frame: Int) -> Bool {
    guard let now = trace.frames.first(where: { $0.number == frame && !$0.isKeyframe }) else {
      return false
    }
    return now.changes.contains { index in
      let change = trace.changes[index]
      guard !change.isPresence, trace.cause(change.cause).map(Checker.isOfCode) ?? false else {
        return false
      }
      return Self.moving.contains(trace.slots[Int(change.slot)].name)
    }
  }

  /// What only code sets, and what moves a bar or content then.
  private static let moving: Set = [
    "hidden", "navigationBarHidden", "prompt", "searchController", "prefersLargeTitles",
    "largeTitleDisplayMode", "additionalSafeAreaTop", "edgesForExtendedLayout",
    "extendedLayoutIncludesOpaqueBars", "translucent", "contentInsetAdjustmentBehavior",
  ]

  /// How far a colour goes in a frame, where it goes much further than in the frames around it.
  func colorJump(_ slot: Int, at frame: Int, over limit: Double) -> Double? {
    func step(_ frame: Int) -> Double {
      PerceivedDistance.between(tracks[slot].value(at: frame - 1), tracks[slot].value(at: frame))
    }
    let size = step(frame)
    guard size > limit, 2 * step(frame - 1) < size, 2 * step(frame + 1) < size else { return nil }
    return size
  }

  fileprivate func jumpsOfLook(in frames: Range<Int>, _ limit: Double) -> [Sighting] {
    var found: [Sighting] = []
    let across = acrossSlots
    if let left = across.first, across.count == 3 {
      for change in tracks[left].changes(in: frames) {
        // An edge of the bar that passes the points is no other look of it.
        guard seesBar(at: change.frame), seesBar(at: change.frame - 1),
          !barMoved(before: change.frame + 1),
          across.allSatisfy({ colorJump($0, at: change.frame, over: limit) != nil })
        else { continue }
        found.append(
          Sighting(
            "eye", at: change.frame,
            "nothing goes on, and the bar jumps from \(text(of: change.before)) to "
              + text(of: change.after), slots: [left] + culprit(at: change.frame, of: left)
          ).found("look"))
      }
    }
    var items: [(slot: Int, isSeen: (Int) -> Bool)] = []
    if let tint = slot("bar.content", "tintColor") {
      items.append((tint, { self.showsContent(at: $0) && self.showsButton(at: $0) }))
    }
    for title in parts(["title."], in: frames) {
      guard let color = slot(title, "color") else { continue }
      items.append(
        (color, { self.opacity(of: title, at: $0) > 0.5 && self.hasText(title, at: $0) }))
    }
    for (slot, isSeen) in items {
      for change in tracks[slot].changes(in: frames)
      where isSeen(change.frame - 1) && isSeen(change.frame)
        && colorJump(slot, at: change.frame, over: limit) != nil
      {
        found.append(
          Sighting(
            subject(of: slot), at: change.frame,
            "nothing goes on, and the colour jumps from \(text(of: change.before)) to "
              + text(of: change.after), slots: [slot]
          ).found("items"))
      }
    }
    return found
  }

  /// Whether a title has letters to be seen.
  func hasText(_ title: String, at frame: Int) -> Bool {
    (number(title, "width", at: frame) ?? 0) > 0
  }

  fileprivate func jumpsOfPlace(
    in frames: Range<Int>, _ limit: Double, _ words: String = "nothing goes on"
  ) -> [Sighting] {
    var found: [Sighting] = []
    for slot in [("bar", "y"), ("bar", "height"), ("bar.bg", "height")]
      .compactMap({ slot($0.0, $0.1) })
    {
      for change in tracks[slot].changes(in: frames)
      where jumps(slot, at: change.frame, over: limit) && seesBar(at: change.frame)
        && seesBar(at: change.frame - 1)
      {
        found.append(
          Sighting(
            subject(of: slot), at: change.frame,
            "\(words), and it jumps from \(way(change))",
            slots: [slot]
          ).found("place"))
      }
    }
    let flags = [("bar", "hidden"), ("bar", "y"), ("bar", "alpha")].compactMap { slot($0.0, $0.1) }
    let turns = Set(flags.flatMap { tracks[$0].changes(in: frames).map(\.frame) }).sorted()
    for frame in turns where seesBar(at: frame) != seesBar(at: frame - 1) {
      // A bar that slides out is gone with the last of many steps, and one that slides in is there with the first.
      guard frame + 1 > lastFrame || seesBar(at: frame + 1) == seesBar(at: frame),
        !tracks[flags[0]].changes(in: frame..<frame + 1).isEmpty, !barMoved(before: frame),
        !seesBar(at: frame) || !movesInCard(at: frame + 1)
      else { continue }
      found.append(
        Sighting(
          "bar", at: frame,
          "\(words), and the bar is \(seesBar(at: frame) ? "there" : "gone") at once",
          slots: flags
        ).found("visibility"))
    }
    return found
  }

  /// A hairline that comes or goes under a bar that stays.
  fileprivate func jumpsOfHairline(in frames: Range<Int>) -> [Sighting] {
    var found: [Sighting] = []
    if let slot = slot("eye", "hairline"), let below = slotBelow {
      for change in tracks[slot].changes(in: frames)
      where tracks[below].changes(in: change.frame..<change.frame + 1).isEmpty
        && seesBar(at: change.frame) && seesBar(at: change.frame - 1)
        && !barMoved(before: change.frame) && !barMoved(before: change.frame + 1)
        && (hairline(at: change.frame - 1) > 0.1) != (hairline(at: change.frame) > 0.1)
        && colorJump(slot, at: change.frame, over: 0.05) != nil
      {
        found.append(
          Sighting(
            "eye.hairline", at: change.frame,
            "nothing goes on, and the hairline is "
              + (hairline(at: change.frame) > 0.1 ? "there" : "gone"), slots: [slot]
          ).found("hairline"))
      }
    }
    return found
  }

  /// Whether the bar moved or faded in the frame before, in the card that holds it.
  private func barMoved(before frame: Int) -> Bool {
    ["x", "alpha"].compactMap { slot("bar", $0) }
      .contains { !tracks[$0].changes(in: frame - 1..<frame).isEmpty }
      || movesInCard(at: frame - 1)
  }

  /// Whether the bar goes up or down in a frame, in the card that holds it or on the screen.
  private func movesInCard(at frame: Int) -> Bool {
    guard let before = placeInCard(at: frame - 1), let now = placeInCard(at: frame) else {
      return placeInCard(at: frame - 1) != placeInCard(at: frame)
    }
    return abs(now - before) > 0.05
  }

  /// How far the bar's upper edge lies below that of the card that holds it, or of the screen.
  private func placeInCard(at frame: Int) -> Double? {
    let card = controller.flatMap { number("presented." + $0, "y", at: frame) } ?? 0
    return number("bar", "y", at: frame).map { $0 - card }
  }

  fileprivate func jumpsOfItems(in frames: Range<Int>) -> [Sighting] {
    parts(["title.", "left.", "right.", "back."], in: frames).compactMap { part in
      let turns = opacitySlots(of: part).flatMap { tracks[$0].changes(in: frames).map(\.frame) }
      let frame = Set(turns).sorted().first { frame in
        element(part).map { isPresent($0, at: frame) && isPresent($0, at: frame - 1) } ?? false
          && showsContent(at: frame) && opacity(of: part, at: frame - 1) > 0.5
          && opacity(of: part, at: frame) <= 0.1
      }
      return frame.map {
        Sighting(
          part, at: $0, "nothing goes on, and it is gone at once",
          slots: [slot(part, "alpha")].compactMap { $0 }
        ).found("item")
      }
    }
  }

  /// The opacities through which an item is seen: its own and that of its place in the bar.
  func opacitySlots(of part: String) -> [Int] {
    var names = [part]
    for place in ["title", "left", "right", "back"] where part.hasPrefix(place + ".") {
      names.append("bar.content." + place)
    }
    return names.flatMap { name in ["alpha", "hidden"].compactMap { slot(name, $0) } }
  }

  fileprivate func jumpsOfContent(
    in frames: Range<Int>, _ limit: Double, _ words: String = "nothing goes on"
  ) -> [Sighting] {
    guard frames.lowerBound < frames.upperBound, let page = top(at: frames.upperBound - 1) else {
      return []
    }
    let slots = [slot("page.\(page).content", "y"), slot("page." + page, "y")].compactMap { $0 }
    return slots.prefix(1).flatMap { slot in
      tracks[slot].changes(in: frames).compactMap { change -> Sighting? in
        guard jumps(slot, at: change.frame, over: limit), isShown("page." + page, at: change.frame)
        else { return nil }
        return Sighting(
          "page." + page, at: change.frame,
          "\(words), and the content jumps from \(way(change))", slots: [slot]
        ).found("content")
      }
    }
  }
}
