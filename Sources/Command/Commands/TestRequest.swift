import NavSim

// The options of `test` as values, checked before any file is read.

/// What `navsim test` was asked for.
struct TestRequest {
  /// The files and folders: those that were named, or the default.
  let operands: [String]
  let jobs: Int
  let filters: [String]
  let shard: SuiteShard?
  let failsFast: Bool
  let isList: Bool
  let isQuiet: Bool
  /// The reports that are written at the end.
  let reports: ReportRequest
  /// How many of the slowest cells are told.
  let slowest: Int

  init(_ arguments: Arguments) throws(UsageError) {
    operands = TestRequest.operands(arguments.operands)
    jobs =
      try TestRequest.count(arguments.value("jobs"), of: "--jobs", 1...256)
      ?? min(max(Platform.coreCount, 1), 256)
    slowest = try TestRequest.count(arguments.value("slowest"), of: "--slowest", 1...1_000_000) ?? 0
    filters = arguments.all("filter")
    failsFast = arguments.has("fail-fast")
    isList = arguments.has("list")
    isQuiet = arguments.has("quiet")
    reports = try ReportRequest(arguments)
    if isList && !reports.targets.isEmpty {
      throw UsageError(
        message: "'--list' runs nothing, so there is nothing to report",
        help: "leave out '--list' or the report")
    }
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
    return [Files.isFolder(ListCommand.defaultFolder) ? ListCommand.defaultFolder : "."]
  }

  private static func count(
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
