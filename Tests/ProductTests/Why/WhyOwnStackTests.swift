import Foundation
import Testing

/// A bar follows from the items of its own stack: what other controllers hold, and what has been popped,
/// makes nothing of it.
@Suite struct WhyOwnStackTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func why(_ text: String, _ property: String, _ frame: String) throws -> String {
    try scratch.write(text, to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim", property, "--frame", frame], in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out
  }

  /// Two tabs, with an item of each that colours its bar; the bar of the first alone is seen.
  private static let tabs = """
    device iphone-8
    ios 17
    appearance Red   opaque backgroundColor=#AA0000
    appearance Blue  opaque backgroundColor=#0000AA
    page A "A"
      view backgroundColor=white
      item scrollEdgeAppearance=Red
    page B "B"
      view backgroundColor=white
      item scrollEdgeAppearance=Blue
      on viewWillAppear  item title="Later"
    navigation First
      stack A
    navigation Second
      stack B
    tabs Main
      tab First
      tab Second
    scenario "x"
    root Main
    at 0ms  select Second
    then    select First as back

    """

  @Test func anItemOfAnotherTabMakesNothing() throws {
    let out = try why(Self.tabs, "bar.bg.effect.color", "start")
    #expect(out.contains("A.item.scrollEdgeAppearance"), "\(out)")
    #expect(!out.contains("B.item"), "\(out)")
    let other = try why(Self.tabs, "bar.Second.bg.effect.color", "select end+0")
    #expect(other.contains("B.item.scrollEdgeAppearance"), "\(other)")
    #expect(!other.contains("A.item"), "\(other)")
  }

  /// B has coloured the bar by its item; gone, it is not why A's bar is as it is. While it leaves and is
  /// still seen, its item may be.
  @Test func anItemThatWasPoppedMakesNothing() throws {
    let text = """
      device iphone-8
      ios 17
      appearance Red   opaque backgroundColor=#AA0000
      appearance Blue  opaque backgroundColor=#0000AA
      page A "A"
        view backgroundColor=white
        item scrollEdgeAppearance=Red
      page B "B"
        view backgroundColor=white
        item scrollEdgeAppearance=Blue
      scenario "x"
      stack A > B
      at 0ms  pop

      """
    let out = try why(text, "bar.bg.effect.color", "pop end+0")
    #expect(out.contains("A.item.scrollEdgeAppearance"), "\(out)")
    #expect(!out.contains("B.item"), "\(out)")
  }

  /// A line that changes a field of an appearance leaves the line above it as it was.
  @Test func aFieldThatIsChangedIsNoOverwriting() throws {
    let text = """
      device iphone-8
      ios 17
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=opaque
        on viewWillAppear  bar.standardAppearance backgroundColor=red
        on viewWillAppear  bar scrollEdgeAppearance=bar.standardAppearance
      scenario "x"
      stack A
      at 0ms  push B

      """
    let out = try why(text, "bar.standardAppearance", "push end+0")
    #expect(!out.contains("written over"), "\(out)")
  }

  /// Each line but the last changes the field that the next one changes too, or another one: red is lost, and
  /// neither the whole nor green is.
  @Test(arguments: ["", "    on viewWillAppear  bar.standardAppearance titleColor=blue\n"])
  func aFieldThatIsSetTwiceIsOverwritten(last: String) throws {
    let text = """
      device iphone-8
      ios 13
      appearance X opaque backgroundColor=white
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=X
        on viewWillAppear  bar.standardAppearance backgroundColor=red
        on viewWillAppear  bar.standardAppearance backgroundColor=green
      \(last.dropFirst(2))scenario "x"
      stack A
      at 0ms  bar tintColor=red

      """
    let out = try why(text, "bar.standardAppearance", "end")
    #expect(
      out.contains(
        "A's line would have written bar.standardAppearance=X+backgroundColor:#FF0000 (x.navsim:7); it "
          + "was written over in the same turn, with X+backgroundColor:#00FF00"), "\(out)")
    #expect(out.components(separatedBy: "written over").count == 2, "\(out)")
  }

  /// What is refined later is lost all the same where the whole has been set again in between.
  @Test func aWholeThatIsSetAgainIsOverwritten() throws {
    let text = """
      device iphone-8
      ios 13
      appearance X opaque backgroundColor=white
      appearance Y opaque backgroundColor=black
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=X
        on viewWillAppear  bar standardAppearance=Y
        on viewWillAppear  bar.standardAppearance backgroundColor=green
      scenario "x"
      stack A
      at 0ms  bar tintColor=red

      """
    let out = try why(text, "bar.standardAppearance", "end")
    #expect(
      out.contains("(x.navsim:7); it was written over in the same turn, with Y,"), "\(out)")
  }

  /// Who has written is the strategy; for which page, is told with it.
  @Test func aStrategysLineIsTheStrategys() throws {
    let text = """
      device iphone-8
      ios 12
      strategy own
        on viewDidAppear  bar barTintColor=self.wants.barTintColor
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        wants barTintColor=blue
      scenario "x"
      matrix
        strategy own
      stack A
      at 0ms  push B

      """
    let out = try why(text, "bar.barTintColor", "push+3")
    #expect(out.contains("own's line for B would have written bar.barTintColor=#0000FF"), "\(out)")
  }

  /// A bar that is seen through, and at once is not: the line that sets its opacity is why it is seen.
  @Test func anOpacityThatJumpsBringsTheBar() throws {
    let text = """
      device iphone-8
      ios 12
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar barTintColor=red translucent=no
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar.bg alpha=0
        on viewDidAppear   bar.bg alpha=1
      scenario "x"
      stack A
      at 0ms  push B

      """
    let out = try why(text, "eye.centre", "push end+0")
    #expect(out.contains("the bar came here: bar.bg.alpha is 1; before, it was 0"), "\(out)")
    #expect(out.contains("\nlook at x.navsim:9\n"), "\(out)")
  }
}
