/// A position among the words of a line.
struct Cursor {
  let words: [Word]
  var position = 0
  /// The place right after the last word.
  let end: Span

  init(_ line: SourceLine, from position: Int = 0) {
    words = line.words
    end = line.end
    self.position = position
  }

  /// A cursor over words that were cut out of a line.
  init(_ words: [Word], end: Span) {
    self.words = words
    self.end = end
  }

  var current: Word? { position < words.count ? words[position] : nil }
  var isAtEnd: Bool { position >= words.count }
  /// The current word's place, or the place after the last word.
  var span: Span { current?.span ?? end }
  /// From the current word to the last one.
  var restSpan: Span {
    guard let first = current, let last = words.last else { return end }
    return first.span.through(last.span)
  }

  mutating func take() -> Word? {
    guard let word = current else { return nil }
    position += 1
    return word
  }

  /// Steps over the current word if it is `text`.
  mutating func take(_ text: String) -> Bool {
    guard current?.text == text else { return false }
    position += 1
    return true
  }
}
