import NavSim

// The strips of a call of `run`: a cell alone has a line for each sample point, several have a line each,
// told together at the end; cells that look the same share one.

/// Strips of the cells of a run.
struct RunStrips {
  /// How many cells have a line.
  private static let most = 30
  /// How wide names may be.
  private static let widest = 32
  private var lines: [(names: [String], strip: EyeStrip, look: String)] = []
  /// How many rows of the terminal have been taken.
  private(set) var rows = 0

  /// Tells a cell's strip, or keeps it for the end.
  mutating func add(_ run: CellRun, _ job: RunJob, _ plan: RunPlan, _ console: Console) {
    guard console.tellsStrips, plan.jobs.count <= Self.most else { return }
    let strip = EyeStrip(
      run.trace, findings: run.findings, width: console.noteWidth, depth: console.style.swatches)
    let look = strip.text
    if plan.jobs.count == 1 {
      tell(look, console)
      return
    }
    let name = Self.name(job, plan)
    if let same = lines.firstIndex(where: { $0.look == look }) {
      lines[same].names.append(name)
    } else {
      lines.append(([name], strip, look))
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
  ///
  /// - Parameter most: how many rows there are.
  mutating func tell(_ console: Console, most: Int) {
    let names = lines.map { Self.names($0.names) }
    let label = min(names.map(\.count).max() ?? 0, Self.widest)
    for (index, line) in lines.enumerated() {
      let text = line.strip.line(names[index], label: label)
      if rows + Self.height(text) > most, index > 0 {
        let rest = Count.of(lines.count - index, "more look")
        tell("  … \(rest): run a cell alone, or navsim view\n", console)
        break
      }
      tell(text, console)
    }
  }

  /// Several names in the room of one: `native, fd, km +3`.
  private static func names(_ names: [String]) -> String {
    var text = names[0]
    for (index, name) in names.enumerated().dropFirst() {
      let longer = text + ", " + name
      let rest = names.count - index - 1
      if longer.count + (rest > 0 ? 4 : 0) > widest { return text + " +\(rest + 1)" }
      text = longer
    }
    return text
  }

  private static func height(_ text: String) -> Int { text.utf8.count { $0 == 10 } }

  private mutating func tell(_ text: String, _ console: Console) {
    console.tell(strip: text)
    rows += Self.height(text)
  }
}
