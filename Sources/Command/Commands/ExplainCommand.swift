import NavSim

// `navsim explain [TOPIC|WORD]...`: what the tool knows. No word: the topics; a topic: its list; a
// word: what it means. A word may be two (`hide bar`), so what is no file is a part of it.

extension Command {
  static let explain = Command(
    name: "explain", summary: "explains a word, or lists what there is of a kind",
    operands: "[TOPIC [WORD|FILE|DIR]... | WORD [FILE]]",
    operandHint: .topic(ExplainCommand.names), operandCount: 0...Int.max,
    options: [
      Option(name: "json", help: "prints a list as JSON instead of columns"),
      Option(name: "table", help: "prints a strategy's hook table in the language itself"),
      Option(
        name: "versions",
        help:
          "what changed with each version of a strategy; with '--table' the lines of all of them"),
      Option(
        name: "all",
        help:
          "with 'ios VERSION': every rule, not only those that differ; with 'reports': every one"),
    ] + Option.scenarios,
    details: [
      "Without a word it lists the topics. A topic's list takes words, which leave the rows that have"
        + " them as a value or in their name; 'ios VERSION' tells the rules of a version that differ"
        + " from the version before. 'reports' alone tells how many show what. 'scenarios' lists those of the named files and folders, or of"
        + " the folder \(ScenarioList.defaultFolder); 'strategies' adds those that the named files"
        + " declare.",
      "Any other word is explained: what the lists have, the words of the language, the commands; of"
        + " UIKit's names and of everyday words, what to write. With a FILE"
        + " also the strategies that it declares, by the '///' text above them.",
      "Lists are 100 columns wide; what has no room there, such as a device's measures sideways,"
        + " is in JSON and under the name itself. In JSON numbers stand without their units: pt,"
        + " Hz, ms.",
    ],
    examples: [
      ("navsim explain", "the topics"),
      ("navsim explain km", "what the strategy is, where it comes from, its known faults"),
      ("navsim explain km --table", "its text: copy it, rename it, change it"),
      ("navsim explain km --versions", "what each version changed, and which reports are about it"),
      ("navsim explain km@1.0.0 --table", "the table of that version"),
      ("navsim explain viewIsAppearing", "a hook"),
      ("navsim explain hide bar", "a statement"),
      ("navsim explain setNavigationBarHidden", "what to write for a call of UIKit's"),
      ("navsim explain run", "a command, in short"),
      ("navsim explain in-house my.navsim", "a strategy that my.navsim declares"),
      ("navsim explain properties", "every property with kind, unit and meaning"),
      ("navsim explain strategies --json", "the built-in strategies, for a script"),
      ("navsim explain ios 17", "what iOS 17 does otherwise than 16, with sources"),
      ("navsim explain rules choice titles", "the rules about titles that are guesses"),
      ("navsim explain scenarios Scenarios", "the scenarios of a folder with their cells"),
    ],
    run: ExplainCommand.run)
}

/// Prints lists and entries of the manual.
enum ExplainCommand {
  /// The name under which completion asks for all names.
  static let names = "names"

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    guard let first = arguments.operands.first else {
      try refuse(["table", "versions", "all"], arguments, "without a word")
      show(ExplainList.topicTable, arguments, console)
      return .fine
    }
    if ExplainList.topics.contains(first) {
      try refuse(["table", "versions"], arguments, "with '\(first)', which is a list")
      return try ExplainList.run(first, Array(arguments.operands.dropFirst()), arguments, console)
    }
    try refuse(["json", "all"], arguments, "with '\(first)', which is no list")
    return try word(arguments, console)
  }

  /// Prints a list in the form that was asked for.
  static func show(_ table: Table, _ arguments: Arguments, _ console: Console) {
    if arguments.has("json") {
      console.print(exact: table.json)
    } else {
      console.print(lines: table.text)
    }
  }

  private static func refuse(
    _ options: [String], _ arguments: Arguments, _ why: String
  ) throws(UsageError) {
    guard let option = options.first(where: arguments.has) else { return }
    throw UsageError(
      message: "'--\(option)' says nothing \(why)", help: "navsim help explain has examples")
  }

  /// The entry of a word.
  private static func word(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    var name = arguments.operands.joined(separator: " ")
    var declared: [DeclaredStrategy] = []
    if arguments.operands.count > 1, Manual.entry(name) == nil,
      let path = arguments.operands.last, isFile(path)
    {
      let loader = try Loader(
        [path], isQuiet: true, allowsOutside: arguments.allowsOutside, console: console)
      if loader.errorCount > 0 { return .badInput }
      declared = loader.files.flatMap(\.file.strategies)
      name = arguments.operands.dropLast().joined(separator: " ")
    }
    if arguments.has("table") || arguments.has("versions") {
      return try strategy(name, declared, arguments, console)
    }
    let asked = StrategyName(name)
    let own = declared.first { $0.name == asked.base }?.entry(of: asked.version)
    try refuseVersion(name, declared)
    let entries = [own ?? Manual.entry(name), command(name)].compactMap { $0 }
    if !entries.isEmpty {
      console.print(lines: entries.joined(separator: "\n"))
      return .fine
    }
    if let entry = Manual.answer(to: name) ?? each(of: arguments) {
      console.print(lines: entry)
      return .fine
    }
    let names =
      declared.map(\.name) + ExplainList.topics + Tool.commandNames + Manual.names
      + Manual.spokenNames
    let akin = Suggestion.akin(name, names)
    if akin.count == 1, let entry = Manual.entry(akin[0]), Suggestion.isSpelled(name, akin[0]) {
      console.print(lines: entry)
      return .fine
    }
    let guess = Array(proposals(name, akin, names).prefix(6))
    let texts = guess.map { "'\($0)'" }.joined(separator: ", ")
    let speaking = Manual.names(speakingOf: name, most: 8).map { "'\($0)'" }
    throw UsageError(
      message: "nothing is called '\(name)'"
        + (guess.isEmpty ? "" : "; did you mean \(texts)?")
        + (speaking.isEmpty
          ? "" : "; it is in the text of " + speaking.joined(separator: ", ")),
      help: "lists of names: navsim explain " + ExplainList.topics.joined(separator: "|")
        + "; a file's own strategies: navsim explain NAME FILE")
  }

  /// What somebody may mean by a word that is no name: what is spelled alike, then names that it is a part
  /// of, the short ones first.
  private static func proposals(_ word: String, _ akin: [String], _ names: [String]) -> [String] {
    let part = word.lowercased()
    let holding = part.count < 3 ? [] : names.filter { $0.lowercased().contains(part) }
    let found =
      akin + holding.sorted { ($0.count, $0) < ($1.count, $1) }.filter { !akin.contains($0) }
    return found.isEmpty ? Suggestion.nearest(word, names).map { [$0] } ?? [] : found
  }

  /// A command in short.
  private static func command(_ name: String) -> String? {
    if let command = Tool.commands.first(where: { $0.name == name }) { return Help.brief(command) }
    return Tool.formerNames[name].map { "\(name): 'navsim \($0)' now\n" }
  }

  /// The entries of several words, where each has one.
  private static func each(of arguments: Arguments) -> String? {
    guard arguments.operands.count > 1 else { return nil }
    let entries = arguments.operands.compactMap(Manual.entry)
    return entries.count == arguments.operands.count ? entries.joined(separator: "\n") : nil
  }

  /// Whether an operand is meant as a file: it has the suffix, or something stands there.
  private static func isFile(_ path: String) -> Bool {
    path == "-" || path.hasSuffix(Inputs.suffix) || (try? Platform.status(path)) != nil
  }

  /// A strategy's table, or its versions.
  private static func strategy(
    _ text: String, _ declared: [DeclaredStrategy], _ arguments: Arguments, _ console: Console
  ) throws -> Outcome {
    let name = StrategyName(text)
    let own = declared.first { $0.name == name.base }
    guard own != nil || Catalogue.strategyNames.contains(name.base) else {
      let names = declared.map(\.name) + Catalogue.strategyNames
      let guess = Suggestion.nearest(name.base, names)
      throw UsageError(
        message: "no strategy is called '\(name.base)'"
          + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "strategies: " + names.joined(separator: ", "))
    }
    try refuseVersion(text, declared)
    let source: String?
    if !arguments.has("versions") {
      source = own.map { $0.table(of: name.version) } ?? Catalogue.strategySource(text)
    } else if name.version != nil {
      throw UsageError(
        message: "'--versions' is about all of them: navsim explain \(name.base) --versions",
        help: "the table of one: navsim explain \(text) --table")
    } else if arguments.has("table") {
      source = own?.source ?? Catalogue.wholeStrategySource(name.base)
    } else {
      source = (own?.versions ?? Catalogue.versions(of: name.base))?.text
    }
    let printed = source ?? ""
    console.print(lines: printed.hasSuffix("\n") ? printed : printed + "\n")
    return .fine
  }

  /// Refuses a version that a strategy does not have.
  private static func refuseVersion(
    _ text: String, _ declared: [DeclaredStrategy]
  ) throws(UsageError) {
    let own = declared.first { $0.name == StrategyName(text).base }
    guard let problem = Catalogue.versionProblem(of: text, table: own?.source) else { return }
    throw UsageError(message: problem.message, help: problem.note)
  }
}
