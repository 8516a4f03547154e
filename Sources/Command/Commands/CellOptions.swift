import NavSim

// The options that choose cells of a scenario, for commands that run one to look at it.

enum CellOptions {
  static let all =
    [
      Option(
        name: "strategy", value: "S", hint: .topic("strategies"), help: "the cells of this strategy"
      ),
      Option(name: "ios", value: "V", hint: .topic("ios"), help: "the cells of this iOS version"),
      Option(name: "device", value: "D", hint: .topic("devices"), help: "the cells of this device"),
      Option(
        name: "cell", value: "K=V,...", isRepeated: true,
        help: "the cells with these values of the matrix's axes: K=V, K!=V, K=V|W"),
      RuleOption.option,
      Option(name: "scenario", value: "NAME", help: "only the scenario of this name"),
      BudgetOption.option,
    ] + Option.scenarios

  /// The cells of a scenario file that the options leave; nil if the file has errors, which are
  /// told.
  static func plan(
    _ path: String, _ bytes: [UInt8], _ request: RunRequest, _ console: Console
  ) throws -> RunPlan? {
    let used = UsedFiles(scenario: path, allowsOutside: request.allowsOutside)
    let input = Input(path: path, relative: Files.name(of: path))
    let file = ScenarioFile(
      path: input.shown, bytes: bytes, naming: request.strategy.map { [$0] } ?? [],
      resolve: used.resolve)
    for diagnostic in file.diagnostics where !diagnostic.asksForClaims {
      console.note("\(ReportItem(diagnostic).text)\n")
    }
    if file.hasErrors { return nil }
    let plan = try RunPlan([(input, file)], request)
    NewerNotes.lines(plan.jobs).forEach { console.note($0) }
    return plan
  }

  /// The options that choose a cell, with its scenario where the file has several.
  static func choosing(_ job: RunJob) -> String {
    let scenarios = job.file.scenarios
    return choosing(job.cell)
      + (scenarios.count > 1
        ? " --scenario " + ShellWord.quoted(scenarios[job.scenario].name) : "")
  }

  /// The options that choose a cell.
  static func choosing(_ cell: Cell) -> String {
    let pairs = cell.values.map { $0.axis + "=" + $0.value }.joined(separator: ",")
    return "--cell " + ShellWord.quoted(pairs)
  }
}
