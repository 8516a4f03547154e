import NavSimNavigation
import NavSimTrace
import Testing

/// Toolbar, status bar and child pages in unusual places: between a call and its transition, under
/// a cancelled swipe, in circles.
@Suite struct SurroundingTests {
  /// A hide between the stack call and the start of its transition moves with the transition:
  /// 623 + 44 · 0.544778 after 0.1 s (docs/Model.md U6, M1).
  @Test func aToolbarWaitsForItsTransition() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
      navigation N
        self toolbarHidden=no
        stack A
        on push.post  if from is not nil  hide toolbar animated=yes
      scenario "waits"
      root N
      at 0ms push B
      expect at end: toolbar hidden
      """)
    let y = try trace.thousandths("toolbar", "y")
    #expect(y[0] == 623_000)
    #expect(abs((y[6] ?? 0) - 646_970) <= 1)
    #expect(try trace.last("toolbar", "hidden") == "yes")
  }

  /// A cancelled swipe rewinds the toolbar with the page; what code then asks for moves nothing.
  @Test func aCancelledSwipeBringsTheToolbarBack() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
        on viewWillAppear  hide toolbar animated=callback
      page B
        on viewWillAppear  show toolbar animated=callback
      navigation N
        self toolbarHidden=no
        stack A > B
      scenario "back"
      root N
      at 0ms swipe back to 50% over 100ms release cancel
      expect at end: toolbar visible
      """)
    let y = try trace.thousandths("toolbar", "y")
    #expect(abs((y[3] ?? 0) - 634_000) <= 1)  // p = 0.25: 623 + 44 / 4
    #expect(try trace.last("toolbar", "y") == "623")
    #expect(try trace.last("toolbar", "hidden") == "no")
    // The rewind takes p · D = 0.25 s after 0.1 s; the bar is in its place then and stays.
    #expect(y.filter { $0.key >= 22 }.allSatisfy { $0.value == 623_000 })
  }

  /// UIKit asks again when a cancelled pop has restored the stack: of A at the start, of B at the
  /// end (docs/Model.md U1).
  @Test func aCancelledSwipeAsksTwice() throws {
    let trace = try Bench.trace(
      """
      ios 12
      page A
      page B
        self prefersStatusBarHidden=yes
      scenario "asks"
      stack A > B
      at 0ms swipe back to 50% over 100ms release cancel
      expect at end: statusBar hidden
      """)
    #expect(
      trace.events(["prefersStatusBarHidden"])
        == ["prefersStatusBarHidden A", "prefersStatusBarHidden B"])
    #expect(try trace.last("statusBar", "hidden") == "yes")
  }

  /// A change of the wish alone is not asked for.
  @Test func nobodyAsksForAWishThatChanges() throws {
    let trace = try Bench.trace(
      """
      page A
      scenario "silence"
      stack A
      at 0ms A prefersStatusBarHidden=yes
      expect at end: statusBar visible
      """)
    #expect(trace.events(["prefersStatusBarHidden"]).isEmpty)
    #expect(try trace.last("statusBar", "hidden") == "no")
  }

  /// Whatever pages say that they hold, nothing holds itself and nothing is held twice.
  @Test(arguments: [
    "page A\n  child B\npage B\n  child A",
    "page A\n  child B\n  child C\npage B\n  child C\npage C",
    "page A\n  child C\npage B\n  child C\npage C",
    "page A\n  child B\npage B\n  child C\npage C\n  child B",
  ])
  func circlesEnd(pages: String) throws {
    let trace = try Bench.trace(
      """
      \(pages)
      scenario "circle"
      stack A
      at 0ms push \(pages.contains("page C") ? "C" : "B")
      then   pop
      expect at end: top is A
      """)
    #expect(trace.error == nil)
    #expect(trace.events(["viewDidAppear"]).last == "viewDidAppear A" || !pages.isEmpty)
    let loads = trace.events(["viewDidLoad"])
    #expect(loads.count <= 3)
  }

  /// A child that is pushed leaves the page that held it: it appears as a page of its own, once.
  @Test func aPushedChildIsAPage() throws {
    let trace = try Bench.trace(
      """
      ios 12
      page A
        child C
      page C
      scenario "leaves home"
      stack A
      at 0ms push C
      then   pop
      expect at end: top is A
      """)
    #expect(trace.error == nil)
    #expect(trace.events(["viewWillAppear"]).filter { $0.hasSuffix("C") }.count == 1)
  }

  /// Children of children appear after their own page, in order, and go with it.
  @Test func aChainOfChildren() throws {
    let trace = try Bench.trace(
      """
      ios 12
      page Home
      page A
        child B
        child D
      page B
        child C
      page C
      page D
      scenario "chain"
      stack Home
      at 0ms push A
      then   pop
      expect at end: top is Home
      """)
    let names = Set(["viewWillAppear"])
    #expect(
      trace.events(names)
        == ["A", "B", "C", "D", "Home"].map { "viewWillAppear \($0)" })
    #expect(
      trace.events(["deinit"]).sorted() == ["A", "B", "C", "D"].map { "deinit \($0)" })
  }
}

extension SurroundingTests {
  /// On iOS 11 the end of a dismissal that code animates moves the root up by what a call has added, however little
  /// that is (docs/Model.md: `presentations.dismissalLiftsRoot`, `surroundings.callBarHeight`).
  @Test func aDismissalLiftsTheRootByWhatTheCallHasAdded() throws {
    func top(_ actions: String) throws -> String {
      let trace = try Bench.trace(
        """
        device iphone-8
        ios 11
        page Home
        page Photo
          on animationControllerForPresented  animator over 300ms
          on animationControllerForDismissed  animator over 300ms
          on animateTransition  after 300ms  complete yes
        navigation Main
          stack Home
        scenario "a call of one point"
        root Main
        at 0ms app call
        \(actions)
        expect at start: page.Home.y = 0
        """,
        changing: { $0.surroundings.callBarHeight = 1 })
      return try trace.last("page.Home", "y")
    }
    #expect(try top("") == "1")
    #expect(try top("at 100ms present Photo style=fullScreen\nthen dismiss") == "0")
  }
}
