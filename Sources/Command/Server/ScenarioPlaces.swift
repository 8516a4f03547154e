import NavSim

// The parser counts lines from 1, which LF and CRLF end, and characters as people see them. Between its
// places and those of the protocol stand bytes.

/// Converts places of a scenario's text.
struct ScenarioPlaces {
  private let buffer: TextBuffer
  /// The first byte of each of the parser's lines.
  private let starts: [Int]

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
    let bytes = buffer.bytes
    // A byte order mark is no part of the first line.
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
    self.starts = starts
  }

  private func line(_ index: Int) -> Range<Int> {
    var end = index + 1 < starts.count ? starts[index + 1] - 1 : buffer.bytes.count
    if end > starts[index], buffer.bytes[end - 1] == 13 { end -= 1 }
    return starts[index]..<max(starts[index], end)
  }

  /// The protocol's place of a line and a column, both from 1.
  func position(line number: Int, column: Int) -> TextPosition {
    guard number >= 1 else { return TextPosition(line: 0, character: 0) }
    guard number <= starts.count else { return buffer.position(of: buffer.bytes.count) }
    let range = line(number - 1)
    let text = String(decoding: buffer.bytes[range], as: UTF8.self)
    let length = text.prefix(max(0, column - 1)).utf8.count
    return buffer.position(of: range.lowerBound + length)
  }

  /// The parser's line and column of a place of the protocol.
  func place(_ position: TextPosition) -> (line: Int, column: Int) {
    let offset = buffer.offset(of: position)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let range = line(low)
    let end = max(range.lowerBound, min(offset, range.upperBound))
    let head = String(decoding: buffer.bytes[range.lowerBound..<end], as: UTF8.self)
    return (low + 1, head.count + 1)
  }

  /// From a column to another one of the same line.
  func range(line: Int, column: Int, length: Int) -> JSONValue {
    ScenarioPlaces.range(
      position(line: line, column: column), position(line: line, column: column + length))
  }

  /// A range in JSON.
  static func range(_ start: TextPosition, _ end: TextPosition) -> JSONValue {
    .members([("start", json(start)), ("end", json(max(start, end)))])
  }

  private static func json(_ position: TextPosition) -> JSONValue {
    .members([("line", .int(position.line)), ("character", .int(position.character))])
  }
}

extension TextPosition {
  /// The place that JSON says; nil if it says none.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.int, let character = value?["character"]?.int else {
      return nil
    }
    self.init(line: line, character: character)
  }
}
