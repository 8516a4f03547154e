import NavSim

// `navsim check`: everything that can be wrong before a run.

extension Command {
  static let check = Command(
    name: "check", summary: "parses and validates scenario files without running them",
    operands: "FILE|DIR...", operandHint: .scenarioFile, operandCount: 1...Int.max,
    options: [
      Option(name: "all-errors", help: "shows every error, not only the first 20 of a file"),
      Option(name: "quiet", help: "no warnings and no summary"),
    ] + Option.scenarios,
    examples: [
      ("navsim check Scenarios", "checks every .navsim file of a folder"),
      ("navsim check - < draft.navsim", "checks standard input"),
    ],
    run: CheckCommand.run)
}

/// Checks files.
enum CheckCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let loader = try Loader(
      arguments.operands, allErrors: arguments.has("all-errors"), isQuiet: arguments.has("quiet"),
      allowsOutside: arguments.allowsOutside, console: console)
    var (scenarios, cells) = (0, 0)
    for (_, file) in loader.files {
      for index in file.scenarios.indices {
        scenarios += 1
        cells += try file.cells(of: index).count
      }
    }
    if !arguments.has("quiet") {
      let counts = [
        counted(loader.files.count, "file"), counted(scenarios, "scenario"),
        counted(cells, "cell"),
      ]
      let found = [
        counted(loader.errorCount, "error"), counted(loader.warningCount, "warning"),
      ]
      console.note("\(counts.joined(separator: ", ")): \(found.joined(separator: ", "))")
    }
    return loader.errorCount > 0 ? .badInput : .fine
  }

  /// `1 file`, `2 files`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
