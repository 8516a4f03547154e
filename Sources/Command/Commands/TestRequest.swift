import NavSim

// The options of `test` as values, checked before any file is read.

/// What `navsim test` was asked for.
struct TestRequest {
  /// The files and folders: those that were named, or the default.
  let operands: [String]
  let jobs: Int
  let filters: [String]
  /// Axis and value of --strategy, --ios, --device and --rule.
  let overrides: [(axis: String, value: String)]
  let shard: SuiteShard?
  let failsFast: Bool
  let isList: Bool
  let isQuiet: Bool
  /// The reports that are written at the end.
  let reports: ReportRequest
  let goldens: GoldenMode
  /// Whether '--check' is what forbids to write.
  let isCheck: Bool
  let orphans: OrphanMode
  /// What becomes of findings that nobody claimed.
  let findings: FindingPolicy
  /// How many of them are told at the end.
  let mostFindings: Int
  /// Whether that was asked for.
  let hasMostFindings: Bool
  /// Whether it is told what those rest on.
  let isSure: Bool
  /// The file of those that somebody has accepted.
  let accepted: String?
  /// What each cell may do.
  let budget: Budget
  /// The page of what failed.
  let page: TestPage
  /// How many of the slowest cells are told.
  let slowest: Int

  init(_ arguments: Arguments) throws(UsageError) {
    operands = TestRequest.operands(arguments.operands)
    jobs =
      try TestRequest.count(arguments.value("jobs"), of: "--jobs", 1...256)
      ?? min(max(Platform.coreCount, 1), 256)
    slowest = try TestRequest.count(arguments.value("slowest"), of: "--slowest", 1...1_000_000) ?? 0
    budget = try BudgetOption.value(arguments)
    page = try TestPage(arguments, budget: budget)
    filters = arguments.all("filter")
    overrides = try RunRequest.systems(arguments)
    for (index, pair) in overrides.enumerated()
    where overrides[..<index].contains(where: { $0.axis == pair.axis }) {
      throw UsageError(message: "'\(pair.axis)' is given twice")
    }
    let others = Option.systems.map(\.name) + [RuleOption.option.name]
    if let other = others.first(where: arguments.has), arguments.has("update") {
      throw UsageError(
        message: "'--update' keeps what the files' own cells show, and '--\(other)' runs others",
        help: "leave one of the two out")
    }
    failsFast = arguments.has("fail-fast")
    isList = arguments.has("list")
    isQuiet = arguments.has("quiet")
    reports = try ReportRequest(arguments)
    if isList && (!reports.targets.isEmpty || page.path != nil) {
      throw UsageError(
        message: "'--list' runs nothing, so there is nothing to report",
        help: "leave out '--list' or the report")
    }
    accepted = arguments.value("accepted")
    let most = try TestRequest.count(arguments.value("findings"), of: "--findings", 0...1_000_000)
    mostFindings = most ?? 3
    isSure = arguments.has("sure")
    findings =
      try TestRequest.findings(arguments.value("deny-findings"))
      ?? (accepted != nil ? .error : most == 0 ? .ignore : .tell)
    goldens = try TestRequest.goldens(arguments)
    isCheck = arguments.has("check")
    hasMostFindings = arguments.has("findings")
    orphans = try TestRequest.orphans(arguments, goldens)
    if let text = arguments.value("shard") {
      guard let shard = SuiteShard(text) else {
        throw UsageError(
          message: "'\(text)' is no value for '--shard'",
          help: "write the part and how many there are: --shard 2/3")
      }
      self.shard = shard
    } else {
      shard = nil
    }
  }

  /// What was named; else the folder of scenarios, or the current one.
  static func operands(_ named: [String]) -> [String] {
    if !named.isEmpty { return named }
    return [Files.isFolder(ScenarioList.defaultFolder) ? ScenarioList.defaultFolder : "."]
  }

  /// Files beside the traces that are kept.
  var kept: [Output] {
    accepted.map { [Output(path: $0, kind: .kept, noun: "file", option: "--accepted")] } ?? []
  }

  /// Whether every cell of the files runs.
  var isWhole: Bool {
    filters.isEmpty && overrides.isEmpty && shard == nil && !failsFast
  }

  /// The strategy that is to run in place of the files' own, or nil.
  var strategy: String? { overrides.first { $0.axis == "strategy" }?.value }

  private static func findings(_ text: String?) throws(UsageError) -> FindingPolicy? {
    guard let text else { return nil }
    guard let policy = FindingPolicy(rawValue: text), policy == .warn || policy == .error else {
      throw UsageError(
        message: "'\(text)' is no value for '--deny-findings'", help: "values: error, warn")
    }
    return policy
  }

  /// Nothing is written in CI unless it is asked for.
  private static func goldens(_ arguments: Arguments) throws(UsageError) -> GoldenMode {
    let isCheck = arguments.has("check")
    guard let text = arguments.value("update") else {
      return isCheck || Platform.isSet("CI") ? .check : .compare
    }
    if isCheck { throw UsageError(message: "'--check' writes nothing, so '--update' cannot too") }
    switch text {
    case "missing": return .update(different: false)
    case "failed", "all": return .update(different: true)
    default:
      throw UsageError(
        message: "'\(text)' is no value for '--update'",
        help: "--update=failed (missing and different ones), --update=missing, --update=all")
    }
  }

  private static func orphans(
    _ arguments: Arguments, _ goldens: GoldenMode
  ) throws(UsageError) -> OrphanMode {
    guard let text = arguments.value("orphans") else { return goldens == .check ? .reject : .warn }
    guard let mode = OrphanMode(rawValue: text) else {
      throw UsageError(
        message: "'\(text)' is no value for '--orphans'",
        help: "values: " + OrphanMode.allCases.map(\.rawValue).joined(separator: ", "))
    }
    if mode == .delete, goldens == .check {
      throw UsageError(message: "'--check' writes nothing, so orphans cannot be deleted with it")
    }
    return mode
  }

  static func count(
    _ text: String?, of option: String, _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        message: "'\(text)' is no value for '\(option)'",
        help: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
