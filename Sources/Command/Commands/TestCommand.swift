import NavSim

// `navsim test`: the whole suite, and what CI runs.

extension Command {
  static let test = Command(
    name: "test", summary: "runs every cell of every scenario and tells what is not as expected",
    operands: "[FILE|DIR|REPORT]...", operandHint: .scenarioFile, operandCount: 0...Int.max,
    options: [
      Option(
        name: "jobs", letter: "j", value: "N",
        help: "runs on N threads; all cores if it is not given. The output is the same for any N"),
      Option(
        name: "filter", value: "TEXT", isRepeated: true,
        help: "runs only cells with this text in their file's path, their scenario's name or their"
          + " axes; given twice, either will do"),
    ] + Option.systems + [
      RuleOption.option,
      Option(
        name: "shard", value: "I/N",
        help: "runs the I-th of N parts; the parts together run every cell once"),
      TestMerge.option,
      Option(name: "fail-fast", help: "ends with the first cell, in their order, that fails"),
      Option(
        name: "deny-findings", value: "HOW", hint: .words(["error", "warn"]), implied: "error",
        help: "fails a cell in which a detector finds what no claim of the cell speaks of (some"
          + " DETECTOR, or known), or warns of it"),
      Option(
        name: "accepted", value: "FILE", hint: .anyFile,
        help:
          "findings that FILE lists are accepted, any other fails its cell; with '--update' what"
          + " is found now is written into it"),
      Option(
        name: "findings", value: "N",
        help: "tells N of the findings that no claim speaks of, 3 if it is not given; with 0 nobody"
          + " looks for them, which is faster"),
      Option(
        name: "sure",
        help: "tells of each of them on which rules of the model it rests, how these are known, and"
          + " with which other choices it stands"),
      Option(name: "list", help: "runs nothing; prints the cells as arguments for 'navsim run'"),
      Option(name: "slowest", value: "N", help: "prints the N cells that took longest"),
      Option(
        name: "update", value: "WHAT", hint: .words(["failed", "missing", "all"]),
        implied: "failed",
        help: "writes kept traces, fingerprints and recorded rows anew: those that are missing or"
          + " different, or only missing ones"),
      Option(
        name: "check",
        help: "writes nothing, and rejects orphans and traces that wait to be accepted; so it is"
          + " where CI is set and no '--update' asks for more"),
      Option(
        name: "orphans", value: "HOW", hint: .words(OrphanMode.allCases.map(\.rawValue)),
        help: "what to do about kept traces that no cell asks for: warn, reject or delete"),
      BudgetOption.option,
      Option(name: "all-errors", help: "shows every error, not only the first 20 of a file"),
      Option(name: "quiet", help: "prints failures alone: no warnings, no notes, no summary"),
    ] + Option.scenarios + TestPage.options + ReportRequest.options,
    details: [
      "Without a file or folder it takes the folder Scenarios, or the folder it is called in. Results"
        + " come in the order of files, scenarios and matrices, whatever the number of threads. What"
        + " several cells of a scenario say alike is told once, of the first and with the cells; reports"
        + " have it for each.",
      "A scenario with the line 'golden' has its whole trace kept in a file below __traces__, in the"
        + " folder Scenarios that the scenario lies in, or beside it; with 'golden tracks' in one"
        + " line for each property of a phase. Where a trace is missing or different, X.trace.new or"
        + " X.tracks.new is written beside it: 'navsim review' shows what changed"
        + " and settles it.",
      "With '--merge' the operands are the event streams that '--shard I/N --json FILE' wrote: the same"
        + " text, reports and exit code as without '--shard'. A part that is missing, cut off or there"
        + " twice is an error.",
      "With '--strategy', '--ios', '--device' or '--rule' a scenario runs as 'navsim run' would run it:"
        + " the cells of its matrix that have the value, or, where none has, all of them with it. They"
        + " are held against their claims alone, not against kept traces, fingerprints and recorded"
        + " rows; '--update' is refused then.",
      "A file with errors has them all told, and the other files still run; the exit code is 2 then.",
    ],
    examples: [
      ("navsim test", "all scenarios below Scenarios"),
      ("navsim test Scenarios/basics --filter ios=12", "some of them"),
      ("navsim test my.navsim --ios 15", "do its claims hold on another system?"),
      ("navsim test --shard 2/3", "the second of three machines"),
      ("navsim test --merge shard-*.jsonl --junit all.xml", "one report of what they wrote"),
      ("navsim test --list --filter push", "what would run"),
      ("navsim test --update", "keeps the traces as they are now"),
      ("navsim test --deny-findings", "what looks wrong fails too, unless it is claimed"),
      (
        "navsim test --accepted findings.txt --update",
        "accepts what is found now; without '--update' what is new fails"
      ),
      ("navsim test --html failed", "a page of what failed, for CI to keep"),
    ],
    run: TestCommand.run)
}

/// Runs a suite.
enum TestCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    if arguments.has(TestMerge.option.name) { return try TestMerge.run(arguments, console) }
    let request = try TestRequest(arguments)
    let clock = ContinuousClock()
    let start = clock.now
    let loader = try Loader(
      request.operands, naming: request.strategy.map { [$0] } ?? [],
      allErrors: arguments.has("all-errors"), isQuiet: request.isQuiet, asksForClaims: true,
      allowsOutside: arguments.allowsOutside, console: console)
    let places = Project.places(of: loader.files.map(\.input))
    var plan = SuitePlan(
      loader.files.map(\.file), places: places, overrides: request.overrides)
    plan.keep(matching: request.filters)
    if plan.cells.isEmpty && loader.errorCount == 0 { throw nothing(request, plan) }
    let part = plan.part(of: request.shard, endsAtFailure: request.failsFast)
    if let shard = request.shard { plan.keep(shard) }
    if request.isList { return list(plan, loader, console) }
    try refuseKeptOfInput(loader, plan)
    let folders = loader.files.map { GoldenFolder.of($0.input.path) }
    let accepted = try request.accepted.map { try AcceptedStore($0, mode: request.goldens) }
    try OutputGuard.check(
      kept(loader, plan, folders) + request.kept + request.reports.outputs + request.page.outputs,
      inputs: loader.sources)
    if !request.isQuiet { tellOverrides(plan, console) }
    let goldens = GoldenSource(folders: folders, read: { GoldenStore.content($0) })
    var tally = TestTally(
      request, accepted, allowsOutside: arguments.allowsOutside, console: console,
      total: plan.cells.count)
    defer { tally.progress.clear() }
    let before = OrphanWork(loader.files, plan, folders: folders)
    if request.goldens != .check { before.strays.forEach { Leftovers.clear($0) } }
    for problem in before.problems { console.error("\(problem.path): \(problem.reason)") }
    var page = request.page
    plan.run(
      jobs: request.jobs, goldens: goldens, budget: request.budget,
      findings: rules(request, accepted)
    ) { verdict in
      let isFine = tally.add(verdict, of: plan)
      if let report = tally.report.cells.last { page.add(verdict.cell, report) }
      return isFine || !request.failsFast
    }
    tally.endCells()
    tally.write(asked: asked(plan, folders))
    let isGone = Project.lacks(loader.files.map(\.input), accepted: request.accepted)
    tally.settleAccepted(plan, isWhole: request.isWhole, isGone: isGone)
    tally.add(OrphanWork(loader.files, plan, folders: folders))
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    tally.finish(seconds: Double(seconds) + Double(attoseconds) * 1e-18) { finding, cell in
      request.isSure ? plan.certainty(of: finding, in: cell)?.lines ?? [] : []
    }
    var report = tally.report
    report.part = part
    report.fileMessages = loader.problems
    report.page = page.path
    page.write(plan, on: console)
    request.reports.write(report, on: console)
    let isWhole = loader.errorCount == 0 && before.problems.isEmpty
    return isWhole ? tally.outcome : max(tally.outcome, .badInput)
  }

  /// What is to be said once where the cells are not the files' own.
  private static func tellOverrides(_ plan: SuitePlan, _ console: Console) {
    plan.overrideNotes.forEach { console.note("\($0)\n") }
    guard plan.isOverridden else { return }
    NewerNotes.lines(plan.cells.map { (plan.files[$0.file], $0.scenario, $0.cell) })
      .forEach { console.note($0) }
  }

  /// What becomes of what detectors find.
  private static func rules(_ request: TestRequest, _ accepted: AcceptedStore?) -> FindingRules {
    var rules = FindingRules(request.findings, accepted: accepted?.kept)
    if request.isCheck {
      rules.acceptNote = "or accept it: the same call with --update in place of --check"
    }
    return rules
  }

  /// What is kept lies beside its file, and standard input is none.
  private static func refuseKeptOfInput(
    _ loader: Loader, _ plan: SuitePlan
  ) throws(UsageError) {
    for (index, file) in loader.files.enumerated() where file.input.path == "-" {
      if plan.goldenNames[index].isEmpty, plan.fingerprintNames[index].isEmpty { continue }
      throw UsageError(
        message: "'golden' keeps a trace beside its file, and standard input has no folder",
        help: "name the file: navsim test FILE; 'navsim run -' needs nothing that is kept")
    }
  }

  /// What `--list` prints: the cells that would run.
  private static func list(_ plan: SuitePlan, _ loader: Loader, _ console: Console) -> Outcome {
    for cell in plan.cells where cell.skipReason == nil {
      console.print("\(listed(cell, plan))\n")
    }
    return loader.errorCount > 0 ? .badInput : .fine
  }

  /// The files in which traces are kept or wait. A scenario file that is named twice has them once.
  private static func kept(
    _ loader: Loader, _ plan: SuitePlan, _ folders: [String]
  ) -> [Output] {
    var known: Set<String> = []
    var kept: [Output] = []
    for (index, folder) in folders.enumerated() {
      let path = loader.files[index].input.path
      guard known.insert(Platform.resolved(path) ?? path).inserted else { continue }
      for name in plan.goldenNames[index].sorted() {
        for path in [folder + "/" + name, folder + "/" + name + ".new"] {
          kept.append(Output(path: path, kind: .kept, noun: "trace", option: "'golden'"))
        }
      }
    }
    return kept
  }

  /// The fingerprints that the suite asks for, by the file that they lie in. Of a file with errors
  /// nobody knows.
  private static func asked(_ plan: SuitePlan, _ folders: [String]) -> [String: Set<String>] {
    var asked: [String: Set<String>] = [:]
    for (index, folder) in folders.enumerated() where !plan.files[index].hasErrors {
      asked[folder + "/" + FingerprintFile.name, default: []]
        .formUnion(plan.fingerprintNames[index])
    }
    return asked
  }

  /// A cell as arguments of `navsim run`.
  private static func listed(_ cell: SuiteCell, _ plan: SuitePlan) -> String {
    let file = plan.files[cell.file]
    let command = ShellWord.run(file.path, cell: cell.cell.values)
    let name = plan.name(of: cell)
    let scenario = file.scenarios.count > 1 ? " --scenario " + ShellWord.quoted(name) : ""
    return String(command.dropFirst("navsim run ".count)) + scenario
  }

  /// Where a system, device or strategy that no matrix has is tried.
  private static func elsewhere(_ filters: [String]) -> String {
    for axis in ["ios", "device", "strategy"] {
      guard let filter = filters.first(where: { $0.hasPrefix(axis + "=") }) else { continue }
      let value = ShellWord.quoted(String(filter.dropFirst(axis.count + 1)))
      return "; --\(axis) \(value) tries one that no matrix has"
    }
    return ""
  }

  private static func nothing(_ request: TestRequest, _ plan: SuitePlan) -> UsageError {
    if let reason = plan.passedOver.first { return UsageError(message: reason) }
    guard request.filters.isEmpty else {
      let texts = request.filters.map { "'\($0)'" }.joined(separator: " or ")
      return UsageError(
        message: "no cell has \(texts) in its file, scenario or axes",
        help: "navsim test --list shows "
          + (plan.wholeCount == 1 ? "the one cell" : "all \(plan.wholeCount) cells")
          + elsewhere(request.filters))
    }
    return UsageError(
      message: "no scenario found in " + request.operands.prefix(3).joined(separator: ", "),
      help: "a file needs a 'scenario' section; navsim reproduce NAME writes one")
  }
}
