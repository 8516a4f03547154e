import NavSimLanguage
import NavSimTrace
import Testing

@testable import NavSimNavigation

/// Items of the bar in scenarios of a few lines: what no scenario file shows.
@Suite struct ItemTests {
  /// The back texts of every combination of a short and a long title below and above.
  @Test(arguments: [
    ("Inbox", "Mail", "\"Inbox\""), ("Inbox", "A very long title of a page", "absent"),
    ("A very long title of a page", "Mail", "\"Back\""), ("", "Mail", "\"Back\""),
  ])
  func backTexts(below: String, above: String, text: String) throws {
    let header = below.isEmpty ? "page A" : "page A \"\(below)\""
    let trace = try Bench.trace(
      """
      device iphone-8
      \(header)
      page B "\(above)"
      scenario "back text"
      stack A > B
      expect at start: top is B
      """)
    if text == "absent" {
      let element = try #require(trace.element("back.B.label"))
      var cursor = TraceCursor(trace)
      while cursor.advance() {}
      #expect(!cursor.isPresent[element])
    } else {
      #expect("\"" + (try trace.last("back.B.label", "title")) + "\"" == text)
    }
  }

  /// A swipe that is cancelled, at every tenth, leaves no item where it should not be.
  @Test(arguments: Array(stride(from: 0, through: 100, by: 10)))
  func aRewindLeavesNothing(percent: Int) throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A "Inbox"
      page B "Mail"
        item rightBarButtonItem="Done" rightWidth=100pt titleView=yes titleViewWidth=200pt
      scenario "rewind"
      stack A > B
      at 0ms swipe back to \(percent)% over 100ms release cancel
      expect at end: top is B
      """)
    #expect(try trace.last("title.B", "x") == "87.5")
    #expect(try trace.last("title.B", "width") == "165.5")  // to 375 - 16 - 100 - 6
    #expect(try trace.last("title.B", "alpha") == "1")
    #expect(try trace.last("right.B", "alpha") == "1")
    #expect(try trace.last("back.B.label", "x") == "27")
    let jumps = try trace.thousandths("title.B", "edgeStep").values
    #expect(jumps.allSatisfy { $0 == 0 })
  }

  /// A jump belongs to one frame, at 60 Hz as at 120 Hz.
  @Test(arguments: ["iphone-8", "iphone-13-pro"])
  func aJumpIsOneFrame(device: String) throws {
    let trace = try Bench.trace(
      """
      device \(device)
      page A "A"
      page B "B"
        item leftBarButtonItem="Close" leftWidth=100pt titleView=yes titleViewWidth=300pt
      scenario "jump"
      stack A
      at 0ms push B
      expect at end: top is B
      """)
    let jumps = try trace.thousandths("title.B", "edgeStep").filter { $0.value != 0 }
    #expect(jumps.count == 1)
  }

  /// A call while items move ends the movement; nothing is lost and nothing traps.
  @Test func callsWhileItemsMove() throws {
    let trace = try Bench.trace(
      """
      page A "A"
      page B "B"
      page C "C"
      navigation Own
        alone
        stack A
      scenario "busy bar"
      root Own
      at 0ms   push-item B
      at 100ms push-item C
      at 200ms pop-item
      at 300ms set-items empty
      at 400ms pop-item
      at 500ms push-item A
      at 600ms push-item A
      expect at end: items are A
      """)
    #expect(
      trace.events(["shouldPush", "didPush", "shouldPop", "didPop"]) == [
        "shouldPush B", "shouldPush C", "didPush B", "shouldPop C", "didPush C", "didPop C",
        "shouldPush A", "didPush A",
      ])
    #expect(trace.events(["warning"]).count == 3)
    #expect(try trace.last("navigation", "items") == "A")
  }

  /// Where the alone bar has no item at all, nothing traps.
  @Test func anEmptyBar() throws {
    let trace = try Bench.trace(
      """
      page A "A"
      navigation Own
        alone
        stack empty
      scenario "no item"
      root Own
      at 0ms tap back
      then   pop-item
      then   swipe back to 50% over 50ms release finish
      then   push-item A
      expect at end: items are A
      """)
    #expect(trace.error == nil)
  }

  /// Of a touch alone is kept who has made it so.
  @Test func whoShowsAnItem() throws {
    let script = try Bench.script(
      """
      device iphone-8
      ios 12
      page A "A"
      page B "B"
      scenario "items"
      stack A > B
      at 0ms pop
      expect at end: top is A
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let navigator = try Simulation(script.program(scenario: 0, cell: cell)).navigator
    #expect(navigator.cause(of: .titleView, ofItem: 1) == -1)
    #expect(navigator.cause(of: .backText, ofItem: 1) == -1)
  }
}
