import NavSimKernel

/// One line after the other of a trace's bytes, and a place in the line.
struct TraceLine {
  let path: String
  private let bytes: [UInt8]
  /// The line's number, from 1; 0 before the first.
  private(set) var number = 0
  private(set) var start = 0
  private var end = 0
  /// The place in the bytes that is looked at next.
  private(set) var position = 0
  private var following = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// A line of its own, for messages at the place of this one.
  func aside(_ text: String) -> TraceLine {
    var aside = TraceLine(Array(text.utf8), path: path)
    _ = aside.next()
    aside.number = number
    return aside
  }

  /// Goes to the next line; false at the end.
  mutating func next() -> Bool {
    guard following < bytes.count else { return false }
    number += 1
    start = following
    position = start
    end = bytes[start...].firstIndex(of: 10) ?? bytes.count
    following = end + 1
    return true
  }

  /// Whether this line, behind others, ends with the bytes.
  var isCut: Bool { number > 1 && end == bytes.count }
  var endsWithNewline: Bool { bytes.last == 10 }
  var isEmpty: Bool { start == end }
  var isAtEnd: Bool { position >= end }
  var isAtQuote: Bool { position < end && bytes[position] == 34 }

  /// What is left of the line, for messages and whole-line comparisons.
  var rest: String { String(decoding: bytes[min(position, end)..<end], as: UTF8.self) }

  /// An error here, or at another place of the line.
  func error(at place: Int?, _ message: String) -> TraceReadError {
    let upTo = bytes[start..<min(place ?? position, bytes.count)]
    let column = 1 + upTo.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    return TraceReadError(path: path, line: max(number, 1), column: column, message: message)
  }

  /// What a text in quotes says; nil for what is no such text, or more than one.
  static func unquoted(_ quoted: String) -> String? {
    var line = TraceLine(Array(quoted.utf8), path: "")
    guard line.next(), let text = try? line.takeQuoted(), line.isAtEnd else { return nil }
    return line.following > line.bytes.count ? text : nil
  }

  // MARK: Taking parts

  mutating func take(prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard end - position >= count else { return false }
    for offset in 0..<count where bytes[position + offset] != prefix.utf8Start[offset] {
      return false
    }
    position += count
    return true
  }

  /// Takes a word, if a blank or the line's end follows it.
  mutating func take(word: String) -> Bool {
    let count = word.utf8.count
    guard end - position >= count, bytes[position..<position + count].elementsEqual(word.utf8),
      position + count == end || bytes[position + count] == 32
    else { return false }
    position += count
    return true
  }

  mutating func skipBlanks() {
    while position < end, bytes[position] == 32 { position += 1 }
  }

  func expectEnd() throws(TraceReadError) {
    if !isAtEnd { throw error(at: nil, "expected the end of the line, not '\(rest)'") }
  }

  /// The rest of the line.
  mutating func takeAll() throws(TraceReadError) -> String {
    let from = position
    position = end
    return try text(from..<end)
  }

  private func text(_ range: Range<Int>) throws(TraceReadError) -> String {
    let isPlain = bytes.withUnsafeBufferPointer { bytes in
      range.allSatisfy { (32...126).contains(bytes[$0]) }
    }
    if isPlain { return String(decoding: bytes[range], as: UTF8.self) }
    guard let text = String(checking: bytes[range]) else {
      throw error(at: range.lowerBound, "this is not UTF-8")
    }
    if let index = text.unicodeScalars.firstIndex(where: TraceName.isControl) {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      throw error(
        at: range.lowerBound + offset, "a control character: lines end with a line feed alone")
    }
    return text
  }

  /// A run of characters without a blank or a quote.
  mutating func takeBare(_ what: String) throws(TraceReadError) -> String {
    let from = position
    while position < end, bytes[position] != 32, bytes[position] != 34 { position += 1 }
    if position == from { throw error(at: nil, "expected \(what)") }
    return try text(from..<position)
  }

  /// A name with its `=`.
  mutating func takeName(_ what: String) throws(TraceReadError) -> String {
    let from = position
    while position < end, bytes[position] != 32, bytes[position] != 34, bytes[position] != 61 {
      position += 1
    }
    guard position > from, position < end, bytes[position] == 61 else {
      throw error(at: from, "expected \(what)")
    }
    position += 1
    return try text(from..<position - 1)
  }

  /// A whole number of at most 15 digits, or nil.
  mutating func takeWhole() -> Int64? {
    let from = position
    var value: Int64 = 0
    while position < end, (48...57).contains(bytes[position]), position - from < 15 {
      value = value * 10 + Int64(bytes[position] - 48)
      position += 1
    }
    return position > from ? value : nil
  }

  /// A number in thousandths, if the next word is one; else nothing is taken.
  mutating func takeNumber() -> Int64? {
    guard position < end, bytes[position] == 45 || (48...57).contains(bytes[position]) else {
      return nil
    }
    var stop = position + 1
    while stop < end, bytes[stop] != 32, bytes[stop] != 34 { stop += 1 }
    guard let number = TraceNumber.thousandths(bytes[position..<stop]) else { return nil }
    position = stop
    return number
  }

  /// A moment such as `16.667ms`.
  mutating func takeTime() throws(TraceReadError) -> Time {
    let from = position
    while position < end, bytes[position] == 46 || (48...57).contains(bytes[position]) {
      position += 1
    }
    guard let microseconds = TraceNumber.thousandths(bytes[from..<position]),
      microseconds < Time.distantFuture.ticks / 6, take(prefix: "ms")
    else { throw error(at: from, "expected a time in milliseconds, such as '16.667ms'") }
    return Time(microseconds: microseconds)
  }

  /// A text in quotes.
  mutating func takeQuoted() throws(TraceReadError) -> String {
    guard isAtQuote else { throw error(at: nil, "expected a text in quotes") }
    var scalars: [UInt8] = []
    position += 1
    while position < end, bytes[position] != 34 {
      if bytes[position] == 92 {
        try takeEscape(into: &scalars)
      } else {
        scalars.append(bytes[position])
        position += 1
      }
    }
    guard isAtQuote else { throw error(at: nil, "this text has no closing quote") }
    guard let text = String(checking: scalars) else {
      throw error(at: nil, "this text is not UTF-8")
    }
    position += 1
    return text
  }

  private mutating func takeEscape(into scalars: inout [UInt8]) throws(TraceReadError) {
    let from = position
    if take(prefix: "\\u{") {
      var value: UInt32 = 0
      var digits = 0
      while position < end, digits < 8, let digit = hexDigit(bytes[position]) {
        value = value << 4 | digit
        digits += 1
        position += 1
      }
      if digits > 0, take(prefix: "}"), let scalar = Unicode.Scalar(value) {
        scalars.append(contentsOf: String(scalar).utf8)
        return
      }
    } else {
      let known: [UInt8: UInt8] = [34: 34, 92: 92, 110: 10, 114: 13, 116: 9, 48: 0]
      if position + 1 < end, let byte = known[bytes[position + 1]] {
        scalars.append(byte)
        position += 2
        return
      }
    }
    throw error(at: from, "unknown escape: known are \\\" \\\\ \\n \\r \\t \\0 and \\u{…}")
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 48...57: return UInt32(byte - 48)
    case 65...70: return UInt32(byte - 55)
    case 97...102: return UInt32(byte - 87)
    default: return nil
    }
  }
}
