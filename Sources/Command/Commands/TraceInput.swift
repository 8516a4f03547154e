import NavSim

// A trace to look at: read from its file, or made from one cell of a scenario.

/// A trace with where it comes from.
struct TraceInput {
  let trace: Trace
  /// The scenario's file, scenario and cell; nil for a trace that was read.
  let origin: (file: ScenarioFile, scenario: Int, cell: Cell)?
  /// What it means for the exit code: a run that ended early is bad input, though what there is of
  /// its trace is looked at.
  let outcome: Outcome

  /// Opens what an operand names. Nil if the scenario has errors, which have been told.
  ///
  /// - Parameters:
  ///   - follows: whether a run keeps who asked for what; then, of several cells, one is taken in
  ///     which something is found.
  ///   - label: an action that it should have; nil for any.
  init?(
    _ path: String, _ request: RunRequest, follows: Bool = false, label: String? = nil,
    console: Console
  ) throws {
    let bytes = try Files.readOperand(path, path.hasSuffix(Inputs.suffix) ? .scenario : .large)
    if Self.isTrace(path, bytes) {
      if let named = request.overrides.first {
        throw UsageError(
          message: "\(path) is a trace of one cell: it has no '\(named.axis)' to choose",
          help: "leave out --cell, or name the scenario's file")
      }
      let reading = try Self.parse(bytes, path: path)
      for note in reading.notes { console.note("\(note)") }
      self.init(trace: reading.trace, origin: nil)
      return
    }
    guard let plan = try CellOptions.plan(path, bytes, request, console) else { return nil }
    let isOpen = follows && plan.jobs.count > 1
    let told = isOpen ? CellToTell(plan, action: label, request.budget) : nil
    if let told {
      let cell = CellOptions.choosing(told.job.cell)
      console.note(
        "\(path): note: of \(plan.jobs.count) cells the first in which \(told.reason): \(cell)")
    }
    guard let job = told?.job ?? plan.jobs.first, plan.jobs.count == 1 || told != nil else {
      let cells = Self.cells(of: plan)
      throw UsageError(
        message: "\(path) has \(plan.jobs.count) cells here: choose one",
        help: "cells: " + (cells.first ?? ""), rows: Array(cells.dropFirst()))
    }
    let file = job.file
    let trace =
      follows
      ? file.follow(job.scenario, job.cell, budget: request.budget)
      : file.run(job.scenario, job.cell, budget: request.budget)?.trace
    guard let trace else { return nil }
    if let fault = trace.error {
      console.note("\(job.earlyEnd(fault))")
    }
    self.init(
      trace: trace, origin: (file, job.scenario, job.cell),
      outcome: trace.error == nil ? .fine : .badInput)
  }

  private init(
    trace: Trace, origin: (file: ScenarioFile, scenario: Int, cell: Cell)?,
    outcome: Outcome = .fine
  ) {
    self.trace = trace
    self.origin = origin
    self.outcome = outcome
  }

  /// By its first line; by its name where the first line says nothing.
  static func isTrace(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.hasSuffix(Inputs.suffix) { return false }
    return bytes.starts(with: Array("navsim-trace".utf8)) || path.contains(".trace")
  }

  /// Whether the first line of a file that has another name is a trace's.
  static func beginsTrace(_ path: String) -> Bool {
    guard path != "-", !path.hasSuffix(Inputs.suffix),
      (try? Platform.status(path))?.kind == .file,
      let head = try? Files.head(of: path, count: 12)
    else { return false }
    return head == Array("navsim-trace".utf8)
  }

  private static func parse(
    _ bytes: [UInt8], path: String
  ) throws(UsageError) -> (trace: Trace, notes: [String]) {
    do { return try Trace.read(bytes, path: path) } catch {
      throw UsageError(
        message: "\(error)", help: "a trace is what 'navsim run FILE -o x.trace' writes")
    }
  }

  /// `--scenario "push" --cell strategy=native,ios=12`, a line each.
  private static func cells(of plan: RunPlan) -> [String] {
    let several = Set(plan.jobs.map(\.scenario)).count > 1
    let lines = plan.jobs.prefix(12).map { job -> String in
      let name = job.file.scenarios[job.scenario].name
      return (several ? "--scenario '\(name)' " : "") + "--cell " + job.cell.text
    }
    return lines + (plan.jobs.count > 12 ? ["…"] : [])
  }
}
