import NavSimTrace
import Testing

/// Calls, gestures and bar moves that meet inside one another.
@Suite struct NestedCallTests {
  static let pages = """
    device iphone-8
    page A
    page B
    page C

    """

  /// A transition starts once, however often layout is forced inside another's start.
  @Test func twoWaitingTransitionsStartOnceEach() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
        on viewWillAppear  once  invalidate navigation
        on viewWillAppear  once  layout navigation
      page C
      navigation N
        stack A
        on push.post  if from is not nil once  push C
      scenario "forced"
      root N
      at 0ms push B
      expect at end: stack is A > B > C
      """)
    #expect(trace.events(["viewWillAppear"]) == ["viewWillAppear B", "viewWillAppear C"])
    #expect(trace.events(["willShow"]).filter { $0 == "willShow C" }.count == 1)
  }

  /// The finger drives the pop that it began, not a push that a hook made before.
  @Test func theFingerDrivesItsOwnTransition() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
      page C
      navigation N
        stack A > B
        on gesture.began  push C animated=no
      scenario "began"
      root N
      at 0ms swipe back to 40% over 200ms release cancel
      expect at end: stack is A > B > C
      """)
    #expect(try trace.last("navigation", "stack") == "A>B>C")
    #expect(trace.end.ticks == 400 * 3_000)  // 0.4 · 0.5 s of rewind after 200 ms
    #expect(!trace.eventTexts.contains { $0.contains("horizon") })
    #expect(trace.phases.filter { $0.title == "swipe end" }.count == 1)
  }

  /// lifecycle.md 2.12: the new stack's pages, each once; the old top is still among them.
  @Test func aStackTurnedRoundHasEachItemOnce() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "round"
        stack A > B
        at 0ms set-stack B > A
        expect always: events didPop(B)
        expect during set-stack: items are B > A
        """)
    #expect(try trace.last("navigation", "items") == "B>A")
    var cursor = TraceCursor(trace)
    let navigation = try #require(trace.element("navigation"))
    let slot = try #require(
      trace.elements[navigation].slots.first { trace.slots[$0].name == "items" })
    while cursor.advance() { #expect(trace.text(of: cursor.values[slot]) != "B>A>B") }
  }
}
