/// Turns tracks back into the frames that they were made of, as text: whatever reads or compares
/// traces takes both layouts so.
///
/// Only what is the layout's own is looked at here; the rest is the trace reader's to judge. Time
/// and memory are in proportion to the text.
struct TrackReader {
  /// The line of the header that tells the layout, and which line it is.
  private static let form = Array("form      tracks".utf8)
  private static let formLine = 5

  /// A value of a property in a frame, or that an element comes or goes.
  private struct Value {
    var k: Int
    /// The line of the tracks.
    var number: Int
    var element: Range<Int>
    /// Empty for the element itself.
    var property: Range<Int>
    /// `absent` or `present` for the element itself.
    var text: Range<Int>
  }

  private let bytes: [UInt8]
  private let path: String
  /// The trace in frames.
  private(set) var frames: [UInt8] = []
  /// For each line of the frames the line of the tracks that it comes from.
  private var origins: [Int] = []
  private var number = 0
  /// The lines of a phase that stand in both layouts, with their numbers.
  private var told: [(line: Range<Int>, number: Int)] = []
  private var values: [Value] = []

  /// Whether a text is a trace in tracks.
  static func isTracks<Text: RandomAccessCollection<UInt8>>(_ text: Text) -> Bool
  where Text.Index == Int {
    guard text.starts(with: "navsim-trace ".utf8) else { return false }
    var start = text.startIndex
    for _ in 1..<formLine {
      guard let end = text[start...].firstIndex(of: 10) else { return false }
      start = end + 1
    }
    let line = text[start...].prefix { $0 != 10 }
    return line.starts(with: form) && (line.count == form.count || line.dropFirst(16).first == 32)
  }

  /// Turns tracks round.
  init(_ bytes: [UInt8], path: String) throws(TraceReadError) {
    self.bytes = bytes
    self.path = path
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      number += 1
      try take(start..<end)
      start = end + 1
    }
    flush()
    if bytes.last != 10, !frames.isEmpty { frames.removeLast() }
  }

  /// An error in the frames, at the line that it comes from.
  func error(_ error: TraceReadError) -> TraceReadError {
    guard origins.indices.contains(error.line - 1) else { return error }
    var error = error
    let origin = origins[error.line - 1]
    if origin != error.line { error.column = 1 }
    error.line = origin
    return error
  }

  private func error(at place: Int, in line: Range<Int>, _ message: String) -> TraceReadError {
    let before = bytes[line.lowerBound..<max(min(place, line.upperBound), line.lowerBound)]
    let column = 1 + before.count { $0 & 0xC0 != 0x80 }
    return TraceReadError(path: path, line: number, column: column, message: message)
  }

  // MARK: Lines

  private mutating func take(_ line: Range<Int>) throws(TraceReadError) {
    if number < Self.formLine { return emit(bytes[line], number) }
    if number == Self.formLine {
      let rest = bytes[line].dropFirst(Self.form.count)
      if !rest.isEmpty { emit(Array("form     ".utf8) + rest, number) }
      return
    }
    if line.isEmpty { return }
    if starts(line, "== ") || isTrailer(line) {
      flush()
      emit(bytes[line], number)
    } else if "!*+ ".utf8.contains(bytes[line.lowerBound]) {
      told.append((line, number))
    } else if try !track(line) {
      told.append((line, number))
    }
  }

  private func starts(_ line: Range<Int>, _ text: String) -> Bool {
    bytes[line].starts(with: text.utf8)
  }

  private func isTrailer(_ line: Range<Int>) -> Bool {
    ["action", "error", "end"].contains { word in
      starts(line, word)
        && (line.count == word.utf8.count || bytes[line.lowerBound + word.utf8.count] == 32)
    }
  }

  /// Takes a line of a property or of an element's coming and going; false if it is another, such
  /// as one of the start.
  private mutating func track(_ line: Range<Int>) throws(TraceReadError) -> Bool {
    let element = word(line.lowerBound, in: line)
    var at = element.upperBound
    while at < line.upperBound, bytes[at] == 32 { at += 1 }
    let property = word(at, in: line)
    at = property.upperBound + 1
    guard !property.isEmpty, at < line.upperBound, bytes[at] == 43,
      !bytes[property].contains(61)
    else { return false }
    let first = word(at, in: line)
    guard bytes[first].contains(61) else {
      try presence(of: element, from: property.lowerBound, in: line)
      return true
    }
    var next = -1
    while true {
      var k = next
      if at < line.upperBound, bytes[at] == 43 {
        let start = at
        k = try frame(&at, in: line)
        guard at < line.upperBound, bytes[at] == 61 else {
          throw error(at: start, in: line, "expected a frame and a value, such as '+12=0.5'")
        }
        guard k >= next else {
          throw error(at: start, in: line, "frame +\(k) is out of order: frames rise")
        }
        at += 1
      }
      let text = try value(&at, in: line)
      values.append(
        Value(k: k, number: number, element: element, property: property, text: text))
      next = k + 1
      if at >= line.upperBound { return true }
      at += 1
    }
  }

  /// `absent +0 present +12`.
  private mutating func presence(
    of element: Range<Int>, from start: Int, in line: Range<Int>
  ) throws(TraceReadError) {
    var at = start
    var last = -1
    while true {
      let text = word(at, in: line)
      guard bytes[text].elementsEqual("absent".utf8) || bytes[text].elementsEqual("present".utf8)
      else {
        throw error(at: at, in: line, "expected values such as '+12=0.5', or 'absent +12'")
      }
      let start = text.upperBound + 1
      at = start
      let k = try frame(&at, in: line)
      guard k > last else {
        throw error(at: start, in: line, "frame +\(k) is out of order: frames rise")
      }
      last = k
      values.append(Value(k: k, number: number, element: element, property: at..<at, text: text))
      if at >= line.upperBound { return }
      guard bytes[at] == 32 else {
        throw error(at: at, in: line, "expected a blank after a frame")
      }
      at += 1
    }
  }

  // MARK: Words

  /// What stands there up to a blank.
  private func word(_ start: Int, in line: Range<Int>) -> Range<Int> {
    var end = min(start, line.upperBound)
    while end < line.upperBound, bytes[end] != 32 { end += 1 }
    return min(start, line.upperBound)..<end
  }

  /// `+12`.
  private func frame(_ at: inout Int, in line: Range<Int>) throws(TraceReadError) -> Int {
    let start = at
    if at < line.upperBound, bytes[at] == 43 { at += 1 }
    let digits = at
    var k = 0
    while at < line.upperBound, (48...57).contains(bytes[at]), at - digits < 12 {
      k = k * 10 + Int(bytes[at] - 48)
      at += 1
    }
    guard digits > start, at > digits else {
      throw error(at: start, in: line, "expected a frame, such as '+12'")
    }
    return k
  }

  /// A value up to the blank behind it or the line's end.
  private func value(_ at: inout Int, in line: Range<Int>) throws(TraceReadError) -> Range<Int> {
    let start = at
    if at < line.upperBound, bytes[at] == 34 {
      at += 1
      while at < line.upperBound, bytes[at] != 34 { at += bytes[at] == 92 ? 2 : 1 }
      guard at < line.upperBound else {
        throw error(at: start, in: line, "this text has no closing quote")
      }
      at += 1
    } else {
      while at < line.upperBound, bytes[at] != 32 { at += 1 }
    }
    guard at > start, at == line.upperBound || bytes[at] == 32 else {
      throw error(at: at, in: line, "expected a value, and a blank behind it")
    }
    return start..<at
  }

  // MARK: Frames

  private mutating func emit(_ line: some Collection<UInt8>, _ number: Int) {
    frames += line
    frames.append(10)
    origins.append(number)
  }

  /// Writes the phase that ends: its values frame by frame, among the lines that stand in both.
  private mutating func flush() {
    let order = values.indices.sorted { (values[$0].k, $0) < (values[$1].k, $1) }
    var next = 0
    var shown = -1
    func upTo(_ k: Int, _ reader: inout TrackReader) {
      while next < order.count, reader.values[order[next]].k <= k {
        let value = reader.values[order[next]]
        if value.k != shown { reader.emit("+\(value.k)".utf8, value.number) }
        shown = value.k
        reader.emit(value)
        next += 1
      }
    }
    for (line, number) in told {
      var at = line.lowerBound
      if bytes[at] == 43, let k = try? frame(&at, in: line), at == line.upperBound {
        upTo(k, &self)
        if k == shown { continue }
        shown = k
      }
      emit(bytes[line], number)
    }
    upTo(.max, &self)
    told.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }

  private mutating func emit(_ value: Value) {
    frames += bytes[value.element]
    if !value.property.isEmpty {
      frames.append(32)
      frames += bytes[value.property]
      frames.append(61)
      frames += bytes[value.text]
    } else if value.text.count == 6 {
      frames += " absent".utf8
    }
    emit([], value.number)
  }
}
