import NavSimLanguage
import NavSimNavigation
import NavSimProgram
import NavSimVocabulary

// Strategies in Swift, for a file that names them. The parser reads their declarations as it reads
// those of built-in ones; the simulation runs their closures.

/// A strategy as closures at hooks.
public typealias SwiftStrategy = NavSimNavigation.SwiftStrategy
/// What a strategy in Swift states.
public typealias SwiftTable = NavSimNavigation.SwiftTable
/// In what a closure runs, and what it can do.
public typealias StrategyContext = NavSimNavigation.StrategyContext
/// A page as a closure knows it.
public typealias Page = NavSimNavigation.Page
/// What a closure reads or writes.
public typealias Target = NavSimNavigation.Target
/// A style that a closure remembers.
public typealias SavedStyle = NavSimNavigation.SavedStyle
/// A property of pages that a strategy in Swift declares.
public typealias OwnWish = NavSimNavigation.OwnWish
/// What a property holds.
public typealias Value = NavSimProgram.Value
/// A property of a thing.
public typealias Property = NavSimVocabulary.Property
/// A colour.
public typealias Color = NavSimVocabulary.Color
/// A hook at which code runs.
public typealias Hook = NavSimVocabulary.Hook

extension Catalogue {
  /// The names that the parser checks, with those of strategies in Swift.
  static func vocabulary(with closures: [SwiftStrategy]) -> LanguageVocabulary {
    var all = vocabulary
    if closures.isEmpty { return all }
    all.strategies += closures.map(\.name)
    all.codeStrategies = closures.map(\.name)
    // Their names mean something else in the next file: with these texts nothing is remembered.
    all.builtinStrategies = { name in
      wholeStrategySource(name) ?? closures.first { $0.name == name }?.declaration
    }
    return all
  }
}

extension SwiftStrategy {
  /// What is wrong with strategies before any file is read: names that are taken, hooks that no
  /// strategy has.
  static func problems(of strategies: [SwiftStrategy]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, strategy) in strategies.enumerated() {
      let isBuiltin = Catalogue.strategyNames.contains(strategy.name)
      if isBuiltin || strategies[..<index].contains(where: { $0.name == strategy.name }) {
        found.append(
          .error(
            isBuiltin ? .builtinRedeclared : .duplicateName, strategy: strategy.name,
            isBuiltin
              ? "'\(strategy.name)' is built in and cannot be declared again"
              : "strategy '\(strategy.name)' is given twice"))
      }
      found += strategy.problems.map { .error(.hookNotHere, strategy: strategy.name, $0) }
    }
    return found
  }
}
