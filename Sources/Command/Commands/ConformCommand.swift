import NavSim

// `navsim conform`: whether a phone does what the model says.

extension Command {
  static let conform = Command(
    name: "conform", summary: "reads a phone's log or samples; compares them with a scenario's run",
    operands: "LOG [FILE]", operandHint: .anyFile, operandCount: 1...2,
    options: [
      Option(
        name: "map", value: "CLASS=PAGE,...", isRepeated: true,
        help: "which class is which page; without it in the order of appearance"),
      Option(
        name: "page", value: "CLASS",
        help: "the class of callbacks that name none, as in the log of a single page"),
      Option(
        name: "from", value: "LINE",
        help: "the line with which the scenario begins; without it what comes before the first"
          + " action is looked for, and the first value of a table is that of time zero"),
      Option(
        name: "events", value: "NAME,...", isRepeated: true,
        help: "compares these callbacks, whether the log has them or not; without it those that the"
          + " log has, but for layout"),
      ToleranceOption.option,
      Option(
        name: "output", letter: "o", value: "PATH", hint: .anyFile,
        help: "without a FILE: writes a file, whole or not at all, in place of standard output"),
    ] + CellOptions.all,
    details: [
      "LOG is a log of lifecycle callbacks, as people paste them, or sampled values: CSV, or JSON"
        + " lines as in docs/Recorder.md. '-' is standard input. Without a FILE the log becomes"
        + " 'expect' lines for a scenario, samples become a trace. Lines that are not understood are"
        + " counted and the first of them shown.",
      "With a FILE the first callback that is not as the model says is shown"
        + " with both orders around it, then what is missing and what is too many; of values, the"
        + " first that differs, then a line for each property.",
      "Where several cells are left, each has a line, and a last one says which the log is most like:"
        + " so it tells its iOS version. Exit code 0 if a cell is the same, 1 if all differ, 2 if a"
        + " file cannot be read or if nothing in it can be compared.",
    ],
    examples: [
      ("navsim conform console.txt", "the callbacks of a log, for a scenario"),
      ("navsim conform console.txt --map HomeViewController=A,ItemViewController=B", "named pages"),
      ("navsim conform console.txt push.navsim --ios 17", "the order of callbacks"),
      (
        "navsim conform phone.jsonl push.navsim --ios 17 --tolerance alpha=0.02,x=1pt,time=1f",
        "values of layers, from docs/Recorder.md's recorder"
      ),
    ],
    run: ConformCommand.run)
}

/// Compares a phone with the model.
enum ConformCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    if arguments.operands.count == 1 { return try ConformLog.run(arguments, console) }
    let (path, scenario) = try operands(arguments)
    let options = try options(arguments)
    let request = try RunRequest(arguments)
    guard let imported = try ConformLog.read(path, console) else { return .badInput }
    var recording = imported.recording(path: path == "-" ? "<stdin>" : path)
    if let name = arguments.value("page") { recording.name(unnamed: name) }
    let bytes = try Files.readOperand(scenario)
    guard let plan = try CellOptions.plan(scenario, bytes, request, console) else {
      return .badInput
    }
    if recording.unknownLines > 0 { console.note(recording.summary(recording.map(options.map))) }
    var outcome = Outcome.fine
    var cells = ConformedCells()
    var hasOnlyUnknownValues = false
    var call = CallBudget(request.budget, cells: plan.jobs.count)
    for job in plan.jobs {
      if call.isSpent {
        console.error(job.unrun(call.reason), help: "navsim conform --budget allows more")
        return .badInput
      }
      guard let run = job.run(request.budget) else { continue }
      call.add(run.steps)
      if let fault = run.fault {
        console.note("\(job.earlyEnd(fault))")
        outcome = max(outcome, .badInput)
      }
      try checkPages(options.map, of: run.trace)
      let conformance = try Conformance(recording, run.trace, options)
      if conformance.isEmpty {
        console.error(
          "\(recording.path): nothing in it can be compared with '\(run.scenario)'",
          help:
            "--map CLASS=PAGE says which class is which page; 'navsim conform \(path)' shows what"
            + " the log holds")
        return .badInput
      }
      if conformance.isBesideTheRun {
        tellBeside(run, recording, console)
        outcome = max(outcome, .badInput)
      }
      if conformance.hasOnlyUnknownValues { hasOnlyUnknownValues = true }
      let cell = job.cell.text
      if plan.jobs.count > 1 {
        console.print("\(run.scenario) (\(cell)): \(conformance.headline)\n")
      } else {
        console.print("scenario   \(run.scenario) (\(cell))\n")
        console.print(conformance.text())
      }
      cells.add(conformance, "\(run.scenario) (\(cell))", job)
    }
    if !cells.isAnySame { outcome = max(outcome, .failed) }
    if let nearest = cells.nearest { console.print(nearest) }
    if hasOnlyUnknownValues {
      console.error(
        "\(recording.path): none of its values can be compared",
        help: "docs/Trace.md names the elements and properties that the model has")
      outcome = max(outcome, .badInput)
    }
    if let details = cells.next {
      console.note("next: navsim conform \(path) \(scenario) \(details)")
    }
    return outcome
  }

  /// The log and the scenario.
  private static func operands(
    _ arguments: Arguments
  ) throws(UsageError) -> (log: String, scenario: String) {
    if arguments.has("output") {
      throw UsageError(
        message: "'--output' is for a log alone", help: "navsim conform LOG -o PATH")
    }
    if arguments.operands.allSatisfy({ $0 == "-" }) {
      throw UsageError(message: "only one of the two can be standard input")
    }
    return (arguments.operands[0], arguments.operands[1])
  }

  private static func tellBeside(_ run: CellRun, _ recording: Recording, _ console: Console) {
    console.error(
      "\(recording.path): only the start of '\(run.scenario)' was compared: the other values"
        + " lie behind the model's end",
      help: "--from LINE names the line of the first action's moment")
  }

  /// Pages that `--map` names have to be there.
  private static func checkPages(
    _ map: [PageMap.Entry], of trace: Trace
  ) throws(UsageError) {
    let pages = Conformance.pages(of: trace)
    guard let wrong = map.first(where: { !pages.contains($0.page) }) else { return }
    throw UsageError(
      message: "'--map \(wrong.name)=\(wrong.page)': the scenario has no page '\(wrong.page)'",
      help: "its pages: " + pages.joined(separator: " "))
  }

  private static func options(_ arguments: Arguments) throws(UsageError) -> ConformOptions {
    var options = ConformOptions()
    options.map = try ConformLog.entries(arguments)
    if let text = arguments.value("from") {
      guard let line = Int(text), (1...1_000_000_000).contains(line) else {
        throw UsageError(
          message: "'\(text)' is no value for '--from'", help: "write a line of the log, from 1")
      }
      options.firstLine = line
    }
    let names = arguments.all("events").flatMap { $0.split(separator: ",").map(String.init) }
    if arguments.has("events"), let name = names.isEmpty ? "" : options.compare(names) {
      throw UsageError(
        message: "no callback is called '\(name)'", help: "navsim explain events shows them all")
    }
    try ToleranceOption.add(arguments, to: &options.comparison)
    return options
  }
}
