import NavSim

// The options of `run` as values, checked before any file is read.

/// What `navsim run` was asked for.
struct RunRequest {
  /// Axis and value: of --cell, and of --strategy, --ios and --device, in this order.
  private(set) var overrides: [(axis: String, value: String)] = []
  let output: String?
  /// The only scenario to run, or nil.
  let scenario: String?
  let isQuiet: Bool
  /// Whether scenarios may use files outside of their project.
  let allowsOutside: Bool
  /// What each cell may do.
  let budget: Budget
  /// How traces are written.
  private(set) var form = TraceOptions()
  /// Whether traces have their events.
  let hasEvents: Bool
  /// Whether a trace is wanted on a terminal too: by --trace, or by an option about its form.
  var wantsTrace: Bool { traceOption != nil }
  /// The option by which it is.
  private(set) var traceOption: String?

  init(_ arguments: Arguments) throws(UsageError) {
    output = arguments.value("output")
    scenario = arguments.value("scenario")
    isQuiet = arguments.has("quiet")
    allowsOutside = arguments.allowsOutside
    budget = try BudgetOption.value(arguments)
    form.only = TracePattern.list(arguments.all("only"))
    hasEvents = !arguments.has("no-events") && !arguments.has("look")
    if arguments.has("look") {
      if arguments.has("only") {
        throw UsageError(message: "'--look' and '--only' both choose what is printed")
      }
      form.only = [TracePattern("eye")]
    }
    form.isFull = arguments.has("full")
    form.causes = arguments.has("causes")
    form.isTracks = arguments.has("tracks")
    form.every = try RunRequest.count(arguments.value("every"), of: "--every")
    traceOption = ["trace", "full", "tracks", "causes", "only", "every", "no-events", "look"]
      .first(where: arguments.has)
    try Self.refuseFormOfJSON(arguments)
    if form.isTracks, let other = ["full", "every", "causes"].first(where: { arguments.has($0) }) {
      throw UsageError(
        message: "'--tracks' and '--\(other)' are two forms of a trace: choose one",
        help: "'--only' goes with both")
    }
    for text in arguments.all("cell") { try add(cell: text) }
    for (axis, value) in try Self.systems(arguments) { try add(axis, value) }
  }

  /// JSON in place of traces has none of their forms; with '-o' they are written beside it.
  private static func refuseFormOfJSON(_ arguments: Arguments) throws(UsageError) {
    let forms = ["trace", "tracks", "full", "every", "causes"]
    guard arguments.has("json"), !arguments.has("output"),
      let form = forms.first(where: arguments.has)
    else { return }
    throw UsageError(
      message: "'--json' prints no traces, and '--\(form)' is about them: leave one out",
      help: "with '-o PATH' the traces are written to files beside the JSON")
  }

  /// Axis and value of --strategy, --ios, --device and --rule.
  static func systems(
    _ arguments: Arguments
  ) throws(UsageError) -> [(axis: String, value: String)] {
    var axes: [(axis: String, value: String)] = []
    for axis in ["strategy", "ios", "device"] {
      if let value = arguments.value(axis) { axes.append((axis, value)) }
    }
    return axes + (try RuleOption.axes(arguments))
  }

  /// A cell of a scenario alone.
  ///
  /// - Parameter before: axes and values that hold where `cell` does not name the axis.
  init(
    cell: String?, before: [(axis: String, value: String)] = [],
    rules: [(axis: String, value: String)] = [], scenario: String?,
    allowsOutside: Bool, budget: Budget = .standard
  ) throws(UsageError) {
    self.allowsOutside = allowsOutside
    output = nil
    self.scenario = scenario
    isQuiet = false
    hasEvents = true
    self.budget = budget
    if let cell { try add(cell: cell) }
    for (axis, value) in before where !overrides.contains(where: { $0.axis == axis }) {
      try add(axis, value)
    }
    for (axis, value) in rules { try add(axis, value) }
  }

  private mutating func add(cell text: String) throws(UsageError) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if part.contains("=") {
        guard let pair = NamePairs.read(part)?.first else { throw Self.noCell(text) }
        try add(pair.name, pair.value)
      } else {
        // A value of an own axis stands for the pair, as in a file's guards: 'bug', '!bug'.
        let isNegated = part.first == "!"
        let value = isNegated ? part.dropFirst() : part
        guard !value.isEmpty else { throw Self.noCell(text) }
        overrides.append((isNegated ? "!" : "", String(value)))
      }
    }
  }

  private static func noCell(_ text: String) -> UsageError {
    UsageError(
      message: "'\(text)' is no value for '--cell'",
      help: "write axis=value pairs: --cell strategy=km,ios=12")
  }

  /// A trace with what is asked for.
  func shown(_ trace: Trace) -> Trace { hasEvents ? trace : trace.withoutEvents }

  /// The strategy that the options name, or nil.
  var strategy: String? { overrides.first { $0.axis == "strategy" }?.value }

  private mutating func add(_ axis: String, _ value: String) throws(UsageError) {
    if overrides.contains(where: { $0.axis == axis }) {
      throw UsageError(message: "'\(axis)' is given twice")
    }
    try RuleOption.check(axis: axis, value)
    overrides.append((axis, value))
  }

  /// A whole number from 1 to a million; 1 if there is none.
  private static func count(_ text: String?, of option: String) throws(UsageError) -> Int {
    guard let text else { return 1 }
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw UsageError(
        message: "'\(text)' is no value for '\(option)'", help: "write a whole number from 1")
    }
    return number
  }
}

extension RunRequest {
  /// Writes a trace to a file; whether it worked.
  func save(_ trace: Trace, to path: String, _ console: Console) -> Bool {
    console.save(to: path) { emit in try shown(trace).write(form, to: emit) }
  }

  /// Prints a trace; on a terminal each frame says its time, for a person reads it there.
  func print(_ trace: Trace, on console: Console) {
    var form = form
    form.tellsTimes = console.outputIsTerminal
    shown(trace).write(form) { console.print(trace: $0) }
  }
}
