import Foundation
import Testing

// What UIKit does later is the doing of whoever asked for it.

@Suite struct WhyLayoutTests {
  /// A layout is the doing of the line that has asked for it.
  @Test func aLayoutNamesWhoAsked() throws {
    let text = """
      device iphone-8
      ios 12
      page A "A"
        view backgroundColor=white
        on viewDidLayoutSubviews  bar barTintColor=red
        on later                  invalidate self.view
      scenario "x"
      stack A
      at 100ms  do later of A
      expect at end: top is A

      """
    let ran = try Binary.run(["why", "-", "bar.barTintColor", "--frame", "end"], input: text)
    #expect(
      ran.out.contains(
        "UIKit lays out\n        A: on later invalidate self.view (<stdin>:6)\n"),
      "\(ran.out)\(ran.err)")
  }

  /// Where the bar rests is the doing of who has hidden it, the first line of a run too, although UIKit
  /// puts it there at the end of a transition.
  @Test func aBarOutOfSightNamesWhoHidIt() throws {
    let text = """
      device iphone-8
      ios 12
      page A "A"
      page B "B"
      strategy own
        on install  hide bar animated=no
      scenario "x"
      matrix
        strategy own
      stack A
      at 0ms  push B
      expect at end: top is B

      """
    let ran = try Binary.run(["run", "-", "--causes", "--quiet"], input: text)
    #expect(
      ran.out.contains("\n  <- x y hidden: on install hide bar animated=no (<stdin>:6)\n"),
      "\(ran.out)\(ran.err)")
  }

  /// A title that is there and cannot be seen is away by the line that has made it clear, not by who has
  /// put the items into the bar.
  @Test func aClearTitleNamesWhoClearedIt() throws {
    let text = """
      device iphone-8
      ios 12
      page A "A"
        item titleViewName="t" titleViewWidth=100pt
      scenario "x"
      stack A
      at 100ms  A.item titleViewAlpha=0
      expect at end: title.A absent

      """
    let ran = try Binary.run(["why", "-", "title.A.x", "--frame", "end"], input: text)
    #expect(
      ran.out.contains("\nlook at <stdin>:7\n  at 100ms A.item titleViewAlpha=0"),
      "\(ran.out)\(ran.err)")
  }
}
