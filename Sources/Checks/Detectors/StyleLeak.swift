import NavSimTrace

extension Detector {
  /// A page at rest shows another page's look.
  static let styleLeak = Detector(
    "NAV003", "style-leak", "the look at rest is another page's, not the top page's",
    manual: """
      Looks at each rest. Where the top page says what it wants (wants barTintColor, tintColor,
      titleColor), the colour that is seen there should not be nearer to another page's wish: the
      bar's at eye.centre, that of the buttons at bar.content.tintColor, that of the title at
      title.NAME.color; what cannot be seen does not count, nor what lies under something
      presented. And a page that was at rest before with one colour of the bar, and now has, by more
      than 'color', another, shows a leak if that is the one with which another page has rested since,
      unless the page's own code wrote it, or it came while a page rested: that was chosen for all.
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
    if evidence.showsRealBackground(at: rest.frame), !evidence.isCard(at: rest.frame) {
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
        evidence.subject(of: slot), at: rest.first, lasting: rest.lasting,
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
    guard let earlierIndex = earlier, case let earlier = rests[earlierIndex],
      let top = evidence.top(at: rest.frame),
      let slot = evidence.slot("eye", "centre"),
      let now = evidence.tracks[slot].value(at: rest.frame)
    else { return [] }
    let track = evidence.tracks[slot]
    func isNow(_ frame: Int) -> Bool {
      ColorDistance.between(now, track.value(at: frame)) <= limits["color"]
    }
    guard evidence.showsRealBar(at: earlier.frame) == evidence.showsRealBar(at: rest.frame),
      let then = track.value(at: earlier.frame), !isNow(earlier.frame),
      !evidence.isCard(at: rest.frame),
      !evidence.wrote(now, not: then, top, from: earlier.frame + 1, to: rest.frame),
      let stays = stays(between: earlierIndex, and: index, of: evidence),
      !stays.contains(where: { !isNow($0.first) && isNow($0.frame) }),
      let other = stays.last(where: {
        evidence.showsRealBackground(at: $0.frame) && isNow($0.frame)
      })
    else { return [] }
    return [
      Sighting(
        "eye.centre", at: rest.first, lasting: rest.lasting,
        "\(top) is on top again and shows \(evidence.text(of: now)) as \(other.page) did; "
          + "it showed \(evidence.text(of: then)) before",
        slots: [slot, evidence.slot("bar", "barTintColor")].compactMap { $0 },
        shown: [earlier.frame, rest.frame])
    ]
  }
}

extension Detector {
  /// The other pages that rested between two rests of one, each with the first and the last frame of
  /// its stay; nil where none did, or nobody knows who.
  fileprivate static func stays(
    between earlier: Int, and index: Int, of evidence: Evidence
  ) -> [(page: String, first: Int, frame: Int)]? {
    var stays: [(page: String, first: Int, frame: Int)] = []
    for rest in evidence.rests[earlier + 1..<index]
    where !evidence.isUnderPresented(at: rest.frame) {
      guard let page = evidence.top(at: rest.frame) else { return nil }
      if let last = stays.last, last.page == page {
        stays[stays.count - 1].frame = rest.frame
      } else {
        stays.append((page, rest.first, rest.frame))
      }
    }
    return stays.isEmpty ? nil : stays
  }
}

extension Evidence {
  /// Whether a line of a page's own gave the bar a colour that is nearer to what is seen than to what was
  /// seen, or an image or appearance, of which no colour is known.
  fileprivate func wrote(
    _ seen: TraceValue, not before: TraceValue, _ page: String, from first: Int, to last: Int
  ) -> Bool {
    let fields = [
      "barTintColor", "backgroundColor", "backgroundImage", "standardAppearance",
      "scrollEdgeAppearance",
    ]
    return fields.contains { field in
      guard let slot = slot("bar", field), wasWritten(slot, by: page, from: first, to: last),
        let value = tracks[slot].value(at: last)
      else { return false }
      return value.kind != .color
        || ColorDistance.between(value, seen) < ColorDistance.between(value, before)
    }
  }
}

/// What pages wanted at the last rest at which they wanted anything: carried from rest to rest.
private struct LastWishes {
  private struct Wish {
    let page: String
    var value: TraceValue?
  }
  private var wishes: [String: [Wish]] = [:]
  /// Where wishes change, by the frame, and how many of them are read.
  private var changes: [(frame: Int, property: String, wish: Int)] = []
  private var count = 0

  init(_ evidence: Evidence) {
    for property in ["barTintColor", "tintColor", "titleColor"] {
      var asked: [Wish] = []
      for page in evidence.pages {
        guard let track = evidence.track(page + ".wants", property) else { continue }
        for entry in track.entries { changes.append((entry.frame, property, asked.count)) }
        asked.append(Wish(page: page, value: nil))
      }
      wishes[property] = asked
    }
    changes.sort { $0.frame < $1.frame }
  }

  mutating func note(at frame: Int, _ evidence: Evidence) {
    while count < changes.count, changes[count].frame <= frame {
      let (_, property, wish) = changes[count]
      count += 1
      guard let page = wishes[property]?[wish].page,
        let value = evidence.wish(page, property, at: frame)
      else { continue }
      wishes[property]?[wish].value = value
    }
  }

  /// The first page whose wish is so, in the trace's order.
  func first(of property: String, where isWanted: (String, TraceValue) -> Bool) -> String? {
    wishes[property]?.first { wish in wish.value.map { isWanted(wish.page, $0) } ?? false }?.page
  }
}
