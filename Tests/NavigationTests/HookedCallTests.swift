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

  /// A page that a hook took off the stack is no target of a pop any more, which ends the app.
  @Test func aHookThatHasRemovedTheTarget() throws {
    let trace = try Bench.trace(
      Self.pages + """
        navigation N
          stack A > B > C
          on popTo.pre  set-stack A > C
        scenario "removed"
        root N
        at 0ms pop to B
        expect at end: top is A
        """)
    #expect(trace.events(["exception"]).count == 1)
  }
}

/// Calls from willMove come after the call that sent it.
@Suite struct WillMoveCallTests {
  /// The push is asked for first and starts first: the root that the second call brings back is
  /// on screen at the end. The bar has the item of the push too where that ends last
  /// (`TitleRules.nestedEndTakesItems`).
  @Test(arguments: ["", " animated=no"]) func aPopInWillMoveComesAfterThePush(
    _ flag: String
  ) throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
        on willMove  once  pop to root\(flag)
      scenario "back at once"
      stack A
      at 0ms push B
      expect at end: page.A visible
      """)
    #expect(trace.events(["viewWillAppear"]) == ["viewWillAppear B", "viewWillAppear A"])
    #expect(try trace.last("navigation", "stack") == "A")
    #expect(try trace.last("navigation", "items") == (flag.isEmpty ? "A" : "A>B"))
    let page = try #require(trace.element("page.A"))
    var cursor = TraceCursor(trace)
    while cursor.advance() {}
    #expect(cursor.isPresent[page])
  }

  /// A stack that a hook has set already has its item.
  @Test func anItemIsInTheBarOnce() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
        on viewWillDisappear  once  set-stack B animated=no
      page B
      scenario "once"
      stack A
      at 0ms push B
      expect at end: items are B
      """)
    #expect(try trace.last("navigation", "items") == "B")
  }
}
