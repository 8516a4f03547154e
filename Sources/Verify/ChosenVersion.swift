import NavSim

/// Each version of a built-in strategy can be chosen, runs, and says what it is.
public struct ChosenVersion: Sendable {
  /// The strategy.
  public let name: String
  /// The version, and what its table says of it.
  public let entry: StrategyVersions.Entry

  /// Some version of some strategy.
  public init(name: String, entry: StrategyVersions.Entry) {
    self.name = name
    self.entry = entry
  }

  /// The strategies that have versions.
  public static let names = Catalogue.strategyNames.filter {
    !(Catalogue.versions(of: $0)?.all ?? []).isEmpty
  }

  /// Every version of them.
  public static let all = names.flatMap { name in
    (Catalogue.versions(of: name)?.all ?? []).map { ChosenVersion(name: name, entry: $0) }
  }

  /// The systems on which each is run.
  private static let systems = ["9", "11", "15"]

  /// Runs it on each of the systems.
  public func check() -> CheckTally {
    var tally = CheckTally()
    let choice = "\(name)@\(entry.version)"
    tally.add(entry.note.isEmpty ? "\(choice): nothing is said of it" : nil)
    for ios in Self.systems {
      tally.add(Self.fault(choice, ios).map { "\(choice) on iOS \(ios): \($0)" })
    }
    return tally
  }

  /// What is wrong where a choice is run; nil if nothing is.
  private static func fault(_ choice: String, _ ios: String) -> String? {
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        ios \(ios)
        strategy \(choice)
        page A "A"
          wants barTintColor=red
        page B "B"
          wants barTintColor=blue
        scenario "x"
        stack A
        at 0ms  push B
        then    swipe back to 50% over 100ms release cancel
        then    pop
        expect at end: top is A
        """)
    guard file.diagnostics.isEmpty else { return file.diagnostics[0].text }
    let runs = ((try? file.cells(of: 0)) ?? []).compactMap { file.run(0, $0) }
    guard runs.count == 1 else { return "\(runs.count) runs" }
    return runs[0].fault
  }
}
