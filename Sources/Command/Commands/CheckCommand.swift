import NavSim

// `navsim check`: everything that can be wrong before a run: errors of the language, and what good
// practice says about pages' code. Nothing runs.

extension Command {
  static let check = Command(
    name: "check", summary: "reads scenario files without running them: errors, and advice",
    operands: "FILE|DIR...", operandHint: .scenarioFile, operandCount: 1...Int.max,
    options: [
      Option(name: "no-advice", help: "errors and warnings of the language alone"),
      Option(
        name: "only", value: "RULE", hint: .topic(Catalogue.Topic.advice.rawValue),
        isRepeated: true, help: "asks for this rule of advice only, by id or name"),
      Option(
        name: "ignore", value: "RULE", hint: .topic(Catalogue.Topic.advice.rawValue),
        isRepeated: true, help: "leaves a rule of advice out, by id or name"),
      Option(name: "json", help: "prints JSON instead of messages (docs/Exports.md)"),
      Option(
        name: "sarif", value: "FILE", hint: .anyFile,
        help: "writes the advice as SARIF 2.1.0; - prints it instead of messages"),
      Option(name: "all-errors", help: "shows every error, not only the first 20 of a file"),
      Option(name: "quiet", help: "no warnings and no summary; errors and advice are still told"),
    ] + Option.scenarios,
    details: [
      "Advice has rules: 'navsim explain advice' lists them, 'navsim explain NAV104' says why,"
        + " by whose word, and what to write instead. A file with errors gets none.",
      "A line that is meant says so: '// navsim:ignore NAV104 why', at its end or alone above it.",
      "Exit codes: 0 nothing to tell but warnings, 1 advice, 2 errors.",
    ],
    examples: [
      ("navsim check Scenarios", "reads every .navsim file of a folder"),
      ("navsim check --no-advice - < draft.navsim", "is it a scenario? reads standard input"),
      ("navsim check --only NAV105 my.navsim", "asks for one rule"),
      ("navsim check --ignore unused-ignore my.navsim", "leaves one out, by its name"),
      ("navsim check --sarif advice.sarif Scenarios", "writes what code scanning reads"),
    ],
    run: CheckCommand.run)
}

/// Checks files.
enum CheckCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let rules = try rules(arguments)
    let sarif = arguments.value("sarif")
    if arguments.has("json"), sarif == "-" {
      throw UsageError(
        message: "'--sarif -': '--json' goes to standard output already",
        help: "give the report a file: --sarif FILE")
    }
    let loader = try Loader(
      arguments.operands, allErrors: arguments.has("all-errors"), isQuiet: arguments.has("quiet"),
      asksForClaims: true, allowsOutside: arguments.allowsOutside, console: console)
    try OutputGuard.check(
      [Output(path: sarif ?? "-", option: "--sarif")], inputs: loader.sources)
    let report = CheckReport(loader.files.map(\.file), rules: rules)
    if let sarif {
      let text = report.sarif(version: navsimVersion, folder: Platform.currentFolder)
      if sarif == "-" {
        console.print(exact: text)
      } else {
        console.save(Array(text.utf8), to: sarif)
      }
    }
    if arguments.has("json") {
      console.print(exact: report.json)
    } else if sarif != "-" {
      console.print(report.advice.map { "\(ReportItem($0).text)\n" }.joined(separator: "\n"))
    }
    if !arguments.has("quiet") { console.note(summary(report, loader)) }
    if loader.errorCount > 0 { return .badInput }
    return report.advice.isEmpty ? .fine : .failed
  }

  private static func summary(_ report: CheckReport, _ loader: Loader) -> PaintedText {
    let counts = [
      Count.of(report.fileCount, "file"), Count.of(report.scenarioCount, "scenario"),
      Count.of(report.cellCount, "cell"),
    ]
    var found = [Count.of(loader.errorCount, "error"), Count.of(loader.warningCount, "warning")]
    if report.hasAdvice { found.append(Count.of(report.advice.count, "piece") + " of advice") }
    return "\(counts.joined(separator: ", ")): \(found.joined(separator: ", "))"
  }

  /// The rules of advice that are asked for; none with `--no-advice`.
  private static func rules(_ arguments: Arguments) throws -> [AdviceRule] {
    if arguments.has("no-advice") {
      if let other = ["only", "ignore", "sarif"].first(where: arguments.has) {
        throw UsageError(message: "'--no-advice' and '--\(other)' exclude each other")
      }
      return []
    }
    let only = try arguments.all("only").map(rule)
    let ignored = try arguments.all("ignore").map(rule)
    let rules = AdviceRule.all.filter { rule in
      (only.isEmpty || only.contains { $0.id == rule.id })
        && !ignored.contains { $0.id == rule.id }
    }
    if rules.isEmpty {
      throw UsageError(message: "no rule is left", help: "rules: navsim explain advice")
    }
    return rules
  }

  private static func rule(_ name: String) throws -> AdviceRule {
    if let rule = AdviceRule.named(name) { return rule }
    let guess = Suggestion.nearest(name, AdviceRule.all.flatMap { [$0.id, $0.name] })
    throw UsageError(
      message: "there is no rule '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "rules: navsim explain advice")
  }
}
