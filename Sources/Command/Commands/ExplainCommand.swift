import NavSim

// `navsim explain NAME`: what a word of the language or of the trace means.

extension Command {
  static let explain = Command(
    name: "explain", summary: "explains a strategy, hook, property, statement or event",
    operands: "NAME", operandHint: .topic("strategies"), operandCount: 1...1,
    options: [
      Option(name: "table", help: "prints a strategy's hook table in the language itself")
    ],
    examples: [
      ("navsim explain km", "what the strategy is, where it comes from, its known faults"),
      ("navsim explain km --table", "its text: copy it, rename it, change it"),
      ("navsim explain viewIsAppearing", "a hook"),
    ],
    run: ExplainCommand.run)
}

/// Prints an entry of the manual.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let name = arguments.operands[0]
    if arguments.has("table") {
      guard let source = Catalogue.strategySource(name) else {
        let guess = Suggestion.nearest(name, Catalogue.strategyNames)
        throw UsageError(
          message: "no strategy is called '\(name)'"
            + (guess.map { "; did you mean '\($0)'?" } ?? ""),
          help: "strategies: " + Catalogue.strategyNames.joined(separator: ", "))
      }
      console.print(source.hasSuffix("\n") ? source : source + "\n")
      return .fine
    }
    guard let entry = Manual.entry(name) else {
      let guess = Suggestion.nearest(name, Manual.names)
      throw UsageError(
        message: "nothing is called '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "navsim list \(ListCommand.topics.joined(separator: "|")) shows the names")
    }
    console.print(entry)
    return .fine
  }
}
