import NavSimReport
import NavSimTrace

// Runs the cells of a plan. Reading and writing is the caller's: here text comes in and values go
// out.

/// What came of one cell of a suite.
public struct CellVerdict: Sendable {
  /// The cell.
  public let cell: SuiteCell
  /// What reports are written from.
  public internal(set) var report: CellReport
  /// What a person should know although nothing failed, as warnings with their place.
  public internal(set) var remarks: [String] = []
  /// Whether the run ended early by a fault of navsim's own.
  public internal(set) var isBroken = false

  /// Whether nothing is wrong with the cell.
  public var isFine: Bool { report.outcome == .passed || report.outcome == .skipped }
}

extension SuitePlan {
  /// Runs the cells on several threads and hands their verdicts over in the plan's order, until
  /// `each` says false.
  ///
  /// - Parameter jobs: how many threads run at most; 1 runs everything on the caller's.
  public func run(jobs: Int, each: (CellVerdict) throws -> Bool) rethrows {
    try OrderedWork.run(cells.count, jobs: jobs, work: { verdict(on: cells[$0]) }) { _, verdict in
      try each(verdict)
    }
  }

  /// Runs one cell.
  func verdict(on cell: SuiteCell) -> CellVerdict {
    if cell.skipReason != nil { return CellVerdict(cell: cell, report: report(of: cell, .skipped)) }
    let clock = ContinuousClock()
    let start = clock.now
    guard let run = files[cell.file].run(cell.scenario, cell.cell) else {
      return CellVerdict(cell: cell, report: report(of: cell, .skipped))
    }
    var verdict = CellVerdict(cell: cell, report: report(of: cell, .passed))
    verdict.remarks = run.remarks
    verdict.isBroken = run.isBroken
    if let fault = run.fault {
      verdict.report.outcome = .stopped
      verdict.report.reason = fault
    } else {
      verdict.report.failures = run.failures
      if !run.isFine { verdict.report.outcome = .failed }
    }
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    verdict.report.seconds = Double(seconds) + Double(attoseconds) * 1e-18
    return verdict
  }
}
