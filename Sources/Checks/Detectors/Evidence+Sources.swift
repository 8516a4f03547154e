import NavSimTrace

/// What UIKit makes a value from, where one line behind it is known: it brings the value about, and code
/// has asked for it.
extension Evidence {
  /// A line that a value comes from, when it ran, and what it gave: `the colour`, `the place`.
  struct Source {
    let frame: Int
    let line: String
    let word: String
  }

  /// The line from which a slot has its value in a frame; nil where none is known.
  func source(of slot: Int, at frame: Int) -> Source? {
    let element = trace.elements[trace.slots[slot].element].name
    switch trace.slots[slot].name {
    case "color", "tintColor": return sourceOfInk(slot, frame)
    case "y" where element.hasPrefix("page."): return sourceOfPlace(slot, frame)
    default: return nil
    }
  }

  /// The field of the bar that an ink has its colour from; nil where it holds another.
  func field(ofInk slot: Int, at frame: Int) -> Int? {
    let element = trace.elements[trace.slots[slot].element].name
    let part = element.split(separator: ".").first.map(String.init) ?? ""
    let fields = [
      "title": "titleColor", "left": "tintColor", "right": "tintColor", "back": "tintColor",
      "bar": "tintColor",
    ]
    guard ["color", "tintColor"].contains(trace.slots[slot].name),
      element == "bar.content" || part != "bar", let name = fields[part],
      let field = self.slot("bar", name),
      tracks[field].value(at: frame) == tracks[slot].value(at: frame)
    else { return nil }
    return field
  }

  /// An ink is a field of the bar, which holds the same colour; a title's may be one of an appearance.
  private func sourceOfInk(_ slot: Int, _ frame: Int) -> Source? {
    if let field = field(ofInk: slot, at: frame), let found = writer(of: field, at: frame) {
      return Source(frame: found.frame, line: found.line, word: "the colour")
    }
    if trace.elements[trace.slots[slot].element].name == "statusBar",
      let style = self.slot("statusBar", "style"), let found = writer(of: style, at: frame)
    {
      return Source(frame: found.frame, line: found.line, word: "the colour")
    }
    guard let look = trace.look(behind: slot, at: frame, { tracks[$0].value(at: frame) }),
      look.part == .title, let found = line(of: look)
    else { return nil }
    return Source(frame: found.frame, line: found.line, word: "the colour")
  }

  /// The line that wrote the field of a look, where it is one, and since when it is seen.
  func line(of look: TraceLook) -> (frame: Int, line: String)? {
    trace.line(of: look).map { (Int(look.frame), $0) }
  }

  /// The line that wrote the field of an ink, where another had written the ink itself and not later: a field that
  /// is written again as it was leaves its inks alone.
  func laterLine(ofInk slot: Int, at frame: Int) -> (frame: Int, line: String)? {
    guard let own = writer(of: slot, at: frame), let source = sourceOfInk(slot, frame),
      source.frame >= own.frame
    else { return nil }
    return (source.frame, source.line)
  }

  /// A page and its content go with the bar: what changed of it in the frame in which they did.
  private func sourceOfPlace(_ slot: Int, _ frame: Int) -> Source? {
    guard let index = tracks[slot].index(at: frame) else { return nil }
    let since = tracks[slot].entries[index].frame
    let places = [("bar", "height"), ("bar.bg", "height"), ("bar", "y"), ("bar", "hidden")]
      .compactMap { self.slot($0.0, $0.1) }
    return places.lazy.compactMap { self.writer(of: $0, at: frame) }.first { $0.frame == since }
      .map { Source(frame: $0.frame, line: $0.line, word: "the place") }
  }

  /// The line that made what a slot holds in a frame, where a line did.
  private func writer(of slot: Int, at frame: Int) -> (frame: Int, line: String)? {
    guard let writer = tracks[slot].writer(at: frame), let line = trace.cause(writer.cause),
      line.contains("(")
    else { return nil }
    return (writer.frame, line)
  }
}
