import NavSim
import NavSimTrace
import Testing

/// What the links of a followed run are: declarations, UIKit's own, lines of code, actions.
@Suite struct StoryLinkTests {
  /// The file of a text, and its first cell.
  private static func file(_ text: String) throws -> (file: ScenarioFile, cell: Cell) {
    let file = ScenarioFile(path: "x.navsim", text: text)
    return (file, try #require(try file.cells(of: 0).first))
  }

  private static func story(_ text: String) throws -> TraceStory {
    let (file, cell) = try file(text)
    let trace = try #require(file.follow(0, cell))
    return try #require(trace.story)
  }

  @Test func eachLinkIsOfItsKind() throws {
    let story = try Self.story(
      """
      device iphone-8
      ios 12
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar barTintColor=red
      scenario "x"
      stack A
      at 0ms  push B
      expect at end: top is B

      """)
    func texts(_ kind: TraceStory.Kind) -> Set<String> {
      Set(story.links.filter { $0.kind == kind }.map(\.text))
    }
    #expect(texts(.system).contains("UIKit starts the transition"))
    #expect(texts(.system).allSatisfy { $0 != "as declared" })
    #expect(texts(.declaration).allSatisfy { $0 == "as declared" })
    #expect(!texts(.declaration).isEmpty)
    #expect(texts(.code).contains("on viewWillAppear bar barTintColor=red"))
    #expect(texts(.action).contains { $0.contains("push B") })
  }

  /// docs/Around.md, dark mode: what a story keeps of the user's switch is what the window is from then on.
  @Test func aStoryKeepsTheModes() throws {
    let story = try Self.story(
      """
      device iphone-8
      ios 13
      page A "A"
      scenario "x"
      stack A
      at 0ms    trait dark
      at 500ms  trait light
      expect at end: top is A

      """)
    let writes = story.writes.filter { $0.property == "userInterfaceStyle" }
    #expect(writes.map(\.element) == ["window", "window"])
    #expect(writes.map(\.value) == ["dark", "light"])
  }

  /// UIAppearance: a bar takes what the proxy says as it comes into the window. That is written into the bar, and of the
  /// proxy's fields alone.
  @Test func aBarTakesWhatTheProxySays() throws {
    let story = try Self.story(
      """
      device iphone-8
      ios 12
      proxy tintColor=red
      page A "A"
      scenario "x"
      stack A
      at 0ms  layout bar
      expect at end: bar.tintColor = red

      """)
    let writes = story.writes.filter { $0.element == "bar" }
    #expect(writes.map(\.property) == ["tintColor"], "\(writes)")
    #expect(writes.map(\.value) == ["#FF0000"])
  }

  /// What a page is declared with is written as its instance is made, its title with its wishes; what code says of a wish
  /// later is what it is then.
  @Test func aStoryKeepsWhatPagesSayOfThemselves() throws {
    let story = try Self.story(
      """
      device iphone-8
      ios 12
      page A "A"
      page B "Bee"
        wants barTintColor=#FF0000
        on viewDidLoad  wants barTintColor=#0000FF
      scenario "x"
      stack A
      at 0ms  push B
      expect at end: top is B

      """)
    let wishes = story.writes.filter { $0.element == "B.wants" && $0.property == "barTintColor" }
    #expect(wishes.map(\.value) == ["#FF0000", "#0000FF"])
    let titles = story.writes.filter { $0.element == "B.item" && $0.property == "title" }
    #expect(titles.map(\.value) == ["Bee"] || titles.map(\.value) == ["\"Bee\""], "\(titles)")
  }

  /// What all controllers share has one name, whoever's code writes it.
  @Test func whatControllersShareHasItsPlainName() throws {
    let story = try Self.story(
      """
      device iphone-8
      ios 17
      page A "A"
      page B "B"
        on viewWillAppear  window backgroundColor=red
        on viewWillAppear  bar tintColor=red
      navigation First
        stack A
      navigation Second
        stack B
      tabs Main
        tab First
        tab Second
      scenario "x"
      root Main
      at 0ms  select Second
      expect at end: window.backgroundColor = red

      """)
    let written = Set(story.writes.map(\.element))
    #expect(written.contains("window") && written.contains("bar.Second"), "\(written)")
    #expect(!written.contains("window.Second"), "\(written)")
  }

  /// Who asked for what is kept only where it is asked for.
  @Test func aRunThatIsNotFollowedHasNoStory() throws {
    let (file, cell) = try Self.file(
      "page A \"A\"\nscenario \"x\"\nstack A\nexpect at end: top is A\n")
    let run = try #require(file.run(0, cell))
    #expect(run.trace.story == nil)
  }

  /// A line of a page that runs for that page needs no name behind it; a strategy's has one.
  @Test func aPagesOwnLineIsRunForNobodyElse() throws {
    let (file, cell) = try Self.file(
      """
      device iphone-8
      ios 12
      page A "A"
      page B "B"
        on viewWillAppear  bar barTintColor=red
      strategy own
        on viewWillAppear  bar tintColor=red
      scenario "x"
      matrix
        strategy own
      stack A
      at 0ms  push B
      expect at end: top is B

      """)
    let run = try #require(file.run(0, cell))
    let causes = run.trace.causes
    #expect(causes.contains("on viewWillAppear bar barTintColor=red (x.navsim:5)"), "\(causes)")
    #expect(
      causes.contains("on viewWillAppear bar tintColor=red (x.navsim:7), run for A"), "\(causes)")
  }
}
