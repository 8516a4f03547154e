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
  @Test(.enabled(if: Whole.isAsked)) func aLineThatWasNotRunIsTheCauseOfABarThatStays() throws {
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

  /// A tint that is dimmed by a card does not come from the line that has presented the card, but from that which wrote it
  /// as a finger began to pull the card down.
  @Test func aDimmedTintHasTheLineThatWroteIt() throws {
    let told = try told(
      "run", "--no-trace",
      text: """
        ios 17
        device iphone-13
        page Home "Home"
          view backgroundColor=white
          item rightBarButtonItem="Filter"
          on rightAction  present Filter
        page Filter
          view backgroundColor=white
          on viewWillDisappear  Home.bar tintColor=red
        scenario "s"
        stack Home
        at 0ms       tap right
        then +300ms  swipe down to 30% over 300ms release cancel

        """)
    #expect(told.contains("stuck of bar.content.tintColor"), "\(told)")
    #expect(told.contains("on viewWillDisappear Home.bar tintColor=red (x.navsim:9)"), "\(told)")
    #expect(!told.contains("= cause: on rightAction present Filter"), "\(told)")
  }

  /// A view that is too tall for a bar that has become lower comes from the line that has made it so tall, not from the
  /// finger that turned the phone.
  @Test func aViewThatIsTooTallHasTheLineThatMadeIt() throws {
    let told = try told(
      "run", "--no-trace",
      text: """
        ios 17
        device iphone-13
        page Home "Home"
          view backgroundColor=white
          on viewDidLoad  bar.bg.custom color=orange height=91pt
        scenario "s"
        stack Home
        at 0ms  rotate landscape

        """)
    #expect(told.contains("NAV006 bar-geometry of bar.bg.custom.height"), "\(told)")
    #expect(
      told.contains("= cause: on viewDidLoad bar.bg.custom color=orange height=91pt (x.navsim:5)"),
      "\(told)")
  }

  /// Who is asked for the status bar's style has not said which: the line that says it comes too late.
  @Test func aLateStyleHasTheLineThatSaysIt() throws {
    let told = try told(
      "run", "--no-trace",
      text: """
        ios 16
        device iphone-13
        page Home "Home"
          view backgroundColor=white
        page Night "Night"
          view backgroundColor=#111111
          on viewDidAppear  after 50ms  self preferredStatusBarStyle=lightContent
          on viewDidAppear  after 50ms  update statusBar
        navigation Main
          stack Home
          self statusBarStyleFrom=top
        scenario "s"
        root Main
        at 0ms  push Night

        """)
    #expect(
      told.contains(
        "on viewDidAppear after 50ms self preferredStatusBarStyle=lightContent (x.navsim:7)"),
      "\(told)")
    #expect(!told.contains("it follows from self statusBarStyleFrom=top"), "\(told)")
  }

  /// Two lines of one moment give two items their widths: each has its own.
  @Test(arguments: Whole.of(["run", "why"], every: 2)) func aWidthHasTheLineThatGaveIt(
    command: String
  ) throws {
    let words =
      command == "run" ? ["--no-trace"] : ["right.Detail.width", "--frame", "push end +4"]
    try scratch.write(
      """
      ios 16
      device iphone-13
      page Home "Home"
        view backgroundColor=white
      page Detail "Detail"
        view backgroundColor=white
        item titleView=yes titleViewWidth=0pt rightBarButtonItem="Share" rightWidth=0pt
        on viewDidAppear  after 60ms  item titleViewWidth=200pt
        on viewDidAppear  after 60ms  item rightWidth=60pt
      scenario "s"
      stack Home
      at 0ms  push Detail

      """, to: "x.navsim")
    let ran = try Binary.run([command, "x.navsim"] + words, in: scratch.url)
    // What is told of the title behind it has the title's line.
    let first = (ran.out + ran.err).components(separatedBy: "= cause: of title.Detail")[0]
    #expect(first.contains("right.Detail"), "\(first)")
    #expect(first.contains("(x.navsim:9)"), "\(first)")
    #expect(!first.contains("(x.navsim:8)"), "\(first)")
  }

  /// An item that is there at once, because code hides the bar in a frame in which UIKit shows it, has that line.
  @Test func anItemOfABarThatTurnsHasTheLineThatTurnsIt() throws {
    let told = try told(
      "run", "--no-trace",
      text: """
        device iphone-8
        ios 17
        page List "List"
          view backgroundColor=white
          item searchController="Find" hidesSearchBarWhenScrolling=no
        page Photo "Photo"
          view backgroundColor=#EEEEFF
          on viewWillAppear  hide bar animated=callback
        scenario "s"
        stack List
        at 0ms       tap search
        then +600ms  push Photo

        """)
    let first = told.components(separatedBy: "NAV021 sudden-item of ").dropFirst().first ?? ""
    #expect(
      first.contains(
        "the bar is hidden and shown in this frame: on viewWillAppear hide bar animated=callback "
          + "(x.navsim:8)"), "\(told)")
  }
}
