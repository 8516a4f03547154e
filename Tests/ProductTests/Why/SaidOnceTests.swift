import Foundation
import NavSimTestSupport
import Testing

/// A line that ran once, or left itself out, has not answered what came after it: `navsim why` and findings
/// name it.
@Suite struct SaidOnceTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ words: [String], _ text: String) throws -> String {
    try Binary.told(words, of: text, in: scratch)
  }

  private func why(_ text: String, _ question: String...) throws -> String {
    try run(["why", "x.navsim"] + question, text)
  }

  /// An order says its tint in viewDidLoad; the list below it says its own whenever it appears.
  private static let tint = """
    ios 17
    page List "Orders"
      view backgroundColor=white
      on viewWillAppear  bar tintColor=#007AFF
    page Order "Order 17"
      view backgroundColor=white
      on viewDidLoad  bar tintColor=red
    scenario "half a swipe"
    stack List
    at 0ms       push Order
    then +300ms  swipe back to 40% over 250ms release cancel
    then +300ms  pop
    """

  /// The page that stays has said it, and viewDidLoad does not run again.
  @Test(.enabled(if: Whole.isAsked)) func whatThePageOnTopSaidInViewDidLoadIsNamed() throws {
    let out = try why(Self.tint, "bar.content.tintColor", "--frame", "swipe end+0")
    #expect(out.contains("List: on viewWillAppear bar tintColor=#007AFF (x.navsim:4)"), "\(out)")
    #expect(
      out.contains(
        "Order's line has written bar.tintColor=#FF0000 (x.navsim:7); viewDidLoad runs once, at push +0"
      ),
      "\(out)")
    #expect(out.contains("\nand at x.navsim:7\n"), "\(out)")
  }

  /// Findings tell both lines; of a page that has never said it there is one.
  @Test func aFindingNamesItToo() throws {
    let out = try run(["run", "--no-trace", "x.navsim"], Self.tint)
    #expect(
      out.contains(
        "= cause: on viewWillAppear bar tintColor=#007AFF (x.navsim:4); said once: "
          + "on viewDidLoad bar tintColor=red (x.navsim:7)"), "\(out)")
    let silent = Self.tint.replacingOccurrences(
      of: "on viewDidLoad  bar", with: "on viewDidAppear  bar")
    let other = try run(["run", "--no-trace", "x.navsim"], silent)
    #expect(!other.contains("said once"), "\(other)")
  }

  /// The list has its own tint back, and the order, which is gone, has nothing to say.
  @Test func aPageThatIsNotOnTopIsNot() throws {
    let out = try why(Self.tint, "bar.content.tintColor", "--frame", "pop end+0")
    #expect(out.contains("bar.content.tintColor is #007AFF"), "\(out)")
    #expect(!out.contains("runs once"), "\(out)")
  }

  /// A page that says its tint in viewDidLoad and at each appearance has said it last.
  @Test(.enabled(if: Whole.isAsked)) func whoSaysItAgainIsNotNamed() throws {
    let text = Self.tint.replacingOccurrences(
      of: "  on viewDidLoad  bar tintColor=red",
      with: "  on viewDidLoad  bar tintColor=red\n  on viewWillAppear  bar tintColor=green")
    let out = try why(text, "bar.content.tintColor", "--frame", "swipe end+0")
    #expect(out.contains("bar.content.tintColor is #00FF00"), "\(out)")
    #expect(!out.contains("runs once"), "\(out)")
  }

  /// A page that hides the bar gives it back when it is popped; it is left by a push and a new stack.
  private static let bar = """
    ios 16
    page Login "Log in"
      on viewWillAppear  hide bar animated=callback
      on viewWillDisappear  if isMovingFromParent  show bar animated=callback
    page Register "Register"
    page Home "Home"
    scenario "no bar at home"
    stack Login
    at 0ms       push Register
    then +200ms  set-stack Home as home
    """

  /// The line left itself out in an action before the last, and nobody has answered since.
  @Test(arguments: ["push end+0", "home+0", "end"])
  func aLineThatLeftItselfOutStaysOne(frame: String) throws {
    let out = try why(Self.bar, "bar.hidden", "--frame", frame)
    #expect(out.contains("Login's line would have written"), "\(out)")
    #expect(
      out.contains("(x.navsim:4); it was skipped: its condition does not hold"), "\(out)")
  }

  /// The bar grows where a page below asks for large titles; UIKit does the rest.
  @Test func whatGrowsTheBarIsNamedWhereItStays() throws {
    let out = try run(
      ["run", "--no-trace", "x.navsim"],
      """
      device iphone-13
      ios    18
      page List "News"
        view backgroundColor=white
        on viewWillAppear  bar prefersLargeTitles=yes
      page Article "Article"
        view backgroundColor=white
        on viewDidLoad  bar prefersLargeTitles=no
      scenario "a title grows"
      stack List
      at 0ms       push Article
      then +200ms  swipe back to 40% over 250ms release cancel
      """)
    let causes = out.components(separatedBy: "warning: ").filter {
      $0.hasPrefix("NAV002 stuck of bar.content.title.alpha") || $0.hasPrefix("NAV006 bar-geometry")
    }
    #expect(causes.count >= 2, "\(out)")
    for cause in causes {
      #expect(cause.contains("bar prefersLargeTitles=yes (x.navsim:5)"), "\(cause)")
    }
  }

  /// The same in the second tab, whose bar is another.
  private static let tab = """
    ios 17
    page List "Orders"
      view backgroundColor=white
      on viewWillAppear  bar tintColor=#007AFF
    page Order "Order 17"
      view backgroundColor=white
      on viewDidLoad  bar tintColor=red
    page News "News"
      view backgroundColor=white
    navigation Main
      stack List
    navigation Other
      stack News
    tabs Tabs
      tab Other
      tab Main
    scenario "half a swipe"
    root Tabs
    at 0ms       select Main
    then +100ms  push Order in Main
    then +300ms  swipe back to 40% over 250ms release cancel
    """

  @Test(.enabled(if: Whole.isAsked)) func theBarOfTheSecondTabIsAskedForItsOwnPage() throws {
    let out = try why(Self.tab, "bar.Main.content.tintColor", "--frame", "swipe end+0")
    #expect(out.contains("List: on viewWillAppear bar tintColor=#007AFF (x.navsim:4)"), "\(out)")
    #expect(out.contains("viewDidLoad runs once, at push +0"), "\(out)")
  }

  /// The list says the ground and the ink in one line, the order only the ink: a jump of the ground is
  /// the list's alone.
  @Test func aFindingAboutTheGroundSaysNothingOfTheInk() throws {
    let text = Self.tint.replacingOccurrences(of: "ios 17", with: "ios 12")
      .replacingOccurrences(
        of: "bar tintColor=#007AFF", with: "bar barTintColor=black tintColor=#007AFF"
      )
      .replacingOccurrences(
        of: "  on viewDidLoad  bar tintColor=red",
        with: "  on viewDidLoad  bar tintColor=red\n  on viewDidAppear  bar barTintColor=green")
    let out = try run(["run", "--no-trace", "x.navsim"], text)
    let found = out.components(separatedBy: "warning: ").dropFirst()
    let ground = found.filter { $0.contains(" of eye") }
    #expect(!ground.isEmpty && ground.allSatisfy { !$0.contains("said once") }, "\(out)")
    #expect(found.contains { $0.contains("tintColor") && $0.contains("said once") }, "\(out)")
  }
}
