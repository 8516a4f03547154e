// What a value of the profile is, and how we know. The words are the doc comments of the values;
// the generated tables beside this file carry them into the tool, and a test compares the two.

/// The text of one rule.
public struct RuleText: Hashable, Sendable {
  /// How a rule is known.
  public enum Confidence: String, CaseIterable, Sendable {
    /// Apple says so.
    case documented
    /// Published logs, traces and measurements show it, or the sources of libraries record it.
    case observed
    /// It follows from those, but nobody has published it.
    case inferred
    /// Nothing settles it, or sources disagree.
    case choice

    /// The word that opens the source in a doc comment: `Observed:`.
    var opening: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + ":" }
  }

  /// The value's name, as in `IOSProfile.values`.
  public let name: String
  /// What the value is.
  public let meaning: String
  /// How we know.
  public let confidence: Confidence
  /// Who says so; for a choice, why.
  public let source: String

  /// The rule's text if a doc comment says what it is, how we know and from where; else nil.
  public init?(name: String, comment: String) {
    let openings = Confidence.allCases.compactMap { confidence -> (Confidence, [Substring])? in
      let parts = RuleText.split(comment, at: confidence.opening)
      return parts.count == 2 ? (confidence, parts) : nil
    }
    guard let (confidence, parts) = openings.min(by: { $0.1[0].count < $1.1[0].count }) else {
      return nil
    }
    let meaning = RuleText.trimmed(parts[0])
    let source = RuleText.trimmed(parts[1])
    guard meaning.count > 3, source.count > 3 else { return nil }
    self.name = name
    self.meaning = meaning
    self.confidence = confidence
    self.source = source
  }

  /// Every rule's text, in the order of `IOSProfile.values`.
  public static let all: [RuleText] = RuleTexts.all.flatMap(parse)

  /// The text of a rule, or nil.
  public static func named(_ name: String) -> RuleText? { all.first { $0.name == name } }

  /// A table of comments: names at the line's start, their text indented below them.
  static func parse(_ table: String) -> [RuleText] {
    var comments: [(name: String, words: [Substring])] = []
    for line in table.split(separator: "\n") {
      if line.first == " " {
        if !comments.isEmpty { comments[comments.count - 1].words += line.split(separator: " ") }
      } else {
        comments.append((String(line), []))
      }
    }
    return comments.compactMap {
      RuleText(name: $0.name, comment: $0.words.joined(separator: " "))
    }
  }

  /// What stands before and after the first occurrence of `word`; the whole text if it has none.
  private static func split(_ text: String, at word: String) -> [Substring] {
    let bytes = text.utf8
    var rest = bytes[...]
    while let start = rest.firstIndex(where: { $0 == word.utf8.first }) {
      rest = bytes[start...]
      if rest.starts(with: word.utf8) {
        return [text[..<start], text[bytes.index(start, offsetBy: word.utf8.count)...]]
      }
      rest = rest.dropFirst()
    }
    return [text[...]]
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
