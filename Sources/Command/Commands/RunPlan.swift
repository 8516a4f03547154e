import NavSim

// Which cells run, in which order, and where each trace goes: known before the first one runs.

/// One cell to run.
struct RunJob {
  let file: ScenarioFile
  /// The scenario's index in its file.
  let scenario: Int
  let cell: Cell

  /// Runs the cell.
  func run(_ budget: Budget) -> CellRun? {
    file.run(scenario, cell, budget: budget, hasSpareCore: Platform.coreCount > 1)
  }

  /// Whether both are cells of one scenario.
  func isOfOneScenario(with other: RunJob) -> Bool {
    scenario == other.scenario && file.path == other.file.path
  }

  /// Says that the cell ended early.
  func earlyEnd(_ fault: String) -> String {
    let header = file.scenarios[scenario]
    return "\(header.file):\(header.line):1: error: the run ended early: \(fault)"
  }

  /// Says that the cell does not run, nor those after it.
  func unrun(_ reason: String) -> String {
    "\(file.path): scenario \"\(file.scenarios[scenario].name)\" (cell \(cell.text)), and what"
      + " follows: \(reason)"
  }
}

/// The cells of a call of `run`, in the order of the operands, files, scenarios and matrices.
struct RunPlan {
  private(set) var jobs: [RunJob] = []
  private var labels: [TraceLabel] = []
  /// How many scenarios have a cell here.
  private(set) var scenarioCount = 0
  /// Scenarios that the overrides do not fit, and why.
  private(set) var passedOver: [String] = []

  /// Plans the run. A scenario that an override does not fit is passed over, as long as another
  /// one fits.
  init(_ files: [(input: Input, file: ScenarioFile)], _ request: RunRequest) throws(UsageError) {
    for (input, file) in files {
      for index in file.scenarios.indices { add(index, of: file, input, request) }
    }
    guard jobs.isEmpty else { return }
    if let reason = passedOver.first { throw UsageError(message: reason) }
    if let wanted = request.scenario {
      let names = files.flatMap { $0.file.scenarios.map(\.name) }
      let guess = Suggestion.nearest(wanted, names).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(message: "no scenario is called '\(wanted)'" + guess)
    }
    throw UsageError(
      message: "no scenario found in " + files.map(\.input.shown).prefix(3).joined(separator: ", "),
      help: "a file needs a 'scenario' section; navsim reproduce NAME writes one")
  }

  private mutating func add(
    _ index: Int, of file: ScenarioFile, _ input: Input, _ request: RunRequest
  ) {
    let name = file.scenarios[index].name
    if let wanted = request.scenario, wanted != name { return }
    let cells: [Cell]
    do { cells = try file.cells(of: index, overrides: request.overrides) } catch {
      passedOver.append("\(input.shown): scenario \"\(name)\": \(error.message)")
      return
    }
    if cells.isEmpty {
      passedOver.append("\(input.shown): scenario \"\(name)\": no cell is left")
      return
    }
    scenarioCount += 1
    let varying = cells[0].values.map(\.axis).filter { axis in
      cells.contains { $0[axis] != cells[0][axis] }
    }
    for cell in cells {
      jobs.append(RunJob(file: file, scenario: index, cell: cell))
      labels.append(
        TraceLabel(
          relative: input.relative, scenario: file.scenarios.count > 1 ? name : nil,
          axes: cell.values.filter { varying.contains($0.axis) }))
    }
  }

  /// Where the trace of each job goes; nil for standard output.
  func paths(_ output: String?, suffix: String) -> [String?] {
    switch OutputPlan.target(output, traces: jobs.count) {
    case .standardOutput: return jobs.map { _ in nil }
    case .file(let path): return [path]
    case .folder(let folder):
      return OutputPlan.paths(labels, suffix: suffix).map { Files.joined(folder, $0) }
    }
  }
}
