import NavSimTrace
import Testing

/// The colours of the bar's region, one case of the issue each; worked out by hand for an iPhone 8,
/// whose bar lies at 20..64.
@Suite struct EyeTests {
  /// What the eye sees at the end of a scenario with one page.
  private func eye(
    _ lines: [String], page: String = "#0000FF", ios: Int = 12
  ) throws -> [String] {
    let text = """
      device iphone-8
      ios \(ios)
      image Red #FF0000
      image Sheer #FF000080
      page A "A"
        view backgroundColor=\(page)
      page B "B"
        view backgroundColor=white
      scenario "eye"
      stack A
      \(lines.map { "at 0ms \($0)" }.joined(separator: "\n"))
      expect at end: top is A
      """
    let trace = try Bench.trace(text)
    return try ["status", "centre", "hairline", "below"].map { try trace.last("eye", $0) }
  }

  @Test func anOpaqueImage() throws {
    // The page begins below it: under the hairline, black at 77/255, blue 255 shows 178.
    #expect(
      try eye(["bar backgroundImage=Red"]) == ["#FF0000", "#FF0000", "#0000B2", "#0000FF"])
  }

  @Test func aTranslucentImageOverAColouredPage() throws {
    // 128/255 of red over blue.
    #expect(
      try eye(["bar backgroundImage=Sheer"]) == ["#80007F", "#80007F", "#0000B2", "#0000FF"])
  }

  @Test func aClearImage() throws {
    #expect(
      try eye(["bar backgroundImage=empty shadowImage=empty"])
        == ["#0000FF", "#0000FF", "#0000FF", "#0000FF"])
  }

  @Test func theMaterialsApproximation() throws {
    // 247 at 0.80: 197.6, and 197.6 + 51 for blue.
    #expect(try eye([]) == ["#C6C6F9", "#C6C6F9", "#0000B2", "#0000FF"])
    // A tint at 0.85: 38.25 of what is behind.
    #expect(
      try eye(["bar barTintColor=#FF0000"]) == ["#D90026", "#D90026", "#0000B2", "#0000FF"])
  }

  @Test(arguments: ["hidden", "alpha", "mask"])
  func aHiddenBackground(mechanism: String) throws {
    #expect(
      try eye(["hide bar.bg by=\(mechanism)"]) == ["#0000FF", "#0000FF", "#0000FF", "#0000FF"])
  }

  @Test func theWindowInTheGapOfAMovedPage() throws {
    // The page lies at 84 or below: black behind the clear bar, and behind the material.
    #expect(
      try eye(["hide bar.bg by=mask", "A.view y=84pt"])
        == ["#000000", "#000000", "#000000", "#0000FF"])
    // At 42 the taps reach down to 62: black alone, 197.6.
    #expect(try eye(["A.view y=84pt"])[1] == "#C6C6C6")
  }

  @Test func aStandInOverAHiddenRealBar() throws {
    let text = """
      device iphone-8
      ios 12
      image Red #FF0000
      page A "A"
        view backgroundColor=#0000FF
        on viewDidLoad     bar backgroundImage=Red
        on viewDidAppear   make self.fake kind=bar
        on viewDidAppear   copy bar to self.fake
        on viewDidAppear   add self.fake to self.view frame=bg
        on viewDidAppear   hide bar.bg by=mask
      scenario "stand-in"
      stack A
      at 100ms A.fake alpha=0.5
      expect at start: eye.centre = #FF0000
      expect at start: eye.status = #FF0000
      expect at 100ms: eye.centre = #800000
      expect at 100ms: bar.bg.masked = yes
      """
    let trace = try Bench.trace(text)
    // The opaque bar has put the page below itself: half of the stand-in over the window.
    #expect(try trace.last("eye", "centre") == "#800000")
    #expect(try trace.last("A.fake", "color") == "#FF0000")
  }

  @Test func theWindowBesideAMovedPage() throws {
    // A lies 100 points to the left, so that the right of the bar has the window behind it.
    let text = """
      device iphone-8
      ios 12
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
      scenario "gap"
      stack A
      at 0ms hide bar.bg by=mask
      at 100ms A.view x=-100pt
      expect at 100ms: eye.right = #000000
      expect at 100ms: eye.left = #FFFFFF
      """
    let trace = try Bench.trace(text)
    #expect(try trace.last("eye", "right") == "#000000")
    #expect(try trace.last("eye", "left") == "#FFFFFF")
  }
}
