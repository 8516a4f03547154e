import NavSimTrace

extension Detector {
  /// A page at rest shows another page's look.
  static let styleLeak = Detector(
    "NAV003", "style-leak", "the look at rest is another page's, not the top page's",
    manual: """
      Looks at each rest, and only at what the top page wants: a page that wants nothing cannot be
      wronged. The real bar's barTintColor, tintColor and titleColor, where the bar is visible,
      should be the wish; where one is another page's wish instead, it has leaked. The colour that
      the eye sees counts too: a page that was at rest before with one colour and now has, by more
      than 'color', another, which is the one that the page before it was seen with.
      'of' takes the property or the point: no style-leak of bar.tintColor.
      """,
    thresholds: [Threshold("color", 0.12, "of full", "how far a seen colour may differ")]
  ) { evidence, limits in
    let rests = evidence.rests
    return rests.indices.flatMap { index in
      wrongFields(at: rests[index], evidence)
        + wrongColors(at: index, rests, evidence, limits)
    }
  }

  private static let fields = ["barTintColor", "tintColor", "titleColor"]

  private static func wrongFields(at rest: Rest, _ evidence: Evidence) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame), evidence.showsContent(at: rest.frame) else {
      return []
    }
    return fields.compactMap { field in
      guard let wish = evidence.wish(top, field, at: rest.frame),
        let found = evidence.value("bar", field, at: rest.frame), found != wish,
        let owner = evidence.pages.first(where: { page in
          page != top && evidence.wish(page, field, at: rest.frame) == found
        }),
        field != "barTintColor" || evidence.isShown("bar.bg", at: rest.frame),
        let slot = evidence.slot("bar", field)
      else { return nil }
      return Sighting(
        "bar." + field, at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) is on top and wants \(evidence.text(of: wish)), the bar has "
          + "\(evidence.text(of: found)), which \(owner) wants", slots: [slot],
        shown: [rest.frame])
    }
  }

  private static func wrongColors(
    at index: Int, _ rests: [Rest], _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    let rest = rests[index]
    guard index > 0, let top = evidence.top(at: rest.frame),
      evidence.trace.element(top + ".wants") != nil,
      let earlier = rests[..<index].last(where: { evidence.top(at: $0.frame) == top }),
      let other = rests[..<index].last(where: { evidence.top(at: $0.frame) != top }),
      let slot = evidence.slot("eye", "centre")
    else { return [] }
    let track = evidence.tracks[slot]
    let now = track.value(at: rest.frame)
    guard ColorDistance.between(now, track.value(at: earlier.frame)) > limits["color"],
      ColorDistance.between(now, track.value(at: other.frame)) <= limits["color"],
      let now, let then = track.value(at: earlier.frame)
    else { return [] }
    return [
      Sighting(
        "eye.centre", at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) is on top again and shows \(evidence.text(of: now)), which it did not before: "
          + evidence.text(of: then), slots: [slot], shown: [earlier.frame, rest.frame])
    ]
  }
}
