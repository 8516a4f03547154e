import NavSimTrace

extension Detector {
  /// A place on the screen shows neither a page nor a bar.
  static let blackGap = Detector(
    "NAV009", "black-gap", "a place shows neither a page nor a bar: what lies behind is seen",
    manual: """
      Looks at the place in the middle between the bar and the top of the pages and at the bar's own
      strip, in every frame: a page's view, the bar's background or a stand-in should lie there.
      Where none of them covers a point in the strip from the top of the screen to 20 pt below the
      bar, the window or the container is seen. A page whose view is clear covers nothing; where no
      page of the trace has a colour, nothing is said.
      'of' takes the point: no black-gap of eye.below.
      """
  ) { evidence, _ in
    guard evidence.hasColoredPages else { return [] }
    return ["status", "centre", "below"].flatMap { gaps(at: $0, evidence) }
  }

  private static func gaps(at point: String, _ evidence: Evidence) -> [Sighting] {
    guard let slot = evidence.slot("eye", point) else { return [] }
    var found: [Sighting] = []
    var open: Int?
    for frame in evidence.changedFrames {
      let isGap = evidence.showsBackdrop(at: point, frame)
      if isGap, open == nil { open = frame }
      if !isGap, let start = open {
        found.append(gap(point, slot, start..<frame))
        open = nil
      }
    }
    if let start = open { found.append(gap(point, slot, start..<evidence.lastFrame + 1)) }
    return found
  }

  private static func gap(_ point: String, _ slot: Int, _ frames: Range<Int>) -> Sighting {
    Sighting(
      "eye." + point, at: frames.lowerBound, lasting: max(frames.count, 1),
      "neither a page nor a bar lies here: the window is seen", slots: [slot])
  }
}

extension Evidence {
  /// The frames in which anything changed, and the state before the first action.
  var changedFrames: [Int] { trace.frames.map { $0.isKeyframe ? -1 : $0.number } }

  /// Whether a page's view ever has a colour.
  var hasColoredPages: Bool {
    pages.contains { page in
      track("page." + page, "backgroundColor")?.values.contains { $0.packedColor & 0xFF != 0 }
        ?? false
    }
  }

  /// Whether at one of the eye's points nothing lies over the window.
  func showsBackdrop(at point: String, _ frame: Int) -> Bool {
    guard let (x, y) = place(of: point, at: frame) else { return false }
    for page in pages where covers("page." + page, x, y, at: frame) {
      if let color = value("page." + page, "backgroundColor", at: frame),
        color.packedColor & 0xFF != 0
      {
        return false
      }
    }
    for page in pages where covers(page + ".fake", x, y, at: frame) { return false }
    guard showsRealBackground(at: frame), let top = number("bar", "y", at: frame),
      let background = number("bar.bg", "y", at: frame),
      let height = number("bar.bg", "height", at: frame)
    else { return true }
    return !(y >= top + background && y < top + background + height)
  }

  /// Where the eye looks, in points.
  private func place(of point: String, at frame: Int) -> (Double, Double)? {
    guard let barY = number("bar", "y", at: -1), let height = number("bar", "height", at: frame),
      let width = pages.lazy.compactMap({ number("page." + $0, "width", at: frame) }).first
    else { return nil }
    switch point {
    case "status": return (width / 2, barY / 2)
    case "centre": return (width / 2, barY + height / 2)
    default: return (width / 2, barY + height + 20)
    }
  }

  private func covers(_ element: String, _ x: Double, _ y: Double, at frame: Int) -> Bool {
    guard isShown(element, at: frame), let left = number(element, "x", at: frame),
      let top = number(element, "y", at: frame), let height = number(element, "height", at: frame)
    else { return false }
    let width =
      number(element, "width", at: frame)
      ?? pages.lazy.compactMap { number("page." + $0, "width", at: frame) }.first ?? 0
    return x >= left && x < left + width && y >= top && y < top + height
  }
}
