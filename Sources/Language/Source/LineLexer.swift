import NavSimKernel

/// Cuts one line into words. Meaning begins in the parser: here are only blanks, quotes, comments
/// and characters that no line may have.
struct LexedLine: Sendable {
  var words: [Word] = []
  /// Whether the line starts with a blank.
  var isIndented = false
  /// The text of a `///` line.
  var doc: String?
  /// Character offset at which a trailing or whole-line comment starts, or nil.
  var commentOffset: Int?
  /// The first thing that is wrong with the characters of the line.
  var problem: (span: Span, kind: Problem)?

  /// The first character of a comment that does not show itself.
  var hidden: (span: Span, scalar: Unicode.Scalar)?

  enum Problem: Sendable {
    case control(Unicode.Scalar), noBreakSpace, byteOrderMark, openQuote
  }
}

struct LineLexer {
  private let bytes: [UInt8]
  private let file: Int
  private let line: Int
  /// The character column of each byte, from 0; empty where the line is ASCII.
  private let columns: [Int]
  private var position = 0
  private var result = LexedLine()

  /// Lexes `text`, a line without its line ending.
  static func lex(_ text: String, file: Int, line: Int) -> LexedLine {
    var lexer = LineLexer(text, file: file, line: line)
    lexer.run()
    return lexer.result
  }

  private init(_ text: String, file: Int, line: Int) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    self.file = file
    self.line = line
    if LineLexer.isASCII(bytes) {
      columns = []
    } else {
      var map: [Int] = []
      map.reserveCapacity(bytes.count + 1)
      for (index, character) in text.enumerated() {
        for _ in 0..<character.utf8.count { map.append(index) }
      }
      columns = map
    }
  }

  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    for byte in bytes where byte >= 128 { return false }
    return true
  }

  private func column(_ offset: Int) -> Int {
    if columns.isEmpty { return offset }
    return offset < columns.count ? columns[offset] : (columns.last ?? -1) + 1
  }

  private func span(_ start: Int, _ end: Int) -> Span {
    let first = column(start)
    return Span(file: file, line: line, column: first + 1, length: max(1, column(end) - first))
  }

  /// Blanks, tabs, and characters that no line may have: these are reported, and separate words
  /// so that the line's names are still known.
  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 32 || byte == 127 }

  /// How many bytes of a blank start here: 2 for a no-break space, 3 for a byte order mark.
  private func blank(at offset: Int) -> Int {
    if LineLexer.isBlank(bytes[offset]) { return 1 }
    if bytes[offset] == 0xC2 { return bytes[offset...].starts(with: [0xC2, 0xA0]) ? 2 : 0 }
    if bytes[offset] == 0xEF { return bytes[offset...].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
    return 0
  }

  /// Steps over a blank and notes a character that cannot stand there.
  private mutating func skip(_ length: Int) {
    let byte = bytes[position]
    switch length {
    case 2: note(.noBreakSpace, position, position + 2)
    case 3: note(.byteOrderMark, position, position + 3)
    default:
      if byte != 32, byte != 9 {
        note(.control(Unicode.Scalar(byte)), position, position + 1)
      }
    }
    position += length
  }

  private mutating func run() {
    let bytes = bytes
    result.isIndented = bytes.first == 32 || bytes.first == 9
    while position < bytes.count {
      if bytes[position] == 32 {
        position += 1
        continue
      }
      let length = blank(at: position)
      if length > 0 {
        skip(length)
      } else if startsComment {
        comment()
        return
      } else {
        word()
      }
    }
  }

  /// Whether two slashes stand here, or what begins a comment elsewhere: a number sign and a blank. One
  /// with something right behind it is a colour.
  private var startsComment: Bool {
    let next = position + 1 < bytes.count ? bytes[position + 1] : nil
    switch bytes[position] {
    case 35: return next.map(LineLexer.isBlank) ?? true
    case 47: return next == 47
    default: return false
    }
  }

  private mutating func comment() {
    let bytes = bytes
    result.commentOffset = column(position)
    if result.words.isEmpty, bytes[position...].starts(with: [47, 47, 47]) {
      var text = bytes[(position + 3)...]
      while let first = text.first, first == 32 || first == 9 { text = text.dropFirst() }
      while let last = text.last, last == 32 || last == 9 { text = text.dropLast() }
      result.doc = String(decoding: text, as: UTF8.self)
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 32 || byte >= 127 {
        // A file with line ends that nobody else has must not become one long comment.
        if byte == 13 { note(.control(Unicode.Scalar(byte)), position, position + 1) }
        if result.hidden == nil, let scalar = hidden(at: position) {
          result.hidden = (span(position, position + 1), scalar)
        }
      }
      position += 1
    }
  }

  /// The character that starts here, if it does not show itself; tabs may stand in a line.
  private func hidden(at offset: Int) -> Unicode.Scalar? {
    let byte = bytes[offset]
    if byte < 32 || byte == 127 { return byte == 9 ? nil : Unicode.Scalar(byte) }
    // Hidden ones above ASCII begin with these bytes.
    guard byte == 0xC2 || byte == 0xE2 else { return nil }
    var decoder = UTF8()
    var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return Visible.isHidden(scalar) ? scalar : nil
  }

  /// The first byte from an offset on that may be anything but a part of a word: nearly all are that,
  /// and nothing has to be asked about them.
  private static func plainEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte <= 32 || byte >= 127 || byte == 34 || byte == 92 { return end }
      end += 1
    }
    return end
  }

  private mutating func word() {
    let bytes = bytes
    let start = position
    var isInText = false
    while true {
      position = LineLexer.plainEnd(bytes, from: position)
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if isInText, byte == 32 {
        position += 1
        continue
      }
      if !isInText, blank(at: position) > 0 { break }
      if let scalar = hidden(at: position) { note(.control(scalar), position, position + 1) }
      if isInText, byte == 92, position + 1 < bytes.count, [34, 92].contains(bytes[position + 1]) {
        position += 2
        continue
      }
      if byte == 34 { isInText.toggle() }
      position += 1
    }
    if isInText { note(.openQuote, start, position) }
    result.words.append(
      Word(
        text: String(decoding: bytes[start..<position], as: UTF8.self), span: span(start, position))
    )
  }

  private mutating func note(_ kind: LexedLine.Problem, _ start: Int, _ end: Int) {
    if result.problem == nil { result.problem = (span(start, end), kind) }
  }
}
