import Foundation
import NavSimTestSupport
import Testing

/// What a finding, a failed claim and `why` say is true of what is seen: the element that is seen is named, the line that
/// has decided it, and the line that was not run.
@Suite struct TrueSentenceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func told(_ words: String..., text: String) throws -> String {
    try scratch.write(text, to: "x.navsim")
    let ran = try Binary.run([words[0], "x.navsim"] + words.dropFirst(), in: scratch.url)
    return ran.out + ran.err
  }

  /// Under a library that gives each page a bar of its own the controller's is hidden for good: the page's is seen.
  @Test func aPagesOwnBarIsNamedWhereItIsSeen() throws {
    let told = try told(
      "run", "--no-trace",
      text: """
        ios 14
        strategy rt
        page Home "Home"
          view backgroundColor=white
        page Inside "Inside"
          view backgroundColor=white
          wants hidden=yes
        scenario "s"
        stack Home
        at 0ms  push Inside

        """)
    #expect(told.contains("Inside is on top and wants the bar hidden, and its own bar is seen"))
    #expect(told.contains("Inside.fake.hidden=no"), "\(told)")
    #expect(!told.contains("bar.hidden=yes"), "\(told)")
    #expect(told.contains("] on wrap make self.fake kind=full (rt:"), "\(told)")
  }

  private static let setStack = """
    ios 12
    strategy fd
    page Home "Home"
      view backgroundColor=white
    page Other "Other"
      view backgroundColor=white
    page Profile "Profile"
      view backgroundColor=white
      wants fd_prefersNavigationBarHidden=yes
    scenario "s"
    stack Other
    at 0ms  set-stack Home > Profile

    """

  /// FDFullscreenPopGesture states the bar of pages that a push has told it of: set-stack tells it of none (README).
  @Test func aLineThatWasNotRunIsTheCauseOfABarThatStays() throws {
    let told = try told("run", "--no-trace", text: Self.setStack)
    #expect(
      told.contains(
        "= cause: what would have made it otherwise: on viewWillAppear if self.managed is yes do state (fd:"
      ), "\(told)")
    #expect(
      told.contains("the wish is wants fd_prefersNavigationBarHidden=yes (x.navsim:9)"), "\(told)")
    let why = try self.told("why", "bar.hidden", text: Self.setStack)
    #expect(
      why.contains(
        "fd's line for Profile would have written navigation.navigationBarHidden=yes (fd:"),
      "\(why)")
    #expect(why.contains("it was skipped: its condition does not hold, at set-stack +0"), "\(why)")
  }

  /// A title without a text has no width: who gives it one has made it visible, whatever is laid out in that frame.
  @Test func aStateHasTheCauseThatDecidesIt() throws {
    let text = """
      ios 15
      page Home "Home"
        view backgroundColor=white
      page Show
        view backgroundColor=white
        on viewDidAppear after 400ms  item title="Post"
      scenario "s"
      stack Home
      at 0ms  push Show

      expect at push.end+400ms:  title.Show hidden
      expect at push.end:        title.Show visible

      """
    let told = try told("run", "--no-trace", text: text)
    #expect(told.contains("title.Show is visible, not hidden\n"), "\(told)")
    #expect(
      told.contains(
        "; it follows from on viewDidAppear after 400ms item title=\"Post\" (x.navsim:6)\n"),
      "\(told)")
    // What hides it there is that it has no text: the push has brought it so.
    #expect(told.contains("title.Show is hidden, not visible\n"), "\(told)")
  }

  /// A bar that has moved up is there, above the point.
  @Test func aBarThatHasMovedUpIsThere() throws {
    let why = try told(
      "why", "eye.hairline",
      text: """
        ios 12
        device iphone-8
        page Home "Home"
          view backgroundColor=white
          on viewTap            self prefersStatusBarHidden=yes
          on viewTap over 300ms  update statusBar
        scenario "s"
        stack Home
        at 0ms  tap at 100,300

        """)
    #expect(
      why.contains("the bar ends at 44 pt, above this point at 64.25 pt: bar.y = 0\n"), "\(why)")
    #expect(!why.contains("the bar is not there"), "\(why)")
  }

  /// While the device turns the bar grows from its old width.
  @Test func aPointBesideABarThatTurnsIsToldAsSuch() throws {
    let why = try told(
      "why", "eye.right", "--frame", "rotate+8",
      text: """
        ios 12
        device iphone-8
        page A "A"
          view backgroundColor=white
          on viewWillAppear  bar backgroundImage=#D32F2F
        scenario "s"
        stack A
        at 0ms  rotate landscape

        """)
    #expect(why.contains("the bar ends at 493.249 pt, left of this point at 651 pt"), "\(why)")
    #expect(!why.contains("is clear"), "\(why)")
  }

  /// A setter of iOS 12 does not come to nothing beside the proxy's appearance alone: it takes that away.
  @Test func aSetterThatForgetsTheThemeIsToldAsSuch() throws {
    let head = "ios 16\nappearance Blue opaque backgroundColor=blue\n"
    let proxy = "proxy standardAppearance=Blue scrollEdgeAppearance=Blue\n"
    let page = "page A \"A\"\n  view backgroundColor=white\n"
    let line = "  on viewDidAppear  bar titleColor=white\n"
    let rest = "scenario \"s\"\nstack A\nexpect at end: top is A\n"
    let told = try told("check", text: head + proxy + page + line + rest)
    #expect(
      told.contains(
        "titleColor makes a bar in a window forget the proxy's appearance Blue: its whole look goes"
      ),
      "\(told)")
    // One that code gives is not forgotten.
    let own = "  on viewDidLoad  bar standardAppearance=Blue\n"
    let kept = try self.told("check", text: head + proxy + page + own + line + rest)
    #expect(kept.contains("titleColor counts for nothing here"), "\(kept)")
    let tried = try self.told(
      "check", text: head + "rule bar.oldSetterDropsProxy=no\n" + proxy + page + line + rest)
    #expect(tried.contains("titleColor counts for nothing here"), "\(tried)")
  }
}
