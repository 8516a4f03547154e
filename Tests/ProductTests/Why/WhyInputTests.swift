import Foundation
import Testing

// What a value follows from: the texts of items, and the lines that declare.

@Suite struct WhyInputTests {
  static let scenario = """
    navsim 1
    device iphone-8
    ios 12
    strategy own
      property glow 0.5 range 0..1

    page A "A"
      item backButtonTitle="Mail"
      wants glow=0.2 tintColor=#FF0000
    page B "B"
      item rightBarButtonItem="Go"
      on viewDidAppear  item title="A longer title"
    page C "C"
      item titleView=yes titleViewWidth=100pt

    scenario "push"
    matrix
      strategy own meituan
    stack A
    at 0ms  push B
    then +50ms  push C as second

    """

  /// The number of the line that holds a text.
  static func line(_ text: String) -> Int {
    (scenario.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -2) + 1
  }

  static func why(_ property: String, _ frame: String, strategy: String = "own") throws -> Ran {
    let scratch = try Scratch()
    try scratch.write(scenario, to: "x.navsim")
    return try Binary.run(
      ["why", "x.navsim", property, "--frame", frame, "--cell", "strategy=\(strategy)"],
      in: scratch.url)
  }

  private static func blames(_ ran: Ran, _ text: String) -> Bool {
    ran.out.contains("\nlook at x.navsim:\(line(text))\n")
  }

  /// 14 characters are 126 points wide, one is 9: the width follows from the text, and the place
  /// from the width.
  @Test(arguments: ["title.B.width", "title.B.x", "title.B.title"])
  func aTitleFollowsFromItsText(property: String) throws {
    let ran = try Self.why(property, "push end+0")
    #expect(ran.code == 0 && Self.blames(ran, "on viewDidAppear"), "\(ran.out)\(ran.err)")
  }

  /// Where nothing changed its text, the page's own line said it.
  @Test func aTitleThatNobodyChangedFollowsFromThePage() throws {
    let ran = try Self.why("title.A.width", "start")
    #expect(ran.code == 0 && Self.blames(ran, "page A \"A\""), "\(ran.out)\(ran.err)")
  }

  /// A view in the title's place has the width that it wants; the text shows nowhere.
  @Test func aTitleViewTakesThePlaceOfTheText() throws {
    let ran = try Self.why("title.C.width", "second+0")
    #expect(Self.blames(ran, "titleViewWidth") && !ran.out.contains("C.item.title ="), "\(ran.out)")
  }

  /// The page above shows it, the page below says it.
  @Test(arguments: ["back.B.label.title", "back.B.label.width", "back.B.label.x"])
  func aBackLabelFollowsFromThePageBelow(property: String) throws {
    let ran = try Self.why(property, "push end+0")
    #expect(Self.blames(ran, "backButtonTitle=\"Mail\""), "\(ran.out)\(ran.err)")
    #expect(!ran.out.contains("A.item.title"), "the title counts only without a text of its own")
  }

  @Test(arguments: [("A.wants.glow", "wants glow"), ("A.wants.tintColor", "wants glow")])
  func aWishFollowsFromItsLine(property: String, line: String) throws {
    let ran = try Self.why(property, "push end+0")
    #expect(Self.blames(ran, line), "\(ran.out)\(ran.err)")
  }

  @Test(arguments: ["A.item.title", "title.A.title"])
  func aTitleFollowsFromThePagesLine(property: String) throws {
    let ran = try Self.why(property, "start")
    #expect(Self.blames(ran, "page A \"A\""), "\(ran.out)\(ran.err)")
  }
}
