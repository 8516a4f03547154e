import NavSimKernel
import NavSimLanguage
import NavSimProgram
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

  /// The release of pages: one more for every 50 blocks that wait.
  @Test(arguments: [(49, 0), (50, 1), (99, 1), (100, 2)])
  func aReleaseCountsWaitingBlocks(count: Int, steps: Int) throws {
    let navigator = try Self.navigator(code: "bar alpha=0.5")
    let line = try #require(navigator.program.pages[0].chain.first?.lines.values.first?.first)
    let context = Context(
      runner: .page(0), selfPage: 0, from: nil, to: nil, animated: nil, transition: nil)
    let before = navigator.weight(of: .release)
    for _ in 0..<count {
      _ = navigator.code.blocks.add(
        Block(line: line, next: 0, context: context, cause: -1), isTimer: true, for: -1)
    }
    #expect(navigator.weight(of: .release) - before == steps)
  }

  /// Where a run keeps who asked for what, a line counts one for every 64 bytes each time that it is
  /// the cause of something.
  @Test func aLongLineCountsWhereItIsKept() throws {
    let navigator = try Self.navigator(
      code: "bar alpha=0.5 tintColor=red barTintColor=blue titleColor=white barStyle=black")
    let origin = try #require(
      navigator.program.origins.firstIndex { (64..<128).contains($0.text.utf8.count) })
    let cause = Cause(origin: origin, page: 0, system: .none)
    let before = navigator.steps
    #expect(navigator.linked(cause, under: -1) == nil)
    #expect(navigator.steps == before)
    navigator.followCauses()
    #expect(navigator.linked(cause, under: -1) != nil)
    #expect(navigator.linked(cause, under: -1) != nil)
    #expect(navigator.steps - before == 2)
  }

  /// A page with one line of code, at its start.
  private static func navigator(code: String) throws -> Navigator {
    let script = try Bench.script(
      """
      device iphone-8
      ios 12
      page A
        on viewTap  \(code)
      scenario "one line"
      stack A
      at 0ms layout bar
      expect at end: top is A
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    return try Simulation(script.program(scenario: 0, cell: cell)).navigator
  }

  /// Every 500 animations under way are one more, of a frame as of any other event.
  @Test(arguments: [(499, 0), (500, 1), (1_000, 2)])
  func animationsCount(count: Int, steps: Int) throws {
    let navigator = try Self.navigator(code: "bar alpha=0.5")
    _ = navigator.weight(of: .display)
    let frame = navigator.weight(of: .display)
    let other = navigator.weight(of: .block)
    for _ in 0..<count {
      _ = navigator.startTimeline(for: Time(roundingSeconds: 1), .linear)
    }
    #expect(navigator.weight(of: .display) == frame + steps)
    #expect(navigator.weight(of: .block) == other + steps)
  }
}
