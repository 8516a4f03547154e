import Foundation
import NavSimLanguage
import NavSimStrategies
import Testing

/// Every scenario of the repository, with its blanks spoiled: the formatter puts each line back
/// where it was, so no form of a line is left out, and no program changes.
@Suite("the formatter on every scenario")
struct FormatterScenarioTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenarios")

  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { $0.hasSuffix(".navsim") }.sorted()
  }()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test("puts back what was spoiled", arguments: files)
  func putsBack(_ name: String) throws {
    let text = try Self.text(name)
    var dice = MutationTests.Dice(state: 7)
    let spoiled = Self.spoiled(text, &dice)
    #expect(Formatter.format(text) == text)
    #expect(Formatter.format(spoiled) == text)
    let (before, after) = (try Self.script(text, name), try Self.script(spoiled, name))
    for scenario in before.scenarios.indices {
      for cell in try before.cells(scenario: scenario).prefix(2) {
        let one = fingerprint(before.program(scenario: scenario, cell: cell))
        let two = fingerprint(after.program(scenario: scenario, cell: cell))
        #expect(one == two)
      }
    }
  }

  private static func script(_ text: String, _ name: String) throws -> Script {
    let result = Parser.parse(SourceFile(path: name, text: text), vocabulary: vocabulary) {
      from, path in
      let path = from.split(separator: "/").dropLast().joined(separator: "/") + "/" + path
      return (try? Self.text(path)).map { SourceFile(path: path, text: $0) }
    }
    return try #require(result.script, "\(result.diagnostics.map(\.text))")
  }

  /// A text with other blanks: before lines, between words, at the ends of lines.
  static func spoiled(_ text: String, _ dice: inout MutationTests.Dice) -> String {
    let blanks = [" ", "\t", "   ", " \t ", "        "]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var rest = line.drop { $0 == " " }
      if rest.startIndex != line.startIndex { result += blanks[dice.roll(blanks.count)] }
      var isInText = false
      while let character = rest.first {
        if !isInText, rest.hasPrefix("//") {
          result += rest
          break
        }
        rest = rest.dropFirst()
        if isInText, character == "\\" {
          result.append(character)
          if let next = rest.popFirst() { result.append(next) }
        } else if character == " ", !isInText {
          rest = rest.drop { $0 == " " }
          result += rest.isEmpty ? "" : blanks[dice.roll(blanks.count)]
        } else {
          if character == "\"" { isInText.toggle() }
          result.append(character)
        }
      }
      return result + ["", " ", "\t"][dice.roll(3)] + (dice.roll(4) == 0 ? "\r" : "")
    }.joined(separator: "\n")
  }
}
