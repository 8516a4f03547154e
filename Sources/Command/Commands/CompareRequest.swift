import NavSim

// The options of `compare` as values, checked before any file is read.

/// What `navsim compare` was asked for.
struct CompareRequest {
  /// How the result is written.
  enum Format: String, CaseIterable { case text, markdown, json }

  /// The axes that vary, with their values; an empty list stands for those that the files have, and none for
  /// all axes of the files' own.
  private let axes: [(axis: String, values: [String])]
  /// Whether the strategies are those of the files and every built-in one.
  private let takesAllStrategies: Bool
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
    for (axis, all) in [
      ("strategy", Catalogue.allStrategies(for: [])), ("ios", Catalogue.iosNames),
      ("device", Catalogue.deviceNames),
    ] {
      guard let text = arguments.value(axis) else { continue }
      axes.append((axis, try Self.values(text, of: "--" + axis, all)))
    }
    for text in arguments.all("axis") {
      let (axis, values) = try Self.axis(text)
      if axes.contains(where: { $0.axis == axis }) {
        throw UsageError(message: "'\(axis)' is given twice")
      }
      axes.append((axis, values))
    }
    self.axes = axes
    takesAllStrategies = arguments.value("strategy") == "all"
    _ = try Self.combinations(of: axes)
    namesAll =
      ["strategy", "ios", "device"].contains { arguments.value($0) == "all" }
      || axes.isEmpty || axes.contains { $0.values.isEmpty }
    cells = try RunRequest(
      cell: arguments.all("cell").isEmpty ? nil : arguments.all("cell").joined(separator: ","),
      rules: RuleOption.axes(arguments), scenario: arguments.value("scenario"),
      allowsOutside: arguments.allowsOutside)
    if let twice = cells.overrides.first(where: { held in axes.contains { $0.axis == held.axis } })
    {
      throw UsageError(
        message: "'\(twice.axis)' is what is compared: '--cell' cannot hold it fast")
    }
    budget = try BudgetOption.value(arguments)
    format = try Self.word(try arguments.format, of: "--format") ?? .text
    columns = try Self.word(arguments.value("by"), of: "--by") ?? .detector
    let told = try TestRequest.count(arguments.value("max"), of: "--max", 1...1_000_000) ?? 8
    most = arguments.has("places") || arguments.value("max") != nil ? told : 0
    jobs =
      try TestRequest.count(arguments.value("jobs"), of: "--jobs", 1...256)
      ?? min(max(Platform.coreCount, 1), 256)
  }

  /// The strategies that files need to know.
  var strategies: [String] { axes.first { $0.axis == "strategy" }?.values ?? [] }

  /// The rows: every combination, the first axis being the slowest.
  ///
  /// - Parameter files: what is compared; its own strategies stand first among `all`.
  func variants(for files: [ScenarioFile]) throws(UsageError) -> [Variant] {
    var axes = axes.isEmpty ? try ownAxes(of: files) : axes
    if takesAllStrategies, let index = axes.firstIndex(where: { $0.axis == "strategy" }) {
      axes[index].values = Catalogue.allStrategies(for: files, scenario: cells.scenario)
    }
    for index in axes.indices where axes[index].values.isEmpty {
      axes[index].values = try Self.values(of: axes[index].axis, in: files, cells.scenario)
    }
    return try Self.combinations(of: axes)
  }

  /// The axes of the files' own matrices that have something to choose from.
  private func ownAxes(
    of files: [ScenarioFile]
  ) throws(UsageError) -> [(axis: String, values: [String])] {
    var found: [(axis: String, values: [String])] = []
    for axis in files.flatMap(\.axes) where !found.contains(where: { $0.axis == axis }) {
      if cells.overrides.contains(where: { $0.axis == axis }) { continue }
      var values: [String] = []
      for value in files.flatMap({ $0.values(of: axis, scenario: cells.scenario) })
      where !values.contains(value) {
        values.append(value)
      }
      if values.count > 1 { found.append((axis, values)) }
    }
    // Without a scenario there is nothing that could have a matrix, which is told behind this.
    guard found.isEmpty, files.contains(where: { !$0.scenarios.isEmpty }) else { return found }
    throw UsageError(
      message: "'compare' needs something to compare: no matrix here has two values",
      help: "--strategy native,km,hbd, --strategy all, --ios 14,15, --device D,E or --axis NAME")
  }

  /// The additions that `all` does not stand for.
  func leftOut(_ variants: [Variant]) -> [String] {
    guard takesAllStrategies else { return [] }
    return Catalogue.additions.filter { name in
      !variants.contains { $0.values.contains { $0.axis == "strategy" && $0.value == name } }
    }
  }

  /// `NAME`, or `NAME=V,W`.
  private static func axis(_ text: String) throws(UsageError) -> (String, [String]) {
    guard let equals = text.firstIndex(of: "=") else { return (text, []) }
    let values = String(text[text.index(after: equals)...])
    return (String(text[..<equals]), try Self.values(values, of: "--axis", []))
  }

  /// What an axis has: of a rule its words, else what the files' cells have.
  private static func values(
    of axis: String, in files: [ScenarioFile], _ scenario: String?
  ) throws(UsageError) -> [String] {
    let words = Catalogue.values(ofAxis: axis)
    if !words.isEmpty { return words }
    var values: [String] = []
    for file in files {
      for value in file.values(of: axis, scenario: scenario) where !values.contains(value) {
        values.append(value)
      }
    }
    guard values.isEmpty else { return values }
    if axis.hasPrefix("rule.") {
      throw UsageError(
        message: "the values of '\(axis)' cannot be listed", help: "write them: --axis \(axis)=V,W")
    }
    let known = files.flatMap(\.axes)
    let guess = Suggestion.nearest(axis, known).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError(message: "no matrix here has the axis '\(axis)'" + guess)
  }

  private static func combinations(
    of axes: [(axis: String, values: [String])]
  ) throws(UsageError) -> [Variant] {
    let count = axes.reduce(1) { $0 * $1.values.count }
    guard count <= 1_000 else {
      throw UsageError(message: "\(count) combinations are more than 1000")
    }
    var rows: [[(axis: String, value: String)]] = [[]]
    for (axis, values) in axes {
      rows = rows.flatMap { row in values.map { row + [(axis, $0)] } }
    }
    return rows.map { Variant($0) }
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
