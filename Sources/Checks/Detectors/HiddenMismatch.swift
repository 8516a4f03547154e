import NavSimTrace

extension Detector {
  /// The bar's visibility is not what the top page wants, or had.
  static let hiddenMismatch = Detector(
    "NAV010", "hidden-mismatch",
    "the bar is hidden or shown against the top page's wish, or its own earlier look",
    manual: """
      Looks at each rest where the top page says what it wants (wants hidden=yes or no). Hidden is
      a bar that is hidden or lies off the screen, or whose background and content both cannot be
      seen; a stand-in on the top page counts as a bar. The controller's flag alone says nothing. A
      page that says nothing should have a bar, or none, as when it was last at rest on top, if
      another page was on top in between.
      'of' takes bar.
      """
  ) { evidence, _ in
    evidence.rests.indices.compactMap { index -> Sighting? in
      let rest = evidence.rests[index]
      guard let top = evidence.top(at: rest.frame) else { return nil }
      let isSeen = evidence.showsABar(of: top, at: rest.frame)
      let message: String
      if let wish = evidence.wish(top, "hidden", at: rest.frame) {
        guard isSeen == (wish == .flag(true)) else { return nil }
        message =
          "\(top) is on top and wants the bar \(isSeen ? "hidden" : "shown"), and it is "
          + (isSeen ? "seen" : "not seen")
      } else if let earlier = evidence.earlierRest(of: top, before: index),
        evidence.showsABar(of: top, at: earlier.frame) != isSeen
      {
        message =
          isSeen
          ? "\(top) is on top again with a bar, and it had none"
          : "\(top) is on top again without a bar, and it had one"
      } else {
        return nil
      }
      return Sighting(
        "bar", at: rest.first, lasting: rest.frame - rest.first + 1, message,
        slots: [
          evidence.slot("bar", "hidden"), evidence.slot("navigation", "navigationBarHidden"),
          evidence.slot("bar", "alpha"),
        ].compactMap { $0 },
        shown: [rest.frame])
    }
  }
}

extension Evidence {
  fileprivate func showsABar(of page: String, at frame: Int) -> Bool {
    showsRealBar(at: frame) || showsOwnBar(of: page, at: frame)
  }

  /// The last rest of a page on top before another page was; nil where none was in between.
  func earlierRest(of page: String, before index: Int) -> Rest? {
    guard index > 0, top(at: rests[index - 1].frame) != page else { return nil }
    return rests[..<index].last { top(at: $0.frame) == page }
  }
}
