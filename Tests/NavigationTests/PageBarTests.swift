import NavSimSimulator
import NavSimTrace
import Testing

/// Bars that belong to pages: stand-ins with items, pages in controllers of their own, a shared bar
/// that lies behind the pages.
@Suite struct PageBarTests {
  private static func trace(
    _ table: String, pages: String, stack: String = "A", ios: String = "12",
    actions: String = "at 0ms push B\n"
  ) throws -> Trace {
    try Bench.trace(
      "ios \(ios)\ndevice iphone-8\nstrategy mine\n\(table)\nstrategy mine\n\(pages)\n"
        + "scenario \"x\"\nstack \(stack)\n\(actions)expect at end: navigation visible\n")
  }

  private static let full = """
      on loadView  make self.fake kind=full back=yes
      on loadView  add self.fake to self.view frame=bar-bottom
    """

  // MARK: - Items

  /// The bar is 375 wide, a character 9, the margin 16: the formulas of TitleLayout.
  @Test func aBarShowsItsPagesItem() throws {
    let trace = try Self.trace(
      Self.full,
      pages: """
        page A "Inbox"
        page B "Photo"
          item rightBarButtonItem="Edit"
        """)
    #expect(try trace.last("B.fake.title", "title") == "Photo")
    #expect(try trace.last("B.fake.title", "x") == "165")
    #expect(try trace.last("B.fake.right", "width") == "36")
    #expect(try trace.last("B.fake.right", "x") == "323")  // 375 - 16 - 36
    #expect(try trace.last("B.fake.back", "title") == "Inbox")
  }

  @Test func anItemThatChangesShowsAtOnce() throws {
    let trace = try Self.trace(
      Self.full,
      pages: "page A \"Inbox\"\npage B \"Photo\"",
      actions: "at 0ms push B\nthen B.item title=\"No\" leftBarButtonItem=\"Done\"\n")
    #expect(try trace.last("B.fake.title", "x") == "178.5")  // (375 - 18) / 2
    #expect(try trace.last("B.fake.left", "x") == "16")
    // The left button takes the back button's place.
    #expect(try trace.isAbsentAtEnd("B.fake.back"))
  }

  @Test func withoutBackThereIsNoBackButton() throws {
    let trace = try Self.trace(
      """
        on loadView  make self.fake kind=full
        on loadView  add self.fake to self.view frame=bar-bottom
      """, pages: "page A \"Inbox\"\npage B \"Photo\"")
    #expect(try trace.isAbsentAtEnd("B.fake.back"))
    #expect(try !trace.isAbsentAtEnd("B.fake.title"))
  }

  @Test func aProgramWithoutSuchBarsHasNoSuchElements() throws {
    let trace = try Self.trace("  on loadView  stop", pages: "page A\npage B")
    #expect(trace.element("B.fake.content") == nil)
    #expect(trace.element("B.fake.bg") == nil)
  }

  /// The background fades, what stands on it stays.
  @Test func theBackgroundHasAnOpacityOfItsOwn() throws {
    let trace = try Self.trace(
      Self.full + "\n  on loadView  self.fake.bg alpha=0.5\n  on install  hide bar animated=no",
      pages: """
        page A
        page B
          view backgroundColor=white
          wants backgroundImage=black
          on viewDidLoad  copy wants to self.fake
        """)
    #expect(try trace.last("B.fake.content", "alpha") == "1")
    #expect(try trace.last("eye", "centre") == "#808080")
  }

  /// A plain view: its colour, half an image over it, no line unless it is given one.
  @Test(arguments: [("", "#80007F"), ("shadowImage=green", "#80007F")])
  func aPlainViewPaintsColourAndImage(_ line: String, _ color: String) throws {
    let trace = try Self.trace(
      """
        on viewDidLoad  make self.fake kind=view
        on viewDidLoad  self.fake color=blue
        on viewDidLoad  copy self.wants to self.fake
        on viewDidLoad  add self.fake to self.view frame=bar-bottom
        on install      hide bar animated=no
      """,
      pages: """
        image Half #FF000080
        page A
        page B
          view  backgroundColor=white
          wants backgroundImage=Half \(line)
        """)
    #expect(try trace.last("B.fake", "color") == color)
    #expect(try trace.last("eye", "hairline") == (line.isEmpty ? "#FFFFFF" : "#00FF00"))
  }

  // MARK: - Behind

  @Test(arguments: [("white", "#FFFFFF"), ("nil", "#FF0000")])
  func aBarBehindThePagesIsSeenThroughThem(_ page: String, _ seen: String) throws {
    let trace = try Self.trace(
      "  on install  bar behind=yes backgroundImage=red",
      pages: "page A\npage B\n  view backgroundColor=\(page)\n  self edgesForExtendedLayout=all\n"
        + "  self extendedLayoutIncludesOpaqueBars=yes")
    #expect(try trace.last("bar", "behind") == "yes")
    #expect(try trace.last("eye", "centre") == seen)
  }

  @Test func aBarComesToTheFrontAgain() throws {
    let trace = try Self.trace(
      "  on install  bar behind=yes backgroundImage=red\n  on didShow  bar behind=no",
      pages: "page A\npage B\n  view backgroundColor=white")
    #expect(try trace.last("eye", "centre") == "#FF0000")
  }

  // MARK: - Parts of an animation

  /// A linear second: in its last quarter from 1 to 0.
  @Test func aPartOfAnAnimation() throws {
    let trace = try Self.trace(
      "  on didShow  stop", pages: "page A\npage B",
      actions: "at 0ms over 1s linear within 75%..100% bar alpha=0\n")
    let alphas = try trace.thousandths("bar", "alpha")
    #expect(alphas[45] ?? 1000 == 1000)
    #expect(alphas[48] == 800)
    #expect(alphas[51] == 600)  // 0.85: 0.1 of 0.25
    #expect(alphas[57] == 200)
    #expect(alphas[60] == 0)
  }

  @Test func anAnimationInsideAPartIsWhole() throws {
    let trace = try Self.trace(
      "  on didShow  stop", pages: "page A\npage B",
      actions: "at 0ms over 1s linear within 75%..100% over 1s linear bar alpha=0\n")
    #expect(try trace.thousandths("bar", "alpha")[30] == 500)
  }

  // MARK: - Hiding the shared bar

  @Test func hidingIsHookedWhereItChangesSomething() throws {
    let trace = try Self.trace(
      """
        on setNavigationBarHidden.pre   if navigation.navigationBarHidden is no  bar alpha=0.5
        on setNavigationBarHidden.post  if navigation.navigationBarHidden is yes bar tintColor=red
        on setNavigationBarHidden.post  if not animated                          bar alpha=0.25
      """, pages: "page A\npage B",
      actions: "at 0ms show bar animated=no\nthen +1s hide bar animated=yes\n")
    // The first call changes nothing; the second is animated.
    #expect(try trace.last("bar", "alpha") == "0.5")
    #expect(try trace.last("bar", "tintColor") == "#FF0000")
  }

  @Test func aHookThatHidesForEverEndsTheRun() throws {
    let trace = try Self.trace(
      """
        on setNavigationBarHidden.post  do again
        on again  if navigation.navigationBarHidden is yes  show bar animated=no
        on again  if navigation.navigationBarHidden is no   hide bar animated=no
      """, pages: "page A\npage B", actions: "at 0ms hide bar animated=no\n")
    #expect(trace.error != nil)
  }
}
