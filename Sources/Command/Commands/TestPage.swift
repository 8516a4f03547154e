import NavSim

// `navsim test --html`: the page of what failed. Cells run once more for it and keep who asked for
// what, so that a suite that passes pays nothing.

/// The cells of a suite that a page shows, as they come.
struct TestPage {
  /// The options of it.
  static let options = [
    Option(
      name: "html", value: "DIR", hint: .anyFile,
      help: "writes DIR/index.html: a page on which one sees the cells that failed, frame by frame"),
    Option(name: "html-all", help: "the page has every cell, not only what failed"),
  ]

  /// The page's path, or nil.
  let path: String?
  private let hasAll: Bool
  private let budget: Budget
  private var cells: [(cell: SuiteCell, report: CellReport)] = []

  init(_ arguments: Arguments, budget: Budget) throws(UsageError) {
    path = arguments.value("html").map { Files.joined($0, "index.html") }
    hasAll = arguments.has("html-all")
    self.budget = budget
    if hasAll, path == nil {
      throw UsageError(
        message: "'--html-all' says what a page shows: there is none",
        help: "name its folder: --html DIR")
    }
  }

  /// What is written.
  var outputs: [Output] { path.map { [Output(path: $0, option: "--html")] } ?? [] }

  /// Takes a cell in, if it is to be shown.
  mutating func add(_ cell: SuiteCell, _ report: CellReport) {
    guard path != nil, report.outcome != .skipped, hasAll || report.outcome != .passed else {
      return
    }
    cells.append((cell, report))
  }

  /// Runs the cells again and writes the page; also where nothing failed, so that no page of
  /// another day is taken for this one's.
  func write(_ plan: SuitePlan, on console: Console) {
    guard let path else { return }
    var page = ViewerReport(title: hasAll ? "navsim test" : "what failed")
    page.folder = Platform.currentFolder
    if cells.isEmpty { page.note = "every cell is as expected" }
    var progress = Progress(console: console, total: cells.count, printsResults: false)
    var last: (file: Int, scenario: Int, number: Int)?
    for (index, (cell, report)) in cells.enumerated() {
      let file = plan.files[cell.file]
      progress.update(index, file.path, on: console)
      guard let run = file.run(cell.scenario, cell.cell, budget: budget, follows: true) else {
        continue
      }
      let number: Int
      if let last, last.file == cell.file, last.scenario == cell.scenario {
        number = last.number
      } else {
        number = page.add(file.viewed(cell.scenario))
        last = (cell.file, cell.scenario, number)
      }
      var viewed = file.viewed(run, cell.scenario)
      viewed.failures = report.failures.map { ViewerCell.Failure($0, in: run.trace) }
      page.add(viewed, to: number)
    }
    progress.clear()
    console.save(to: path) { emit in try page.write(to: emit) }
  }
}
