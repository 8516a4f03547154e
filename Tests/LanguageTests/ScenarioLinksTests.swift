import NavSimProgram
import Testing

@testable import NavSimLanguage

@Suite("linked lines")
struct ScenarioLinksTests {
  private static let text = """
    device iphone-8
    page A
    page B
      [fix] on viewDidLoad  bar barTintColor=red
    scenario "x"
    matrix
      strategy  native km
      ios       12 13 15
      variant   bug fix
    stack A
    [ios=12] at 0ms push B
    [ios>=13] at 0ms push B as go
    [ios=12] expect at push.end: top is B
    [ios>=13] expect at go.end: top is B
    """

  @Test("cells in which the same guards hold have the same lines")
  func lines() throws {
    let script = try parsed(Self.text)
    let links = ScenarioLinks(script.scenarioNodes[0])
    let cells = try script.cells(scenario: 0)
    // Neither the strategy nor the variant guards a line of the scenario.
    #expect(cells.count == 12)
    #expect(Set(cells.map { links.lines(of: $0) }).count == 2)
    for cell in cells {
      let kept = try #require(script.links[0])
      #expect(kept[kept.lines(of: cell)] != nil)
    }
  }

  /// The steps of a swipe have guards of their own, which no other line has.
  private static let steps = """
    device iphone-8
    page A
    page B
    scenario "x"
    matrix
      finger  flick slow
    stack A > B
    at 0ms  swipe back
      to 80% over 200ms
      [flick] release velocity=-400pt/s
      [slow] release finish
    expect always: page.A visible
    """

  @Test("what was kept is what linking the cell alone gives")
  func same() throws {
    for text in [Self.text, Self.steps, CellTests.text, Examples.g007, Examples.g021] {
      let script = try parsed(text)
      for cell in try script.cells(scenario: 0) {
        let kept = script.program(scenario: 0, cell: cell)
        let alone = script.program(of: script.scenarioNodes[0], cell)
        #expect(String(describing: kept.actions) == String(describing: alone.actions))
        #expect(String(describing: kept.expectations) == String(describing: alone.expectations))
        #expect(kept.actions.count + kept.expectations.count > 0)
      }
    }
  }

  @Test("a version that the matrix does not have is linked when it runs")
  func replaced() throws {
    let other = try program(Self.text, [("ios", "26")])
    #expect(other.actions.map(\.label) == ["go"])
    #expect(other.expectations.count == 1)
  }

  @Test("a line that fails in the second group of cells only is told")
  func told() {
    let found = messages(
      Self.text.replacing("[ios>=13] expect at go.end", with: "[ios>=13] expect at push.end"))
    #expect(found.map(\.id) == [.unknownLabel])
  }
}
