import NavSim

// `navsim view`: a page that shows what happened.

extension Command {
  static let view = Command(
    name: "view", summary: "writes a page of HTML on which one sees what happened, frame by frame",
    operands: "FILE|DIR|TRACE...", operandHint: .anyFile, operandCount: 1...Int.max,
    options: [
      Option(
        name: "output", letter: "o", value: "PATH", hint: .anyFile,
        help: "the page; report.html if it is not given, '-' is standard output"),
      Option(name: "open", help: "opens the page in the browser"),
      Option(
        name: "only-findings", help: "leaves cells out in which nothing is found and nothing failed"
      ),
      Option(name: "all", help: "takes every cell in; so it is without '--only-findings'"),
    ] + CellOptions.all,
    details: [
      "Takes scenario files (all cells run), folders of them, and traces; several make one page with"
        + " an index. The page is one file that loads nothing: it can be sent, kept and opened"
        + " without a network. docs/View.md tells what is on it.",
      "The exit code is 0 whatever is found; 2 if a run ended early or nothing could be shown.",
    ],
    examples: [
      ("navsim view Scenarios/basics/push.navsim --open", "one scenario, all its cells"),
      ("navsim view push.navsim --cell strategy=native -o push.html", "one of them"),
      ("navsim view Scenarios --only-findings -o glitches.html", "every glitch of a suite"),
      ("navsim view old.trace new.trace", "traces that were kept"),
    ],
    run: ViewCommand.run)
}

/// Writes reports.
enum ViewCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try RunRequest(arguments)
    if arguments.has("all"), arguments.has("only-findings") {
      throw UsageError(message: "'--all' and '--only-findings' exclude each other")
    }
    let output = request.output ?? "report.html"
    let (traces, scenarios) = try sorted(arguments.operands)
    var files: [(input: Input, file: ScenarioFile)] = []
    var sources = traces
    if !scenarios.isEmpty {
      let loader = try Loader(
        scenarios, naming: request.strategy.map { [$0] } ?? [], isQuiet: true,
        allowsOutside: request.allowsOutside, console: console)
      if loader.errorCount > 0 { return .badInput }
      files = loader.files
      sources += loader.sources
    }
    if scenarios.isEmpty, let named = request.overrides.first {
      throw UsageError(
        message: "a trace is one cell: it has no '\(named.axis)' to choose",
        help: "leave out --cell, or name the scenario's file")
    }
    let plan = scenarios.isEmpty ? nil : try RunPlan(files, request)
    let outputs = [Output(path: output, noun: "report", option: "-o")]
    try OutputGuard.check(outputs, inputs: sources)
    if arguments.has("open"), output == "-" {
      throw UsageError(message: "'--open' needs a file: standard output is none")
    }
    var work = ViewWork(
      title: title(arguments.operands), onlyFindings: arguments.has("only-findings"),
      console: console)
    if let plan { work.add(plan, request) }
    for path in traces { try work.add(trace: path) }
    return work.finish(output, opens: arguments.has("open"))
  }

  /// Operands that are traces, and those that are scenarios or folders of them.
  private static func sorted(
    _ operands: [String]
  ) throws -> (traces: [String], scenarios: [String]) {
    var (traces, scenarios): ([String], [String]) = ([], [])
    for operand in operands {
      let isTrace =
        operand.hasSuffix(".trace") || operand.hasSuffix(".tracks")
        || TraceInput.beginsTrace(operand)
      if isTrace, !Files.isFolder(operand) {
        traces.append(operand)
      } else if operand != "-", Files.isFolder(operand), !hasScenario(operand),
        case let found = GoldenScan(whole: [operand]).traces.filter({
          !$0.hasSuffix(FingerprintFile.name)
        }), !found.isEmpty
      {
        traces += found
      } else {
        scenarios.append(operand)
      }
    }
    return (traces, scenarios)
  }

  private static func hasScenario(_ folder: String) -> Bool {
    var search = FolderSearch(allowsOutside: false)
    do { try search.search(folder) } catch { return true }
    return !search.found.isEmpty
  }

  /// What the page is called: the operands without the folders above them.
  private static func title(_ operands: [String]) -> String {
    let names = operands.prefix(2).map { $0 == "-" ? "standard input" : Files.name(of: $0) }
    let more = operands.count > 2 ? " and \(operands.count - 2) more" : ""
    return names.map { $0 == "." || $0.isEmpty ? "scenarios" : $0 }.joined(separator: ", ") + more
  }
}
