import NavSimTrace
import Testing

/// What hangs together on screen, and what user code wrote staying written.
@Suite struct SceneLinkTests {
  @Test func movingAPageMovesItsFake() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page A
        on viewDidLoad  make self.fake kind=bar
        on viewDidLoad  add self.fake to self.view frame=bar-bottom
      scenario "moved"
      stack A
      at 0ms A.view x=30pt y=7pt
      expect at end: A.fake.x = 30
      """)
    #expect(try trace.last("A.fake", "x") == "30")
    #expect(try trace.last("A.fake", "y") == "7")
  }

  /// A colour that code gives the background is what the eye sees.
  @Test func aPaintedBackgroundIsSeen() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page A
      scenario "painted"
      stack A
      at 0ms bar.bg color=red
      expect at end: eye.left = red
      """)
    #expect(try trace.last("eye", "left") == "#FF0000")
    #expect(try trace.last("bar.bg", "color") == "#FF0000")
  }

  /// A rewind writes nothing: what code set alongside stays set after a cancel.
  @Test func aRewindWritesNothing() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page A
        on viewWillAppear  alongside  bar alpha=0.5
      page B
        on viewDidLoad     bar alpha=1
      scenario "rewind"
      stack A > B
      at 0ms swipe back to 40% over 200ms release cancel
      expect at end: top is B
      """)
    #expect(try trace.last("bar", "alpha") == "0.5")
    let alpha = try trace.thousandths("bar", "alpha")
    #expect(alpha[0] == 1_000)
    #expect(alpha[12] == 800)
    #expect((alpha[23] ?? 0) > 990, "on screen it goes back before the end")
  }

  /// What code changes while a swipe runs is not undone by its cancel.
  @Test func aCancelRestoresNoSnapshot() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page A
      page B
      scenario "changed meanwhile"
      stack A > B
      at 0ms    swipe back to 40% over 200ms release cancel
      at 100ms  bar tintColor=red alpha=0.3
      at 100ms  B.item title="changed"
      expect at end: top is B
      """)
    #expect(try trace.last("bar", "tintColor") == "#FF0000")
    #expect(try trace.last("bar", "alpha") == "0.3")
    #expect(try trace.last("B.item", "title") == "changed")
  }
}
