import NavSimTrace
import NavSimVocabulary

extension Detector {
  /// A page at rest shows another page's look.
  static let styleLeak = Detector(
    "NAV003", "style-leak", "the look at rest is another page's, not the top page's",
    manual: """
      Looks at each rest. Where the top page says what it wants (wants barTintColor, tintColor,
      titleColor), the colour that is seen there should not be nearer to another page's wish: the
      bar's at eye.centre, that of the buttons at bar.content.tintColor, that of the title at
      title.NAME.color; what cannot be seen does not count, nor what lies under something
      presented. And a page that was at rest before with one colour of the bar, of its buttons or
      of its title, and now has, by more than 'color', another, shows a leak if that is the one
      with which another page has rested since, or, where the bar is clear or sheer, if it paints
      what it painted over that page, code has changed its fields meanwhile and the eye sees
      another colour in the bar or in its hairline; unless the page's
      own code wrote it, the mode is another and no page's code has painted the bar since, or it
      came while a page rested, which was chosen for all: but not by what that page, or one that comes
      into it, does as it is scrolled, shows the keyboard, appears or is laid out. And what the top page's code
      wrote in a transition (barTintColor, tintColor, titleColor) should be seen behind it, and
      not a colour that the page which it replaced wrote over it as it left. While a page is on
      top, no page that lies below it and cannot be seen should write over the look that it has
      given the bar itself; and what a page that was added to it wrote over that look should go with
      that page. Where none of that is told, an opacity of the bar or of its background is
      a leak that another page's callback has given it, that stays as the page is on top again, and
      through which the eye sees another colour than before.
      'of' takes the property or the point: no style-leak of eye.centre.
      """,
    thresholds: [Threshold("color", 0.12, "of full", "how far a seen colour may differ")]
  ) { evidence, limits in
    // The rest in which each page was last on top.
    var last: [String: Int] = [:]
    var wishes = LastWishes(evidence)
    return evidence.rests.indices.flatMap { index -> [Sighting] in
      wishes.note(at: evidence.rests[index].frame, evidence)
      if evidence.isUnderPresented(at: evidence.rests[index].frame) { return [] }
      let wrong = wrongWishes(at: evidence.rests[index], wishes, evidence, limits)
      let found =
        wrong
        + overwritten(at: index, evidence, limits).filter { leak in
          !wrong.contains { $0.subject == leak.subject }
        }
      let top = evidence.tops[index]
      defer { if let top { last[top] = index } }
      let others = fromBelow(at: index, evidence, limits) + fromChild(at: index, evidence, limits)
      let all =
        found + others.filter { leak in !found.contains { $0.subject == leak.subject } }
      let earlier = top.flatMap { last[$0] }
      let colors = wrongColors(at: index, since: earlier, evidence, limits).filter { leak in
        !all.contains { $0.subject == leak.subject }
      }
      if !all.isEmpty || !colors.isEmpty { return all + colors }
      return leftOpacities(at: index, since: earlier, evidence, limits)
    }
  }

  /// Colours that a page which nobody sees wrote over those of the page on top.
  private static func fromBelow(
    at index: Int, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard index > 0 else { return [] }
    let rest = evidence.rests[index]
    return evidence.writesFromBelow(since: evidence.rests[index - 1].frame, at: rest.frame)
      .compactMap { write in
        let moves = evidence.motions.first { $0.first > rest.frame }?.first
        let end = min(
          evidence.tracks[write.seen].end(ofValueAt: rest.frame) ?? evidence.lastFrame + 1,
          moves ?? evidence.lastFrame + 1)
        return writtenOver(
          write, "which lies below it", from: write.frame, lasting: end - write.frame, at: rest,
          evidence, limits)
      }
  }

  /// Colours that a page which was added to the page on top wrote over those of that, and left as it was taken away.
  private static func fromChild(
    at index: Int, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard index > 0 else { return [] }
    let rest = evidence.rests[index]
    return evidence.writesOfChildren(since: evidence.rests[index - 1].frame, at: rest.frame)
      .filter { !evidence.isModeAlone($0.seen, from: $0.frame - 1, to: rest.frame) }
      .compactMap { write in
        writtenOver(
          write, "which was added to it and is gone", from: rest.first, lasting: rest.lasting,
          at: rest, evidence, limits)
      }
  }

  /// What another page wrote over the look of the page on top, where it is seen in a rest.
  private static func writtenOver(
    _ write: Evidence.WriteFromBelow, _ whose: String, from first: Int, lasting: Int,
    at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let track = evidence.tracks[write.seen]
    guard let top = evidence.top(at: rest.frame), let now = track.value(at: rest.frame),
      let then = track.value(at: write.frame - 1),
      ColorDistance.between(then, now) > limits["color"]
    else { return nil }
    return Sighting(
      evidence.subject(of: write.seen), at: first, lasting: lasting,
      "\(top) is on top and showed \(evidence.text(of: then)); \(evidence.text(of: now)) is "
        + "seen, as \(write.page), \(whose), wrote over it",
      slots: [write.seen], shown: [write.frame - 1, rest.frame]
    ).blaming([write.field])
  }

  private static func wrongWishes(
    at rest: Rest, _ wishes: LastWishes, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame), evidence.showsContent(at: rest.frame),
      !evidence.showsOwnBar(of: top, at: rest.frame)
    else { return [] }
    return ["barTintColor", "tintColor", "titleColor"].compactMap { field in
      guard let slot = evidence.slot(ofField: field, top, at: rest.frame),
        let wish = evidence.wish(top, field, at: rest.frame), wish.kind == .color,
        let seen = evidence.tracks[slot].value(at: rest.frame)
      else { return nil }
      let far = ColorDistance.between(seen, wish)
      let owner = wishes.first(of: field) { page, other in
        page != top && far - ColorDistance.between(seen, other) > limits["color"]
      }
      guard let owner else { return nil }
      return Sighting(
        evidence.subject(of: slot), at: rest.first, lasting: rest.lasting,
        "\(top) is on top and wants \(field)=\(evidence.text(of: wish)); "
          + "\(evidence.text(of: seen)) is seen, as \(owner) wants",
        slots: [slot, evidence.slot("bar", field)].compactMap { $0 }, shown: [rest.frame]
      ).found("\(top).\(field)")
    }
  }

  /// Colours that the page which has left wrote over those of the page that has come.
  private static func overwritten(
    at index: Int, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let rest = evidence.rests[index]
    guard let motion = rest.motion, index > 0, evidence.rests[index - 1].motion != motion,
      let top = evidence.top(at: rest.frame), !evidence.showsOwnBar(of: top, at: rest.frame)
    else { return [] }
    return evidence.overwrites(in: evidence.motions[motion]).compactMap { write in
      guard let slot = evidence.slot(ofField: write.field, top, at: rest.frame),
        let seen = evidence.tracks[slot].value(at: rest.frame),
        ColorDistance.between(seen, write.own) - ColorDistance.between(seen, write.other)
          > limits["color"]
      else { return nil }
      let first = max(rest.first, write.frame)
      return Sighting(
        evidence.subject(of: slot), at: first, lasting: rest.last - first + 1,
        "\(top) is on top and wrote \(write.field)=\(evidence.text(of: write.own)); "
          + "\(evidence.text(of: seen)) is seen, as \(write.page), which has left, wrote over it",
        slots: [slot], shown: [write.frame - 1, rest.frame]
      ).blaming([evidence.slot("bar", write.field)].compactMap { $0 })
    }
  }

  /// Looks that another page has rested with since the top page was on top last, and that stayed.
  private static func wrongColors(
    at index: Int, since earlier: Int?, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let earlier, let top = evidence.tops[index],
      let stays = stays(between: earlier, and: index, of: evidence)
    else { return [] }
    return Look.allCases.compactMap { look in
      wrong(look, of: top, at: index, since: earlier, stays, evidence, limits)
    }
  }

  private static func wrong(
    _ look: Look, of top: String, at index: Int, since earlier: Int, _ stays: [Stay],
    _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let (earlier, rest) = (evidence.rests[earlier], evidence.rests[index])
    guard let slot = evidence.slot(of: look, top, at: rest.frame),
      let now = evidence.value(slot, rest.frame),
      let then = evidence.value(slot, earlier.frame),
      // Of a card's bar that is sheer nobody knows what shines through.
      look != .ground || !evidence.isCard(at: rest.frame)
        || [now, then].allSatisfy({ $0.packedColor & 0xFF == 0xFF })
    else { return nil }
    // What shows through a sheer bar is each page's own.
    let paint = look == .ground ? evidence.leftPaint(from: earlier.frame, at: rest.frame) : nil
    func isSeen(_ page: String, _ frame: Int) -> Bool {
      let value = evidence.slot(of: look, page, at: frame).flatMap { evidence.value($0, frame) }
      return value.map { ColorDistance.between(now, $0) <= limits["color"] } ?? false
    }
    func isNow(_ page: String, _ frame: Int) -> Bool {
      guard let paint, evidence.showsRealBar(at: frame) else { return isSeen(page, frame) }
      return evidence.paint(at: frame) == paint
    }
    guard evidence.shows(look, of: top, at: earlier.frame, and: rest.frame),
      !isNow(top, earlier.frame), !evidence.isModeAlone(slot, from: earlier.frame, to: rest.frame),
      !evidence.wrote(look, now, not: then, top, from: earlier.frame + 1, to: rest.frame),
      !stays.contains(where: { stay in
        !isNow(stay.page, stay.first) && isNow(stay.page, stay.frame)
          && !evidence.givesByItself(look, stay.page, from: stay.first, to: stay.frame)
      }),
      let other = stays.last(where: {
        (look != .ground || paint != nil || evidence.showsRealBackground(at: $0.frame))
          && isNow($0.page, $0.frame)
      })
    else { return nil }
    guard
      let place = evidence.changedPlace(slot, from: earlier.frame, to: rest.frame, limits["color"])
    else { return nil }
    let seen = evidence.tracks[place].value(at: rest.frame).map(evidence.text) ?? ""
    let before = evidence.tracks[place].value(at: earlier.frame).map(evidence.text) ?? ""
    return Sighting(
      evidence.subject(of: slot), at: rest.first, lasting: rest.lasting,
      "\(top) is on top again and "
        + (place == slot && isSeen(other.page, other.frame)
          ? "shows \(seen) as \(other.page) did; it showed \(before) before"
          : "its bar is \(paint?.isEmpty == true ? "as clear" : "painted") as on \(other.page): "
            + "\(seen) is seen\(place == slot ? "" : " in its hairline"), and \(before) was before"),
      slots: [place, evidence.slot("bar", look.fields[0])].compactMap { $0 },
      shown: [earlier.frame, rest.frame]
    ).blaming(paint == nil ? [] : evidence.grounds(from: earlier.frame, to: rest.frame))
  }
}

/// What of the bar's look stays behind.
private enum Look: CaseIterable {
  case ground, tint, title

  /// The fields of the bar that give it.
  var fields: [String] {
    let appearances = ["standardAppearance", "scrollEdgeAppearance"]
    switch self {
    case .ground: return ["barTintColor", "backgroundColor", "backgroundImage"] + appearances
    case .tint: return ["tintColor"] + appearances
    case .title: return ["titleColor", "barStyle"] + appearances
    }
  }
}

extension Evidence {
  /// Where a look is seen while a page is on top.
  fileprivate func slot(of look: Look, _ page: String, at frame: Int) -> Int? {
    switch look {
    // The bar of a card is not where the eye looks.
    case .ground: isCard(at: frame) ? slot("bar.bg", "color") : slot("eye", "centre")
    case .tint: slot("bar.content", "tintColor")
    case .title: slot("title." + page, "color")
    }
  }

  /// Where the eye sees that a look is another one: in its own place, or else in the bar's hairline; nil where nobody
  /// sees it.
  fileprivate func changedPlace(
    _ slot: Int, from first: Int, to last: Int, _ limit: Double
  ) -> Int? {
    if value(slot, first) != value(slot, last) { return slot }
    guard isOfEye(slot), let line = self.slot("eye", "hairline") else { return nil }
    return ColorDistance.between(value(line, first), value(line, last)) > limit ? line : nil
  }

  fileprivate func value(_ slot: Int, _ frame: Int) -> TraceValue? {
    tracks[slot].value(at: frame).flatMap { $0.kind == .color ? $0 : nil }
  }

  /// What the real bar paints of itself.
  fileprivate func paint(at frame: Int) -> [Paint] {
    paints(at: frame).map { Paint(color: $0.color, opacity: $0.opacity) }
  }

  /// What a sheer bar paints in a frame, where it painted something else before and code has given it another look
  /// meanwhile; nil where nothing shines through it, or it is as before.
  fileprivate func leftPaint(from first: Int, at frame: Int) -> [Paint]? {
    let now = paint(at: frame)
    guard showsRealBar(at: frame), now.allSatisfy({ $0.opacity < 0.99 }), now != paint(at: first),
      case let grounds = grounds(from: first, to: frame),
      grounds.contains(where: { givesLook($0, at: frame) })
    else { return nil }
    return now
  }

  /// Whether a field counts for the look of a frame: the bar's own where the look is the bar's, not an item's.
  private func givesLook(_ slot: Int, at frame: Int) -> Bool {
    if subject(of: slot).hasPrefix("bar.bg") { return true }
    let look = trace.looks.last { look in
      look.part == .background && look.frame <= frame
        && trace.elements[Int(look.bar)].name == trace.elements[trace.slots[slot].element].name
    }
    guard let look else { return true }
    // A look that nobody has given is UIKit's, where the field was taken away.
    return look.owner.isEmpty
      ? tracks[slot].value(at: frame).map { $0.kind == .none } ?? true
      : look.property == trace.slots[slot].name
  }

  /// The fields of the bar's ground that are others than they were.
  fileprivate func grounds(from first: Int, to last: Int) -> [Int] {
    let fields =
      Look.ground.fields.map { ("bar", $0) } + [("bar.bg", "alpha"), ("bar.bg", "hidden")]
    return fields.compactMap { slot($0.0, $0.1) }
      .filter { tracks[$0].value(at: first) != tracks[$0].value(at: last) }
  }

  /// Whether a look of a page is seen in both frames, or in neither where it is the ground's.
  fileprivate func shows(_ look: Look, of page: String, at first: Int, and last: Int) -> Bool {
    switch look {
    case .ground: showsRealBar(at: first) == showsRealBar(at: last)
    case .tint: [first, last].allSatisfy { showsContent(at: $0) && showsTint(of: page, at: $0) }
    case .title:
      [first, last].allSatisfy { frame in
        showsContent(at: frame) && opacity(of: "title." + page, at: frame) > 0.5
          && hasText("title." + page, at: frame)
      }
    }
  }

  /// Whether a button of a page has the tint of the bar.
  private func showsTint(of page: String, at frame: Int) -> Bool {
    ["left.\(page)", "right.\(page)", "back.\(page).arrow"].contains { name in
      isShown(name, at: frame) && value(name, "color", at: frame) != nil
        && value(name, "color", at: frame) == value("bar.content", "tintColor", at: frame)
    }
  }
}

/// A part of the bar's background as it is on screen.
private struct Paint: Equatable {
  let color: TraceValue
  let opacity: Double
}

extension Evidence {
  /// Whether a line of a page's own gave the bar a colour that is nearer to what is seen than to what was
  /// seen, or an image or appearance, of which no colour is known.
  fileprivate func wrote(
    _ look: Look, _ seen: TraceValue, not before: TraceValue, _ page: String, from first: Int,
    to last: Int
  ) -> Bool {
    look.fields.contains { field in
      guard let slot = slot("bar", field), wasWritten(slot, by: page, from: first, to: last),
        let value = tracks[slot].value(at: last)
      else { return false }
      return value.kind != .color
        || ColorDistance.between(value, seen) < ColorDistance.between(value, before)
    }
  }
}

extension Evidence {
  /// What a page does without being asked: what it writes then is for itself.
  private static let unasked: Set<Hook> = [
    .scrollViewDidScroll, .keyboardWillShow, .keyboardWillHide, .viewDidLoad, .viewWillAppear,
    .viewIsAppearing, .viewDidAppear, .updateViewConstraints, .viewWillLayoutSubviews,
    .viewDidLayoutSubviews, .viewLayoutMarginsDidChange, .viewSafeAreaInsetsDidChange,
    .viewWillTransition,
  ]

  /// Whether all that the lines of a page on top, and of those that came into it, gave the bar's look in some frames was
  /// given in callbacks that are nobody's choice.
  fileprivate func givesByItself(
    _ look: Look, _ page: String, from first: Int, to last: Int
  ) -> Bool {
    var fields = look.fields.map { ("bar", $0) }
    if look == .ground { fields += [("bar.bg", "alpha"), ("bar.bg", "hidden")] }
    let written = fields.compactMap { slot($0.0, $0.1) }.filter {
      wasWritten($0, by: page, from: first, to: last) || wasWrittenByPart($0, from: first, to: last)
    }
    return !written.isEmpty
      && written.allSatisfy { slot in
        lastCause(of: slot, at: last).flatMap(Self.hook).map(Self.unasked.contains) ?? false
      }
  }

  /// Whether the last that wrote a slot, in some frames, is a line of a page that is on no stack.
  private func wasWrittenByPart(_ slot: Int, from first: Int, to last: Int) -> Bool {
    guard let writer = tracks[slot].writer(at: last), writer.frame >= first else { return false }
    let page = trace.page(ofCause: writer.cause)
    return !page.isEmpty && !isOnStack(page, at: last)
  }

  /// The hook of a cause that is a line of code: `[guard] on HOOK …`.
  static func hook(_ cause: String) -> Hook? {
    var words = cause.wordsBehindGuards
    guard words.popFirst() == "on", let name = words.first else { return nil }
    return Hook(name: String(name.prefix { $0 != "." })) ?? Hook(name: String(name))
  }
}
