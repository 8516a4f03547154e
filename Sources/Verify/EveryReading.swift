import NavSimLanguage
import NavSimProgram
import NavSimSimulator
import NavSimTrace

/// Frames pass over what cannot have changed, traces of cells that are built alike are laid out once,
/// and cells that are alike without their code are run so once. All of it leaves traces as they are.
public enum EveryReading {
  /// Runs every cell of a file in all these ways.
  public static func check(_ file: SourceFile, of files: VerifiedFiles) -> CheckTally {
    var tally = CheckTally()
    guard case .success(let script) = files.script(file) else {
      tally.add("\(file.path): cannot be read")
      return tally
    }
    var layout: TraceLayout?
    for scenario in script.scenarios.indices {
      for cell in (try? script.cells(scenario: scenario)) ?? [] {
        let program = script.program(scenario: scenario, cell: cell)
        let quick = Simulator.run(program)
        let whole = Simulator.run(program, changing: { _ in }, readsEverything: true)
        tally.add(quick == whole ? nil : "\(file.path): \(cell.text): a frame passes over a change")
        let alike = Simulator.run(program, layout: &layout)
        tally.add(quick == alike ? nil : "\(file.path): \(cell.text): another layout does not fit")
        let bare = Simulator.run(program.withoutCode)
        let least = Simulator.run(program.withoutCode.withoutUnread, layout: &layout)
        tally.add(bare == least ? nil : "\(file.path): \(cell.text): what is unread is read")
      }
    }
    return tally
  }
}
