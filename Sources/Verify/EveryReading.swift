import NavSimLanguage
import NavSimSimulator
import NavSimTrace

/// Frames pass over what cannot have changed. Reading everything gives the same trace.
public enum EveryReading {
  /// Runs every cell of a file both ways.
  public static func check(_ file: SourceFile, of files: VerifiedFiles) -> CheckTally {
    var tally = CheckTally()
    guard case .success(let script) = files.script(file) else {
      tally.add("\(file.path): cannot be read")
      return tally
    }
    for scenario in script.scenarios.indices {
      for cell in (try? script.cells(scenario: scenario)) ?? [] {
        let program = script.program(scenario: scenario, cell: cell)
        let quick = Simulator.run(program)
        let whole = Simulator.run(program, changing: { _ in }, readsEverything: true)
        tally.add(quick == whole ? nil : "\(file.path): \(cell.text): a frame passes over a change")
      }
    }
    return tally
  }
}
