import NavSim

// What the detectors find on both sides. A cell knows what UIKit does by itself; a kept trace has no
// program to ask, so that everything is told of it but what the other side knows for UIKit's own.

enum DiffFindings {
  /// Traces of more bytes are compared without being held in memory, and no detector reads them.
  private static let most = 4_000_000

  /// What became of findings, or why nobody looked; neither where there is no trace to look at.
  static func changes(
    _ old: DiffItem?, _ new: DiffItem?, _ options: ComparisonOptions
  ) throws -> (changes: FindingChanges?, reason: String?) {
    let sides = [try side(old, beside: new, options), try side(new, beside: old, options)]
    for case .unknown(let reason) in sides { return (nil, reason) }
    guard case .found(let before) = sides[0], case .found(let after) = sides[1]
    else { return (nil, nil) }
    return (FindingChanges(old: before, new: after, options), nil)
  }

  private enum Side {
    case found(FindingChanges.Side)
    case unknown(String?)
  }

  private static func side(
    _ item: DiffItem?, beside other: DiffItem?, _ options: ComparisonOptions
  ) throws -> Side {
    guard let item else { return .found(.init([], byItself: [], options)) }
    if let cell = item.cellRun {
      guard let run = try cell.run() else { return .unknown(nil) }
      if let fault = run.fault { return .unknown("a run ended early: \(fault)") }
      let names = item.names
      return .found(
        .init(
          run.findings.map(names.renamed), byItself: run.byItself.map(names.renamed), options))
    }
    return try side(of: try item.load(), item, other, options)
  }

  private static func side(
    of input: DiffInput, _ item: DiffItem, _ other: DiffItem?, _ options: ComparisonOptions
  ) throws -> Side {
    try input.withBytes { bytes throws -> Side in
      guard bytes.starts(with: Trace.firstLine.utf8) else { return .unknown(nil) }
      if bytes.count > most { return .unknown("a trace is larger than 4 MB") }
      let trace: Trace
      do throws(TraceReadError) {
        trace = try Trace.read(Array(bytes), path: item.shown).trace
      } catch {
        return .unknown("a trace cannot be read as a whole: \(error.message)")
      }
      if !trace.part.isEmpty { return .unknown("a trace shows a part of what there is") }
      if trace.error != nil { return .unknown("a run ended early") }
      // The thresholds are those of the file on the other side, where there is one.
      let program = other?.job.flatMap { $0.file.program($0.scenario, $0.cell) }
      return .found(
        .init(
          Detector.findings(in: trace, limits: program?.limits ?? [], painted: trace.painted),
          byItself: nil, options))
    }
  }
}
