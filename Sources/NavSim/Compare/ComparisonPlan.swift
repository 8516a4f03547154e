import NavSimChecks
import NavSimLanguage
import NavSimProgram
import NavSimTrace

// Which cells are compared: known before the first one runs, so that the order of what is printed
// never depends on who was faster.

/// The cells of files under several variants.
public struct ComparisonPlan: Sendable {
  private struct Job: Sendable {
    let file: Int
    let scenario: Int
    let cell: String
    var cells: [Cell?]
  }

  private let files: [ScenarioFile]
  private let variants: [Variant]
  private var jobs: [Job] = []
  /// The first reason why a variant does not fit a scenario, by its index.
  private var reasons: [Int: String] = [:]
  /// Scenarios that a variant does not fit, and why, each reason once.
  public private(set) var passedOver: [String] = []

  /// Plans every scenario of the files, or that of one name alone.
  ///
  /// - Parameters:
  ///   - overrides: axes and values that hold for all variants.
  public init(
    _ files: [ScenarioFile], _ variants: [Variant], scenario: String? = nil,
    overrides: [(axis: String, value: String)] = []
  ) {
    self.files = files
    self.variants = variants
    for (file, content) in files.enumerated() {
      for (index, info) in content.scenarios.enumerated()
      where scenario == nil || scenario == info.name {
        add(file, index, overrides)
      }
    }
  }

  /// How many pieces of work there are.
  public var count: Int { jobs.count }

  /// The cells that are compared, with their files and scenarios.
  public var cells: [(file: ScenarioFile, scenario: Int, cell: Cell)] {
    jobs.flatMap { job in
      job.cells.compactMap { $0 }.map { (files[job.file], job.scenario, $0) }
    }
  }

  /// The first variant that fits no scenario at all, with a reason; nil if there is none.
  public var misfit: (variant: Variant, reason: String)? {
    for (index, variant) in variants.enumerated()
    where !jobs.contains(where: { $0.cells[index] != nil }) {
      return (variant, reasons[index] ?? "no cell is left")
    }
    return nil
  }

  private mutating func add(
    _ file: Int, _ scenario: Int, _ overrides: [(axis: String, value: String)]
  ) {
    var found: [Job] = []
    for (index, variant) in variants.enumerated() {
      let cells: [Cell]
      do {
        cells = try files[file].cells(of: scenario, overrides: overrides + variant.overrides)
      } catch {
        let reason = "\(files[file].path): \(error.message)"
        if !passedOver.contains(reason) { passedOver.append(reason) }
        if reasons[index] == nil { reasons[index] = reason }
        continue
      }
      let axes = Set(variant.values.map(\.axis))
      for cell in cells {
        let rest = rest(of: cell, axes, in: cells)
        let place = found.firstIndex { $0.cell == rest }
        if let place {
          found[place].cells[index] = cell
        } else {
          var job = Job(
            file: file, scenario: scenario, cell: rest, cells: variants.map { _ in nil })
          job.cells[index] = cell
          found.append(job)
        }
      }
    }
    jobs += found
  }

  /// The values of the axes that the variants leave alone and that vary in the matrix.
  private func rest(of cell: Cell, _ axes: Set<String>, in cells: [Cell]) -> String {
    cell.values.filter { value in
      !axes.contains(value.axis) && cells.contains { $0[value.axis] != value.value }
    }.map { "\($0.axis)=\($0.value)" }.joined(separator: ",")
  }

  /// Runs everything on several threads; the same at any number of them: results are taken in the order of the plan.
  ///
  /// - Parameters:
  ///   - comparesLooks: whether the properties that look otherwise are wanted. If not, each cell is a
  ///     piece of work; if so, the cells that are compared with each other are one.
  ///   - budget: what each cell may do. Cells for which the call has no steps left do not run.
  public func run(
    jobs threads: Int, comparesLooks: Bool = true, keepsTraces: Bool = false,
    budget: Budget = .standard
  ) -> Comparison {
    var comparison = Comparison(variants)
    var call = CallBudget(budget, cells: jobs.reduce(0) { $0 + $1.cells.count })
    let parts = jobs.indices.flatMap { job in
      comparesLooks
        ? [(job, jobs[job].cells.indices)]
        : jobs[job].cells.indices.map { (job, $0..<$0 + 1) }
    }
    var groups = jobs.map(empty)
    OrderedWork.run(
      parts.count, jobs: threads,
      work: { results(of: parts[$0].0, parts[$0].1, comparesLooks, keepsTraces, budget) }
    ) { index, found in
      call.add(found.steps)
      groups[parts[index].0].results += found.results
      return !call.isSpent
    }
    for (job, group) in zip(jobs, groups) {
      var group = group
      group.results += job.cells.dropFirst(group.results.count).map { cell in
        cell.map { _ in Self.unrun(call.reason) }
      }
      comparison.add(group)
    }
    return comparison
  }

  private func empty(_ job: Job) -> Comparison.Group {
    let info = files[job.file].scenarios[job.scenario]
    return Comparison.Group(
      path: files[job.file].path, scenario: info.name, line: info.line, cell: job.cell,
      results: [])
  }

  /// A cell that does not run, and why.
  private static func unrun(_ reason: String) -> Comparison.Result {
    Comparison.Result(
      findings: [], framesPerSecond: 60, fault: reason, isBroken: false, differences: [],
      differenceCount: 0)
  }

  private func results(
    of job: Int, _ cells: Range<Int>, _ comparesLooks: Bool, _ keepsTraces: Bool, _ budget: Budget
  ) -> (results: [Comparison.Result?], steps: Int) {
    let job = jobs[job]
    let file = files[job.file]
    var results: [Comparison.Result?] = []
    var steps = 0
    var first: Trace?
    for cell in job.cells[cells] {
      guard let cell, let run = file.run(job.scenario, cell, budget: budget) else {
        results.append(nil)
        continue
      }
      steps += run.steps
      var result = Comparison.Result(
        findings: (run.findings + run.ofNative).sorted { $0.frame < $1.frame },
        framesPerSecond: run.trace.grid.framesPerSecond, fault: run.fault,
        isBroken: run.isBroken, differences: [], differenceCount: 0)
      result.byItself = run.byItself.filter { !run.ofNative.contains($0) }
      result.unmet = run.unmetWishes
      result.notApplied = result.unmet.map { $0.sentence(run.wishes) }
      if keepsTraces { result.trace = run.trace }
      if results.isEmpty {
        first = run.trace
      } else if let first, comparesLooks, run.fault == nil, first.error == nil {
        compare(run.trace, with: first, &result)
      }
      results.append(result)
    }
    return (results, steps)
  }

  private func compare(_ trace: Trace, with first: Trace, _ result: inout Comparison.Result) {
    guard first.grid == trace.grid else {
      result.isOnOtherGrid = true
      return
    }
    do throws(TraceReadError) {
      let all = try Comparison.differences(first, trace)
      result.differenceCount = all.count
      result.differences = Array(all.prefix(Comparison.mostDifferences))
    } catch {
      // What navsim wrote, it cannot read.
      result.fault = error.message
      result.isBroken = true
    }
  }
}

extension Comparison {
  /// The properties in which a trace differs from another: what the eye sees first, then the bar,
  /// then the rest, each with its first phase.
  static func differences(_ old: Trace, _ new: Trace) throws(TraceReadError) -> [Difference] {
    var found: [Difference] = []
    var places: [String: Int] = [:]
    let comparison = try TraceComparison(old: old, new: new)
    // Phases and events are no properties.
    for given in comparison.differences where given.property.contains(".") {
      guard let k = given.k else { continue }
      // Of what comes or goes as a whole the element tells enough.
      let isAdded = given.change == .added
      let isWhole = isAdded || given.change == .removed
      let name = isWhole ? element(of: given.property) : given.property
      if let place = places[name] {
        found[place].phases += 1
        if found[place].change != given.change.text { found[place].isMixed = true }
        continue
      }
      places[name] = found.count
      found.append(
        Difference(
          property: name, phases: 1, place: k < 0 ? "start" : given.phase + " +\(k)",
          change: given.change.text,
          frames: max(comparison.framesApart[given.property] ?? 0, given.frames),
          first: isWhole ? (isAdded ? "absent" : "there") : given.old,
          own: isWhole ? (isAdded ? "there" : "absent") : given.new))
    }
    return found.enumerated().sorted {
      (rank($0.element.property), $0.offset) < (rank($1.element.property), $1.offset)
    }.map(\.element)
  }

  /// `A.fake` of `A.fake.alpha`.
  private static func element(of property: String) -> String {
    guard let dot = property.lastIndex(of: ".") else { return property }
    return String(property[..<dot])
  }

  private static func rank(_ property: String) -> Int {
    if property.hasPrefix("eye.") { return 0 }
    if property.hasPrefix("bar.bg") || property.hasPrefix("title.") { return 1 }
    return property.hasPrefix("bar") || property.contains(".fake") ? 2 : 3
  }
}
