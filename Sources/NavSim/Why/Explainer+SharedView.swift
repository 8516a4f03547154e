import NavSimTrace

// A view lies in one place: a title that has gone because another page's item names the same view is told
// with the lines that name it.

extension Explainer {
  /// Tells of a title that is not there which other item has named its view.
  mutating func tellSharedView(_ name: PropertyName, depth: Int) {
    guard name.element.hasPrefix("title."), value(of: name) == "absent" else { return }
    let own = String(name.element.dropFirst("title.".count)) + ".item"
    guard let view = shared(own), let story = trace.story else { return }
    let named = Set(story.writes.lazy.filter { $0.property == "titleViewName" }.map(\.element))
    guard let other = named.sorted().first(where: { $0 != own && shared($0) == view }) else {
      return
    }
    let page = String(other.dropLast(".item".count))
    add(
      depth, "its title view \(view) is \(page)'s too; a view lies in one item, the last that came")
    for element in [own, other] {
      let input = PropertyName(element, "titleViewName")
      guard let write = lastWrite(input) else { continue }
      let place = place(of: write.time)
      add(depth + 1, "\(input.text) = \(write.value), " + place)
      tellChain(write.cause, input, depth: depth + 2, from: place)
    }
  }

  /// The name of the title view that an item has; nil without one.
  private func shared(_ item: String) -> String? {
    let value = lastWrite(PropertyName(item, "titleViewName"))?.value
    return value == "nil" ? nil : value
  }
}
