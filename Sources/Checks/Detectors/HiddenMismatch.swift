import NavSimTrace

extension Detector {
  /// The bar's visibility is not what the top page wants.
  static let hiddenMismatch = Detector(
    "NAV010", "hidden-mismatch", "the bar is hidden or shown against the top page's wish",
    manual: """
      Looks at each rest where the top page says what it wants (wants hidden=yes or no). Hidden is
      a bar that is hidden or lies off the screen, or whose background and content both cannot be
      seen; a stand-in on the top page counts as a bar. The controller's flag alone says nothing.
      'of' takes bar.
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
        slots: [evidence.slot("bar", "hidden"), evidence.slot("navigation", "navigationBarHidden")]
          .compactMap { $0 },
        shown: [rest.frame])
    }
  }
}
