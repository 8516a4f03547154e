import NavSim

// `navsim run`: what the tool is for.

extension Command {
  static let run = Command(
    name: "run", summary: "runs scenarios: what was found, and their traces",
    operands: "FILE|DIR...", operandHint: .scenarioFile, operandCount: 1...Int.max,
    options: [
      Option(
        name: "output", letter: "o", value: "PATH", hint: .anyFile,
        help: "writes the trace to a file; several traces go into a folder of that name")
    ] + Option.systems + [
      Option(
        name: "cell", value: "K=V,...", isRepeated: true,
        help:
          "runs only the cells with these values of the matrix's axes: K=V, K!=V, K=V|W. A strategy, ios or"
          + " device that the matrix does not have replaces the axis, as above"),
      RuleOption.option,
      Option(
        name: "scenario", value: "NAME", help: "runs only the scenario of this name"),
      Option(
        name: "sure",
        help: "tells what each finding rests on, and leaves out those that rest on a choice of the"
          + " model: each cell with findings runs once for each rule"),
      Option(name: "trace", help: "prints traces on a terminal too, where findings alone are told"),
      Option(name: "no-trace", help: "prints no traces off a terminal either: findings alone"),
      Option(
        name: "tracks",
        help: "prints one line for each property of a phase, with its values frame by frame"),
      Option(name: "full", help: "prints every frame with every property"),
      Option(
        name: "only", value: "PATTERN", isRepeated: true,
        help: "prints only these elements or properties, such as 'eye.*' or 'bar.bg.alpha'; several"
          + " stand with blanks or commas between them"),
      Option(name: "no-events", help: "prints values without events"),
      Option(
        name: "look", help: "prints what the eye sees and nothing else: --only eye --no-events"),
      Option(name: "every", value: "N", help: "prints only every Nth frame"),
      Option(name: "causes", help: "prints beside each value which line caused it"),
      BudgetOption.option,
      Option(name: "json", help: "prints JSON instead of traces (docs/Exports.md)"),
      Option(name: "all-errors", help: "shows every error, not only the first 20 of a file"),
      Option(name: "quiet", help: "no warnings and summary; findings and failures are still told"),
    ] + RunFrame.options + Option.scenarios,
    details: [
      "On a terminal the answer comes alone: what the eye sees over time, what was found, and what"
        + " came of the expectations, cut to one screen. The trace follows with --trace or any option"
        + " about its form. Anywhere else traces go to standard output one after another, each with"
        + " its header; messages, failures and the summary go to standard error. A folder stands for"
        + " every .navsim file below it, '-' for standard input.",
      "What the detectors found is told as warnings; it never changes the exit code. Of each cell and"
        + " detector the first finding, with frames and cause where one or two cells run; of many"
        + " cells \(RunFindings.most) lines at most. 'navsim explain NAV005' tells what one means. What UIKit does"
        + " by itself is no finding; a last line names it (navsim explain baseline), and of one file the"
        + " first piece of advice that navsim check has on it.",
      "For findings and verdicts alone, off a terminal too: 'navsim run --no-trace FILE'. They go to"
        + " standard error ('2>&1' brings them to where a pipe reads); with --json they are data, and"
        + " 'navsim test' tells them in CI.",
      "With -o and several traces PATH is a folder that repeats the folders of the input; a file's"
        + " name says what sets its trace apart: push.strategy=native.trace. Files are written"
        + " whole or not at all.",
      "With --frame FILE is one file, or a trace. Every element that is there is printed, with every"
        + " property that has a value; '*' stands behind what this very frame has changed, '!=' behind"
        + " what differs from the other. Above stand the events since the frame before. The exit code"
        + " is 1 where the two frames show something else.",
    ],
    examples: [
      ("navsim run Scenarios/basics/push.navsim", "every cell of the file's scenarios"),
      ("navsim run push.navsim --trace", "the same with every frame, on a terminal too"),
      ("navsim run push.navsim --strategy km --ios 12", "one strategy on one system"),
      ("navsim run push.navsim --cell strategy=native --only 'eye.*'", "what the eye sees"),
      ("navsim run push.navsim --frame push+3 --ios 12", "everything in one frame"),
      (
        "navsim run push.navsim --cell strategy=km --against-cell strategy=hbd --frame push+3",
        "two strategies side by side"
      ),
      ("navsim run Scenarios -o traces", "a folder of scenarios into a folder of traces"),
      ("navsim run - < push.navsim", "a scenario from standard input"),
    ],
    run: RunCommand.run)
}

/// Runs scenarios.
enum RunCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    if RunFrame.isMeant(arguments) { return try RunFrame.run(arguments, console) }
    let request = try RunRequest(arguments)
    let loader = try Loader(
      arguments.operands, naming: request.strategy.map { [$0] } ?? [],
      allErrors: arguments.has("all-errors"), isQuiet: request.isQuiet,
      allowsOutside: request.allowsOutside, console: console)
    if loader.errorCount > 0 { return .badInput }
    let plan = try RunPlan(loader.files, request)
    let paths = plan.paths(request.output, suffix: request.form.isTracks ? ".tracks" : ".trace")
    try OnlyGuard.check(request.form.only, plan.jobs)
    try OutputGuard.check(outputs(request.output, paths), inputs: loader.sources)
    var report = arguments.has("json") ? RunReport() : nil
    let isAnswer =
      console.isInteractive && !request.wantsTrace && request.output == nil && report == nil
    let isBare = try isAnswer || leavesOutTraces(arguments, request)
    var tally = RunTally(scenarios: plan.scenarioCount)
    var progress = Progress(
      console: console, total: plan.jobs.count, printsResults: paths.contains(nil) && !isBare)
    defer { progress.clear() }  // before an error is told
    var findings = RunFindings(isDetailed: plan.jobs.count <= 2, isHeld: isAnswer)
    var failures = RunFailures()
    var remarks = RunRemarks(isQuiet: request.isQuiet, isHeld: isAnswer && plan.jobs.count > 2)
    var strips = RunStrips()
    var call = CallBudget(request.budget, cells: plan.jobs.count)
    for (index, job) in plan.jobs.enumerated() {
      progress.update(index, job.file.path, on: console)
      if call.isSpent {
        tally.stop(plan.jobs.count - index)
        progress.clear()
        console.error(job.unrun(call.reason), help: "navsim run --budget allows more")
        break
      }
      guard let run = job.run(request.budget) else { continue }
      tell(remarks.lines(before: job) + failures.lines(before: job), &progress, console)
      call.add(run.steps)
      var notes = write(run, to: paths[index], isTold: !isBare && report == nil, request, console)
      let certainties = arguments.has("sure") ? certainties(of: run, job) : nil
      let found = findings.lines(of: run, certainties)
      if report == nil { notes += found + failures.lines(of: run) }
      if report == nil { remarks.add(run) }
      report?.add(run, certainties)
      if !notes.isEmpty { progress.clear() }
      if !request.isQuiet { strips.add(run, job, plan, console) }
      tell(notes, &progress, console)
      tally.add(run)
    }
    progress.clear()
    tell(remarks.end() + failures.end(), &progress, console)
    if let report { console.print(exact: report.json) }
    var last: [PaintedText] = []
    if !request.isQuiet {
      last += remarks.atEnd + findings.last(on: console) + notes(arguments, plan, loader)
      last += isAnswer ? ["\(tally.text); \(tally.claims)", hint(plan)] : [tally.text]
    }
    tellHeld(&findings, &strips, before: &last, isAnswer: isAnswer, console)
    for text in last { console.note(text) }
    return tally.outcome
  }

  /// What is to be said of what was asked for, and of the one file that runs.
  private static func notes(
    _ arguments: Arguments, _ plan: RunPlan, _ loader: Loader
  ) -> [PaintedText] {
    RuleOption.notes(arguments, plan.jobs) + NewerNotes.lines(plan.jobs)
      + RunAdvice.lines(loader.files.map(\.file), plan.jobs)
  }

  private static func tell(_ notes: [PaintedText], _ progress: inout Progress, _ console: Console) {
    if !notes.isEmpty { progress.clear() }
    for note in notes { console.note(note) }
  }

  /// Writes a trace where it goes; what is to be said of that.
  private static func write(
    _ run: CellRun, to path: String?, isTold: Bool, _ request: RunRequest, _ console: Console
  ) -> [PaintedText] {
    if let path {
      let isSaved = request.save(run.trace, to: path, console)
      return isSaved && !request.isQuiet ? ["wrote \(path)"] : []
    }
    if isTold, !console.trouble.isClosed { request.print(run.trace, on: console) }
    return []
  }

  /// Whether nobody wants a trace.
  private static func leavesOutTraces(
    _ arguments: Arguments, _ request: RunRequest
  ) throws(UsageError) -> Bool {
    guard arguments.has("no-trace") else { return false }
    // JSON stands in the place of traces: there is none to leave out.
    if arguments.has("json"), request.output == nil { return true }
    if let other = request.traceOption ?? (request.output == nil ? nil : "output") {
      throw UsageError(
        message: "'--no-trace' prints no trace, and '--\(other)' is about one: leave one out")
    }
    return true
  }

  /// What the findings of a cell rest on.
  private static func certainties(of run: CellRun, _ job: RunJob) -> [Certainty] {
    job.file.certainties(of: run.findings, job.scenario, job.cell)
  }

  /// Tells what waited for the end: of an answer as much as a screen has room for.
  private static func tellHeld(
    _ findings: inout RunFindings, _ strips: inout RunStrips, before last: inout [PaintedText],
    isAnswer: Bool, _ console: Console
  ) {
    let columns = console.noteWidth
    // A row for the next prompt.
    let rows = console.noteRows - 1 - last.reduce(0) { $0 + $1.rows(columns: columns) }
    strips.tell(console, most: isAnswer ? max(rows * 2 / 3, 4) : Int.max)
    for text in findings.told(rows: rows - strips.rows, columns: columns) { console.note(text) }
    if findings.isCut, isAnswer { last.insert(RunFindings.rest, at: 0) }
  }

  /// Where there is more to see than the answer.
  private static func hint(_ plan: RunPlan) -> PaintedText {
    let paths = plan.jobs.map(\.file.path)
    let file = paths.allSatisfy { $0 == paths[0] } ? ShellWord.path(paths[0]) : "FILE"
    return
      "  = every frame: --trace; as a picture: navsim film \(file); to play: navsim view \(file)"
  }

  /// What is written: the file of the one trace, or a folder and what goes into it.
  private static func outputs(_ named: String?, _ paths: [String?]) -> [Output] {
    let paths = paths.compactMap { $0 }
    guard let named, !paths.isEmpty else { return [] }
    let folder =
      paths == [named] ? [] : [Output(path: named, kind: .folder, noun: "trace", option: "-o")]
    return folder + paths.map { Output(path: $0, noun: "trace", option: "-o") }
  }
}
