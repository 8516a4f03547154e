import NavSimTestSupport
import NavSimTrace
import Testing

@testable import NavSimNavigation

/// Contents, heights and turns where a scenario file would be long: loops, limits and wishes that
/// cannot be met.
@Suite struct GeometryTests {
  static let head = "device iphone-8\nios 12\n"

  @Test func aScrollStopsAtTheContentsEnd() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
          scrollView contentHeight=700pt
        scenario "end"
        stack A
        at 0ms  scroll A to 1000pt over 100ms
        expect at end: top is A
        """)
    // 64 above the content and 700 of it in 667 points: 97 to scroll.
    #expect(try trace.last("A.scrollView", "contentOffset") == "97")
    #expect(try trace.last("page.A.content", "y") == "-33")
  }

  @Test func aSecondFingerTakesOver() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
          scrollView contentHeight=2000pt
        scenario "two"
        stack A
        at 0ms    scroll A to 500pt over 500ms
        at 100ms  scroll A to 0pt over 100ms
        expect at end: top is A
        """)
    #expect(try trace.last("A.scrollView", "contentOffset") == "0")
  }

  /// A delegate that moves the content is told of that move, until nothing moves any more.
  @Test func aDelegateThatScrollsComesToRest() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
          scrollView contentHeight=2000pt delegate=self
          on scrollViewDidScroll  scrollView contentOffset=50pt
        scenario "pinned"
        stack A
        at 0ms  scroll A to 100pt over 100ms
        expect at end: top is A
        """)
    #expect(trace.error == nil)
    #expect(try trace.last("A.scrollView", "contentOffset") == "50")
  }

  /// A page that answers each change of its safe area with another ends with an error, not never.
  @Test func aSafeAreaThatNeverRestsIsNamed() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
          on viewSafeAreaInsetsDidChange  save self.additionalSafeAreaTop plus bar.height as more
          on viewSafeAreaInsetsDidChange  self additionalSafeAreaTop=more
        scenario "runaway"
        stack A
        at 0ms  A additionalSafeAreaTop=1pt
        expect at end: top is A
        """)
    #expect(trace.error != nil)
  }

  @Test func scrollingAPageThatIsNotThereIsIgnored() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
        page B
        scenario "absent"
        stack A
        at 0ms  scroll B to 100pt over 100ms
        then    rotate portrait
        expect at end: scroll is ignored
        """)
    #expect(trace.eventTexts.contains { $0.contains("B is not on screen") })
    #expect(trace.eventTexts.contains { $0.contains("held in portrait already") })
  }

  /// Turns that follow each other in one transition: the last one counts.
  @Test func theLastTurnOfATransitionCounts() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
        page B
        scenario "twice"
        stack A
        at 0ms    push B
        at 100ms  rotate landscape
        at 200ms  rotate landscape
        expect at end: top is B
        """)
    #expect(try trace.last("page.B", "width") == "667")
    #expect(trace.events(["viewWillTransition"]).count == 2, "the controller and B, once")
  }

  /// A turn under a running turn goes on from where the screen is.
  @Test func aTurnTakesOverARunningTurn() throws {
    let trace = try Bench.trace(
      Self.head + """
        page A
        scenario "back at once"
        stack A
        at 0ms    rotate landscape
        at 150ms  rotate portrait
        expect at end: top is A
        """)
    let widths = try trace.thousandths("page.A", "width")
    #expect(widths[9] == 521_000, "half of the way from 375 to 667")
    #expect(widths[18] == 448_000, "half of the way back from 521 to 375")
    #expect(try trace.last("page.A", "width") == "375")
    #expect(try trace.last("bar", "height") == "44")
  }

  /// Every class of device, upright and sideways, with every height of the bar.
  @Test(.enabled(if: Whole.isAsked)) func theBarEndsWhereTheSafeAreaBegins() throws {
    for device in Device.all {
      for orientation in ["portrait", "landscape"] {
        let trace = try Bench.trace(
          """
          device \(device.name)
          option orientation=\(orientation)
          page A
            item prompt="P"
          page B
          scenario "all"
          stack A > B
          at 0ms  pop
          expect at end: top is A
          """)
        let bar = try #require(Double(try trace.last("bar", "y")))
        let height = try #require(Double(try trace.last("bar", "height")))
        let safe = try #require(Double(try trace.last("page.A", "safeAreaTop")))
        #expect(abs(bar + height - safe) < 0.002, "\(device.name) \(orientation)")
        #expect(try trace.last("page.A", "y") == "0")
      }
    }
  }
}
