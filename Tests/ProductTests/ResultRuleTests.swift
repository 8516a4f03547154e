import Foundation
import NavSim
import Testing

/// What `navsim test` prints of its results, as people read it.
@Suite struct ResultRuleTests {
  /// Ids that JUnit and SARIF print have an entry.
  @Test func aResultIsExplainedByItsId() throws {
    for number in 901...908 {
      let entry = try #require(Manual.entry("NAV\(number)"))
      #expect(entry.hasPrefix("NAV\(number): a result of navsim test"))
    }
    #expect(Manual.entry("NAV909") == nil)
  }

  /// What several cells of a scenario are warned of alike stands once, with the cells.
  @Test func aWarningOfSeveralCellsIsToldOnce() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      device iphone-8
      page A "A"
        view backgroundColor=white
        wants barTintColor=red
      page B "B"
        view backgroundColor=white
      scenario "s"
      matrix
        strategy  native km
        ios       11 12
        way       one two
      stack A
      at 0ms  push B
      [one] then  pop

      """, to: "a.navsim")
    let ran = try Binary.run(["test", "--check", "a.navsim"], in: scratch.url)
    let told = (ran.out + ran.err).split(separator: "\n").filter { $0.contains("reads it") }
    #expect(told.count == 2, "\(told)")
    #expect(told.allSatisfy { $0.hasSuffix(")") && $0.contains("(in 4 of 8 cells: strategy=") })
  }
}
