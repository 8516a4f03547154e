import NavSim

// `navsim serve --stdio`: the language server. An editor starts it; nobody types it.

extension Command {
  static let serve = Command(
    name: "serve", summary: "answers an editor's questions (Language Server Protocol)",
    options: [
      Option(name: "stdio", help: "speaks over standard input and output; the only way there is")
    ] + Option.scenarios,
    details: [
      "Errors and advice as they are typed, what a word means, what may stand at a place, where a name"
        + " is declared, what is in a file, its formatting, and a button that runs a scenario."
        + " docs/Editors.md tells how editors start it.",
      "Exit codes: 0 the editor said that it ends, 1 it left without a word.",
    ],
    examples: [("navsim serve --stdio", "what an editor starts")],
    run: ServeCommand.run)
}

/// Serves until the editor leaves.
enum ServeCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    guard arguments.has("stdio") else {
      throw UsageError(
        message: "'serve' needs '--stdio'",
        help: "an editor starts it; docs/Editors.md tells how")
    }
    let allowsOutside = arguments.allowsOutside
    var server = LanguageServer { scenario, from, path in
      UsedFiles(scenario: scenario, allowsOutside: allowsOutside).resolve(from: from, path: path)
    }
    while server.outcome == nil {
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try Platform.readSome(Platform.standardInput, 65_536)
      } catch {
        throw FileError(path: "<stdin>", reason: error.text)
      }
      if bytes.isEmpty { break }
      let answer = server.take(bytes)
      // An editor that reads no more has left.
      do throws(SystemError) { try Platform.writeAll(Platform.standardOutput, answer) } catch {
        return .failed
      }
    }
    return server.end
  }
}
