import NavSim

// `navsim diff --html`: before and after of what differs, in lock-step.

/// A page of pairs of traces.
struct DiffPage {
  private var page: ViewerReport
  private let budget: Budget
  private let most: Int
  private var count = 0

  /// - Parameter most: how many differences of a pair are told.
  init(_ old: DiffOperand, _ new: DiffOperand, budget: Budget, most: Int) {
    self.most = most
    page = ViewerReport(title: "\(Files.name(of: old.text)) | \(Files.name(of: new.text))")
    page.folder = Platform.currentFolder
    self.budget = budget
  }

  /// Takes a pair in that differs; of one of which a side is missing, the other alone.
  mutating func add(_ pair: DiffPlan.Pair, _ entry: ComparisonReport.Entry) throws {
    guard let item = pair.new ?? pair.old else { return }
    var scenario = ViewerScenario(name: pair.name.isEmpty ? item.shown : pair.name)
    if let job = item.job { scenario = job.file.viewed(job.scenario) }
    scenario.name = pair.name.isEmpty ? scenario.name : pair.name
    let number = page.add(scenario)
    count += 1
    let before = try pair.old.map { try add($0, "before", to: number) }
    let after = try pair.new.map { try add($0, "after", to: number) }
    guard let before, let after else { return }
    page.add(ViewerReport.Pair(before: before, after: after, lines: entry.lines(most: most)))
  }

  private mutating func add(
    _ item: DiffItem, _ side: String, to scenario: Int
  ) throws -> Int {
    var cell: ViewerCell
    if let job = item.job,
      let run = job.file.run(job.scenario, job.cell, budget: budget, follows: true)
    {
      cell = job.file.viewed(run, job.scenario)
    } else {
      let bytes = try item.load().withBytes { Array($0) }
      cell = ViewerCell(alone: try Trace.read(bytes, path: item.shown).trace)
    }
    cell.side = side
    return page.add(cell, to: scenario)
  }

  /// Writes the page.
  func write(to path: String, on console: Console) {
    var page = page
    if count == 0 { page.note = "no difference" }
    if path == "-" {
      page.write { console.print($0) }
    } else {
      console.save(to: path) { emit in try page.write(to: emit) }
    }
  }
}
