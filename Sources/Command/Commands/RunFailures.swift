import NavSim

/// What failed in the cells of a call of `run`: what cells of a scenario share is told once.
struct RunFailures {
  private var texts = ScenarioTexts(isQuiet: true)
  private var last: RunJob?

  /// What is to be told before anything of a cell: what failed in the scenario before its own.
  mutating func lines(before job: RunJob) -> [PaintedText] {
    defer { last = job }
    return last.map(job.isOfOneScenario) ?? true ? [] : end()
  }

  /// Takes a cell.
  ///
  /// - Returns: what is to be told now, of a cell that ended early.
  mutating func lines(of run: CellRun) -> [PaintedText] {
    if run.fault != nil { return end() + [run.messages] }
    var report = CellReport(
      file: run.path, line: run.line, scenario: run.scenario, cell: run.trace.cell,
      outcome: run.isFine ? .passed : .failed)
    report.failures = run.failures
    return Self.lines(texts.add(report))
  }

  /// What is to be told of the last scenario.
  mutating func end() -> [PaintedText] { Self.lines(texts.end()) }

  private static func lines(_ parts: [ScenarioTexts.Part]) -> [PaintedText] {
    parts.compactMap { part in
      if case .text(let text) = part { return text.withoutLineEnd }
      return nil
    }
  }
}
