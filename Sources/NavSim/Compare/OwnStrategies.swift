import NavSimLanguage
import NavSimStrategies

// Whom `--strategy all` stands for: first what a file itself chooses, then the built-in ones that
// are strategies of their own.

extension ScenarioFile {
  /// The strategies that the cells of its scenarios have, each once, in their order.
  ///
  /// - Parameter scenario: the name of the only scenario that counts; nil for all.
  public func ownStrategies(of scenario: String? = nil) -> [String] {
    values(of: "strategy", scenario: scenario)
  }

  /// The strategies that it declares, or a file that it uses, in their order.
  public var declaredStrategies: [String] { script?.ownStrategies ?? [] }

  /// The values that the cells of its scenarios have of an axis, each once, in their order.
  ///
  /// - Parameter scenario: the name of the only scenario that counts; nil for all.
  public func values(of axis: String, scenario: String? = nil) -> [String] {
    var found: [String] = []
    for (index, info) in scenarios.enumerated() where scenario == nil || scenario == info.name {
      for cell in (try? cells(of: index)) ?? [] {
        if let value = cell[axis], !found.contains(value) { found.append(value) }
      }
    }
    return found
  }

  /// The axes of its scenarios' matrices, each once, in their order.
  public var axes: [String] {
    var found: [String] = []
    for index in scenarios.indices {
      for (axis, _) in (try? cells(of: index))?.first?.values ?? [] where !found.contains(axis) {
        found.append(axis)
      }
    }
    return found
  }
}

extension Catalogue {
  /// The built-in strategies that add to others and do little alone: those whose table says that
  /// they are of the family "addition".
  public static let additions = strategyNames.filter { name in
    BuiltinStrategies.prose(name).map(BuiltinStrategies.family(inProse:)) == "addition"
  }

  /// What `all` stands for: the own strategies of the files, those of their cells first, then every built-in that is no
  /// addition. Of several files only what all of them can choose stands first.
  public static func allStrategies(
    for files: [ScenarioFile], scenario: String? = nil
  ) -> [String] {
    var names: [String] = []
    let declared = files.map(\.declaredStrategies)
    let chosen = files.flatMap { $0.ownStrategies(of: scenario) } + declared.joined()
    for name in chosen where !names.contains(name) {
      let isKnown = StrategyName.names(in: name).allSatisfy { part in
        strategyNames.contains(StrategyName(part).base)
          || declared.allSatisfy { $0.contains(StrategyName(part).base) }
      }
      // A strategy in Swift is declared in no file.
      if isKnown || files.count == 1 { names.append(name) }
    }
    let rest = strategyNames.filter { !names.contains($0) && !additions.contains($0) }
    return names + rest
  }
}
