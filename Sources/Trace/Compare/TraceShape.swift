/// Whether a text has the shape of a trace from its first line to its last.
///
/// A comparison passes over what is the same on both sides and reads nothing of it. So two copies
/// of anything between the ends of a trace would be no difference; they are no traces. Small
/// traces are read whole first; of large ones, this looks at the beginning of each line, and counts.
enum TraceShape {
  private static let lineLimit = 65_536

  static func check(
    _ text: TraceBytes, _ ends: TraceEnds, release: (() -> Void)?
  ) throws(TraceReadError) {
    var (phases, frames, k) = (0, 0, -1)
    var at = ends.bodyStart
    var released = at
    while at < ends.bodyEnd {
      let end = text.lineEnd(at)
      let line = TraceBytes.Stretch(start: at, end: end)
      if line.count > 0 {
        try check(line, of: text)
        if text[at] == 43 {
          let number = try number(line, of: text)
          if number <= k {
            throw text.error(at: at, "frame +\(number) is out of order: frames rise in a phase")
          }
          (frames, k) = (frames + 1, number)
        } else if text.has("== ", at: at) {
          (phases, k) = (phases + 1, -1)
        }
      }
      at = end + 1
      if at - released > 1 << 24 {
        released = at
        release?()
      }
    }
    if frames != ends.frames {
      throw text.error(
        at: ends.bodyEnd, "the trace says \(ends.frames) frames but has \(frames)")
    }
    if phases != ends.phases {
      throw text.error(
        at: ends.bodyEnd, "the trace says \(ends.phases) phases but has \(phases)")
    }
  }

  private static func number(
    _ line: TraceBytes.Stretch, of text: TraceBytes
  ) throws(TraceReadError) -> Int {
    var value = 0
    for at in line.start + 1..<line.end {
      guard text[at] &- 48 < 10, line.count <= 13 else {
        throw text.error(at: at, "expected a frame such as '+12'")
      }
      value = value &* 10 &+ Int(text[at] &- 48)
    }
    guard line.count > 1 else {
      throw text.error(at: line.end, "expected a frame such as '+12'")
    }
    return value
  }

  /// Refuses a line that begins as none of a trace does.
  private static func check(
    _ line: TraceBytes.Stretch, of text: TraceBytes
  ) throws(TraceReadError) {
    if line.count > lineLimit {
      throw text.error(
        at: line.start, "a line of more than \(lineLimit) bytes: this is no trace")
    }
    if let at = text.control(in: line) {
      throw text.error(at: at, "a control character: this is no trace")
    }
    switch text[line.start] {
    case 33 where text.has("! ", at: line.start), 42 where text.has("* ", at: line.start),
      32 where text.has("  <- ", at: line.start), 43:
      return
    case 110, 101, 97: try TraceBlock.check(line, text)
    default: break
    }
    if text.has("== ", at: line.start) { return }
    var at = line.start
    while at < line.end, text[at] > 32, text[at] != 34 { at &+= 1 }
    let nameEnd = at
    while at < line.end, text[at] == 32 { at &+= 1 }
    if nameEnd > line.start, at == line.end || text.has("absent", at: at) { return }
    let property = at
    while at < line.end, text[at] > 32, text[at] != 61, text[at] != 34 { at &+= 1 }
    guard nameEnd > line.start, at > property, at < line.end, text[at] == 61 else {
      throw text.error(
        at: line.start, "expected a phase, an event, a frame or an element: this is no trace")
    }
  }
}

extension TraceComparison {
  /// Refuses bytes that are no trace, as a comparison does.
  public static func check(
    _ bytes: UnsafeRawBufferPointer, _ path: String, release: (() -> Void)? = nil
  ) throws(TraceReadError) {
    if bytes.count <= wholeLimit || TrackReader.isTracks(bytes) {
      _ = try TraceReader.read(Array(bytes), path: path)
      return
    }
    let file = TraceBytes.File(path)
    defer { withExtendedLifetime(file) {} }
    let text = TraceBytes(bytes, of: file)
    try TraceShape.check(text, TraceEnds(text), release: release)
  }

  /// The largest trace that is read whole before it is compared.
  static let wholeLimit = 1 << 20
}
