import NavSimTrace
import Testing

/// Hides and shows of the bar between a stack call and the start of its transition.
@Suite struct BarMoveTests {
  /// A bar that is hidden with a transition that has not started stays until it moves with it
  /// (model.md T5), although another transition ends meanwhile.
  @Test func theEndOfOneTransitionLeavesTheBarToTheNext() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
        on viewDidAppear  once  push C
        on viewDidAppear  once  hide bar animated=yes
      page C
      scenario "next"
      stack A
      at 0ms push B
      expect at end: bar hidden
      """)
    let x = try trace.thousandths("bar", "x")
    let y = try trace.thousandths("bar", "y")
    #expect(x[30] == 0)
    #expect(y[30] == 20_000)
    #expect(abs((x[36] ?? 0) + 204_292) <= 1)  // -375 · 0.544778 after 0.1 s
  }

  /// A show without animation takes back a hide that was to move with the transition.
  @Test func aPlainShowTakesAWaitingHideBack() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
      navigation N
        stack A
        on push.post  hide bar animated=yes
        on push.post  show bar animated=no
      scenario "back"
      root N
      at 0ms push B
      expect during push: bar.x = 0
      """)
    #expect(try trace.thousandths("bar", "x").values.allSatisfy { $0 == 0 })
  }
}
