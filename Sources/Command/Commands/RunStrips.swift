import NavSim

// The strips of a call of `run`: a cell alone has a line for each sample point, several have a line each,
// told together at the end.

/// Strips of the cells of a run.
struct RunStrips {
  /// How many cells have a line.
  private static let most = 30
  private var lines: [(name: String, trace: Trace, findings: [Finding])] = []

  /// Tells a cell's strip, or keeps it for the end.
  mutating func add(_ run: CellRun, _ job: RunJob, _ plan: RunPlan, _ console: Console) {
    guard console.tellsStrips else { return }
    if plan.jobs.count == 1 {
      console.tell(run.trace, run.findings)
    } else if plan.jobs.count <= Self.most {
      lines.append((Self.name(job, plan), run.trace, run.findings))
    }
  }

  /// The values of the axes that vary.
  private static func name(_ job: RunJob, _ plan: RunPlan) -> String {
    let values = job.cell.values.filter { value in
      plan.jobs.contains { $0.cell[value.axis] != value.value }
    }
    let scenario = plan.scenarioCount > 1 ? [job.file.scenarios[job.scenario].name] : []
    return (scenario + values.map(\.value)).joined(separator: " ")
  }

  /// Tells what was kept.
  func tell(_ console: Console) {
    let label = min(lines.map(\.name.count).max() ?? 0, 32)
    for line in lines {
      let strip = EyeStrip(
        line.trace, findings: line.findings, width: console.noteWidth, depth: console.style.swatches
      )
      console.tell(strip: strip.line(line.name, label: label))
    }
  }
}
