import NavSimTrace

extension Detector {
  /// A page at rest shows another page's look.
  static let styleLeak = Detector(
    "NAV003", "style-leak", "the look at rest is another page's, not the top page's",
    manual: """
      Looks at each rest. Where the top page says what it wants (wants barTintColor, tintColor,
      titleColor), the colour that is seen there should not be nearer to another page's wish: the
      bar's at eye.centre, that of the buttons at bar.content.tintColor, that of the title at
      title.NAME.color; what cannot be seen does not count. And a page that was at rest before with
      one colour of the bar, and now has, by more than 'color', another, shows a leak if that is the
      one that the page before it was seen with.
      'of' takes the property or the point: no style-leak of eye.centre.
      """,
    thresholds: [Threshold("color", 0.12, "of full", "how far a seen colour may differ")]
  ) { evidence, limits in
    // The rest in which each page was last on top.
    var last: [String: Int] = [:]
    var wishes = LastWishes(evidence)
    return evidence.rests.indices.flatMap { index -> [Sighting] in
      wishes.note(at: evidence.rests[index].frame, evidence)
      let found = wrongWishes(at: evidence.rests[index], wishes, evidence, limits)
      let top = evidence.top(at: evidence.rests[index].frame)
      defer { if let top { last[top] = index } }
      return found.contains { $0.subject == "eye.centre" }
        ? found : found + wrongColors(at: index, since: top.flatMap { last[$0] }, evidence, limits)
    }
  }

  private static func wrongWishes(
    at rest: Rest, _ wishes: LastWishes, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame), evidence.showsContent(at: rest.frame),
      !evidence.showsOwnBar(of: top, at: rest.frame)
    else { return [] }
    var places: [(wish: String, element: String, property: String)] = []
    if evidence.showsRealBackground(at: rest.frame) {
      places.append(("barTintColor", "eye", "centre"))
    }
    if evidence.showsButton(at: rest.frame) {
      places.append(("tintColor", "bar.content", "tintColor"))
    }
    if evidence.isShown("title." + top, at: rest.frame) {
      places.append(("titleColor", "title." + top, "color"))
    }
    return places.compactMap { place in
      guard let slot = evidence.slot(place.element, place.property),
        let wish = evidence.wish(top, place.wish, at: rest.frame), wish.kind == .color,
        let seen = evidence.tracks[slot].value(at: rest.frame)
      else { return nil }
      let far = ColorDistance.between(seen, wish)
      let owner = wishes.first(of: place.wish) { page, other in
        page != top && far - ColorDistance.between(seen, other) > limits["color"]
      }
      guard let owner else { return nil }
      return Sighting(
        evidence.subject(of: slot), at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) is on top and wants \(place.wish)=\(evidence.text(of: wish)); "
          + "\(evidence.text(of: seen)) is seen, as \(owner) wants",
        slots: [slot, evidence.slot("bar", place.wish)].compactMap { $0 }, shown: [rest.frame])
    }
  }

  private static func wrongColors(
    at index: Int, since earlier: Int?, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let rests = evidence.rests
    let rest = rests[index]
    guard index > 0, let earlier = earlier.map({ rests[$0] }),
      let top = evidence.top(at: rest.frame),
      let slot = evidence.slot("eye", "centre"),
      let now = evidence.tracks[slot].value(at: rest.frame)
    else { return [] }
    let track = evidence.tracks[slot]
    // A look that changed while the other page was at rest was chosen for all pages: by its code, or
    // as what adapts to dark mode.
    let page = evidence.top(at: rests[index - 1].frame)
    guard page != top else { return [] }
    var began = index - 1
    while began > 0, evidence.top(at: rests[began - 1].frame) == page { began -= 1 }
    guard let other = rests[..<index].last,
      track.value(at: rests[began].first) == track.value(at: other.frame),
      evidence.showsRealBar(at: earlier.frame) == evidence.showsRealBar(at: rest.frame),
      evidence.showsRealBackground(at: other.frame), let then = track.value(at: earlier.frame),
      ColorDistance.between(now, then) > limits["color"],
      ColorDistance.between(now, track.value(at: other.frame)) <= limits["color"]
    else { return [] }
    return [
      Sighting(
        "eye.centre", at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) is on top again and shows \(evidence.text(of: now)) as the page before it; "
          + "it showed \(evidence.text(of: then)) before",
        slots: [slot, evidence.slot("bar", "barTintColor")].compactMap { $0 },
        shown: [earlier.frame, rest.frame])
    ]
  }
}

/// What pages wanted at the last rest at which they wanted anything: carried from rest to rest.
private struct LastWishes {
  private struct Wish {
    let page: String
    var value: TraceValue?
  }
  private var wishes: [String: [Wish]] = [:]

  init(_ evidence: Evidence) {
    for property in ["barTintColor", "tintColor", "titleColor"] {
      wishes[property] = evidence.pages.compactMap { page in
        evidence.slot(page + ".wants", property).map { _ in Wish(page: page, value: nil) }
      }
    }
  }

  mutating func note(at frame: Int, _ evidence: Evidence) {
    for (property, asked) in wishes {
      for index in asked.indices {
        if let value = evidence.wish(asked[index].page, property, at: frame) {
          wishes[property]?[index].value = value
        }
      }
    }
  }

  /// The first page whose wish is so, in the trace's order.
  func first(of property: String, where isWanted: (String, TraceValue) -> Bool) -> String? {
    wishes[property]?.first { wish in wish.value.map { isWanted(wish.page, $0) } ?? false }?.page
  }
}
