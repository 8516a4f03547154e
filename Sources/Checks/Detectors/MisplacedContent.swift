import NavSimTrace

extension Detector {
  /// A page's content begins under its bar, or far below it.
  ///
  /// Documented: Apple, "Transition Guide for iOS 7" and UIScrollView.ContentInsetAdjustmentBehavior, what keeps
  /// content clear of a bar. Observed: Stack Overflow 17074365, a bar over the view's first points.
  static let misplacedContent = Detector(
    "NAV028", "misplaced-content",
    "a page rests with its content under its bar, or a bar's height too far below it",
    manual: """
      Looks at each rest at the page on top, where it has a scroll view that nobody has scrolled
      (contentOffset=0): its content (page.NAME.content y) should begin at the lower end of the
      bar, or below it. Where it begins more than 'gap' above, under a bar or a stand-in in the
      page's view that is at least as opaque as 'opaque', nobody can read it: the system's
      material is. Through a sheerer bar content may be seen, and a page that takes its bar away
      and leaves the content where it is, as a viewer of photos does, means it to lie there. An
      inset of code's own that is as large as what the bar takes, or takes on other phones (64,
      88), should not be added to UIKit's, as if the bar counted twice; and content that began at
      the bar's lower end at an earlier rest should not be below it now, because the bar has
      another place and the inset is the same. A view that code has moved above the screen, as for a
      keyboard, should not rest there without one. Once for a page as long as it stays so.
      'of' takes the page's element: no misplaced-content of page.B.
      """,
    thresholds: [
      Threshold("gap", 4, "pt", "how far content may begin above or below where it should"),
      Threshold("opaque", 0.75, "of full", "from when on a bar covers what lies under it"),
    ]
  ) { evidence, limits in
    // By page, in which manner it was told, and how its content began at the bar's lower end.
    var told: [String: String] = [:]
    var flush: [String: ContentPlace] = [:]
    let bare = evidence.bareContents
    return evidence.rests.compactMap { rest -> Sighting? in
      guard let page = evidence.top(at: rest.frame) else { return nil }
      var found = lifted(page, at: rest, evidence, limits)
      if let place = evidence.contentPlace(of: page, at: rest.frame) {
        let isMeant = bare[page]?.contains(place.y) ?? false
        found =
          found ?? (isMeant ? nil : covered(place, at: rest, evidence, limits))
          ?? away(place, at: rest, since: flush[page], evidence, limits)
        if place.isAtBar(within: limits["gap"]) { flush[page] = place }
      } else if found == nil {
        return nil
      }
      defer { told[page] = found?.manner }
      return found?.manner == told[page] ? nil : found
    }
  }

  /// A view that code has moved up for the keyboard, and that stays so when that is gone.
  private static func lifted(
    _ page: String, at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    guard let slot = evidence.slot("page." + page, "y"),
      let y = evidence.number("page." + page, "y", at: rest.frame), y < -limits["gap"],
      evidence.isShown("page." + page, at: rest.frame), !evidence.showsKeyboard(at: rest.frame),
      let cause = evidence.lastCause(of: slot, at: rest.frame), cause.contains("(")
    else { return nil }
    return Sighting(
      "page." + page, at: rest.first, lasting: rest.lasting,
      "its view begins \(evidence.text(of: .number(-y))) pt above the screen, and no keyboard is up",
      slots: [slot], shown: [rest.frame]
    ).found("lifted", -y, grain: limits["gap"])
  }

  private static func covered(
    _ place: ContentPlace, at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    let frame = rest.frame
    let covers = evidence.covers(of: place.page, at: frame)
      .filter { $0.opacity >= limits["opaque"] }
    guard let cover = covers.max(by: { $0.bottom < $1.bottom }),
      cover.bottom - place.y > limits["gap"]
    else { return nil }
    let end = evidence.text(of: .number(cover.bottom))
    let reason = evidence.reasonForInset(place.page, at: frame)
    return sighting(
      place, at: rest, "under \(cover.name), which ends at \(end) pt", reason, evidence
    ).found(cover.name, cover.bottom - place.y, grain: limits["gap"])
  }

  /// The numbers that code writes for where a bar ends: on the phones up to the 8, and on the X.
  private static let barsOfPhones = [64.0, 88]

  /// Content that begins a bar too far down, or no more at the bar.
  private static func away(
    _ place: ContentPlace, at rest: Rest, since before: ContentPlace?, _ evidence: Evidence,
    _ limits: Limits
  ) -> Sighting? {
    guard let bottom = place.bottom, bottom > 0, place.y - bottom > limits["gap"] else {
      return nil
    }
    let isOfBar = ([bottom] + barsOfPhones).contains { abs(place.inset - $0) < 1 }
    let isTwice = isOfBar && abs(place.y - bottom - place.inset) <= limits["gap"]
    // The bar has moved, and the inset has not.
    let wasFlush = before.map { $0.bottom != bottom && $0.inset == place.inset } ?? false
    guard isTwice || wasFlush else { return nil }
    let end = evidence.text(of: .number(bottom))
    let inset = evidence.slot(place.page + ".scrollView", "contentInsetTop")
    let own = inset.map { evidence.text(of: $0, at: rest.frame) }
    let reason =
      wasFlush
      ? "the inset of its own stays as it was: \(own ?? "")"
      : "an inset of its own beside UIKit's: \(own ?? "")"
    let blamed = [inset].compactMap { $0 }
    return sighting(
      place, at: rest, "and the bar ends at \(end) pt", (reason, blamed), evidence
    ).found(wasFlush ? "stays" : "twice", place.y - bottom, grain: limits["gap"])
  }

  private static func sighting(
    _ place: ContentPlace, at rest: Rest, _ side: String, _ reason: (text: String, slots: [Int]),
    _ evidence: Evidence
  ) -> Sighting {
    var sighting = Sighting(
      "page." + place.page, at: rest.first, lasting: rest.lasting,
      "its content begins at \(evidence.text(of: .number(place.y))) pt, \(side)",
      slots: [place.slot], shown: [rest.frame])
    sighting.absent = [reason.text]
    sighting.blamed = reason.slots
    // That the page came brought its declaration along: the declaration is to blame.
    sighting.declared = reason.slots.filter { slot in
      !(evidence.lastCause(of: slot, at: rest.frame).map(Checker.isOfCode) ?? false)
    }
    return sighting
  }
}

/// Where the content of a page begins that nobody has scrolled.
private struct ContentPlace {
  let page: String
  /// The slot of the content's y.
  let slot: Int
  /// In points of the screen.
  let y: Double
  /// The lower end of the real bar, where that is seen.
  let bottom: Double?
  /// What code has inset the scroll view by.
  let inset: Double

  func isAtBar(within gap: Double) -> Bool { bottom.map { abs(y - $0) <= gap } ?? false }
}

extension Evidence {
  /// Where the content of a page in the screen begins; nil where somebody has scrolled it.
  fileprivate func contentPlace(of page: String, at frame: Int) -> ContentPlace? {
    guard let slot = slot("page.\(page).content", "y"),
      number(page + ".scrollView", "contentOffset", at: frame) == 0,
      isShown("page." + page, at: frame), isInScreen("page." + page, at: frame),
      let y = tracks[slot].value(at: frame)?.number
    else { return nil }
    return ContentPlace(
      page: page, slot: slot, y: y, bottom: seesBar(at: frame) ? barBottom(at: frame) : nil,
      inset: number(page + ".scrollView", "contentInsetTop", at: frame) ?? 0)
  }

  /// What lies over the top of a page at rest: the real bar and the page's own, with where it ends and how opaque
  /// it is.
  fileprivate func covers(
    of page: String, at frame: Int
  ) -> [(name: String, bottom: Double, opacity: Double)] {
    var found: [(name: String, bottom: Double, opacity: Double)] = []
    if seesBackground(at: frame), let bottom = barBottom(at: frame) {
      let through = paints(at: frame).reduce(1) { $0 * (1 - $1.opacity) }
      found.append(("the bar", bottom, 1 - through))
    }
    let fake = page + ".fake"
    // A container makes room for the bars that it holds.
    if showsOwnBar(of: page, at: frame), !isHeldElsewhere(fake, at: frame),
      let rect = rect(of: element(fake), at: frame),
      let color = value(fake, "color", at: frame)
    {
      let own = Double(color.packedColor & 0xFF) / 255
      let alphas = [fake, fake + ".bg"].map { number($0, "alpha", at: frame) ?? 1 }
      found.append(("its own bar", rect.bottom, own * alphas[0] * alphas[1]))
    }
    return found
  }

  /// By page, where its content rests once its bar is hidden that was there while it was on top already.
  fileprivate var bareContents: [String: Set<Double>] {
    var found: [String: Set<Double>] = [:]
    for (before, rest) in zip(rests, rests.dropFirst())
    where value("bar", "hidden", at: rest.frame) == .flag(true)
      && value("bar", "hidden", at: before.frame) == .flag(false)
      && top(at: before.frame) == top(at: rest.frame)
    {
      guard let page = top(at: rest.frame), !showsOwnBar(of: page, at: rest.frame),
        let place = contentPlace(of: page, at: rest.frame)
      else { continue }
      found[page, default: []].insert(place.y)
    }
    return found
  }

  /// Whether a stand-in lies in another view than its page's.
  func isHeldElsewhere(_ fake: String, at frame: Int) -> Bool {
    guard let host = value(fake, "host", at: frame) else { return false }
    return host.kind != .none && host.kind != .unset
  }

  /// Why no bar is in the inset of a page's scroll view, and what says so.
  fileprivate func reasonForInset(
    _ page: String, at frame: Int
  ) -> (text: String, slots: [Int]) {
    let scroll = page + ".scrollView"
    let behaviour = word(scroll, "contentInsetAdjustmentBehavior", at: frame) ?? "automatic"
    if trace.isOfIOS(11), behaviour == "never" || behaviour == "scrollableAxes" {
      let slots = [slot(scroll, "contentInsetAdjustmentBehavior"), slot(scroll, "contentInsetTop")]
      return (
        "the safe area is not its inset: \(scroll).contentInsetAdjustmentBehavior=\(behaviour)",
        slots.compactMap { $0 }
      )
    }
    if !trace.isOfIOS(11), value(scroll, "firstSubview", at: frame) == .flag(false) {
      return (
        "the bar is not in its inset: \(scroll).firstSubview=no",
        [slot(scroll, "firstSubview")].compactMap { $0 }
      )
    }
    let safe = number("page." + page, "safeAreaTop", at: frame).map { text(of: .number($0)) } ?? "0"
    return (
      "the safe area of \(page) ends at \(safe) pt",
      [slot(scroll, "contentInsetTop"), slot("page." + page, "safeAreaTop")].compactMap { $0 }
    )
  }
}
