import NavSimLanguage
import NavSimProgram
import NavSimSimulator
import NavSimTrace
import NavSimVocabulary
import Testing

/// What is left of a program when its code is taken out: the content that UIKit shows by itself.
@Suite struct WithoutCodeTests {
  private static let text = """
    navsim 1
    ios 17
    device iphone-15
    appearance Red opaque backgroundColor=#FF0000
    page A "A"
      view backgroundColor=white
      scrollView contentHeight=2000pt
      item largeTitleDisplayMode=always rightBarButtonItem="Edit"
      on viewWillAppear  bar barTintColor=red
    page B "B"
      self hidesBottomBarWhenPushed=yes prefersStatusBarHidden=yes additionalSafeAreaTop=10pt
      self edgesForExtendedLayout=none
      view backgroundColor=white alpha=0.9 y=4pt
      scrollView contentInsetTop=8pt
      item prompt="Choose" standardAppearance=Red leftBarButtonItem="Close" leftWidth=40pt
      item titleView=yes titleViewWidth=400pt hidesBackButton=yes
      wants hidden=yes
      on viewDidLoad  item backButtonTitle="Back" leftItemsSupplementBackButton=yes
      on viewDidLoad  bar tintColor=red
      on leftAction   bar tintColor=red
      on viewDidLoad  next-turn item prompt="Later"
      on viewWillAppear  hide bar animated=callback
    navigation Main
      stack A
      bar prefersLargeTitles=yes barTintColor=white alpha=0.9
      gesture enabled=no
      container backgroundColor=white
      on willShow  alongside to.view alpha=0.5
      on viewDidLoad  bar alpha=0.5
    scenario "s"
    matrix
      strategy km
    root Main
    at 0ms    push B
    at 100ms  bar alpha=0.5 as fade
    then      pop
    expect at end: top is A

    """

  private func program() throws -> Program {
    let script = try Bench.script(Self.text)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    return script.program(scenario: 0, cell: cell)
  }

  private func names(_ set: [(thing: Thing, property: Property, value: Value)]) -> [String] {
    set.map { "\($0.thing.path).\($0.property.name)" }.sorted()
  }

  @Test func contentStaysAndWhatTheAppDoesGoes() throws {
    let alone = try program().withoutCode
    #expect(
      names(alone.pages[0].initial) == [
        "item.largeTitleDisplayMode", "item.rightBarButtonItem", "scrollView.contentHeight",
        "view.backgroundColor",
      ])
    // What viewDidLoad writes at once stays too, behind what was declared.
    #expect(
      names(alone.pages[1].initial) == [
        ".hidesBottomBarWhenPushed", "item.prompt", "item.standardAppearance",
        "view.backgroundColor",
      ])
    #expect(
      names(alone.navigation.initial) == [
        "bar.barTintColor", "bar.prefersLargeTitles", "container.backgroundColor",
      ])
    #expect(alone.pages.map(\.title) == ["A", "B"])
    #expect(alone.pages.allSatisfy { $0.wants.isEmpty })
  }

  @Test func ofCodeOnlyTheLoadingOfContentIsLeft() throws {
    let alone = try program().withoutCode
    #expect(alone.strategies.isEmpty && alone.navigation.strategies.isEmpty)
    #expect(alone.navigation.chain.allSatisfy { $0.lines.isEmpty })
    #expect(alone.pages[0].chain.allSatisfy { $0.lines.isEmpty })
    let lines = alone.pages[1].chain.flatMap { $0.lines.values.flatMap { $0 } }
    let written = lines.flatMap { line -> [PropertyKey] in
      guard case .write(_, let assignments) = line.statement else { return [] }
      return assignments.map(\.property)
    }
    #expect(lines.count == 1 && written == [.known(.backButtonTitle)])
  }

  /// Of what the first page's viewDidLoad says of the bar, large titles are the app's for the whole stack; a later page
  /// changes them on the way, and everything else is style.
  @Test func ofTheBarTheFirstPageSaysLargeTitlesAlone() throws {
    let script = try Bench.script(
      """
      navsim 1
      ios 17
      device iphone-15
      page A "A"
        on viewDidLoad  bar prefersLargeTitles=yes tintColor=red
      page B "B"
        on viewDidLoad  bar prefersLargeTitles=no tintColor=red
      scenario "s"
      stack A
      at 0ms  push B
      expect at end: top is B

      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let alone = script.program(scenario: 0, cell: cell).withoutCode
    func written(_ page: Int) -> [PropertyKey] {
      let lines = alone.pages[page].chain.flatMap { $0.lines.values.flatMap { $0 } }
      return lines.flatMap { line -> [PropertyKey] in
        guard case .write(_, let assignments) = line.statement else { return [] }
        return assignments.map(\.property)
      }
    }
    #expect(written(0) == [.known(.prefersLargeTitles)])
    #expect(written(1).isEmpty)
  }

  /// A line of viewWillAppear declares where nothing else of the page says the same before it has appeared; what is
  /// said twice, under a condition, later or of what is no content is code.
  @Test(arguments: [
    ("on viewWillAppear  item prompt=\"P\"", true),
    ("on viewWillAppear  item prompt=\"P\" leftBarButtonItem=\"L\"", true),
    ("item prompt=\"O\"\n  on viewWillAppear  item prompt=\"P\"", false),
    ("on viewWillAppear  item prompt=\"P\"\n  on viewWillDisappear  item prompt=nil", false),
    ("on viewWillAppear  item prompt=\"P\"\n  on viewDidAppear  item prompt=\"Q\"", true),
    ("on viewWillAppear  if animated item prompt=\"P\"", false),
    ("on viewWillAppear  next-turn item prompt=\"P\"", false),
    ("on viewWillAppear  item leftBarButtonItem=\"L\"", false),
    ("on viewWillAppear  bar prefersLargeTitles=yes", false),
    ("on viewDidAppear  item prompt=\"P\"", false),
  ])
  func whatAppearingDeclares(lines: String, stays: Bool) throws {
    let script = try Bench.script(
      """
      navsim 1
      ios 17
      device iphone-15
      page A "A"
      page B "B"
        \(lines)
      scenario "s"
      stack A
      at 0ms  push B
      expect at end: top is B

      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let page = script.program(scenario: 0, cell: cell).withoutCode.pages[1]
    let left = page.chain.flatMap { $0.lines.keys }
    let isSet = page.initial.contains { $0.property == .prompt } || !left.isEmpty
    #expect((isSet && !page.initial.contains { $0.value == .text("O") }) == stays)
    #expect(left.allSatisfy { $0 == .hook(.viewDidLoad, .main) })
  }

  @Test func theCallsStayWhereTheyWere() throws {
    let whole = try program()
    let alone = whole.withoutCode
    #expect(alone.actions.map(\.label) == whole.actions.map(\.label))
    #expect(alone.actions.map(\.start) == whole.actions.map(\.start))
    #expect(alone.actions[0].line.statement == whole.actions[0].line.statement)
    #expect(alone.actions[1].line.statement == .stop)
    #expect(alone.actions[2].line.statement == whole.actions[2].line.statement)
    #expect(
      alone.expectations.isEmpty && alone.cell.first { $0.axis == "strategy" }?.value == "native")
  }

  /// What code puts around a call is code; the call is the person's.
  @Test(arguments: ["animations-off", "over 200ms", "transaction 200ms"])
  func theCallStaysWithoutWhatIsAroundIt(words: String) throws {
    let script = try Bench.script(
      """
      ios 17
      device iphone-15
      page A "A"
      page B "B"
      scenario "s"
      stack A
      at 0ms  \(words) push B
      expect at end: top is B
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let program = script.program(scenario: 0, cell: cell)
    #expect(program.actions[0].line.when.count == 1)
    #expect(program.withoutCode.actions[0].line.when.isEmpty)
    #expect(program.withoutCode.actions[0].line.statement == program.actions[0].line.statement)
  }

  @Test func whatHasNoCodeLooksTheSame() throws {
    let text = """
      navsim 1
      ios 17
      device iphone-15
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        item prompt="Choose"
      scenario "s"
      stack A
      at 0ms push B
      then swipe back to 40% over 200ms release cancel
      then pop

      """
    let script = try Bench.script(text)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let program = script.program(scenario: 0, cell: cell)
    let bytes = TraceWriter.write(Simulator.run(program), TraceOptions())
    #expect(TraceWriter.write(Simulator.run(program.withoutCode), TraceOptions()) == bytes)
    #expect(
      TraceWriter.write(Simulator.run(program.withoutCode.withoutCode), TraceOptions()) == bytes)
  }
}
