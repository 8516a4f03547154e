import NavSimTrace

extension Detector {
  /// Two bars are seen at once.
  static let doubleBar = Detector(
    "NAV014", "double-bar",
    "two bars are seen at once, one over or below the other, or a stand-in stays",
    manual: """
      Looks at each rest: a stand-in of a page that is not on top is seen, or the top page's
      stand-in and the real bar's background both are, and it lies at the bar, not at the other
      end of the screen. Where the real bar is opaque and lies over the whole stand-in, the
      stand-in cannot be seen. In a transition both are seen where they share a part of the screen
      and the stand-in reaches more than 'peek' below the real bar, for 'frames' frames or more;
      and a title or a button of a page's item is seen twice there, in the bar and in the page's
      stand-in, at two places. Nor should the bar of a controller inside the page on top begin
      where the bar above it ends, at a rest.
      'of' takes the stand-in, or the bar inside the page: no double-bar of A.fake.
      """,
    thresholds: [
      Threshold("peek", 4, "pt", "how far a stand-in may reach below the real bar"),
      Threshold("frames", 2, "frames", "how long two bars may be seen in a transition"),
    ]
  ) { evidence, limits in
    evidence.rests.flatMap { rest in
      evidence.pages(at: rest.frame).compactMap { double(of: $0, at: rest, evidence, limits) }
    }
      + evidence.motions.flatMap { motion in
        evidence.pages(in: motion.frames).compactMap {
          double(of: $0, in: motion, evidence, limits)
        }
      }
      + stacked(evidence)
      + evidence.motions.flatMap { DoubledItems(evidence, $0).sightings(limits) }
  }

  /// The bars of controllers inside the page on top that begin where the real one ends, each once as long as it
  /// stays so from rest to rest.
  private static func stacked(_ evidence: Evidence) -> [Sighting] {
    guard evidence.controller == nil, !evidence.names.otherControllers.isEmpty else { return [] }
    var found: [Sighting] = []
    var open: [String: Int] = [:]
    for rest in evidence.rests {
      var now: [String: Int] = [:]
      for bar in barsBelow(at: rest.frame, evidence) {
        let index = open[bar] ?? found.count
        if index == found.count { found.append(stacked(bar, at: rest, evidence)) }
        found[index].frames = rest.last - found[index].frame + 1
        now[bar] = index
      }
      open = now
    }
    return found
  }

  private static func stacked(_ bar: String, at rest: Rest, _ evidence: Evidence) -> Sighting {
    let page = evidence.top(at: rest.frame) ?? ""
    let holder = evidence.slot("navigation" + bar.dropFirst("bar".count), "heldBy")
    let slots = [holder, evidence.slot("bar", "hidden"), evidence.slot(bar, "hidden")]
    var sighting = Sighting(
      bar, at: rest.first,
      "below the bar lies another, that of the controller inside \(page)",
      slots: slots.compactMap { $0 },
      shown: [rest.frame])
    // That the one is inside the other is declared.
    sighting.hasCause = false
    sighting.declared = [holder].compactMap { $0 }
    return sighting.found("stacked")
  }

  private static func barsBelow(at frame: Int, _ evidence: Evidence) -> [String] {
    guard let top = evidence.top(at: frame), evidence.showsRealBar(at: frame),
      let start = evidence.number("bar", "y", at: frame),
      let height = evidence.number("bar", "height", at: frame)
    else { return [] }
    return evidence.names.otherControllers.compactMap { controller in
      let bar = "bar." + controller.dropFirst("navigation.".count)
      guard evidence.value(controller, "heldBy", at: frame).map(evidence.text(of:)) == top,
        evidence.isShown(bar, at: frame), evidence.number(bar, "x", at: frame) == 0,
        let y = evidence.number(bar, "y", at: frame), abs(y - start - height) <= 1
      else { return nil }
      return bar
    }
  }

  private static func double(
    of page: String, at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let fake = page + ".fake"
    guard let top = evidence.top(at: rest.frame), evidence.showsOwnBar(of: page, at: rest.frame)
    else { return nil }
    let message: String
    if page != top {
      // What is presented lies over the page, with its own bar, and over it that of what presents it.
      let isElsewhere =
        evidence.controller != nil && !evidence.isOnStack(page, at: rest.frame)
      if isElsewhere || evidence.isPresented(page, at: rest.frame) { return nil }
      message = "\(top) is on top and the stand-in of \(page) is seen"
    } else if isAtBar(evidence.element(fake), at: rest.frame, evidence, limits),
      isBesideReal(page, at: rest.frame, evidence, limits)
    {
      message = "the real bar and the stand-in of \(page) are both seen"
    } else {
      return nil
    }
    let own = [evidence.slot(fake, "hidden"), evidence.slot(fake, "x")].compactMap { $0 }
    let bar = [evidence.slot("bar", "hidden")].compactMap { $0 }
    var sighting = Sighting(
      fake, at: rest.first, lasting: rest.lasting, message,
      slots: page == top ? bar + own : own + bar, shown: [rest.frame])
    // Of two that are seen the bar is the one that came: a stand-in is there to stand in for it.
    if page == top { sighting.blamed = bar }
    return sighting
  }

  /// Whether the real background is seen as well, and does not cover the stand-in.
  private static func isBesideReal(
    _ page: String, at frame: Int, _ evidence: Evidence, _ limits: Limits
  ) -> Bool {
    guard let strongest = evidence.paints(at: frame).map(\.opacity).max() else { return false }
    return strongest < 0.99 || peeks(evidence.element(page + ".fake"), at: frame, evidence, limits)
  }

  private static func peeks(
    _ element: Int?, at frame: Int, _ evidence: Evidence, _ limits: Limits
  ) -> Bool {
    guard let real = evidence.realRect(at: frame),
      let fake = evidence.rect(of: element, at: frame),
      fake.bottom > real.bottom + limits["peek"], let width = evidence.screenWidth(at: frame)
    else { return false }
    let left = max(real.x, fake.x, 0)
    let right = min(real.x, fake.x) + width
    return right - left > 1
  }

  /// Whether a stand-in lies where the bar is; one that is a toolbar lies at the other end.
  private static func isAtBar(
    _ element: Int?, at frame: Int, _ evidence: Evidence, _ limits: Limits
  ) -> Bool {
    guard let real = evidence.realRect(at: frame), let fake = evidence.rect(of: element, at: frame)
    else { return true }
    return fake.top <= real.bottom + limits["peek"]
  }

  private static func double(
    of page: String, in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    var count = 0.0
    let fake = evidence.element(page + ".fake")
    for frame in motion.first..<max(min(motion.end, motion.after + 1), motion.first) {
      // What is rare is asked first.
      guard peeks(fake, at: frame, evidence, limits), isAtBar(fake, at: frame, evidence, limits),
        evidence.showsOwnBar(of: page, at: frame), evidence.showsRealBackground(at: frame)
      else {
        count = 0
        continue
      }
      count += 1
      if count >= limits["frames"] {
        let slots = [evidence.slot(page + ".fake", "y"), evidence.slot("bar.bg", "height")]
        return Sighting(
          page + ".fake", at: frame - Int(count) + 1, lasting: Int(count),
          "the stand-in of \(page) reaches out below the real bar", slots: slots.compactMap { $0 },
          shown: [frame])
      }
    }
    return nil
  }
}
