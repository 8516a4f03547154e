import NavSim

// `navsim conform`: whether a phone does what the model says.

extension Command {
  static let conform = Command(
    name: "conform", summary: "compares a phone's log or samples with a scenario's run",
    operands: "LOG FILE", operandHint: .anyFile, operandCount: 2...2,
    options: [
      Option(
        name: "map", value: "CLASS=PAGE,...", isRepeated: true,
        help: "which class is which page; without it in order, as the output says"),
      Option(
        name: "from", value: "LINE",
        help: "the line with which the scenario begins; without it what comes before the first"
          + " action is looked for, and the first value of a table is that of time zero"),
      Option(
        name: "events", value: "NAME,...", isRepeated: true,
        help: "compares these callbacks, whether the log has them or not; without it those that the"
          + " log has, but for layout"),
      ToleranceOption.option,
    ] + CellOptions.all,
    details: [
      "Reads what 'navsim import' reads. The first callback that is not as the model says is shown"
        + " with both orders around it, then what is missing and what is too many; of values, the"
        + " first that differs, then a line for each property. '-' is standard input.",
      "Where several cells are left, each has a line: so a log tells which iOS version it is like."
        + " Exit code 0 if all are the same, 1 if one differs, 2 if a file cannot be read or"
        + " if nothing in it can be compared.",
    ],
    examples: [
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
    let options = try options(arguments)
    let request = try RunRequest(arguments)
    let (path, scenario) = (arguments.operands[0], arguments.operands[1])
    if path == "-" && scenario == "-" {
      throw UsageError(message: "only one of the two can be standard input")
    }
    guard let imported = try ImportCommand.read(path, console) else { return .badInput }
    let recording = imported.recording(path: path == "-" ? "<stdin>" : path)
    let bytes = try Files.readOperand(scenario)
    guard let plan = try CellOptions.plan(scenario, bytes, request, console) else {
      return .badInput
    }
    if recording.unknownLines > 0 { console.note(recording.summary(recording.map(options.map))) }
    var outcome = Outcome.fine
    var details: String?
    var hasOnlyUnknownValues = false
    var call = CallBudget(request.budget, cells: plan.jobs.count)
    for job in plan.jobs {
      if call.isSpent {
        console.error(job.unrun(call.reason), help: "navsim conform --budget allows more")
        return .badInput
      }
      guard let run = job.file.run(job.scenario, job.cell, budget: request.budget) else {
        continue
      }
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
            "--map CLASS=PAGE says which class is which page; 'navsim import \(path)' shows what"
            + " the log holds")
        return .badInput
      }
      if !conformance.isSame { outcome = max(outcome, .failed) }
      if conformance.isBesideTheRun {
        console.error(
          "\(recording.path): only the start of '\(run.scenario)' was compared: the other values"
            + " lie behind the model's end",
          help: "--from LINE names the line of the first action's moment")
        outcome = max(outcome, .badInput)
      }
      if conformance.hasOnlyUnknownValues { hasOnlyUnknownValues = true }
      let cell = job.cell.text
      if plan.jobs.count > 1 {
        console.print("\(run.scenario) (\(cell)): \(conformance.headline)\n")
        if !conformance.isSame, details == nil { details = CellOptions.choosing(job.cell) }
      } else {
        console.print("scenario   \(run.scenario) (\(cell))\n")
        console.print(conformance.text())
      }
    }
    if hasOnlyUnknownValues {
      console.error(
        "\(recording.path): none of its values can be compared",
        help: "docs/Trace.md names the elements and properties that the model has")
      outcome = max(outcome, .badInput)
    }
    if let details {
      console.note("next: navsim conform \(path) \(scenario) \(details)")
    }
    return outcome
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
    options.map = try ImportCommand.entries(arguments)
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
        message: "no callback is called '\(name)'", help: "navsim list events shows them all")
    }
    try ToleranceOption.add(arguments, to: &options.comparison)
    return options
  }
}
