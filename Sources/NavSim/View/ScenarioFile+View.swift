import NavSimChecks
import NavSimLanguage
import NavSimPicture
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
    return ViewerScenario(
      name: header.name, file: header.file, line: header.line,
      text: script?.text(of: header.file) ?? "")
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
    cell.failures = run.failures.map { failure in
      ViewerCell.Failure(
        place: "\(failure.file):\(failure.line)", message: failure.message,
        frame: failure.place.flatMap { trace.frame(ofPlace: $0) })
    }
    cell.findings = run.findings.map { finding in
      var viewed = ViewerCell.Finding(finding)
      guard let slot = trace.slot(toBlameFor: finding) else { return viewed }
      let story = explanation(of: slot, at: finding.frame, in: trace, scenario, run.cell)
      viewed.why = story.steps.map { ($0.depth, $0.text) }
      if let line = story.line, line.path == scenarios[scenario].file { viewed.line = line.line }
      return viewed
    }
    return cell
  }
}

extension ViewerCell {
  /// A trace that stands alone, with what the detectors find in it.
  public init(alone trace: Trace) {
    self.init(trace, screen: PictureScreen(of: trace.cell))
    fault = trace.error
    guard fault == nil else { return }
    findings = Detector.findings(in: trace, limits: []).map { finding in
      var viewed = Finding(finding)
      if let slot = trace.slot(toBlameFor: finding) {
        viewed.why = trace.explanation(of: slot, at: finding.frame).steps.map { ($0.depth, $0.text) }
      }
      return viewed
    }
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
