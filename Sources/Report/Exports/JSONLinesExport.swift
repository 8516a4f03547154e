import NavSimTrace

/// A trace as JSON lines: one object for each thing that happened, in order. It says all that the
/// trace's file says, so that the file can be made from it again, byte by byte.
struct JSONLinesExport {
  /// The schema's version. It grows when a member changes its meaning or goes.
  static let version = 1

  private let trace: Trace
  private let sink: ExportSink

  init(_ trace: Trace, _ sink: ExportSink) {
    self.trace = trace
    self.sink = sink
  }

  func write() throws {
    try header()
    var phase = -1
    for entry in trace.entries {
      switch entry {
      case .phase(let index):
        phase = index
        try self.phase(trace.phases[index])
      case .event(let index): try event(trace.events[index], in: phase)
      case .mark(let index):
        let mark = trace.marks[index]
        try line([
          ("mark", .text(mark.text)), ("us", .int(Int(mark.time.ticks / 3))), name(of: phase),
        ])
      case .frame(let index): try frame(trace.frames[index])
      }
    }
    try trailer()
  }

  private func line(_ members: [(String, JSONValue?)]) throws {
    try sink.write(JSONValue.members(members).line + "\n")
  }

  private func name(of phase: Int) -> (String, JSONValue?) {
    ("phase", phase < 0 ? nil : .text(trace.name(ofPhase: phase)))
  }

  private func header() throws {
    var names: Set<String> = []
    for axis in trace.cell where !names.insert(axis.axis).inserted {
      throw ExportError(message: "the trace's cell names the axis '\(axis.axis)' twice")
    }
    let cell = trace.cell.map { JSONValue.Member(name: $0.axis, value: .text($0.value)) }
    try line([
      ("navsim", .text("trace")), ("version", .int(Self.version)),
      ("scenario", .text(trace.scenario)), ("cell", .object(cell)),
      ("hz", .int(trace.grid.framesPerSecond)),
      ("part", trace.part.isEmpty ? nil : .list(trace.part.map { .text($0) })),
    ])
  }

  private func phase(_ phase: TracePhase) throws {
    let kind: String
    switch phase.kind {
    case .start: kind = "start"
    case .action: kind = "action"
    case .end: kind = "end"
    }
    try line([
      ("open", .text(phase.title)), ("kind", .text(kind)),
      ("label", phase.kind == .start ? nil : .text(phase.label)),
      ("us", .int(Int(phase.time.ticks / 3))),
    ])
  }

  private func event(_ event: TraceEvent, in phase: Int) throws {
    try line([
      ("event", .text(trace.text(event.name))),
      ("args", .list(event.arguments.map { .text(trace.text($0)) })),
      ("us", .int(Int(event.time.ticks / 3))), name(of: phase),
    ])
  }

  private func frame(_ frame: TraceFrame) throws {
    try line([
      ("frame", .int(frame.number)), ("us", .int(Int(trace.microseconds(ofFrame: frame.number)))),
      name(of: frame.phase), ("k", .int(frame.k)), ("set", .object(try changes(of: frame))),
    ])
  }

  /// The elements that changed, each once, in the order of the trace.
  private func changes(of frame: TraceFrame) throws -> [JSONValue.Member] {
    var elements: [JSONValue.Member] = []
    var properties: [JSONValue.Member] = []
    var open = -1
    var seen: Set<Int> = []
    func close() {
      if open >= 0 {
        elements.append(.init(name: trace.elements[open].name, value: .object(properties)))
      }
      open = -1
      properties = []
    }
    for change in trace.changes[frame.changes] {
      let element =
        change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
      if change.isPresence || element != open {
        close()
        guard seen.insert(element).inserted else {
          throw ExportError(
            message: "'\(trace.elements[element].name)' stands twice in frame \(frame.number)")
        }
      }
      if change.isPresence {
        let value: JSONValue = change.value == .flag(true) ? .object([]) : .null
        elements.append(.init(name: trace.elements[element].name, value: value))
        continue
      }
      open = element
      properties.append(
        .init(
          name: trace.slots[Int(change.slot)].name,
          value: PlainValue(change.value, of: trace).json))
    }
    close()
    return elements
  }

  private func trailer() throws {
    for action in trace.actions {
      try line([
        ("action", .text(action.label)), ("start", action.start.map { .int(Int($0.ticks / 3)) }),
        ("release", action.release.map { .int(Int($0.ticks / 3)) }),
        ("cancels", action.release == nil ? nil : .bool(action.releaseCancels)),
        ("end", action.end.map { .int(Int($0.ticks / 3)) }),
        ("outcome", action.outcome.map { .text($0.rawValue) }),
      ])
    }
    if let error = trace.error { try line([("error", .text(error))]) }
    try line([
      ("done", .bool(true)), ("us", .int(Int(trace.end.ticks / 3))),
      ("frames", .int(trace.frames.count { !$0.isKeyframe })),
      ("phases", .int(trace.phases.count)),
    ])
  }
}
