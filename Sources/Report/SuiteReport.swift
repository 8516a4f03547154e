import NavSimChecks
import NavSimTrace

/// What came of a whole call of `navsim test`: the value that every report is written from, and
/// that reports of shards are joined into.
public struct SuiteReport: Hashable, Sendable {
  /// The cells, in the order of files, scenarios and matrices.
  public var cells: [CellReport] = []
  /// Golden files that no cell of the suite asks for, sorted.
  public var orphans: [String] = []
  /// How long it all took, in seconds; nil where nobody measured. Never part of a comparison.
  public var seconds: Double?

  /// Nothing so far.
  public init() {}
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
  /// What is not as the scenario says, in the order of the file.
  public var failures: [Failure] = []
  /// Expectations marked as known issues that failed, as they should.
  public var known: [KnownIssue] = []
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
