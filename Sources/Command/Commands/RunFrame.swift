import NavSim

// `navsim run FILE --frame PHASE+N`: one frame whole.

/// Prints a frame.
enum RunFrame {
  static let options = [
    Option(
      name: "frame", value: "PHASE+N",
      help: "prints one frame of one cell, or of a trace, whole: push+3, push@40%, 'push end+0',"
        + " start, end, or a time: 50ms, 0.5s, 30f"),
    Option(
      name: "against", value: "TRACE|FILE", hint: .anyFile,
      help: "with '--frame': beside it the same frame of another trace"),
    Option(
      name: "against-cell", value: "K=V,...",
      help:
        "with '--frame': of this cell, else as '--cell' says; of the same file where '--against' is left out"
    ),
  ]
  /// Whether a call asks for a frame.
  static func isMeant(_ arguments: Arguments) -> Bool {
    options.contains { arguments.has($0.name) }
  }

  /// What chooses a cell, or says how the frame is printed.
  private static let known =
    options.map(\.name) + CellOptions.all.map(\.name) + ["only", "look", "json", "quiet"]

  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try RunRequest(arguments)
    guard let text = arguments.value("frame") else {
      throw UsageError(
        message: "'--against' needs a frame", help: "--frame push+3, --frame start")
    }
    if let other = Command.run.options.map(\.name)
      .first(where: { arguments.has($0) && !known.contains($0) })
    {
      throw UsageError(message: "'--\(other)' says nothing with '--frame'")
    }
    let path = arguments.operands[0]
    if arguments.operands.count > 1 {
      throw UsageError(
        message: "'--frame' is one frame of one file: '\(arguments.operands[1])' is one too many",
        help: "'--against' puts another beside it")
    }
    guard let input = try TraceInput(path, request, console: console) else { return .badInput }
    let frame = try self.frame(text, input.trace)
    var other: (trace: Trace, frame: Int)?
    var outcome = input.outcome
    if arguments.has("against") || arguments.has("against-cell") {
      let second = try RunRequest(
        cell: arguments.value("against-cell"),
        before: arguments.has("against") ? [] : request.overrides,
        scenario: arguments.value("against") == nil ? arguments.value("scenario") : nil,
        allowsOutside: request.allowsOutside, budget: request.budget)
      guard
        let found = try TraceInput(arguments.value("against") ?? path, second, console: console)
      else { return .badInput }
      other = (found.trace, try self.frame(text, found.trace))
      outcome = max(outcome, found.outcome)
    }
    let table = FrameTable(input.trace, frame: frame, against: other)
    try check(request, table, input, console)
    if arguments.has("json") {
      console.print(exact: table.json(only: request.form.only))
    } else {
      console.print(lines: table.text(only: request.form.only))
    }
    return table.isDifferent(only: request.form.only) ? max(outcome, .failed) : outcome
  }

  /// Refuses patterns of `--only` that no name of such a trace matches, and all of them where none
  /// matches anything in the frame.
  private static func check(
    _ request: RunRequest, _ table: FrameTable, _ input: TraceInput, _ console: Console
  ) throws(UsageError) {
    let missing = request.form.only.filter { !table.has($0) }
    let messages = missing.map { "'--only \($0.text)' matches nothing in this frame" }
    guard let first = messages.first else { return }
    if missing.count == request.form.only.count {
      throw UsageError(
        message: first,
        help: "navsim explain elements shows the names; '*' stands for any run of characters")
    }
    if let origin = input.origin {
      let job = RunJob(file: origin.file, scenario: origin.scenario, cell: origin.cell)
      try OnlyGuard.check(missing, [job])
    }
    if request.isQuiet { return }
    for message in messages { console.note("note: \(message)") }
  }

  private static func frame(_ text: String, _ trace: Trace) throws(UsageError) -> Int {
    try WhyCommand.question { () throws(QuestionError) in try trace.frame(named: text) }
  }
}
