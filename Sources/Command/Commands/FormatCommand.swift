import NavSim

// `navsim fmt`: one form for every file, so that diffs show thoughts and not spaces.

extension Command {
  static let fmt = Command(
    name: "fmt", summary: "formats scenario files in place",
    operands: "FILE|DIR...", operandHint: .scenarioFile, operandCount: 1...Int.max,
    options: [
      Option(name: "check", help: "changes nothing; lists files that would change, exit code 1")
    ] + Option.scenarios,
    details: [
      "Aligns hooks, when-words and statements inside a block; comments, blank lines and order stay."
        + " Lines that navsim cannot read stay as they are. '-' formats standard input to standard"
        + " output."
    ],
    examples: [
      ("navsim fmt Scenarios", "formats every .navsim file of a folder"),
      ("navsim fmt --check Scenarios", "for CI: exit code 1 if a file is not formatted"),
      ("navsim fmt - < draft.navsim", "as a filter, for editors"),
    ],
    run: FormatCommand.run)
}

/// Formats files.
enum FormatCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    var outcome = Outcome.fine
    let inputs = try Inputs.find(arguments.operands, allowsOutside: arguments.allowsOutside)
    if !arguments.has("check") {
      let outputs = inputs.filter { $0.problem == nil }
        .map { Output(path: $0.path, kind: .scenario, option: "fmt") }
      try OutputGuard.check(outputs, inputs: [])
    }
    for input in inputs {
      let old: [UInt8]
      do throws(FileError) { old = try input.read() } catch {
        console.error("\(error.path): \(error.reason)")
        outcome = .badInput
        continue
      }
      guard let text = String(validating: old) else {
        console.error("\(input.shown): is not UTF-8 text")
        outcome = .badInput
        continue
      }
      let formatted = Formatter.format(text)
      let new = Array(formatted.utf8)
      tellUnread(input, text, formatted, arguments, console)
      if arguments.has("check") {
        if new == old { continue }
        console.print("\(input.shown)\n")
        outcome = max(outcome, .failed)
      } else if input.path == "-" {
        console.print(new)
      } else if new != old, (try? Platform.status(input.path))?.kind == .other {
        console.error("\(input.path): is no file to write to", help: "navsim fmt - is a filter")
        outcome = .badInput
      } else if new != old {
        if console.save(new, to: input.path) { console.note("formatted \(input.path)") }
      }
    }
    return outcome
  }
}

extension FormatCommand {
  /// Says which lines stay as they are because they do not parse: nobody else would tell.
  private static func tellUnread(
    _ input: Input, _ old: String, _ new: String, _ arguments: Arguments, _ console: Console
  ) {
    let used = UsedFiles(scenario: input.path, allowsOutside: arguments.allowsOutside)
    let file = ScenarioFile(
      path: input.shown, bytes: Array(old.utf8), allErrors: true, resolve: used.resolve)
    let (before, after) = (lines(old), lines(new))
    let wrong = Set(
      file.diagnostics.filter { $0.severity == .error && $0.path == file.path }
        .map(\.line))
    let numbers = wrong.sorted().filter { number in
      before.indices.contains(number - 1) && after.indices.contains(number - 1)
        && before[number - 1].elementsEqual(after[number - 1])
    }
    guard let first = numbers.first else { return }
    let shown = numbers.prefix(10).map(String.init).joined(separator: ", ")
    let more = numbers.count > 10 ? " and \(numbers.count - 10) more" : ""
    let lines = numbers.count > 1 ? "lines \(shown)\(more) are" : "line \(shown) is"
    console.note(
      """
      \(input.shown):\(first): \(lines) left alone, not being understood; \
      navsim check \(ShellWord.path(input.shown)) tells why
      """)
  }

  /// The lines as the parser counts them.
  private static func lines(_ text: String) -> [Substring.UTF8View] {
    text.utf8.split(separator: 10, omittingEmptySubsequences: false)
  }
}

extension String {
  /// The text of bytes that are UTF-8; nil if they are not.
  fileprivate init?(validating bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { return nil }
    self = text
  }
}
