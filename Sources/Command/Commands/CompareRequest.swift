import NavSim

// The options of `compare` as values, checked before any file is read.

/// What `navsim compare` was asked for.
struct CompareRequest {
  /// How the result is written.
  enum Format: String, CaseIterable { case text, markdown, json }

  let variants: [Variant]
  /// The strategies among them.
  let strategies: [String]
  /// Whether an axis was given as a whole: then a value may fit nothing.
  let namesAll: Bool
  /// What holds for all of them.
  let cells: RunRequest
  let format: Format
  let columns: Comparison.Columns
  let most: Int
  let jobs: Int
  /// What each cell may do.
  let budget: Budget

  init(_ arguments: Arguments) throws(UsageError) {
    var axes: [(axis: String, values: [String])] = []
    for (option, axis, all) in [
      ("strategies", "strategy", Catalogue.strategyNames), ("ios", "ios", Catalogue.iosNames),
      ("devices", "device", Catalogue.deviceNames),
    ] {
      guard let text = arguments.value(option) else { continue }
      axes.append((axis, try Self.values(text, of: "--" + option, all)))
    }
    guard !axes.isEmpty else {
      throw UsageError(
        message: "'compare' needs something to compare",
        help: "--strategies native,km,hbd, --strategies all, --ios 14,15 or --devices D,E")
    }
    let count = axes.reduce(1) { $0 * $1.values.count }
    guard count <= 1_000 else {
      throw UsageError(message: "\(count) combinations are more than 1000")
    }
    var rows: [[(axis: String, value: String)]] = [[]]
    for (axis, values) in axes {
      rows = rows.flatMap { row in values.map { row + [(axis, $0)] } }
    }
    variants = rows.map { Variant($0) }
    namesAll = ["strategies", "ios", "devices"].contains { arguments.value($0) == "all" }
    strategies = axes.first { $0.axis == "strategy" }?.values ?? []
    cells = try RunRequest(
      cell: arguments.all("cell").isEmpty ? nil : arguments.all("cell").joined(separator: ","),
      scenario: arguments.value("scenario"))
    if let twice = cells.overrides.first(where: { held in axes.contains { $0.axis == held.axis } })
    {
      throw UsageError(
        message: "'\(twice.axis)' is what is compared: '--cell' cannot hold it fast")
    }
    budget = try BudgetOption.value(arguments)
    format = try Self.word(arguments.value("format"), of: "--format") ?? .text
    columns = try Self.word(arguments.value("by"), of: "--by") ?? .detector
    let told = try TestRequest.count(arguments.value("max"), of: "--max", 1...1_000_000) ?? 8
    most = arguments.has("table") ? 0 : told
    jobs =
      try TestRequest.count(arguments.value("jobs"), of: "--jobs", 1...256)
      ?? min(max(Platform.coreCount, 1), 256)
  }

  private static func values(
    _ text: String, of option: String, _ all: [String]
  ) throws(UsageError) -> [String] {
    if text == "all" { return all }
    var values: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let value = part.split(separator: " ").joined(separator: " ")
      guard !value.isEmpty else {
        throw UsageError(
          message: "'\(text)' is no value for '\(option)'",
          help: "write values with commas between them, or all")
      }
      if values.contains(value) {
        throw UsageError(message: "'\(value)' stands twice in '\(option)'")
      }
      values.append(value)
    }
    return values
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ text: String?, of option: String
  ) throws(UsageError) -> Word? where Word.RawValue == String {
    guard let text else { return nil }
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    let guess = Suggestion.nearest(text, words).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError(
      message: "'\(text)' is no value for '\(option)'" + guess,
      help: "one of " + words.joined(separator: ", "))
  }
}
