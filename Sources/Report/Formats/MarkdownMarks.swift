/// Where characters of a text would mean something in Markdown.
///
/// Pieces stand beside others in a line, so what closes a link is a mark by itself, whoever opened it.
struct MarkdownMarks {
  typealias Scalar = Unicode.Scalar

  let scalars: [Scalar]
  /// How many characters stand before the text proper: blanks, and the digits of a list's number.
  private let start: Int
  private let hasNumber: Bool

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    let blanks = scalars.prefix { $0 == " " }.count
    let digits = scalars.dropFirst(blanks).prefix { ("0"..."9").contains($0) }.count
    start = blanks + digits
    hasNumber = digits > 0
  }

  private subscript(index: Int) -> Scalar { scalars.indices.contains(index) ? scalars[index] : " " }

  /// Whether a character needs a backslash.
  func isMark(_ index: Int) -> Bool {
    let next = self[index + 1]
    let isLast = index + 1 == scalars.count
    let isFirst = index == start && !hasNumber
    switch scalars[index] {
    case "`", "|": return true
    case "\\": return isLast || Self.isPunctuation(next)
    case "*": return isFirst || isLast || self[index - 1] != " " || next != " "
    case "_": return !(Self.isWord(self[index - 1]) && Self.isWord(next))
    case "~": return isLast || next != " "
    case "[": return isFirst || next == "^"
    case "]": return isLast || next == "(" || next == "[" || next == ":"
    case "<": return isLast || Self.isLetter(next) || next == "/" || next == "!" || next == "?"
    case "&": return isEntity(index)
    case "#": return isFirst && (isLast || next == " " || next == "#")
    case "+", "-", "=": return isFirst && (isLast || next == " " || next == scalars[index])
    case ">": return isFirst
    case ")": return index == start && hasNumber
    case ".": return index == start && hasNumber && next == " " || isHost(index)
    case ":": return next == "/" && self[index + 2] == "/" || next == ":"
    default: return false
    }
  }

  /// Whether an `@` would be the one of a name to tell or of a mail address.
  func isAddress(_ index: Int) -> Bool {
    guard scalars[index] == "@" else { return false }
    if index == 0 || !Self.isWord(self[index - 1]) { return true }
    let domain = scalars.dropFirst(index + 1).prefix {
      Self.isWord($0) || $0 == "-" || $0 == "." || $0 == "_"
    }
    return domain.contains(".")
  }

  /// `www.` begins an address.
  private func isHost(_ index: Int) -> Bool {
    index > 2 && (1...3).allSatisfy { self[index - $0] == "w" || self[index - $0] == "W" }
  }

  /// `&name;` and `&#8203;` are characters.
  private func isEntity(_ index: Int) -> Bool {
    if index + 1 == scalars.count { return true }
    let name = scalars.dropFirst(index + 1).prefix(40).prefix { Self.isWord($0) || $0 == "#" }
    return !name.isEmpty && self[index + 1 + name.count] == ";"
  }

  private static func isLetter(_ scalar: Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Letters and digits; what is no ASCII is none, so that a mark beside it is escaped.
  private static func isWord(_ scalar: Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar)
  }

  private static func isPunctuation(_ scalar: Scalar) -> Bool {
    (33...47).contains(scalar.value) || (58...64).contains(scalar.value)
      || (91...96).contains(scalar.value) || (123...126).contains(scalar.value)
  }
}
