import NavSimTrace

/// Titles and buttons that a stand-in copies and the real bar shows as well, at another place, while pages move.
struct DoubledItems {
  private let evidence: Evidence
  private let frames: Range<Int>

  init(_ evidence: Evidence, _ motion: Motion) {
    self.evidence = evidence
    frames = motion.first..<max(min(motion.end, motion.after + 1), motion.first)
  }

  /// For each page the first of its items that is seen twice for long enough.
  func sightings(_ limits: Limits) -> [Sighting] {
    evidence.pages(in: frames).compactMap { page in
      guard evidence.element(page + ".fake") != nil else { return nil }
      return ["title", "left", "right"].lazy.compactMap { sighting(of: $0, page, limits) }.first
    }
  }

  private func sighting(of part: String, _ page: String, _ limits: Limits) -> Sighting? {
    let own = "\(page).fake.\(part)"
    let real = "\(part).\(page)"
    guard evidence.element(own) != nil, evidence.element(real) != nil,
      let first = frames.first(where: { isDoubled(own, real, page, $0, limits) })
    else { return nil }
    let seen = (first..<frames.upperBound).prefix { isDoubled(own, real, page, $0, limits) }
    guard Double(seen.count) >= limits["frames"] else { return nil }
    var sighting = Sighting(
      page + ".fake", at: first, lasting: seen.count,
      "the \(part) of \(page) is seen twice, in the bar and in its stand-in",
      slots: [evidence.slot(own, "x"), evidence.slot(real, "x")].compactMap { $0 },
      shown: [first])
    sighting.blamed = [evidence.slot("bar.content", "alpha"), evidence.slot("bar.bg", "alpha")]
      .compactMap { $0 }
    return sighting.found("twice")
  }

  private func isDoubled(
    _ own: String, _ real: String, _ page: String, _ frame: Int, _ limits: Limits
  ) -> Bool {
    guard evidence.showsOwnBar(of: page, at: frame), evidence.showsContent(at: frame),
      evidence.isShown(own, at: frame), evidence.opacity(of: real, at: frame) > Self.seen,
      evidence.number(page + ".fake.content", "alpha", at: frame) ?? 1 > Self.seen,
      !evidence.isHeldElsewhere(page + ".fake", at: frame),
      let place = evidence.number(own, "x", at: frame),
      let other = evidence.number(real, "x", at: frame), abs(place - other) > limits["peek"],
      evidence.isBetweenEdges(own, at: frame), evidence.isBetweenEdges(real, at: frame)
    else { return false }
    // A bar that lies behind the pages is not seen, and behind an opaque background the stand-in is not.
    return evidence.value("bar", "behind", at: frame) != .flag(true)
      && evidence.paints(at: frame).map(\.opacity).max() ?? 0 < 0.5
  }

  /// From which opacity on a text is read.
  private static let seen = 0.3
}
