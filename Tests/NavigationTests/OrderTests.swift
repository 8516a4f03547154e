import NavSimKernel
import NavSimTrace
import Testing

/// Orders of callbacks, from lifecycle.md's tables. They come from events: what changes an event
/// changes the order.
@Suite struct OrderTests {
  static let page: Set<String> = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "didShow",
    "willShow", "deinit",
  ]

  static let pages = """
    device iphone-8
    ios 12
    page A
    page B
    page C
    page D

    """

  @Test func cancelledSwipe() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "cancel"
        stack A > B
        at 0ms swipe back to 40% over 200ms release cancel
        expect during swipe: stack is A
        expect at end: stack is A > B
        """)
    #expect(
      trace.events(Self.page) == [
        "viewWillDisappear B", "viewWillAppear A", "willShow A",
        "viewWillDisappear A", "viewDidDisappear A", "viewWillAppear B", "viewDidAppear B",
      ])
    let stack = try #require(trace.phases.last)
    #expect(stack.title == "swipe end")
  }

  @Test func popToRootFromDepthFour() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "home"
        stack A > B > C > D
        at 0ms pop to root
        expect at end: stack is A
        """)
    #expect(
      trace.events(Self.page) == [
        "viewWillDisappear D", "viewWillAppear A", "willShow A", "viewDidDisappear D",
        "viewDidAppear A", "didShow A", "deinit D", "deinit C", "deinit B",
      ])
  }

  /// Layout of the navigation controller inside the same turn pulls the deferred start forward.
  @Test func forcedLayoutPullsTheStartForward() throws {
    func order(_ layout: String) throws -> [String] {
      let trace = try Bench.trace(
        Self.pages + """
          scenario "forced"
          stack A
          at 0ms push B
          \(layout)
          at 0ms pop to A animated=no
          expect at end: stack is A
          """)
      return trace.events(["viewWillAppear", "popToViewController"])
    }
    #expect(try order("")[0] == "popToViewController A")
    #expect(try order("at 0ms layout navigation")[0] == "viewWillAppear B")
  }

  /// The same inside a hook: the next statement of the hook finds the page loaded.
  @Test func forcedLayoutInsideAHook() throws {
    func loads(_ line: String) throws -> [String] {
      let trace = try Bench.trace(
        """
        device iphone-8
        ios 12
        strategy eager
          on push.post  \(line)
          on push.post  hide bar animated=no
        strategy eager
        page A
        page B
        scenario "forced"
        stack A
        at 0ms push B
        expect at end: top is B
        """)
      return trace.events(["viewDidLoad", "setNavigationBarHidden"])
    }
    #expect(try loads("layout navigation")[0] == "viewDidLoad B")
    #expect(try loads("layout bar")[0] == "setNavigationBarHidden yes animated=no")
  }

  /// A page that is loaded before the push does not load again.
  @Test func loadingMovesToWhereTheViewIsTouched() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "early"
        stack A
        at 0ms load B
        at 0ms push B
        expect at end: top is B
        """)
    let order = trace.events(["viewDidLoad", "pushViewController"])
    #expect(order == ["viewDidLoad B", "pushViewController B"])
  }

  @Test func backButtonAsksFirst() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "button"
        stack A > B
        at 0ms tap back
        expect at end: top is A
        """)
    let order = trace.events(["shouldPop", "popViewController", "willMove", "didPop"])
    #expect(order == ["shouldPop B", "popViewController", "willMove B", "didPop B"])
  }

  @Test func withoutAnimationLayoutComesAfterDidAppear() throws {
    let trace = try Bench.trace(
      Self.pages + """
        scenario "at once"
        stack A
        at 0ms push B animated=no
        expect at end: top is B
        """)
    let order = trace.events([
      "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
      "viewWillLayoutSubviews",
    ])
    #expect(
      order.filter { !$0.hasSuffix("Navigation") } == [
        "viewWillDisappear A", "viewWillAppear B", "viewDidDisappear A", "viewDidAppear B",
        "viewWillLayoutSubviews B",
      ])
  }
}

/// Calls that have to wait for another.
@Suite struct DeferredCallTests {
  /// setViewControllers without animation and an animated push, in one turn: up to iOS 17 the
  /// push waits until after the commit, from 18 the stack has both at once.
  @Test(arguments: [("17", false), ("18", true)])
  func aPushInTheTurnOfASet(ios: String, isImmediate: Bool) throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page A
      page B
      page C
      scenario "set, then push"
      stack A
      at 0ms  set-stack B animated=no
      at 0ms  push C
      expect at end: stack is B > C
      """)
    let order = trace.events(["pushViewController", "willMove", "viewDidAppear"])
    let moved = try #require(order.firstIndex(of: "willMove C"))
    let shown = try #require(order.firstIndex(of: "viewDidAppear B"))
    #expect((moved < shown) == isImmediate)
    #expect(try trace.last("navigation", "stack") == "B>C")
  }

  /// What waits is over when its own transition is, and what follows it comes after that.
  @Test func aDeferredPopIsOverWithItsTransition() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 13
      page A
      page B
      page C
      scenario "deferred"
      stack A > B
      at 0ms       push C
      at 100ms     pop as leave
      then +50ms   pop as again
      expect at end: stack is A
      """)
    let leave = try #require(trace.actions.first { $0.label == "leave" })
    #expect(leave.outcome == .deferred)
    #expect(leave.end == Time(milliseconds: 1_000))
    #expect(trace.eventTexts.contains("viewDidAppear B"))
    #expect(trace.end >= Time(milliseconds: 1_550))
  }
}
