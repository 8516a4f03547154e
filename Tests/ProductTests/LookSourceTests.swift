import Foundation
import NavSimTestSupport
import Testing

/// Of the fields that may give a bar its look one does; findings and `navsim why` name the line that wrote it.
@Suite struct LookSourceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ words: [String], _ text: String) throws -> String {
    try Binary.told(words, of: text, in: scratch)
  }

  /// Detail brings its dark look when it has appeared, and List has the light one from the start.
  private static let late = """
    device iphone-13
    ios    16
    appearance White opaque backgroundColor=white titleColor=black
    appearance Navy  opaque backgroundColor=#0A1F44 titleColor=white
    page List "List"
      view backgroundColor=white
      on viewDidLoad  item standardAppearance=White scrollEdgeAppearance=White
    page Detail "Detail"
      view backgroundColor=white
      on viewDidAppear  item standardAppearance=Navy scrollEdgeAppearance=Navy
    scenario "late"
    stack List
    at 0ms       push Detail
    then +500ms  pop
    """

  /// UIKit paints as the transition ends; the line that it paints after is told.
  @Test func anItemsAppearanceIsNamedByItsLine() throws {
    let out = try run(["run", "--no-trace", "x.navsim"], Self.late)
    #expect(
      out.contains(
        "= cause: UIKit ends the transition; the look comes from on viewDidAppear item "
          + "standardAppearance=Navy scrollEdgeAppearance=Navy (x.navsim:10)"), "\(out)")
    // The hairline that comes with it is the new bar's, and has not come back.
    #expect(!out.contains("NAV019"), "\(out)")
  }

  /// A dark appearance for compact bars alone, without a colour for titles.
  private static let sideways = """
    device iphone-13
    ios    16
    appearance White opaque backgroundColor=white titleColor=black
    appearance Navy  opaque backgroundColor=#0A1F44
    page List "List"
      view backgroundColor=white
    page Detail "Detail"
      view       backgroundColor=white
      scrollView contentHeight=3000pt
      on viewDidLoad  item standardAppearance=White scrollEdgeAppearance=White
      on viewDidLoad  item compactAppearance=Navy
    scenario "sideways"
    stack List > Detail
    at 0ms       rotate landscape
    then +300ms  scroll Detail to 200pt over 300ms
    """

  /// Away from the edge a compact bar takes compactAppearance: that line comes first, whatever else is set.
  @Test(.enabled(if: Whole.isAsked)) func theFieldInForceComesFirst() throws {
    let found = try run(["run", "--no-trace", "x.navsim"], Self.sideways)
    #expect(
      found.contains("= cause: on viewDidLoad item compactAppearance=Navy (x.navsim:11)\n"),
      "\(found)")
    for name in ["eye.centre", "title.Detail.color"] {
      let out = try run(["why", "x.navsim", name, "--frame", "scroll end"], Self.sideways)
      #expect(
        out.contains("\nlook at x.navsim:11\n  on viewDidLoad item compactAppearance=Navy"),
        "\(out)")
    }
    // At the edge it is the other one.
    let out = try run(["why", "x.navsim", "eye.centre", "--frame", "rotate end"], Self.sideways)
    #expect(out.contains("\nlook at x.navsim:10\n"), "\(out)")
  }

  /// The title is new as another line tints the bar; its colour is what the page below has written.
  @Test func aNewTitleIsNotColouredByWhoTintsTheBar() throws {
    let out = try run(
      ["why", "x.navsim", "title.Player.color", "--frame", "push+15"],
      """
      device iphone-8
      ios    12
      page Feed "Feed"
        view backgroundColor=white
        on viewWillAppear  bar barTintColor=white titleColor=#222222
      page Player "Player"
        view backgroundColor=white
        on viewWillAppear  bar barTintColor=black
      navigation Main
        bar   translucent=no
        stack Feed
      scenario "tinted"
      root Main
      at 0ms  push Player
      """)
    #expect(out.contains("title.Player.color is #222222"), "\(out)")
    #expect(out.contains("\nlook at x.navsim:5\n") && !out.contains("x.navsim:8"), "\(out)")
  }

  /// Of text and ground that come in one turn both lines are told.
  @Test func textAndGroundAreBothNamed() throws {
    let out = try run(
      ["run", "--no-trace", "x.navsim"],
      """
      device iphone-8
      ios    12
      page Base
        view backgroundColor=white
        on viewWillAppear         bar barTintColor=white titleColor=black
        on viewDidLayoutSubviews  bar barTintColor=white
      page Feed like Base "Feed"
      page Profile like Base "Profile"
        on viewWillAppear  bar barTintColor=#0A1F44
        on viewWillAppear  bar titleColor=white
      navigation Main
        bar   translucent=no
        stack Feed
      scenario "two writers"
      root Main
      at 0ms  push Profile
      """)
    #expect(
      out.contains(
        "= cause: on viewWillAppear bar titleColor=white (x.navsim:10); the ground comes from "
          + "on viewDidLayoutSubviews bar barTintColor=white (x.navsim:6), run for Profile"),
      "\(out)")
  }

  /// The image is written again as it was: the page on top keeps it there.
  @Test func anImageThatIsWrittenAgainHasTheLaterAuthor() throws {
    let out = try run(
      ["why", "x.navsim", "eye.centre", "--frame", "push end"],
      """
      device iphone-8
      ios    12
      image  Ground red
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar backgroundImage=Ground
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar backgroundImage=Ground
      scenario "again"
      stack A
      at 0ms  push B
      """)
    #expect(out.contains("bar.backgroundImage = Ground was written again, at push +0"), "\(out)")
    #expect(out.contains("\nlook at x.navsim:9\n"), "\(out)")
  }

  /// Once the pop is over B has no navigation controller: its calls reach nothing, and are told as such.
  @Test(arguments: [
    ("hide bar animated=no", "bar.hidden", "navigation.navigationBarHidden=yes"),
    ("show toolbar animated=no", "toolbar.hidden", "navigation.toolbarHidden=no"),
    ("hide bar.bg by=hidden", "bar.bg.hidden", "bar.bg.hidden=yes"),
    ("copy saved to bar", "eye.centre", "bar.barTintColor=#FF0000"),
  ])
  func aCallThatReachesNobodyIsNamed(_ line: String, _ name: String, _ write: String) throws {
    let out = try run(
      ["why", "x.navsim", name, "--frame", "pop end"],
      """
      device iphone-8
      ios    12
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar barTintColor=blue
      page B "B"
        view backgroundColor=white
        on viewWillAppear    bar barTintColor=red
        on viewDidAppear     save bar as saved
        on viewDidDisappear  \(line)
      navigation Main
        toolbar hidden=yes
        stack A
      scenario "too late"
      root Main
      at 0ms       push B
      then +500ms  pop
      """)
    #expect(
      out.contains(
        "B's line would have written \(write) (x.navsim:10); it was lost: "
          + "B has no navigation controller then, at pop end +0"), "\(out)")
  }

  /// A claim that fails tells from which line the look comes, though UIKit has painted it.
  @Test func aFailedClaimNamesTheLineOfTheLook() throws {
    let claims = """

      expect at push.end:  eye.centre = red
      expect at pop+15f:   bar.bg.color = red
      expect at pop.end:   title.List.color = red
      """
    let out = try run(["run", "--no-trace", "x.navsim"], Self.late + claims)
    for cause in [
      "UIKit ends the transition, for at 0ms push Detail (x.navsim:13); the look comes from on viewDidAppear item "
        + "standardAppearance=Navy scrollEdgeAppearance=Navy (x.navsim:10)",
      "UIKit starts the transition, for then +500ms pop (x.navsim:14); the look comes from on viewDidLoad item "
        + "standardAppearance=White scrollEdgeAppearance=White (x.navsim:7)",
    ] {
      #expect(out.contains("= cause: " + cause), "\(out)")
    }
  }

  /// From iOS 17 on UIKit itself keeps the status bar's text readable, unless code says how it is.
  @Test(arguments: [(16, "default", true), (17, "default", false), (17, "darkContent", true)])
  func theDefaultStatusBarIsLeftToUIKit(_ ios: Int, _ style: String, _ isFound: Bool) throws {
    let out = try run(
      ["run", "--no-trace", "x.navsim"],
      """
      device iphone-13
      ios    \(ios)
      appearance Dark opaque backgroundColor=black titleColor=white
      page A "A"
        view backgroundColor=white
        self preferredStatusBarStyle=\(style)
      page B "B"
        view backgroundColor=white
        self preferredStatusBarStyle=\(style)
        on viewDidLoad  item standardAppearance=Dark scrollEdgeAppearance=Dark
      navigation Main
        self  statusBarStyleFrom=top
        stack A
      scenario "dark"
      root Main
      at 0ms       push B
      """)
    #expect(out.contains("NAV027 unreadable of statusBar") == isFound, "\(out)")
  }

  /// What is passed over is no proof: a claim that nothing is found of it says so.
  @Test func aClaimAboutALeftStatusBarIsVacuous() throws {
    let out = try run(
      ["run", "--no-trace", "x.navsim"],
      """
      device iphone-13
      ios    17
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=black
      scenario "x"
      stack A
      at 0ms  push B
      expect always:  no unreadable of statusBar
      """)
    #expect(out.contains("from iOS 17 on a status bar of the style 'default' goes"), "\(out)")
  }

  /// A line that comes with a page and stays has not flickered, though a timer takes it away later.
  @Test func aLineThatStaysDoesNotFlicker() throws {
    let out = try run(
      ["run", "--no-trace", "x.navsim"],
      """
      device iphone-17
      ios    26
      appearance Dark   opaque backgroundColor=#222222 titleColor=white
      appearance Clear  transparent titleColor=white
      page Grid "Photos"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=Dark scrollEdgeAppearance=Dark
      page Photo "IMG 1"
        view backgroundColor=black
        on viewWillAppear  bar standardAppearance=Dark scrollEdgeAppearance=Dark
        on viewDidAppear   after 2s  bar standardAppearance=Clear scrollEdgeAppearance=Clear
      page Comments "Comments"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=Dark scrollEdgeAppearance=Dark
      scenario "x"
      stack Grid
      at 0ms       push Photo
      then +500ms  push Comments
      """)
    #expect(!out.contains("NAV019"), "\(out)")
  }

  /// A title in a sheet has its colour from the sheet's own bar.
  @Test func theTitleOfASheetComesFromItsOwnBar() throws {
    let out = try run(
      ["why", "x.navsim", "title.Form.color", "--frame", "present end"],
      """
      device iphone-15
      ios    17
      appearance Red  opaque backgroundColor=red titleColor=white
      appearance Ink  opaque backgroundColor=white titleColor=#123456
      page Home "Home"
        view backgroundColor=white
        on viewDidLoad  bar standardAppearance=Red scrollEdgeAppearance=Red
      page Form "Form"
        view backgroundColor=white
        on viewWillAppear  bar standardAppearance=Ink scrollEdgeAppearance=Ink
      navigation Sheet
        stack Form
      navigation Main
        stack Home
      scenario "sheet"
      root Main
      at 0ms  present Sheet
      """)
    #expect(out.contains("title.Form.color is #123456"), "\(out)")
    #expect(out.contains("\nlook at x.navsim:10\n") && !out.contains("x.navsim:7"), "\(out)")
  }

  /// What is told in a line each ends with a command that tells more of it.
  @Test func manyCellsSayHowToHearTheCause() throws {
    let text = Self.late.replacing(
      "scenario \"late\"", with: "scenario \"late\"\nmatrix\n  ios 15 16 17")
    let out = try run(["run", "--no-trace", "x.navsim"], text)
    let line = try #require(
      out.split(separator: "\n").first { $0.hasPrefix("the cause of each: navsim run ") })
    let words = line.split(separator: " ").dropFirst(5).map(String.init)
    let whole = try Binary.run(words + ["--no-trace"], in: scratch.url)
    #expect(whole.err.contains("     = cause: "), "\(line)\n\(whole.err)")
  }
}
