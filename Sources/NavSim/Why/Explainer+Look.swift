import NavSimTrace

// From which of its fields a bar's look comes: the run knows it.

extension Explainer {
  /// The field that gives a colour of a bar's background, or of a title, what it shows, and who wrote it; nil where
  /// it is no such colour, or nobody has set one.
  func source(of name: PropertyName) -> (field: PropertyName, cause: Int32)? {
    guard ["color", "edgeEffect"].contains(name.property) else { return nil }
    let parts = name.element.split(separator: ".").map(String.init)
    switch parts.first {
    case "bar":
      guard let end = parts.firstIndex(of: "bg"), parts.last != "shadow" else { return nil }
      return source(.background, of: parts[..<end].joined(separator: "."))
    case "title":
      let bar = inputs.bar(of: name)
      return source(.title, of: bar) { $0.colours(name.element) }
    default: return nil
    }
  }

  private func source(
    _ part: TraceLook.Part, of bar: String, where fits: (TraceLook) -> Bool = { _ in true }
  ) -> (field: PropertyName, cause: Int32)? {
    guard let element = trace.elements.firstIndex(where: { $0.name == bar }),
      let look = trace.look(part, of: element, at: state.frame), !look.owner.isEmpty, fits(look)
    else { return nil }
    return (PropertyName(look.owner, look.property), look.cause)
  }
}
