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
    return evidence.rests.indices.flatMap { index -> [Sighting] in
      let found = wrongWishes(at: evidence.rests[index], evidence, limits)
      let top = evidence.top(at: evidence.rests[index].frame)
      defer { if let top { last[top] = index } }
      return found.contains { $0.subject == "eye.centre" }
        ? found : found + wrongColors(at: index, since: top.flatMap { last[$0] }, evidence, limits)
    }
  }

  private static func wrongWishes(
    at rest: Rest, _ evidence: Evidence, _ limits: Limits
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
      let owner = evidence.pages.first { page in
        guard page != top, let other = evidence.lastWish(page, place.wish, until: rest) else {
          return false
        }
        return far - ColorDistance.between(seen, other) > limits["color"]
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
    var began = index - 1
    while began > 0, evidence.top(at: rests[began - 1].frame) == page { began -= 1 }
    guard let other = rests[..<index].last, page != top,
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

extension Evidence {
  /// What a page wants at a rest, or wanted at the last one at which it was there.
  fileprivate func lastWish(_ page: String, _ property: String, until rest: Rest) -> TraceValue? {
    rests.last { $0.frame <= rest.frame && wish(page, property, at: $0.frame) != nil }
      .flatMap { wish(page, property, at: $0.frame) }
  }
}
