import NavSimTrace
import Testing

/// Hooks around a stack call may change the stack: the call then acts on what it finds.
@Suite struct HookedCallTests {
  static let pages = """
    device iphone-8
    ios 12
    page A
    page B
    page C

    """

  /// lifecycle.md 4: the same instance twice is an exception, whoever pushed it first.
  @Test func aHookThatHasPushedThePageAlready() throws {
    let trace = try Bench.trace(
      Self.pages + """
        navigation N
          stack A
          on push.pre  once  push to animated=no
        scenario "twice"
        root N
        at 0ms push B
        expect always: raises "more than once"
        """)
    #expect(trace.eventTexts.last?.contains("more than once") == true)
    #expect(try trace.last("navigation", "stack") != "A>B>B")
  }

  /// lifecycle.md 4: a pop at the root does nothing, so the root stays.
  @Test func aHookThatHasPoppedToTheRoot() throws {
    let trace = try Bench.trace(
      Self.pages + """
        navigation N
          stack A > B
          on pop.pre  once  pop animated=no
        scenario "popped"
        root N
        at 0ms pop
        expect at end: stack is A
        """)
    #expect(try trace.last("navigation", "stack") == "A")
    #expect(try trace.last("navigation", "items") == "A")
    #expect(trace.events(["viewDidAppear"]) == ["viewDidAppear A"])
  }

  /// A page that a hook took off the stack is no target of a pop any more.
  @Test func aHookThatHasRemovedTheTarget() throws {
    let trace = try Bench.trace(
      Self.pages + """
        navigation N
          stack A > B > C
          on popTo.pre  set-stack A > C
        scenario "removed"
        root N
        at 0ms pop to B
        expect at end: stack is A > C
        """)
    #expect(try trace.last("navigation", "stack") == "A>C")
  }
}
