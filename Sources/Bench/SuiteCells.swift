import NavSim

/// A suite of 1,000 cells, on two threads beside one: what `navsim test` has of a second core.
enum SuiteCells {
  private static let text = """
    device iphone-8
    ios 12
    page A "A"
      on viewWillAppear  bar barTintColor=red
    page B "B"
      on viewWillAppear  bar barTintColor=blue
    scenario "suite"
    matrix
      strategy native meituan fd km hbd
      first \(names("p", 10))
      second \(names("t", 20))
    stack A
    at 0ms push B
    then swipe back to 40% over 100ms release cancel
    \(claims("p", 10))
    \(claims("t", 20))
    """

  private static func names(_ letter: String, _ count: Int) -> String {
    (1...count).map { "\(letter)\($0)" }.joined(separator: " ")
  }

  private static func claims(_ letter: String, _ count: Int) -> String {
    (1...count).map { "[\(letter)\($0)] expect at end: top is B" }.joined(separator: "\n")
  }

  /// Its cells: none where the text is no scenario any more.
  static let plan = SuitePlan([ScenarioFile(path: "suite.navsim", text: text)])

  static func measure(rounds: Int) -> Measurement? {
    guard plan.cells.count == 1_000 else {
      Platform.writeError("navsim-bench: the suite of 1,000 cells cannot be read\n")
      return nil
    }
    return .paired(
      "1,000 cells, two threads beside one", unit: "cells/s", floor: 1, rounds: rounds,
      subject: { run(plan, jobs: 2) }, reference: { run(plan, jobs: 1) })
  }

  private static func run(_ plan: SuitePlan, jobs: Int) -> Int {
    var passed = 0
    plan.run(jobs: jobs, goldens: GoldenSource(folders: [""], read: { _ in .missing })) { verdict in
      passed += verdict.isFine ? 1 : 0
      return true
    }
    return passed
  }
}
