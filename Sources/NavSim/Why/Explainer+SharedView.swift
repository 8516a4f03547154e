import NavSimTrace

// A view lies in one place: a title or a button that has gone because another page's item names the same one
// is told with the lines that name it.

extension Explainer {
  /// What of an item may be shared: the element that shows it, the properties that name it, the words.
  private static let shareable: [(prefix: String, names: [String], words: String)] = [
    ("title.", ["titleViewName"], "title view"),
    ("left.", ["leftButtonName", "rightButtonName"], "button"),
    ("right.", ["rightButtonName", "leftButtonName"], "button"),
  ]

  /// Tells of a title or a button that is not there which other item has named its view.
  mutating func tellSharedView(_ name: PropertyName, depth: Int) {
    guard let kind = Self.shareable.first(where: { name.element.hasPrefix($0.prefix) }),
      value(of: name) == "absent", let story = trace.story
    else { return }
    let own = PropertyName(
      name.element.dropFirst(kind.prefix.count) + ".item", kind.names[0])
    guard let view = shared(own) else { return }
    let inputs = Set(
      story.writes.lazy.filter { kind.names.contains($0.property) }
        .map { PropertyName($0.element, $0.property) })
    let others = inputs.filter { $0.element != own.element && shared($0) == view }
    guard let other = others.min(by: { $0.text < $1.text }) else { return }
    let page = String(other.element.dropLast(".item".count))
    add(
      depth,
      "its \(kind.words) \(view) is \(page)'s too; a view lies in one item, the last that came")
    for input in [own, other] {
      guard let write = lastWrite(input) else { continue }
      let place = place(of: write.time)
      add(depth + 1, "\(input.text) = \(write.value), " + place)
      tellChain(write.cause, input, depth: depth + 2, from: place)
    }
  }

  /// The name of the view that an item has; nil without one.
  private func shared(_ input: PropertyName) -> String? {
    let value = lastWrite(input)?.value
    return value == "nil" ? nil : value
  }
}
