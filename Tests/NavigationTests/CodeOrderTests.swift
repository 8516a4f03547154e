import NavSimTrace
import Testing

/// Who runs when, and what a block remembers (language.md 3.4 and 3.7).
@Suite struct CodeOrderTests {
  /// language.md 3.7.4: at `.pre` hooks the order of two strategies is reversed.
  @Test func beforeAnUpdateTheFirstStrategySpeaksLast() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
      strategy one
        on update.pre  bar.content alpha=0.25
        on update      bar.bg alpha=0.25
      strategy two
        on update.pre  bar.content alpha=0.5
        on update      bar.bg alpha=0.5
      strategy one + two
      scenario "order"
      stack A > B
      at 0ms swipe back to 40% over 200ms release cancel
      expect at end: stack is A > B
      """)
    #expect(try trace.last("bar.content", "alpha") == "0.25")
    #expect(try trace.last("bar.bg", "alpha") == "0.5")
  }

  /// language.md 3.7.2 and 3.7.3: the inherited lines run first.
  @Test func aGestureHookRunsTheInheritedLinesFirst() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page Base
        on gesture.began  bar alpha=0.5
      page B like Base
        on gesture.began  bar alpha=0.25
      scenario "like"
      stack A > B
      at 0ms swipe back to 40% over 200ms release cancel
      expect at end: stack is A > B
      """)
    #expect(try trace.last("bar", "alpha") == "0.25")
  }

  /// language.md 3.4: `to` is captured when the line is reached, and nothing runs then.
  @Test func aBlockKeepsThePagesOfItsLine() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      page A
      page B
      scenario "captured"
      stack A
      at 0ms    after 200ms  if to is nil  bar.content alpha=0.25
      at 100ms  push B
      expect at end: stack is A > B
      """)
    #expect(try trace.last("bar.content", "alpha") == "0.25")
  }

  /// language.md 3.2: what a page without a navigation controller writes to the bar is lost,
  /// `restore` included (lifecycle.md 2.5: the parent is nil in viewDidDisappear).
  @Test func aRestoreWithoutAControllerIsLost() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 12
      page A
      page B
        on viewWillAppear    save bar as old
        on viewDidAppear     bar barTintColor=red
        on viewDidDisappear  restore old
      scenario "lost"
      stack A > B
      at 0ms pop
      expect at end: bar.barTintColor = red
      """)
    #expect(try trace.last("bar", "barTintColor") == "#FF0000")
    #expect(trace.eventTexts.contains { $0.contains("lost write") })
  }
}
