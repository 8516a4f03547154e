// Commands and options are data. Parsing, help and completion all read the same tables, so none of
// them can forget an option that another knows.

/// What a value is, for completion.
enum ValueHint: Equatable, Sendable {
  case text, scenarioFile, anyFile
  /// One of a few words.
  case words([String])
  /// Names that a list topic prints.
  case topic(String)
}

/// An option of a command.
struct Option: Sendable {
  /// The long name, without dashes.
  let name: String
  /// One letter for the same, if there is one.
  var letter: Character?
  /// The value's name in help; nil for a switch.
  var value: String?
  var hint: ValueHint = .text
  /// The value that it has where it is given alone; others then stand behind `=`.
  var implied: String?
  /// Whether it may be given more than once.
  var isRepeated = false
  /// One sentence.
  let help: String
  /// What does the same where a command has not this option.
  var elsewhere: String?

  /// The form in help: `-o, --output PATH`.
  var form: String {
    let tail = value.map { implied == nil ? " " + $0 : "[=" + $0 + "]" }
    let long = "--" + name + (tail ?? "")
    return letter.map { "-\($0), " + long } ?? long
  }

  /// Options that every command has.
  static let common = [
    Option(name: "no-color", help: "no colour in messages (NO_COLOR does the same)"),
    Option(name: "help", letter: "h", help: "shows this help"),
  ]
}

/// A subcommand.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The operands' form, such as `FILE...`; empty if there are none.
  var operands = ""
  var operandHint: ValueHint = .text
  /// How many operands there may be.
  var operandCount: ClosedRange<Int> = 0...0
  var options: [Option] = []
  /// Paragraphs of help.
  var details: [String] = []
  /// Command lines and what they do.
  var examples: [(line: String, meaning: String)] = []
  /// Does it.
  let run: @Sendable (Arguments, Console) throws -> Outcome

  var allOptions: [Option] { options + Option.common }
}

/// What was given to a command.
struct Arguments {
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Whether the option is there.
  func has(_ name: String) -> Bool { values[name] != nil }
  /// The option's value, or nil.
  func value(_ name: String) -> String? { values[name]?.last }
  /// All values of a repeated option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of `--format`, for which `--json` is short.
  var format: String? {
    get throws(UsageError) {
      guard has("json") else { return value("format") }
      if let other = value("format"), other != "json" {
        throw UsageError(message: "'--json' and '--format \(other)' are two forms: choose one")
      }
      return "json"
    }
  }

  mutating func add(_ value: String, to name: String) { values[name, default: []].append(value) }
}

/// Something wrong with the command line: exit code 2.
struct UsageError: Error {
  let message: String
  var help: String?
  /// What else is wrong with it.
  var others: [UsageError] = []
  /// What the help goes on with, a line each.
  var rows: [String] = []
}
