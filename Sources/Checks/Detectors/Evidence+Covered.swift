import NavSimTrace

/// What is presented and hides the controller.
extension Evidence {
  /// Whether an opaque page that came later as something presented lies over the controller's bar and
  /// page as long as a sighting lasts, and in the frame before it.
  func isUnseen(_ sighting: Sighting) -> Bool {
    if !names.presents { return false }
    let last = min(sighting.frame + max(sighting.frames, 1) - 1, lastFrame)
    return max(sighting.frame, 0) <= last
      && (sighting.frame - 1...last).allSatisfy(isCovered(at:))
  }

  /// Whether it lies so in a frame.
  func isCovered(at frame: Int) -> Bool {
    presentedOver(at: frame).contains { name in
      pageOnTop(of: name, at: frame).map { covers($0, at: frame) } ?? false
    }
  }

  /// The page that is presented under a name, or that is on top of the stack which is.
  func pageOnTop(of name: String, at frame: Int) -> String? {
    if names.table.number("page." + name) != nil { return name }
    return names.table.number("navigation." + name, "top").flatMap { slot in
      tracks[slot].value(at: frame).map { trace.text(of: $0) }
    }
  }

  /// Whether a page's view is opaque and lies over the bar and the page on top.
  private func covers(_ page: String, at frame: Int) -> Bool {
    let view = "page." + page
    guard isShown(view, at: frame), number(view, "alpha", at: frame) ?? 1 >= 1,
      let color = value(view, "backgroundColor", at: frame), color.kind == .color,
      color.packedColor & 0xFF == 0xFF, let cover = place(view, at: frame)
    else { return false }
    let below = ["bar", top(at: frame).map { "page." + $0 }].compactMap { $0 }
    return below.compactMap { place($0, at: frame) }.allSatisfy { place in
      cover.x <= 0 && cover.x + cover.width >= place.width
        && cover.y <= max(place.y, 0) && cover.y + cover.height >= place.y + place.height
    }
  }

  private func place(
    _ element: String, at frame: Int
  ) -> (x: Double, y: Double, width: Double, height: Double)? {
    guard let x = number(element, "x", at: frame), let y = number(element, "y", at: frame),
      let height = number(element, "height", at: frame)
    else { return nil }
    return (x, y, number(element, "width", at: frame) ?? 0, height)
  }
}
