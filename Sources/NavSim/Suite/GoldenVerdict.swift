import NavSimChecks
import NavSimProgram
import NavSimTrace

// Whether a cell still looks as its kept trace says. Where the bytes differ the comparator says what
// is different, be it nothing. Reading and writing files is the caller's.

/// What stands in the file of a kept trace.
public enum GoldenContent: Sendable {
  case missing
  case bytes([UInt8])
  /// It is there and cannot be read, and why.
  case unreadable(String)
}

/// What came of the comparison with a kept trace.
public struct GoldenVerdict: Sendable {
  /// How the two compare.
  public enum State: Hashable, Sendable { case same, missing, different, unreadable }
  /// The file of the kept trace.
  public let path: String
  /// How the two compare.
  public let state: State
  /// What the cell looks like now; empty where it is the same.
  public let bytes: [UInt8]
  /// What is to be told, unless the file is brought up to date; nil where it is the same.
  public let failure: Failure?
}

extension GoldenVerdict {
  /// Compares a trace with what is kept at `path`.
  init(_ golden: Golden, path: String, trace: Trace, content: GoldenContent) {
    self.path = path
    var failure = Failure.golden(golden, cell: trace.cell)
    var form = TraceOptions()
    form.isTracks = golden.form == .tracks
    switch content {
    case .unreadable(let reason):
      state = .unreadable
      bytes = []
      failure.message = "the kept trace cannot be read: \(path): \(reason)"
      self.failure = failure
    case .missing:
      state = .missing
      bytes = trace.bytes(form)
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      // Every cell of a scenario says the same, so that it is told once.
      failure.message = "no trace is kept yet in \(folder.joined(separator: "/"))"
      failure.notes = ["navsim test --update=missing keeps it; read it first"]
      self.failure = failure
    case .bytes(let old):
      let new = trace.bytes(form)
      // The order in which a file declares its pages is that of a trace's lines, and says nothing.
      let comparison = old == new ? nil : KeptComparison(old, trace, path)
      if comparison.map(\.isSame) ?? true {
        state = .same
        bytes = []
        self.failure = nil
      } else {
        state = .different
        bytes = new
        if let comparison { failure.tell(comparison, path) }
        self.failure = failure
      }
    }
  }

  /// The file that holds what the cell looks like now, until it is accepted or rejected.
  public var pendingPath: String { path + ".new" }
}

/// What a kept trace and a cell say, where their bytes differ.
private struct KeptComparison {
  let result: Result<TraceComparison, TraceReadError>

  init(_ old: [UInt8], _ trace: Trace, _ path: String) {
    var form = TraceOptions()
    form.causes = true
    var options = ComparisonOptions()
    options.comparesNames = true
    do throws(TraceReadError) {
      result = .success(
        try TraceComparison(old: old, path, new: trace.bytes(form), path + ".new", options))
    } catch {
      result = .failure(error)
    }
  }

  /// Whether both say the same, the names of scenario and cell included.
  var isSame: Bool { (try? result.get())?.isSame ?? false }
}

extension Failure {
  /// Tells what is different.
  fileprivate mutating func tell(_ kept: KeptComparison, _ path: String) {
    self.kept = path
    message = "the trace is not the one that is kept at \(path)"
    let comparison: TraceComparison
    switch kept.result {
    case .success(let result): comparison = result
    case .failure(let error):
      notes = ["what is kept is no trace that can be compared: \(error)"]
      return
    }
    message += ": " + comparison.headline
    place = comparison.place
    if let first = comparison.differences.first {
      frames = "\(first.property) \(first.old) -> \(first.new)"
    }
    if let first = comparison.differences.first(where: { $0.k != nil }) {
      frames = "+\(max(first.k ?? 0, 0)) \(first.property) \(first.old) -> \(first.new)"
      cause = first.cause
    }
    notes = comparison.table(limit: 12)
    if comparison.isOfNames {
      notes.append(
        "only the names in the trace's header differ, which a diff tells as labels: accept them,"
          + " or name the scenario and its axes' values as before")
    }
  }
}
