import NavSimTrace

extension Detector {
  /// A place on the screen shows neither a page nor a bar.
  static let blackGap = Detector(
    "NAV009", "black-gap", "a place shows neither a page nor a bar: what lies behind is seen",
    manual: """
      Looks at the points at which the eye looks at the bar and below it, and at the one in a tab
      bar or toolbar, in every frame. Where the colour is that of the container, or of the window
      behind it, and no page and no bar in this frame has a colour as near to it as 'color', the
      backdrop is seen. Where a page's view in the hierarchy is clear, nothing is said: such a
      page shows what lies behind it everywhere. Nor is what comes and goes while the device
      turns. So it is below the bar where the stack has a page on top of which nothing is on
      screen for 'bare' frames. A gap where pages end at the edge of an opaque bar, which may
      paint nothing, is told although UIKit lays them so: extendedLayoutIncludesOpaqueBars lays
      them under it. So is what lies behind where it is seen through one end of a translucent bar that
      stands, as a page that begins below the bar moves beside one that lies under it.
      'of' takes the point: no black-gap of eye.below.
      """,
    thresholds: [
      Threshold("color", 0.12, "of full", "how near a page's or a bar's own colour may be"),
      Threshold("bare", 12, "frames at 60 Hz", "how long the page on top may be nowhere"),
    ]
  ) { evidence, limits in
    ["status", "left", "centre", "right", "hairline", "below", "bottom"].flatMap {
      gaps(at: $0, evidence, limits)
    }
      + bareStacks(evidence, limits)
      + evidence.motions.compactMap { seenThroughBar(in: $0, evidence, limits) }
  }

  /// A stack that has a page on top, with nothing of it on screen for longer than a page takes to come.
  private static func bareStacks(_ evidence: Evidence, _ limits: Limits) -> [Sighting] {
    guard let top = evidence.slot("navigation", "top"), let eye = evidence.slot("eye", "below")
    else { return [] }
    let track = evidence.tracks[top]
    let wait = Int(limits["bare"])
    let frames = track.frames
    return frames.enumerated().compactMap { index, frame in
      let end = index + 1 < frames.count ? frames[index + 1] : evidence.lastFrame + 1
      guard let page = evidence.top(at: frame), end - frame > wait,
        evidence.pages(in: frame..<frame + wait).isEmpty,
        let backdrop = evidence.backdrop(at: frame),
        let seen = evidence.tracks[eye].value(at: frame),
        ColorDistance.between(seen, backdrop) <= 0.01
      else { return nil }
      let last = (frame + wait..<end).first { !evidence.pages(at: $0).isEmpty } ?? end
      return Sighting(
        "eye.below", at: frame, lasting: last - frame,
        "\(page) is on top of the stack and not on screen: \(evidence.text(of: seen)) is seen",
        slots: [eye, top])
    }
  }

  private static func gaps(
    at point: String, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot("eye", point) else { return [] }
    let track = evidence.tracks[slot]
    var found: [Sighting] = []
    for (index, entry) in track.entries.enumerated() {
      let frame = entry.frame
      // A controller that is not on screen has nothing there, and of another's bar that one tells.
      let isItsOwn =
        evidence.controller == nil
        ? !evidence.leavesToAnother(frame) : evidence.isOnScreen(at: frame)
      guard isItsOwn,
        evidence.isGap(point, at: frame, limits["color"])
      else { continue }
      let end =
        index + 1 < track.entries.count ? track.entries[index + 1].frame : evidence.lastFrame + 1
      if evidence.isOfTurn(frame..<max(end, frame + 1)) { continue }
      var sighting = Sighting(
        "eye." + point, at: frame, lasting: max(end - frame, 1),
        "neither a page nor a bar lies here: \(evidence.text(of: entry.value)) is seen",
        slots: [slot] + evidence.culprit(at: frame, of: slot))
      let missing =
        point == "status" && evidence.value("bar", "clipsToBounds", at: frame) == .flag(true)
        ? evidence.clipped
        : point == "bottom" ? evidence.missingAtBottom(of: frame) : evidence.missing(at: frame)
      sighting.absent = missing.map(\.text)
      sighting.blamed = missing.flatMap(\.slots)
      if evidence.endsBelowOpaqueBar(at: frame) { sighting = sighting.found("edges") }
      found.append(sighting)
    }
    return found
  }
}

extension Evidence {
  /// What lies behind pages and bar: the container where it has a colour, else the window.
  func backdrop(at frame: Int) -> TraceValue? {
    for name in ["container", "window"] {
      if let color = value(name, "backgroundColor", at: frame), color.packedColor & 0xFF == 0xFF {
        return color
      }
    }
    return nil
  }

  /// Whether one of the eye's points shows what lies behind pages and bars, none of which has its colour.
  func isGap(_ point: String, at frame: Int, _ limit: Double) -> Bool {
    guard let seen = value("eye", point, at: frame), let backdrop = backdrop(at: frame),
      ColorDistance.between(seen, backdrop) <= 0.01, isUnlike(backdrop, at: frame, limit)
    else { return false }
    return point != "hairline" || isStrip(backdrop, at: frame)
  }

  /// Whether the bar is in its place, is opaque, and a page on screen begins below it. It may paint nothing, as at
  /// the scroll edge: the page lies below it all the same.
  fileprivate func endsBelowOpaqueBar(at frame: Int) -> Bool {
    guard value("bar", "translucent", at: frame) == .flag(false),
      showsRealBackground(at: frame) || awayBar(at: frame) == nil
    else { return false }
    return pages(at: frame).contains { number("page." + $0, "y", at: frame) ?? 0 > 0 }
  }

  /// Whether the backdrop is seen in the line under the bar and neither in the bar nor below.
  private func isStrip(_ backdrop: TraceValue, at frame: Int) -> Bool {
    ["centre", "below"].allSatisfy { point in
      value("eye", point, at: frame).map { ColorDistance.between($0, backdrop) > 0.01 } ?? false
    }
  }

  /// Whether no page and no bar of a frame has a colour.
  func isUnlike(_ backdrop: TraceValue, at frame: Int, _ limit: Double) -> Bool {
    var colors = paints(at: frame).map(\.color)
    var pageCount = 0
    for page in pages(at: frame) {
      guard let index = element("page." + page), isPresent(index, at: frame) else { continue }
      guard let color = value("page." + page, "backgroundColor", at: frame),
        color.packedColor & 0xFF == 0xFF
      else { return false }
      pageCount += 1
      colors.append(color)
      if let stripe = value(page + ".scrollView", "stripeColor", at: frame), stripe.kind == .color {
        colors.append(stripe)
      }
      if isShown(page + ".fake", at: frame),
        let color = value(page + ".fake", "color", at: frame), color.packedColor & 0xFF != 0
      {
        colors.append(color)
      }
    }
    if let own = value("bar", "backgroundColor", at: frame), own.packedColor & 0xFF != 0 {
      colors.append(own)
    }
    if isShown("bar.bg.shadow", at: frame), let line = value("bar.bg.shadow", "color", at: frame),
      line.packedColor & 0xFF > 0x80
    {
      colors.append(line)
    }
    colors += paintsOfOtherBars(at: frame)
    for bar in names.bottomBars where isShown(bar, at: frame) {
      let own = trace.slot("color", of: bar).flatMap { tracks[$0].value(at: frame) }
      if let own, own.packedColor & 0xFF != 0 { colors.append(own) }
    }
    guard pageCount > 0 else { return false }
    return colors.allSatisfy {
      ColorDistance.between(.color(packed: $0.packedColor | 0xFF), backdrop) > limit
    }
  }
}

extension Evidence {
  /// Whether the scenario's own controller has no bar on screen and another one has.
  fileprivate func leavesToAnother(_ frame: Int) -> Bool {
    guard let bar = usual.bar, !isPresent(bar, at: frame) else { return false }
    return names.bars.contains { isPresent($0.bar, at: frame) }
  }

  /// The colours that the bars of other controllers paint which are seen.
  private func paintsOfOtherBars(at frame: Int) -> [TraceValue] {
    let own = controller == nil ? nil : names.ownBar
    let shown = (names.bars + [own].compactMap { $0 }).filter { isShown($0.bar, at: frame) }
    return shown.flatMap(\.colors).compactMap { slot in
      guard isShown(trace.slots[slot].element, at: frame) else { return nil }
      let color = tracks[slot].value(at: frame)
      return color.flatMap { $0.kind == .color && $0.packedColor & 0xFF != 0 ? $0 : nil }
    }
  }

  /// What does not lie at the top of the screen in a frame, and what made it so.
  fileprivate func missing(at frame: Int) -> [(text: String, slots: [Int])] {
    var found = [missingBar(at: frame)].compactMap { $0 }
    for page in pages(at: frame) {
      let element = "page." + page
      if let unseen = unseenView(of: page, at: frame) { found.insert(unseen, at: 0) }
      guard isShown(element, at: frame), let y = number(element, "y", at: frame),
        let x = number(element, "x", at: frame)
      else { continue }
      var parts: [String] = []
      if y > 0 { parts.append("\(page)'s view begins at \(text(of: .number(y))) pt") }
      if y > 0, value("bar", "translucent", at: frame) == .flag(false) {
        parts.append("the bar is opaque (translucent=no) and extendedLayoutIncludesOpaqueBars=no")
      }
      if x > 0 { parts.append("\(page)'s view lies \(text(of: .number(x))) pt to the right") }
      if x < 0 { parts.append("\(page)'s view lies \(text(of: .number(-x))) pt to the left") }
      if parts.isEmpty { continue }
      let slots = [slot("bar", "translucent"), slot(element, "y")].compactMap { $0 }
      found.append((parts.joined(separator: ", "), y > 0 ? slots : []))
    }
    return found
  }

  /// A page that is there, and whose view code has made invisible.
  private func unseenView(of page: String, at frame: Int) -> (text: String, slots: [Int])? {
    let element = "page." + page
    guard let index = self.element(element), isPresent(index, at: frame) else { return nil }
    let properties = [
      ("alpha", number(element, "alpha", at: frame) ?? 1 <= 0),
      ("hidden", value(element, "hidden", at: frame) == .flag(true)),
    ]
    guard let (property, _) = properties.first(where: \.1), let slot = slot(element, property)
    else { return nil }
    return ("\(page)'s view is not seen: \(text(of: slot, at: frame))", [slot])
  }

  /// A bar that ends at its own bounds, below the status bar.
  fileprivate var clipped: [(text: String, slots: [Int])] {
    [
      (
        "the bar ends below the status bar: bar.clipsToBounds=yes",
        [slot("bar", "clipsToBounds")].compactMap { $0 }
      )
    ]
  }

  /// The pages that end above the screen's end, and the bars at the bottom that are not there.
  fileprivate func missingAtBottom(of frame: Int) -> [(text: String, slots: [Int])] {
    var found: [(text: String, slots: [Int])] = []
    for bar in ["tabBar", "toolbar"] {
      for property in ["hidden", "x", "y", "alpha"] {
        guard let slot = slot(bar, property), let value = tracks[slot].value(at: frame),
          value != tracks[slot].entries.first?.value || value == .flag(true)
        else { continue }
        let shown = text(of: value)
        found.append(("the \(bar) is not there: \(bar).\(property)=\(shown)", [slot]))
        break
      }
    }
    for page in pages(at: frame) {
      let element = "page." + page
      guard isShown(element, at: frame), let y = number(element, "y", at: frame),
        let height = number(element, "height", at: frame), let slot = slot(element, "height")
      else { continue }
      found.append(("\(page)'s view ends at \(text(of: .number(y + height))) pt", [slot]))
    }
    return found
  }

  /// Why no bar lies at the top of the screen in a frame; nil where one does.
  func missingBar(at frame: Int) -> (text: String, slots: [Int])? {
    if showsRealBackground(at: frame) { return nil }
    return awayBar(at: frame)
      ?? ("the bar paints nothing", [slot("bar.bg", "color")].compactMap { $0 })
  }

  /// What keeps the bar or its background away from the top of the screen; nil where they are in their place.
  private func awayBar(at frame: Int) -> (text: String, slots: [Int])? {
    let causes: [(element: String, property: String, isAway: Bool)] = [
      ("bar", "hidden", value("bar", "hidden", at: frame) == .flag(true)),
      ("bar", "alpha", number("bar", "alpha", at: frame) ?? 1 <= 0),
      ("bar.bg", "hidden", value("bar.bg", "hidden", at: frame) == .flag(true)),
      ("bar.bg", "masked", value("bar.bg", "masked", at: frame) == .flag(true)),
      ("bar.bg", "alpha", number("bar.bg", "alpha", at: frame) ?? 1 <= 0.01),
      ("bar", "y", isBarAway(at: frame)),
    ]
    guard let cause = causes.first(where: \.isAway),
      let slot = slot(cause.element, cause.property)
    else { return nil }
    let shown = tracks[slot].value(at: frame).map { text(of: $0) } ?? "nil"
    return ("the bar is not there: \(cause.element).\(cause.property)=\(shown)", [slot])
  }
}
