import NavSim

// What an operand comes to: traces that are there, and cells that have still to run.

/// The bytes of a trace.
enum DiffInput {
  case mapped(MappedFile)
  case bytes([UInt8])

  func withBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    switch self {
    case .mapped(let file): return try body(file.bytes)
    case .bytes(let bytes):
      let result = bytes.withUnsafeBytes { raw in
        Result { () throws(Failure) -> Value in try body(raw) }
      }
      return try result.get()
    }
  }

  func release() {
    if case .mapped(let file) = self { file.release() }
  }
}

/// One trace of a side.
struct DiffItem {
  /// What it is called in the result.
  let name: String
  /// Scenario and cell; empty for a trace that stands alone.
  var scenario = ""
  var cell: [(axis: String, value: String)] = []
  /// What messages and command lines call it.
  let shown: String
  /// The file that it is, or is a cell of.
  let file: String
  /// The cell that runs; nil for a trace that is there.
  var cellRun: DiffCell?
  /// What is called otherwise in what the cell shows.
  var names = RenamedNames([:])
  let load: () throws -> DiffInput

  /// The cell that runs; nil for a trace that is there.
  var job: RunJob? { cellRun?.job }
}

/// A cell of an operand, run when somebody asks and kept while its traces are compared.
final class DiffCell {
  let job: RunJob
  private let cells: DiffCells
  private var kept: CellRun?

  fileprivate init(_ job: RunJob, _ cells: DiffCells) {
    self.job = job
    self.cells = cells
  }

  /// What came of it; nil where it cannot be run.
  func run() throws(UsageError) -> CellRun? {
    if let kept { return kept }
    kept = try cells.run(job)
    return kept
  }

  /// Nobody asks again soon.
  func forget() { kept = nil }
}

/// The cells of an operand as they run, one after the other.
private final class DiffCells {
  /// What they may do together; set when it is known how many there are.
  var call = CallBudget(.standard, cells: 1)
  private(set) var outcome = Outcome.fine
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ job: RunJob) throws(UsageError) -> CellRun? {
    if call.isSpent {
      throw UsageError(message: job.unrun(call.reason), help: "navsim diff --budget allows more")
    }
    guard let run = job.file.run(job.scenario, job.cell, budget: call.budget) else { return nil }
    call.add(run.steps)
    if let fault = run.fault {
      console.note("\(job.earlyEnd(fault))")
      outcome = .badInput
    }
    return run
  }
}

/// All traces of an operand.
struct DiffSide {
  let operand: DiffOperand
  private(set) var items: [DiffItem] = []
  private(set) var hasErrors = false
  /// The scenario file, where it is one.
  private(set) var file: ScenarioFile?

  /// Whether cells that run tell the causes of what they show.
  private let causes: Bool
  private let budget: Budget
  private var cells: DiffCells?
  /// What the cells that have run mean for the exit code.
  var outcome: Outcome { cells?.outcome ?? .fine }

  /// Whether scenarios may use files outside of their project.
  private let allowsOutside: Bool
  /// The only scenario whose cells run, or nil.
  private let scenario: String?

  /// Which names that are called otherwise have not been met yet.
  private(set) var renameSearch = RenameSearch(RenamedNames([:]))

  /// - Parameter names: what is called otherwise on the other side.
  init(
    _ operand: DiffOperand, _ request: DiffRequest, _ console: Console,
    names: RenamedNames = RenamedNames([:])
  ) throws {
    self.operand = operand
    causes = !request.isUnified
    budget = request.budget
    allowsOutside = request.allowsOutside
    scenario = request.scenario
    switch operand.kind {
    case .trace: items = [trace()]
    case .scenarios: try run(console)
    case .folder: try search(console)
    }
    let search = RenameSearch(names)
    search.expect(items.map(\.shown))
    items = items.map { names.renamed($0, search) }
    renameSearch = search
  }

  // MARK: Traces

  private func trace() -> DiffItem {
    let operand = operand
    let name = operand.path == "-" ? "" : Files.name(of: operand.path)
    // Standard input and pipes give their bytes once: whoever asks again gets the same ones.
    var known: DiffInput?
    return DiffItem(name: name, shown: operand.text, file: operand.path) {
      if let known { return known }
      let input: DiffInput
      if let revision = operand.revision {
        input = .bytes(try Revision.read(operand.path, in: revision))
      } else {
        input = try DiffSide.open(operand.path, isNamed: true)
      }
      known = input
      return input
    }
  }

  /// A file is mapped, whatever its size; what comes through a pipe is read.
  private static func open(_ path: String, isNamed: Bool) throws(FileError) -> DiffInput {
    if path == "-" { return .bytes(try Files.readStandardInput(.stream)) }
    return try Files.opened(path, isNamed: isNamed) { file, status throws(SystemError) in
      if let mapped = MappedFile(file, status) { return .mapped(mapped) }
      return .bytes(try Platform.readAll(file, .stream))
    }
  }

  private mutating func search(_ console: Console) throws(UsageError) {
    var folder = operand.path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let scan = GoldenScan(whole: [folder])
    // Fingerprints are no traces.
    let traces = scan.traces.filter { !$0.hasSuffix(FingerprintFile.name) }
    for problem in scan.problems { console.error("\(problem.path): \(problem.reason)") }
    hasErrors = !scan.problems.isEmpty
    guard !traces.isEmpty || hasErrors else {
      throw UsageError(
        message: operand.path + ": no .trace or .tracks file below this folder",
        help: "folders are compared as traces: navsim run \(ShellWord.path(folder)) -o OUT")
    }
    for path in traces {
      let inner = folder == "." ? path : String(path.dropFirst(folder.count + 1))
      items.append(
        DiffItem(name: inner, scenario: inner, shown: path, file: path) {
          try DiffSide.open(path, isNamed: false)
        })
    }
  }

  // MARK: Scenarios

  private mutating func run(_ console: Console) throws {
    let operand = operand
    let causes = causes
    let running = DiffCells(console)
    cells = running
    let file = try read(operand)
    self.file = file
    for diagnostic in file.diagnostics where diagnostic.severity == .error {
      console.note("\(ReportItem(diagnostic).text)\n")
    }
    hasErrors = file.hasErrors
    if hasErrors { return }
    var reason: String?
    for index in file.scenarios.indices
    where scenario == nil || file.scenarios[index].name == scenario {
      let cells: [Cell]
      do { cells = try file.cells(of: index, overrides: operand.overrides) } catch {
        reason = reason ?? error.message
        continue
      }
      let name = file.scenarios[index].name
      for cell in cells {
        let one = DiffCell(RunJob(file: file, scenario: index, cell: cell), running)
        items.append(
          DiffItem(
            name: name, scenario: name, cell: cell.values,
            shown: operand.shownPath + "@" + cell.text, file: operand.path, cellRun: one
          ) {
            guard let run = try one.run() else { return .bytes([]) }
            var form = TraceOptions()
            form.causes = causes
            return .bytes(run.trace.bytes(form))
          })
      }
    }
    running.call = CallBudget(budget, cells: items.count)
    if items.isEmpty {
      throw UsageError(
        message: operand.shownPath + ": " + (reason ?? noScenario(in: file)))
    }
  }

  private func noScenario(in file: ScenarioFile) -> String {
    guard let scenario else { return "there is no scenario in this file" }
    let guess = Suggestion.nearest(scenario, file.scenarios.map(\.name))
    return "no scenario is called '\(scenario)'" + (guess.map { "; did you mean '\($0)'?" } ?? "")
  }

  private func read(_ operand: DiffOperand) throws(FileError) -> ScenarioFile {
    let naming = operand.overrides.filter { $0.axis == "strategy" }.map(\.value)
    guard let revision = operand.revision else {
      let bytes = try Files.readOperand(operand.path)
      let used = UsedFiles(scenario: operand.path, allowsOutside: allowsOutside)
      return ScenarioFile(
        path: operand.path, bytes: bytes, naming: naming, resolve: used.resolve)
    }
    let bytes = try Revision.read(operand.path, in: revision)
    return ScenarioFile(path: operand.path, bytes: bytes, naming: naming) { from, path in
      let target = Paths.normal(Files.joined(Files.folder(of: from), path))
      do throws(FileError) {
        return SourceFile(path: target, bytes: try Revision.read(target, in: revision))
      } catch {
        return SourceFile(path: target, unread: "'\(path)' cannot be read: \(error.reason)")
      }
    }
  }
}
