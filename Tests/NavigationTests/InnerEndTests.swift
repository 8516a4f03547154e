import NavSimKernel
import NavSimTrace
import Testing

/// Controllers inside pages: no page holds itself, and what ran in a controller that has gone is over.
@Suite struct InnerEndTests {
  private static func trace(_ actions: String, inner: String = "C > D") throws -> Trace {
    try Bench.trace(
      """
      device iphone-8
      ios 17
      page A
      page B
      page C
      page D
      page E
        child N
      navigation N
        stack \(inner)
      scenario "inner"
      stack A > E
      \(actions)
      expect at start: top is E
      """)
  }

  @Test func aPageThatHoldsTheControllerIsNotPushedInIt() throws {
    let trace = try Self.trace("at 0ms push E in N\nat 10ms push A in N")
    #expect(
      trace.events(["log"]) == [
        "log ignored: E is on another stack", "log ignored: A is on another stack",
      ])
    #expect(try trace.last("navigation.N", "stack") == "C>D")
  }

  @Test func aPageOfTheInnerStackIsNotPushedOutside() throws {
    let trace = try Self.trace("at 0ms push D")
    #expect(trace.events(["log"]) == ["log ignored: D is on another stack"])
    #expect(try trace.last("navigation", "stack") == "A>E")
  }

  @Test func pagesDoNotHoldThemselvesThroughTwoControllers() throws {
    let trace = try Bench.trace(
      """
      ios 17
      page A
      page P
        child N
      page Q
        child M
      navigation N
        stack Q
      navigation M
        stack P
      scenario "circle"
      stack A
      at 0ms load P
      at 10ms load Q
      at 20ms push P
      expect at start: top is A
      """)
    #expect(trace.error == nil)
    #expect(trace.events(["log"]).contains("log ignored: P is on another stack"))
  }

  /// The host goes while a transition, a waiting call or a finger is under way inside it.
  @Test(arguments: [
    "at 0ms pop in N\nat 10ms push B in N\nat 20ms pop animated=no",
    "at 0ms swipe back to 60% over 500ms release finish\nat 100ms pop animated=no\nthen push B",
    "at 0ms swipe back to 60% over 500ms release cancel\nat 100ms set-stack A\nthen push E",
  ])
  func theRunComesToRest(actions: String) throws {
    let trace = try Self.trace(actions)
    #expect(trace.events(["log"]).filter { $0.contains("horizon") } == [])
    #expect(trace.end < Time(milliseconds: 3_000))
    for action in trace.actions { #expect(action.end != nil, "\(action)") }
  }

  @Test func theNextInstanceHasAControllerOfItsOwn() throws {
    let trace = try Self.trace("at 0ms pop in N\nthen pop\nthen push E")
    #expect(try trace.last("navigation.N", "stack") == "C>D")
  }
}
