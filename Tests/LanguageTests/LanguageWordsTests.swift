import Foundation
import NavSimLanguage
import Testing

/// The list of the grammar's words is held against the parser itself: whatever its sources compare a
/// word of a file with must be in the list.
@Suite("the words of the language")
struct LanguageWordsTests {
  /// What is written by habit or means no word, and gets a message or a number instead.
  private static let habits: Set<String> = [
    "else", "or", "&&", "||", "==", "{", "}", ":", "*", "#", "+", "m", "h", "hr", "hours", "min",
    "minutes", "d", "days", "equals", "iz", "true", "false", "off", "0", "1",
    "level",
  ]

  /// The literals of a source text that a word is compared with: they stand behind one of these, or
  /// behind another of them and a comma.
  static func compared(in text: String) -> [String] {
    let openings = [
      "take(", "connective(", "text ==", "text !=", "case", "case (", "connective in [",
    ]
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .joined(separator: " ").replacingOccurrences(of: "\\\"", with: "'")
    var words: [String] = []
    var isList = false
    let pieces = code.components(separatedBy: "\"")
    for index in stride(from: 1, to: pieces.count, by: 2) {
      let before = pieces[index - 1].trimmingCharacters(in: .whitespaces)
      isList =
        isList && (before == "," || before == "?,") || openings.contains(where: before.hasSuffix)
      // A pattern over names is no word.
      if isList, !pieces[index].contains("*."), !pieces[index].contains(".*") {
        words.append(pieces[index])
      }
    }
    return words
  }

  static let sources: [URL] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Claims", "Code", "Parsing", "Records"].flatMap { folder -> [URL] in
      let url = root.appendingPathComponent("Sources/Language/" + folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.sorted().filter { !$0.contains("Habits") }.map(url.appendingPathComponent)
    }
  }()

  @Test("are all that the parser looks for")
  func complete() throws {
    let known = Set(LanguageWords.all).union(Self.habits)
    var words: Set<String> = []
    for source in Self.sources {
      let found = Self.compared(in: try String(contentsOf: source, encoding: .utf8))
      words.formUnion(found)
      let missing = found.filter { !known.contains($0) }
      #expect(missing == [], "\(source.lastPathComponent)")
    }
    // The sources were read, and words of all kinds found in them.
    let some = ["except", "since", "release", "record", "per", "finish", "±", "push-item", "keep"]
    #expect(some.filter { !words.contains($0) } == [])
    #expect(words.count > 120)
  }

  @Test("stand in the list once each")
  func once() {
    #expect(Set(LanguageWords.all).count == LanguageWords.all.count)
    #expect(LanguageWords.all.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
  }
}
