import Foundation
import NavSimTestSupport
import Testing

/// What was declared is the cause of what follows from it: not the action that shows it, and not the code that runs
/// beside it. And who asks why is told what there is, of a scenario without claims too.
@Suite struct DeclaredCauseTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ words: String..., text: String) throws -> String {
    try scratch.write(text, to: "x.navsim")
    let ran = try Binary.run([words[0], "x.navsim"] + words.dropFirst(), in: scratch.url)
    return ran.out + ran.err
  }

  /// What has changed is likelier to be the cause than what was there before the first action.
  @Test(.enabled(if: Whole.isAsked)) func whatHasChangedComesBeforeWhatWasThere() throws {
    let text = """
      ios 17
      device iphone-15
      page List "List"
        view backgroundColor=white
        item largeTitleDisplayMode=always
      page Detail "Detail"
        view backgroundColor=white
        on viewWillAppear bar prefersLargeTitles=no
      navigation Main
        bar prefersLargeTitles=yes
        stack List
      scenario "lt"
      root Main
      at 0ms push Detail
      then +1s pop
      expect at end: bar.height = 96

      """
    let told = try run("run", "--no-trace", text: text)
    #expect(
      told.contains("it follows from on viewWillAppear bar prefersLargeTitles=no (x.navsim:8)\n"),
      "\(told)")
    let why = try run("why", "bar.height", text: text)
    #expect(why.contains("look at x.navsim:8\n"), "\(why)")
  }

  /// A clear bar shows what lies under it: where that is nothing, the page that begins below it is told first.
  @Test(.enabled(if: Whole.isAsked)) func aPageThatBeginsBelowAClearBarIsTheCauseOfTheGap() throws {
    let text = """
      ios 17
      device iphone-15
      appearance Glass transparent
      page List "List"
        view backgroundColor=white
      page Detail "Detail"
        view backgroundColor=#804020
        item standardAppearance=Glass scrollEdgeAppearance=Glass
        self edgesForExtendedLayout=none
      scenario "gap"
      stack List
      at 0ms push Detail

      """
    let why = try run("why", "eye.left", "--frame", "push end+0", text: text)
    #expect(
      why.contains("Detail's view begins at 97.667 pt, below this point at "), "\(why)")
    #expect(why.contains("look at x.navsim:9\n"), "\(why)")
  }

  /// A claim that fails because of what was found tells the line that the finding tells.
  @Test func aClaimTellsTheCauseOfItsFinding() throws {
    let text = """
      ios 17
      page List "List"
        view backgroundColor=white
      page Detail "Detail"
        view backgroundColor=white
        item leftBarButtonItem="Back"
      scenario "s"
      stack List
      at 0ms push Detail
      then +1s swipe back to 60% over 300ms release finish
      expect always: no frozen

      """
    let told = try run("test", text: text)
    #expect(
      told.contains("it follows from item leftBarButtonItem=\"Back\" (x.navsim:6)\n"), "\(told)")
  }

  /// On an iPhone with a home button the bar lies 20 points higher where the status bar is hidden (observed), whether
  /// or not the bar goes too.
  @Test(.enabled(if: Whole.isAsked)) func aStatusBarThatTakesItsRoomIsTheCause() throws {
    let text = """
      ios 17
      device iphone-8
      page List "List"
        view backgroundColor=white
      page Photo "Photo"
        view backgroundColor=black
        self prefersStatusBarHidden=yes
        on viewWillAppear     hide bar animated=callback
        on viewWillDisappear  show bar animated=callback
      scenario "s"
      stack List
      at 0ms       push Photo
      then +300ms  pop

      """
    let told = try run("run", "--no-trace", text: text)
    #expect(
      told.contains(
        "= cause: UIKit lays out; it follows from self prefersStatusBarHidden=yes (x.navsim:7)\n"),
      "\(told)")
    let why = try run("why", "bar.bg.height", "--frame", "push+0", text: text)
    #expect(why.contains("\nlook at x.navsim:7\n"), "\(why)")
  }

  /// A bar that is hidden at once goes another way, and by its own line.
  @Test func aBarThatHidesIsTheCauseOfItsOwnWay() throws {
    let why = try run(
      "why", "bar.y", "--frame", "push+0",
      text: """
        ios 17
        device iphone-8
        page List "List"
          view backgroundColor=white
        page Photo "Photo"
          view backgroundColor=white
          self prefersStatusBarHidden=yes
          on viewWillAppear  hide bar animated=no
        scenario "s"
        stack List
        at 0ms  push Photo

        """)
    #expect(why.contains("\nlook at x.navsim:8\n"), "\(why)")
  }

  /// The colour of a page's view that shows through a clear bar.
  @Test(.enabled(if: Whole.isAsked)) func theGroundThatAPageDeclaresIsTheCause() throws {
    let text = """
      ios 17
      page Album "Album"
        view backgroundColor=white
      page Photo "Photo"
        view backgroundColor=black
      scenario "s"
      stack Album
      at 0ms  push Photo

      """
    let told = try run("run", "--no-trace", text: text)
    #expect(
      told.contains(
        "the backgroundColor of Photo shows through the clear bar; it follows from view backgroundColor=black"
          + " (x.navsim:5)\n"), "\(told)")
    let why = try run("why", "unreadable", text: text)
    #expect(why.contains("\nlook at x.navsim:5\n"), "\(why)")
  }

  /// An appearance that an item declares.
  @Test func theAppearanceThatAnItemDeclaresIsTheCause() throws {
    let text = """
      ios 15
      appearance Dark opaque backgroundColor=black titleColor=white
      page Home "Home"
        view backgroundColor=white
      page Detail "Detail"
        view backgroundColor=white
        item standardAppearance=Dark scrollEdgeAppearance=Dark
        self preferredStatusBarStyle=lightContent
      scenario "s"
      stack Home
      at 0ms       push Detail
      then +200ms  pop

      """
    let told = try run("run", "--no-trace", text: text)
    #expect(
      told.contains(
        "it follows from item standardAppearance=Dark scrollEdgeAppearance=Dark (x.navsim:7)\n"),
      "\(told)")
  }

  private static let silent = """
    ios 17
    page Home "Home"
      view backgroundColor=white
      self preferredStatusBarStyle=lightContent
    scenario "s"
    stack Home
    at 0ms  layout bar

    """

  /// That a scenario claims nothing is told by those who ask for claims.
  @Test(arguments: [("check", true), ("test", true), ("run", false), ("why", false)])
  func whoAsksForNoClaimsMissesNone(command: String, isTold: Bool) throws {
    let told = try run(command, text: Self.silent)
    #expect(told.contains("the scenario checks nothing") == isTold, "\(told)")
  }

  @Test func whereNothingIsFoundAdviceIsTold() throws {
    let told = try run("why", text: Self.silent)
    #expect(told.hasPrefix("nothing is found in 1 cell\nadvice: x.navsim:4: NAV130 "), "\(told)")
  }

  /// The claim that a finding stands against; it fails until the fault is mended.
  @Test(.enabled(if: Whole.isAsked)) func theClaimThatIsProposedFails() throws {
    let text = """
      ios 17
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        on viewWillAppear  hide bar animated=no
      scenario "s"
      stack A
      at 0ms  push B

      """
    let why = try run("why", text: text)
    let claim = "expect always: no missing-animation of bar"
    #expect(why.contains("\nto hold it: \(claim)\n"), "\(why)")
    let failed = try run("test", text: text + claim + "\n")
    #expect(failed.contains("error: missing-animation of bar"), "\(failed)")
    let claimed = try run("why", text: text + claim + "\n")
    #expect(!claimed.contains("to hold it"), "\(claimed)")
  }
}
