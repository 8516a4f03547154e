import NavSim

// `navsim lint FILE|DIR...`: what good practice says about pages' code. Nothing runs.

extension Command {
  static let lint = Command(
    name: "lint", summary: "finds breaches of good practice in pages' code without running it",
    operands: "FILE|DIR...", operandHint: .scenarioFile, operandCount: 1...Int.max,
    options: [
      Option(
        name: "rule", value: "ID", hint: .topic(Catalogue.Topic.advice.rawValue), isRepeated: true,
        help: "asks for this rule only, by id or name; may be repeated"),
      Option(
        name: "except", value: "ID", hint: .topic(Catalogue.Topic.advice.rawValue),
        isRepeated: true, help: "leaves a rule out; may be repeated"),
      Option(name: "json", help: "prints JSON instead of messages"),
      Option(
        name: "sarif", value: "FILE", hint: .anyFile,
        help: "writes SARIF 2.1.0; - prints it instead of messages"),
    ] + Option.scenarios,
    details: [
      "Every finding has a rule: 'navsim list advice' lists them, 'navsim explain NAV104' says why,"
        + " by whose word, and what to write instead.",
      "A line that is meant says so: '// navsim:ignore NAV104 why', at its end or alone above it.",
      "Ends with 1 if something was found.",
    ],
    examples: [
      ("navsim lint Scenarios", "reads every .navsim file of a folder"),
      ("navsim lint --rule NAV105 my.navsim", "asks for one rule"),
      ("navsim lint --sarif lint.sarif Scenarios", "writes what code scanning reads"),
      ("navsim lint --except unused-ignore my.navsim", "leaves one out, by its name"),
    ],
    run: LintCommand.run)
}

/// Reads files and prints what the rules say.
enum LintCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let only = try arguments.all("rule").map(rule)
    let except = try arguments.all("except").map(rule)
    let rules = AdviceRule.all.filter { rule in
      (only.isEmpty || only.contains { $0.id == rule.id })
        && !except.contains { $0.id == rule.id }
    }
    if rules.isEmpty {
      throw UsageError(message: "no rule is left", help: "rules: navsim list advice")
    }
    let loader = try Loader(
      arguments.operands, isQuiet: true, allowsOutside: arguments.allowsOutside, console: console)
    if loader.errorCount > 0 { return .badInput }
    let sarif = arguments.value("sarif")
    if arguments.has("json"), sarif == "-" {
      throw UsageError(
        message: "'--sarif -': '--json' goes to standard output already",
        help: "give the report a file: --sarif FILE")
    }
    try OutputGuard.check(
      [Output(path: sarif ?? "-", option: "--sarif")], inputs: loader.sources)
    var linter = Linter(rules: rules)
    for (_, file) in loader.files { linter.read(file) }
    let found = linter.findings
    if let sarif {
      let text = linter.sarif(version: navsimVersion, folder: Platform.currentFolder)
      if sarif == "-" {
        console.print(exact: text)
      } else {
        console.save(Array(text.utf8), to: sarif)
      }
    }
    if arguments.has("json") {
      console.print(exact: table(found).json)
    } else if sarif != "-" {
      console.print(found.map { "\(ReportItem($0).text)\n" }.joined(separator: "\n"))
    }
    let counts = [
      CheckCommand.counted(loader.files.count, "file"),
      CheckCommand.counted(linter.cellCount, "cell"),
    ]
    console.note(
      "\(counts.joined(separator: ", ")): \(CheckCommand.counted(found.count, "finding"))")
    return found.isEmpty ? .fine : .failed
  }

  private static func rule(_ name: String) throws -> AdviceRule {
    if let rule = AdviceRule.named(name) { return rule }
    let guess = Suggestion.nearest(name, AdviceRule.all.flatMap { [$0.id, $0.name] })
    throw UsageError(
      message: "there is no rule '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "rules: navsim list advice")
  }

  private static func table(_ found: [Advice]) -> Table {
    var table = Table([
      "file", "line", "column", "rule", "name", "severity", "message", "source", "instead", "cells",
    ])
    for advice in found {
      let (place, rule) = (advice.place, advice.rule)
      table.add(
        [
          place.path, "\(place.line)", "\(place.column)", rule.id, rule.name,
          rule.severity.rawValue, advice.message, rule.source, rule.instead, advice.cells ?? "",
        ],
        json: ["line": .number(Double(place.line)), "column": .number(Double(place.column))])
    }
    return table
  }
}
