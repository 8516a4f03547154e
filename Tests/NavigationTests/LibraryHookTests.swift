import NavSimSimulator
import NavSimTrace
import Testing

/// Hooks and operations that only libraries use: display links, setters of wishes, the private slots
/// of UIKit's own animator, observed frames.
@Suite struct LibraryHookTests {
  private static func trace(
    _ table: String, device: String = "iphone-8", pages: String = "page A\npage B\n",
    actions: String = "at 0ms push B\n"
  ) throws -> Trace {
    try Bench.trace(
      "ios 12\ndevice \(device)\n\(table)strategy library\n\(pages)"
        + "scenario \"x\"\nstack A\n\(actions)expect at end: top is B\n")
  }

  /// The bar's alpha in each frame, in thousandths, until it is at rest.
  private static func alphas(_ trace: Trace, through last: Int) throws -> [Int64] {
    let frames = try trace.thousandths("bar", "alpha")
    return (0...last).compactMap { frames[$0] }
  }

  // MARK: - Ticks

  @Test func sixFramesAreSixTicks() throws {
    let trace = try Self.trace(
      """
      strategy library
        on push.pre  if from is not nil  ticks start frames=6
        on tick      map ticks 0..6 to bar.alpha 1..0.4

      """)
    // The first tick comes with the first frame after the call, at 1/60 s; the last with the sixth.
    #expect(
      try Self.alphas(trace, through: 8) == [1000, 900, 800, 700, 600, 500, 400, 400, 400])
  }

  @Test func aPartOfAFrameIsNoTick() throws {
    let trace = try Self.trace(
      """
      strategy library
        on push.pre  ticks start frames=7.2
        on tick      map ticks 0..7.2 to bar.alpha 0..0.72

      """)
    // 7 of 7.2: 0.9722 of the way (WRNavigationBar's pop), and no further.
    #expect(try Self.alphas(trace, through: 9).suffix(3) == [700, 700, 700])
  }

  @Test func aFasterDisplayCountsFaster() throws {
    let trace = try Self.trace(
      """
      strategy library
        on push.pre  ticks start frames=6
        on tick      map ticks 0..6 to bar.alpha 1..0.4

      """, device: "iphone-15-pro")
    // 120 frames a second: six ticks are over in 50 ms (frame 6 of this grid).
    #expect(try Self.alphas(trace, through: 6).last == 400)
  }

  @Test func keptTicksWriteAgainUntilTheyAreStopped() throws {
    let kept = try Self.trace(
      """
      strategy library
        on push.pre   ticks start frames=2 keep=yes
        on push.post  completion ticks stop
        on tick       map ticks 0..2 to bar.alpha 1..0.5

      """, actions: "at 0ms push B\nat 100ms bar alpha=1\nat 800ms bar alpha=0.25\n")
    let alphas = try kept.thousandths("bar", "alpha")
    // What the action writes at 100 ms is overwritten by the tick of the next frame.
    #expect(alphas[5] == 500)
    #expect(alphas[7] == 500)
    // After the transition (0.5 s) no tick comes.
    #expect(try kept.last("bar", "alpha") == "0.25")
  }

  @Test func aLinkThatNobodyStopsHoldsNothingUp() throws {
    let trace = try Self.trace(
      """
      strategy library
        on install   ticks start frames=1 keep=yes
        on tick      bar alpha=0.5

      """)
    #expect(try trace.last("bar", "alpha") == "0.5")
    #expect(trace.frames.last.map { $0.number < 60 } == true)
  }

  // MARK: - Setters of wishes

  @Test func aSetterRunsWhenCodeSetsTheWish() throws {
    let trace = try Self.trace(
      """
      strategy library
        property fade  1 range 0..1
        on wants.fade    bar alpha=self.wants.fade
        on wants.hidden  if self.wants.hidden is yes  bar prefersLargeTitles=no

      """,
      pages: """
        page A
          wants fade=0.1
        page B
          on viewDidAppear  self.wants fade=7
          on wants.fade     if self is top  bar.content alpha=0.5

        """)
    // A's declaration sets nothing; B's code sets 7, which the range makes 1.
    #expect(try trace.last("bar", "alpha") == "1")
    #expect(try trace.last("bar.content", "alpha") == "0.5")
    let never = try trace.thousandths("bar", "alpha")
    #expect(!never.values.contains(100))
  }

  @Test func aSetterThatSetsItselfIsFound() throws {
    let trace = try Self.trace(
      """
      strategy library
        on wants.bgAlpha  self.wants bgAlpha=1
        on didShow        to.wants bgAlpha=0.5

      """)
    #expect(trace.error?.contains("deep in other code") == true)
  }

  // MARK: - UIKit's own animator

  /// The moments of a push and of a cancelled pop at which lines of these hooks run, between events.
  @Test func theAnimatorsSlotsStandBetweenTheCallbacks() throws {
    let trace = try Self.trace(
      """
      strategy library
        on transition.start.pre             save yes as begun
        on viewWillAppear                   if begun is yes     bar.content alpha=0.75
        on transition.animate.pre           bar alpha=0.5
        on transition.animate               bar.bg alpha=0.5
        on transition.start                 if bar.bg.alpha is 0.5  bar.bg.shadow alpha=0.5
        on transition.animationEnded.pre    bar.bg.effect alpha=0.5
        on viewDidAppear                    if bar.bg.effect.alpha is 0.5  bar.bg.image alpha=0.5

      """)
    #expect(try trace.last("bar.content", "alpha") == "0.75")
    #expect(try trace.last("bar", "alpha") == "0.5")
    #expect(try trace.last("bar.bg.shadow", "alpha") == "0.5")
    #expect(try trace.last("bar.bg.image", "alpha") == "0.5")
  }

  @Test func aCallWithoutAnimationHasNoAnimator() throws {
    let trace = try Self.trace(
      """
      strategy library
        on transition.animate         bar alpha=0.5
        on transition.animationEnded  bar alpha=0.5
        on transition.start           bar.bg alpha=0.5

      """, actions: "at 0ms push B animated=no\n")
    #expect(try trace.last("bar", "alpha") == "1")
    #expect(try trace.last("bar.bg", "alpha") == "0.5")
  }

  // MARK: - Observed frames

  @Test func aFrameThatChangesIsHeardOf() throws {
    let table = """
      strategy library
        on viewFrameDidChange  if self is Watched  bar alpha=0.5

      """
    let pages = "page A\npage Watched\npage B\n"
    let moved = try Self.trace(
      table, pages: pages, actions: "at 0ms push B\nthen Watched.view y=10pt\n")
    let still = try Self.trace(table, pages: pages)
    let placed = try Self.trace(
      table, pages: pages, actions: "at 0ms push Watched\nthen push B\n")
    #expect(try moved.last("bar", "alpha") == "0.5")
    #expect(try still.last("bar", "alpha") == "1")
    #expect(try placed.last("bar", "alpha") == "0.5")
  }
}
