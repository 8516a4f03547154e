import Foundation
import NavSim
import NavSimNavigation
import NavSimTestSupport
import Testing

/// Findings in which a choice of the model's has a part, and whether they stand with another value of it:
/// docs/Detectors.md has twenty. Each row is run again here; with NAVSIM_UPDATE they are chosen anew.
@Suite struct ChoiceTableTests {
  /// A row: what was found, where, and what became of it.
  private struct Row: Equatable {
    var finding: String
    var file: String
    var cell: String
    var rule: String
    var value: String
    var other: String
    var stands: Bool

    var text: String {
      "| \(finding) | `\(file)` \(cell) | `\(rule)` | \(value) | \(other) | \(stands ? "yes" : "no") |"
    }

    init(finding: String, file: String, cell: String, rule: Certainty.Rule, stands: Bool) {
      (self.finding, self.file, self.cell) = (finding, file, cell)
      (self.rule, value, other) = (rule.name, rule.value, rule.other)
      self.stands = stands
    }

    init?(_ line: Substring) {
      let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 6 else { return nil }
      let place = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
      guard place.count == 2 else { return nil }
      finding = parts[0]
      (file, cell) = (place[0].trimmingCharacters(in: ["`"]), place[1])
      rule = parts[2].trimmingCharacters(in: ["`"])
      (value, other, stands) = (parts[3], parts[4], parts[5] == "yes")
    }
  }

  private static let head =
    "| finding | in | choice | is | tried | stands |\n| --- | --- | --- | --- | --- | --- |\n"
  private static let opening =
    "<!-- choices: NAVSIM_UPDATE=1 swift test --filter ChoiceTableTests -->\n"
  private static let closing = "<!-- end of choices -->"
  private static let page = Binary.root.appendingPathComponent("docs/Detectors.md")

  private static func load(_ path: String) throws -> ScenarioFile {
    ScenarioFile(
      path: "Scenarios/" + path,
      bytes: [UInt8](try Data(contentsOf: Binary.root.appendingPathComponent("Scenarios/" + path))))
  }

  /// `snap of eye at push+0`.
  private static func name(_ finding: Finding) -> String {
    "\(finding.kind) of \(finding.subject) at \(CellFinding(finding).moment)"
  }

  @Test func twentyFindingsStandOrFallAsThePageSays() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.opening))
    let end = try #require(text.range(of: Self.closing))
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] != nil {
      let rows = try Self.chosen().map { $0.text + "\n" }.joined()
      let new = text[..<start.upperBound] + Self.head + rows + text[end.lowerBound...]
      return try String(new).write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let inside = text[start.upperBound..<end.lowerBound]
    #expect(inside.hasPrefix(Self.head))
    let rows = inside.split(separator: "\n").dropFirst(2).compactMap { Row($0) }
    #expect(rows.count == 20 && rows.contains { $0.stands } && rows.contains { !$0.stands })
    #expect(Set(rows.map { $0.finding + $0.file + $0.rule + $0.other }).count == rows.count)
    for row in Whole.of(rows, every: 5) { try Self.hold(row) }
  }

  /// Runs a row again: the rule is a choice, has the value in this cell, and the finding is there, and
  /// there or not with the other one.
  private static func hold(_ row: Row) throws {
    let file = try load(row.file)
    for scenario in file.scenarios.indices {
      guard let cell = try file.cells(of: scenario).first(where: { $0.text == row.cell }),
        let run = file.run(scenario, cell),
        let finding = run.findings.first(where: { name($0) == row.finding })
      else { continue }
      // With the value that it has it is no other run.
      #expect(
        file.stands(finding, scenario, cell, with: row.rule, as: row.value) == nil, "\(row.text)")
      #expect(
        file.stands(finding, scenario, cell, with: row.rule, as: row.other) == row.stands,
        "\(row.text)")
      return
    }
    Issue.record("nothing of that name is found: \(row.text)")
  }

  /// What falls with a choice and what stands: of each choice, other value and kind of finding one; those
  /// that fall first, then of choices of which a finding falls, then of others.
  private static func chosen() throws -> [Row] {
    var known: Set<String> = []
    var rows: [Row] = []
    for folder in ["detectors", "reported", "pairs"] {
      for name in LintTests.names(in: "Scenarios/" + folder) where name.hasSuffix(".navsim") {
        rows += try Self.rows(of: folder + "/" + name).filter { row in
          let kind = row.finding.prefix { $0 != " " }
          return known.insert("\(kind) \(row.rule) \(row.stands)").inserted
        }
      }
    }
    let falling = Array(rows.filter { !$0.stands }.prefix(13))
    let rules = Set(falling.map(\.rule))
    let standing = rows.filter(\.stands)
    var perRule: [String: Int] = [:]
    let varied = (standing.filter { rules.contains($0.rule) } + standing).filter { row in
      perRule[row.rule, default: 0] += 1
      return perRule[row.rule] ?? 0 <= 2
    }
    return Array((falling + varied).prefix(20))
  }

  /// The first two findings of a file's first cell that has any, with each choice that has a part in it.
  private static func rows(of path: String) throws -> [Row] {
    let file = try load(path)
    for scenario in file.scenarios.indices {
      for cell in try file.cells(of: scenario) {
        guard let run = file.run(scenario, cell), !run.findings.isEmpty, run.steps < 20_000,
          let profile = IOSProfile.named(run.trace.cell.first { $0.axis == "ios" }?.value ?? "")
        else { continue }
        let findings = Array(run.findings.prefix(2))
        let known = file.certainties(of: findings, scenario, cell, trying: choices(profile))
        return zip(findings, known).flatMap { finding, certainty in
          func rows(_ rules: [Certainty.Rule], _ stands: Bool) -> [Row] {
            rules.map {
              Row(finding: name(finding), file: path, cell: cell.text, rule: $0, stands: stands)
            }
          }
          return rows(certainty.restsOn, false) + rows(certainty.alsoWith, true)
        }
      }
    }
    return []
  }

  /// Every choice with another value of it: another word, or half and twice a number.
  private static func choices(_ profile: IOSProfile) -> [Certainty.Rule] {
    profile.values.flatMap { value -> [Certainty.Rule] in
      guard RuleText.named(value.name)?.confidence == .choice,
        let kind = IOSProfile.kinds.first(where: { $0.name == value.name })?.kind
      else { return [] }
      let others: [String]
      switch kind {
      case .words(let words), .wordsOrLength(let words, _):
        others = words.filter { $0 != value.text }
      case .whole, .number:
        let number = Double(value.text) ?? 0
        others = [number / 2, number * 2].map(text(of:)).filter {
          $0 != value.text && IOSProfile.accepts(rule: value.name, $0)
        }
      }
      return others.map { other in
        Certainty.Rule(name: value.name, value: value.text, other: other, confidence: .choice)
      }
    }
  }

  /// A number as rules are written.
  private static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
