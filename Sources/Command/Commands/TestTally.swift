import NavSim

// What `navsim test` prints, cell by cell and at the end. Everything it says comes from the report
// that all other reports are written from.

/// Collects verdicts and tells them as they come.
struct TestTally {
  private let request: TestRequest
  private let console: Console
  private(set) var report = SuiteReport()
  /// The exit code so far.
  private(set) var outcome = Outcome.fine
  var progress: Progress
  private let style: TerminalStyle

  init(_ request: TestRequest, console: Console, total: Int) {
    self.request = request
    self.console = console
    style = console.outputStyle
    progress = Progress(console: console, total: total, printsResults: false)
  }

  mutating func add(_ verdict: CellVerdict) {
    progress.update(report.cells.count, verdict.report.file, on: console)
    report.cells.append(verdict.report)
    var text = verdict.report.text(style, isQuiet: request.isQuiet)
    if !request.isQuiet { text += verdict.remarks.map { $0 + "\n" }.joined() }
    print(text)
    if verdict.isBroken {
      outcome = .broken
    } else if verdict.report.outcome == .stopped {
      outcome = max(outcome, .badInput)
    } else if !verdict.isFine {
      outcome = max(outcome, .failed)
    }
  }

  mutating func finish(seconds: Double) {
    report.seconds = seconds
    progress.clear()
    for line in slowest { print(line + "\n") }
    if request.isQuiet { return }
    // A report on standard output leaves the other stream to people.
    if request.reports.takesOutput { return console.note(report.summary(console.style)) }
    print(report.summary(style) + "\n")
  }

  private mutating func print(_ text: String) {
    if text.isEmpty || request.reports.takesOutput { return }
    progress.clear()
    console.print(text)
  }

  /// The cells that took longest, the longest first.
  private var slowest: [String] {
    let timed = report.cells.enumerated().compactMap { index, cell in
      cell.seconds.map { (index: index, seconds: $0, cell: cell) }
    }
    let sorted = timed.sorted { ($1.seconds, $0.index) < ($0.seconds, $1.index) }
    return sorted.prefix(request.slowest).map { entry in
      let microseconds = Int64(min(entry.seconds, 1e6) * 1e6 + 0.5)
      let rest = String(microseconds % 1000)
      let digits = String(repeating: "0", count: 3 - rest.count) + rest
      return "\(microseconds / 1000).\(digits)ms  \(entry.cell.repro)"
    }
  }
}
