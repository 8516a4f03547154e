import NavSim

// What a whole call came to: the last line and the exit code.

/// Counts of a run's cells.
struct RunTally {
  private var passed = 0
  private var failed = 0
  private var stopped = 0

  mutating func add(_ run: CellRun) {
    if run.fault != nil {
      stopped += 1
    } else if run.failures.isEmpty {
      passed += 1
    } else {
      failed += 1
    }
  }

  /// A cell that ended early is bad input: the scenario's own code never comes to rest.
  var outcome: Outcome {
    if stopped > 0 { return .badInput }
    return failed > 0 ? .failed : .fine
  }

  /// `1 scenario, 2 cells: 2 passed, 0 failed`
  func summary(scenarios: Int) -> String {
    let counted = CheckCommand.counted
    let head = counted(scenarios, "scenario") + ", " + counted(passed + failed + stopped, "cell")
    let tail = stopped > 0 ? ", \(stopped) ended early" : ""
    return "\(head): \(passed) passed, \(failed) failed\(tail)"
  }
}
