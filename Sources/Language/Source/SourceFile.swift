/// A scenario file as it was read: its path, as messages print it, and its text.
///
/// Bytes that are not UTF-8 are kept as a problem instead of being refused, so that they become a
/// message with a place like any other.
public struct SourceFile: Sendable {
  /// The path, as messages print it; `<name>` for a built-in strategy.
  public let path: String
  /// The text; empty if the bytes are not UTF-8.
  public let text: String
  /// The place of the first byte that is not UTF-8, from 1, and the text as far as it can be shown.
  let badByte: (line: Int, column: Int, text: String)?
  /// Why the file was not read, and what to do about it; nil for one that was.
  let unread: (message: String, note: String?)?

  /// Why the file was not read; nil for one that was.
  public var unreadReason: String? { unread?.message }

  /// How the names of scenario files end.
  public static let suffix = ".navsim"

  /// Whether a path is one of a scenario file: a name, and the suffix behind it.
  public static func isNamed(_ path: String) -> Bool {
    let name =
      path.utf8.split(separator: 47, omittingEmptySubsequences: false).last ?? path.utf8[...]
    return name.count > suffix.utf8.count
      && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// A file with a text that is already known to be valid.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    badByte = nil
    unread = nil
  }

  /// A file that cannot be read, or must not be: that is an error at its place, or at the word
  /// that uses it.
  ///
  /// - Parameters:
  ///   - message: what is wrong, as a sentence without a full stop.
  ///   - note: what to do about it.
  public init(path: String, unread message: String, note: String? = nil) {
    self.path = path
    text = ""
    badByte = nil
    unread = (message, note)
  }

  /// A file from its bytes. A byte order mark is dropped.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    unread = nil
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let decoded = String(decoding: bytes[start...], as: UTF8.self)
    if let offset = SourceFile.firstDifference(decoded, bytes[start...]) {
      text = ""
      let before = bytes[start..<offset]
      let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? start
      badByte = (
        line: before.reduce(1) { $1 == 10 ? $0 + 1 : $0 },
        column: String(decoding: bytes[lineStart..<offset], as: UTF8.self).count + 1, text: decoded
      )
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
