import NavSimLanguage
import NavSimProgram
import NavSimVocabulary
import Testing

/// The words of status bar, toolbar, tab bar, dark mode, child pages and inner controllers: what
/// they become, and what is said about a wrong one.
@Suite struct SurroundingWordTests {
  private static let start = "page A\npage B\nnavigation N\n  stack A\n"
  private static let scenario = "scenario \"s\"\nroot N\nexpect at end: top is A\n"

  @Test(arguments: [
    ("at 0ms trait blue", "'blue' is no trait"),
    ("at 0ms trait", "the trait"),
    ("at 0ms update bar", "only the status bar is updated"),
    ("at 0ms hide toolbar", "'hide toolbar' needs its animated flag"),
    ("at 0ms statusBar color=red", "can be read, not written"),
    ("at 0ms statusBar height=40pt", "can be read, not written"),
    ("at 0ms push B in Nobody", "navigation 'Nobody' is not declared"),
  ])
  func wrongActions(action: String, text: String) {
    let found = messages(Self.start + Self.scenario + action + "\n")
    #expect(found.count == 1)
    #expect(found.first?.message.contains(text) ?? false, "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("tabs T\n", "the tabs hold nothing"),
    ("tabs T\n  tab Nobody\n", "navigation 'Nobody' is not declared"),
    ("tabs T\n  tab N\n  tab N\n", "'N' is a tab twice"),
    ("tabs T\n  page A\n", "'page' is not an item of 'tabs'"),
    ("tabs N\n  tab N\n", "'N' is declared twice"),
    ("page C\n  child C\n", "page 'C' cannot be its own child"),
    ("page C\n  child Nobody\n", "page 'Nobody' is not declared"),
    ("page C\n  child N\n  on viewDidLoad  N.bar alpha=0\n", "'N' is a controller inside a page"),
  ])
  func wrongDeclarations(declaration: String, text: String) {
    let found = messages(Self.start + declaration + Self.scenario)
    #expect(found.contains { $0.message.contains(text) }, "\(found.map(\.message))")
  }

  @Test func whatTheyBecome() throws {
    let result = try program(
      """
      option dark
      page A
        child B
        child Inner
        on viewDidLoad  update statusBar
      page B
      page C
      navigation Inner
        stack C
      navigation N
        self statusBarStyleFrom=top
        stack A
      tabs T
        tab N
      scenario "s"
      root T
      at 0ms   trait light
      at 10ms  hide tabBar animated=no
      at 20ms  show toolbar animated=yes
      at 30ms  push C in Inner animated=no
      expect at end: navigation.Inner.stack = C
      """)
    #expect(result.startsDark)
    #expect(result.container == .tabs)
    #expect(result.navigation.name == "N")
    #expect(result.navigation.initial.first?.value == .word("top"))
    #expect(result.pages[0].children == [1])
    #expect(result.inner.map(\.host) == [0])
    #expect(result.inner.map(\.stack) == [[2]])
    #expect(
      result.actions.map(\.line.statement).prefix(3) == [
        .setDark(false), .setTabBarHidden(true, .no), .setToolbarHidden(false, .yes),
      ])
    let inner = try #require(result.inner.first?.navigation.declaration)
    #expect(result.actions[3].line.statement == .within(inner, .push(.page(2), .no)))
  }
}
