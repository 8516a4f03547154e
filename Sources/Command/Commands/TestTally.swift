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
  private var goldens: GoldenStore
  private var records: RecordStore
  private var fingerprints: FingerprintStore
  private var accepted: AcceptedStore?
  private var texts: ScenarioTexts

  init(
    _ request: TestRequest, _ accepted: AcceptedStore?, allowsOutside: Bool, console: Console,
    total: Int
  ) {
    self.request = request
    self.accepted = accepted
    self.console = console
    texts = ScenarioTexts(isQuiet: request.isQuiet)
    goldens = GoldenStore(mode: request.goldens)
    records = RecordStore(mode: request.goldens, allowsOutside: allowsOutside)
    fingerprints = FingerprintStore(mode: request.goldens)
    progress = Progress(console: console, total: total, printsResults: false)
    report.rejectsOrphans = request.orphans == .reject
  }

  /// Settles what is to be done about a cell, and tells it; whether nothing is wrong with it.
  mutating func add(_ verdict: CellVerdict, of plan: SuitePlan) -> Bool {
    progress.update(report.cells.count, verdict.report.file, on: console)
    var verdict = verdict
    accepted?.add(verdict, of: plan)
    // What is written into the file of accepted findings is accepted from now on.
    if accepted != nil, case .update = request.goldens { verdict.acceptFindings() }
    if let golden = verdict.golden, settle(golden), var failure = golden.failure {
      if golden.state == .different {
        failure.notes.append(
          request.goldens == .check
            ? "where it is meant: 'navsim test' without CI or --check, then 'navsim review --accept'"
            : Failure.acceptNote([golden.path]))
      }
      verdict.add(failure)
    }
    if let found = verdict.fingerprint, let failure = fingerprints.settle(found) {
      verdict.add(failure)
    }
    for record in verdict.records {
      let left = records.settle(record, cell: verdict.report.cellText)
      if left == record.failure { continue }
      if let failure = record.failure { verdict.remove(failure) }
      if let left { verdict.add(left) }
    }
    report.cells.append(verdict.report)
    tell(texts.add(verdict.report, strip: strip(of: verdict)))
    if verdict.report.isBroken {
      outcome = .broken
    } else if verdict.report.outcome == .stopped {
      outcome = max(outcome, .badInput)
    } else if !verdict.isFine {
      outcome = max(outcome, .failed)
    }
    return verdict.isFine
  }

  /// What the eye sees in a cell that has failed, for a terminal that shows it.
  private func strip(of verdict: CellVerdict) -> String? {
    guard !verdict.isFine, let trace = verdict.trace, console.printsStrips else { return nil }
    let strip = EyeStrip(
      trace, findings: verdict.findings, width: console.outputWidth,
      depth: console.outputStyle.swatches
    ).text
    return strip.isEmpty ? nil : strip + "\n"
  }

  /// Tells what is left to tell of the last scenario.
  mutating func endCells() { tell(texts.end()) }

  private mutating func tell(_ parts: [ScenarioTexts.Part]) {
    for part in parts {
      switch part {
      case .text(let text): print(text)
      case .strip(let strip): console.print(strip: strip)
      }
    }
  }

  /// Whether what is said about a kept trace is to be told: also where it cannot be written.
  private mutating func settle(_ golden: GoldenVerdict) -> Bool {
    do throws(FileError) { return try goldens.settle(golden) } catch {
      console.trouble.add(error)
      return true
    }
  }

  /// Tells what is left in the folders of kept traces, and deletes orphans if it is asked for.
  mutating func add(_ left: OrphanWork) {
    progress.clear()
    if request.orphans == .delete {
      for path in left.orphans {
        let isDeleted = console.attempt { () throws(FileError) in
          try GoldenFolder.checkDeletion(path)
          try Files.remove(path)
        }
        if isDeleted, !request.isQuiet { print("deleted \(path)\n") }
      }
    } else {
      report.addOrphans(left.orphans)
      for path in left.orphans { tell(LeftFile(.orphan, file: path, name: left.renamed[path])) }
    }
    guard request.goldens == .check else { return }
    for path in left.pending { tell(LeftFile(.waiting, file: path)) }
    // Reports know one kind of file that should not be there.
    if request.orphans == .reject { report.addOrphans(left.pending) }
  }

  private mutating func tell(_ left: LeftFile) {
    report.leftFiles.append(left)
    let isError = left.isError(rejectsOrphans: report.rejectsOrphans)
    if isError { outcome = max(outcome, .failed) }
    if isError || !request.isQuiet { print(left.text(rejectsOrphans: report.rejectsOrphans)) }
  }

  /// Writes what was collected while cells ran: fingerprints, and the rows of tables. Then looks
  /// for fingerprints that no cell asks for.
  mutating func write(asked: [String: Set<String>]) {
    fingerprints.write(on: console)
    records.write(on: console)
    for path in asked.keys.sorted() {
      let stale = FingerprintStore.stale(path, asked: asked[path] ?? [])
      if stale.isEmpty { continue }
      if request.orphans == .delete {
        let isDeleted = console.attempt { () throws(FileError) in
          try FingerprintStore.delete(stale.map(\.name), in: path)
        }
        guard isDeleted, !request.isQuiet else { continue }
        for found in stale { print("deleted \(found.name) in \(path)\n") }
        continue
      }
      for found in stale {
        tell(LeftFile(.fingerprint, file: path, line: found.line, name: found.name))
      }
      report.addOrphans([path])
    }
  }

  /// Writes the file of accepted findings, or tells what stands there in vain.
  mutating func settleAccepted(
    _ plan: SuitePlan, isWhole: Bool, isGone: (String) -> Bool
  ) {
    guard let accepted else { return }
    let stale = accepted.stale(plan, isWhole: isWhole, isGone: isGone)
    if case .update = request.goldens {
      let isWritten = accepted.write(without: stale.map(\.line), on: console)
      if isWritten, !request.isQuiet { print("wrote \(accepted.path)\n") }
      return
    }
    for found in stale {
      tell(LeftFile(.finding, file: accepted.path, line: found.number, name: found.line.text))
    }
  }

  /// - Parameter sure: what is to be said of how sure a finding is.
  mutating func finish(
    seconds: Double, sure: (CellFinding, CellReport) -> [String] = { _, _ in [] }
  ) {
    report.seconds = seconds
    progress.clear()
    if !request.isQuiet {
      for path in goldens.updated + fingerprints.updated + records.updated {
        print("wrote \(path)\n")
      }
    }
    for line in slowest { print("\(line)\n") }
    if request.isQuiet { return }
    let tellsAgain = request.hasMostFindings || request.isSure
    let told = report.findings(most: request.mostFindings, tellsAgain: tellsAgain, sure: sure)
    for line in told { print("\(line)\n") }
    // A report on standard output leaves the other stream to people.
    if request.reports.takesOutput { return console.note(report.summary) }
    print("\(report.summary)\n")
  }

  private mutating func print(_ text: PaintedText) {
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
