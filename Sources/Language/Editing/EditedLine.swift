/// A place in a line that somebody edits: what stands before it, and the word that it is in.
struct EditedLine {
  /// The whole line.
  let text: String
  /// The characters before the word that is being written; a part of a word begins behind its last
  /// separator.
  let before: String
  /// The parts of the word before the one that is being written, with their separators.
  let stem: String
  /// What is written of the word, or of its part.
  let written: String
  /// Whether the place lies in a comment or in a text, where everything may stand.
  let isFree: Bool
  /// Whether the word is a guard that is not closed yet.
  let isInGuard: Bool
  /// Whether a bracket of the word is not closed yet.
  let isInCall: Bool

  /// What separates the parts of a word.
  static func isSeparator(_ character: Character) -> Bool { ".=,()[]@!<>+:".contains(character) }

  /// - Parameter column: the place, from 1: so many characters less one stand before it.
  init(_ text: String, column: Int) {
    self.text = text
    let head = String(text.prefix(max(0, column - 1)))
    let lexed = LineLexer.lex(head, file: 0, line: 1)
    var word = lexed.words.last
    if let last = word, last.span.column + last.span.length - 1 < head.count { word = nil }
    let isOpen = lexed.problem.map { $0.kind.isOpenQuote } ?? false
    isFree = lexed.commentOffset != nil || isOpen
    let part = word.map { word in
      word.text.reversed().prefix { !EditedLine.isSeparator($0) }.count
    }
    before = String(head.dropLast(part ?? 0))
    written = String(head.suffix(part ?? 0))
    stem = word.map { String($0.text.dropLast(part ?? 0)) } ?? ""
    let guards = lexed.words.guardCount
    isInGuard =
      guards > 0 && guards == lexed.words.count && lexed.words.last?.text.utf8.last != 93
    isInCall = word.map { $0.text.contains("(") && !$0.text.contains(")") } ?? false
  }

  /// Whether the line starts with a blank, whatever is written next.
  var isIndented: Bool { before.utf8.first == 32 || before.utf8.first == 9 }

  /// The line up to the place with a word there, and with what closes it.
  func with(_ word: String) -> String {
    var line = before + word
    if isInCall { line += ")" }
    if isInGuard { line += isIndented ? "] on viewDidLoad stop" : "] at 0ms rotate landscape" }
    return line
  }

  /// The columns of a word that stands there.
  func columns(of word: String) -> Range<Int> {
    let start = before.count + 1
    return start..<start + max(1, word.count)
  }
}

extension LexedLine.Problem {
  fileprivate var isOpenQuote: Bool {
    if case .openQuote = self { return true }
    return false
  }
}

/// A word of a line, or the part of it, that a place lies in.
struct TouchedWord {
  /// The word without its separators.
  let text: String
  /// The column of its first character, from 1.
  let column: Int
  /// The whole word, up to the end of the part.
  let path: String
  /// Whether it is a quoted text.
  let isQuoted: Bool

  /// The word at a column of a line; nil at blanks and in comments. A place right behind a word is in
  /// it.
  init?(_ line: String, column: Int) {
    let words = LineLexer.lex(line, file: 0, line: 1).words
    let touched = words.filter {
      ($0.span.column...$0.span.column + $0.span.length).contains(column)
    }
    guard let word = touched.last else { return nil }
    if word.isQuoted {
      self.text = word.unquoted ?? word.text
      self.column = word.span.column
      path = word.text
      isQuoted = true
      return
    }
    let characters = Array(word.text)
    let at = min(column - word.span.column, characters.count)
    var start = at
    while start > 0, !EditedLine.isSeparator(characters[start - 1]) { start -= 1 }
    var end = at
    while end < characters.count, !EditedLine.isSeparator(characters[end]) { end += 1 }
    guard start < end else { return nil }
    self.text = String(characters[start..<end])
    self.column = word.span.column + start
    path = String(characters[..<end])
    isQuoted = false
  }

  /// The line with another word in its place.
  func replaced(by other: String, in line: String) -> String {
    let start = line.prefix(column - 1)
    return start + other + line.dropFirst(column - 1 + text.count)
  }
}
