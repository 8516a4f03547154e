import NavSimTrace

extension Detector {
  /// Items that should be seen are not, or the other way round.
  static let itemVisibility = Detector(
    "NAV004", "item-visibility", "titles and buttons vanish, stay behind or overlap",
    manual: """
      Looks at each rest with a visible bar. The top page's title (title.NAME), where its item has
      one and no large title stands in for it, should be visible, and no other page's; the same for
      its left and right buttons. In a transition between two pages whose bars are visible before
      and after, bar.content should not disappear.
      'of' takes the element: no item-visibility of title.B.
      """,
    thresholds: [Threshold("alpha", 0.5, "of full", "from which opacity on an item can be seen")]
  ) { evidence, limits in
    let atRest = evidence.rests.flatMap { wrongItems(at: $0, evidence, limits) }
    return atRest + evidence.motions.flatMap { gaps(in: $0, evidence, limits) }
  }

  private static func wrongItems(
    at rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard let top = evidence.top(at: rest.frame), evidence.isShown("bar", at: rest.frame),
      !evidence.isBarAway(at: rest.frame),
      !evidence.showsOwnBar(of: top, at: rest.frame)
    else { return [] }
    var found: [Sighting] = []
    func see(_ element: String, _ message: String) {
      let slots = [evidence.slot(element, "alpha"), evidence.slot("bar.content", "alpha")]
      found.append(
        Sighting(
          element, at: rest.first, lasting: rest.frame - rest.first + 1, message,
          slots: slots.compactMap { $0 }, shown: [rest.frame]))
    }
    let isWanted = evidence.wish(top, "hidden", at: rest.frame) != .flag(true)
    let title = evidence.word(top + ".item", "title", at: rest.frame) ?? ""
    let isLarge = evidence.opacity(of: "bar.content.large-title", at: rest.frame) > limits["alpha"]
    if isWanted, !title.isEmpty, !isLarge,
      evidence.opacity(of: "title." + top, at: rest.frame) < limits["alpha"]
    {
      see("title." + top, "\(top) is on top and its title cannot be seen")
    }
    for page in evidence.pages where page != top {
      for part in ["title.", "left.", "right."]
      where evidence.opacity(of: part + page, at: rest.frame) > limits["alpha"] {
        see(part + page, "\(top) is on top and \(part.dropLast()) of \(page) can be seen")
      }
    }
    return found
  }

  private static func gaps(
    in motion: Motion, _ evidence: Evidence, _ limits: Limits
  ) -> [Sighting] {
    guard evidence.showsContent(at: motion.before), evidence.showsContent(at: motion.after),
      let slot = evidence.slot("bar.content", "alpha")
    else { return [] }
    let bar = evidence.slot("bar", "alpha")
    let slots = [slot, bar].compactMap { $0 }
    for index in slots {
      for change in evidence.tracks[index].changes(in: motion.frames) {
        guard let alpha = change.after.number, alpha < limits["alpha"] else { continue }
        let back = evidence.tracks[index].changes(in: change.frame + 1..<motion.after + 1)
          .first { ($0.after.number ?? 0) >= limits["alpha"] }
        return [
          Sighting(
            "bar.content", at: change.frame,
            lasting: (back?.frame ?? motion.after + 1) - change.frame,
            "titles and buttons are not seen in the transition", slots: [index],
            shown: [change.frame - 1, change.frame])
        ]
      }
    }
    return []
  }
}

extension Evidence {
  /// The opacity of an item's part as the screen shows it: through its slot and the bar; 0 where
  /// it is not there.
  func opacity(of element: String, at frame: Int) -> Double {
    guard let index = trace.element(element), isPresent(index, at: frame) else { return 0 }
    var opacity = 1.0
    var names = [element, "bar.content", "bar"]
    for part in ["title", "left", "right", "back"] where element.hasPrefix(part + ".") {
      names.append("bar.content." + part)
    }
    for name in names {
      if value(name, "hidden", at: frame) == .flag(true) { return 0 }
      opacity *= number(name, "alpha", at: frame) ?? 1
    }
    return opacity
  }

  /// Whether a page has a visible stand-in of its own: what it shows is its own affair.
  func showsOwnBar(of page: String, at frame: Int) -> Bool { isShown(page + ".fake", at: frame) }
}
