import NavSimChecks
import NavSimLanguage
import NavSimTrace

// The same scenarios under several strategies, systems or devices: who glitches where, and what
// looks otherwise than under the first.

/// What is put in place of an axis of every cell: one row of the table.
public struct Variant: Hashable, Sendable {
  /// Axis and value, in the order of the call.
  public let values: [TraceAxis]

  /// A variant of axes and values.
  public init(_ values: [(axis: String, value: String)]) {
    self.values = values.map { TraceAxis(axis: $0.axis, value: $0.value) }
  }

  /// `km`, `km ios=17`: the first value alone, the others with their axis.
  public var name: String {
    values.enumerated().map { $0 == 0 ? $1.value : "\($1.axis)=\($1.value)" }
      .joined(separator: " ")
  }

  /// The axis whose values stand alone.
  public var axis: String { values.first?.axis ?? "" }

  var overrides: [(axis: String, value: String)] { values.map { ($0.axis, $0.value) } }
}

/// The same scenarios under several variants, and where they glitch.
public struct Comparison: Sendable {
  /// A cell of a scenario without the axes that vary, under every variant.
  public struct Group: Sendable {
    /// The scenario's file.
    public let path: String
    /// Its name.
    public let scenario: String
    /// The line of its header.
    public let line: Int
    /// The values of the other axes of its matrix: `ending=cancel`; empty if there are none.
    public let cell: String
    /// What came of each variant; nil where the scenario has no such cell.
    public var results: [Result?]
  }

  /// What came of one cell under one variant.
  public struct Result: Sendable {
    /// What the detectors found: by frame.
    public var findings: [Finding]
    /// What UIKit does by itself: no part of what was found.
    public var byItself: [Finding] = []
    /// What pages want and are never seen with: where there is such a thing, no finding says little.
    public var unmet: [UnmetWish] = []
    /// A sentence for each of them, with what the strategy would read.
    public var notApplied: [String] = []
    /// Frames in a second.
    public var framesPerSecond: Int
    /// Why the run ended early, or nil.
    public var fault: String?
    /// Whether that is a fault of navsim's own.
    public var isBroken: Bool
    /// What looks otherwise than under the first variant.
    public var differences: [Difference]
    /// How many differences there are, those that are left out included.
    public var differenceCount: Int
    /// Whether the display has other frames than that of the first, so that no frame of the two
    /// shows the same moment.
    public var isOnOtherGrid = false
    /// What it looked like, where that was asked for.
    public var trace: Trace?
  }

  /// A property that looks otherwise than under the first variant.
  public struct Difference: Hashable, Sendable {
    /// The property: `bar.bg.alpha`.
    public var property: String
    /// In how many phases.
    public var phases: Int
    /// The first of them, as `push +0`; without a frame where it has none.
    public var place: String
    /// How, in the first of them: the comparator's word.
    public var change: String
    /// Whether it differs in another way in a later one.
    public internal(set) var isMixed = false
    /// In how many frames, all phases together.
    public var frames: Int
    /// What the first variant shows there, and what this one shows.
    public var values: (first: String, own: String) { (first, own) }
    var first: String
    var own: String
  }

  /// The rows.
  public let variants: [Variant]
  /// Strategies that `all` does not stand for, because they add to others.
  public var leftOut: [String] = []
  /// The scenarios, in the order of files, scenarios and matrices.
  public private(set) var groups: [Group] = []

  /// How many differing properties of a cell are kept.
  static let mostDifferences = 40

  init(_ variants: [Variant]) { self.variants = variants }

  mutating func add(_ group: Group) { groups.append(group) }

  /// How many cells ran.
  public var cellCount: Int { groups.reduce(0) { $0 + $1.results.filter { $0 != nil }.count } }

  /// The detectors that found something, by id.
  public var kinds: [(id: String, kind: String)] {
    let found = groups.flatMap(\.results).compactMap { $0 }.flatMap(\.findings)
    let ids = Set(found.map(\.id)).sorted()
    return ids.map { id in (id, found.first { $0.id == id }?.kind ?? id) }
  }

  /// Whether some cell is neither clean nor known to be: a look was not applied, or the run stopped.
  var hasOpenCells: Bool {
    groups.contains {
      $0.results.contains { $0.map { !$0.unmet.isEmpty || $0.fault != nil } ?? false }
    }
  }

  /// Whether every run came to its end.
  public var isWhole: Bool { groups.allSatisfy { $0.results.allSatisfy { $0?.fault == nil } } }

  /// Whether a run ended by a fault of navsim's own.
  public var isBroken: Bool {
    groups.contains { $0.results.contains { $0?.isBroken ?? false } }
  }
}
