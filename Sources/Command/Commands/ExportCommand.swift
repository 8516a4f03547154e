import NavSim

// `navsim export`: a trace for other tools.

extension Command {
  static let export = Command(
    name: "export", summary: "writes a trace for other tools: JSON lines, CSV, Perfetto, diagrams",
    operands: "TRACE|FILE", operandHint: .anyFile, operandCount: 1...1,
    options: [
      Option(
        name: "format", letter: "f", value: "FORMAT",
        hint: .words(ExportFormat.allCases.map(\.rawValue)),
        help: "jsonl, csv, chrome, dot, mermaid or trace"),
      Option(
        name: "output", letter: "o", value: "PATH", hint: .anyFile,
        help: "writes a file, whole or not at all; without it standard output"),
      Option(name: "wide", help: "csv with a column for each property"),
      Option(name: "no-events", help: "values without events"),
      Option(
        name: "look",
        help: "csv, chrome and trace: what the eye sees and nothing else: --only eye --no-events"
      ),
      Option(
        name: "only", value: "PATTERN", isRepeated: true,
        help: "csv, chrome and trace: only these elements or properties, such as 'bar.*'"),
    ] + CellOptions.all,
    details: [
      "Reads a trace, its export as JSON lines, or a scenario, of which one cell is run; '-' is"
        + " standard input. docs/Exports.md tells the schemas.",
      "'--format trace' makes the trace again from JSON lines, byte by byte.",
    ],
    examples: [
      ("navsim export push.trace --format jsonl", "an object for each thing that happened"),
      (
        "navsim export push.navsim --ios 12 -f csv --wide --only 'bar.*'",
        "a table of the bar, a column for each property"
      ),
      ("navsim export push.trace -f chrome -o push.json", "for ui.perfetto.dev"),
      ("navsim export push.jsonl -f trace -o push.trace", "the trace that was exported"),
      ("navsim export push.trace -f mermaid", "a sequence diagram for an issue on GitHub"),
    ],
    run: ExportCommand.run)
}

/// Exports a trace.
enum ExportCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let format = try format(of: arguments)
    let request = try RunRequest(arguments)
    let options = try options(of: arguments, request, format)
    let path = arguments.operands[0]
    let output = arguments.value("output").flatMap { $0 == "-" ? nil : $0 }
    let outputs = [Output(path: output ?? "-", noun: "trace", option: "-o")]
    let found = try trace(path, request, console) { used throws(UsageError) in
      try OutputGuard.check(outputs, inputs: [path] + used)
    }
    guard let (whole, outcome) = found else { return .badInput }
    let trace = request.shown(whole)
    if !options.only.isEmpty, !isAnything(of: trace, options.only) {
      throw UsageError(message: "no element or property of the trace matches '--only'")
    }
    do {
      if let output {
        try Files.writePieces(to: output) { emit in
          try TraceExport.write(trace, as: format, options, to: emit)
        }
      } else {
        try TraceExport.write(trace, as: format, options) { console.print($0) }
      }
    } catch let error as ExportError {
      throw FileError(path: path, reason: error.message)
    }
    return outcome
  }

  private static func options(
    of arguments: Arguments, _ request: RunRequest, _ format: ExportFormat
  ) throws(UsageError) -> ExportOptions {
    var options = ExportOptions()
    options.isWide = arguments.has("wide")
    if options.isWide && format != .csv { throw UsageError(message: "'--wide' is for csv only") }
    if let name = ["only", "look"].first(where: arguments.has),
      ![.csv, .chrome, .trace].contains(format)
    {
      throw UsageError(
        message: "'--\(name)' is for csv, chrome and trace",
        help: format == .jsonl
          ? "an export as JSON lines holds every value; '--no-events' leaves events out" : nil)
    }
    options.only = request.form.only
    return options
  }

  private static func format(of arguments: Arguments) throws(UsageError) -> ExportFormat {
    let names = ExportFormat.allCases.map(\.rawValue)
    guard let name = arguments.value("format") else {
      throw UsageError(
        message: "'export' needs '--format'", help: "one of " + names.joined(separator: ", "))
    }
    guard let format = ExportFormat(rawValue: name) else {
      let guess = Suggestion.nearest(name, names).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(
        message: "no format is called '\(name)'" + guess,
        help: "one of " + names.joined(separator: ", "))
    }
    return format
  }

  private static func isAnything(of trace: Trace, _ only: [TracePattern]) -> Bool {
    trace.elements.contains { element in
      only.contains { pattern in
        pattern.matches(element.name)
          || element.slots.contains { pattern.matches(element.name + "." + trace.slots[$0].name) }
      }
    }
  }

  /// The trace that an operand is or leads to, and what it means for the exit code; nil if there is
  /// none, which is told.
  ///
  /// - Parameter check: is told which files were read too, before anything runs.
  private static func trace(
    _ path: String, _ request: RunRequest, _ console: Console,
    check: (_ used: [String]) throws(UsageError) -> Void
  ) throws -> (Trace, Outcome)? {
    let bytes = try Files.readOperand(path, path.hasSuffix(Inputs.suffix) ? .scenario : .large)
    let shown = path == "-" ? "<stdin>" : path
    let isScenario = path.hasSuffix(Inputs.suffix) || path == "-" && !TraceExport.isTrace(bytes)
    guard isScenario else {
      if !request.overrides.isEmpty || request.scenario != nil {
        throw UsageError(message: "'\(shown)' is no scenario: it has no cells to choose from")
      }
      try check([])
      do {
        let reading = try TraceExport.read(bytes, path: shown)
        for note in reading.notes { console.note("\(note.description)") }
        return (reading.trace, .fine)
      } catch {
        console.note("\(String(describing: error))")
        return nil
      }
    }
    guard let plan = try CellOptions.plan(path, bytes, request, console) else { return nil }
    guard plan.jobs.count == 1 else {
      throw UsageError(
        message: "\(shown) has \(plan.jobs.count) cells here; an export holds one",
        help: "choose one, such as " + CellOptions.choosing(plan.jobs[0].cell)
          + (plan.scenarioCount > 1 ? ", and a scenario with --scenario" : ""))
    }
    let job = plan.jobs[0]
    try check(job.file.usedPaths)
    guard let run = job.file.run(job.scenario, job.cell, budget: request.budget) else {
      return nil
    }
    guard let fault = run.fault else { return (run.trace, .fine) }
    console.note("\(job.earlyEnd(fault))")
    return (run.trace, .badInput)
  }
}
