extension Trace {
  /// From which field a part of a bar's look comes in a frame; nil where nobody has said.
  ///
  /// - Parameters:
  ///   - bar: the number of its element.
  ///   - frame: -1 for the keyframe.
  package func look(_ part: TraceLook.Part, of bar: Int, at frame: Int) -> TraceLook? {
    let behind = looks.partitioningIndex { $0.frame > frame }
    return looks[..<behind].last { $0.bar == bar && $0.part == part }
  }

  /// From which field the colour of a bar's background, or of a title, comes in a frame; nil where nobody has said,
  /// and of any other slot.
  ///
  /// - Parameters:
  ///   - frame: -1 for the keyframe.
  ///   - value: what a slot holds in that frame.
  package func look(
    behind slot: Int, at frame: Int, _ value: (Int) -> TraceValue?
  ) -> TraceLook? {
    let name = elements[slots[slot].element].name
    guard ["color", "edgeEffect"].contains(slots[slot].name) else { return nil }
    let parts = name.split(separator: ".")
    switch parts.first {
    case "bar":
      guard let end = parts.firstIndex(of: "bg"), parts.last != "shadow",
        let bar = element(parts[..<end].joined(separator: "."))
      else { return nil }
      return look(.background, of: bar, at: frame)
    case "title":
      let page = String(name.dropFirst("title.".count))
      guard let bar = element(bar(ofItemOf: page, value)),
        let look = look(.title, of: bar, at: frame),
        // The title of a page that goes stays as it was.
        !look.owner.hasSuffix(".item") || look.owner == page + ".item"
      else { return nil }
      return look
    default: return nil
    }
  }

  /// The bar in which a page's item stands: that of a further controller, or the scenario's own.
  private func bar(ofItemOf page: String, _ value: (Int) -> TraceValue?) -> String {
    for (number, element) in elements.enumerated() where element.name.hasPrefix("navigation.") {
      let lists = ["items", "stack"].compactMap { slot($0, of: number) }.compactMap(value)
      if lists.contains(where: { text(of: $0).split(separator: ">").contains { $0 == page } }) {
        return "bar" + element.name.dropFirst("navigation".count)
      }
    }
    return "bar"
  }

  /// The line that wrote the field of a look; nil where it is no line.
  package func line(of look: TraceLook) -> String? {
    cause(look.cause).flatMap { $0.contains("(") ? $0 : nil }
  }
}
