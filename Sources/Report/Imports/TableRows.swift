import NavSimKernel

/// The rows of a table with commas, as RFC 4180 tells them: quotes around what needs them, a quote
/// in quotes doubled. Every field has a place.
struct TableRows {
  /// A field of the row that was read last.
  struct Field {
    /// Where its content lies: in the file, or, if that has doubled quotes, in what they stand for.
    fileprivate var range: Range<Int>
    fileprivate var isUnquoted: Bool
  }

  static let fieldLimit = 1 << 20
  static let columnLimit = 20_000

  private let path: String
  private let bytes: [UInt8]
  /// What follows the row that was read last.
  private(set) var at = 0
  private var line = 1
  private var lineStart = 0
  /// The line on which the row that was read last begins.
  private(set) var number = 0
  /// Where it begins.
  private(set) var place = 0
  /// Its fields.
  private(set) var fields: [Field] = []
  /// The content of its fields in quotes.
  private var unquoted: [UInt8] = []

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    at = ByteOrderMark.length(bytes)
    lineStart = at
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

  /// The size of the file.
  var size: Int { bytes.count }

  /// Goes back to before the row at a place.
  mutating func seek(_ place: Int, line: Int) {
    at = place
    self.line = line
    lineStart = place
  }

  /// Goes to the next row; false at the end. Empty lines are passed over.
  mutating func next() throws(ImportError) -> Bool {
    while at < bytes.count, bytes[at] == 10 || bytes[at] == 13 { newline() }
    guard at < bytes.count else { return false }
    number = line
    place = at
    fields.removeAll(keepingCapacity: true)
    unquoted.removeAll(keepingCapacity: true)
    while true {
      guard fields.count < Self.columnLimit else {
        throw error(at: at, "more than \(Self.columnLimit) columns")
      }
      fields.append(try field())
      guard at < bytes.count, bytes[at] == 44 else { break }
      at += 1
    }
    if at < bytes.count { newline() }
    return true
  }

  /// The bytes of a field, as they are meant.
  func content(_ field: Field) -> ArraySlice<UInt8> {
    TableText.unmarked(field.isUnquoted ? unquoted[field.range] : bytes[field.range])
  }

  /// A field as text.
  func text(_ field: Field) -> String { String(decoding: content(field), as: UTF8.self) }

  private mutating func newline() {
    if bytes[at] == 13, at + 1 < bytes.count, bytes[at + 1] == 10 { at += 1 }
    at += 1
    line += 1
    lineStart = at
  }

  private mutating func field() throws(ImportError) -> Field {
    let start = at
    let field = at < bytes.count && bytes[at] == 34 ? try quoted() : try plain()
    let content = content(field)
    if content.contains(where: { $0 >= 128 }), String(checking: content) == nil {
      throw error(at: start, "this field is not UTF-8")
    }
    return field
  }

  private mutating func quoted() throws(ImportError) -> Field {
    let start = at
    let first = unquoted.count
    let (openLine, openStart) = (line, lineStart)
    at += 1
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
      unquoted.append(byte)
      if unquoted.count - first > Self.fieldLimit {
        throw error(at: start, "this field is too long")
      }
    }
    if at < bytes.count, !Self.endsField(bytes[at]) {
      throw error(at: at, "expected ',' or the end of the line after a text in quotes")
    }
    return Field(range: first..<unquoted.count, isUnquoted: true)
  }

  private mutating func plain() throws(ImportError) -> Field {
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      // All that ends or breaks a field lies below '-'.
      if byte < 45 {
        if Self.endsField(byte) { break }
        if byte == 34 { throw error(at: at, "a quote inside a field without quotes") }
        if byte == 0 { throw error(at: at, "a zero byte: this is no text in UTF-8") }
      }
      at += 1
      if at - start > Self.fieldLimit { throw error(at: start, "this field is too long") }
    }
    return Field(range: start..<at, isUnquoted: false)
  }

  private static func endsField(_ byte: UInt8) -> Bool { byte == 44 || byte == 10 || byte == 13 }
}
