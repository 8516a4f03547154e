import NavSimTestSupport
import NavSimTrace
import Testing

/// Code that never ends is an error that names its lines, never a hang.
@Suite struct LoopTests {
  static func error(of code: String) throws -> String {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page A
      page B
      \(code)
      scenario "loop"
      stack A
      at 0ms push B
      expect always: bar visible
      """)
    return trace.error ?? ""
  }

  @Test func aHookThatCallsItself() throws {
    let error = try Self.error(
      of: """
        strategy again
          on set-stack.pre  set-stack A > B
          on push.post      set-stack A > B
        strategy again
        """)
    #expect(error.contains("more than 128 deep in other code"))
    #expect(error.contains("set-stack A > B"))
  }

  @Test(.enabled(if: Whole.isAsked)) func blocksThatScheduleEachOther() throws {
    let error = try Self.error(
      of: """
        strategy again
          on bar.layoutSubviews  next-turn  invalidate bar
        strategy again
        """)
    #expect(error.contains("turns of the run loop at 0 ms"))
    #expect(error.contains("invalidate bar"))
  }

  /// Time goes on here, so the horizon ends the run.
  @Test func aChainOfTransitionsMeetsTheHorizon() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      option horizon=3s
      page A
        on viewDidAppear  push B
      page B
        on viewDidAppear  pop
      scenario "back and forth"
      stack A
      at 0ms bar alpha=1
      expect always: bar visible
      """)
    let error = trace.error ?? ""
    #expect(error.contains("does not come to rest in 3000 ms"))
    #expect(error.contains("push B"))
  }

  /// The same, begun by an action: the run ends at the horizon and says what still moves.
  @Test func aRunThatNeverSettlesEndsAtTheHorizon() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      option horizon=3s
      page A
      page B
        on viewDidAppear  set-stack A > C
      page C
        on viewDidAppear  set-stack A > B
      scenario "back and forth"
      stack A
      at 0ms push B
      expect always: bar visible
      """)
    #expect(trace.error == nil)
    #expect(trace.end.ticks <= 3_000 * 3_000)
    #expect(trace.eventTexts.contains { $0.contains("horizon reached") })
  }
}
