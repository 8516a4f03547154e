import NavSim

/// What a person should know of the cells of a call of `run` although nothing failed: what cells of a
/// scenario share is told once. Of many cells on a screen it waits for the end, where there is room.
struct RunRemarks {
  private let isQuiet: Bool
  private let isHeld: Bool
  private var texts = RemarkTexts()
  private var last: RunJob?
  private var held: [PaintedText] = []
  /// How many of those that waited are told.
  private static let most = 2

  /// - Parameters:
  ///   - isQuiet: whether nothing is told.
  ///   - isHeld: whether they wait for the end of the call.
  init(isQuiet: Bool, isHeld: Bool) {
    self.isQuiet = isQuiet
    self.isHeld = isHeld
  }

  /// What is to be told before anything of a cell: what was to be known of the scenario before its own.
  mutating func lines(before job: RunJob) -> [PaintedText] {
    defer { last = job }
    return last.map(job.isOfOneScenario) ?? true ? [] : end()
  }

  /// Takes a cell.
  mutating func add(_ run: CellRun) {
    if isQuiet { return }
    var report = CellReport(
      file: run.path, line: run.line, scenario: run.scenario, cell: run.trace.cell,
      outcome: run.isFine ? .passed : .failed)
    report.remarks = run.remarks
    texts.add(report)
  }

  /// What is to be told of the last scenario.
  mutating func end() -> [PaintedText] {
    let lines = texts.end().map { PaintedText(line: $0) }
    guard isHeld else { return lines }
    held += lines
    return []
  }

  /// The first of those that waited, and how many more there are.
  var atEnd: [PaintedText] {
    let left = held.count - Self.most
    let rest = Count.of(left, "more note")
    let more =
      left > 0 ? [PaintedText(line: "note: and \(rest); run a cell alone")] : []
    return held.prefix(Self.most) + more
  }
}
