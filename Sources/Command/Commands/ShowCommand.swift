import NavSim

// `navsim show`: one frame whole.

extension Command {
  static let show = Command(
    name: "show", summary: "prints one frame of a trace whole, alone or beside another",
    operands: "TRACE|FILE", operandHint: .scenarioFile, operandCount: 1...1,
    options: [
      Option(
        name: "frame", value: "PHASE+N",
        help: "the frame: push+3, 'push end+0', start, end, or a time: 50ms, 0.5s, 30f"),
      Option(
        name: "against", value: "TRACE|FILE", hint: .anyFile,
        help: "the same frame of another trace, or of another cell with '--against-cell'"),
      Option(
        name: "against-cell", value: "K=V,...",
        help: "the cell of the other; of the same file where '--against' is left out"),
      Option(
        name: "only", value: "PATTERN", isRepeated: true,
        help: "only these elements or properties, such as 'bar.*'"),
    ] + CellOptions.all,
    details: [
      "Every element that is there, with every property that has a value; '*' stands behind what"
        + " this very frame has changed, '!=' behind what differs from the other. Above the table"
        + " stand the events since the frame before.",
      "The exit code is 0; with another trace 1 where the two frames show something else; 2 where a"
        + " run ended early.",
    ],
    examples: [
      ("navsim show push.navsim --frame push+3", "everything in one frame"),
      ("navsim show old.trace --frame push+3 --against new.trace", "the same frame of two traces"),
      (
        "navsim show push.navsim --cell strategy=km --against-cell strategy=hbd --frame push+3",
        "two strategies side by side"
      ),
    ],
    run: ShowCommand.run)
}

/// Prints a frame.
enum ShowCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try RunRequest(arguments)
    guard let text = arguments.value("frame") else {
      throw UsageError(message: "'show' needs a frame", help: "--frame push+3, --frame start")
    }
    let path = arguments.operands[0]
    guard let input = try TraceInput(path, request, console: console) else { return .badInput }
    let frame = try self.frame(text, input.trace)
    var other: (trace: Trace, frame: Int)?
    var outcome = input.outcome
    if arguments.has("against") || arguments.has("against-cell") {
      let second = try RunRequest(
        cell: arguments.value("against-cell"),
        scenario: arguments.value("against") == nil ? arguments.value("scenario") : nil,
        budget: request.budget)
      guard
        let found = try TraceInput(arguments.value("against") ?? path, second, console: console)
      else { return .badInput }
      other = (found.trace, try self.frame(text, found.trace))
      outcome = max(outcome, found.outcome)
    }
    let table = FrameTable(input.trace, frame: frame, against: other)
    if let wrong = request.form.only.first(where: { !table.has($0) }) {
      throw UsageError(
        message: "'--only \(wrong.text)' matches nothing in this frame",
        help: "navsim list elements shows the names; '*' stands for any run of characters")
    }
    console.print(table.text(only: request.form.only))
    return table.isDifferent(only: request.form.only) ? max(outcome, .failed) : outcome
  }

  private static func frame(_ text: String, _ trace: Trace) throws(UsageError) -> Int {
    try WhyCommand.question { () throws(QuestionError) in try trace.frame(named: text) }
  }
}
