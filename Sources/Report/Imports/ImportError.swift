import NavSimKernel
import NavSimTrace

/// Why a file cannot be imported, and where.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that the caller gave.
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in characters.
  public let column: Int
  /// What is wrong, and what would be right.
  public let message: String

  init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// `path:line:column: error: message`.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}

/// The byte order mark, which says nothing in UTF-8: one is passed over at the start of a file.
enum ByteOrderMark {
  static let second =
    "a second byte order mark: one may begin a file; delete the other"

  /// How many bytes of a mark begin the bytes: 3 or 0.
  static func length(_ bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}

/// The lines of a file of text, one after the other: bounded, and UTF-8 or refused with its place.
struct TextLines {
  let path: String
  private let bytes: [UInt8]
  private let limit: Int
  private var following = 0
  /// The number of the line that was read last, from 1.
  private(set) var number = 0
  /// Where it begins.
  private(set) var place = 0

  init(_ bytes: [UInt8], path: String, limit: Int) {
    self.bytes = bytes
    self.path = path
    self.limit = limit
    following = ByteOrderMark.length(bytes)
  }

  func error(column: Int, _ message: String) -> ImportError {
    ImportError(path: path, line: max(number, 1), column: column, message: message)
  }

  /// Whether the last line has its line end.
  var endsWithNewline: Bool { bytes.last == 10 }

  /// The size of the file.
  var size: Int { bytes.count }

  /// Goes back to before the line at a place.
  mutating func seek(_ place: Int, line: Int) {
    following = place
    number = line - 1
  }

  /// The next line without its line end; nil after the last.
  mutating func next() throws(ImportError) -> ArraySlice<UInt8>? {
    guard following < bytes.count else { return nil }
    number += 1
    let start = following
    place = start
    if number == 1, ByteOrderMark.length(bytes[start...]) > 0 {
      throw error(column: 1, ByteOrderMark.second)
    }
    let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
    following = end + 1
    var line = bytes[start..<end]
    if line.last == 13 { line = line.dropLast() }
    if let zero = line.firstIndex(of: 0) {
      throw error(column: zero - start + 1, "a zero byte: this is no text in UTF-8")
    }
    if line.count > limit {
      throw error(column: limit + 1, "this line has \(line.count) bytes; at most \(limit) are read")
    }
    return line
  }

  /// The next line as text.
  mutating func nextText() throws(ImportError) -> String? {
    guard let line = try next() else { return nil }
    if let text = String(checking: line) { return text }
    // The place: where repairing first differs from what stands there.
    let repaired = Array(String(decoding: line, as: UTF8.self).utf8)
    let good = zip(line, repaired).prefix { $0 == $1 }.count
    throw error(column: Self.column(of: good, in: Array(line)), "this is not UTF-8")
  }

  /// The column of a byte, counted in characters from 1.
  static func column(of offset: Int, in line: [UInt8]) -> Int {
    1 + line.prefix(max(0, offset)).reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
