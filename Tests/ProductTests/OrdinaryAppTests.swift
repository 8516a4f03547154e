import NavSimVerify
import Testing

/// Nothing is found in ordinary apps, and nothing advised: pages as Apple's documentation and good practice
/// write them, made by rule. Here each course is run on one system; `navsim-bench verify apps advice` takes all.
@Suite struct OrdinaryAppTests {
  /// Every twelfth of them.
  private static let some = stride(from: 0, to: OrdinaryApp.all.count, by: 12).map {
    OrdinaryApp.all[$0]
  }

  /// Of all cells at most one in a hundred may have a finding of its own.
  @Test func hardlyAnythingIsFound() {
    let (cells, found) = FindingSilence.found(in: Self.some, everySystem: false)
    #expect(cells >= 20)
    #expect(
      found.count * 100 <= cells, "\(found.count) of \(cells):\n\(found.joined(separator: "\n"))")
  }

  @Test func thereAreTwoThousandCells() {
    let counts = OrdinaryApp.all.map { $0.cases(everySystem: true).count }
    #expect(counts.reduce(0, +) >= 2_000, "\(counts.reduce(0, +))")
    #expect(Set(OrdinaryApp.all.map(\.name)).count == OrdinaryApp.all.count)
  }

  @Test(arguments: some.map(\.name)) func nothingIsAdvised(name: String) throws {
    let app = try #require(OrdinaryApp.all.first { $0.name == name })
    let tally = AdviceSilence.check(app, everySystem: false)
    #expect(tally.count >= 7 && tally.faults.isEmpty, "\(tally.faults.first ?? "")")
  }

  /// What is not correct is not passed over: a line that a rule is about, in the same apps.
  @Test(arguments: [
    ("on viewWillAppear  bar alpha=0.5", "NAV104"),
    ("on viewWillDisappear  bar barTintColor=red", "NAV101"),
    ("on viewDidAppear  item rightBarButtonItem=\"Late\"", "NAV"),
  ])
  func aWrongLineIsSeen(line: String, rule: String) throws {
    let app = try #require(OrdinaryApp.all.first)
    let tally = AdviceSilence.check(app, everySystem: false, planting: line)
    #expect(tally.faults.count == tally.count && tally.faults.allSatisfy { $0.contains(rule) })
  }
}
