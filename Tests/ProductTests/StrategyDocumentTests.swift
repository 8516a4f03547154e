import Foundation
import NavSim
import Testing

/// docs/Strategies.md lists what ships, and shows Swift that compiles.
@Suite struct StrategyDocumentTests {
  static let url = Binary.root.appendingPathComponent("docs/Strategies.md")
  static let opening =
    "<!-- strategies: NAVSIM_UPDATE=1 swift test --filter StrategyDocumentTests -->"
  static let closing = "<!-- end of strategies -->"

  static func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The rows of the table, as the tables' own texts say it.
  static var rows: String {
    let rows = Catalogue.strategyNames.map { name in
      "| `\(name)` | \(Catalogue.strategyFamily(name)) | \(Catalogue.strategySummary(name)) |\n"
    }
    return "\n| name | family | what it is |\n| --- | --- | --- |\n" + rows.joined()
  }

  @Test func theListIsThatOfTheBuiltins() throws {
    let text = try Self.text()
    let start = try #require(text.range(of: Self.opening + "\n")?.upperBound)
    let end = try #require(text.range(of: Self.closing)?.lowerBound)
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] == "1" {
      let new = text[..<start] + Self.rows + text[end...]
      try Data(String(new).utf8).write(to: Self.url)
      return
    }
    #expect(String(text[start..<end]) == Self.rows)
  }

  @Test(arguments: Catalogue.strategyNames) func everyBuiltinSaysWhatItIs(name: String) throws {
    #expect(!Catalogue.strategyFamily(name).isEmpty)
    #expect(Catalogue.strategySummary(name).hasSuffix("."))
    #expect(Catalogue.strategySummary(name).count <= 130)
    let entry = try #require(Manual.entry(name))
    let namesSource = entry.contains("Source: ")
    #expect(namesSource, "the text names its source")
    #expect(try #require(Catalogue.strategySource(name)).contains("\nstrategy \(name)"))
  }

  /// The families that the page explains are those that exist.
  @Test func theFamiliesAreExplained() throws {
    let text = try Self.text()
    let families = Set(Catalogue.strategyNames.map(Catalogue.strategyFamily))
    for family in families { #expect(text.contains("- **\(family)**: "), "\(family)") }
    let explained = text.split(separator: "\n").filter {
      $0.hasPrefix("- **") && $0.contains("**: ")
    }
    #expect(explained.count == families.count)
  }

  @Test func theSwiftOfThePageIsCompiled() throws {
    let blocks = try Self.text().components(separatedBy: "```swift\n").dropFirst()
    let shown = try #require(
      blocks.map { String($0.components(separatedBy: "```").first ?? "") }
        .first { $0.hasPrefix("import NavSim") })
    let url = Binary.root.appendingPathComponent("Tests/ProductTests/InHouseExample.swift")
    #expect(shown == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test func theClosuresOfThePageDoWhatItsTableDoes() throws {
    let url = Binary.root.appendingPathComponent("Scenarios/strategies/in-house.navsim")
    let text = try String(contentsOf: url, encoding: .utf8)
    let file = ScenarioFile(path: "in-house.navsim", text: text)
    let cells = try file.cells(of: 0, overrides: [("code", "third")])
    let table = try cells.map { SwiftStrategyTests.body(try #require(file.run(0, $0)).trace) }
    let closures = try runsInHouse(text).filter { $0.cell["code"] == "third" }
    #expect(closures.map(\.isFine) == [true])
    let isSame = closures.map { SwiftStrategyTests.body($0.trace) } == table
    #expect(isSame && table.count == 1)
  }
}
