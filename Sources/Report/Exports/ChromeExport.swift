import NavSimKernel
import NavSimTrace

/// A trace in Chrome's JSON, which Perfetto and chrome://tracing open.
///
/// What lasts is drawn with pairs of asynchronous events, each pair under an id of its own:
/// phases, actions, animations. Numbers are counters, one track for each element. Callbacks are
/// slices of 1 µs on a thread of their own, one after the other, so that arrows have something to
/// point from; frames are slices on another. No two slices of a thread overlap, and times never go
/// back. What happens at one instant is therefore drawn a few µs apart, in its order.
struct ChromeExport {
  enum Thread: Int {
    case phases = 1
    case callbacks, frames, elements
  }

  let trace: Trace
  let sink: ExportSink
  let shown: [Bool]
  let arrows: ChromeArrows
  /// The next change of the same slot follows in the next frame.
  let goesOn: [Bool]
  var cursor: TraceCursor
  /// Nothing is written before this time, in µs.
  var clock: Int64 = 0
  private var isFirst = true
  private var openPhase = -1
  private var edges: [(time: Int64, action: Int, isEnd: Bool)] = []
  /// Which slots are in the middle of an animation.
  var isMoving: [Bool]
  /// How many animations each slot has had.
  var animations: [Int]
  /// Which slots are numbers at some time.
  let isNumeric: [Bool]

  init(_ trace: Trace, _ options: ExportOptions, _ sink: ExportSink) {
    self.trace = trace
    self.sink = sink
    let only = options.only
    shown = trace.slots.map { slot in
      let element = trace.elements[slot.element].name
      return only.isEmpty
        || only.contains { $0.matches(element) || $0.matches(element + "." + slot.name) }
    }
    arrows = ChromeArrows(trace)
    goesOn = Self.runs(of: trace)
    cursor = TraceCursor(trace)
    isMoving = Array(repeating: false, count: trace.slots.count)
    animations = Array(repeating: 0, count: trace.slots.count)
    var isNumeric = isMoving
    for change in trace.changes where !change.isPresence && change.value.kind == .number {
      isNumeric[Int(change.slot)] = true
    }
    self.isNumeric = isNumeric
    for (index, action) in trace.actions.enumerated() {
      guard let start = action.start, let end = action.end, end >= start else { continue }
      edges.append((start.ticks / 3, index, false))
      edges.append((end.ticks / 3, index, true))
    }
    edges.sort { ($0.time, $0.action, $0.isEnd ? 1 : 0) < ($1.time, $1.action, $1.isEnd ? 1 : 0) }
  }

  mutating func write() throws {
    try sink.write("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n")
    try names()
    for (entry, what) in trace.entries.enumerated() {
      switch what {
      case .phase(let index):
        try passed(trace.phases[index].time.ticks / 3)
        try open(index, entry)
      case .event(let index):
        try passed(trace.events[index].time.ticks / 3)
        try callback(trace.events[index], entry)
      case .mark(let index):
        try passed(trace.marks[index].time.ticks / 3)
        try event("i", trace.marks[index].text, .phases, [("s", .text("p"))])
      case .frame(let index):
        try passed(trace.microseconds(ofFrame: trace.frames[index].number))
        try frame(index, entry)
      }
    }
    try passed(max(trace.end.ticks / 3, edges.last?.time ?? 0))
    if openPhase >= 0 { try phaseEdge("e") }
    try sink.write("\n]}\n")
  }

  /// Moves the clock on, and past the starts and ends of actions on the way.
  private mutating func passed(_ time: Int64) throws {
    while let edge = edges.first, edge.time <= time {
      edges.removeFirst()
      clock = max(clock, edge.time)
      let action = trace.actions[edge.action]
      let args: [JSONValue.Member] =
        edge.isEnd
        ? [.init(name: "outcome", value: .text(action.outcome?.rawValue ?? "under way"))] : []
      try event(
        edge.isEnd ? "e" : "b", action.label, .phases,
        [
          ("cat", .text("action")), ("id", .text("action-\(edge.action + 1)")),
          ("args", .object(args)),
        ])
    }
    clock = max(clock, time)
  }

  // MARK: Lines

  mutating func event(
    _ kind: String, _ name: String, _ thread: Thread, _ more: [(String, JSONValue?)] = [],
    tid: Int? = nil
  ) throws {
    let members: [(String, JSONValue?)] = [
      ("ph", .text(kind)), ("name", .text(name)), ("pid", .int(1)),
      ("tid", .int(tid ?? thread.rawValue)), ("ts", kind == "M" ? nil : .int(Int(clock))),
    ]
    let line = JSONValue.members(members + more).line
    try sink.write(isFirst ? line : ",\n" + line)
    isFirst = false
  }

  private mutating func names() throws {
    let cell = trace.cell.map { "\($0.axis)=\($0.value)" }.joined(separator: " ")
    let name = cell.isEmpty ? trace.scenario : "\(trace.scenario) (\(cell))"
    func named(_ text: String) -> [(String, JSONValue?)] {
      [("args", .members([("name", .text(text))]))]
    }
    try event("M", "process_name", .phases, named(name))
    let threads: [(Thread, String)] = [
      (.phases, "phases"), (.callbacks, "callbacks"), (.frames, "frames"),
    ]
    for (thread, text) in threads { try event("M", "thread_name", thread, named(text)) }
    for (index, element) in trace.elements.enumerated()
    where element.slots.contains(where: { shown[$0] }) {
      try event(
        "M", "thread_name", .elements, named(element.name), tid: Thread.elements.rawValue + index)
    }
  }

  // MARK: Phases and callbacks

  private mutating func open(_ index: Int, _ entry: Int) throws {
    if openPhase >= 0 { try phaseEdge("e") }
    openPhase = index
    try phaseEdge("b")
    guard case .action = trace.phases[index].kind else { return }
    try slice(trace.phases[index].title, .phases, length: 1, entry, args: [])
  }

  private mutating func phaseEdge(_ kind: String) throws {
    try event(
      kind, trace.name(ofPhase: openPhase), .phases,
      [("cat", .text("phase")), ("id", .text("phase-\(openPhase + 1)"))])
  }

  private mutating func callback(_ event: TraceEvent, _ entry: Int) throws {
    let words = [trace.text(event.name)] + event.arguments.map { trace.text($0) }
    var args = [JSONValue.Member(name: "phase", value: .text(trace.name(ofPhase: openPhase)))]
    if let cause = trace.cause(event.cause) {
      args.append(.init(name: "cause", value: .text(cause)))
    }
    try slice(words.joined(separator: " "), .callbacks, length: 1, entry, args: args)
  }

  /// A slice with the arrows that end and begin in it; the clock moves to its end.
  mutating func slice(
    _ name: String, _ thread: Thread, length: Int64, _ entry: Int, args: [JSONValue.Member]
  ) throws {
    try event(
      "X", name, thread, [("dur", .int(Int(length))), ("args", .object(args))])
    for arrow in arrows.ends[entry] ?? [] {
      try event(
        "f", "cause", thread,
        [("cat", .text("cause")), ("id", .text("cause-\(arrow + 1)")), ("bp", .text("e"))])
    }
    for arrow in arrows.starts[entry] ?? [] {
      try event(
        "s", "cause", thread, [("cat", .text("cause")), ("id", .text("cause-\(arrow + 1)"))])
    }
    if thread != .frames { clock += length }
  }
}
