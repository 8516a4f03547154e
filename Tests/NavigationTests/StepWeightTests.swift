import NavSimLanguage
import Testing

@testable import NavSimNavigation

/// What the things of a run count as, as docs/Limits.md tells.
@Suite struct StepWeightTests {
  /// A display frame: 10, and one for every 4 layers if code has run since the frame before, for every
  /// 100 if not.
  @Test func aFrameCountsAsMoreAfterCode() throws {
    let script = try Bench.script(
      """
      device iphone-8
      ios 12
      page A
      page B
      page C
      scenario "layers"
      stack A > B > C
      at 0ms pop
      expect at end: top is B
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let navigator = try Simulation(script.program(scenario: 0, cell: cell)).navigator
    let layers = navigator.scene.layerCount
    #expect(layers >= 20)
    navigator.clock.codeRuns()
    let afterCode = navigator.weight(of: .display)
    let without = navigator.weight(of: .display)
    #expect(afterCode == 10 + layers / 4)
    #expect(without == 10 + layers / 100)
  }

  /// The start of a cell: one for each layer, and one for every 16 lines of code that its declarations have.
  @Test(arguments: [(15, 0), (16, 1), (31, 1), (32, 2)])
  func theStartCountsLines(lines: Int, steps: Int) throws {
    let code = String(repeating: "\n  on viewDidLoad  view alpha=0.5", count: lines)
    let script = try Bench.script(
      """
      device iphone-8
      ios 12
      page A\(code)
      scenario "lines"
      stack A
      at 0ms layout bar
      expect at end: top is A
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let navigator = try Simulation(script.program(scenario: 0, cell: cell)).navigator
    let before = navigator.steps
    try navigator.spendStart()
    #expect(navigator.steps - before == navigator.scene.layerCount + steps)
  }
}
