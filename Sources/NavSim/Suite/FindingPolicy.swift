import NavSimChecks
import NavSimReport

/// What a suite does about findings that no claim of their cell speaks of.
public enum FindingPolicy: String, CaseIterable, Hashable, Sendable {
  /// Nobody looks for them.
  case ignore
  /// They are counted, and some of them are told at the end.
  case tell
  /// They are told as warnings, and the cell passes.
  case warn
  /// The cell fails.
  case error
}

/// What a suite does about findings, and which ones are known.
public struct FindingRules: Sendable {
  /// What becomes of one that no claim speaks of and nobody has accepted.
  public var policy: FindingPolicy
  /// Those that somebody has accepted; nil where nobody was asked.
  public var accepted: AcceptedFindings?
  /// What is said of one that may be accepted.
  public var acceptNote = "or accept it: the same call with --update"

  /// Rules.
  public init(_ policy: FindingPolicy, accepted: AcceptedFindings? = nil) {
    self.policy = policy
    self.accepted = accepted
  }
}

extension CellRun {
  /// The findings that no claim of the cell expects.
  public var unclaimedFindings: [Finding] {
    fault == nil ? judgement.unclaimed(expected).own : []
  }

  /// What UIKit does by itself and no claim of the cell expects.
  var unclaimedHabits: [Finding] { fault == nil ? judgement.unclaimed(expected).byItself : [] }

  /// One failure for each detector that found something, at the scenario's line.
  ///
  /// - Parameter all: what it found that nobody claims or accepts.
  func denied(_ all: [Finding]) -> [Failure] {
    var ids: [String] = []
    for finding in all where !ids.contains(finding.id) { ids.append(finding.id) }
    return ids.compactMap { id in
      let same = all.filter { $0.id == id }
      guard let first = same.first else { return nil }
      var failure = Failure(
        breaking: first.id, file: path, line: line, column: 1, text: "",
        message: "\(first.kind) of \(first.subject): \(first.message)", place: first.place,
        cause: first.cause, cell: trace.cell)
      if isOneOfSeveral { failure.scenario = scenario }
      if same.count > 1 { failure.notes.append("and \(same.count - 1) more") }
      failure.notes.append(
        "where it is meant, say so: \(guardOfCell)expect always: some \(first.kind)")
      return failure
    }
  }

  /// `[variant=bug] `, where the author's own axes tell the cell apart.
  private var guardOfCell: String {
    let own = cell.values.filter { !Cell.isBuiltin($0.axis) }.map { "\($0.axis)=\($0.value)" }
    return own.isEmpty ? "" : "[" + own.joined(separator: ", ") + "] "
  }

  /// The same as warnings.
  func warned(_ all: [Finding]) -> [String] {
    FindingReport(
      all, path: path, line: line, cell: cell.text, isDetailed: false
    ).blocks.map(\.plain)
  }
}
