import NavSimTrace

extension Detector {
  /// The bar's items are not those of the stack.
  static let stackMismatch = Detector(
    "NAV008", "stack-mismatch", "the bar's items are not those of the controller's stack",
    manual: """
      Looks at each rest: navigation.stack and navigation.items should name the same pages, and the
      top of the stack should be the page whose view is on screen.
      'of' takes nothing.
      """
  ) { evidence, _ in
    evidence.rests.flatMap { rest -> [Sighting] in
      guard let stack = evidence.word("navigation", "stack", at: rest.frame),
        let items = evidence.word("navigation", "items", at: rest.frame)
      else { return [] }
      let slots = [evidence.slot("navigation", "stack"), evidence.slot("navigation", "items")]
      var found: [Sighting] = []
      if stack != items {
        found.append(
          Sighting(
            "navigation", at: rest.first, lasting: rest.frame - rest.first + 1,
            "the stack is \(stack), the bar's items are \(items)",
            slots: slots.compactMap { $0 }, shown: [rest.frame]))
      }
      let shown = evidence.pages.filter { evidence.isShown("page." + $0, at: rest.frame) }
      if let top = evidence.top(at: rest.frame), !shown.isEmpty, !shown.contains(top) {
        found.append(
          Sighting(
            "navigation", at: rest.first, lasting: rest.frame - rest.first + 1,
            "\(top) is on top, the screen shows \(shown.joined(separator: ", "))",
            slots: slots.compactMap { $0 }, shown: [rest.frame]))
      }
      return found
    }
  }

  /// The bar's visibility is not what the top page wants.
  static let hiddenMismatch = Detector(
    "NAV010", "hidden-mismatch", "the bar is hidden or shown against the top page's wish",
    manual: """
      Looks at each rest where the top page says what it wants (wants hidden=yes or no). Hidden is
      a bar that the controller has hidden, that lies off the screen, or whose background and
      content are both transparent; a stand-in on the top page counts as a bar.
      'of' takes nothing.
      """
  ) { evidence, _ in
    evidence.rests.compactMap { rest -> Sighting? in
      guard let top = evidence.top(at: rest.frame),
        let wish = evidence.wish(top, "hidden", at: rest.frame)
      else { return nil }
      let isSeen =
        evidence.showsRealBar(at: rest.frame) || evidence.showsOwnBar(of: top, at: rest.frame)
      guard isSeen == (wish == .flag(true)) else { return nil }
      return Sighting(
        "bar", at: rest.first, lasting: rest.frame - rest.first + 1,
        "\(top) is on top and wants the bar \(isSeen ? "hidden" : "shown"), and it is "
          + (isSeen ? "seen" : "not seen"),
        slots: [evidence.slot("navigation", "navigationBarHidden")].compactMap { $0 },
        shown: [rest.frame])
    }
  }

  /// Two bars are seen at once.
  static let doubleBar = Detector(
    "NAV014", "double-bar", "two bars are seen one over the other, or a stand-in stays",
    manual: """
      Looks at each rest: the real bar's background and a stand-in on a page that is on screen are
      both seen, or a stand-in of a page that is not on top is. In a transition both are seen for
      'frames' frames or more, where the stand-in lies on the page that is shown.
      'of' takes the stand-in: no double-bar of A.fake.
      """,
    thresholds: [Threshold("frames", 2, "frames", "how long two bars may be seen in a transition")]
  ) { evidence, limits in
    evidence.rests.flatMap { doubles(at: $0, evidence) }
  }

  private static func doubles(at rest: Rest, _ evidence: Evidence) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame) else { return [] }
    return evidence.pages.compactMap { page in
      let fake = page + ".fake"
      guard evidence.isShown(fake, at: rest.frame), evidence.isOnScreen(fake, at: rest.frame) else {
        return nil
      }
      let message: String
      if page != top {
        message = "\(top) is on top and the stand-in of \(page) is seen"
      } else if evidence.showsRealBackground(at: rest.frame) {
        message = "the real bar and the stand-in of \(page) are both seen"
      } else {
        return nil
      }
      return Sighting(
        fake, at: rest.first, lasting: rest.frame - rest.first + 1, message,
        slots: [evidence.slot(fake, "x"), evidence.slot(fake, "alpha")].compactMap { $0 },
        shown: [rest.frame])
    }
  }
}

extension Evidence {
  /// Whether the real bar shows anything.
  func showsRealBar(at frame: Int) -> Bool {
    guard isShown("bar", at: frame), !isBarAway(at: frame) else { return false }
    return isShown("bar.content", at: frame) || showsRealBackground(at: frame)
  }

  /// Whether the real bar's background shows a colour.
  func showsRealBackground(at frame: Int) -> Bool {
    guard isShown("bar", at: frame), isShown("bar.bg", at: frame), !isBarAway(at: frame) else {
      return false
    }
    return ["bar.bg.effect", "bar.bg.image", "bar.bg.edge", "bar.bg.custom"].contains { part in
      guard isShown(part, at: frame), let color = value(part, "color", at: frame) else {
        return false
      }
      return color.packedColor & 0xFF != 0
    }
  }

  /// Whether an element lies at least partly on the screen.
  func isOnScreen(_ element: String, at frame: Int) -> Bool {
    guard let x = number(element, "x", at: frame) else { return true }
    let width = pages.lazy.compactMap { number("page." + $0, "width", at: frame) }.first ?? 0
    guard width > 0 else { return true }
    if x >= width || x <= -width { return false }
    guard let y = number(element, "y", at: frame), let height = number(element, "height", at: frame)
    else { return true }
    return y + height > 0
  }
}
