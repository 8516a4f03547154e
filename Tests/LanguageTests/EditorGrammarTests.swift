import Foundation
import NavSimLanguage
import NavSimVocabulary
import Testing

// The grammar for editors is made from the language's own words, so that it knows each of them.

/// The TextMate grammar of the language, as JSON.
enum EditorGrammar {
  /// Where it is kept, from the package's root.
  static let path = "docs/editors/vscode/syntaxes/navsim.tmLanguage.json"

  private static let hooks = Set(Hook.allCases.map(\.name))
  private static let properties = Set(Property.allCases.map(\.name))

  /// Words that stand by themselves: those of letters that are neither hooks nor parts of a number.
  static let words = LanguageWords.all.filter { word in
    isWord(word) && !hooks.contains(word) && word.count > 1
  }.sorted()

  static var text: String {
    let rules: [(name: String, match: String)] = [
      ("comment.block.documentation.navsim", "///.*$"),
      ("comment.line.double-slash.navsim", "//.*$"),
      ("string.quoted.double.navsim", #""(?:[^"\\]|\\.)*""#),
      ("constant.other.color.navsim", "#[0-9A-Fa-f]{3,8}\\b"),
      ("constant.numeric.navsim", #"(?<![\w-])-?\d+(?:\.\d+)?(?:ms|s|f|pt|%)?(?![\w-])"#),
      ("support.function.hook.navsim", any(hooks) + #"(?:\.(?:pre|post))?(?![\w-])"#),
      ("variable.other.property.navsim", any(properties) + "(?==)"),
      ("keyword.other.navsim", any(words) + #"(?![\w-])"#),
      ("keyword.operator.navsim", #"[=<>≠≤≥≈±+]+|->"#),
    ]
    let patterns = rules.map { rule in
      "    { \"name\": \(quoted(rule.name)), \"match\": \(quoted(rule.match)) }"
    }
    return """
      {
        "name": "navsim",
        "scopeName": "source.navsim",
        "fileTypes": ["navsim"],
        "patterns": [
      \(patterns.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func isWord(_ text: String) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }

  /// One of some words, longer ones first, where no word ends before it.
  private static func any(_ words: some Sequence<String>) -> String {
    let sorted = words.sorted { ($1.count, $0) < ($0.count, $1) }
    return #"(?<![\w-])(?:"# + sorted.joined(separator: "|") + ")"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      if character == "\"" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result + "\""
  }
}

@Suite struct EditorGrammarTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func theGrammarHasTheWordsOfTheLanguage() throws {
    let url = Self.root.appendingPathComponent(EditorGrammar.path)
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] != nil {
      try EditorGrammar.text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == EditorGrammar.text)
    #expect(EditorGrammar.words.contains("scenario") && EditorGrammar.words.contains("next-turn"))
  }

  /// What an editor colours in a line that a person would write.
  @Test(arguments: [
    ("  on viewWillAppear  bar backgroundImage=Red", "keyword.other", ["on", "bar"]),
    ("  on viewWillAppear  bar backgroundImage=Red", "support.function", ["viewWillAppear"]),
    ("  on viewWillAppear  bar backgroundImage=Red", "variable.other", ["backgroundImage"]),
    ("at 0ms  push B  // now", "constant.numeric", ["0ms"]),
    ("at 0ms  push B  // now", "comment.line", ["// now"]),
    ("page A \"on Home\"", "string.quoted", ["\"on Home\""]),
    ("image Red #FF0000", "constant.other", ["#FF0000"]),
    ("strategy in-house like km", "keyword.other", ["strategy", "like"]),
  ])
  func aLineIsColoured(line: String, scope: String, found: [String]) throws {
    let json = try JSONSerialization.jsonObject(with: Data(EditorGrammar.text.utf8))
    let patterns = try #require((json as? [String: Any])?["patterns"] as? [[String: String]])
    let rule = try #require(patterns.first { $0["name"]?.hasPrefix(scope) == true })
    let expression = try NSRegularExpression(pattern: rule["match"] ?? "")
    let whole = NSRange(line.startIndex..., in: line)
    let texts = expression.matches(in: line, range: whole).compactMap { match in
      Range(match.range, in: line).map { String(line[$0]) }
    }
    #expect(texts == found)
  }

  @Test(arguments: ["package.json", "language-configuration.json", "snippets/navsim.json"])
  func theOtherFilesAreJSON(name: String) throws {
    let url = Self.root.appendingPathComponent("docs/editors/vscode/" + name)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    #expect(json is [String: Any])
  }

  /// A snippet that is a whole scenario is one, where each place is filled with what it proposes.
  @Test func theSnippetOfAScenarioIsValid() throws {
    let url = Self.root.appendingPathComponent("docs/editors/vscode/snippets/navsim.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let body = try #require((json?["scenario"] as? [String: Any])?["body"] as? [String])
    let text = body.joined(separator: "\n").replacing(/\$\{\d+:([^}]*)\}/) { String($0.1) }
      .replacing(/\$\d+/, with: "")
    let told = messages(text + "\n", warnings: true)
    #expect(told.isEmpty, "\(told)")
  }
}
