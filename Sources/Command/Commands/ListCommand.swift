import NavSim

// `navsim list TOPIC`: what the tool knows.

extension Command {
  static let list = Command(
    name: "list", summary: "lists strategies, devices, properties, hooks and the like",
    operands: "TOPIC [FILE|DIR]...", operandHint: .words(ListCommand.topics),
    operandCount: 1...Int.max,
    options: [Option(name: "json", help: "prints JSON instead of columns")],
    details: ["Topics: " + ListCommand.topics.joined(separator: ", ") + "."],
    examples: [
      ("navsim list properties", "every property with kind, unit and meaning"),
      ("navsim list strategies --json", "the built-in strategies, for a script"),
      ("navsim list scenarios Scenarios", "the scenarios of a folder with their cells"),
    ],
    run: ListCommand.run)
}

/// Prints one of the catalogue's tables.
enum ListCommand {
  /// The list that is about files, not about the tool.
  static let scenarios = "scenarios"
  static let topics = Catalogue.Topic.allCases.map(\.rawValue) + [scenarios]

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let name = arguments.operands[0]
    let files = Array(arguments.operands.dropFirst())
    let table: Table
    if name == scenarios {
      guard let listed = try scenarioTable(files, console) else { return .badInput }
      table = listed
    } else if let topic = Catalogue.Topic(rawValue: name) {
      if let extra = files.first { throw UsageError(message: "unexpected argument '\(extra)'") }
      table = Catalogue.table(topic)
    } else {
      let guess = Suggestion.nearest(name, topics)
      throw UsageError(
        message: "nothing to list under '\(name)'"
          + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "topics: " + topics.joined(separator: ", "))
    }
    console.print(arguments.has("json") ? table.json : table.text)
    return .fine
  }
}
