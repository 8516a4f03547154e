import NavSimKernel

/// Writes a trace while it is recorded: what is written is forgotten by the recorder, so that a long
/// recording never lies in memory as a whole. The bytes are those of the whole trace.
///
/// Texts are numbers of the recorder, which forgets those that nothing holds: ask it for a text each
/// time that it is set.
public struct TraceStream: ~Copyable {
  private var lines: TraceLines
  private var slots: Int
  private var elements: Int
  private var hasBegun = false
  /// How much is recorded before it is written.
  private let most: Int

  /// A stream of what a recorder is going to record.
  public init(_ recorder: TraceRecorder) { self.init(recorder, most: 8_192) }

  init(_ recorder: TraceRecorder, most: Int) {
    self.most = most
    lines = TraceLines(recorder.trace, only: [])
    lines.trace = Self.nothing
    slots = recorder.trace.slots.count
    elements = recorder.trace.elements.count
  }

  /// Writes what has been recorded, if it is enough for that. While a frame is open nothing is.
  public mutating func pass(
    _ recorder: inout TraceRecorder, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    if recorder.held >= most { try write(&recorder, to: emit) }
  }

  /// Ends the recording, and writes what is left of it.
  public mutating func finish(
    _ recorder: inout TraceRecorder, at end: Time, error: String? = nil,
    to emit: ([UInt8]) throws -> Void
  ) rethrows {
    _ = recorder.finish(at: end, error: error)
    try write(&recorder, to: emit)
    let phases = recorder.forgottenPhases + recorder.trace.phases.count
    TraceWriter.trailer(of: recorder.trace, frames: nil, phases: phases, into: &lines)
    try emit(lines.buffer.take())
  }

  private mutating func write(
    _ recorder: inout TraceRecorder, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    lines.trace = recorder.trace
    if slots != lines.trace.slots.count || elements != lines.trace.elements.count {
      lines.labels = TraceLabels(lines.trace, only: [])
      slots = lines.trace.slots.count
      elements = lines.trace.elements.count
    }
    if !hasBegun { TraceWriter.header(of: lines.trace, TraceOptions(), into: &lines) }
    hasBegun = true
    try TraceWriter.sparse(TraceOptions(), into: &lines, to: emit)
    // The recorder is the only one to hold its tables again, and need not copy them.
    lines.trace = Self.nothing
    recorder.forget()
  }

  private static let nothing = Trace(
    scenario: "", cell: [], grid: FrameGrid(framesPerSecond: 60))
}

extension TraceRecorder {
  /// How much is held that can be written.
  var held: Int { frame == nil ? max(trace.changes.count, trace.entries.count) : 0 }
}
