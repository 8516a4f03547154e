import NavSimChecks
import NavSimLanguage
import NavSimPicture
import NavSimProgram
import NavSimReport
import NavSimTrace
import NavSimViewer

/// A report as one page of HTML.
public typealias ViewerReport = NavSimViewer.ViewerReport
/// One cell of such a report.
public typealias ViewerCell = NavSimViewer.ViewerCell
/// A scenario of such a report.
public typealias ViewerScenario = NavSimViewer.ViewerScenario

extension ScenarioFile {
  /// A scenario as a report shows it, with the text of its file.
  public func viewed(_ scenario: Int) -> ViewerScenario {
    guard scenarios.indices.contains(scenario) else { return ViewerScenario(name: "") }
    let header = scenarios[scenario]
    var viewed = ViewerScenario(
      name: header.name, file: header.file, line: header.line,
      text: script?.text(of: header.file) ?? "")
    viewed.others = texts.filter { $0.path != header.file }.map { ($0.path, $0.text) }
    return viewed
  }

  /// A cell that ran as a report shows it: its trace, what the detectors found and why, and what
  /// was not as expected.
  ///
  /// - Parameter run: what came of it, best with its story: `run(_:_:follows: true)`.
  public func viewed(_ run: CellRun, _ scenario: Int) -> ViewerCell {
    let trace = run.trace
    var cell = ViewerCell(trace, screen: PictureScreen(of: trace.cell))
    cell.fault = run.fault
    if let program = program(scenario, run.cell) {
      cell.actionLines = program.actions.map { BlamedLine(cause: $0.source)?.line ?? 0 }
    }
    cell.failures = run.failures.map { ViewerCell.Failure($0, in: trace) }
    cell.byItself = run.byItself.map { CellFinding($0).line }
    let findings = run.findings
    let blamed = findings.map { trace.slot(toBlameFor: $0) }
    let questions = ViewedStories(trace).questions
    var asked = questions
    for (finding, slot) in zip(findings, blamed) { asked.append((slot ?? -1, finding.frame)) }
    let told = explanations(of: asked, in: trace, scenario, run.cell)
    for (question, story) in zip(questions, told) where story.hasCause {
      cell.stories.append(
        ViewerCell.Story(
          slot: question.slot, frame: question.frame,
          why: story.steps.map { ($0.depth, $0.text) }))
    }
    for (finding, story) in zip(findings, told.dropFirst(questions.count)) {
      var viewed = ViewerCell.Finding(finding)
      viewed.why = story.steps.map { ($0.depth, $0.text) }
      if let line = story.line, line.path == scenarios[scenario].file { viewed.line = line.line }
      cell.findings.append(viewed)
    }
    return cell
  }
}

extension ScenarioFile {
  /// A page of HTML on which one sees a cell, frame by frame: for a test to attach to its failure.
  /// It runs the cell once more, and keeps who asked for what. Nil if the file has errors or no such
  /// scenario.
  public func page(
    _ scenario: Int, _ cell: Cell, budget: Budget = .standard
  ) -> [UInt8]? {
    guard let run = run(scenario, cell, budget: budget, follows: true) else { return nil }
    var report = ViewerReport(title: run.scenario)
    report.add(viewed(run, scenario), to: report.add(viewed(scenario)))
    var bytes: [UInt8] = []
    report.write { bytes += $0 }
    return bytes
  }
}

extension ViewerCell {
  /// A trace that stands alone, with what the detectors find in it.
  public init(alone trace: Trace) {
    self.init(trace, screen: PictureScreen(of: trace.cell))
    fault = trace.error
    guard fault == nil else { return }
    findings = Detector.findings(in: trace, painted: trace.painted).map { finding in
      var viewed = Finding(finding)
      if let slot = trace.slot(toBlameFor: finding) {
        viewed.why = trace.explanation(of: slot, at: finding.frame).steps.map {
          ($0.depth, $0.text)
        }
      }
      return viewed
    }
  }
}

extension ViewerCell.Failure {
  /// A failure as a page tells it.
  public init(_ failure: Failure, in trace: Trace) {
    self.init(
      place: "\(failure.file):\(failure.line)", message: failure.message,
      frame: failure.place.flatMap { trace.frame(ofPlace: $0) })
  }
}

extension ViewerCell.Finding {
  init(_ finding: Finding) {
    self.init(
      id: finding.id, kind: finding.kind, subject: finding.subject, frame: finding.frame,
      frames: finding.frames, message: finding.message,
      witness: finding.witness.map { ($0.frame, $0.value) })
  }
}

extension Trace {
  /// The property that shows a finding in its frame.
  fileprivate func slot(toBlameFor finding: Finding) -> Int? {
    let shown = finding.witness.last { $0.frame == finding.frame } ?? finding.witness.last
    for name in [shown.map { String($0.value.prefix { $0 != "=" }) }, finding.subject] {
      if let name, let slot = try? slot(named: name) { return slot }
    }
    return nil
  }

  /// The frame that a place for people names: `push +17 (283.333ms)`.
  fileprivate func frame(ofPlace text: String) -> Int? {
    let name = text.split(separator: "(").first.map(String.init) ?? text
    return try? frame(named: name)
  }
}
