import NavSimKernel
import NavSimProgram
import NavSimTrace

// Who made a value: the chain of causes, and the sentences about it.

extension Explainer {
  /// The cause of what a property holds and the frame that first shows it; nil where nobody is
  /// known.
  func cause(of name: PropertyName) -> (number: Int32, frame: Int)? {
    let slot = state.slot(name.element, name.property)
    let origin = slot.flatMap { state.origin(ofSlot: $0) }
    if let taken = takenOff(name) { return taken }
    if let origin, trace.cause(origin.cause) != nil {
      let later = lastInTurn(after: origin.cause, name) ?? writerOfInput(behind: origin.cause, name)
      return (later ?? origin.cause, origin.frame)
    }
    if hasLeft(name) { return takenAway(name) }
    guard let write = lastWrite(name), write.cause >= 0 else { return nil }
    return (write.cause, frame(of: write.time))
  }

  func lastWrite(_ name: PropertyName) -> TraceStory.Write? {
    let end = state.frame < 0 ? -1 : trace.grid.time(of: state.frame).ticks
    return book.lastWrite(of: name, until: end)
  }

  /// Who wrote in the same turn once more what a cause had written of a property, or of what it follows from: a
  /// value that is there already goes no further than its field.
  private func lastInTurn(after cause: Int32, _ name: PropertyName) -> Int32? {
    guard let turn = chain(cause).first?.time else { return nil }
    let written = ([name] + inputs.of(name)).lazy.compactMap { field in
      book.writes(of: field, in: turn).last { $0.cause == cause }
    }
    guard let first = written.first,
      let last = lastWrite(PropertyName(first.element, first.property)),
      last.value == first.value, frame(of: last.time) == frame(of: first.time),
      last.cause > first.cause, hasOwnCode(last.cause)
    else { return nil }
    return last.cause
  }

  /// Who wrote what the place of an item follows from before UIKit lays out for the sake of another line: a layout
  /// answers all lines of its turn, and names the first that asked for one.
  private func writerOfInput(behind cause: Int32, _ name: PropertyName) -> Int32? {
    guard ["x", "width"].contains(name.property), let links = trace.story?.links,
      links.indices.contains(Int(cause)), links[Int(cause)].kind == .system
    else { return nil }
    var asker = links[Int(cause)].parent
    // UIKit does some things inside of others.
    while links.indices.contains(Int(asker)), links[Int(asker)].kind == .system,
      links[Int(asker)].parent < asker
    {
      asker = links[Int(asker)].parent
    }
    guard links.indices.contains(Int(asker)), links[Int(asker)].kind == .code else { return nil }
    // Between the line that asked for the layout and the layout.
    let written = book.writes(
      of: Set(inputs.of(name)), from: links[Int(asker)].time.ticks,
      until: links[Int(cause)].time.ticks + 1)
    guard !written.contains(where: { $0.cause == asker }) else { return nil }
    return written.map(\.cause).filter(hasOwnCode).max()
  }

  func frame(of time: Time) -> Int {
    time.ticks < 0 ? -1 : trace.grid.frame(atOrAfter: time)
  }

  func value(of name: PropertyName) -> String {
    if let slot = state.slot(name.element, name.property) { return state.text(ofSlot: slot) }
    return lastWrite(name)?.value ?? "nil"
  }

  /// A cause and those before it, nearest first.
  func chain(_ number: Int32) -> [TraceStory.Link] {
    guard let links = trace.story?.links else { return [] }
    var chain: [TraceStory.Link] = []
    var next = number
    // Links point back, so this ends; a story that somebody made up might not.
    while links.indices.contains(Int(next)), chain.count < 1_000 {
      let link = links[Int(next)]
      chain.append(link)
      guard link.parent < next else { break }
      next = link.parent
    }
    return chain
  }

  func hasOwnCode(_ number: Int32) -> Bool {
    chain(number).contains { link in
      (link.kind == .code && !SourcePath.isBuiltin(link.file)) || link.kind == .declaration
    }
  }

  /// Whether a line of one's own is known that has made a value.
  func hasOwnLine(_ number: Int32, _ name: PropertyName) -> Bool {
    chain(number).contains { link in
      guard [.code, .declaration].contains(link.kind) else { return false }
      return line(of: link, name).map { !$0.isBuiltin } ?? false
    }
  }

  mutating func tellChain(
    _ number: Int32, _ name: PropertyName, depth: Int, from start: String? = nil
  ) {
    guard trace.story != nil else {
      if let text = trace.cause(number) { add(depth, text, BlamedLine(cause: text)) }
      note(trace.cause(number).flatMap { BlamedLine(cause: $0) }, isAction: false)
      return
    }
    var depth = depth
    var last: TraceStory.Link?
    var lastPlace = start ?? place(ofFrame: state.frame)
    for link in chain(number) {
      if let last, isSame(last, link) { continue }
      let place = place(of: link.time)
      let line = line(of: link, name)
      let isOther = place != lastPlace
      add(depth, sentence(link, line) + (isOther ? ", " + place : ""), line)
      note(line, isAction: link.kind == .action)
      last = link
      lastPlace = place
      depth += 1
    }
  }

  /// `before the first action`, `at push +3`.
  func place(of time: Time) -> String { place(ofFrame: frame(of: time)) }

  func place(ofFrame frame: Int) -> String {
    frame < 0 ? "before the first action" : "at " + trace.shortPlace(ofFrame: frame)
  }

  /// The rest of a line is the line; what UIKit does inside of itself is told once.
  private func isSame(_ a: TraceStory.Link, _ b: TraceStory.Link) -> Bool {
    a.kind == b.kind && a.text == b.text && a.line == b.line && a.file == b.file
      && a.page == b.page
  }

  func line(of link: TraceStory.Link, _ name: PropertyName) -> BlamedLine? {
    switch link.kind {
    case .system: return nil
    case .declaration: return declared(name)
    case .code, .action:
      let whole = source(link.file, link.line)
      return BlamedLine(
        path: link.file, line: link.line, text: tidy(whole.isEmpty ? link.text : whole))
    }
  }

  private func sentence(_ link: TraceStory.Link, _ line: BlamedLine?) -> String {
    switch link.kind {
    case .system: return link.text
    case .declaration:
      guard let line else { return "declared" + (link.page.isEmpty ? "" : " of \(link.page)") }
      return "declared: \(line.text) (\(line.place))"
    case .action: return "\(tidy(link.text)) (\(line?.place ?? ""))"
    case .code:
      let forWhom = link.page.isEmpty || link.page == link.declaration ? "" : " for \(link.page)"
      return "\(link.declaration)\(forWhom): \(tidy(link.text)) (\(line?.place ?? ""))"
    }
  }

  /// The nearest line of each kind.
  private mutating func note(_ line: BlamedLine?, isAction: Bool) {
    guard let line else { return }
    if isAction {
      action = action ?? line
    } else if line.isBuiltin {
      builtin = builtin ?? line
    } else {
      own = own ?? line
    }
  }
}

/// A line without the blanks that align it.
func tidy(_ text: String) -> String {
  var text = text[...]
  if let comment = text.range(of: "  // ") { text = text[..<comment.lowerBound] }
  return text.split(separator: " ").joined(separator: " ")
}

extension StringProtocol {
  /// Where a part stands first, or nil.
  fileprivate func range(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
