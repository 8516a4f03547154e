import NavSimVocabulary

/// Why a cell cannot be chosen.
public struct CellError: Error, Hashable, Sendable {
  /// The message, with a suggestion where there is one.
  public let message: String
}

extension Script {
  /// The cells of a scenario in the order of its matrix: the first axis changes slowest.
  ///
  /// - Parameters:
  ///   - scenario: the index in `scenarios`.
  ///   - overrides: axis and value pairs from the command line. A value that the matrix has keeps
  ///     only its cells; another strategy, ios or device takes the place of the axis.
  /// - Throws: `CellError` for an unknown axis or value.
  public func cells(
    scenario: Int, overrides: [(axis: String, value: String)] = []
  ) throws(CellError) -> [Cell] {
    guard scenarioNodes.indices.contains(scenario) else {
      throw CellError(message: "there is no scenario \(scenario)")
    }
    let node = scenarioNodes[scenario]
    var axes = Script.axes(of: node, self)
    for (axis, value) in overrides {
      let choice = AxisChoice(axis: axis, value: value)
      try narrow(&axes, choice.name.isEmpty ? choice.of(try ownAxis(of: choice, axes)) : choice)
    }
    return Script.product(axes, node.skips)
  }

  /// The own axis of a bare value: the only one that has it.
  private func ownAxis(of choice: AxisChoice, _ axes: [Axis]) throws(CellError) -> String {
    let value = choice.values.first ?? ""
    let own = axes.filter { !Cell.isBuiltin($0.name) }
    let named = own.filter { $0.values.contains(value) }
    if named.count == 1 { return named[0].name }
    if named.isEmpty {
      throw CellError(message: Script.unknown("value", value, own.flatMap(\.values)))
    }
    throw CellError(
      message: "'\(value)' is a value of several axes: "
        + named.map { "\($0.name)=\(value)" }.joined(separator: ", "))
  }

  /// Leaves of an axis what is asked for. A value that the matrix lacks is taken up where the axis
  /// is open: the system's, a rule's, an option's.
  private func narrow(_ axes: inout [Axis], _ choice: AxisChoice) throws(CellError) {
    let name = choice.name
    let isOpen = { (value: String) in Cell.isBuiltin(name) || hasOption(name, value) }
    if !axes.contains(where: { $0.name == name }), let value = choice.values.first, isOpen(value) {
      axes.append(Axis(name: name, values: choice.values))
    }
    guard let index = axes.firstIndex(where: { $0.name == name }) else {
      throw CellError(message: Script.unknown("axis", name, axes.map(\.name)))
    }
    var chosen: [String] = []
    for value in choice.values {
      let canonical = name == "strategy" ? Script.joined(value) : value
      if !axes[index].values.contains(canonical) {
        guard !choice.isNegated, isOpen(value) else {
          throw CellError(message: Script.unknown("value of '\(name)'", value, axes[index].values))
        }
        if Cell.isBuiltin(name) { try check(name, canonical) }
      }
      chosen.append(canonical)
    }
    axes[index].values =
      choice.isNegated ? axes[index].values.filter { !chosen.contains($0) } : chosen
  }

  struct Axis {
    var name: String
    var values: [String]
  }

  /// The matrix, and strategy, ios and device where the matrix does not name them.
  static func axes(of node: ScenarioNode, _ script: Script) -> [Axis] {
    var axes = node.axes.map { axis in
      Axis(
        name: axis.name.text,
        values: axis.values.map { axis.name.text == "strategy" ? joined($0.text) : $0.text })
    }
    let defaults = [
      ("strategy", script.strategy), ("ios", script.ios), ("device", script.device),
    ]
    for (name, value) in defaults where !axes.contains(where: { $0.name == name }) {
      axes.append(Axis(name: name, values: [value]))
    }
    for option in script.options where !axes.contains(where: { $0.name == option.name }) {
      axes.append(Axis(name: option.name, values: [option.value]))
    }
    for rule in script.rules where !axes.contains(where: { $0.name == rule.name }) {
      axes.append(Axis(name: rule.name, values: [rule.value]))
    }
    return axes
  }

  /// Whether a strategy of the file has an option with this value.
  private func hasOption(_ name: String, _ value: String) -> Bool {
    strategies.contains { strategy in
      strategy.options.contains { option in
        option.name.text == name
          && (option.values.contains { $0.text == value } || option.carried?.value(value) != nil)
      }
    }
  }

  /// Every combination that no `skip` removes; never more than `Limits.cells`.
  static func product(_ axes: [Axis], _ skips: [SkipNode]) -> [Cell] {
    var count = 1
    for axis in axes {
      guard count * axis.values.count <= Limits.cells else { return [] }
      count *= axis.values.count
    }
    var cells: [Cell] = []
    for number in 0..<count {
      var stride = count
      let cell = Cell(
        axes.map { axis in
          stride /= axis.values.count
          return (axis.name, axis.values[number / stride % axis.values.count])
        })
      if !skips.contains(where: { removes($0, cell) }) { cells.append(cell) }
    }
    return cells
  }

  /// Every combination of a scenario's axes in the order of its matrix; those that `skip` takes out
  /// with the reason of the first line that does. Empty beyond `Limits.cells`.
  public func wholeMatrix(scenario: Int) -> [(cell: Cell, skipReason: String?)] {
    guard scenarioNodes.indices.contains(scenario) else { return [] }
    let node = scenarioNodes[scenario]
    return Script.product(Script.axes(of: node, self), []).map { cell in
      (cell, node.skips.first { Script.removes($0, cell) }?.reason)
    }
  }

  /// Whether a `skip` takes a cell out.
  private static func removes(_ skip: SkipNode, _ cell: Cell) -> Bool {
    // A loop: each cell is held against each line.
    for pair in skip.pairs {
      guard let value = cell[pair.axis.text], pair.values.contains(value) else { return false }
    }
    return true
  }

  /// How many combinations the axes have, counted without making them.
  static func count(_ axes: [Axis]) -> Int {
    var count = 1
    for axis in axes {
      let (next, isTooLarge) = count.multipliedReportingOverflow(by: axis.values.count)
      if isTooLarge { return .max }
      count = next
    }
    return count
  }

  /// `fd + km` as a cell names it: `fd+km`.
  static func joined(_ strategies: String) -> String { StrategyName.glued(strategies) }

  private func check(_ axis: String, _ value: String) throws(CellError) {
    if let name = RuleAxis.rule(of: axis) { return try check(rule: name, value) }
    switch axis {
    case "strategy":
      var chosen: Set<String> = []
      for name in value.split(separator: "+", omittingEmptySubsequences: false) {
        try check(strategy: String(name))
        let base = StrategyName(String(name)).base
        guard chosen.insert(base).inserted else {
          throw CellError(message: "strategy '\(base)' is chosen twice")
        }
      }
    case "ios":
      guard vocabulary.accepts(ios: value) else {
        throw CellError(
          message: "there is no iOS '\(value)' here; versions "
            + vocabulary.iosVersionNames)
      }
    default:
      guard vocabulary.devices.contains(value) else {
        let near = Suggestion.nearest(numbered: value, vocabulary.devices)
        throw CellError(message: Script.unknown("device", value, vocabulary.devices, near: near))
      }
    }
  }

  /// The strategies that the file declares, or one that it uses, in their order.
  public var ownStrategies: [String] {
    strategies.map(\.name.text).filter {
      !vocabulary.strategies.contains($0) && StrategyName($0).version == nil
    }
  }

  private func check(strategy text: String) throws(CellError) {
    if strategies.contains(where: { $0.name.text == text }) { return }
    if let option = StrategyName.option(behind: text) {
      throw CellError(
        message: "'\(option)' is an option, which a cell has as an axis of its own: "
          + "--cell \(option)")
    }
    let name = StrategyName(text)
    let declared =
      vocabulary.versions(of: name.base)
      ?? strategies.first { $0.name.text == name.base }?.versions
    if let problem = declared.flatMap(name.problem) {
      throw CellError(message: problem.message + "; " + problem.note)
    }
    let ofLibrary = vocabulary.strategiesOfLibrary(name.base)
    if ofLibrary.count > 1 {
      throw CellError(
        message: "unknown strategy '\(name.base)'; the library is several strategies here: "
          + ofLibrary.joined(separator: ", "))
    }
    let known = vocabulary.strategies + ownStrategies
    throw CellError(
      message: Script.unknown(
        "strategy", name.base, known, near: ofLibrary.first ?? Suggestion.nearest(name.base, known))
    )
  }

  private func check(rule name: String, _ value: String) throws(CellError) {
    guard let rule = vocabulary.rule(name) else {
      let near = Suggestion.nearest(rule: name, vocabulary.rules.map(\.name))
      throw CellError(
        message: "unknown rule '\(name)'"
          + (near.map { "; did you mean '\($0)'?" } ?? "; navsim explain rules shows every rule"))
    }
    guard rule.accepts(value) else {
      throw CellError(
        message: "'\(value)' is no value of the rule '\(name)'; values: \(rule.kind)")
    }
  }

  private static func unknown(_ kind: String, _ value: String, _ known: [String]) -> String {
    unknown(kind, value, known, near: Suggestion.nearest(value, known))
  }

  private static func unknown(
    _ kind: String, _ value: String, _ known: [String], near: String?
  ) -> String {
    if let near {
      return "unknown \(kind) '\(value)'; did you mean '\(near)'?"
    }
    return "unknown \(kind) '\(value)'; known: \(known.joined(separator: ", "))"
  }
}
