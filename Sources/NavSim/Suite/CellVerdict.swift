import NavSimChecks
import NavSimReport
import NavSimProgram
import NavSimTrace

// Runs the cells of a plan. Reading and writing is the caller's: here text comes in and values go
// out.

/// What came of one cell of a suite.
public struct CellVerdict: Sendable {
  /// The cell.
  public let cell: SuiteCell
  /// What reports are written from.
  public internal(set) var report: CellReport
  /// Whether the scenario is the only one of its file.
  var isAlone = true
  /// What came of the comparison with the trace that is kept; nil where none is.
  public internal(set) var golden: GoldenVerdict?
  /// The fingerprint of a cell that has one kept; it is the caller's to compare.
  public internal(set) var fingerprint: FingerprintVerdict?
  /// What came of the tables of recorded values. What is wrong with them is among the failures of
  /// the report, until the caller writes their rows anew.
  public internal(set) var records: [RecordVerdict] = []
  /// What the cell looked like, where something is wrong with it.
  public internal(set) var trace: Trace?
  /// What the detectors found in it.
  public internal(set) var findings: [Finding] = []
  /// What was found that no claim speaks of, accepted or not, where somebody asked what is accepted.
  public internal(set) var toAccept: [AcceptedFindings.Line]?
  /// What of its failures is about findings.
  var denied: Set<Failure> = []
  /// How many steps the run took.
  var steps = 0

  /// Takes a failure in that the caller did not put right, such as that of a kept trace.
  public mutating func add(_ failure: Failure) {
    var failure = failure
    failure.scenario = failure.scenario ?? (isAlone ? nil : report.scenario)
    report.failures.append(failure)
    if report.outcome == .passed { report.outcome = .failed }
  }

  /// Takes a failure out that the caller put right.
  public mutating func remove(_ failure: Failure) {
    report.failures.removeAll { $0 == failure }
    if report.failures.isEmpty, report.outcome == .failed { report.outcome = .passed }
  }

  /// Takes what was found for accepted.
  public mutating func acceptFindings() {
    report.failures.removeAll { denied.contains($0) }
    report.findings = []
    if report.failures.isEmpty, report.outcome == .failed { report.outcome = .passed }
  }

  /// Whether nothing is wrong with the cell.
  public var isFine: Bool { report.outcome == .passed || report.outcome == .skipped }
}

extension SuitePlan {
  /// Runs the cells on several threads and hands their verdicts over in the plan's order, until
  /// `each` says false.
  ///
  /// - Parameters:
  ///   - jobs: how many threads run at most; 1 runs everything on the caller's.
  ///   - goldens: where kept traces lie and what stands there; asked on any thread.
  ///   - budget: what each cell may do. Cells for which the call has no steps left do not run.
  ///   - findings: what becomes of what detectors find.
  public func run(
    jobs: Int, goldens: GoldenSource, budget: Budget = .standard,
    findings: FindingRules = FindingRules(.ignore),
    each: (CellVerdict) throws -> Bool
  ) rethrows {
    var call = CallBudget(budget, cells: cells.count)
    var next = 0
    var goesOn = true
    try OrderedWork.run(
      cells.count, jobs: jobs,
      work: { [hasSpareCore = jobs > cells.count] in
        verdict(on: cells[$0], goldens, budget, findings, hasSpareCore: hasSpareCore)
      }
    ) { index, verdict in
      call.add(verdict.steps)
      next = index + 1
      goesOn = try each(verdict)
      return goesOn && !call.isSpent
    }
    while goesOn, next < cells.count {
      goesOn = try each(unrun(cells[next], call.reason))
      next += 1
    }
  }

  /// What becomes of what the detectors found.
  private func judge(_ run: CellRun, _ rules: FindingRules, into verdict: inout CellVerdict) {
    if rules.policy == .ignore { return }
    var found = run.unclaimedFindings
    verdict.report.byItself = run.unclaimedHabits.map { CellFinding($0) }
    if let accepted = rules.accepted {
      let place = places[verdict.cell.file]
      func line(_ finding: Finding) -> AcceptedFindings.Line {
        .init(finding, file: place, scenario: run.scenario, cell: run.cell.text)
      }
      verdict.toAccept = found.map(line)
      found.removeAll { accepted.contains(line($0)) }
    }
    verdict.report.findings = found.map { CellFinding($0) }
    if rules.policy == .warn { verdict.report.remarks += run.warned(found) }
    if rules.policy == .error {
      var denied = run.denied(found)
      if rules.accepted != nil {
        for index in denied.indices {
          denied[index].notes.append(rules.acceptNote)
        }
      }
      verdict.denied = Set(denied)
      verdict.report.failures += denied
    }
  }

  /// A cell that does not run, and why.
  private func unrun(_ cell: SuiteCell, _ reason: String) -> CellVerdict {
    if cell.skipReason != nil { return CellVerdict(cell: cell, report: report(of: cell, .skipped)) }
    var verdict = CellVerdict(cell: cell, report: report(of: cell, .stopped))
    verdict.report.reason = reason
    return verdict
  }

  /// Runs one cell.
  func verdict(
    on cell: SuiteCell, _ goldens: GoldenSource, _ budget: Budget = .standard,
    _ rules: FindingRules = FindingRules(.ignore), hasSpareCore: Bool = false
  ) -> CellVerdict {
    if cell.skipReason != nil { return CellVerdict(cell: cell, report: report(of: cell, .skipped)) }
    let clock = ContinuousClock()
    let start = clock.now
    let ran = files[cell.file].run(
      cell.scenario, cell.cell, budget: budget, hasSpareCore: hasSpareCore)
    guard let run = ran else {
      return unrun(cell, "the cell cannot be run")
    }
    var verdict = CellVerdict(cell: cell, report: report(of: cell, .passed))
    verdict.isAlone = files[cell.file].scenarios.count == 1
    verdict.report.remarks = run.warnings + run.ignoredActions
    verdict.steps = run.steps
    verdict.report.isBroken = run.isBroken
    if let fault = run.fault {
      verdict.report.outcome = .stopped
      verdict.report.reason = fault
    } else {
      verdict.report.failures = run.failures
      verdict.report.known = run.known
      if isOverridden {
        let ofRows = Set(run.records.compactMap(\.failure))
        verdict.report.failures.removeAll { ofRows.contains($0) }
      } else {
        verdict.records = run.records
      }
      judge(run, rules, into: &verdict)
      if !verdict.report.failures.isEmpty { verdict.report.outcome = .failed }
      if let target = cell.golden {
        let path = goldens.folders[cell.file] + "/" + target.name
        if target.golden.form == .fingerprint {
          verdict.fingerprint = FingerprintVerdict(
            golden: target.golden, path: path, name: target.cell,
            fingerprint: TraceFingerprint(run.trace), cell: run.trace.cell)
        } else {
          verdict.golden = GoldenVerdict(
            target.golden, path: path, trace: run.trace, content: goldens.read(path))
        }
      }
    }
    if verdict.report.outcome != .passed || verdict.golden?.failure != nil {
      verdict.trace = run.trace
      verdict.findings = run.findings
    }
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    verdict.report.seconds = Double(seconds) + Double(attoseconds) * 1e-18
    return verdict
  }
}

/// Where kept traces lie, for a suite that reads no files itself.
public struct GoldenSource: Sendable {
  /// The folder of each file of the plan.
  public let folders: [String]
  /// What stands at a path.
  public let read: @Sendable (String) -> GoldenContent

  /// Folders and a way to read.
  public init(folders: [String], read: @escaping @Sendable (String) -> GoldenContent) {
    self.folders = folders
    self.read = read
  }
}
