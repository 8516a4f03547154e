import NavSimChecks
import NavSimReport

/// What a suite does about findings that no claim of their cell speaks of.
public enum FindingPolicy: String, CaseIterable, Hashable, Sendable {
  /// Nobody looks for them.
  case ignore
  /// They are told, and the cell passes.
  case warn
  /// The cell fails.
  case error
}

extension CellRun {
  /// The findings that no claim of the cell expects.
  public var unclaimedFindings: [Finding] { findings.filter { !expected.includes($0) } }

  /// One failure for each detector that found something unclaimed, at the scenario's line.
  var deniedFindings: [Failure] {
    var ids: [String] = []
    let all = unclaimedFindings
    for finding in all where !ids.contains(finding.id) { ids.append(finding.id) }
    return ids.compactMap { id in
      let same = all.filter { $0.id == id }
      guard let first = same.first else { return nil }
      var failure = Failure(
        breaking: first.id, file: path, line: line, column: 1, text: "",
        message: "\(first.kind) of \(first.subject): \(first.message)", place: first.place,
        cause: first.cause, cell: trace.cell)
      if same.count > 1 { failure.notes.append("and \(same.count - 1) more") }
      failure.notes.append("where it is meant, say so: expect always: some \(first.kind)")
      return failure
    }
  }

  /// The same as warnings.
  var warnedFindings: [String] {
    FindingReport(
      unclaimedFindings, path: path, line: line, cell: cell.text, isDetailed: false
    ).blocks.map(\.plain)
  }
}
