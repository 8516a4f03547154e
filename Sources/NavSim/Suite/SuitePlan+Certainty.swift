import NavSimReport
import NavSimTrace

extension SuitePlan {
  /// What a finding of a cell rests on: the cell runs again, once for each other value of each rule. Nil
  /// where it is none of the plan's, or has no such finding any more.
  public func certainty(of finding: CellFinding, in report: CellReport) -> Certainty? {
    let place = cells.first { cell in
      files[cell.file].path == report.file && name(of: cell) == report.scenario
        && files[cell.file].scenarios[cell.scenario].line == report.line
        && cell.cell.values.allSatisfy { value in
          report.cell.contains(TraceAxis(axis: value.axis, value: value.value))
        }
    }
    guard let place, let run = files[place.file].run(place.scenario, place.cell),
      let same = run.findings.first(where: { CellFinding($0) == finding })
    else { return nil }
    return files[place.file].certainty(of: same, in: run, place.scenario)
  }
}
