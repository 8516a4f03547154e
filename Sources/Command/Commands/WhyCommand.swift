import NavSim

// `navsim why`: from a value in a frame back to the line that brought it about.

extension Command {
  static let why = Command(
    name: "why", summary: "tells why a property has its value in a frame, back to the line",
    operands: "TRACE|FILE [PROPERTY|ACTION|FINDING]", operandHint: .scenarioFile,
    operandCount: 1...2,
    options: [
      Option(
        name: "frame", value: "PHASE+N",
        help: "the frame (end): push+3, push@40%, 'push end+0', start, or a time: 50ms, 0.5s, 30f"),
      Option(
        name: "until", value: "CONDITION",
        help: "the first frame in which it holds: 'bar.bg.alpha < 1'"),
      Option(name: "json", help: "prints JSON instead of text (docs/Exports.md)"),
    ] + CellOptions.all,
    details: [
      "Of a scenario's file the cell is run, and the whole chain of causes is told: the write or the"
        + " animation, the callback or hook that made it, what UIKit did, the gesture or the stack"
        + " call, the scenario's line. A trace's file holds the causes themselves, if it was written"
        + " with --causes. Of a file alone the first thing is told of that is found in its cells,"
        + " with the rules of the model on which it rests; where nothing is found, of the first claim"
        + " that does not hold.",
      "A colour that the eye sees is taken apart into what lies at its point, and a value that UIKit"
        + " makes into what it follows from. The last lines name the line to look at: the nearest"
        + " one of your own that is no action.",
      "Of a value that a detector has found in that frame, it is told too on which rules of the model"
        + " it rests.",
      "An action needs no frame: of its label, or of a verb that code calls, it is told what became of"
        + " it, and what UIKit or navsim said while it ran: why a call or a swipe did nothing. Nor does"
        + " a finding, by the detector's name or id: the first of its kind is told of.",
    ],
    examples: [
      ("navsim why push.navsim", "the first thing that is found or fails, and where it comes from"),
      ("navsim why push.navsim bar.y --frame push+0", "why the bar is where it is"),
      (
        "navsim why push.navsim eye.centre --frame 'push end+0' --cell ios=12", "a colour on screen"
      ),
      ("navsim why push.navsim swipe", "what became of the swipe, and why it did nothing"),
      ("navsim why push.navsim snap", "the first finding of that kind, back to its line"),
      ("navsim why push.navsim --until 'bar.bg.alpha < 1'", "since when, and why"),
    ],
    run: WhyCommand.run)
}

/// Tells the story of a value.
enum WhyCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try RunRequest(arguments)
    let condition = try condition(arguments.value("until"))
    var asked = arguments.value("frame")
    if condition == nil, asked == nil {
      if let outcome = try tellWithoutFrame(arguments, request, console) { return outcome }
      // Of a property, what it is in the end.
      guard arguments.operands.count > 1, arguments.operands[1].contains(".") else {
        throw UsageError(
          message: arguments.operands.count > 1 && !arguments.has("json")
            ? "'\(arguments.operands[1])' is no action, no finding and no property"
            : "'why' needs a frame",
          help: "an action is named by its label or its verb, push; a finding by its detector,"
            + " snap; a property with its element, bar.y --frame push+3")
      }
      asked = "end"
    }
    if condition != nil, asked != nil {
      throw UsageError(message: "'--frame' and '--until' both choose the frame: leave one out")
    }
    let named = arguments.operands.count > 1 ? arguments.operands[1] : condition?.property
    guard let property = named else {
      throw UsageError(
        message: "'why' needs a property",
        help: "navsim why \(ShellWord.path(arguments.operands[0])) bar.bg.alpha --frame push+3")
    }
    guard
      let input = try TraceInput(
        arguments.operands[0], request, follows: true, label: action(asked),
        console: console)
    else { return .badInput }
    let slot = try question { () throws(QuestionError) in
      try input.trace.slot(named: property)
    }
    let frame = try frame(asked, condition, input.trace)
    tell(slot, at: frame, of: input, arguments, request, console)
    return input.outcome
  }

  /// The story of a value, and on which rules it rests where it is found to be wrong.
  private static func tell(
    _ slot: Int, at frame: Int, of input: TraceInput, _ arguments: Arguments,
    _ request: RunRequest, _ console: Console
  ) {
    let explanation: Explanation
    var found: (finding: Finding, certainty: Certainty?)?
    if let origin = input.origin {
      explanation = origin.file.explanation(
        of: slot, at: frame, in: input.trace, origin.scenario, origin.cell)
      found = origin.file.finding(
        about: explanation.property, at: frame, origin.scenario, origin.cell,
        budget: request.budget)
    } else {
      explanation = input.trace.explanation(of: slot, at: frame)
      if input.trace.causes.isEmpty {
        console.note(
          """
          \(arguments.operands[0]): note: this trace holds no causes; write it with --causes, \
          or name the scenario's file
          """)
      }
    }
    if arguments.has("json") {
      console.print(
        exact: explanation.json(in: input.trace, finding: found?.finding, found?.certainty))
    } else {
      print(explanation, at: frame, in: input.trace, console)
      if let rules = found?.certainty?.rules {
        console.print(PaintedText(lines: "\n" + rules))
      }
    }
  }

  /// The action that a frame is counted from: `leave` of `leave.end`, `leave end +3`, `leave+3` and
  /// `leave@40%`.
  private static func action(_ frame: String?) -> String? {
    frame.map { String($0.prefix { !".+@ ".contains($0) }) }
  }

  /// Answers what needs no frame: nothing named, a finding by its detector, an action; nil where the
  /// name is none of these.
  private static func tellWithoutFrame(
    _ arguments: Arguments, _ request: RunRequest, _ console: Console
  ) throws -> Outcome? {
    let detector = arguments.operands.count == 2 ? Detector.named(arguments.operands[1]) : nil
    if arguments.operands.count == 1 || detector != nil,
      let outcome = try WhyFirst.tell(
        arguments.operands[0], request, isJSON: arguments.has("json"), kind: detector?.name, console
      )
    {
      return outcome
    }
    if arguments.operands.count != 2 || arguments.has("json") { return nil }
    return try tellAction(arguments, request, console)
  }

  private static func print(
    _ explanation: Explanation, at frame: Int, in trace: Trace, _ console: Console
  ) {
    console.print(explanation.text)
    guard console.printsStrips else { return }
    let strip = EyeStrip(
      trace, marks: [(frame, "here")], width: console.outputWidth,
      depth: console.outputStyle.swatches)
    console.print(strip: "\n" + strip.text)
  }

  /// Tells what became of an action; nil where the name is that of a property.
  private static func tellAction(
    _ arguments: Arguments, _ request: RunRequest, _ console: Console
  ) throws -> Outcome? {
    let name = arguments.operands[1]
    if name.contains(".") { return nil }
    guard
      let input = try TraceInput(
        arguments.operands[0], request, follows: true, label: name, console: console)
    else { return .badInput }
    let origin = input.origin
    let story = ActionStory(
      name, in: input.trace,
      why: origin.map { origin in
        { origin.file.explanation(of: $0, at: $1, in: input.trace, origin.scenario, origin.cell) }
      })
    guard let story else { return nil }
    console.print(lines: story.text)
    return input.outcome
  }

  private static func condition(_ text: String?) throws(UsageError) -> FrameCondition? {
    guard let text else { return nil }
    return try question { () throws(QuestionError) in try FrameCondition(text) }
  }

  private static func frame(
    _ text: String?, _ condition: FrameCondition?, _ trace: Trace
  ) throws(UsageError) -> Int {
    if let text { return try question { () throws(QuestionError) in try trace.frame(named: text) } }
    guard let condition else { return -1 }
    let found = try question { () throws(QuestionError) in try condition.first(in: trace) }
    guard let found else {
      throw UsageError(
        message: "the condition of '--until' holds in no frame of this trace",
        help: try question { () throws(QuestionError) in try condition.held(in: trace) })
    }
    return found
  }

  /// Turns a question without an answer into a message.
  static func question<T>(_ body: () throws(QuestionError) -> T) throws(UsageError) -> T {
    do { return try body() } catch {
      throw UsageError(message: error.message, help: error.help)
    }
  }
}
