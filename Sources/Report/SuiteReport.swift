import NavSimChecks
import NavSimTrace

/// What came of a whole call of `navsim test`: the value that every report is written from, and
/// that reports of shards are joined into.
public struct SuiteReport: Hashable, Sendable {
  /// The cells, in the order of files, scenarios and matrices.
  public var cells: [CellReport] = []
  /// Golden files that no cell of the suite asks for, sorted.
  public var orphans: [String] = []
  /// Whether an orphan makes the suite fail, as with `--check`.
  public var rejectsOrphans = false
  /// What was left in the folders of kept traces, in the order in which it is told.
  public var leftFiles: [LeftFile] = []
  /// What was said about files before anything ran, errors and warnings, in their order.
  public var fileMessages: [FileProblem] = []
  /// Which part of a suite this is; nil where nobody said.
  public var part: SuitePart?
  /// The page of HTML that shows what failed, as the caller named it; nil where none was asked for.
  public var page: String?
  /// How long it all took, in seconds; nil where nobody measured. Never part of a comparison.
  public var seconds: Double?

  /// Nothing so far.
  public init() {}

  /// What is wrong with files that therefore did not run, in their order.
  public var problems: [FileProblem] {
    get { fileMessages.filter { !$0.isWarning } }
    set { fileMessages = newValue + fileMessages.filter(\.isWarning) }
  }
}

/// Which part of a suite a report is about. Reports of parts carry it, so that they can be joined
/// and a part that is missing is noticed.
public struct SuitePart: Hashable, Sendable {
  /// From 1 to `count`.
  public var number = 1
  /// How many parts there are.
  public var count = 1
  /// How many cells all parts together have.
  public var planned: Int
  /// A fingerprint of the cells of all parts: the same for parts of the same suite.
  public var plan: String
  /// Whether a part ends with its first cell that fails.
  public var endsAtFailure: Bool

  /// A part; the whole suite unless told otherwise.
  public init(
    number: Int = 1, count: Int = 1, planned: Int, plan: String, endsAtFailure: Bool = false
  ) {
    self.number = number
    self.count = count
    self.planned = planned
    self.plan = plan
    self.endsAtFailure = endsAtFailure
  }
}

/// An error in a scenario file, because of which none of the file's scenarios ran, or a warning.
public struct FileProblem: Hashable, Sendable {
  /// The file as the caller named it.
  public var file: String
  /// From 1; 1 if the file as a whole is meant.
  public var line: Int
  /// From 1.
  public var column: Int
  /// What is wrong, in one line.
  public var message: String
  /// The whole message as people read it, its lines without the last end.
  public var text: String
  /// Whether the file runs nevertheless.
  public var isWarning = false

  /// A problem.
  public init(file: String, line: Int = 1, column: Int = 1, message: String, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.text = text
  }
}

/// What came of one cell.
public struct CellReport: Hashable, Sendable {
  /// How a cell ended.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// Everything is as the scenario says; known issues may have been met.
    case passed
    /// Something is not as the scenario says.
    case failed
    /// `skip … "reason"` took it out of the matrix: it did not run.
    case skipped
    /// The run ended early: code that never comes to rest, or a fault of navsim's own.
    case stopped
  }

  /// Its place in the whole suite, from 0, whatever a filter or a shard takes away.
  public var index = 0
  /// The scenario's file as the caller named it.
  public var file: String
  /// The line of the scenario's header, from 1.
  public var line: Int
  /// The scenario's name.
  public var scenario: String
  /// Axis and value, in the order of the matrix.
  public var cell: [TraceAxis]
  /// How it ended.
  public var outcome: Outcome
  /// Why it was skipped or stopped; nil otherwise.
  public var reason: String?
  /// Whether it stopped because an invariant of navsim's own broke.
  public var isBroken = false
  /// What is not as the scenario says, in the order of the file.
  public var failures: [Failure] = []
  /// Expectations marked as known issues that failed, as they should.
  public var known: [KnownIssue] = []
  /// What detectors found that no claim of the cell speaks of and nobody accepted.
  public var findings: [CellFinding] = []
  /// What UIKit does by itself in it; no part of what was found.
  public var byItself: [CellFinding] = []
  /// What a person should know although nothing failed, as warnings with their place.
  public var remarks: [String] = []
  /// How long the cell took, in seconds; nil where nobody measured. Never part of a comparison.
  public var seconds: Double?

  /// A cell.
  public init(
    file: String, line: Int, scenario: String, cell: [TraceAxis], outcome: Outcome,
    reason: String? = nil
  ) {
    self.file = file
    self.line = line
    self.scenario = scenario
    self.cell = cell
    self.outcome = outcome
    self.reason = reason
  }
}

/// An expectation marked `known "ID"` that failed, as it should.
public struct KnownIssue: Hashable, Sendable {
  /// The id of the issue.
  public var id: String
  /// What failed.
  public var failure: Failure

  /// A known issue that was met.
  public init(id: String, failure: Failure) {
    self.id = id
    self.failure = failure
  }
}
