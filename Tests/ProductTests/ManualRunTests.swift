import Foundation
import NavSim
import Testing

/// The scenarios printed in the manual and in the README run, and what they claim holds.
@Suite struct ManualRunTests {
  /// The `navsim` blocks of a page that hold a scenario.
  static func blocks(_ page: String) throws -> [String] {
    let text = try String(contentsOf: Binary.root.appendingPathComponent(page), encoding: .utf8)
    var blocks: [String] = []
    var lines: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```navsim" {
        lines = []
      } else if line == "```", let block = lines {
        blocks.append(block.joined(separator: "\n") + "\n")
        lines = nil
      } else {
        lines?.append(String(line))
      }
    }
    return blocks.filter { $0.contains("\nscenario ") }
  }

  @Test(arguments: [
    "README.md", "docs/Language.md", "docs/Pages.md", "docs/Presentations.md", "docs/Windows.md",
    "docs/Search.md", "docs/Code.md", "docs/Tables.md", "docs/Recipes.md", "docs/Actions.md",
    "docs/Claims.md",
  ])
  func everyScenarioHolds(page: String) throws {
    let blocks = try Self.blocks(page)
    #expect(!blocks.isEmpty)
    for block in blocks {
      let file = ScenarioFile(path: page, text: block)
      #expect(!file.hasErrors, "\(file.diagnostics)\n\(block)")
      for scenario in file.scenarios.indices {
        for cell in try file.cells(of: scenario) {
          let run = try #require(file.run(scenario, cell))
          #expect(run.fault == nil, "\(block)")
          #expect(run.failures.isEmpty, "\(run.failures.map(\.message)) in \(block)")
        }
      }
    }
  }
}
