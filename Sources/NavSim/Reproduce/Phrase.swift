import NavSimKernel

// What is said on a command line or at a question: parts with commas between, words with blanks
// between.

/// What is wrong with such a text, and where.
public struct PhraseError: Error, Hashable, Sendable {
  /// The whole text.
  public let text: String
  /// Which of its characters are meant.
  public let range: Range<Int>
  /// What is wrong with them.
  public let message: String
  /// What to say instead.
  public let help: String

  /// An error about some characters of a text.
  public init(text: String, range: Range<Int>, message: String, help: String) {
    self.text = text
    self.range = range
    self.message = message
    self.help = help
  }

  /// The text, and a caret below what is meant.
  public var picture: [String] {
    // A character of a terminal's language may not move the caret.
    let shown = text.map { Visible.line(String($0)) }
    let before = shown[..<min(range.lowerBound, shown.count)].joined().count
    let meant = shown[range.clamped(to: 0..<shown.count)].joined().count
    return [
      shown.joined(),
      String(repeating: " ", count: before) + "^"
        + String(repeating: "~", count: max(meant - 1, 0)),
    ]
  }
}

/// A text in parts.
struct Phrase {
  /// A word of a part.
  struct Word {
    let text: String
    let range: Range<Int>
  }

  /// One part: its words and where it stands.
  struct Part {
    let words: [Word]
    let range: Range<Int>
  }

  let text: String
  let parts: [Part]

  /// Takes a text apart. A part without a word is kept.
  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var words: [Word] = []
    var word = ""
    var (index, start) = (0, 0)
    func endWord() {
      if !word.isEmpty { words.append(Word(text: word, range: (index - word.count)..<index)) }
      word = ""
    }
    for character in text {
      if character == "," {
        endWord()
        parts.append(Part(words: words, range: start..<index))
        words = []
        start = index + 1
      } else if character.isWhitespace {
        endWord()
      } else {
        word.append(character)
      }
      index += 1
    }
    endWord()
    parts.append(Part(words: words, range: start..<index))
    self.parts = parts
  }

  /// An error about a word.
  func wrong(_ word: Word, _ message: String, _ help: String) -> PhraseError {
    PhraseError(text: text, range: word.range, message: message, help: help)
  }

  /// An error about a part.
  func wrong(_ part: Part, _ message: String, _ help: String) -> PhraseError {
    let first = part.words.first?.range.lowerBound ?? part.range.lowerBound
    let last = part.words.last?.range.upperBound ?? part.range.upperBound
    return PhraseError(
      text: text, range: first..<max(last, first + 1), message: message, help: help)
  }
}
