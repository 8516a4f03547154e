import Foundation
import NavSimTestSupport
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
  @Test(arguments: Whole.of(["title.B.width", "title.B.x", "title.B.title"], every: 3))
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

  private static let call = """
    device iphone-8
    ios 11
    page Home
      view backgroundColor=white
      scrollView contentHeight=3000pt stripeColor=red stripeHeight=40pt
    scenario "s"
    stack Home
    at 0ms  app call
    then    scroll Home to 60pt over 100ms

    """

  /// 20 pt of status bar and 20 more for the call: its ground hides what lies below it. The content
  /// begins at 84 pt, below the taller status bar and the bar, and its second stripe at 124: scrolled by
  /// 60 pt that lies from 64 to 104 pt, and the point 20 pt below the bar at 104 sees the third, which
  /// is the page.
  @Test func aCallsGroundAndAStripeAreSeen() throws {
    let scratch = try Scratch()
    try scratch.write(Self.call, to: "c.navsim")
    func why(_ point: String, _ frame: String) throws -> String {
      try Binary.run(["why", "c.navsim", point, "--frame", frame], in: scratch.url).out
    }
    let status = try why("eye.status", "end")
    #expect(status.contains("eye.status is #4CD964"))
    #expect(status.contains("statusBar.height = 40, since app +0\n"), "\(status)")
    #expect(!status.contains("page.Home.backgroundColor"), "\(status)")
    let stripe = try why("eye.left", "end")
    #expect(!stripe.contains("stripeColor = #FF0000"), "\(stripe)")
    // Before the scroll 20 pt below the bar is 104: the first stripe, which is the page's own.
    let page = try why("eye.below", "app +0")
    #expect(page.contains("eye.below is #FFFFFF") && !page.contains("stripeColor"), "\(page)")
    // 30 pt later the second stripe lies from 94 to 134 pt.
    try scratch.write(Self.call.replacing("60pt over", with: "30pt over"), to: "c.navsim")
    let below = try why("eye.below", "end")
    #expect(below.contains("eye.below is #FF0000"), "\(below)")
    #expect(below.contains("Home.scrollView.stripeColor = #FF0000"), "\(below)")
    #expect(below.contains("page.Home.content.y = 54"), "\(below)")
  }

  /// What takes a tab bar away is what the page declares.
  @Test func aTabBarFollowsFromThePage() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      device iphone-8
      ios 12
      page A
      page B
        self hidesBottomBarWhenPushed=yes
      navigation N
        stack A
      tabs T
        tab N
      scenario "s"
      root T
      at 0ms push B

      """, to: "t.navsim")
    for (property, frame) in [("tabBar.hidden", "end"), ("tabBar.x", "push+3")] {
      let ran = try Binary.run(["why", "t.navsim", property, "--frame", frame], in: scratch.url)
      #expect(ran.out.contains("\nlook at t.navsim:5\n"), "\(ran.out)\(ran.err)")
    }
  }

  /// The tab bar is all tabs': it goes with the stack of the tab that is shown, whichever that is. While it
  /// moves it is not hidden yet.
  @Test(arguments: ["One", "Two"])
  func aTabBarFollowsFromTheTabThatIsShown(tab: String) throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      device iphone-8
      ios 17
      page First
      page Home
      page Low
        self hidesBottomBarWhenPushed=yes
      navigation One
        stack First
      navigation Two
        stack Home
      tabs T
        tab One
        tab Two
      scenario "s"
      root T
      at 0ms  select \(tab)
      then    push Low in \(tab) as low

      """, to: "t.navsim")
    for property in ["tabBar.hidden", "tabBar.x"] {
      let ran = try Binary.run(["why", "t.navsim", property, "--frame", "low+4"], in: scratch.url)
      #expect(ran.out.contains("\nlook at t.navsim:6\n"), "\(ran.out)\(ran.err)")
      let note = "Low.hidesBottomBarWhenPushed = yes, since low +0; so far that has not changed it"
      #expect(ran.out.contains(note) == (property == "tabBar.hidden"), "\(ran.out)")
    }
  }

  /// Scenarios/model/back-button-that-stayed: the items keep Shown, and the pop that leaves A alone in the stack
  /// comes later.
  @Test func anInputThatIsYoungerIsToldSo() throws {
    let ran = try Binary.run(
      [
        "why", "Scenarios/model/back-button-that-stayed.navsim", "navigation.items", "--frame",
        "end",
      ], in: Binary.root)
    #expect(ran.out.contains("navigation.items is A>Shown"), "\(ran.out)\(ran.err)")
    #expect(
      ran.out.contains("navigation.stack = A, since pop +0; so far that has not changed it\n"),
      "\(ran.out)")
  }

  /// A bar that is hidden takes the swipe with it (UIKit's own), and of a stack of one nothing is
  /// popped: whoever names the action is told so.
  @Test func anActionThatDidNothingIsToldWhy() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      page A
      page B
        on viewWillAppear  hide bar animated=no
      page C
        on viewDidAppear   pop to root animated=no
      scenario "s"
      stack A
      at 0ms push B
      then   swipe back to 60% over 250ms release finish
      then   pop
      then   pop as second

      """, to: "a.navsim")
    func why(_ name: String) throws -> Ran {
      try Binary.run(["why", "a.navsim", name], in: scratch.url)
    }
    let swipe = try why("swipe")
    #expect(swipe.code == 0 && swipe.out.contains(" was ignored\n"), "\(swipe)")
    #expect(swipe.out.contains("the bar is hidden\n") && swipe.out.contains("(a.navsim:9)"))
    // The line that hid it.
    #expect(
      swipe.out.contains(
        "    navigation.navigationBarHidden = yes: on viewWillAppear hide bar animated=no"
          + " (a.navsim:3)\n"), "\(swipe.out)")
    #expect(try why("second").out.contains("there is nothing to pop\n"))
    #expect(try why("push").out.contains("  navigation.stack: A, then A>B\n"))
    let none = try why("banana")
    #expect(
      none.code == 2 && none.err.contains("'banana' is no action, no finding and no property"),
      "\(none)")
  }
}
