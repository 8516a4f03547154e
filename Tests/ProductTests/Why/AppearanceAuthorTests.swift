import Foundation
import NavSimTestSupport
import Testing

/// An appearance may be made by several lines: one sets its background, another its title, a third copies it. The
/// line to look at is the one that has set what is seen.
@Suite struct AppearanceAuthorTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ words: [String], _ text: String) throws -> String {
    try Binary.told(words, of: text, in: scratch)
  }

  /// Each page changes two properties of the bar's one appearance, the title's last.
  private static let inPlace = """
    device iphone-8
    ios 14
    strategy mine
      on viewWillAppear  bar.standardAppearance backgroundColor=self.wants.barTintColor
      on viewWillAppear  bar.standardAppearance titleColor=self.wants.titleColor
    strategy mine
    page A "A"
      view  backgroundColor=white
      wants barTintColor=red titleColor=white
    page B "B"
      view  backgroundColor=white
      wants barTintColor=blue titleColor=white
    scenario "push"
    stack A
    at 0ms  push B
    """

  /// A change of the bar's own object takes effect (facts/bar.md): red becomes blue by the line that sets
  /// backgroundColor, and the title is white by the other.
  @Test(.enabled(if: Whole.isAsked)) func theLineIsThatOfThePropertyThatIsSeen() throws {
    let ground = try run(["why", "x.navsim", "eye.centre", "--frame", "push +1"], Self.inPlace)
    #expect(
      ground.contains(
        "\nlook at x.navsim:4\n  on viewWillAppear bar.standardAppearance "
          + "backgroundColor=self.wants.barTintColor\n"), "\(ground)")
    let title = try run(["why", "x.navsim", "title.A.color", "--frame", "start"], Self.inPlace)
    #expect(title.contains("\nlook at x.navsim:5\n"), "\(title)")
    let found = try run(["run", "--no-trace", "x.navsim"], Self.inPlace)
    #expect(
      found.contains(
        "the look comes from on viewWillAppear bar.standardAppearance "
          + "backgroundColor=self.wants.barTintColor (x.navsim:4), run for B"), "\(found)")
  }

  /// At the scroll edge of iOS 15 a copy is seen; who made what was copied is the line to change.
  private static let copied = """
    device iphone-8
    ios 16
    strategy base
      on viewWillAppear  if transitioning alongside  do apply with self
      on apply  bar.standardAppearance backgroundColor=self.wants.barTintColor
      on apply  bar.standardAppearance titleColor=white
      on apply  bar scrollEdgeAppearance=bar.standardAppearance
    strategy base
    page List "List"
      view  backgroundColor=white
      wants barTintColor=red
    page Detail "Detail"
      view  backgroundColor=white
      wants barTintColor=blue
    scenario "half a swipe"
    stack List > Detail
    at 0ms  swipe back to 40% over 300ms release cancel
    expect at end: eye.left = blue
    """

  /// The red of List that stays was set in line 5, in the transition that was cancelled; line 7 has copied it.
  @Test(.enabled(if: Whole.isAsked)) func behindACopyStandsWhoMadeIt() throws {
    let out = try run(["why", "x.navsim", "eye.left", "--frame", "end"], Self.copied)
    #expect(out.contains("\n      its backgroundColor comes from\n"), "\(out)")
    #expect(
      out.contains("on apply bar scrollEdgeAppearance=bar.standardAppearance (x.navsim:7)"),
      "\(out)")
    #expect(
      out.contains(
        "\nlook at x.navsim:5\n  on apply bar.standardAppearance "
          + "backgroundColor=self.wants.barTintColor\n"), "\(out)")
    let found = try run(["run", "--no-trace", "x.navsim"], Self.copied)
    let whole =
      "on apply bar scrollEdgeAppearance=bar.standardAppearance (x.navsim:7), run for List; "
      + "its backgroundColor comes from on apply bar.standardAppearance "
      + "backgroundColor=self.wants.barTintColor (x.navsim:5), run for List"
    // A finding's cause, and that of the claim.
    #expect(found.components(separatedBy: "= cause: " + whole).count > 2, "\(found)")
  }

  /// An old setter counts for nothing beside an appearance (documented: UINavigationBar.standardAppearance).
  @Test func anOldSetterThatAnAppearanceReplacesIsTold() throws {
    let out = try run(
      ["why", "x.navsim", "title.B.color", "--frame", "end"],
      """
      device iphone-8
      ios 14
      appearance Red  opaque backgroundColor=red
      appearance Blue opaque backgroundColor=blue
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=Red
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=Blue
        on viewWillAppear  bar titleColor=white
      scenario "push"
      stack A
      at 0ms  push B
      """)
    #expect(
      out.contains(
        "B's line has written bar.titleColor=#FFFFFF (x.navsim:11); bar.standardAppearance stands in "
          + "its place"), "\(out)")
    #expect(out.contains("\nand at x.navsim:11\n"), "\(out)")
  }
}
