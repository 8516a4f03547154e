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
  let load: () throws -> DiffInput
}

/// The cells of an operand as they run, one after the other.
private final class DiffCells {
  /// What they may do together; set when it is known how many there are.
  var call = CallBudget(.standard, cells: 1)
  private(set) var outcome = Outcome.fine
  private let console: Console

  init(_ console: Console) { self.console = console }

  func run(_ job: RunJob) throws(UsageError) -> Trace? {
    if call.isSpent {
      throw UsageError(message: job.unrun(call.reason), help: "navsim diff --budget allows more")
    }
    guard let run = job.file.run(job.scenario, job.cell, budget: call.budget) else { return nil }
    call.add(run.steps)
    if let fault = run.fault {
      console.note(job.earlyEnd(fault))
      outcome = .badInput
    }
    return run.trace
  }
}

/// All traces of an operand.
struct DiffSide {
  let operand: DiffOperand
  private(set) var items: [DiffItem] = []
  private(set) var hasErrors = false

  /// Whether cells that run tell the causes of what they show.
  private let causes: Bool
  private let budget: Budget
  private var cells: DiffCells?
  /// What the cells that have run mean for the exit code.
  var outcome: Outcome { cells?.outcome ?? .fine }

  init(_ operand: DiffOperand, _ request: DiffRequest, _ console: Console) throws {
    self.operand = operand
    causes = !request.isUnified
    budget = request.budget
    switch operand.kind {
    case .trace: items = [trace()]
    case .scenarios: try run(console)
    case .folder: try search()
    }
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
        input = try DiffSide.open(operand.path)
      }
      known = input
      return input
    }
  }

  private static func open(_ path: String) throws(FileError) -> DiffInput {
    let shown = path == "-" ? "<stdin>" : path
    let bytes: [UInt8]
    do throws(SystemError) {
      if path == "-" {
        bytes = try Platform.readAll(Platform.standardInput, limit: Revision.limit)
      } else if let file = try MappedFile(path) {
        return .mapped(file)
      } else {
        let file = try Platform.openForReading(path)
        defer { try? Platform.shut(file) }
        bytes = try Platform.readAll(file, limit: Revision.limit)
      }
    } catch {
      throw FileError(path: shown, reason: error.text)
    }
    if bytes.count > Revision.limit {
      throw FileError(path: shown, reason: "more than \(Revision.limit >> 20) MB: use a file")
    }
    return .bytes(bytes)
  }

  private mutating func search() throws(FileError) {
    var folder = operand.path
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let scan = GoldenScan(whole: [folder])
    // Fingerprints are no traces.
    let traces = scan.traces.filter { !$0.hasSuffix(FingerprintFile.name) }
    guard !traces.isEmpty else {
      throw FileError(path: operand.path, reason: "no .trace or .tracks file below this folder")
    }
    for path in traces {
      let inner = folder == "." ? path : String(path.dropFirst(folder.count + 1))
      items.append(
        DiffItem(name: inner, scenario: inner, shown: path, file: path) { try DiffSide.open(path) })
    }
  }

  // MARK: Scenarios

  private mutating func run(_ console: Console) throws {
    let operand = operand
    let causes = causes
    let running = DiffCells(console)
    cells = running
    let file = try Self.read(operand)
    for diagnostic in file.diagnostics where diagnostic.severity == .error {
      console.note(ReportItem(diagnostic).text(console.style) + "\n")
    }
    hasErrors = file.hasErrors
    if hasErrors { return }
    var reason: String?
    for index in file.scenarios.indices {
      let cells: [Cell]
      do { cells = try file.cells(of: index, overrides: operand.overrides) } catch {
        reason = reason ?? error.message
        continue
      }
      let name = file.scenarios[index].name
      for cell in cells {
        items.append(
          DiffItem(
            name: name, scenario: name, cell: cell.values,
            shown: operand.shownPath + "@" + cell.text, file: operand.path
          ) {
            let job = RunJob(file: file, scenario: index, cell: cell)
            guard let trace = try running.run(job) else { return .bytes([]) }
            var form = TraceOptions()
            form.causes = causes
            return .bytes(trace.bytes(form))
          })
      }
    }
    running.call = CallBudget(budget, cells: items.count)
    if items.isEmpty {
      throw UsageError(
        message: operand.shownPath + ": " + (reason ?? "there is no scenario in this file"))
    }
  }

  private static func read(_ operand: DiffOperand) throws(FileError) -> ScenarioFile {
    let naming = operand.overrides.filter { $0.axis == "strategy" }.map(\.value)
    guard let revision = operand.revision else {
      let bytes = try Files.read(operand.path)
      return ScenarioFile(
        path: operand.path, bytes: bytes, naming: naming, resolve: Loader.resolve)
    }
    let bytes = try Revision.read(operand.path, in: revision)
    return ScenarioFile(path: operand.path, bytes: bytes, naming: naming) { from, path in
      let target = Files.joined(Files.folder(of: from), path)
      guard let bytes = try? Revision.read(target, in: revision) else { return nil }
      return SourceFile(path: target, bytes: bytes)
    }
  }
}
