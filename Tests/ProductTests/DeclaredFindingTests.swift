import NavSim
import Testing

/// A fault of the app's is found wherever its line stands, and whatever goes on beside it.
@Suite struct DeclaredFindingTests {
  /// A bar that is opaque and paints nothing at the scroll edge (documented: UINavigationBar, scrollEdgeAppearance;
  /// iOS 13 with a large title): pages end at its edge, and the window is seen in its place. The page can lie below it
  /// with extendedLayoutIncludesOpaqueBars, so that it is the app's, declared or written.
  @Test(arguments: [
    ("bar translucent=no", "", true), ("", "on viewDidLoad     bar translucent=no", true),
    ("", "on viewWillAppear  bar translucent=no", true), ("", "", false),
    ("bar translucent=no", "self extendedLayoutIncludesOpaqueBars=yes", false),
  ])
  func aBlackBarIsTheAppsWhereverItIsSaid(declared: String, code: String, isFound: Bool) throws {
    let found = try FoundIn(
      """
      ios 13
      page Home "Home"
        view backgroundColor=white
        scrollView contentHeight=2000pt
        \(code)
      navigation Main
        bar prefersLargeTitles=yes barTintColor=#0A60C0
        \(declared)
        stack Home
      scenario "s"
      root Main
      at 0ms  scroll Home to 120pt over 300ms
      expect at end: top is Home

      """)
    #expect(found.own.contains("black-gap of eye.centre") == isFound, "\(found)")
    #expect(!found.byItself.contains("black-gap of eye.centre"), "\(found)")
  }

  /// Where something is found, `tab-bar of tabBar at swipe end +0 (1100ms)`.
  private func places(_ kind: String, _ subject: String, _ text: String) throws -> [String] {
    let file = ScenarioFile(path: "s.navsim", text: text)
    let cell = try #require(file.cells(of: 0).first, "\(file.diagnostics)")
    let run = try #require(file.run(0, cell))
    return run.findings.filter { $0.kind == kind && $0.subject == subject }.map {
      String($0.place.prefix { $0 != "(" }.dropLast())
    }
  }

  /// A cancelled swipe sends viewWillDisappear and viewWillAppear to the page on top (documented: UIViewController).
  private static let bars = """
    ios 17
    page Home "Home"
      view backgroundColor=white
    page Detail "Detail"
      view backgroundColor=white
      on viewWillAppear     SHOW
      on viewWillDisappear  HIDE
    navigation First
      stack Home
    tabs Main
      tab First
    scenario "s"
    root Main
    at 0ms        push Detail
    then +200ms   swipe back to 40% over 200ms release cancel
    expect at end: top is Detail

    """

  @Test func aTabBarThatGoesWithACancelledSwipeIsTold() throws {
    let text = Self.bars.replacing("SHOW", with: "tabBar hidden=yes")
      .replacing("HIDE", with: "tabBar hidden=no")
    #expect(
      try places("tab-bar", "tabBar", text) == ["push +0", "swipe +0", "swipe end +0"])
  }

  @Test func aTabBarThatNobodyHidesIsNot() throws {
    let text = Self.bars.replacing("on viewWillAppear     SHOW", with: "")
      .replacing("on viewWillDisappear  HIDE", with: "")
    #expect(try places("tab-bar", "tabBar", text).isEmpty)
  }

  /// A large title that is off while a finger tries, and back with the page's viewWillAppear.
  @Test func aLargeTitleThatIsGoneForACancelledSwipeIsTold() throws {
    func text(_ lines: String) -> String {
      """
      ios 17
      page List "List"
        view backgroundColor=white
        item largeTitleDisplayMode=never
        scrollView contentHeight=3000pt
      page Detail "Detail"
        view backgroundColor=white
        item largeTitleDisplayMode=always
        scrollView contentHeight=3000pt
      \(lines)
      scenario "s"
      stack List
      at 0ms       push Detail
      then +300ms  swipe back to 40% over 200ms release cancel
      expect at end: top is Detail

      """
    }
    let found = try places(
      "item-visibility", "large-title.Detail",
      text(
        """
          on viewWillAppear     bar prefersLargeTitles=yes
          on viewWillDisappear  bar prefersLargeTitles=no
        """))
    #expect(found == ["swipe +0"])
    let declared = try places(
      "item-visibility", "large-title.Detail", text("  on viewDidLoad  bar prefersLargeTitles=yes"))
    #expect(declared.isEmpty, "\(declared)")
  }

  /// A bar that goes at once does so too where the device turns in mid push, with a rule by which the turn does not
  /// wait: the hidden bar is laid out for the new width, which nobody sees.
  @Test(arguments: ["yes", "no"]) func aTurnHidesNoBarThatGoesAtOnce(waits: String) throws {
    let found = try places(
      "missing-animation", "bar",
      """
      ios 17
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        on viewWillAppear     hide bar animated=no
        on viewWillDisappear  show bar animated=no
      scenario "s"
      matrix
        rule.geometry.rotationWaitsForTransition \(waits)
      stack A
      at 0ms       push B
      at push@40%  rotate landscape
      then +600ms  pop
      expect at end: top is A

      """)
    #expect(found == ["push +0", "pop +0"])
  }
}
