import NavSim

// `navsim why FILE`, which asks about nothing: what is found there first, else the first claim that
// does not hold.

/// Tells of the first thing that is wrong in the cells of a file.
struct WhyFirst {
  private let request: RunRequest
  private let isJSON: Bool
  private let console: Console

  /// Tells of it; nil of a trace, which has no claims.
  ///
  /// - Parameter kind: the detector whose first finding is told of, by its name; nil for any.
  static func tell(
    _ path: String, _ request: RunRequest, isJSON: Bool, kind: String? = nil, _ console: Console
  ) throws -> Outcome? {
    let bytes = try Files.readOperand(path, path.hasSuffix(Inputs.suffix) ? .scenario : .large)
    if TraceInput.isTrace(path, bytes) { return nil }
    guard let plan = try CellOptions.plan(path, bytes, request, console) else { return .badInput }
    let first = WhyFirst(request: request, isJSON: isJSON, console: console)
    var failed: (job: RunJob, run: CellRun, claim: FailedClaim)?
    for job in plan.jobs {
      guard let run = job.run(request.budget) else { continue }
      if run.fault != nil {
        console.note(run.messages)
        return run.isBroken ? .broken : .badInput
      }
      let finding = kind.map { kind in run.findings.first { $0.kind == kind } } ?? run.firstToTell
      if let finding {
        first.tell(finding, run, job)
        return .fine
      }
      guard kind == nil, let claim = run.failedClaim else { continue }
      // One about a property says more than one about none.
      if failed == nil || failed?.claim.property == nil && claim.property != nil {
        failed = (job, run, claim)
      }
    }
    if let failed {
      first.tell(failed.claim, failed.run, failed.job)
    } else if isJSON {
      console.print(exact: Explanation.nothingFound)
    } else {
      let cells = plan.jobs.count
      let what = kind.map { "no \($0)" } ?? "nothing"
      console.print("\(what) is found in \(Count.of(cells, "cell"))\n")
      let advice = kind == nil ? RunAdvice.lines([plan.jobs[0].file], plan.jobs) : []
      for line in advice { console.print("\(line)\n") }
    }
    return .fine
  }

  /// Tells of a finding and where it comes from.
  private func tell(_ finding: Finding, _ run: CellRun, _ job: RunJob) {
    let certainty = job.file.certainty(of: finding, in: run, job.scenario)
    let rules = certainty?.rules ?? ""
    if !isJSON { console.print(finding.headline(in: job.cell)) }
    guard let (trace, explanation) = explanation(finding.property, finding.frame, job) else {
      if isJSON {
        console.print(exact: finding.json(in: run.trace, certainty))
      } else {
        console.print(PaintedText(lines: rules))
        propose(finding, run)
      }
      return
    }
    if isJSON {
      console.print(exact: explanation.json(in: trace, finding: finding, certainty))
    } else {
      console.print(explanation.text)
      if certainty != nil { console.print(PaintedText(lines: "\n" + rules)) }
      propose(finding, run)
    }
  }

  /// The claim that fails until a finding is mended, of a scenario that claims nothing.
  private func propose(_ finding: Finding, _ run: CellRun) {
    guard run.expectationCount == 0 else { return }
    console.print(PaintedText(lines: "\nto hold it: expect always: \(finding.denial)\n"))
  }

  /// Tells of a claim that does not hold and where what is there instead comes from.
  private func tell(_ claim: FailedClaim, _ run: CellRun, _ job: RunJob) {
    if !isJSON {
      console.print("nothing is found; a claim does not hold\n")
      console.print("\(ReportItem(claim.failure).text)\n\n")
    }
    guard let frame = claim.frame, let (trace, found) = explanation(claim.property, frame, job)
    else {
      if isJSON { console.print(exact: claim.failure.json(in: run.trace)) }
      return
    }
    if isJSON {
      console.print(exact: found.json(in: trace, claim: claim.failure))
    } else {
      console.print(found.text)
    }
  }

  /// The story of a property of a cell, with the trace that tells it; nil where there is none.
  private func explanation(
    _ property: String?, _ frame: Int, _ job: RunJob
  ) -> (trace: Trace, explanation: Explanation)? {
    guard let property,
      let trace = job.file.follow(job.scenario, job.cell, budget: request.budget),
      let slot = try? trace.slot(named: property)
    else { return nil }
    return (
      trace,
      job.file.explanation(of: slot, at: frame, in: trace, job.scenario, job.cell)
    )
  }
}
