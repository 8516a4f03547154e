import NavSim

// `navsim diff`: what looks different, where it begins, and why.

extension Command {
  static let diff = Command(
    name: "diff", summary: "tells what looks different between two traces or scenarios",
    operands: "OLD NEW", operandHint: .anyFile, operandCount: 2...2,
    options: [
      ToleranceOption.option,
      Option(
        name: "ignore", value: "PATTERN", isRepeated: true,
        help: "leaves elements or properties out, such as 'dim.*', '*.alpha' or events"),
      Option(
        name: "only", value: "PATTERN", isRepeated: true,
        help: "compares nothing but these elements or properties"),
      .renamed,
      Option(
        name: "format", letter: "f", value: "FORM",
        hint: .words(DiffRequest.Format.allCases.map(\.rawValue)),
        help: "text (default), json, markdown, or github for annotations"),
      Option(name: "json", help: "the same as '--format json'"),
      Option(name: "scenario", value: "NAME", help: "only the scenario of this name"),
      Option(name: "unified", help: "prints the lines that differ, as 'diff -u' does"),
      Option(name: "first", help: "tells only the first divergence"),
      Option(name: "max", value: "N", help: "tells at most N differences of a trace (default 20)"),
      Option(
        name: "html", value: "FILE", hint: .anyFile,
        help: "writes a page on which one sees what differs, before and after in lock-step"),
      BudgetOption.option,
    ] + Option.scenarios,
    details: [
      "OLD and NEW are traces, '-' for one from standard input, scenario files (all cells run),"
        + " FILE@axis=value,... for some of their cells, git:REV:PATH for a file as it was in a"
        + " revision, or two folders of traces. Cells are matched by scenario and by the axes that"
        + " neither operand fixes.",
      "Told are first the findings that came, went and changed, then what the eye sees, then the"
        + " rest. Phases are aligned by name and order, frames by their number in the phase. Each"
        + " property that differs in a phase is a blip (at most 2 frames, and back), shifted, scaled, a"
        + " constant, a curve, added or removed; then there are events. docs/Diff.md has the rules.",
      "Exit codes: 0 no difference, 1 different, 2 trouble.",
    ],
    examples: [
      ("navsim diff old.trace new.trace", "two traces"),
      (
        "navsim diff git:main:Scenarios/basics/push.navsim Scenarios/basics/push.navsim",
        "a scenario as it was, and as it is"
      ),
      (
        "navsim diff push.navsim@strategy=native push.navsim@strategy=km",
        "one strategy against another"
      ),
      ("navsim diff a.trace b.trace --tolerance alpha=0.002,time=1f", "what is more than noise"),
      (
        "navsim diff old.trace new.trace --renamed Feed=Home",
        "what a page that got another name changes besides"
      ),
      ("navsim diff a.trace b.trace --format markdown", "for a pull request"),
      (
        "navsim diff git:main:push.navsim push.navsim --html diff.html",
        "before and after, to look at"
      ),
    ],
    run: DiffCommand.run)
}

/// The options of `diff` as values.
struct DiffRequest {
  enum Format: String, CaseIterable { case text, json, markdown, github }

  let format: Format
  let isUnified: Bool
  let isFirstOnly: Bool
  /// Whether scenarios may use files outside of their project.
  let allowsOutside: Bool
  /// What each cell that runs may do.
  let budget: Budget
  /// The page of what differs, or nil.
  let page: String?
  /// The only scenario whose cells are compared, or nil.
  let scenario: String?
  private(set) var most = 20
  private(set) var options = ComparisonOptions()
  /// What is called otherwise on the new side.
  let names: RenamedNames

  init(_ arguments: Arguments) throws(UsageError) {
    let word = try arguments.format ?? "text"
    guard let format = Format(rawValue: word) else {
      let known = Format.allCases.map(\.rawValue)
      let guess = Suggestion.nearest(word, known).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(
        message: "'\(word)' is no value for '--format'" + guess,
        help: "known are " + known.joined(separator: ", "))
    }
    self.format = format
    budget = try BudgetOption.value(arguments)
    isUnified = arguments.has("unified")
    isFirstOnly = arguments.has("first")
    allowsOutside = arguments.allowsOutside
    page = arguments.value("html")
    scenario = arguments.value("scenario")
    names = try RenamedNames(arguments)
    if isUnified, page != nil {
      throw UsageError(message: "'--unified' and '--html' exclude each other")
    }
    if isUnified, arguments.has("format") || arguments.has("json") {
      throw UsageError(message: "'--unified' and '--format' exclude each other")
    }
    if let text = arguments.value("max") {
      guard let number = Int(text), (1...100_000).contains(number) else {
        throw UsageError(
          message: "'\(text)' is no value for '--max'", help: "write a whole number from 1 on")
      }
      most = number
    }
    try ToleranceOption.add(arguments, to: &options)
    options.ignored = arguments.all("ignore").map { TracePattern($0) }
    options.only = TracePattern.list(arguments.all("only"))
    // What the eye sees is told first, wherever it lies.
    options.limit = max(most, 10_000)
  }
}

/// Compares.
enum DiffCommand {
  static func run(_ arguments: Arguments, _ console: Console) throws -> Outcome {
    let request = try DiffRequest(arguments)
    let operands = try arguments.operands.map { text throws(UsageError) in try DiffOperand(text) }
    if operands.allSatisfy({ $0.path == "-" }) {
      throw UsageError(message: "'-' may be one of the two only")
    }
    if request.scenario != nil, !operands.contains(where: { $0.kind == .scenarios }) {
      throw UsageError(
        message: "'--scenario' chooses among the scenarios of a file, and neither operand is one")
    }
    try guardPage(request, operands)
    let old = try DiffSide(operands[0], request, console, names: request.names)
    let new = try DiffSide(operands[1], request, console)
    if old.hasErrors || new.hasErrors { return .badInput }
    let plan: DiffPlan
    do { plan = try DiffPlan(old, new) } catch let error as TraceReadError {
      console.note("\(error.description)")
      return .badInput
    }
    if request.isUnified {
      let outcome = try unified(plan, console)
      old.renameSearch.notes(old.operand).forEach { console.note("\($0)") }
      return max(outcome, old.outcome, new.outcome)
    }
    var report = emptyReport(request)
    report.changes = DiffText.changes(old, new, request.names)
    var isWhole = true
    var page = request.page.map { _ in
      DiffPage(operands[0], operands[1], budget: request.budget, most: request.most)
    }
    for pair in plan.pairs {
      do {
        let found = try entry(pair, request)
        report.entries.append(found)
        if !found.isSame { try page?.add(pair, found) }
        pair.old?.cellRun?.forget()
        pair.new?.cellRun?.forget()
      } catch let error as TraceReadError {
        console.note("\(error.description)")
        isWhole = false
      } catch let error as FileError {
        console.error("\(error.path): \(error.reason)")
        isWhole = false
      }
    }
    old.renameSearch.notes(old.operand).forEach { console.note("\($0)") }
    // What can be compared is told, whatever is wrong with the others.
    if report.entries.isEmpty, !isWhole { return .badInput }
    if let path = request.page { page?.write(to: path, on: console) }
    tell(report, plan, request, console)
    if !isWhole { return .badInput }
    return max(report.isSame ? .fine : .failed, old.outcome, new.outcome)
  }

  /// Prints a report in the form that is asked for.
  private static func tell(
    _ report: ComparisonReport, _ plan: DiffPlan, _ request: DiffRequest, _ console: Console
  ) {
    switch request.format {
    case .text:
      console.print(report.text)
      DiffStrips.print(plan, report, console)
    case .json: console.print(exact: report.json())
    case .markdown: console.print(exact: report.markdown())
    case .github: console.print(exact: report.github())
    }
  }

  private static func guardPage(_ request: DiffRequest, _ operands: [DiffOperand]) throws {
    guard let page = request.page else { return }
    try OutputGuard.check(
      [Output(path: page, option: "--html")],
      inputs: operands.filter { $0.revision == nil }.map(\.path))
  }

  /// A report that says what was asked for.
  private static func emptyReport(_ request: DiffRequest) -> ComparisonReport {
    var report = ComparisonReport()
    report.most = request.most
    report.isFirstOnly = request.isFirstOnly
    report.tolerance = request.options.tolerances
    report.ignored = request.options.ignored.map(\.text)
    report.only = request.options.only.map(\.text)
    return report
  }

  private static func entry(
    _ pair: DiffPlan.Pair, _ request: DiffRequest
  ) throws -> ComparisonReport.Entry {
    var entry = ComparisonReport.Entry(
      name: pair.name, old: pair.old?.shown ?? "", new: pair.new?.shown ?? "", comparison: nil)
    let item = pair.new ?? pair.old
    entry.file = item?.file
    if let job = item?.job {
      entry.scenario = job.file.scenarios[job.scenario].name
      entry.cell = job.cell.values.map { TraceAxis(axis: $0.axis, value: $0.value) }
    }
    guard let old = pair.old, let new = pair.new else {
      entry.isAdded = pair.old == nil
      (entry.findings, entry.unjudged) = try DiffFindings.changes(
        pair.old, pair.new, request.options)
      return entry
    }
    let (x, y) = (try old.load(), try new.load())
    var comparison = try x.withBytes { (a) throws(TraceReadError) in
      try y.withBytes { (b) throws(TraceReadError) in
        try TraceComparison(
          old: a, old.shown, new: b, new.shown, request.options,
          release: {
            x.release()
            y.release()
          })
      }
    }
    if let first = comparison.first {
      let lines = DiffLines.behind(first, old, new, request.budget)
      comparison.addLines(old: lines.old, new: lines.new)
    }
    entry.comparison = comparison
    entry.next = next(comparison, old, new)
    // A kept trace that is the same is judged alike; the code of two cells may differ all the same.
    if !comparison.isSame || old.job != nil && new.job != nil {
      (entry.findings, entry.unjudged) = try DiffFindings.changes(old, new, request.options)
    }
    return entry
  }

  /// The lines that differ, as other tools read them. Nothing is tolerated or left out here.
  private static func unified(_ plan: DiffPlan, _ console: Console) throws -> Outcome {
    do { return try differing(plan, console) } catch let error as TraceReadError {
      console.note("\(error.description)")
      return .badInput
    }
  }

  private static func differing(_ plan: DiffPlan, _ console: Console) throws -> Outcome {
    var outcome = Outcome.fine
    for pair in plan.pairs {
      let (x, y) = (try pair.old?.load() ?? .bytes([]), try pair.new?.load() ?? .bytes([]))
      for (input, item) in [(x, pair.old), (y, pair.new)] {
        guard let item else { continue }
        try input.withBytes { (bytes) throws(TraceReadError) in
          try TraceComparison.check(bytes, item.shown) { input.release() }
        }
      }
      var hasHead = false
      let differs = x.withBytes { a in
        y.withBytes { b in
          UnifiedDiff.write(
            old: a, pair.old?.shown ?? "", new: b, pair.new?.shown ?? "",
            release: {
              x.release()
              y.release()
            },
            emit: { hunk in
              if !hasHead {
                console.print("--- \(pair.old?.shown ?? "/dev/null")\n")
                console.print("+++ \(pair.new?.shown ?? "/dev/null")\n")
                hasHead = true
              }
              console.print(PaintedText.bytes(ofLines: hunk))
            })
        }
      }
      if differs { outcome = .failed }
    }
    return outcome
  }

  /// A command that looks closer at the first divergence.
  private static func next(
    _ comparison: TraceComparison, _ old: DiffItem, _ new: DiffItem
  ) -> String? {
    guard let first = comparison.first else { return nil }
    guard !new.cell.isEmpty, !new.shown.hasPrefix("git:") else {
      return "navsim diff \(ShellWord.path(old.shown)) \(ShellWord.path(new.shown)) --unified"
    }
    let file = new.shown.dropLast(Cell(new.cell).text.count + 1)
    let only = first.change == .events ? "" : " --only \(ShellWord.quoted(first.property))"
    return ShellWord.run(String(file), cell: new.cell) + only + " --causes"
  }
}
