import NavSimKernel

/// Writes a trace as text, version 1 of the format. docs/Trace.md tells the format.
public enum TraceWriter {
  /// The first line of a trace.
  public static let magic = "navsim-trace 1"

  /// The trace as bytes of UTF-8. The same trace and options give the same bytes, always.
  public static func write(_ trace: Trace, _ options: TraceOptions = TraceOptions()) -> [UInt8] {
    var bytes: [UInt8] = []
    write(trace, options) { bytes += $0 }
    return bytes
  }

  /// The same bytes, piece by piece: what is written never lies in memory as a whole.
  ///
  /// - Parameter emit: takes the bytes in order; what it throws ends the writing.
  public static func write(
    _ trace: Trace, _ options: TraceOptions = TraceOptions(), to emit: ([UInt8]) throws -> Void
  ) rethrows {
    var lines = TraceLines(trace, only: options.only)
    if options.tellsTimes { lines.firstFrame = 0 }
    header(of: trace, options, into: &lines)
    var frames: Int?
    if options.isTracks {
      var tracks = TrackWriter(options)
      try tracks.write(into: &lines, to: emit)
      frames = tracks.frames
    } else if options.isFull || options.every > 1 {
      var dense = DenseFrames(trace, options)
      try dense.write(into: &lines, to: emit)
    } else {
      try sparse(options, into: &lines, to: emit)
    }
    trailer(of: trace, frames: frames, phases: trace.phases.count, into: &lines)
    try emit(lines.buffer.take())
  }

  /// The head, the phases and the end of a trace: what is there without its frames and events.
  public static func outline(of trace: Trace) -> [UInt8] {
    var lines = TraceLines(trace, only: [])
    header(of: trace, TraceOptions(), into: &lines)
    for phase in trace.phases { self.phase(phase, of: trace, into: &lines) }
    trailer(of: trace, frames: nil, phases: trace.phases.count, into: &lines)
    return lines.buffer.array
  }

  static func header(
    of trace: Trace, _ options: TraceOptions, into lines: inout TraceLines
  ) {
    lines.line(magic)
    lines.line(trace.scenario.isEmpty ? "scenario" : "scenario  " + trace.scenario)
    let cell = trace.cell.map { " " + $0.axis + "=" + $0.value }.joined()
    lines.line(cell.isEmpty ? "cell" : "cell     " + cell)
    lines.line("grid      \(trace.grid.framesPerSecond)Hz 0.001")
    if options.isDefault && trace.part.isEmpty { return }
    var form: [String] = []
    if options.isTracks { form.append("tracks") }
    if options.isFull { form.append("full") }
    if options.every > 1 { form.append("every=\(options.every)") }
    if options.causes { form.append("causes") }
    if options.tellsTimes { form.append("times") }
    form += options.only.map { "only=" + TraceName.bare($0.text) }
    form += trace.part.filter { !form.contains($0) }
    lines.line("form      " + form.joined(separator: " "))
  }

  /// Everything as it is kept.
  static func sparse(
    _ options: TraceOptions, into lines: inout TraceLines, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    for index in lines.trace.entries.indices {
      sparse(lines.trace.entries[index], options, into: &lines)
      try lines.pass(to: emit)
    }
  }

  /// An entry as it is kept: of a frame only what changed.
  private static func sparse(
    _ entry: TraceEntry, _ options: TraceOptions, into lines: inout TraceLines
  ) {
    switch entry {
    case .phase(let index): phase(lines.trace.phases[index], of: lines.trace, into: &lines)
    case .event(let index):
      lines.event(lines.trace.events[index])
      if options.causes { lines.cause(lines.trace.events[index].cause, of: []) }
    case .mark(let index): lines.line("* " + lines.trace.marks[index].text)
    case .frame(let index): frame(lines.trace.frames[index], options, into: &lines)
    }
  }

  /// A frame as it is kept.
  static func frame(
    _ frame: TraceFrame, _ options: TraceOptions, into lines: inout TraceLines
  ) {
    let changes = frame.changes
    if !options.only.isEmpty, !changes.isEmpty,
      !changes.contains(where: { lines.isShown(lines.trace.changes[$0]) })
    {
      return
    }
    if !frame.isKeyframe { lines.frame(frame.k) }
    var index = changes.lowerBound
    while index < changes.upperBound {
      let first = index
      let change = lines.trace.changes[index]
      if change.isPresence {
        index += 1
        guard lines.isShown(change) else { continue }
        lines.presence(change)
      } else {
        let element = lines.labels.element(ofSlot: Int(change.slot))
        index = lines.changes(of: element, from: index, to: changes.upperBound)
      }
      if options.causes { lines.causes(first..<index) }
    }
  }

  /// `== push C as push#2 @1000ms`. The label stands there where the title does not tell it, or
  /// where the title would be taken for something else.
  static func phase(_ phase: TracePhase, of trace: Trace, into lines: inout TraceLines) {
    var line = "\n== " + phase.title
    if case .action = phase.kind, needsLabel(phase) { line += " as " + phase.label }
    if phase.kind != .start || phase.time != .zero { line += " @" + milliseconds(phase.time) }
    lines.line(line)
    if lines.firstFrame != nil { lines.firstFrame = phase.firstFrame }
  }

  private static func needsLabel(_ phase: TracePhase) -> Bool {
    let words = TraceName.words(phase.title)
    return phase.label != TraceName.verb(phase.title) || phase.title == "start"
      || words.count == 2 && words[1] == "end"
      || words.count > 2 && words[words.count - 2] == "as"
  }

  static func trailer(
    of trace: Trace, frames: Int?, phases: Int, into lines: inout TraceLines
  ) {
    if !trace.actions.isEmpty { lines.line("") }
    for action in trace.actions {
      var line = "action    " + action.label
      if let start = action.start { line += " " + milliseconds(start) }
      if let release = action.release {
        line += " release " + milliseconds(release) + (action.releaseCancels ? " cancel" : "")
      }
      if let end = action.end {
        line += " end " + milliseconds(end)
        if let outcome = action.outcome { line += " " + outcome.rawValue }
      }
      lines.line(line)
    }
    if let error = trace.error {
      lines.buffer.append("error     ")
      lines.buffer.append(quoted: error)
      lines.line("")
    }
    lines.line(
      "end frames=\(frames ?? lines.frames) phases=\(phases) @"
        + milliseconds(trace.end))
  }

  /// A moment in milliseconds, with at most three digits behind the point.
  public static func milliseconds(_ time: Time) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(thousandths: time.ticks / 3)
    buffer.append("ms")
    return String(decoding: buffer.array, as: UTF8.self)
  }
}
