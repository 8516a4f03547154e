import Foundation

@testable import NavSimNavigation

/// docs/Model.md as a test reads it, the rows of its rule tables; and docs/Rules.md, where the table
/// of values between markers is generated.
struct ModelDocument {
  static let url = ProfileComments.root.appendingPathComponent("docs/Model.md")
  static let valuesURL = ProfileComments.root.appendingPathComponent("docs/Rules.md")
  static let opening =
    "<!-- profile values: NAVSIM_UPDATE=1 swift test --filter ModelDocumentTests -->"
  static let closing = "<!-- end of profile values -->"
  /// The heading under which rules stand that no scenario notices.
  static let survivorsHeading = "## Rules that no scenario notices"

  /// The rows of one table below its header.
  struct Table {
    let header: [String]
    var rows: [[String]] = []
  }

  let text: String
  /// The page with the values.
  let page: String

  init() throws {
    text = try String(contentsOf: Self.url, encoding: .utf8)
    page = try String(contentsOf: Self.valuesURL, encoding: .utf8)
  }

  /// The text between the markers, or nil where they are missing.
  var values: String? {
    let parts = page.components(separatedBy: Self.opening + "\n")
    guard parts.count == 2 else { return nil }
    let inside = parts[1].components(separatedBy: Self.closing)
    return inside.count == 2 ? inside[0] : nil
  }

  /// The tables of the rules' page.
  var tables: [Table] {
    var tables: [Table] = []
    var isInside = false
    for line in text.components(separatedBy: "\n") {
      guard line.hasPrefix("|") else {
        isInside = false
        continue
      }
      let cells = Self.cells(of: line)
      if isInside {
        if !cells[0].hasPrefix("---") { tables[tables.count - 1].rows.append(cells) }
      } else {
        tables.append(Table(header: cells))
        isInside = true
      }
    }
    return tables
  }

  /// The tables of rules: those that say in their last column how we know.
  var rules: [[String]] {
    tables.filter { $0.header.first == "rule" && $0.header.last == "how we know" }
      .flatMap(\.rows)
  }

  /// The values that survive every change, with the reason.
  var survivors: [(name: String, reason: String)] {
    let parts = text.components(separatedBy: Self.survivorsHeading + "\n")
    guard parts.count == 2 else { return [] }
    let section = parts[1].components(separatedBy: "\n## ")[0]
    return section.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = Self.cells(of: line)
      return (Self.codeWords(cells[0]).first ?? "", cells.last ?? "")
    }
  }

  private static func cells(of line: String) -> [String] {
    let escaped = line.replacingOccurrences(of: "\\|", with: "\u{1}")
    return escaped.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "\u{1}", with: "|") }
  }

  /// What stands in backquotes.
  static func codeWords(_ text: String) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The table of values as the profiles and their comments give it.
  static func generatedValues() throws -> String {
    let comments = try ProfileComments().comments
    var lines = [
      "| value | in which versions | what it is | how we know |", "| --- | --- | --- | --- |",
    ]
    for rule in IOSProfile.history {
      let text = RuleText(name: rule.name, comment: comments[rule.name] ?? "")
      let cells = [
        "`\(rule.name)`", rule.phrase, text?.meaning ?? "",
        text.map { "\($0.confidence.rawValue): \($0.source)" } ?? "",
      ]
      let escaped = cells.map { $0.replacingOccurrences(of: "|", with: "\\|") }
      lines.append("| " + escaped.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
