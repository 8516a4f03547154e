import NavSimKernel

/// What is different between two traces: the one comparator for everything that says so.
///
/// Phases are aligned by their names, frames inside a phase by their distance from its first, so
/// an action that comes later is no difference of the frames behind it. docs/Diff.md has the rules.
///
///     let comparison = try TraceComparison(old: bytes, "old.trace", new: others, "new.trace")
///     for difference in comparison.differences { print(difference.property, difference.change) }
public struct TraceComparison: Sendable {
  /// How a property of a phase differs.
  public enum Change: Hashable, Sendable {
    /// Only the new trace has it.
    case added
    /// Only the old one has it.
    case removed
    /// One or two frames, and as before again.
    case blip
    /// The same values, so many frames later; earlier below 0.
    case shifted(Int)
    /// The same movement in so many thousandths of the time.
    case scaled(Int)
    /// From a frame on it is another constant.
    case constant
    /// Everything else that has frames.
    case curve
    /// Callbacks, calls, warnings, notes or marks.
    case events
    /// What became of an action, how the run ended.
    case run

    /// The class without its number: `shifted`.
    public var name: String {
      switch self {
      case .added: return "added"
      case .removed: return "removed"
      case .blip: return "blip"
      case .shifted: return "shifted"
      case .scaled: return "scaled"
      case .constant: return "constant"
      case .curve: return "curve"
      case .events: return "events"
      case .run: return "run"
      }
    }

    /// The class as tables print it: `shifted +2f`, `scaled ×1.25`.
    public var text: String {
      switch self {
      case .shifted(let frames): return "shifted \(frames > 0 ? "+" : "")\(frames)f"
      case .scaled(let ratio): return "scaled ×" + TraceComparison.decimal(Int64(ratio))
      default: return name
      }
    }
  }

  /// A property that differs in a phase.
  public struct Difference: Hashable, Sendable {
    /// The phase, as `push` or `push end`; `run` for what belongs to none.
    public var phase: String
    /// `bar.bg.alpha`, `events`, `length`, `phase`, `action push`.
    public var property: String
    /// How it differs.
    public var change: Change
    /// What else is to be said: `back at +10`; nil for nothing.
    public var detail: String?
    /// In how many frames; 0 for what has none.
    public var frames: Int
    /// The largest difference of numbers, in thousandths; nil for other values.
    public var most: Int64?
    /// The first frame of the phase that differs, -1 for the start; nil where there is none.
    /// Events have the frame behind them.
    public var k: Int?
    /// Where that frame is in the old trace, as `push +3`, where it is counted otherwise there.
    public var oldPlace: String?
    /// When that frame is in the new trace.
    public var time: Time?
    /// The values there, as a trace writes them; `absent` where the element is not there.
    public var old: String
    /// The same for the new trace.
    public var new: String
    /// What wrote the old value, where the trace tells causes.
    public var oldCause: String?
    /// What wrote the new value, where the trace tells causes.
    public var cause: String?
  }

  /// What differs, in simulation order: by phases, then by their first frames, then back to front.
  /// What a phase only takes over from the one before stands there alone. At most as many as the
  /// options allow.
  public internal(set) var differences: [Difference] = []
  /// How many there are.
  public internal(set) var total = 0
  /// How many phases there are, those of one trace alone among them.
  public internal(set) var phases = 0
  /// In how many phases something differs, be it only what differed before.
  public internal(set) var touchedPhases = 0
  /// How many display frames look different.
  public internal(set) var frames = 0
  /// How many display frames there are, those of one trace alone among them.
  public internal(set) var frameCount = 0
  /// In how many display frames each property differs that does somewhere; 0 for the start alone.
  public internal(set) var framesApart: [String: Int] = [:]
  /// How many properties differ somewhere.
  public internal(set) var properties = 0
  /// What else than properties differs: `events`, `actions`, `length`; sorted.
  public internal(set) var others: [String] = []
  /// Properties that differ no further than is tolerated, sorted.
  public internal(set) var tolerated: [String] = []
  /// Properties that differ and are left out, sorted.
  public internal(set) var ignored: [String] = []
  /// Phases whose events differ and are left out.
  var ignoredEvents = 0
  /// Scenario and cell of both traces.
  public internal(set) var oldName = ""
  /// The same for the new trace.
  public internal(set) var newName = ""

  init() {}

  /// Whether nothing differs.
  public var isSame: Bool { total == 0 }

  /// Whether only the names of the scenario and the cell differ, as the headers have them.
  public var isOfNames: Bool {
    !isSame && properties == 0 && others.allSatisfy(["scenario", "cell"].contains)
  }

  /// A number of thousandths as a decimal.
  public static func decimal(_ thousandths: Int64) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(thousandths: thousandths)
    return String(decoding: buffer.array, as: UTF8.self)
  }
}

extension TraceComparison {
  /// Compares two traces where their bytes lie, which must stay there until this returns. Bytes
  /// that are the same on both sides are passed over; nothing else than what differs is kept.
  ///
  /// - Parameter release: called now and then while long traces are walked over; what was looked at
  ///   need not stay in memory then, as long as it can be looked at again.
  /// - Throws: where one of them is no whole trace, or the two have not the same form.
  public init(
    old: UnsafeRawBufferPointer, _ oldPath: String, new: UnsafeRawBufferPointer, _ newPath: String,
    _ options: ComparisonOptions = ComparisonOptions(), release: (() -> Void)? = nil
  ) throws(TraceReadError) {
    if let frames = try Self.frames(old, oldPath) {
      self = try Self.comparing(frames) { old throws(TraceReadError) in
        try TraceComparison(old: old, oldPath, new: new, newPath, options)
      }
      return
    }
    if let frames = try Self.frames(new, newPath) {
      self = try Self.comparing(frames) { new throws(TraceReadError) in
        try TraceComparison(old: old, oldPath, new: new, newPath, options)
      }
      return
    }
    let files = (TraceBytes.File(oldPath), TraceBytes.File(newPath))
    defer { withExtendedLifetime(files) {} }
    var work = try ComparisonWork(
      TraceBytes(old, of: files.0), TraceBytes(new, of: files.1), options)
    if options.checksWhole {
      try Self.check(old, oldPath, release: release)
      try Self.check(new, newPath, release: release)
    }
    if let folded = try FoldedActions.pair(old, oldPath, new, newPath, limit: Self.wholeLimit) {
      self = try Self.comparing(folded, oldPath, newPath, options)
      return
    }
    work.release = release
    try work.begin()
    try work.run()
    self = work.result
  }

  /// Compares traces whose actions without a length open no phases, and tells the places that they have.
  private static func comparing(
    _ traces: (old: FoldedActions, new: FoldedActions), _ oldPath: String, _ newPath: String,
    _ options: ComparisonOptions
  ) throws(TraceReadError) -> TraceComparison {
    var options = options
    options.checksWhole = false
    var comparison = try TraceComparison(
      old: traces.old.bytes, oldPath, new: traces.new.bytes, newPath, options)
    comparison.differences = comparison.differences.map {
      FoldedActions.unfolded($0, traces.old, traces.new)
    }
    return comparison
  }

  /// Compares the bytes of two traces.
  public init(
    old: [UInt8], _ oldPath: String, new: [UInt8], _ newPath: String,
    _ options: ComparisonOptions = ComparisonOptions()
  ) throws(TraceReadError) {
    let result = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        Result { () throws(TraceReadError) -> TraceComparison in
          try TraceComparison(old: old, oldPath, new: new, newPath, options)
        }
      }
    }
    self = try result.get()
  }

  /// Compares two traces in memory, with their causes.
  public init(
    old: Trace, new: Trace, _ options: ComparisonOptions = ComparisonOptions()
  ) throws(TraceReadError) {
    var form = TraceOptions()
    form.causes = true
    var options = options
    options.checksWhole = false
    try self.init(
      old: TraceWriter.write(old, form), "old", new: TraceWriter.write(new, form), "new", options)
  }
}
