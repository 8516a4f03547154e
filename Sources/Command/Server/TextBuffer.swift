// A document as the protocol edits it: places are lines and UTF-16 units from 0. A place beyond a
// line's end is its end, one beyond the text is the text's end, one inside of a character is before it.

/// A place in a document, both numbers from 0.
struct TextPosition: Hashable, Comparable {
  var line: Int
  /// In UTF-16 units.
  var character: Int

  static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// The text of a document.
struct TextBuffer {
  /// The text in UTF-8; it always is.
  private(set) var bytes: [UInt8]
  /// Where lines begin: behind LF, CRLF and CR.
  private(set) var starts: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    starts = TextBuffer.starts(bytes)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private static func starts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      if byte == 10 || byte == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10) {
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// Puts a text in the place of what stands between two places. An end before the start is the start.
  mutating func replace(_ start: TextPosition, _ end: TextPosition, with text: String) {
    let first = offset(of: start)
    let last = max(first, offset(of: end))
    bytes.replaceSubrange(first..<last, with: Array(text.utf8))
    starts = TextBuffer.starts(bytes)
  }

  /// The first byte of a place.
  func offset(of position: TextPosition) -> Int {
    if position.line < 0 { return 0 }
    guard position.line < starts.count else { return bytes.count }
    var at = starts[position.line]
    let end = self.end(ofLine: position.line)
    var left = position.character
    while left > 0, at < end {
      let units = TextBuffer.units(bytes[at])
      if units > left { break }
      left -= units
      at += TextBuffer.length(bytes[at])
    }
    return min(at, end)
  }

  /// Where a line ends, before what ends it.
  private func end(ofLine line: Int) -> Int {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if line + 1 < starts.count {
      end -= 1
      if end > starts[line], bytes[end] == 10, bytes[end - 1] == 13 { end -= 1 }
    }
    return end
  }

  /// The place of a byte at which a character begins.
  func position(of offset: Int) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var units = 0
    var at = starts[low]
    while at < offset {
      units += TextBuffer.units(bytes[at])
      at += TextBuffer.length(bytes[at])
    }
    return TextPosition(line: low, character: units)
  }

  /// How many UTF-16 units the character of a first byte has.
  private static func units(_ first: UInt8) -> Int { first >= 0xF0 ? 2 : 1 }

  /// How many bytes it has.
  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: return 4
    case 0xE0...: return 3
    case 0xC0...: return 2
    default: return 1
    }
  }
}
