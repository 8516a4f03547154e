import NavSimTrace
import Testing

/// Large titles over pages that do not lie under the bar, and under a hidden one.
@Suite struct CollapseTests {
  private static func trace(_ page: String, _ actions: String) throws -> Trace {
    try Bench.trace(
      """
      device iphone-8
      ios 12
      page A "A"
        \(page)
      page B "B"
      page C "C"
      navigation Main
        stack A
        bar prefersLargeTitles=yes
      scenario "collapse"
      root Main
      \(actions)
      expect at start: top is A
      """)
  }

  /// 20 + 44 + 52 = 116 at rest. A scroll by 60 takes the 52 away: the page begins at 64, and its
  /// content is at 116 - 60 = 56 on the screen.
  @Test func aPageBelowTheBarGoesUpWithIt() throws {
    let trace = try Self.trace(
      "self edgesForExtendedLayout=none", "at 0ms scroll A to 60pt over 100ms")
    #expect(try trace.last("bar", "height") == "44")
    #expect(try trace.last("page.A", "y") == "64")
    #expect(try trace.last("page.A", "height") == "603")
    #expect(try trace.last("page.A.content", "y") == "56")
  }

  /// Half-way: at +6f of 100 ms the offset is 60 and on the way the content never goes back.
  @Test func itsContentScrollsEvenly() throws {
    let trace = try Self.trace(
      "self edgesForExtendedLayout=none", "at 0ms scroll A to 60pt over 100ms")
    let places = try trace.thousandths("page.A.content", "y")
    for (frame, place) in places where frame <= 6 {
      #expect(abs(place - (116_000 - Int64(frame) * 10_000)) <= 1, "frame \(frame)")
    }
  }

  /// The status bar alone insets the content: 20 - 60 = -40.
  @Test func aHiddenBarTakesNoRoom() throws {
    let trace = try Self.trace(
      "on viewWillAppear hide bar animated=no", "at 0ms scroll A to 60pt over 100ms")
    #expect(try trace.last("page.A.content", "y") == "-40")
    #expect(try trace.last("A.scrollView", "contentOffset") == "60")
  }

  /// B comes under the top page without a transition: the bar does not show its title.
  @Test func anItemThatComesBelowTheTopShowsNoTitle() throws {
    let trace = try Self.trace("wants hidden=no", "at 0ms push C\nthen set-stack A > B > C")
    #expect(try trace.last("navigation", "items") == "A>B>C")
    #expect(try trace.thousandths("title.B", "alpha").isEmpty)
  }
}
