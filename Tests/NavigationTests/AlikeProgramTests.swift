import NavSimKernel
import NavSimLanguage
import NavSimProgram
import NavSimSimulator
import Testing

/// When one run stands for another: programs that run alike, and traces that are laid out alike.
@Suite struct AlikeProgramTests {
  private func programs(_ lines: String, _ axis: String) throws -> [Program] {
    let script = try Bench.script(
      """
      ios 12
      device iphone-8
      page A "A"
      page B "B"
        on viewWillAppear  bar barTintColor=red
      strategy mine
        on viewDidLoad  hide bar animated=no
      scenario "s"
      matrix
        \(axis)
      stack A
      at 0ms push B
      \(lines)
      """)
    return try script.cells(scenario: 0, overrides: []).map {
      script.program(scenario: 0, cell: $0)
    }
  }

  @Test func cellsWithOtherStrategiesAreAlikeWithoutTheirCode() throws {
    let all = try programs("then pop", "strategy native mine km")
    let bare = all.map(\.withoutCode.withoutUnread)
    #expect(all.count == 3)
    #expect(bare.allSatisfy { $0.runs(like: bare[0]) })
    #expect(!all[0].runs(like: all[1]))
    #expect(!all[0].withoutUnread.runs(like: bare[0]))
  }

  /// Defaults of wishes stay as long as one line may read a wish, be it one of several; constants read none.
  @Test(arguments: [
    ("bar tintColor=red", "bar alpha=0.5", false),
    ("bar tintColor=red", "bar alpha=B.wants.glow", true),
    ("bar alpha=B.wants.glow", "bar tintColor=red", true),
    ("bar alpha=B.wants.glow", "bar alpha=B.wants.glow", true),
  ])
  func defaultsStayWhereALineReadsThem(first: String, second: String, stay: Bool) throws {
    let script = try Bench.script(
      """
      ios 12
      device iphone-8
      strategy own
        property glow 0.5 range 0..1
      page A "A"
      page B "B"
      scenario "s"
      matrix
        strategy own
      stack B > A
      at 0ms  \(first)
      then    \(second)
      expect at end: top is A
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let program = script.program(scenario: 0, cell: cell)
    #expect(program.ownProperties.map(\.initial) == [.number(0.5)])
    #expect(
      program.withoutUnread.ownProperties.map(\.initial) == [stay ? .number(0.5) : .none])
  }

  @Test func whatHappensOtherwiseIsNotAlike() throws {
    let all = try programs("[ios=13] then pop", "ios 12 13").map(\.withoutCode.withoutUnread)
    #expect(!all[0].runs(like: all[1]))
    var other = all[0]
    #expect(other.runs(like: all[0]))
    other.pages[1].name = "C"
    #expect(!other.runs(like: all[0]))
    other = all[0]
    other.actions.removeLast()
    #expect(!other.runs(like: all[0]))
    other = all[0]
    other.animationSpeed = 0.1
    #expect(!other.runs(like: all[0]))
  }

  /// A strategy that puts each page into a controller of its own is another one, whatever its lines are.
  @Test func wrappedPagesAreNotAlike() throws {
    let program = try #require(try programs("then pop", "strategy mine km").first)
    var other = program
    #expect(!program.strategies.isEmpty)
    for index in other.strategies.indices { other.strategies[index].wrapsPages.toggle() }
    #expect(!other.runs(like: program))
  }

  /// Each part of the structure counts by itself: stacks, how they came, roots, further controllers.
  @Test func aStructureIsComparedPartByPart() throws {
    let script = try Bench.script(
      """
      ios 17
      device iphone-8
      page A
      page B
      navigation First
        stack A
      navigation Second
        stack B
      tabs Main
        tab First
        tab Second
      scenario "s"
      root Main
      at 0ms select Second
      expect at end: page.B visible
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let program = script.program(scenario: 0, cell: cell)
    let changes: [(inout Program) -> Void] = [
      { $0.stack = [1] }, { $0.stackBySet.toggle() }, { $0.rootPage = 1 }, { $0.container = nil },
      { $0.inner[0].stack = [0] }, { $0.inner[0].isPresented.toggle() },
      { $0.inner[0].navigation.name = "Third" }, { $0.inner = [] }, { $0.presented = [.page(0)] },
    ]
    #expect(program.runs(like: program))
    for (index, change) in changes.enumerated() {
      var other = program
      change(&other)
      #expect(!other.runs(like: program), "change \(index)")
    }
  }

  @Test func aLayoutIsUsedWhereItFits() throws {
    var layout: TraceLayout?
    for program in try programs("then pop", "strategy native mine km jz-system") {
      #expect(Simulator.run(program, layout: &layout) == Simulator.run(program))
    }
  }

  /// A layout has the names of strategies' own wishes: one of a program with others does not fit. A field's other name
  /// is that field.
  @Test func aLayoutOfOtherWishesDoesNotFit() throws {
    func program(_ property: String) throws -> Program {
      let name = property.prefix { $0 != " " }
      let script = try Bench.script(
        """
        ios 12
        device iphone-8
        strategy own
          property \(property)
          on willShow  bar alpha=to.wants.\(name)
        page A
          wants \(name)=0.25
        page B
        strategy own
        scenario "s"
        stack A
        at 0ms push B
        expect at end: top is B
        """)
      let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
      return script.program(scenario: 0, cell: cell)
    }
    var layout: TraceLayout?
    for property in ["glow 0.5", "shine 0.5", "shine 0.5 as bgAlpha", "glow 0.5 as bgAlpha"] {
      let program = try program(property)
      #expect(Simulator.run(program, layout: &layout) == Simulator.run(program), "\(property)")
    }
  }

  /// A field that is added here has to be asked about in `Program.runs(like:)`.
  @Test func everyFieldIsAskedAbout() {
    func fields(_ value: Any) -> String {
      Mirror(reflecting: value).children.compactMap(\.label).joined(separator: " ")
    }
    let program = Program(scenario: "", cell: [], device: "", ios: "", horizon: .zero)
    #expect(
      fields(program)
        == "scenario cell device ios horizon pages navigation strategies images appearances proxy "
        + "startsDark startsIn animationSpeed linkedSDK limits ownProperties savedNames routines "
        + "conditions origins inner presented windows rootPage container stack stackBySet actions expectations records"
    )
    #expect(
      fields(PageProgram(name: ""))
        == "name title chain chainNames wants initial isNamed isKept children")
    #expect(
      fields(NavigationProgram()) == "name chain initial isBarAlone declaration strategies")
    #expect(
      fields(StrategyProgram(name: ""))
        == "name chain chainNames sameness defaults conditions carried wrapsPages")
  }

  /// Each list of names counts by itself, though the others are the same.
  @Test func whatOneCellNamesOtherwiseIsNotAlike() throws {
    let all = try programs("then pop", "strategy native mine")
    var other = all[0]
    other.appearances = [AppearanceDeclaration(name: "White", base: .opaque)]
    #expect(!other.runs(like: all[0]))
    other = all[0]
    other.savedNames = ["before"]
    #expect(!other.runs(like: all[0]))
    other = all[0]
    other.routines = ["paint"]
    #expect(!other.runs(like: all[0]))
  }

  /// A program that says nothing of it runs its animations as fast as the clock.
  @Test func animationsRunWithTheClock() {
    let program = Program(scenario: "", cell: [], device: "", ios: "", horizon: .zero)
    #expect(program.animationSpeed == 1)
  }
}
