import NavSimKernel
import NavSimProgram
import NavSimSimulator
import NavSimTrace
import Testing

/// What happens before time zero, and what must not be left over from it.
@Suite struct StartTests {
  static let head = """
    device iphone-8
    ios 12

    """

  /// lifecycle.md 2.1: the first page is laid out before its viewDidAppear, which so has the last
  /// word about the bar.
  @Test func theFirstPageIsLaidOutBeforeItHasAppeared() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
          on viewDidLayoutSubviews  bar alpha=0.5
          on viewDidAppear          bar alpha=0.25
        scenario "first"
        stack A
        at 0ms bar.content alpha=0.5
        expect at end: bar.alpha = 0.25
        """)
    #expect(try trace.last("bar", "alpha") == "0.25")
  }

  /// An app that has raised an exception does not go on (lifecycle.md 4).
  @Test func anExceptionBeforeTimeZeroEndsTheRun() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
        page B
          on viewDidLoad  push B
        scenario "crash"
        stack A > B
        at 100ms hide bar animated=yes
        expect always: raises "more than once"
        """)
    #expect(trace.eventTexts.count == 1)
    #expect(trace.eventTexts.first?.contains("more than once") == true)
  }

  /// Releases and timers from before time zero belong to the past: no event of theirs is told.
  @Test func nothingFromBeforeZeroIsTold() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
          on viewWillAppear            after 10ms  after 500ms  hide bar animated=no
        page B
          on viewDidAppear       once  after 10ms  pop
        scenario "past"
        stack A > B
        at 0ms bar.content alpha=0.5
        expect always: stack is A
        """)
    #expect(trace.eventTexts == [])
    #expect(try trace.last("navigation", "navigationBarHidden") == "yes")
  }

  /// A run that cannot begin is told on the grid of 60 frames that a time in `f` has on every device
  /// (docs/Language.md), and has no frame.
  @Test func aRunThatCannotBeginHasAGrid() {
    let nowhere = Simulator.run(
      Program(scenario: "s", cell: [], device: "iphone-8", ios: "99", horizon: .zero))
    #expect(nowhere.error != nil && nowhere.frames.isEmpty)
    #expect(nowhere.grid == FrameGrid(framesPerSecond: 60))
  }
}
