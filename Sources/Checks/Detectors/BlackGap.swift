import NavSimTrace

extension Detector {
  /// A place on the screen shows neither a page nor a bar.
  static let blackGap = Detector(
    "NAV009", "black-gap", "a place shows neither a page nor a bar: what lies behind is seen",
    manual: """
      Looks at the points at which the eye looks at the bar and below it, in every frame. Where the
      colour is that of the container, or of the window behind it, and no page and no bar in this
      frame has a colour as near to it as 'color', the backdrop is seen. Where a page's view in the
      hierarchy is clear, nothing is said: such a page shows what lies behind it everywhere.
      'of' takes the point: no black-gap of eye.below.
      """,
    thresholds: [
      Threshold("color", 0.12, "of full", "how near a page's or a bar's own colour may be")
    ]
  ) { evidence, limits in
    ["status", "left", "centre", "right", "below"].flatMap { gaps(at: $0, evidence, limits) }
  }

  private static func gaps(
    at point: String, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let slot = evidence.slot("eye", point) else { return [] }
    let track = evidence.tracks[slot]
    var found: [Sighting] = []
    for (index, frame) in track.frames.enumerated() {
      guard let backdrop = evidence.backdrop(at: frame),
        ColorDistance.between(track.values[index], backdrop) <= 0.01,
        evidence.isUnlike(backdrop, at: frame, limits["color"])
      else { continue }
      let end = index + 1 < track.frames.count ? track.frames[index + 1] : evidence.lastFrame + 1
      found.append(
        Sighting(
          "eye." + point, at: frame, lasting: max(end - frame, 1),
          "neither a page nor a bar lies here: \(evidence.text(of: track.values[index])) is seen",
          slots: [slot] + evidence.culprit(at: frame)))
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
      if isShown(page + ".fake", at: frame),
        let color = value(page + ".fake", "color", at: frame), color.packedColor & 0xFF != 0
      {
        colors.append(color)
      }
    }
    if let own = value("bar", "backgroundColor", at: frame), own.packedColor & 0xFF != 0 {
      colors.append(own)
    }
    guard pageCount > 0 else { return false }
    return colors.allSatisfy {
      ColorDistance.between(.color(packed: $0.packedColor | 0xFF), backdrop) > limit
    }
  }
}
