import NavSimChecks
import NavSimLanguage
import NavSimSimulator

/// A row of the table in docs/Faults.md: who has a fault, which scenario shows it, and who has it not.
public struct FaultRow: Sendable {
  /// Who has the fault.
  public let strategy: String
  /// Who has it not.
  public let other: String
  let file: String
  let scenario: String

  /// The rows of the page with a scenario; a row that cannot be read has empty texts.
  public static func all(page: String) -> [FaultRow] {
    page.split(separator: "\n").filter { $0.contains(".navsim`") }.map { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").joined(separator: " ")
      }
      guard cells.count == 7 else {
        return FaultRow(strategy: "", other: "", file: String(line), scenario: "")
      }
      let place = cells[4].split(separator: "\"").map(String.init)
      return FaultRow(
        strategy: bare(cells[1]), other: bare(cells[5]), file: bare(place.first ?? ""),
        scenario: place.count == 2 ? place[1] : "")
    }
  }

  /// A text without the signs and blanks around it.
  private static func bare(_ text: String) -> String { text.filter { $0 != "`" && $0 != " " } }

  /// Two cells that differ in the strategy alone. Each has expectations of its own and holds them;
  /// what is expected under the library that has the fault is not so under the other.
  ///
  /// - Parameter files: the scenarios, by paths that end as those of the page.
  public func check(_ files: VerifiedFiles) -> CheckTally {
    var tally = CheckTally()
    do {
      guard let source = files.files.first(where: { $0.path.hasSuffix(file) }) else {
        throw VerifiedFiles.Fault(text: "no file \(file)")
      }
      let script = try files.script(source).get()
      guard let index = script.scenarios.firstIndex(where: { $0.name == scenario }) else {
        throw VerifiedFiles.Fault(text: "no such scenario")
      }
      let cells = try script.cells(scenario: index)
      var pairs = 0
      for cell in cells where cell["strategy"] == strategy {
        guard let twin = cells.first(where: { isTwin($0, of: cell) }) else { continue }
        if try isDiscriminating(script, index, cell, twin) { pairs += 1 }
      }
      tally.add(pairs > 0 ? nil : said("no two cells tell it and \(other) apart"))
    } catch {
      tally.add(said((error as? VerifiedFiles.Fault)?.text ?? "\(error)"))
    }
    return tally
  }

  private func said(_ fault: String) -> String { "\(strategy), \(file) \"\(scenario)\": \(fault)" }

  private func isTwin(_ cell: Cell, of one: Cell) -> Bool {
    cell["strategy"] == other
      && cell.values.allSatisfy { $0.axis == "strategy" || one[$0.axis] == $0.value }
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
    guard holds.isEmpty, holdsThere.isEmpty else {
      throw VerifiedFiles.Fault(text: "what it expects does not hold")
    }
    let lines = Set(sound.expectations.map(\.line))
    let own = faulty.expectations.filter { !lines.contains($0.line) }
    let ownLines = Set(faulty.expectations.map(\.line))
    guard !own.isEmpty, sound.expectations.contains(where: { !ownLines.contains($0.line) }) else {
      return false
    }
    return !Checker.check(expectations: own, actions: sound.actions, trace: soundTrace).isEmpty
  }
}
