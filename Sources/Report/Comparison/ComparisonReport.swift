import NavSimTrace

/// What a comparison of traces came to, in every form in which it is told.
public struct ComparisonReport: Sendable {
  /// One trace of both sides, or of one.
  public struct Entry: Sendable {
    /// What sets the entry apart from others: scenario and cell, or a file's name; empty for one.
    public var name: String
    /// The old trace as messages call it.
    public var old: String
    /// The new one.
    public var new: String
    /// What differs; nil where there is no partner.
    public var comparison: TraceComparison?
    /// What became of what the detectors find; nil where nobody looked.
    public var findings: FindingChanges?
    /// Why nobody looked, where that is to be told.
    public var unjudged: String?
    /// The scenario and the cell, where they are known.
    public var scenario = ""
    /// Axis and value.
    public var cell: [TraceAxis] = []
    /// Whether the trace without a partner is the new one.
    public var isAdded = false
    /// The file that the new trace is of, or the old one where there is no new one; its name may say
    /// a cell behind it.
    public var file: String?
    /// A command line that shows the place of the first divergence, or nil.
    public var next: String?

    /// An entry.
    public init(name: String, old: String, new: String, comparison: TraceComparison?) {
      self.name = name
      self.old = old
      self.new = new
      self.comparison = comparison
    }

    /// Whether there is nothing to tell.
    public var isSame: Bool { hasSameFrames && findings?.isSame ?? true }

    /// Whether both sides have a trace, and the two are the same.
    var hasSameFrames: Bool { comparison?.isSame ?? false }

    /// `no difference`, `only in OLD`, or what differs.
    public var headline: String {
      if hasSameFrames, !isSame { return "no frame differs, and other findings" }
      return comparison?.headline ?? (isAdded ? "only in \(new)" : "only in \(old)")
    }
  }

  /// The entries, in order.
  public var entries: [Entry] = []
  /// The lines of the files that differ, where both sides are scenarios.
  public var changes: [TextChange] = []
  /// How many differences of one entry are told.
  public var most = 20
  /// Whether only the first divergence is told.
  public var isFirstOnly = false
  /// What was tolerated and left out, as it was asked for.
  public var tolerance: [String] = []
  /// The patterns that were left out.
  public var ignored: [String] = []
  /// The patterns that alone were compared; all if there is none.
  public var only: [String] = []

  /// An empty report.
  public init() {}

  /// Whether all traces are the same.
  public var isSame: Bool { entries.allSatisfy(\.isSame) }

  /// What came of several traces: `2 of 12 traces differ`.
  public var summary: String {
    let count = entries.count { !$0.isSame }
    if count == 0 { return "\(entries.count) traces, no difference" }
    return "\(count) of \(entries.count) traces \(count == 1 ? "differs" : "differ")"
  }
}
