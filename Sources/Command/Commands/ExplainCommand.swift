import NavSim

// `navsim explain NAME [FILE]`: what a word of the language or of the trace means. A name may have
// two words (`hide bar`), so what is no file is a part of the name.

extension Command {
  static let explain = Command(
    name: "explain", summary: "explains a word: strategy, hook, property, element, device, …",
    operands: "NAME [FILE]", operandHint: .topic(ExplainCommand.names), operandCount: 1...3,
    options: [
      Option(name: "table", help: "prints a strategy's hook table in the language itself")
    ] + Option.scenarios,
    details: [
      "Knows what 'navsim list' lists, and the words of the language. With a FILE also the"
        + " strategies that it declares, by the '///' text above them."
    ],
    examples: [
      ("navsim explain km", "what the strategy is, where it comes from, its known faults"),
      ("navsim explain km --table", "its text: copy it, rename it, change it"),
      ("navsim explain viewIsAppearing", "a hook"),
      ("navsim explain hide bar", "a statement"),
      ("navsim explain in-house my.navsim", "a strategy that my.navsim declares"),
    ],
    run: ExplainCommand.run)
}

/// Prints an entry of the manual.
enum ExplainCommand {
  /// The name under which completion asks for all names.
  static let names = "names"

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
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
    if arguments.has("table") { return try table(name, declared, console) }
    let entries = declared.filter { $0.name == name }.map(\.entry)
    guard let entry = entries.first ?? Manual.entry(name) else {
      let guess = Suggestion.nearest(name, declared.map(\.name) + Manual.names)
      throw UsageError(
        message: "nothing is called '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "names: navsim list "
          + Catalogue.Topic.allCases.map(\.rawValue).joined(separator: "|")
          + "; a file's own strategies: navsim explain NAME FILE")
    }
    console.print(lines: entry)
    return .fine
  }

  /// Whether an operand is meant as a file: it has the suffix, or something stands there.
  private static func isFile(_ path: String) -> Bool {
    path == "-" || path.hasSuffix(Inputs.suffix) || (try? Platform.status(path)) != nil
  }

  private static func table(
    _ name: String, _ declared: [DeclaredStrategy], _ console: Console
  ) throws -> Outcome {
    let own = declared.first { $0.name == name }?.source
    guard let source = own ?? Catalogue.strategySource(name) else {
      let names = declared.map(\.name) + Catalogue.strategyNames
      let guess = Suggestion.nearest(name, names)
      throw UsageError(
        message: "no strategy is called '\(name)'"
          + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        help: "strategies: " + names.joined(separator: ", "))
    }
    console.print(lines: source.hasSuffix("\n") ? source : source + "\n")
    return .fine
  }
}
