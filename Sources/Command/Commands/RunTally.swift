import NavSim

// What a whole call came to: the last line and the exit code.

/// Counts of a run's cells.
struct RunTally {
  private var summary = RunSummary()
  private var stopped = 0
  private var expected = 0
  private var unmet = 0
  /// The exit code.
  private(set) var outcome = Outcome.fine

  init(scenarios: Int) { summary.scenarios = scenarios }

  /// Counts a cell. One that ended early is bad input: the scenario's own code never comes to
  /// rest. Unless it was navsim's fault.
  mutating func add(_ run: CellRun) {
    summary.add(isPassed: run.isFine, known: run.known.count)
    expected += run.expectationCount
    unmet += run.failures.count + run.known.count
    if run.fault != nil {
      stopped += 1
      outcome = max(outcome, run.isBroken ? .broken : .badInput)
    } else if !run.isFine {
      outcome = max(outcome, .failed)
    }
  }

  /// Counts cells that do not run.
  mutating func stop(_ count: Int) {
    for _ in 0..<count { summary.add(isPassed: false, known: 0) }
    stopped += count
    outcome = max(outcome, .badInput)
  }

  /// `4 expectations hold`
  var claims: String {
    if expected == 0 { return "no expectations" }
    if unmet == 0 { return expected == 1 ? "1 expectation holds" : "\(expected) expectations hold" }
    return "\(max(expected - unmet, 0)) of \(expected) expectations hold"
  }

  /// `1 scenario, 2 cells: 2 passed, 0 failed`
  var text: PaintedText {
    "\(summary.text)\(stopped > 0 ? " (\(stopped) ended early)" : "")"
  }
}
