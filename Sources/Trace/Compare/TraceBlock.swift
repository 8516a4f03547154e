/// One frame of a phase with what follows it up to the next: element lines, then events.
struct TraceBlock {
  /// The frame's number in the phase; -1 for what stands before its first.
  private(set) var k = -1
  /// Where it begins, and where the next one does.
  private(set) var start = 0
  private(set) var end = 0
  /// Its lines, without the one of the frame's number and without empty ones.
  private(set) var lines: [TraceBytes.Stretch] = []

  private static let lineLimit = 65_536
  private static let countLimit = 100_000

  /// Reads the block at `place`; false if a phase or the trace's end is there.
  mutating func read(
    _ text: TraceBytes, from place: Int, to end: Int, isFirst: Bool
  ) throws(TraceReadError) -> Bool {
    lines.removeAll(keepingCapacity: true)
    start = place
    var at = place
    while at < end, text[at] == 10 { at += 1 }
    guard at < end, !text.has("== ", at: at) else {
      self.end = at
      return false
    }
    k = -1
    if text[at] == 43 {
      let lineEnd = text.lineEnd(at)
      k = try number(text, .init(start: at + 1, end: lineEnd))
      at = min(lineEnd + 1, end)
    } else if !isFirst {
      throw text.error(at: at, "this stands outside of a frame: '+k' is missing above it")
    }
    while at < end {
      let first = text[at]
      if first == 43 || first == 61 && text.has("== ", at: at) { break }
      let lineEnd = min(text.lineEnd(at), end)
      if lineEnd > at {
        try check(text, at, lineEnd)
        lines.append(.init(start: at, end: lineEnd))
      }
      at = lineEnd + 1
    }
    self.end = min(at, end)
    return true
  }

  private func number(
    _ text: TraceBytes, _ digits: TraceBytes.Stretch
  ) throws(TraceReadError) -> Int {
    var value = 0
    for at in digits.start..<digits.end {
      guard text[at] &- 48 < 10, digits.count <= 12 else {
        throw text.error(at: at, "expected a frame such as '+12'")
      }
      value = value &* 10 &+ Int(text[at] &- 48)
    }
    guard digits.count > 0 else {
      throw text.error(at: digits.start, "expected a frame such as '+12'")
    }
    return value
  }

  private func check(_ text: TraceBytes, _ at: Int, _ end: Int) throws(TraceReadError) {
    if end - at > Self.lineLimit {
      throw text.error(at: at, "a line of more than \(Self.lineLimit) bytes: this is no trace")
    }
    if lines.count >= Self.countLimit {
      throw text.error(at: at, "a frame of more than \(Self.countLimit) lines: this is no trace")
    }
  }

  /// Refuses a line that no trace has.
  static func check(_ line: TraceBytes.Stretch, _ text: TraceBytes) throws(TraceReadError) {
    let at = line.start
    if text.has("navsim-trace ", at: at) || text.has("end frames=", at: at)
      || text.has("action ", at: at)
    {
      throw text.error(
        at: at,
        "a second trace stands in this file: compare them one by one; 'navsim run -o FOLDER' writes"
          + " each to a file of its own")
    }
    for place in line.start..<line.end where text[place] < 32 || text[place] == 127 {
      throw text.error(at: place, "a control character: this is no trace")
    }
  }
}

extension TraceBytes {
  /// Whether a line is an event or a mark.
  func isEvent(_ line: Stretch) -> Bool { base[line.start] == 33 || base[line.start] == 42 }
  /// Whether a line tells the cause of the one above it.
  func isCause(_ line: Stretch) -> Bool { base[line.start] == 32 }
}
