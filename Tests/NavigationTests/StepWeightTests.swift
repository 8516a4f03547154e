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
}
