import NavSim

// `navsim list TOPIC`: what the tool knows.

extension Command {
  static let list = Command(
    name: "list", summary: "lists strategies, devices, properties, hooks and the like",
    operands: "TOPIC [WORD|FILE|DIR]...", operandHint: .words(ListCommand.topics),
    operandCount: 1...Int.max,
    options: [
      Option(name: "json", help: "prints JSON instead of columns"),
      Option(
        name: "explain", value: "VERSION", hint: .topic(Catalogue.Topic.ios.rawValue),
        help: "with 'ios': the rules of a version that differ from the version before"),
      Option(name: "all", help: "with '--explain': every rule of the version"),
    ] + Option.scenarios,
    details: [
      "Topics: " + ListCommand.topics.joined(separator: ", ") + ".",
      "'scenarios' lists those of the named files and folders, or of the folder"
        + " \(ListCommand.defaultFolder) if none is named. 'strategies' adds those that the named"
        + " files declare. In the other topics a word leaves the rows that have it as a value or in"
        + " their name.",
      "Lists are 100 columns wide; what has no room there, such as a device's measures sideways,"
        + " is in JSON and in 'navsim explain NAME'. In JSON numbers stand without their units: pt,"
        + " Hz, ms.",
    ],
    examples: [
      ("navsim list properties", "every property with kind, unit and meaning"),
      ("navsim list strategies --json", "the built-in strategies, for a script"),
      ("navsim list strategies my.navsim", "with the strategies that my.navsim declares"),
      ("navsim list ios --explain 17", "what iOS 17 does otherwise than 16, with sources"),
      ("navsim list rules choice titles", "the rules about titles that are guesses"),
      ("navsim list scenarios Scenarios", "the scenarios of a folder with their cells"),
    ],
    run: ListCommand.run)
}

/// Prints one of the catalogue's tables.
enum ListCommand {
  /// The list that is about files, not about the tool.
  static let scenarios = "scenarios"
  /// Where scenarios are looked for if no file is named.
  static let defaultFolder = "Scenarios"
  static let topics = Catalogue.Topic.allCases.map(\.rawValue) + [scenarios]

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let name = arguments.operands[0]
    let files = Array(arguments.operands.dropFirst())
    if let version = arguments.value("explain") {
      return try explain(version, of: name, files, arguments, console)
    }
    if arguments.has("all") { throw UsageError(message: "'--all' needs '--explain VERSION'") }
    let table: Table
    if name == scenarios {
      guard let listed = try scenarioTable(files, arguments, console) else { return .badInput }
      table = listed
    } else if let topic = Catalogue.Topic(rawValue: name) {
      if topic == .strategies, !files.isEmpty {
        let loader = try Loader(
          files, isQuiet: true, allowsOutside: arguments.allowsOutside, console: console)
        if loader.errorCount > 0 { return .badInput }
        table = Catalogue.strategies(with: loader.files.map(\.file))
      } else {
        table = Catalogue.table(topic).filtered(files)
        guard !table.rows.isEmpty else {
          throw UsageError(
            message: "none of the \(name) is or has '\(files.joined(separator: " "))'",
            help: "navsim list \(name) shows all")
        }
      }
    } else {
      let guess = Suggestion.nearest(name, topics)
      throw UsageError(
        message: "nothing to list under '\(name)'"
          + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "topics: " + topics.joined(separator: ", "))
    }
    show(json: arguments.has("json") ? table.json : nil, table.text, console)
    return .fine
  }

  /// Prints the list as JSON where that is given, else as lines for people.
  private static func show(json: String?, _ text: String, _ console: Console) {
    if let json { console.print(exact: json) } else { console.print(lines: text) }
  }

  /// `navsim list ios --explain VERSION`.
  private static func explain(
    _ version: String, of topic: String, _ files: [String], _ arguments: Arguments,
    _ console: Console
  ) throws -> Outcome {
    guard topic == Catalogue.Topic.ios.rawValue else {
      throw UsageError(message: "'--explain' belongs to 'navsim list ios'")
    }
    if let extra = files.first { throw UsageError(message: "unexpected argument '\(extra)'") }
    guard let list = ProfileList(version: version, all: arguments.has("all")) else {
      throw UsageError(
        message: "there is no iOS '\(version)' here", help: "versions: navsim list ios")
    }
    show(json: arguments.has("json") ? list.table.json : nil, list.text, console)
    return .fine
  }
}
