import NavSimKernel

/// What one cell of a scenario looked like, frame by frame.
///
/// A value of plain, contiguous tables. `entries` is the order of happening; it names phases,
/// events, marks and frames by index. A frame holds only what changed, so read states through
/// a `TraceCursor`. Frames in which nothing changed are not kept: the grid says when they were.
public struct Trace: Sendable {
  /// The scenario's name.
  public internal(set) var scenario: String
  /// The cell of the matrix, in the matrix's order.
  public internal(set) var cell: [TraceAxis]
  /// What the file that it was read from holds of a run, where that is not all: `only=bar.bg`,
  /// `every=4`, `no-events`. It is written again.
  public internal(set) var part: [String] = []
  /// When the display's frames are.
  public internal(set) var grid: FrameGrid
  /// Back to front.
  public internal(set) var elements: [TraceElement] = []
  /// The properties of all elements.
  public internal(set) var slots: [TraceSlot] = []
  /// The table of texts that values, events and arguments point into.
  public internal(set) var texts: [String] = []
  /// What happened, in order.
  public internal(set) var entries: [TraceEntry] = []
  /// From the start, an action or a transition's end to the next of them.
  public internal(set) var phases: [TracePhase] = []
  /// Callbacks, calls, warnings and notes.
  public internal(set) var events: [TraceEvent] = []
  /// Marks inside phases.
  public internal(set) var marks: [TraceMark] = []
  /// The frames that are kept.
  public internal(set) var frames: [TraceFrame] = []
  /// The changes of all frames, frame by frame.
  public internal(set) var changes: [TraceChange] = []
  /// Who wrote what code sets, frame by frame, whether it changed or not. Only a run knows it; not part of the
  /// file, nor of equality.
  public internal(set) var rewrites: [TraceRewrite] = []
  /// From which fields the looks of bars come, frame by frame. Only a run knows it; not part of the file, nor of
  /// equality.
  public internal(set) var looks: [TraceLook] = []
  /// What became of the scenario's actions, in the scenario's order.
  public internal(set) var actions: [TraceAction] = []
  /// First crossings in the order of time. Not part of the file: see `TraceCursor`.
  public internal(set) var progress: [TraceProgress] = []
  /// The second layer: what the causes of changes and events are. Not part of equality.
  public internal(set) var causes: [String] = []
  /// Beside each cause the page whose own line it is, or an empty text: only a run knows it, and no file.
  public internal(set) var causePages: [String] = []
  /// Who asked for what, where a run was asked to keep it. Not part of the file, nor of equality.
  public internal(set) var story: TraceStory?
  /// How many steps the run took; 0 in a trace that was read. Not part of equality.
  public internal(set) var steps = 0
  /// When the run ended.
  public internal(set) var end: Time = .zero
  /// Why the run ended early, or nil.
  public internal(set) var error: String?

  /// The text of a text or word; empty for other values.
  public func text(of value: TraceValue) -> String {
    guard value.kind == .text || value.kind == .word else { return "" }
    return text(Int32(truncatingIfNeeded: value.bits))
  }

  /// The text of a number in the table of texts; empty if there is none.
  public func text(_ number: Int32) -> String {
    texts.indices.contains(Int(number)) ? texts[Int(number)] : ""
  }

  /// The text of a cause, or nil where nobody knows.
  public func cause(_ number: Int32) -> String? {
    causes.indices.contains(Int(number)) ? causes[Int(number)] : nil
  }

  /// The page whose own line a cause is; empty for an action, for UIKit, and in a trace that was read.
  package func page(ofCause number: Int32) -> String {
    causePages.indices.contains(Int(number)) ? causePages[Int(number)] : ""
  }

  /// The last display frame of the run; -1 if there was none.
  public var lastFrame: Int { max(grid.frame(atOrBefore: end), frames.last?.number ?? -1) }
}

extension Trace {
  /// Whether a phone's recorder made it: a run of the model names its cell and the ends of its
  /// actions, a recording has neither.
  package var isRecorded: Bool { cell.isEmpty && actions.allSatisfy { $0.end == nil } }

  /// What a header says of a trace that holds no events.
  static let noEvents = "no-events"

  /// The same values without callbacks, calls, warnings and notes; its header says so.
  public var withoutEvents: Trace {
    var trace = self
    trace.events = []
    trace.entries.removeAll { entry in
      if case .event = entry { return true }
      return false
    }
    if !trace.part.contains(Self.noEvents) { trace.part.append(Self.noEvents) }
    return trace
  }
}
