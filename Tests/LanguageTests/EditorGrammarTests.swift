import Foundation
import NavSimChecks
import NavSimLanguage
import NavSimVocabulary
import Testing

// The grammar for editors is made from the language's own words, so that it knows each of them.
// `.ci/editors` tries it with an engine of editors on all scenarios.

/// A piece of a line that an editor colours.
private struct Token: Equatable {
  let text: String
  let scope: String
}

/// A regular expression as editors have them: it sees what stands before the place at which it is
/// tried.
private struct EditorExpression {
  private let expression: NSRegularExpression

  init(_ pattern: String) throws { expression = try NSRegularExpression(pattern: pattern) }

  /// The units of the first match from a unit on, and of its groups.
  func match(in line: String, from start: Int = 0) -> [Range<Int>?]? {
    let options: NSRegularExpression.MatchingOptions = [
      .withTransparentBounds, .withoutAnchoringBounds,
    ]
    let range = NSRange(location: start, length: line.utf16.count - start)
    guard let found = expression.firstMatch(in: line, options: options, range: range) else {
      return nil
    }
    return (0..<found.numberOfRanges).map { index in
      let range = found.range(at: index)
      return range.location == NSNotFound
        ? nil : range.location..<range.location + range.length
    }
  }
}

extension String {
  /// Some of its UTF-16 units.
  fileprivate func units(_ range: Range<Int>) -> String {
    String(decoding: Array(utf16)[range], as: UTF16.self)
  }
}

/// The patterns of the grammar, each made once.
private let expressions = Result {
  try EditorGrammar.rules.map { ($0, try EditorExpression($0.match)) }
}

/// Colours one line as editors do: of all patterns the one that matches first, of equals the one
/// that stands first.
private func tokens(_ line: String) throws -> [Token] {
  let rules = try expressions.get()
  var found: [Token] = []
  var at = 0
  while at < line.utf16.count {
    var best: (rule: EditorGrammar.Rule, groups: [Range<Int>?], whole: Range<Int>)?
    for (rule, expression) in rules {
      guard let groups = expression.match(in: line, from: at), let whole = groups[0],
        !whole.isEmpty
      else { continue }
      if whole.lowerBound < best?.whole.lowerBound ?? .max { best = (rule, groups, whole) }
    }
    guard let (rule, groups, whole) = best else { break }
    if let scope = rule.scope { found.append(Token(text: line.units(whole), scope: scope)) }
    for (range, scope) in zip(groups.dropFirst(), rule.groups) {
      if let range { found.append(Token(text: line.units(range), scope: scope)) }
    }
    at = whole.upperBound
  }
  return found
}

@Suite struct EditorGrammarTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("docs/editors/vscode")

  @Test func theGrammarHasTheWordsOfTheLanguage() throws {
    let url = Self.root.appendingPathComponent(EditorGrammar.path)
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] != nil {
      try EditorGrammar.text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == EditorGrammar.text)
    let json = try JSONSerialization.jsonObject(with: Data(EditorGrammar.text.utf8))
    #expect((json as? [String: Any])?["scopeName"] as? String == "source.navsim")
  }

  /// What an editor colours in a line that a person would write.
  @Test(arguments: [
    ("  on viewWillAppear  bar backgroundImage=Red", "keyword.other", ["on", "bar"]),
    ("  on push.pre, viewDidLoad  stop", "support.function.hook", ["push.pre, viewDidLoad"]),
    ("  on viewWillAppear  bar backgroundImage=Red", "variable.other", ["backgroundImage"]),
    ("expect at end: bar.bg.alpha = 1", "variable.other", ["alpha"]),
    ("expect at end: bar.bg.alpha = 1", "support.type.part", ["bg"]),
    ("at 0ms  push B  // now", "constant.numeric", ["0ms"]),
    ("at 0ms  push B  // now", "comment.line", ["// now"]),
    ("at 0ms  push B as first", "entity.name.label", ["first"]),
    ("at first@40%  push B", "constant.numeric", ["40%"]),
    ("page A \"on // Home\" // \"x", "string.quoted", ["\"on // Home\""]),
    ("page A \"on // Home\" // \"x", "comment.line", ["// \"x"]),
    ("page A \"say \\\"on\\\" // x\"", "string.quoted", ["\"say \\\"on\\\" // x\""]),
    ("page A \"open // x", "invalid.illegal", ["\"open // x"]),
    ("use \"a//b.navsim\"", "comment", []),
    ("/// push // B", "comment.block", ["/// push // B"]),
    ("image Red #FF0000", "constant.other", ["#FF0000"]),
    ("image Red #FF0000", "entity.name.type", ["Red"]),
    ("strategy in-house like km", "entity.other.inherited-class", ["km"]),
    ("strategy in-house like km", "keyword.control.declaration", ["strategy"]),
    ("[ios>=15] at 0ms pop", "punctuation.section.guard", ["[", "]"]),
    ("pages", "keyword", ["pages"]),
    ("device iphone-8", "constant.numeric", []),
  ])
  func aLineIsColoured(line: String, scope: String, found: [String]) throws {
    let texts = try tokens(line).filter { $0.scope.hasPrefix(scope) }.map(\.text)
    #expect(texts == found)
  }

  /// Each word where it may stand: alone, behind a number, between blanks, before its sign.
  @Test func everyWordIsColoured() throws {
    let units = ["ms", "s", "us", "f", "pt", "%", "pt/s"]
    for word in LanguageWords.all {
      let isUnit = units.contains(word)
      let found = try tokens(isUnit ? "x 5\(word) y" : "x \(word) y").map(\.text)
      #expect(found.contains(isUnit ? "5" + word : word), "\(word)")
    }
    for property in Property.allCases.map(\.name) {
      #expect(try tokens("bar \(property)=q").map(\.text).contains(property))
      #expect(try tokens("bar.\(property)").map(\.text).contains(property))
    }
    let others =
      Hook.allCases.map(\.name) + EventName.allCases.map(\.name) + Detector.words.map(\.name)
      + Color.named.map(\.name)
    for word in others { #expect(try tokens("x \(word) y").map(\.text).contains(word), "\(word)") }
    for word in LanguageWords.openingLines {
      let scope = try tokens(word).first?.scope
      #expect(scope?.hasPrefix("keyword.control") == true, "\(word)")
    }
  }

  /// A word inside a name is no word.
  @Test(arguments: ["x onward y", "x my-push y", "x push_it y", "x 1push y", "x A2 y"])
  func aPartOfANameIsNotColoured(line: String) throws {
    #expect(try tokens(line) == [])
  }
}

@Suite struct EditorFolderTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/editors/vscode")

  private static func json(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test(arguments: ["package.json", "language-configuration.json", "snippets/navsim.json"])
  func theFilesAreJSON(name: String) throws { #expect(try !Self.json(name).isEmpty) }

  /// What the manifest names is there.
  @Test func theManifestNamesFilesThatExist() throws {
    let manifest = try Self.json("package.json")
    let given = try #require(manifest["contributes"] as? [String: Any])
    let languages = try #require(given["languages"] as? [[String: Any]])
    let grammars = try #require(given["grammars"] as? [[String: Any]])
    let snippets = try #require(given["snippets"] as? [[String: Any]])
    let paths =
      languages.compactMap { $0["configuration"] as? String }
      + (grammars + snippets).compactMap { $0["path"] as? String }
    #expect(paths.count == 3)
    for path in paths {
      #expect(
        FileManager.default.fileExists(atPath: Self.folder.appendingPathComponent(path).path))
    }
  }

  /// The matcher of problems reads a message as the tool prints it.
  @Test func theProblemMatcherReadsAMessage() throws {
    let manifest = try Self.json("package.json")
    let given = try #require(manifest["contributes"] as? [String: Any])
    let matcher = try #require((given["problemMatchers"] as? [[String: Any]])?.first)
    let pattern = try #require(matcher["pattern"] as? [String: Any])
    let expression = try EditorExpression(try #require(pattern["regexp"] as? String))
    let told = try #require(messages("pagge A\n").first?.lines.first?.text)
    let lines = [
      (told, ["test.navsim", "1", "1", "error", "unknown word 'pagge'"]),
      (
        "a b/x.navsim:23:1: warning: NAV005 snap of eye: the bar jumps",
        ["a b/x.navsim", "23", "1", "warning", "NAV005 snap of eye: the bar jumps"]
      ),
    ]
    for (line, parts) in lines {
      let groups = try #require(expression.match(in: line), "\(line)")
      let found = ["file", "line", "column", "severity", "message"].compactMap { key in
        (pattern[key] as? Int).flatMap { groups[$0] }.map(line.units)
      }
      #expect(found == parts)
    }
  }

  /// A snippet that is a whole scenario is one, where each place is filled with what it proposes.
  @Test func theSnippetOfAScenarioIsValid() throws {
    let body = try #require(
      (try Self.json("snippets/navsim.json")["scenario"] as? [String: Any])?["body"] as? [String])
    let text = body.joined(separator: "\n").replacing(/\$\{\d+:([^}]*)\}/) { String($0.1) }
      .replacing(/\$\d+/, with: "")
    let told = messages(text + "\n", warnings: true)
    #expect(told.isEmpty, "\(told)")
  }
}
