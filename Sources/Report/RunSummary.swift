import NavSimKernel

/// What a run came to: `1 scenario, 2 cells: 2 passed, 0 failed`.
public struct RunSummary: Hashable, Sendable {
  /// Scenarios that were run.
  public var scenarios = 0
  /// Cells of all of them in which every expectation holds.
  public var passed = 0
  /// Cells in which one does not.
  public var failed = 0
  /// Expectations marked as known issues that did not hold, in all cells.
  public var known = 0

  /// Nothing so far.
  public init() {}

  /// Counts one cell, and the known issues that it met.
  public mutating func add(isPassed: Bool, known: Int = 0) {
    if isPassed { passed += 1 } else { failed += 1 }
    self.known += known
  }

  /// The line, without its end.
  public var text: PaintedText {
    let cells = passed + failed
    let counts = "\(passed) passed, \(failed) failed" + (known > 0 ? ", \(known) known" : "")
    let head = "\(Count.of(scenarios, "scenario")), \(Count.of(cells, "cell"))"
    return "\(head): \(counts, failed > 0 ? .error : .success)"
  }
}
