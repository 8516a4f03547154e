/// A place in a source file: one stretch of one line.
///
/// Columns and lengths count user-perceived characters, from 1, as editors do.
struct Span: Hashable, Sendable, Comparable {
  /// The file's index in the session.
  var file: Int
  var line: Int
  var column: Int
  var length: Int

  /// The place right after this one, one character long.
  var after: Span { Span(file: file, line: line, column: column + length, length: 1) }

  /// From the start of this place to the end of `other`, if it is on the same line.
  func through(_ other: Span) -> Span {
    guard line == other.line else { return self }
    let end = max(column + length, other.column + other.length)
    return Span(file: file, line: line, column: column, length: end - column)
  }

  static func < (a: Span, b: Span) -> Bool {
    (a.file, a.line, a.column, a.length) < (b.file, b.line, b.column, b.length)
  }
}

/// A stretch of a line without blanks; blanks inside double quotes do not end it.
struct Word: Hashable, Sendable {
  var text: String
  var span: Span

  /// The part of this word between two character offsets.
  func part(_ lower: Int, _ upper: Int) -> Word {
    let start = text.index(text.startIndex, offsetBy: lower, limitedBy: text.endIndex)
    let end = text.index(text.startIndex, offsetBy: upper, limitedBy: text.endIndex)
    let piece = String(text[(start ?? text.endIndex)..<(end ?? text.endIndex)])
    let place = Span(
      file: span.file, line: span.line, column: span.column + lower,
      length: max(1, upper - lower))
    return Word(text: piece, span: place)
  }

  /// `name=value` as two words, or nil. A quote before the `=` means that there is no name.
  var keyAndValue: (key: Word, value: Word)? {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
    let key = text[..<equals]
    guard !key.contains("\"") else { return nil }
    let offset = text.distance(from: text.startIndex, to: equals)
    let total = text.distance(from: equals, to: text.endIndex) + offset
    return (part(0, offset), part(offset + 1, total))
  }

  /// The dotted parts of this word, each with its place.
  var dotted: [Word] {
    var parts: [Word] = []
    var offset = 0
    for piece in text.split(separator: ".", omittingEmptySubsequences: false) {
      parts.append(part(offset, offset + piece.count))
      offset += piece.count + 1
    }
    return parts
  }

  /// Whether this word is a quoted text.
  var isQuoted: Bool { text.utf8.first == 34 }

  /// The text inside the quotes with its escapes resolved; nil if this is not one quoted text.
  var unquoted: String? {
    guard isQuoted, text.utf8.count >= 2 else { return nil }
    var result = ""
    var isEscaped = false
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if isEscaped {
        result.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return rest.isEmpty ? result : nil
      } else {
        result.append(character)
      }
    }
    return nil
  }
}
