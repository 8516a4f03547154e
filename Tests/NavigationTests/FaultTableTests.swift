import Foundation
import NavSimChecks
import NavSimLanguage
import NavSimSimulator
import NavSimStrategies
import Testing

/// A row of the table in docs/Faults.md: who has a fault, which scenario shows it, and who has it not.
struct FaultRow: Sendable, CustomTestStringConvertible {
  let strategy: String
  let file: String
  let scenario: String
  let other: String

  var testDescription: String { "\(strategy), \(file) \"\(scenario)\"" }

  static let document = ProfileFlipTests.scenarios.deletingLastPathComponent()
    .appendingPathComponent("docs/Faults.md")

  /// The rows with a scenario; a row that cannot be read has empty texts.
  static let all: [FaultRow] = {
    let text = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n").filter { $0.contains(".navsim`") }.map { line in
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 7 else {
        return FaultRow(strategy: "", file: line, scenario: "", other: "")
      }
      let place = cells[4].components(separatedBy: "` \"")
      return FaultRow(
        strategy: cells[1].trimmingCharacters(in: ["`"]),
        file: place[0].trimmingCharacters(in: ["`"]),
        scenario: place.count == 2 ? String(place[1].dropLast()) : "",
        other: cells[5].trimmingCharacters(in: ["`"]))
    }
  }()
}

/// docs/Faults.md says which scenario shows which fault, and under whom it does not happen. It is so.
@Suite struct FaultTableTests {
  @Test func theTableHasRows() {
    #expect(FaultRow.all.count >= 32)
    for row in FaultRow.all where row.other != row.strategy {
      #expect(BuiltinStrategies.names.contains(row.other), "\(row)")
    }
  }

  /// Two cells that differ in the strategy alone. Each has expectations of its own and holds them;
  /// what is expected under the library that has the fault is not so under the other.
  @Test(arguments: FaultRow.all)
  func oneHasTheFaultAndTheOtherHasNot(row: FaultRow) throws {
    let url = ProfileFlipTests.scenarios.appendingPathComponent(row.file)
    let script = try Bench.script(try String(contentsOf: url, encoding: .utf8), path: row.file)
    let index = try #require(
      script.scenarios.firstIndex { $0.name == row.scenario }, "no such scenario")
    let cells = try script.cells(scenario: index, overrides: [])
    var pairs = 0
    for cell in cells where cell["strategy"] == row.strategy {
      guard let twin = cells.first(where: { isTwin($0, of: cell, under: row.other) }) else {
        continue
      }
      if try isDiscriminating(script, index, cell, twin) { pairs += 1 }
    }
    #expect(pairs > 0, "no two cells tell \(row.strategy) and \(row.other) apart")
  }

  private func isTwin(_ cell: Cell, of other: Cell, under strategy: String) -> Bool {
    cell["strategy"] == strategy
      && cell.values.allSatisfy { $0.axis == "strategy" || other[$0.axis] == $0.value }
  }

  private func isDiscriminating(
    _ script: Script, _ index: Int, _ cell: Cell, _ twin: Cell
  ) throws -> Bool {
    let faulty = script.program(scenario: index, cell: cell)
    let sound = script.program(scenario: index, cell: twin)
    let trace = Simulator.run(faulty)
    let soundTrace = Simulator.run(sound)
    let holds = Checker.check(
      expectations: faulty.expectations, actions: faulty.actions, trace: trace)
    let holdsThere = Checker.check(
      expectations: sound.expectations, actions: sound.actions, trace: soundTrace)
    #expect(holds.isEmpty && holdsThere.isEmpty)
    let lines = Set(sound.expectations.map(\.line))
    let own = faulty.expectations.filter { !lines.contains($0.line) }
    let ownLines = Set(faulty.expectations.map(\.line))
    guard !own.isEmpty, sound.expectations.contains(where: { !ownLines.contains($0.line) }) else {
      return false
    }
    return !Checker.check(expectations: own, actions: sound.actions, trace: soundTrace).isEmpty
  }
}
