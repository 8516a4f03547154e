import Foundation
import NavSimTestSupport
import Testing

/// What a finding names as its cause is the line to change, as the command below it says.
@Suite struct FindingCauseTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The lines below the first finding of an id, of a scenario for iOS 17 whose pages are white.
  private func notes(_ id: String, _ lines: String...) throws -> String {
    try notes(id, lines: lines)
  }

  private func notes(_ id: String, lines: [String]) throws -> String {
    let text = (["ios 17", "device iphone-15"] + lines).joined(separator: "\n") + "\n"
    try scratch.write(text, to: "x.navsim")
    return try notes(id, of: ["run", "x.navsim", "--no-trace"])
  }

  private func notes(_ id: String, of command: [String]) throws -> String {
    let ran = try Binary.run(command, in: scratch.url)
    let all = ran.out + ran.err
    let tail = all.components(separatedBy: ": warning: \(id) ").dropFirst().first ?? ""
    let lines = tail.components(separatedBy: "\n")
    return lines.prefix { !$0.contains(": warning: ") && !$0.hasPrefix("found: ") }
      .joined(separator: "\n")
  }

  private static func scenario(_ name: String) -> String {
    Binary.root.appendingPathComponent("Scenarios/\(name).navsim").path
  }

  /// A page whose view an animator has left invisible is named with the line that did it.
  @Test func aPageThatNobodySeesHasItsLine() throws {
    let told = try notes(
      "NAV009", "appearance W opaque backgroundColor=white", "page List \"List\"",
      "  view backgroundColor=white", "page Detail \"Detail\"", "  view backgroundColor=white",
      "navigation Main", "  bar standardAppearance=W scrollEdgeAppearance=W", "  stack List",
      "  on animationControllerFor  if from is List  animator over 300ms",
      "  on animateTransition  over 300ms  from.view alpha=0",
      "  on animateTransition  after animation  complete", "scenario \"s\"", "root Main",
      "at 0ms  push Detail", "then +300ms  pop")
    #expect(told.contains("= absent: List's view is not seen: page.List.alpha=0\n"), "\(told)")
    #expect(
      told.contains("= cause: on animateTransition over 300ms from.view alpha=0 (x.navsim:12)"))
  }

  /// What no line of code has set has the line of its declaration.
  @Test func aDeclarationIsNamed() throws {
    let told = try notes(
      "NAV028", "appearance W opaque backgroundColor=white", "page List \"List\"",
      "  view backgroundColor=white",
      "  scrollView contentHeight=900pt contentInsetAdjustmentBehavior=never", "navigation Main",
      "  bar standardAppearance=W scrollEdgeAppearance=W", "  stack List", "scenario \"s\"",
      "root Main", "at 0ms  rotate landscape")
    #expect(
      told.contains(
        "declared: scrollView contentHeight=900pt contentInsetAdjustmentBehavior=never (x.navsim:6)"
      ), "\(told)")
  }

  /// A bar that UIKit lays out anew because a page hides the status bar has that page's line, though no property of
  /// the trace tells it; and a stack that a line of code has damaged has that line.
  @Test func whatUIKitDoesHasTheLineThatMadeItDoSo() throws {
    let hidden = try notes("NAV006", of: ["run", Self.scenario("reported/G010"), "--no-trace"])
    #expect(
      hidden.contains("UIKit lays out; it follows from [bug] self prefersStatusBarHidden=yes ("),
      "\(hidden)")
    let nested = try notes("NAV004", of: ["run", Self.scenario("reported/G048"), "--no-trace"])
    #expect(
      nested.contains("UIKit ends the transition; it follows from [bug] on viewDidLoad push Two ("),
      "\(nested)")
  }

  /// That the action was a pop says nothing: it is no line to change.
  @Test func anActionAloneIsNoCause() throws {
    let told = try notes("NAV021", of: ["run", Self.scenario("reported/G109"), "--no-trace"])
    #expect(!told.contains("it follows from at "), "\(told)")
  }

  /// Whoever completes with yes what was taken back has ended it so.
  @Test func completeYesIsTheCause() throws {
    let told = try notes(
      "NAV021", "page List \"List\"", "  view backgroundColor=white", "page Detail \"Detail\"",
      "  view backgroundColor=white", "navigation Main", "  stack List > Detail",
      "  on animationControllerFor                   animator over 400ms",
      "  on interactionControllerFor  if interactive  driver",
      "  on animateTransition  over 400ms linear  from.view x=390pt",
      "  on animateTransition  after animation    complete yes", "scenario \"s\"", "root Main",
      "at 0ms  swipe pop to 30% over 200ms release cancel")
    #expect(
      told.contains("= cause: on animateTransition after animation complete yes (x.navsim:12)"),
      "\(told)")
  }

  /// barTintColor is not painted at the scroll edge from iOS 15: the white label has its line from tintColor.
  @Test func aTintThatIsNotPaintedIsNotToBlame() throws {
    let told = try notes(
      "NAV027", "page Home \"Home\"", "  view backgroundColor=white",
      "  on viewWillAppear  bar barTintColor=#00FF00", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewWillAppear  bar tintColor=white",
      "scenario \"s\"", "stack Home", "at 0ms  push Detail")
    #expect(
      told.contains("the colour comes from on viewWillAppear bar tintColor=white (x.navsim:8)"))
    #expect(!told.contains("barTintColor"), "\(told)")
  }

  /// A cancelled swipe leaves the colour that the page below wrote as it was about to come.
  @Test func aColourThatIsLeftHasItsLine() throws {
    let told = try notes(
      "NAV002", "page Home \"Home\"", "  view backgroundColor=white",
      "  on viewWillAppear  bar titleColor=red", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewDidLoad  bar titleColor=blue", "scenario \"s\"",
      "stack Home", "at 0ms  push Detail",
      "then +100ms  swipe back to 40% over 200ms release cancel", "then +200ms  pop")
    #expect(
      told.contains("= cause: on viewWillAppear bar titleColor=red (x.navsim:5)"), "\(told)")
  }

  /// A line that sets the stack as its page comes takes the items of the one below at once.
  @Test func anItemThatANewStackTakesHasTheLine() throws {
    let told = try notes(
      "NAV021", "page Home \"Home\"", "  view backgroundColor=white", "page Login \"Log in\"",
      "  view backgroundColor=white", "page Detail \"Detail\"", "  view backgroundColor=white",
      "  on viewWillAppear  set-stack Home > Detail animated=no", "scenario \"s\"",
      "stack Home > Login", "at 0ms  push Detail", "expect at end: top is Detail")
    #expect(
      told.contains("on viewWillAppear set-stack Home > Detail animated=no (x.navsim:9)"),
      "\(told)")
  }

  /// A title view goes with the opacity that code gives it, or with the item that took the view.
  @Test func aTitleViewThatGoesHasItsLine() throws {
    let told = try notes(
      "NAV021", "page List \"List\"", "  view backgroundColor=white", "page Me",
      "  view backgroundColor=white", "  item titleView=yes titleViewWidth=120pt",
      "  on viewDidAppear  item titleViewAlpha=0", "scenario \"s\"", "stack List",
      "at 0ms  push Me", "expect at end: top is Me")
    #expect(
      told.contains("= cause: on viewDidAppear item titleViewAlpha=0 (x.navsim:8)"), "\(told)")
    let shared = try notes(
      "NAV021", "page List \"List\"", "  view backgroundColor=white",
      "  on viewDidLoad  item titleView=yes titleViewWidth=90pt titleViewName=\"logo\"",
      "page Me", "  view backgroundColor=white",
      "  on viewDidLoad  item titleView=yes titleViewWidth=90pt titleViewName=\"logo\"",
      "scenario \"s\"", "stack List", "at 0ms  push Me", "expect at end: top is Me")
    #expect(shared.contains("titleViewName=\"logo\" (x.navsim:8)"), "\(shared)")
  }

  /// A status bar's style that a page set for the whole app, and never gave back, is that page's.
  @Test func aStyleThatAPageLeftHasItsLine() throws {
    let told = try notes(
      "NAV027", "page Home \"Home\"", "  view backgroundColor=white", "page Night",
      "  view backgroundColor=#102030", "  on viewWillAppear     hide bar animated=callback",
      "  on viewWillAppear     statusBar style=lightContent",
      "  on viewWillDisappear  show bar animated=callback", "scenario \"s\"", "stack Home",
      "at 0ms  push Night", "then +300ms  pop")
    #expect(
      told.contains(
        "= cause: on viewWillAppear statusBar style=lightContent (x.navsim:8); the ground comes from"
      ),
      "\(told)")
  }

  /// A dark ground that comes under a style that stays has its own line.
  @Test func aGroundUnderAStyleThatStaysHasItsLine() throws {
    let told = try notes(
      "NAV027", "page Home \"Home\"", "  view backgroundColor=white",
      "  self preferredStatusBarStyle=darkContent", "page Viewer", "  view backgroundColor=black",
      "navigation Main", "  self statusBarStyleFrom=top", "  stack Home", "scenario \"s\"",
      "root Main", "at 0ms  present Viewer style=overFullScreen")
    #expect(
      told.contains("= cause: at 0ms present Viewer style=overFullScreen (x.navsim:13)"), "\(told)")
  }

  /// A bar that is clipped to its bounds paints nothing below the status bar.
  @Test func aClippedBarHasItsLine() throws {
    let told = try notes(
      "NAV009", "appearance Navy opaque backgroundColor=#001144", "page Home \"Home\"",
      "  view backgroundColor=white",
      "  on viewDidLoad  bar translucent=no standardAppearance=Navy scrollEdgeAppearance=Navy",
      "  on viewDidLoad  bar clipsToBounds=yes", "page Detail \"Detail\"",
      "  view backgroundColor=white", "scenario \"s\"", "stack Home", "at 0ms  push Detail")
    #expect(told.contains("= cause: on viewDidLoad bar clipsToBounds=yes (x.navsim:7)"), "\(told)")
    #expect(told.contains("= absent: the bar ends below the status bar: bar.clipsToBounds=yes"))
  }

  /// What comes too early as the app starts is refused with UIKit's warning, as it is later.
  @Test(arguments: ["10", "17"]) func aLoginAtLaunchIsRefused(ios: String) throws {
    try scratch.write(
      """
      ios \(ios)
      device iphone-7
      page Home "Home"
        view backgroundColor=white
        on viewDidLoad  present Login
      page Login
        view backgroundColor=white
      scenario "s"
      stack Home
      at 1s  layout bar
      expect at end: presented.Login absent

      """, to: "x.navsim")
    let told = try notes("NAV013", of: ["run", "x.navsim", "--no-trace"])
    #expect(
      told.contains(
        ios == "10"
          ? "Attempt to present <Login> on <Home> whose view is not in the window hierarchy!"
          : "Attempt to present <Login> on <Navigation> (from <Home>) whose view is not in the window"
      ), "\(told)")
    #expect(told.contains("= cause: on viewDidLoad present Login (x.navsim:5)"), "\(told)")
  }

  /// A swipe that does not begin has the line that hid the bar, and the question that leads to the button.
  @Test func aSwipeThatIsRefusedHasItsLine() throws {
    func told(_ line: String) throws -> String {
      try notes(
        "NAV012", "page Home \"Home\"", "  view backgroundColor=white", "page Detail \"Detail\"",
        "  view backgroundColor=white", line, "scenario \"s\"", "stack Home",
        "at 0ms  push Detail", "then +100ms  swipe back to 60% over 200ms release finish")
    }
    let hidden = try told("  on viewWillAppear  hide bar animated=yes")
    #expect(
      hidden.contains("= cause: on viewWillAppear hide bar animated=yes (x.navsim:7)"),
      "\(hidden)")
    let button = try told("  on viewDidLoad  item leftBarButtonItem=\"x\"")
    #expect(
      button.contains("it follows from on viewDidLoad item leftBarButtonItem=\"x\" (x.navsim:7)"),
      "\(button)")
  }

  /// A label in the colour that it has by itself is blamed on nobody; the page that shows through is named.
  @Test func aPageThatShowsThroughIsNamed() throws {
    let told = try notes(
      "NAV027", "page Home \"Home\"", "  view backgroundColor=white", "page Detail \"Detail\"",
      "  view backgroundColor=black", "scenario \"s\"", "stack Home", "at 0ms  push Detail")
    #expect(
      told.contains("the backgroundColor of Detail shows through the clear bar"), "\(told)")
  }

  /// The prompt that comes late pushes the content down.
  @Test func contentThatJumpsHasItsLine() throws {
    let told = try notes(
      "NAV007", "page Home \"Home\"", "  view backgroundColor=white", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewDidAppear  item prompt=\"Late\"",
      "scenario \"s\"", "stack Home", "at 0ms  push Detail")
    #expect(
      told.contains("the place comes from on viewDidAppear item prompt=\"Late\" (x.navsim:7)"),
      "\(told)")
  }

  /// Who says the same once the swipe has begun has not let it begin.
  @Test func whoSaysItAfterTheSwipeIsNotNamed() throws {
    let told = try notes(
      "NAV012", "page Home \"Home\"", "  on viewDidLoad  gesture delegate=self",
      "page More \"More\"", "  on viewDidLoad  gesture delegate=self", "scenario \"s\"",
      "stack Home", "at 0ms  swipe back to 50% over 200ms release finish",
      "then +100ms  push More as held")
    #expect(told.contains("= cause: on viewDidLoad gesture delegate=self (x.navsim:4)"), "\(told)")
  }

  /// A swipe on the root page with no delegate that refuses it holds the next push (TouchRules).
  @Test(.enabled(if: Whole.isAsked)) func whatNeverEndsHasItsSwipe() throws {
    let told = try notes(
      "NAV012", "page Home \"Home\"", "  view backgroundColor=white", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  on viewDidLoad  gesture delegate=nil",
      "page More \"More\"", "  view backgroundColor=white", "scenario \"s\"", "stack Home",
      "at 0ms  push Detail", "then +100ms  pop",
      "then +100ms  swipe back to 60% over 200ms release finish as atroot",
      "then +100ms  push More as held")
    #expect(told.contains("'held' never ended: 'atroot', a swipe on the root page, holds it"))
    #expect(told.contains("= cause: on viewDidLoad gesture delegate=nil (x.navsim:7)"), "\(told)")
    #expect(told.contains("= why: navsim why x.navsim gesture.delegate"), "\(told)")
    let first = try Binary.run(["why", "x.navsim"], in: scratch.url).out
    #expect(first.hasPrefix("NAV012 frozen of held"), "\(first)")
    #expect(first.contains("\nlook at x.navsim:7\n"), "\(first)")
  }

  /// A pop on the root page comes to nothing too, and holds nothing: no finger is in it.
  @Test func whatNeverEndsIsHeldByNoPop() throws {
    let told = try notes(
      "NAV012", "page A \"A\"", "  view backgroundColor=white",
      "  on viewDidLoad  gesture delegate=nil", "page B \"B\"", "  view backgroundColor=white",
      "navigation Main", "  stack A", "  on animationControllerFor  animator over 400ms",
      "scenario \"s\"", "root Main", "at 0ms    pop as nothing", "at 500ms  push B as held")
    #expect(told.contains("'held' never ended"), "\(told)")
    #expect(!told.contains("nothing'"), "\(told)")
  }

  /// The bar is away since the other page hid it; that this one shows it is not why it is not there.
  @Test func aBarThatIsAwayIsBlamedOnWhoTookIt() throws {
    let file = Self.scenario("detectors/black-gap")
    let told = try notes("NAV001", of: ["run", file, "--no-trace", "--cell", "variant=bug"])
    #expect(told.contains("= cause: [bug] on viewWillAppear hide bar animated=no ("), "\(told)")
    #expect(told.contains(":10)"), "\(told)")
  }

  /// A title that the bar's opacity takes away: the bar is asked about.
  @Test func whatTakesATitleAwayIsAskedAbout() throws {
    let file = Self.scenario("detectors/item-visibility")
    let told = try notes("NAV004", of: ["run", file, "--no-trace", "--cell", "variant=bug"])
    #expect(told.contains("= cause: [bug] on viewDidAppear bar alpha=0.2 ("), "\(told)")
    #expect(told.contains(" bar.alpha --frame start"), "\(told)")
  }

  /// A colour that lands at the end of a transition is not what is seen in it.
  @Test func whatIsNotPaintedYetIsNotToBlame() throws {
    let file = Self.scenario("detectors/style-leak-two-below")
    let told = try notes("NAV001", of: ["run", file, "--no-trace", "--cell", "variant=bug"])
    #expect(told.contains("= cause: on viewWillDisappear bar.bg alpha=1 ("), "\(told)")
  }

  /// A title that code takes away as the page appears goes with that line, not with the end of the push.
  @Test func aTitleThatGoesHasItsLine() throws {
    let pages = ["page List \"List\"", "  view backgroundColor=white", "page Mail \"Mail\""]
    let code = "  on viewDidAppear  item title=nil"
    let end = ["scenario \"s\"", "root Main", "at 0ms  push Mail"]
    let small = try notes(
      "NAV021", lines: pages + [code, "navigation Main", "  stack List"] + end)
    #expect(small.contains("= cause: on viewDidAppear item title=nil (x.navsim:6)"), "\(small)")
    let large = try notes(
      "NAV021",
      lines: pages + [code, "navigation Main", "  bar prefersLargeTitles=yes", "  stack List"]
        + end)
    #expect(large.contains("= cause: on viewDidAppear item title=nil (x.navsim:6)"), "\(large)")
  }

  /// What code makes of the bar's height as the page leaves is seen in the first frame, before UIKit moves it.
  @Test func aHeightThatJumpsHasItsLine() throws {
    let lines = [
      "page List \"List\"", "  view backgroundColor=white", "page Mail \"Mail\"",
      "  view backgroundColor=white",
      "  on viewWillDisappear  item largeTitleDisplayMode=never", "navigation Main",
      "  bar prefersLargeTitles=yes", "  stack List > Mail", "scenario \"s\"", "root Main",
    ]
    let line = "on viewWillDisappear item largeTitleDisplayMode=never (x.navsim:7)"
    for id in ["NAV006", "NAV021"] {
      let told = try notes(id, lines: lines + ["at 500ms  pop"])
      #expect(told.contains("= cause: \(line)"), "\(told)")
    }
    let content = try notes("NAV007", lines: lines + ["at 500ms  pop"])
    #expect(content.contains("the place comes from \(line)"), "\(content)")
    let left = try notes(
      "NAV002", lines: lines + ["at 500ms  swipe back to 40% over 200ms release cancel"])
    #expect(left.contains("the change comes from \(line)"), "\(left)")
  }

  /// A swipe that code cancels: the line that turns its recogniser off is told by each who is asked.
  @Test func aCancelledSwipeHasItsLine() throws {
    let lines = [
      "page A \"A\"", "  view backgroundColor=white", "page B \"B\"",
      "  view backgroundColor=white", "scenario \"s\"", "stack A > B",
      "at 0ms    swipe back to 60% over 300ms release finish",
      "at 150ms  gesture enabled=no enabled=yes", "expect at end:  top is A",
    ]
    let line = "at 150ms gesture enabled=no enabled=yes (x.navsim:10)"
    try scratch.write(
      (["ios 17", "device iphone-15"] + lines).joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(["run", "x.navsim", "--no-trace"], in: scratch.url)
    #expect(ran.err.contains("; cancelled by " + line), "\(ran.err)")
    #expect(
      ran.err.contains(
        "note: cancelled: the pop gesture was turned off while a finger was on it: " + line),
      "\(ran.err)")
    let why = try Binary.run(["why", "x.navsim"], in: scratch.url).out
    #expect(why.contains("\nlook at x.navsim:10\n"), "\(why)")
    let swipe = try Binary.run(["why", "x.navsim", "swipe"], in: scratch.url).out
    #expect(
      swipe.contains("cancelled: the pop gesture was turned off") && swipe.contains(line),
      "\(swipe)")
  }

  /// The page below, which nobody sees, has repainted the bar: its line is to blame.
  @Test func aPageBelowThatRepaintsIsNamed() throws {
    let file = Self.scenario("model/covered-page-repaints")
    let told = try notes(
      "NAV003", of: ["run", file, "--no-trace", "--cell", "ios=16,code=repaints"])
    #expect(told.contains("bar standardAppearance=Blue scrollEdgeAppearance=Blue ("), "\(told)")
    #expect(told.contains("Home, which lies below it, wrote over it"), "\(told)")
  }

  /// A bar that code hides when the push is over moves, and too late.
  @Test func aBarThatHidesLateIsTold() throws {
    let told = try notes(
      "NAV015", "page List \"List\"", "  view backgroundColor=white", "page Photo \"Photo\"",
      "  view backgroundColor=white", "  on viewDidAppear  hide bar animated=yes",
      "scenario \"s\"", "stack List", "at 0ms  push Photo")
    #expect(told.contains("the bar hides when the transition is over, for "), "\(told)")
  }

  /// What is lost before the first action is told as what is lost after it.
  @Test func aWriteThatIsLostEarlyIsTold() throws {
    let file = Self.scenario("model/lost-before-the-first-action")
    let ran = try Binary.run(["run", file, "--no-trace", "--cell", "when=start"], in: scratch.url)
    #expect(
      ran.err.contains("lost write: Gone has no navigation controller, bar.tintColor"), "\(ran.err)"
    )
  }

  /// A value that is written again as it was has another author, who is to blame for it from then on.
  @Test func whoWroteItAgainIsToBlame() throws {
    let text = """
      device iphone-8
      ios    12
      page A "A"
      page B "B"
        on viewWillAppear  bar barTintColor=red
      page C "C"
        on viewWillAppear  bar barTintColor=red
      scenario "s"
      stack A
      at 0ms    push B
      then +1s  push C
      then +1s  pop to root

      """
    try scratch.write(text, to: "x.navsim")
    let told = try notes("NAV003", of: ["run", "x.navsim", "--no-trace"])
    #expect(
      told.contains("= cause: on viewWillAppear bar barTintColor=red (x.navsim:7)"), "\(told)")
  }

  /// Of the lines of one turn the last one counts, for findings and for what `why` tells.
  @Test(.enabled(if: Whole.isAsked)) func theLastOfATurnIsToBlame() throws {
    func told(_ id: String, _ lines: String...) throws -> (finding: String, why: String) {
      let text =
        ["device iphone-8", "ios 12", "page A \"A\"", "  view backgroundColor=white"]
        + ["  on viewWillAppear  bar translucent=no barTintColor=white titleColor=black"]
        + ["page B \"B\"", "  view backgroundColor=white"] + lines
        + ["scenario \"s\"", "stack A", "at 0ms  push B"]
      try scratch.write(text.joined(separator: "\n") + "\n", to: "x.navsim")
      let finding = try notes(id, of: ["run", "x.navsim", "--no-trace"])
      let question = finding.components(separatedBy: "= why: navsim ").last ?? ""
      let words = question.prefix { $0 != "\n" }.split(separator: "'").enumerated().flatMap {
        $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map { String($0) }
      }
      return (finding, try Binary.run(words, in: scratch.url).out)
    }
    let ground = try told(
      "NAV005", "  on viewDidLoad  bar barTintColor=red",
      "  on viewWillAppear  bar barTintColor=red")
    #expect(ground.finding.contains("= cause: on viewWillAppear bar barTintColor=red (x.navsim:9)"))
    #expect(ground.why.contains("\nlook at x.navsim:9\n"), "\(ground.why)")
    let ink = try told(
      "NAV005", "  on viewDidLoad  bar titleColor=white",
      "  on viewWillAppear  bar titleColor=white")
    #expect(ink.finding.contains("= cause: on viewWillAppear bar titleColor=white (x.navsim:9)"))
    #expect(ink.why.contains("\nlook at x.navsim:9\n"), "\(ink.why)")
  }

  /// Of a text and its ground the one is to blame that came to its colour last; writing the other again as it was
  /// changes nothing of that.
  @Test(arguments: [
    (["  on viewWillAppear  bar barTintColor=white"], 8),
    (
      ["  on viewWillAppear  bar titleColor=white", "  on viewDidAppear  bar barTintColor=white"], 9
    ),
    (
      ["  on viewWillAppear  bar barTintColor=white", "  on viewDidAppear  bar titleColor=white"], 8
    ),
    (
      [
        "  on viewWillAppear  bar barTintColor=white titleColor=black",
        "  on viewDidAppear after 300ms  bar titleColor=white",
      ], 9
    ),
  ])
  func theYoungerOfInkAndGroundIsToBlame(lines: [String], line: Int) throws {
    let text =
      ["device iphone-8", "ios 14", "page A \"A\"", "  view backgroundColor=white"]
      + ["  on viewWillAppear  bar translucent=no barTintColor=#0A1F44 titleColor=white"]
      + ["page B \"B\"", "  view backgroundColor=white"] + lines
      + ["scenario \"s\"", "stack A", "at 0ms  push B", "then +1s  pop"]
    try scratch.write(text.joined(separator: "\n") + "\n", to: "x.navsim")
    let told = try notes("NAV027", of: ["run", "x.navsim", "--no-trace"])
    #expect(told.contains("(x.navsim:\(line))"), "\(told)")
  }

  /// What flashes is a ground: the line that tints the buttons in the same frame does not paint it.
  @Test func aTintPaintsNoGround() throws {
    let text = """
      ios    12
      device iphone-8
      strategy acme
        on willShow  if to.wants.hidden is yes      hide bar animated=callback
        on willShow  if to.wants.hidden is not yes  show bar animated=callback
        on didShow                                  bar tintColor=to.wants.tintColor
      strategy acme
      page List "List"
        view backgroundColor=white
      page Detail "Detail"
        view  backgroundColor=white
        wants tintColor=red
      page Profile "Profile"
        view  backgroundColor=#305080
        wants hidden=yes
      scenario "two quick taps"
      stack List
      at 0ms   push Detail
      at 80ms  push Profile

      """
    try scratch.write(text, to: "x.navsim")
    let told = try notes("NAV001", of: ["run", "x.navsim", "--no-trace"])
    #expect(told.contains("flash of eye.centre"), "\(told)")
    #expect(!told.contains("bar tintColor"), "\(told)")
  }

  /// What a part of the bar has come to is asked of what changed, not of its opacity, which did not.
  @Test func aTitleThatLosesItsTextIsAskedOfItsText() throws {
    let told = try notes(
      "NAV021", "page Inbox \"Inbox\"", "  view backgroundColor=white",
      "  on viewWillDisappear  item title=\"\"", "page Mail \"Mail\"",
      "  view backgroundColor=white", "scenario \"s\"", "stack Inbox", "at 0ms  push Mail")
    #expect(told.contains("= why: navsim why x.navsim title.Inbox.title --frame"), "\(told)")
  }

  /// Of several controllers the one that has refused a swipe is the one on screen with something to pop.
  @Test func aSwipeInATabThatIsRefusedHasItsLine() throws {
    func told(_ stack: String) throws -> String {
      try notes(
        "NAV012", "page A \"A\"", "page B \"B\"", "page D \"D\"", "page C \"C\"",
        "  on viewWillAppear  hide bar animated=no", "navigation One", "  stack A > B",
        "navigation Two", "  stack \(stack)", "tabs Main", "  tab One", "  tab Two",
        "scenario \"s\"", "root Main", "at 0ms  select Two",
        "then    swipe back to 60% over 200ms release finish")
    }
    let refused = try told("D > C")
    #expect(
      refused.contains("= cause: on viewWillAppear hide bar animated=no (x.navsim:7)"), "\(refused)"
    )
    // A root page has nothing to go back to, whoever hid the bar.
    let root = try told("C")
    #expect(!root.contains("= cause"), "\(root)")
  }

  /// A swipe has moved the background's opacity and left it; the value came before the transition was over.
  @Test func whatALineHasMovedOnTheWayIsItsDoing() throws {
    let command = ["run", "--no-trace", "x.navsim"]
    try scratch.write(
      """
      device iphone-8
      ios 12
      strategy see
        on navigation.viewDidLoad  bar barTintColor=#336699 translucent=no
        on update.pre              map progress 0..1 to bar.bg.alpha 0..1
        on viewDidAppear           once  bar.bg alpha=0
      strategy see
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
      scenario "half"
      stack A > B
      at 0ms swipe back to 40% over 300ms release cancel
      expect always: no stuck of eye.*
      """, to: "x.navsim")
    let ran = try Binary.run(command, in: scratch.url)
    let all = ran.out + ran.err
    let told = all.components(separatedBy: ": error: stuck of eye.centre").last ?? ""
    #expect(
      told.contains("= cause: on update.pre map progress 0..1 to bar.bg.alpha 0..1 (x.navsim:5)"),
      "\(told)")
  }

  /// An opacity of 1 is that of every view: who sets it before anything is seen has changed nothing.
  @Test func aWriteThatChangesNothingIsNotToBlame() throws {
    let told = try notes(
      "NAV027", "page A \"A\"", "  view backgroundColor=white",
      "  on viewWillAppear  bar.bg alpha=1",
      "  on viewWillAppear  bar barTintColor=blue titleColor=white", "scenario \"s\"", "stack A",
      "at 0ms  layout bar")
    #expect(
      told.contains(
        "= cause: on viewWillAppear bar barTintColor=blue titleColor=white (x.navsim:6)"),
      "\(told)")
    #expect(!told.contains("x.navsim:5"), "\(told)")
  }

  /// No back button where the item hides it or a left item takes its place (documented:
  /// UINavigationItem.hidesBackButton, leftItemsSupplementBackButton); the swipe is refused without one (observed).
  @Test func aMissingBackButtonHasTheLineOfItsItem() throws {
    let hidden = try notes(
      "NAV012", "page List \"List\"", "  view backgroundColor=white", "page Send \"Send\"",
      "  view backgroundColor=white", "  item rightBarButtonItem=\"Send\"",
      "  on rightAction  item hidesBackButton=yes", "scenario \"s\"", "stack List > Send",
      "at 0ms  tap right", "then +1s  swipe back to 70% over 300ms release finish as late")
    #expect(
      hidden.contains("= cause: on rightAction item hidesBackButton=yes (x.navsim:8)"),
      "\(hidden)")
    #expect(hidden.contains("= why: navsim why x.navsim back.Send.arrow.alpha --frame"))
    let left = try notes(
      "NAV012", "page List \"List\"", "  view backgroundColor=white",
      "  item backButtonTitle=\"Back\"", "page Detail \"Detail\"",
      "  view backgroundColor=white", "  item leftBarButtonItem=\"Close\"", "page Other \"Other\"",
      "  view backgroundColor=white", "navigation Main", "  stack List", "navigation Second",
      "  stack Other", "tabs Tabs", "  tab Main", "  tab Second", "scenario \"s\"", "root Tabs",
      "at 0ms  push Detail",
      "then +300ms  swipe back to 70% over 300ms release finish")
    #expect(
      left.contains("= cause: it follows from item leftBarButtonItem=\"Close\" (x.navsim:8)"),
      "\(left)")
    let ran = try Binary.run(["why", "x.navsim", "swipe"], in: scratch.url)
    #expect(
      ran.out.contains(
        "the bar shows no back button\n    then +300ms swipe back to 70% over 300ms release finish "
          + "(x.navsim:21)\n    back.Detail.arrow is not there: item leftBarButtonItem=\"Close\" "
          + "(x.navsim:8)\n"), "\(ran.out)\(ran.err)")
  }

  /// iOS 16.0: setting titleView to nil takes the title with it (observed: facts/glitches.md, react-native-screens
  /// 1570).
  @Test func aTitleThatGoesWithATitleViewHasTheLine() throws {
    let lines = [
      "page List \"List\"", "  view backgroundColor=white", "page Detail",
      "  view backgroundColor=white", "  on viewDidLoad  item title=\"Person\"",
      "  on viewDidLoad  item titleView=no", "scenario \"s\"", "stack List", "at 0ms  push Detail",
    ]
    let text = (["ios 16.0", "device iphone-13"] + lines).joined(separator: "\n") + "\n"
    try scratch.write(text, to: "x.navsim")
    let told = try notes("NAV004", of: ["run", "x.navsim", "--no-trace"])
    #expect(
      told.contains("= cause: it follows from on viewDidLoad item titleView=no (x.navsim:8)"),
      "\(told)")
  }

  /// A bar that lies above the screen with the view that holds it is not hidden.
  @Test(.enabled(if: Whole.isAsked)) func aBarThatLiesAboveTheScreenHasTheLineThatMovedIt() throws {
    let lines = [
      "ios 12", "device iphone-8", "page List \"List\"", "  view backgroundColor=white",
      "page Form \"Form\"", "  view backgroundColor=white", "scenario \"s\"", "stack List",
      "at 0ms  container y=-100pt", "then +100ms  push Form",
    ]
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "x.navsim")
    let told = try notes("NAV010", of: ["run", "x.navsim", "--no-trace"])
    #expect(!told.contains("hidden while"), "\(told)")
    #expect(
      told.contains(
        "Form has no bar: it lies above the screen since List was on top, and nobody moves it"),
      "\(told)")
    #expect(told.contains("at 0ms container y=-100pt (x.navsim:9)"), "\(told)")
    let ran = try Binary.run(["why", "x.navsim", "bar.y", "--frame", "end"], in: scratch.url)
    #expect(ran.out.contains("container.y = -100"), "\(ran.out)")
    #expect(ran.out.contains("\nlook at x.navsim:9\n"), "\(ran.out)")
  }
}
