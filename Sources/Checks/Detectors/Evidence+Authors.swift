import NavSimTrace

// An appearance may be made by several lines: one gives it, another sets one of its properties, a third copies
// it to another field. Behind who gave a bar the appearance stands who has set what is seen of it.

extension Evidence {
  /// `; its backgroundColor comes from on apply bar.standardAppearance …`, or nothing.
  ///
  /// - Parameter cause: what is told of the finding's cause.
  func author(for sighting: Sighting, _ cause: String) -> String {
    // The hairline has a colour of its own.
    guard let slot = sighting.slots.first, let bar = element("bar"),
      trace.slots[slot].name != "hairline"
    else { return "" }
    let frame = sighting.frame
    let behind = trace.look(behind: slot, at: frame) { tracks[$0].value(at: frame) }
    let look = behind ?? (isOfEye(slot) ? trace.look(.background, of: bar, at: frame) : nil)
    guard let look else { return "" }
    return trace.author(of: look, givenBy: cause) { lastCause(of: $0, at: frame) }
  }
}

extension Trace {
  /// `; its backgroundColor comes from …` for a cause that has given a bar its appearance, or nothing.
  ///
  /// - Parameter writer: the cause of what a slot holds.
  func author(of look: TraceLook, givenBy cause: String, _ writer: (Int) -> String?) -> String {
    guard !look.seen.isEmpty, let line = line(of: look), !cause.contains(line),
      let owner = element(look.owner), let field = slot(look.property, of: owner),
      let giver = writer(field), giver.contains("("), cause.hasPrefix(giver)
    else { return "" }
    return "; \(look.authorship) \(line)"
  }
}
