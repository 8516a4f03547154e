import NavSim

// Small and exact: `--name value`, `--name=value`, `-o value`, `-ovalue`, `--` ends the options,
// `-` alone is an operand. Names are not abbreviated, so that a script keeps working when a
// further option comes.

/// Reads the arguments of one command.
struct ArgumentParser {
  let command: Command
  private var rest: ArraySlice<String>
  private var result = Arguments()

  private init(command: Command, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
  }

  /// The arguments after the command's name.
  static func parse(_ arguments: ArraySlice<String>, for command: Command) throws(UsageError)
    -> Arguments
  {
    var parser = ArgumentParser(command: command, rest: arguments)
    try parser.readAll()
    return parser.result
  }

  /// Options that are wrong are told together; how many operands there are only if none is.
  private mutating func readAll() throws(UsageError) {
    var optionsAreOver = false
    var errors: [UsageError] = []
    while let word = rest.popFirst() {
      if optionsAreOver || word == "-" || !word.hasPrefix("-") {
        result.operands.append(word)
      } else if word == "--" {
        optionsAreOver = true
      } else {
        do throws(UsageError) { try readOption(word) } catch { errors.append(error) }
      }
    }
    if var first = errors.first {
      first.others = Array(errors.dropFirst().prefix(Self.mostErrors - 1))
      throw first
    }
    if !result.has("help") { try checkOperandCount() }
  }

  /// How many wrong options are told.
  private static let mostErrors = 20

  private mutating func readOption(_ word: String) throws(UsageError) {
    if word.hasPrefix("--") { return try readLong(word.dropFirst(2)) }
    try readLetter(word.dropFirst())
  }

  private mutating func readLong(_ word: Substring) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw unknown("--" + name)
    }
    let spelled = "--" + name
    guard option.value != nil else {
      if parts.count > 1 { throw UsageError(message: "'\(spelled)' takes no value") }
      return result.add("", to: name)
    }
    if parts.count == 1, let implied = option.implied {
      return try add(implied, to: option, spelled)
    }
    try add(parts.count > 1 ? String(parts[1]) : next(spelled, option), to: option, spelled)
  }

  private mutating func readLetter(_ word: Substring) throws(UsageError) {
    guard let letter = word.first,
      let option = command.allOptions.first(where: { $0.letter == letter })
    else { throw unknown("-" + String(word)) }
    let spelled = "-\(letter)"
    let tail = word.dropFirst()
    guard option.value != nil else {
      guard tail.isEmpty else { throw unknown("-" + String(word)) }
      return result.add("", to: option.name)
    }
    try add(tail.isEmpty ? next(spelled, option) : String(tail), to: option, spelled)
  }

  private mutating func next(_ spelled: String, _ option: Option) throws(UsageError) -> String {
    guard let value = rest.first, value == "-" || !value.hasPrefix("-") else {
      throw UsageError(
        message: "'\(spelled)' needs a value",
        help: "write '\(spelled) \(option.value ?? "VALUE")'; to pass a value that starts with "
          + "'-', write '--\(option.name)=-…'")
    }
    rest = rest.dropFirst()
    return value
  }

  private mutating func add(
    _ value: String, to option: Option, _ spelled: String
  ) throws(UsageError) {
    if !option.isRepeated && result.has(option.name) {
      throw UsageError(message: "'\(spelled)' is given twice")
    }
    if value.isEmpty { throw UsageError(message: "'\(spelled)' needs a value") }
    result.add(value, to: option.name)
  }

  private func unknown(_ spelled: String) -> UsageError {
    let known = command.allOptions.map { "--" + $0.name }
    let guess = Suggestion.nearest(spelled, known)
    let holders = Tool.commands.filter { other in
      other.allOptions.contains { "--" + $0.name == spelled }
    }
    if !holders.isEmpty {
      let names = holders.map { "'\($0.name)'" }.joined(separator: ", ")
      return UsageError(
        message:
          "'\(command.name)' has no option '\(spelled)'; \(names) \(holders.count == 1 ? "has" : "have") it",
        help: holders.flatMap(\.allOptions).first { "--" + $0.name == spelled }?.elsewhere
          ?? "navsim help \(command.name) lists the options")
    }
    return UsageError(
      message: "unknown option '\(spelled)'" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      help: "navsim help \(command.name) lists the options")
  }

  private func checkOperandCount() throws(UsageError) {
    let count = result.operands.count
    if command.operandCount.contains(count) { return }
    let usage = "usage: " + Help.usage(of: command)
    if count < command.operandCount.lowerBound {
      throw UsageError(message: "'\(command.name)' needs \(command.operands)", help: usage)
    }
    let extra = result.operands[command.operandCount.upperBound]
    throw UsageError(message: "unexpected argument '\(extra)'", help: usage)
  }
}
