import NavSimKernel

/// What is different between two traces of one cell: the one comparator for everything that says
/// so. Phases are aligned by their names, frames inside a phase by their distance from its first,
/// so an action that comes later is no difference of the frames behind it.
public struct TraceComparison: Sendable {
  /// How a property of a phase differs.
  public enum Change: String, Hashable, Sendable {
    /// Only the new trace has it.
    case added
    /// Only the old one has it.
    case removed
    /// One or two frames, and as before again.
    case glitch
    /// From a frame on it is another constant.
    case constant
    /// Everything else.
    case curve
    /// Events, or what became of an action.
    case other
  }

  /// A property that differs in a phase.
  public struct Difference: Hashable, Sendable {
    /// The phase, as `push` or `push end`; `run` for what belongs to none.
    public var phase: String
    /// `bar.bg.alpha`, `events`, `length`.
    public var property: String
    /// How it differs.
    public var change: Change
    /// In how many frames; 0 for what has none.
    public var frames: Int
    /// The largest difference of numbers, in thousandths; nil for other values.
    public var most: Int64?
    /// The first frame of the phase that differs; nil where there is none.
    public var k: Int?
    /// When that frame is in the new trace.
    public var time: Time?
    /// The values there, as a trace writes them.
    public var old: String
    /// The same for the new trace.
    public var new: String
    /// What wrote the new value at that frame, where that is known.
    public var cause: String?
  }

  /// Everything that differs, in simulation order: by phases, then by their first frames, then back
  /// to front. What a phase only takes over from the one before stands there alone.
  public internal(set) var differences: [Difference] = []
  /// How many phases the two have together.
  public internal(set) var phases = 0

  /// Compares two traces on the grid on which they are printed.
  public init(old: Trace, new: Trace) {
    var work = ComparisonWork(old: old, new: new)
    work.run()
    differences = work.differences
    phases = work.phaseCount
  }

  /// Whether nothing differs.
  public var isSame: Bool { differences.isEmpty }
}
