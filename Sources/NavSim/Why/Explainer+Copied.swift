import NavSimTrace

// A stand-in has the look that the bar had when it was copied: who had given that is told behind who
// copied it.

extension Explainer {
  /// What of the bar its look follows from.
  private static let looks = [
    "barTintColor", "backgroundImage", "standardAppearance", "scrollEdgeAppearance",
    "backgroundColor", "barStyle",
  ]

  /// Tells of a stand-in's colour which line had coloured the bar that it is a copy of.
  mutating func tellCopied(_ name: PropertyName, _ cause: Int32, depth: Int) {
    guard name.element.hasSuffix(".fake"), name.property == "color", let story = trace.story,
      let link = chain(cause).first(where: { $0.kind == .code }),
      link.text.contains("copy bar to ")
    else { return }
    let write = story.writes.last { write in
      write.element == "bar" && Explainer.looks.contains(write.property)
        && (write.time, write.cause) < (link.time, cause) && hasOwnCode(write.cause)
    }
    guard let write else { return }
    let input = PropertyName(write.element, write.property)
    let place = place(of: write.time)
    add(depth, "\(input.text) = \(write.value) then, " + place)
    tellChain(write.cause, input, depth: depth + 1, from: place)
    tellDeclared(write.value, of: input, depth: depth + 1)
  }

  /// Tells behind who chose an image or an appearance where it is declared what that looks like.
  mutating func tellDeclared(_ value: String, of name: PropertyName, depth: Int) {
    guard let line = declaredValue(name, value) else { return }
    add(depth, "declared: \(line.text) (\(line.place))", line)
  }

  /// Tells behind a line that gives the bar what its page wants where the page says so.
  mutating func tellWish(_ name: PropertyName, _ cause: Int32, depth: Int) {
    guard trace.story != nil, let link = chain(cause).first(where: { $0.kind == .code }),
      !link.page.isEmpty
    else { return }
    let isCopy = ["copy self.wants", "copy wants"].contains(where: link.text.contains)
    for field in [name.property] + Explainer.looks
    where isCopy || link.text.contains("\(field)=self.wants.\(field)") {
      guard let line = declared(PropertyName(link.page + ".wants", field)) else { continue }
      return add(depth, "declared: \(line.text) (\(line.place))", line)
    }
  }
}
