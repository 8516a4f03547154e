import NavSimChecks
import NavSimLanguage
import NavSimProgram

extension CellRun {
  /// The finding that a person should hear of first: what stays wrong to the end of the run, else the
  /// earliest one; but where that is a colour on the way and the look at the rest behind it is wrong
  /// too, that look. What was seen on the way may have been the right one. How the bar moves comes last.
  public var firstToTell: Finding? {
    let ends: Set = ["stuck", "unmet-wish", "style-leak", "hidden-mismatch", "stack-mismatch"]
    let left = findings.first { $0.isOpen && $0.property != nil && ends.contains($0.kind) }
    if let left { return left }
    let earliest = findings.first { $0.kind != "untied" } ?? findings.first
    // What else is wrong while something never ends comes of that.
    let endless = findings.first { $0.kind == "frozen" && $0.isOpen && $0.property != nil }
    let first = endless.flatMap { $0.frame <= earliest?.frame ?? $0.frame ? $0 : nil } ?? earliest
    guard let first, first.kind == "flash" else { return first }
    let phase = trace.phases.last { $0.firstFrame <= max(first.frame, 0) }
    let next = trace.phases.first { other in
      if case .action = other.kind { return other.firstFrame > phase?.firstFrame ?? 0 }
      return false
    }
    return findings.first {
      ends.contains($0.kind) && $0.frame > first.frame
        && $0.frame < next?.firstFrame ?? trace.lastFrame + 1
    } ?? first
  }
}

extension ScenarioFile {
  /// How many steps a run takes at most for its rules to be tried: it runs a hundred times and more.
  private static let mostSteps = 50_000

  /// What a finding of a cell rests on; nil where the cell runs so long that nobody would wait.
  public func certainty(of finding: Finding, in run: CellRun, _ scenario: Int) -> Certainty? {
    guard run.steps <= Self.mostSteps else { return nil }
    return certainties(of: [finding], scenario, run.cell).first
  }

  /// The finding that a value in a frame is, and what it rests on; nil where it is none.
  ///
  /// - Parameters:
  ///   - property: the value's name in the trace.
  ///   - frame: the frame in which it is asked about.
  public func finding(
    about property: String, at frame: Int, _ scenario: Int, _ cell: Cell, budget: Budget
  ) -> (finding: Finding, certainty: Certainty?)? {
    guard let run = run(scenario, cell, budget: budget),
      let finding = run.findings.first(where: { $0.property == property && $0.frame == frame })
    else { return nil }
    return (finding, certainty(of: finding, in: run, scenario))
  }
}

extension Certainty {
  /// What is told below a story: a line for each rule, the least certain first, and where to read on.
  public var rules: String {
    var text = lines.map { "sure: \($0)\n" }.joined()
    if let rule = restsOn.first { text += "  navsim explain \(rule.name)\n" }
    return text
  }
}
