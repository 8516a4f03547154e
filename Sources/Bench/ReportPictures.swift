import NavSim

/// The film strips of docs/Reported.md.
extension DocPictures {
  /// A report's glitch, and below it the nearest cell that is without it: the fix, or what the glitch is
  /// held against. A report without such a cell has one row.
  static func draw(_ report: ReportedGlitch, _ file: ScenarioFile) -> Drawing? {
    for scenario in file.scenarios.indices {
      let cells = (try? file.cells(of: scenario)) ?? []
      let rows = cells.compactMap { row($0, file, scenario, report) }
      guard let glitch = rows.first(where: \.shows) else { continue }
      let cures = rows.filter { !$0.shows }
      let cure = cures.min { distance($0.cell, glitch.cell) < distance($1.cell, glitch.cell) }
      let strips = ([glitch] + (cure.map { [$0] } ?? [])).map { row in
        FilmStrip.Cell(
          label: label(row.cell, beside: (row.shows ? cure : glitch)?.cell ?? row.cell),
          reel: row.run.trace.reel, findings: row.found)
      }
      let isLow = glitch.found.contains {
        $0.subject.hasPrefix("toolbar") || $0.subject == "tabBar"
      }
      return Drawing(
        name: "\(report.id).svg",
        bytes: svg(file, scenario, strips, .standard, isLow ? .phone : .bar))
    }
    return nil
  }

  /// One cell that is run.
  private struct Row {
    let cell: Cell
    let run: CellRun
    /// What the report's detectors found.
    let found: [Finding]
    /// Whether what was reported is there.
    let shows: Bool
  }

  private static func row(
    _ cell: Cell, _ file: ScenarioFile, _ scenario: Int, _ report: ReportedGlitch
  ) -> Row? {
    guard let run = file.run(scenario, cell) else { return nil }
    let found = run.sightings.filter { report.detectors.contains($0.kind) }
    // Where a claim of its own shows it, the first cell is the glitch.
    let isFirst = cell == (try? file.cells(of: scenario))?.first
    let shows = report.detectors.isEmpty ? isFirst : !found.isEmpty
    return Row(cell: cell, run: run, found: found, shows: shows && cell["variant"] != "fix")
  }

  /// In how many axes two cells differ; one that is a fix is nearer than all others.
  private static func distance(_ cell: Cell, _ glitch: Cell) -> Int {
    let apart = cell.values.count { $0.value != glitch[$0.axis] }
    return cell["variant"] == "fix" ? apart : apart + 100
  }

  /// What sets a cell apart from another one, and its system: `variant bug, iOS 12`.
  private static func label(_ cell: Cell, beside other: Cell) -> String {
    let apart = cell.values.filter { $0.axis != "ios" && $0.value != other[$0.axis] }
    return (apart.map { "\($0.axis) \($0.value)" } + ["iOS \(cell["ios"] ?? "")"])
      .joined(separator: ", ")
  }
}
