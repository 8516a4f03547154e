import NavSim

// Cells become a report, one after the other.

/// A report as it is put together.
struct ViewWork {
  private var report: ViewerReport
  private let onlyFindings: Bool
  private let console: Console
  private var outcome = Outcome.fine
  private var count = 0
  private var findings = 0

  init(title: String, onlyFindings: Bool, console: Console) {
    report = ViewerReport(title: title)
    report.folder = Platform.currentFolder
    self.onlyFindings = onlyFindings
    self.console = console
  }

  /// Runs the cells of a plan and takes them in.
  mutating func add(_ plan: RunPlan, _ request: RunRequest) {
    var progress = Progress(console: console, total: plan.jobs.count, printsResults: false)
    defer { progress.clear() }
    var call = CallBudget(request.budget, cells: plan.jobs.count)
    var last: (file: String, scenario: Int, number: Int)?
    for (index, job) in plan.jobs.enumerated() {
      progress.update(index, job.file.path, on: console)
      if call.isSpent {
        progress.clear()
        console.error(job.unrun(call.reason), help: "navsim view --budget allows more")
        outcome = .badInput
        break
      }
      guard
        let run = job.file.run(job.scenario, job.cell, budget: request.budget, follows: true)
      else { continue }
      call.add(run.steps)
      if let fault = run.fault {
        progress.clear()
        console.note("\(job.earlyEnd(fault))")
        outcome = max(outcome, run.isBroken ? .broken : .badInput)
      }
      let cell = job.file.viewed(run, job.scenario)
      if onlyFindings, cell.isQuiet { continue }
      let number: Int
      if let last, last.file == job.file.path, last.scenario == job.scenario {
        number = last.number
      } else {
        number = report.add(job.file.viewed(job.scenario))
        last = (job.file.path, job.scenario, number)
      }
      add(cell, to: number)
    }
  }

  /// Takes a trace in that was kept.
  mutating func add(trace path: String) throws {
    let bytes = try Files.readOperand(path, .large)
    do {
      let reading = try Trace.read(bytes, path: path)
      for note in reading.notes { console.note("\(note)") }
      let cell = ViewerCell(alone: reading.trace)
      if onlyFindings, cell.isQuiet { return }
      add(cell, to: report.add(ViewerScenario(name: reading.trace.scenario, file: path)))
    } catch {
      console.note("\(String(describing: error))")
      outcome = .badInput
    }
  }

  private mutating func add(_ cell: ViewerCell, to scenario: Int) {
    report.add(cell, to: scenario)
    count += 1
    findings += cell.findings.count
  }

  /// Writes the page; what it means for the exit code.
  func finish(_ path: String, opens: Bool) -> Outcome {
    guard count > 0 else {
      console.error(
        onlyFindings ? "nothing is found in any cell, so there is no page" : "no cell to show")
      return onlyFindings ? outcome : .badInput
    }
    if path == "-" {
      report.write { console.print($0) }
      return outcome
    }
    guard console.save(to: path, { emit in try report.write(to: emit) }) else { return .badInput }
    let told = Count.of(count, "cell") + ", " + Count.of(findings, "finding")
    console.note("wrote \(path): \(told)")
    if opens, !Browser.open(path) {
      console.error("no browser could be started", help: "open \(path) by hand")
    }
    return outcome
  }
}

extension ViewerCell {
  /// Whether nobody has anything to say about it.
  var isQuiet: Bool { findings.isEmpty && failures.isEmpty && fault == nil }
}

/// The system's way to open a page.
enum Browser {
  /// Opens a file; whether something took it.
  static func open(_ path: String) -> Bool {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let absolute = path.hasPrefix("/") ? path : "./" + path
    let command = "\(program) \(ShellWord.quoted(absolute)) > /dev/null 2>&1"
    return (try? OtherProgram.output(of: command, .scenario))?.code == 0
  }
}
