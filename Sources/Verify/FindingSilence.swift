import NavSimChecks
import NavSimLanguage
import NavSimProgram
import NavSimSimulator

/// Hardly anything is found in correct apps: in at most one cell of a hundred.
public enum FindingSilence {
  /// Runs apps in every course.
  ///
  /// - Returns: how many cells ran, and what was found in any, a line each.
  public static func found(
    in apps: [OrdinaryApp], everySystem: Bool
  ) -> (cells: Int, found: [String]) {
    var cells = 0
    var found: [String] = []
    for one in apps.filter({ !$0.isOnlyRead }).flatMap({ $0.cases(everySystem: everySystem) }) {
      cells += 1
      guard
        case .success(let script) = VerifiedFiles([]).script(
          SourceFile(path: "s.navsim", text: one.text)),
        let cell = try? script.cells(scenario: 0).first
      else {
        found.append("\(one.name): cannot be read\n\(one.text)")
        continue
      }
      let program = script.program(scenario: 0, cell: cell)
      let trace = Simulator.run(program)
      if let error = trace.error { found.append("\(one.name): \(error)") }
      let findings = PairScore.own(trace, program)
      guard let first = findings.first else { continue }
      found.append(
        "\(one.name): \(findings.count), \(first.kind) of \(first.subject) at \(first.place): "
          + first.message)
    }
    return (cells, found)
  }

  /// The same as a check of `navsim-bench verify`: too much is a fault.
  public static func check(_ apps: [OrdinaryApp] = OrdinaryApp.all) -> CheckTally {
    let (cells, found) = found(in: apps, everySystem: true)
    var tally = CheckTally()
    tally.count = cells
    if found.count * 100 > cells { tally.faults = found }
    return tally
  }
}
