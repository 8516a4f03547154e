#if canImport(Testing) && canImport(Foundation)
  import NavSim
  import Testing

  extension ScenarioCase: CustomTestStringConvertible {
    /// The name under which a test's report has the case.
    public var testDescription: String { description }

    /// Runs the cell and records what is not as expected, each at its line of the scenario's file. To
    /// an issue a page to look through and a strip of frames are attached.
    ///
    /// - Parameter findings: what becomes of what the detectors find and no claim speaks of.
    /// - Returns: what the cell looked like, to look closer at; nil of a file with errors.
    @discardableResult
    public func check(findings: FindingTreatment = .ignored) -> CellRun? {
      let (remarks, run) = remarks(findings)
      for remark in remarks { remark.record() }
      if remarks.contains(where: { !$0.isWarning }) { attach() }
      return run
    }

    private func attach() {
      #if compiler(>=6.2)
        guard case .cell(let file, let scenario, let cell) = content,
          let run = file.run(scenario, cell), run.fault == nil
        else { return }
        if let page = file.page(scenario, cell) {
          Attachment.record(page, named: "\(run.scenario).html")
        }
        let strip = FilmStrip.Cell(
          label: cell.text, reel: run.trace.reel, findings: run.findings)
        let picture = FilmStrip(title: run.scenario, [strip], frames: .glitches, crop: .bar)
        Attachment.record(FilmPNG.bytes(picture), named: "\(run.scenario).png")
      #endif
    }
  }

  extension ScenarioCase.Remark {
    fileprivate func record() {
      let place = SourceLocation(
        fileID: "Scenarios/\(file.isEmpty ? "none" : file)", filePath: file, line: max(line, 1),
        column: max(column, 1))
      if !isWarning {
        Issue.record(Comment(rawValue: text), sourceLocation: place)
        return
      }
      #if compiler(>=6.3)
        Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: place)
      #endif
    }
  }
#endif
