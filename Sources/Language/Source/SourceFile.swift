/// A scenario file as it was read: its path, as messages print it, and its text.
///
/// Bytes that are not UTF-8 are kept as a problem instead of being refused, so that they become a
/// message with a place like any other.
public struct SourceFile: Sendable {
  /// The path, as messages print it; `<name>` for a built-in strategy.
  public let path: String
  /// The text; empty if the bytes are not UTF-8.
  public let text: String
  /// The place of the first byte that is not UTF-8: line and byte column, from 1.
  let badByte: (line: Int, column: Int)?

  /// A file with a text that is already known to be valid.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    badByte = nil
  }

  /// A file from its bytes. A byte order mark is dropped.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let decoded = String(decoding: bytes[start...], as: UTF8.self)
    if let offset = SourceFile.firstDifference(decoded, bytes[start...]) {
      text = ""
      let before = bytes[start..<offset]
      let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? start
      badByte = (before.reduce(1) { $1 == 10 ? $0 + 1 : $0 }, offset - lineStart + 1)
    } else {
      text = decoded
      badByte = nil
    }
  }

  /// Where decoding had to repair something: a repaired text no longer has the same bytes.
  private static func firstDifference(_ text: String, _ bytes: ArraySlice<UInt8>) -> Int? {
    var offset = bytes.startIndex
    for byte in text.utf8 {
      guard offset < bytes.endIndex, bytes[offset] == byte else { return offset }
      offset += 1
    }
    return offset == bytes.endIndex ? nil : offset
  }
}
