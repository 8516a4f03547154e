import NavSimTrace

/// The rows of a table with commas, as RFC 4180 tells them: quotes around what needs them, a quote
/// in quotes doubled. Every field has a place.
struct TableRows {
  struct Field {
    var text: String
    /// The byte at which it starts.
    var start: Int
  }

  static let fieldLimit = 1 << 20
  static let columnLimit = 20_000

  private let path: String
  private let bytes: [UInt8]
  private var at = 0
  private var line = 1
  private var lineStart = 0
  /// The line on which the row that was read last begins.
  private(set) var number = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      at = 3
      lineStart = 3
    }
  }

  /// An error at a byte of the line that is read.
  func error(at place: Int, _ message: String) -> ImportError {
    let column =
      place < lineStart
      ? 1
      : 1
        + bytes[lineStart..<min(place, bytes.count)].reduce(0) {
          $0 + ($1 & 0xC0 != 0x80 ? 1 : 0)
        }
    return ImportError(path: path, line: line, column: column, message: message)
  }

  /// The next row; nil at the end. Empty lines are passed over.
  mutating func next() throws(ImportError) -> [Field]? {
    while at < bytes.count, bytes[at] == 10 || bytes[at] == 13 { newline() }
    guard at < bytes.count else { return nil }
    number = line
    var fields: [Field] = []
    while true {
      guard fields.count < Self.columnLimit else {
        throw error(at: at, "more than \(Self.columnLimit) columns")
      }
      fields.append(try field())
      guard at < bytes.count, bytes[at] == 44 else { break }
      at += 1
    }
    if at < bytes.count { newline() }
    return fields
  }

  private mutating func newline() {
    if bytes[at] == 13, at + 1 < bytes.count, bytes[at + 1] == 10 { at += 1 }
    at += 1
    line += 1
    lineStart = at
  }

  private mutating func field() throws(ImportError) -> Field {
    let start = at
    var content: [UInt8] = []
    if at < bytes.count, bytes[at] == 34 {
      at += 1
      let (openLine, openStart) = (line, lineStart)
      while true {
        guard at < bytes.count else {
          (line, lineStart) = (openLine, openStart)
          throw error(at: start, "this text in quotes has no end")
        }
        let byte = bytes[at]
        at += 1
        if byte == 34 {
          guard at < bytes.count, bytes[at] == 34 else { break }
          at += 1
        } else if byte == 10 {
          line += 1
          lineStart = at
        }
        content.append(byte)
        if content.count > Self.fieldLimit { throw error(at: start, "this field is too long") }
      }
      if at < bytes.count, ![44, 10, 13].contains(bytes[at]) {
        throw error(at: at, "expected ',' or the end of the line after a text in quotes")
      }
    } else {
      while at < bytes.count, ![44, 10, 13].contains(bytes[at]) {
        if bytes[at] == 34 { throw error(at: at, "a quote inside a field without quotes") }
        if bytes[at] == 0 { throw error(at: at, "a zero byte: this is no text in UTF-8") }
        at += 1
        if at - start > Self.fieldLimit { throw error(at: start, "this field is too long") }
      }
      content = Array(bytes[start..<at])
    }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw error(at: start, "this field is not UTF-8")
    }
    return Field(text: TableText.unmarked(text), start: start)
  }
}
