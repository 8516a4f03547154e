import NavSim

// `navsim compare`: the same scenarios under several strategies, systems or devices.

extension Command {
  static let compare = Command(
    name: "compare", summary: "runs scenarios under several strategies: who glitches where",
    operands: "FILE|DIR...", operandHint: .scenarioFile, operandCount: 1...Int.max,
    options: [
      Option(
        name: "strategy", value: "A,B,…|all", hint: .topic("strategies"),
        help: "these strategies, each in place of every cell's own; 'fd + km' combines two"),
      Option(
        name: "ios", value: "V,W,…|all", hint: .topic("ios"), help: "these iOS versions"),
      Option(
        name: "device", value: "D,E,…|all", hint: .topic("devices"), help: "these devices"),
      Option(
        name: "axis", value: "NAME[=V,W,…]", isRepeated: true,
        help:
          "these values of an axis of the matrix, or all it has; rule.NAME is a rule of the model"
          + " ('navsim explain rules')"),
      RuleOption.option,
      Option(
        name: "cell", value: "K=V,...", isRepeated: true,
        help: "only the cells with these values of the matrix's other axes"),
      Option(name: "scenario", value: "NAME", help: "only the scenario of this name"),
      Option(
        name: "by", value: "COLUMN", hint: .words(Comparison.Columns.allCases.map(\.rawValue)),
        help: "the table's columns: 'detector' (default), with cells that have a finding; 'file',"
          + " with the kinds that are found in each"),
      Option(
        name: "format", letter: "f", value: "FORMAT",
        hint: .words(CompareRequest.Format.allCases.map(\.rawValue)),
        help: "'text' (default), 'markdown' for a pull request, 'json'"),
      Option(name: "json", help: "the same as '--format json'"),
      Option(
        name: "places",
        help: "below the table where each glitches, what is not applied, and what looks otherwise"),
      Option(
        name: "max", value: "N", help: "how many findings and properties --places tells of each; 8"),
      Option(
        name: "jobs", letter: "j", value: "N", help: "how many threads run; the machine's cores"),
      BudgetOption.option,
    ] + Option.scenarios,
    details: [
      "Without an option the cells of the files' own matrices are compared. Several options together"
        + " make every combination, the first in the order of this help being"
        + " the slowest. What the first column names is put in place of the axis in every cell; a"
        + " scenario that a value does not fit is passed over. Expectations are not checked: what"
        + " counts is what the detectors find ('navsim explain detectors').",
      "'all' stands for the files' own strategies and then every built-in one, but for those that"
        + " add to others; a note names them.",
      "In the table ✗ 2/9 says that 2 of the 9 cells that can be judged show the glitch; with a single"
        + " cell, how many findings there are. 'not applied' says that a page wants or sets a look"
        + " with which it is never seen at rest there: that nothing was found then says nothing."
        + " --places tells the first finding of each kind, the looks that were not applied, and the"
        + " properties that look otherwise than with the first, each with its first frame.",
      "The exit code is 0, whatever is found; 2 if a run ended early. The bytes are the same at"
        + " any number of --jobs.",
    ],
    examples: [
      ("navsim compare push.navsim", "the file's own cells"),
      ("navsim compare push.navsim --strategy native,km,hbd", "three strategies in one scenario"),
      (
        "navsim compare Scenarios/basics --strategy all --format markdown",
        "a table for a pull request"
      ),
      ("navsim compare push.navsim --ios 14,15,17 --places", "what a system changes, and where"),
      ("navsim compare push.navsim --axis variant --places", "a bug and its fix, and what differs"),
      ("navsim compare Scenarios/survey --strategy all --by file", "which operation shows what"),
    ],
    run: CompareCommand.run)
}

/// Runs scenarios under variants.
enum CompareCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try CompareRequest(arguments)
    let loader = try Loader(
      arguments.operands, naming: request.strategies, isQuiet: true,
      allowsOutside: arguments.allowsOutside, console: console)
    if loader.errorCount > 0 { return .badInput }
    let variants = try request.variants(for: loader.files.map(\.file))
    let plan = ComparisonPlan(
      loader.files.map(\.file), variants, scenario: request.cells.scenario,
      overrides: request.cells.overrides)
    guard plan.count > 0 else { throw nothing(plan, request, loader) }
    if !request.namesAll, let misfit = plan.misfit {
      throw UsageError(
        message: "'\(misfit.variant.name)' fits no scenario here", help: misfit.reason)
    }
    for reason in plan.passedOver.prefix(10) { console.note("note: passed over: \(reason)") }
    NewerNotes.lines(plan.cells).forEach { console.note($0) }
    var comparison = plan.run(
      jobs: request.jobs, comparesLooks: request.most > 0 || request.format == .json,
      keepsTraces: console.printsStrips && request.format == .text && plan.count <= 24,
      budget: request.budget)
    comparison.leftOut = request.leftOut(variants)
    switch request.format {
    case .text:
      console.print(comparison.text(request.columns, most: request.most))
      printStrips(comparison, console)
    case .markdown: console.print(exact: comparison.markdown(request.columns, most: request.most))
    case .json: console.print(exact: comparison.json)
    }
    if comparison.isBroken { return .broken }
    return comparison.isWhole ? .fine : .badInput
  }

  /// What the eye sees under each variant, a line each.
  private static func printStrips(_ comparison: Comparison, _ console: Console) {
    let label = min(comparison.variants.map(\.name.count).max() ?? 0, 32)
    for group in comparison.groups {
      let found = zip(comparison.variants, group.results).compactMap { variant, result in
        result.flatMap { result in result.trace.map { (variant.name, $0, result.findings) } }
      }
      if found.isEmpty { continue }
      console.print("\n\(group.scenario)\(group.cell.isEmpty ? "" : " " + group.cell)\n")
      for (name, trace, findings) in found {
        let strip = EyeStrip(
          trace, findings: findings, width: console.outputWidth,
          depth: console.outputStyle.swatches)
        console.print(strip: strip.line(name, label: label))
      }
    }
  }

  /// Why there is nothing to compare.
  private static func nothing(
    _ plan: ComparisonPlan, _ request: CompareRequest, _ loader: Loader
  ) -> UsageError {
    if let reason = plan.passedOver.first { return UsageError(message: reason) }
    let names = loader.files.flatMap { $0.file.scenarios.map(\.name) }
    guard let wanted = request.cells.scenario, !names.contains(wanted) else {
      return UsageError(
        message: "there is no scenario to compare", help: "navsim explain scenarios lists them")
    }
    let guess = Suggestion.nearest(wanted, names).map { "; did you mean '\($0)'?" } ?? ""
    return UsageError(message: "no scenario is called '\(wanted)'" + guess)
  }
}
