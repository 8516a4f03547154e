import NavSimTrace
import Testing

/// What a finger touches, and what becomes of it (around.md 5).
@Suite struct TapTests {
  private func trace(_ actions: String, ios: Int = 17, navigation: String = "") throws -> Trace {
    try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page A
        item rightBarButtonItem="Go"
        on rightAction  push B
      page B
        item leftBarButtonItem="X"
        on leftAction  pop
      page C
        on viewTap  bar tintColor=red
      navigation N
        stack C > A
        \(navigation)
      scenario "taps"
      root N
      \(actions)
      expect at end: top is A
      """)
  }

  /// 5.09: two touches in one turn both come before the deferred start, so that both push; the
  /// same instance twice is UIKit's exception. After the start the second touch is nobody's.
  @Test func aDoubleTapInOneTurnPushesTwice() throws {
    let twice = try trace("at 0ms tap right\nat 0ms tap right as again")
    #expect(twice.events(["exception"]).count == 1)
    let later = try trace("at 0ms tap right\nat 20ms tap right as again")
    #expect(later.events(["exception"]).isEmpty)
    #expect(later.events(["pushViewController"]) == ["pushViewController B"])
    #expect(try later.last("navigation", "stack") == "C>A>B")
  }

  /// 5.08: from 26 the running push is over at once and the touch arrives: two quick touches on
  /// back pop two pages. Before, the second is nobody's.
  @Test(arguments: [(11, "C>A"), (18, "C>A"), (26, "C")])
  func twoQuickTapsOnBack(ios: Int, stack: String) throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page C
      page A
      page B
      scenario "back twice"
      stack C > A > B
      at 0ms tap back
      at 100ms tap back as again
      expect at end: top is A
      """)
    #expect(try trace.last("navigation", "stack") == stack)
  }

  /// What the code of a touch calls is what the touch is about: it ends with the push.
  @Test func aTapEndsWithWhatItAskedFor() throws {
    let trace = try trace("at 0ms tap right\nthen +50ms tap left as back")
    #expect(trace.events(["leftAction"]) == ["leftAction B"])
    #expect(try trace.last("navigation", "stack") == "C>A")
  }

  /// A stand-in over the bar keeps touches from its buttons, a picture does not (documented:
  /// UIImageView.isUserInteractionEnabled).
  @Test(arguments: [("view", 0), ("picture", 1)])
  func aStandInOverTheBarTakesTouches(kind: String, count: Int) throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 17
      page A
        item rightBarButtonItem="Go"
        on viewDidAppear  make self.fake kind=\(kind)
        on viewDidAppear  add self.fake to self.navigation frame=bg
        on rightAction    bar tintColor=red
      page B
      scenario "covered"
      stack B
      at 0ms push A
      then tap right
      expect at end: top is A
      """)
    #expect(trace.events(["rightAction"]).count == count)
  }

  /// A pop by a finger that begins while another transition runs is refused or follows later, and
  /// always ends, on every system and whoever is the delegate.
  @Test(arguments: [7, 11, 13, 17, 26], ["", "gesture delegate=self", "gesture region=full"])
  func aSwipeInATransitionAlwaysEnds(ios: Int, navigation: String) throws {
    for start in [1, 100, 300, 480] {
      let trace = try trace(
        "at 0ms push B\nat \(start)ms swipe back to 70% over 120ms release finish", ios: ios,
        navigation: navigation)
      #expect(!trace.eventTexts.contains { $0.contains("horizon") }, "\(start)")
      #expect(trace.actions.allSatisfy { $0.end != nil }, "\(start)")
    }
  }
}
