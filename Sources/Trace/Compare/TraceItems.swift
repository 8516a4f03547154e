/// The properties of one line of an element, one after the other.
struct TraceItems {
  private let text: TraceBytes
  private let end: Int
  private var at: Int
  /// The element's name.
  let element: TraceBytes.Stretch
  /// Whether the line says that the element has gone.
  let isAbsent: Bool
  /// Whether it names the element alone.
  let isBare: Bool

  init(_ text: TraceBytes, _ line: TraceBytes.Stretch) throws(TraceReadError) {
    self.text = text
    end = line.end
    var at = line.start
    while at < end, text[at] > 32, text[at] != 34 { at &+= 1 }
    element = .init(start: line.start, end: at)
    guard at > line.start, at == end || text[at] == 32 else {
      throw text.error(at: at, "expected a phase, an event, a frame or an element")
    }
    while at < end, text[at] == 32 { at &+= 1 }
    self.at = at
    isBare = at == end
    isAbsent = end - at == 6 && text.has("absent", at: at)
  }

  /// The next property with its value; nil at the end.
  @inline(__always)
  mutating func next() throws(TraceReadError) -> (
    name: TraceBytes.Stretch, value: TraceBytes.Stretch
  )? {
    while at < end, text[at] == 32 { at &+= 1 }
    if at >= end { return nil }
    let start = at
    while at < end, text[at] != 61, text[at] > 32, text[at] != 34 { at &+= 1 }
    guard at > start, at < end, text[at] == 61 else {
      throw text.error(at: start, "expected a property, such as 'alpha=1'")
    }
    let name = TraceBytes.Stretch(start: start, end: at)
    at &+= 1
    let from = at
    if at < end, text[at] == 34 {
      try quoted(from)
    } else {
      while at < end, text[at] > 32 { at &+= 1 }
    }
    guard at > from, at == end || text[at] == 32 else {
      throw text.error(at: at, "expected a value, and a blank behind it")
    }
    return (name, .init(start: from, end: at))
  }

  private mutating func quoted(_ from: Int) throws(TraceReadError) {
    at &+= 1
    while at < end, text[at] != 34 { at &+= text[at] == 92 ? 2 : 1 }
    guard at < end else { throw text.error(at: from, "this text has no closing quote") }
    at &+= 1
  }
}
