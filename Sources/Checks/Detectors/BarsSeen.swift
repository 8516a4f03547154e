import NavSimTrace

/// Which bars can be seen.
extension Evidence {
  /// The parts of the real bar's background that paint, and how opaque each is on screen.
  func paints(at frame: Int) -> [(color: TraceValue, opacity: Double)] {
    guard isShown(usual.bar, at: frame), isShown(usual.background, at: frame), !isBarAway(at: frame)
    else {
      return []
    }
    let whole =
      (number("bar", "alpha", at: frame) ?? 1) * (number("bar.bg", "alpha", at: frame) ?? 1)
    return ["bar.bg.effect", "bar.bg.image", "bar.bg.edge", "bar.bg.custom"].compactMap { part in
      guard isShown(part, at: frame), let color = value(part, "color", at: frame) else {
        return nil
      }
      let own = Double(color.packedColor & 0xFF) / 255 * (number(part, "alpha", at: frame) ?? 1)
      return own * whole > 0.01 ? (color, own * whole) : nil
    }
  }

  /// Whether the real bar's background shows a colour.
  func showsRealBackground(at frame: Int) -> Bool { !paints(at: frame).isEmpty }

  /// Whether the real bar shows anything.
  func showsRealBar(at frame: Int) -> Bool {
    guard isShown(usual.bar, at: frame), !isBarAway(at: frame), !isBarCovered(at: frame) else {
      return false
    }
    return isShown(usual.content, at: frame) || showsRealBackground(at: frame)
  }

  /// Whether the bar lies behind the pages, and the top page is a view that nothing shines through.
  private func isBarCovered(at frame: Int) -> Bool {
    guard value("bar", "behind", at: frame) == .flag(true), let top = top(at: frame),
      isShown("page." + top, at: frame), number("page." + top, "alpha", at: frame) ?? 1 >= 1,
      let color = value("page." + top, "backgroundColor", at: frame), color.kind == .color
    else { return false }
    return color.packedColor & 0xFF == 0xFF
  }

  /// Whether a page has a visible stand-in of its own: what it shows is its own affair.
  func showsOwnBar(of page: String, at frame: Int) -> Bool {
    isShown(page + ".fake", at: frame) && isOnScreen(page + ".fake", at: frame)
  }

  /// Whether an element lies at least partly on the screen.
  func isOnScreen(_ element: String, at frame: Int) -> Bool {
    guard let index = self.element(element), isPresent(index, at: frame) else { return true }
    let slots = names.places[index]
    guard let x = number(slots.x, at: frame) else { return true }
    guard let width = screenWidth(at: frame), width > 0 else { return true }
    if x >= width || x <= -width { return false }
    guard let y = number(slots.y, at: frame), let height = number(slots.height, at: frame)
    else { return true }
    return y + height > 0
  }

  /// From top to bottom where the real background lies, and its left edge.
  func realRect(at frame: Int) -> (x: Double, top: Double, bottom: Double)? {
    rect(of: usual.background, at: frame)
  }

  /// The same of any element; nil is none.
  func rect(
    of element: Int?, at frame: Int
  ) -> (x: Double, top: Double, bottom: Double)? {
    guard let element, isPresent(element, at: frame) else { return nil }
    let slots = names.places[element]
    guard let x = number(slots.x, at: frame), let y = number(slots.y, at: frame),
      let height = number(slots.height, at: frame)
    else { return nil }
    return (x, y, y + height)
  }
}
