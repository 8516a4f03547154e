import Testing

@testable import NavSimNavigation

/// What a row of a table of facts names as its scenario shows what the row says: a scenario that fails
/// when the row's value is another one.
struct FactScenarios {
  /// By value, the scenarios whose claims notice that it is another one.
  private let shown: [String: Set<String>]

  init(_ flips: [ProfileFlip]) {
    var shown: [String: Set<String>] = [:]
    for flip in flips {
      let value = String(flip.name.prefix { $0 != " " && $0 != "=" })
      shown[value, default: []].insert(flip.file)
    }
    self.shown = shown
  }

  /// What is wrong with the last cell of a row: it is about the model and names no scenario, or none
  /// that notices one of the values that it names.
  ///
  /// - Parameter needsScenario: whether a row without a value needs one, too.
  func problem(with cell: String, needsScenario: Bool) -> String? {
    let code = cell.components(separatedBy: "`").enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    let scenarios = Set(code.filter { $0.contains("/") })
    let isOut = ["not ", "not:", "in part"].contains { cell.hasPrefix($0) }
    if isOut { return nil }
    if scenarios.isEmpty, needsScenario { return "it names no scenario" }
    let noticed = code.compactMap { shown[String($0.prefix { $0 != " " && $0 != "=" })] }
    let isShown = noticed.isEmpty || noticed.contains { !$0.isDisjoint(with: scenarios) }
    return isShown ? nil : "none of its scenarios notices its values"
  }
}

@Suite struct FactScenarioTests {
  @Test(arguments: [("docs/Facts.md", true), ("docs/Around.md", false)])
  func rowsNameWhatShowsThem(page: String, needsScenario: Bool) throws {
    let scenarios = FactScenarios(ProfileFlip.all)
    for row in try FactRow.rows(page: page) {
      let problem = scenarios.problem(
        with: row.cells.last ?? "", needsScenario: needsScenario)
      #expect(problem == nil, "\(row.place)")
    }
  }

  @Test func aRowThatShowsNothingIsSeen() {
    let scenarios = FactScenarios([ProfileFlip("a/b", "titles.gap no", "x") { _ in }])
    func problem(_ cell: String) -> String? { scenarios.problem(with: cell, needsScenario: true) }
    #expect(problem("I1, `titles.gap`, `a/b`") == nil)
    #expect(problem("I1, `titles.gap=yes`, `a/c`") == "none of its scenarios notices its values")
    #expect(problem("I1, `a/c`") == nil)
    #expect(problem("I1, `titles.gap`") == "it names no scenario")
    #expect(problem("not modelled: `titles.gap`") == nil)
    #expect(scenarios.problem(with: "I1", needsScenario: false) == nil)
  }
}
