import NavSim

// The way from the process's arguments to its exit code.

/// The tool: finds the command, runs it, turns what it throws into a message and an exit code.
enum Tool {
  /// The commands that a person types, in the order of the help.
  static let doors: [Command] = [
    .run, .view, .film, .why, .test, .review, .diff, .compare, .like, .check, .fmt, .reproduce,
    .conform,
    .explain, .export, .help,
  ]
  /// Those that a program starts: no person has a question that they answer.
  static let machines: [Command] = [.serve]
  /// Every command.
  static let commands = doors + machines
  /// Their names.
  static var commandNames: [String] { commands.map(\.name) }

  /// What commands were called, with what says the same now.
  static let formerNames = [
    "accept": "review --accept", "reject": "review --reject", "merge": "test --merge",
    "show": "run FILE --frame PHASE+N", "lint": "check", "list": "explain",
    "import": "conform LOG", "new": "reproduce NAME", "completion": "help completion",
  ]

  /// Runs navsim; the arguments are those after the tool's own name.
  static func main(_ arguments: [String]) -> Outcome {
    Platform.occupyClosedStreams()
    Platform.ignoreSignalsOfWrites()
    Unfinished.watch()
    var console = Console.standard()
    let outcome = run(arguments, &console)
    return console.trouble.end(outcome, on: console)
  }

  private static func run(_ arguments: [String], _ console: inout Console) -> Outcome {
    do {
      guard let first = arguments.first else {
        console.note(PaintedText(lines: Help.overview(CommandGroup.all)))
        return .badInput
      }
      switch first {
      case "--help", "-h":
        console.print(lines: Help.overview(CommandGroup.all))
        return .fine
      case "--version":
        if arguments.count > 1 {
          throw UsageError(message: "unexpected argument '\(arguments[1])'")
        }
        console.print("navsim \(navsimVersion)\n")
        return .fine
      default: break
      }
      let command = try command(named: first)
      let parsed = try ArgumentParser.parse(arguments.dropFirst(), for: command)
      if parsed.has("no-color") {
        console.style = .plain
        console.outputStyle = .plain
      }
      if parsed.has("help") {
        console.print(lines: Help.page(of: command))
        return .fine
      }
      return try command.run(parsed, console)
    } catch let error as UsageError {
      for error in [error] + error.others {
        console.error(error.message, help: error.help)
        for row in error.rows { console.note("    \(row)") }
      }
    } catch let error as FileError {
      for error in [error] + error.others { console.error("\(error.path): \(error.reason)") }
    } catch {
      console.error("\(error)", help: "this is a fault of navsim")
      return .broken
    }
    return .badInput
  }

  /// The command called `name`; throws with a suggestion if there is none.
  static func command(named name: String) throws(UsageError) -> Command {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if let form = formerNames[name] {
      throw UsageError(message: "'navsim \(name)' is 'navsim \(form)' now")
    }
    if name.hasPrefix("-") {
      throw UsageError(
        message: "unknown option '\(name)'", help: "the command comes first: navsim run FILE")
    }
    if name.hasSuffix(Inputs.suffix) {
      let command = ShellWord.run(name, cell: [])
      throw UsageError(
        message: "'\(name)' is a file, not a command; did you mean '\(command)'?")
    }
    let guess = Suggestion.nearest(name, commandNames)
    throw UsageError(
      message: "unknown command '\(name)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "navsim --help lists the commands")
  }
}
