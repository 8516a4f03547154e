import NavSim

// `navsim help [COMMAND]` and the completion scripts: both are printed from the tables.

extension Command {
  static let help = Command(
    name: "help", summary: "shows the help of a command",
    operands: "[COMMAND]", operandHint: .topic(HelpCommand.names), operandCount: 0...1,
    examples: [("navsim help run", "options and examples of 'run'")],
    run: HelpCommand.run)

  static let completion = Command(
    name: "completion", summary: "prints a completion script for bash or zsh",
    operands: "bash|zsh", operandHint: .words(["bash", "zsh"]), operandCount: 1...1,
    examples: [
      ("source <(navsim completion bash)", "completes in this bash from now on"),
      ("navsim completion zsh > ~/.zfunc/_navsim", "for zsh, where ~/.zfunc is in $fpath"),
    ],
    run: HelpCommand.complete)
}

/// Prints help and completion scripts.
enum HelpCommand {
  /// What completion calls the names of the commands.
  static let names = "commands"

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    guard let name = arguments.operands.first else {
      console.print(lines: Help.overview(CommandGroup.all))
      return .fine
    }
    console.print(lines: Help.page(of: try Tool.command(named: name)))
    return .fine
  }

  static func complete(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let words = { (topic: String) -> [String] in
      if topic == names { return Tool.commandNames }
      if topic == ExplainCommand.names { return Manual.names.filter { !$0.contains(" ") } }
      return Catalogue.Topic(rawValue: topic).map { Catalogue.table($0).rows.map { $0[0] } } ?? []
    }
    switch arguments.operands[0] {
    case "bash": console.print(exact: BashCompletion.script(Tool.commands, words: words))
    case "zsh": console.print(exact: ZshCompletion.script(Tool.commands, words: words))
    case let other: throw UsageError(message: "no completion for '\(other)'; there is bash and zsh")
    }
    return .fine
  }
}
