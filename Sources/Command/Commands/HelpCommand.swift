import NavSim

// `navsim help [COMMAND]`, the completion scripts and the manual page: all are printed from the tables.

extension Command {
  static let help = Command(
    name: "help",
    summary: "shows the help of a command; prints completion scripts and a manual page",
    operands: "[COMMAND | completion bash|zsh|fish | man]", operandHint: .topic(HelpCommand.names),
    operandCount: 0...2,
    examples: [
      ("navsim help run", "options and examples of 'run'"),
      ("source <(navsim help completion bash)", "completes in this bash from now on"),
      ("navsim help completion zsh > ~/.zfunc/_navsim", "for zsh, where ~/.zfunc is in $fpath"),
      ("navsim help completion fish > ~/.config/fish/completions/navsim.fish", "for fish"),
      ("navsim help man > ~/.local/share/man/man1/navsim.1", "what 'man navsim' shows"),
    ],
    run: HelpCommand.run)
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
    let more = arguments.operands.dropFirst().first
    if name == completion { return try complete(more, console) }
    if let more { throw UsageError(message: "unexpected argument '\(more)'") }
    if name == man {
      console.print(exact: ManualPage.text(Tool.commands, groups: CommandGroup.all))
      return .fine
    }
    console.print(lines: Help.page(of: try Tool.command(named: name)))
    return .fine
  }

  /// What stands before the name of a shell.
  static let completion = "completion"
  /// The word for the manual page.
  static let man = "man"

  private static func complete(_ shell: String?, _ console: Console) throws -> Outcome {
    let words = { (topic: String) -> [String] in
      if topic == names { return Tool.commandNames + [completion, man] }
      if topic == ExplainCommand.names {
        let names = ExplainList.topics + Tool.commandNames + Manual.names
        var seen: Set<String> = []
        return names.filter { !$0.contains(" ") && seen.insert($0).inserted }
      }
      return Catalogue.Topic(rawValue: topic).map { Catalogue.table($0).rows.map { $0[0] } } ?? []
    }
    switch shell {
    case "bash": console.print(exact: BashCompletion.script(Tool.commands, words: words))
    case "zsh": console.print(exact: ZshCompletion.script(Tool.commands, words: words))
    case "fish": console.print(exact: FishCompletion.script(Tool.commands, words: words))
    case let other?:
      throw UsageError(message: "no completion for '\(other)'; there is bash, zsh and fish")
    case nil: throw UsageError(message: "'help completion' needs bash, zsh or fish")
    }
    return .fine
  }
}
