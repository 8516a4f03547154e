import NavSimTrace

extension Detector {
  /// Items that should be seen are not, or the other way round.
  static let itemVisibility = Detector(
    "NAV004", "item-visibility", "titles and buttons vanish, blink, or stay behind",
    manual: """
      Looks at each rest with a visible bar. The top page's title (title.NAME), where its item has
      one and no large title or stand-in shows it instead, should be more opaque than 'alpha' and have
      a width, and no other page's title or button should. A page that was on top before with a title, and now
      has none, has lost it; and so has one whose title or button was seen before a movement that
      was taken back and is gone after it, or whose button was there from the beginning, was taken
      away as the page disappeared, and is gone when it is on top again or what was presented over
      it has gone, in the bar or in one of the page's own. So has one whose title or button is
      missing as it comes back, and comes later than sudden-item takes for late. One with a bar of
      its own that has a left button there, and had none over the same stack, has got another
      page's. A button of the top page should not look touched when nothing touches it. A title
      that faded bit by bit while no transition ran is meant to be gone: the bar collapses with
      the scroll. So is that of a first page which has never shown it. In a transition between two
      pages whose bars are visible before and after, the bar's content should not disappear, and a
      title or button that is seen should not vanish at once and come back, by its own opacity or
      that of its place, nor, where a finger gives up, be taken off the bar meanwhile, nor a large
      title, and the text of a back button should not show by more than 'arrow' under the arrow.
      'of' takes the element: no item-visibility of title.B.
      """,
    thresholds: [
      Threshold("alpha", 0.5, "of full", "from which opacity on an item can be seen"),
      Threshold("arrow", 4, "pt", "how much of a text may show under the back arrow"),
    ]
  ) { evidence, limits in
    let lostItems = LostItems(evidence, limits)
    let endless = EndlessTransitions(evidence)
    var found: [Sighting] = []
    for (index, rest) in evidence.rests.enumerated() {
      let wrong = endless.hold(rest.frame) ? [] : wrongItems(at: rest, evidence, limits)
      let lost = lostItems.sightings(at: index) + lostItems.missing(at: index)
      found += wrong + lost.filter { item in !wrong.contains { $0.subject == item.subject } }
    }
    found += evidence.rests.indices.compactMap { strangeButton(at: $0, evidence) }
    found += evidence.rests.flatMap { touchedButtons(at: $0, evidence) }
    for motion in evidence.motions {
      found += gaps(in: motion, evidence, limits)
      found += covered(in: motion, evidence, limits)
      found += evidence.parts(["title.", "left.", "right."], in: around(motion))
        .compactMap { blink(of: $0, in: motion, evidence, limits) }
    }
    for motion in evidence.motions.filter(\.isCancelled) + evidence.ownDrags {
      found += takenOff(in: motion, evidence, limits)
    }
    return found
  }

  /// What code takes off the bar as a finger begins and puts back when it has given up.
  private static func takenOff(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let frames = motion.first..<max(min(motion.end + 2, motion.after), motion.first) + 1
    let beginnings = ["title.", "large-title.", "left.", "right."]
    return evidence.parts(beginnings, in: around(motion)).compactMap { part in
      let changes = evidence.shownChanges(
        of: part, in: frames, before: motion.end, limits["alpha"])
      guard let lost = changes.first, !lost.isThere, let back = changes.dropFirst().first,
        back.isThere, evidence.opacity(of: part, at: lost.frame - 1) > limits["alpha"]
      else { return nil }
      let count = back.frame - lost.frame
      return Sighting(
        part, at: lost.frame, lasting: count,
        "it is gone for \(evidence.count(count)) and comes back",
        slots: ["alpha", "title"].compactMap { evidence.slot(part, $0) }
      ).found("taken", Double(count), grain: 1)
    }
  }

  /// The frames of a motion and the one before them, in which what vanishes at once was seen.
  private static func around(_ motion: Motion) -> Range<Int> {
    motion.first - 1..<max(min(motion.end, motion.after), motion.first) + 1
  }

  private static func wrongItems(
    at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let frame = rest.frame
    guard let top = evidence.top(at: frame), evidence.isShown("bar", at: frame),
      !evidence.isBarAway(at: frame), !evidence.showsOwnBar(of: top, at: frame)
    else { return [] }
    var found: [Sighting] = []
    func see(_ element: String, _ message: String, hidesIt: Double? = nil) {
      let places = [element, "bar.content", "bar"].compactMap { evidence.slot($0, "alpha") }
      // What takes it away is asked about before what is whole.
      let thin = places.filter { slot in
        hidesIt.map { evidence.tracks[slot].value(at: frame)?.number ?? 1 <= $0 } ?? false
      }
      var sighting = Sighting(
        element, at: rest.first, lasting: rest.lasting, message,
        slots: thin + places.filter { !thin.contains($0) }, shown: [frame])
      sighting.blamed = thin
      found.append(sighting.found("rest"))
    }
    let isWanted = evidence.wish(top, "hidden", at: frame) != .flag(true)
    let title = evidence.word(top + ".item", "title", at: frame) ?? ""
    // A text without room is not seen, whatever its opacity; a view of the app's own has the size that it is given.
    let isNarrow =
      evidence.number("title." + top, "width", at: frame) == 0
      && evidence.value("title." + top, "titleView", at: frame) != .flag(true)
    let seen =
      (isNarrow ? 0 : evidence.opacity(of: "title." + top, at: frame))
      + evidence.opacity(of: "bar.content.large-title", at: frame)
    // An active search may have the bar to itself.
    let isSearching = evidence.value("search." + top, "searchActive", at: frame) == .flag(true)
    if isWanted, !isSearching, !title.isEmpty, seen <= limits["alpha"],
      !evidence.hasFaded("title." + top, at: frame), !evidence.isDeclaredUnseen(top, at: frame)
    {
      see(
        "title." + top,
        "\(top) is on top and its title "
          + (seen >= 0.005 ? "is seen at \(percent(seen)) alone" : "cannot be seen")
          + (isNarrow ? ": it has no width" : ""),
        hidesIt: limits["alpha"])
      if isNarrow, let text = evidence.slot(top + ".item", "title"),
        evidence.tracks[text].entries.count > 1
      {
        found[found.count - 1].slots.insert(text, at: 0)
        found[found.count - 1].blamed = [text]
      }
    }
    for page in evidence.pages(at: frame)
    where page != top && !evidence.isInOtherBar(page, at: frame) {
      for part in ["title.", "left.", "right."]
      where evidence.opacity(of: part + page, at: frame) > limits["alpha"] {
        see(part + page, "\(top) is on top and \(part.dropLast()) of \(page) can be seen")
      }
    }
    if isWanted, title.isEmpty, let lost = evidence.lostTitle(of: top, at: rest) {
      see("title." + top, "\(top) was called \"\(lost)\" and has no title now")
    }
    return found
  }

  /// `50 %`: a share of the whole, to the nearest.
  private static func percent(_ share: Double) -> String {
    "\(Int(min(max(share, 0), 1) * 100 + 0.5)) %"
  }

  /// Buttons of the top page that a touch has left pale.
  private static func touchedButtons(at rest: Rest, _ evidence: Evidence) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame) else { return [] }
    return ["left.\(top)", "right.\(top)", "back.\(top).arrow"].filter {
      evidence.value($0, "highlighted", at: rest.frame) == .flag(true)
        && evidence.opacity(of: $0, at: rest.frame) > 0 && !evidence.isPressed(at: rest.frame)
    }.map { element in
      Sighting(
        element, at: rest.first, lasting: rest.lasting,
        "\(element) looks touched, and nothing touches it",
        slots: [evidence.slot(element, "highlighted")].compactMap { $0 }, shown: [rest.frame]
      ).found("touched")
    }
  }

  /// A left button in the top page's own bar that was not there when the stack was the same.
  private static func strangeButton(at index: Int, _ evidence: Evidence) -> Sighting? {
    let rest = evidence.rests[index]
    guard let top = evidence.top(at: rest.frame),
      evidence.isShown(top + ".fake.left", at: rest.frame),
      evidence.showsOwnBar(of: top, at: rest.frame),
      let earlier = evidence.restAlike(top, before: index),
      evidence.showsOwnBar(of: top, at: earlier.frame),
      !evidence.isShown(top + ".fake.left", at: earlier.frame),
      evidence.value("navigation", "stack", at: earlier.frame)
        == evidence.value("navigation", "stack", at: rest.frame)
    else { return nil }
    return Sighting(
      top + ".fake.left", at: rest.first, lasting: rest.lasting,
      "\(top) has a left button, and had none over the same stack",
      slots: [evidence.slot(top + ".fake.left", "title")].compactMap { $0 },
      shown: [earlier.frame, rest.frame]
    ).found("button")
  }

  private static func gaps(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard evidence.showsContent(at: motion.before), evidence.showsContent(at: motion.after)
    else { return [] }
    for slot in ["bar.content", "bar"].compactMap({ evidence.slot($0, "alpha") }) {
      guard (evidence.tracks[slot].value(at: motion.before)?.number ?? 0) > limits["alpha"] else {
        continue
      }
      let changes = evidence.tracks[slot].changes(in: motion.wholeFrames)
      guard let lost = changes.first(where: { ($0.after.number ?? 1) <= limits["alpha"] }),
        !evidence.showsItemsElsewhere(at: lost.frame)
      else { continue }
      let back = changes.first { $0.frame > lost.frame && ($0.after.number ?? 0) > limits["alpha"] }
      let until = back?.frame ?? motion.after + 1
      let left =
        changes.filter { $0.frame >= lost.frame && $0.frame < until }
        .map { $0.after.number ?? 0 }.min() ?? 0
      return [
        Sighting(
          "bar.content", at: lost.frame, lasting: until - lost.frame,
          "titles and buttons are \(left >= 0.005 ? "seen at \(percent(left)) alone" : "not seen") "
            + (lost.frame < motion.end ? "in the transition" : "as the transition ends"),
          slots: [slot]
        ).found("transition")
      ]
    }
    return []
  }

  /// The text of a back button that is drawn through the arrow.
  private static func covered(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    evidence.parts(["back."], in: motion.frames).compactMap { part -> Sighting? in
      guard let slot = evidence.slot(part, "underArrow") else { return nil }
      let seen = evidence.tracks[slot].changes(in: motion.frames).first { change in
        (change.after.number ?? 0) > limits["arrow"] && evidence.showsContent(at: change.frame)
          && evidence.opacity(of: part, at: change.frame) > 0.1
      }
      guard let seen else { return nil }
      return Sighting(
        part, at: seen.frame, "\(evidence.text(of: seen.after)) pt of it show under the arrow",
        slots: [slot]
      ).found("arrow", seen.after.number ?? 0, grain: limits["arrow"])
    }
  }

  /// A part that is seen, is gone in the next frame and comes back before the motion is over.
  private static func blink(
    of part: String, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let slots = evidence.opacitySlots(of: part)
    let frames = motion.first..<max(min(motion.end, motion.after), motion.first) + 1
    func changes(_ frames: Range<Int>) -> [Int] {
      Set(slots.flatMap { evidence.tracks[$0].changes(in: frames).map(\.frame) }).sorted()
    }
    let lost = changes(frames).first { frame in
      evidence.opacity(of: part, at: frame - 1) > limits["alpha"]
        && evidence.opacity(of: part, at: frame) <= 0.1 && evidence.showsContent(at: frame)
        && !evidence.showsItemsElsewhere(at: frame)
    }
    guard let lost else { return nil }
    let back = changes(lost + 1..<frames.upperBound + 1).first {
      evidence.opacity(of: part, at: $0) > limits["alpha"]
    }
    guard let back else { return nil }
    return Sighting(
      part, at: lost, lasting: back - lost,
      "it is gone for \(evidence.count(back - lost)) and comes back", slots: slots
    ).found("blink", Double(back - lost), grain: 1)
  }
}

extension Evidence {
  /// Whether a page's item stands in the bar of another controller, where it belongs.
  func isInOtherBar(_ page: String, at frame: Int) -> Bool {
    trace.elements.indices.contains { index in
      let name = trace.elements[index].name
      guard name == "navigation" || name.hasPrefix("navigation."), index != element("navigation"),
        isPresent(index, at: frame), let slot = trace.slot("items", of: index),
        let items = tracks[slot].value(at: frame)
      else { return false }
      return trace.text(of: items).split(separator: ">").contains { $0 == page }
    }
  }

  /// The opacity of an item's part as the screen shows it: through its slot and the bar; 0 where
  /// it is not there.
  func opacity(of element: String, at frame: Int) -> Double {
    guard let index = self.element(element), isPresent(index, at: frame) else { return 0 }
    var opacity = 1.0
    for place in [index, usual.content, usual.bar, place(of: element)] {
      guard let place, isPresent(place, at: frame) else { continue }
      let slots = names.places[place]
      if isYes(slots.hidden, at: frame) { return 0 }
      opacity *= number(slots.alpha, at: frame) ?? 1
    }
    return opacity
  }

  /// The slot of the bar in which an item's part stands.
  private func place(of part: String) -> Int? {
    if part.hasPrefix("title.") { return usual.title }
    if part.hasPrefix("left.") { return usual.left }
    if part.hasPrefix("right.") { return usual.right }
    return part.hasPrefix("back.") ? usual.back : nil
  }

  /// Whether an item lost its opacity in several steps since the last transition, and since it was last whole: on purpose.
  fileprivate func hasFaded(_ element: String, at frame: Int) -> Bool {
    let end = motions.last { $0.first <= frame }?.end ?? -1
    guard end < frame else { return false }
    return [element, "bar.content.title", "bar.content", "bar"].contains { name in
      // What is whole again takes nothing away.
      guard let slot = slot(name, "alpha"), tracks[slot].value(at: frame)?.number ?? 0 < 1 else {
        return false
      }
      // What comes or goes does not fade.
      let element = trace.slots[slot].element
      let steps = tracks[slot].changes(in: end + 1..<frame + 1).filter {
        isPresent(element, at: $0.frame) && isPresent(element, at: $0.frame - 1)
      }
      let sinceWhole = steps.reversed().prefix { $0.after.number ?? 1 < 1 }
      return steps.count > 2 && sinceWhole.count > 1
    }
  }

  /// Whether the first page has never shown its title, though it was on top from the start: it is declared
  /// so, as one that comes with the content.
  fileprivate func isDeclaredUnseen(_ page: String, at frame: Int) -> Bool {
    guard let element = element("title." + page), top(at: -1) == page else { return false }
    let hasBeen = presence[element].entries.contains {
      $0.frame <= frame && $0.value == .flag(true)
    }
    guard hasBeen, let width = slot("title." + page, "width") else { return !hasBeen }
    return !tracks[width].entries.contains { $0.frame <= frame && $0.value.number ?? 1 != 0 }
  }

  /// The title that a page had when it was last at rest on top, where it came back without one.
  fileprivate func lostTitle(of page: String, at rest: Rest) -> String? {
    guard let index = rests.firstIndex(where: { $0.frame == rest.frame }),
      let earlier = earlierRest(of: page, before: index),
      let had = word(page + ".item", "title", at: earlier.frame), !had.isEmpty,
      (number("title." + page, "width", at: rest.frame) ?? 0) == 0
    else { return nil }
    return had
  }

  /// Whether a stand-in with items of its own is on the screen.
  func showsItemsElsewhere(at frame: Int) -> Bool {
    pages(at: frame).contains { page in
      guard let title = element(page + ".fake.title") else { return false }
      return isPresent(title, at: frame) && showsOwnBar(of: page, at: frame)
    }
  }
}
