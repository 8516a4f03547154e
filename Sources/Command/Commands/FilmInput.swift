import NavSim

// The rows of a film strip: the cells of a scenario, or a kept trace.

/// What `film` draws.
struct FilmInput {
  /// How many rows a strip may have.
  static let mostRows = 24
  /// How many pictures all of its rows may have together: a thousand are a canvas of 1 GB.
  static let mostPictures = 1000

  private(set) var title = ""
  private(set) var cells: [FilmStrip.Cell] = []
  /// What the runs mean for the exit code.
  private(set) var outcome = Outcome.fine

  /// Nil if there is nothing to draw, which has been told.
  ///
  /// - Parameter check: is told which files were read too, before anything runs.
  init?(
    _ path: String, _ arguments: Arguments, _ request: FilmRequest, _ console: Console,
    check: (_ used: [String]) throws(UsageError) -> Void
  ) throws {
    let bytes = try Files.readOperand(path, path.hasSuffix(Inputs.suffix) ? .scenario : .large)
    let shown = path == "-" ? "<stdin>" : path
    if !path.hasSuffix(Inputs.suffix), TraceExport.isTrace(bytes) || path != "-" {
      try check([])
      guard try take(trace: bytes, shown, request, console) else { return nil }
      return
    }
    guard let plan = try CellOptions.plan(path, bytes, request.run, console) else { return nil }
    let jobs = try Self.chosen(plan, request, shown)
    try check(jobs[0].file.usedPaths)
    let labels = Self.labels(jobs)
    title = jobs[0].file.scenarios[jobs[0].scenario].name
    for (job, label) in zip(jobs, labels) {
      guard let run = job.file.run(job.scenario, job.cell, budget: request.run.budget) else {
        continue
      }
      if let fault = run.fault {
        console.note("\(job.earlyEnd(fault))")
        outcome = max(outcome, .badInput)
      }
      cells.append(.init(label: label, reel: run.trace.reel, findings: run.findings))
    }
  }

  /// Takes a kept trace; whether it could be read.
  private mutating func take(
    trace bytes: [UInt8], _ shown: String, _ request: FilmRequest, _ console: Console
  ) throws -> Bool {
    if let named = request.run.overrides.first {
      throw UsageError(
        message: "\(shown) is a trace of one cell: it has no '\(named.axis)' to choose",
        help: "leave out --cell, or name the scenario's file")
    }
    do {
      let reading = try TraceExport.read(bytes, path: shown)
      for note in reading.notes { console.note("\(note.description)") }
      title = reading.trace.scenario
      let label = reading.trace.cell.map { "\($0.axis)=\($0.value)" }.joined(separator: " ")
      cells = [
        .init(
          label: label, reel: reading.trace.reel,
          findings: Detector.findings(in: reading.trace, painted: reading.trace.painted))
      ]
      return true
    } catch {
      console.note("\(String(describing: error))")
      return false
    }
  }

  /// Sees that a strip of these frames is not too large to be drawn.
  func check(_ frames: FilmFrames) throws(UsageError) {
    let count = FilmStrip.pictureCount(cells, frames: frames)
    if count <= Self.mostPictures { return }
    var help = "--frames phase draws fewer, and so do places such as start,50%,push+3,end"
    if case .every(let step) = frames {
      // Each row has the state before the first action and its first frame too.
      let wide = step * (count / (Self.mostPictures - 2 * cells.count) + 1)
      if wide <= FilmFrames.widestStep { help = "--frames every=\(wide) draws fewer" }
    }
    throw UsageError(
      message: "a strip holds at most \(Self.mostPictures) pictures; here are \(count)", help: help)
  }

  /// The cells that make rows.
  private static func chosen(
    _ plan: RunPlan, _ request: FilmRequest, _ shown: String
  ) throws(UsageError) -> [RunJob] {
    let first = plan.jobs[0].scenario
    if plan.scenarioCount > 1 {
      let names = Set(plan.jobs.map(\.scenario)).sorted()
        .map { "--scenario '\(plan.jobs[0].file.scenarios[$0].name)'" }
      throw UsageError(
        message: "\(shown) has \(plan.scenarioCount) scenarios; a strip holds one",
        help: "choose one: " + (names.first ?? ""), rows: Array(names.dropFirst().prefix(12)))
    }
    var jobs = plan.jobs.filter { $0.scenario == first }
    if let axes = request.rows {
      let known = jobs[0].cell.values.map(\.axis)
      for axis in axes where !known.contains(axis) {
        let guess = Suggestion.nearest(axis, known).map { "; did you mean '\($0)'?" } ?? ""
        throw UsageError(
          message: "no axis is called '\(axis)'" + guess,
          help: "the axes are " + known.joined(separator: ", "))
      }
      let others = known.filter { !axes.contains($0) }
      let model = jobs[0].cell
      jobs = jobs.filter { job in others.allSatisfy { job.cell[$0] == model[$0] } }
    }
    guard jobs.count <= mostRows else {
      throw UsageError(
        message: "\(shown) has \(jobs.count) cells here; a strip holds \(mostRows) rows",
        help: "choose with --cell, or one row for each value of an axis with --rows")
    }
    return jobs
  }

  /// What sets each cell apart: the values of the axes that vary.
  private static func labels(_ jobs: [RunJob]) -> [String] {
    let axes = jobs[0].cell.values.map(\.axis).filter { axis in
      jobs.contains { $0.cell[axis] != jobs[0].cell[axis] }
    }
    return jobs.map { job in
      axes.isEmpty
        ? job.cell.values.map(\.value).joined(separator: " · ")
        : axes.map { axis in
          let value = job.cell[axis] ?? ""
          return axis == "strategy" ? value : "\(axis) \(value)"
        }.joined(separator: " · ")
    }
  }
}
