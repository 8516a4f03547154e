import NavSimLanguage
import NavSimProgram
import Testing

/// Versions of strategies: what declares them, what chooses one, and which lines it has.
@Suite struct VersionTests {
  /// One line for all versions, and one for each way to ask for some.
  private static let own = """
    strategy own
      versions  1.0 1.1
      versions  2.0 10.0
      option loud on off
      on viewDidLoad                        bar alpha=0.1
      [version<2.0] on viewDidLoad          bar alpha=0.2
      [version>=1.1] on viewDidLoad         bar alpha=0.3
      [version=1.1|10.0] on viewDidLoad     bar alpha=0.4
      [version>1.0, version<10.0] on viewDidLoad  bar alpha=0.5
      [version!=2.0] on viewDidLoad         bar alpha=0.6
      [!version>=2.0] [loud=off] on viewDidLoad   bar alpha=0.7
      [version<1.1] condition ready  if bar.hidden is no
      [version>=1.1] condition ready  if bar.hidden is yes
      on viewWillAppear  if ready  stop

    """
  private static let tail = "\n" + onePush

  /// The alphas that the lines of the first strategy write, in their order.
  private func alphas(_ program: Program) -> [Double] {
    let lines = program.strategies[0].chain.reversed().flatMap { table in
      table.lines.sorted { "\($0.key)" < "\($1.key)" }.flatMap(\.value)
    }
    return lines.compactMap { line in
      guard case .write(_, let assignments) = line.statement,
        case .value(.number(let number)) = assignments[0].value
      else { return nil }
      return number
    }
  }

  private func chosen(_ line: String) throws -> Program {
    try program(Self.own + line + Self.tail)
  }

  @Test func theNewestCountsWhereNoneIsChosen() throws {
    #expect(try alphas(chosen("strategy own")) == [0.1, 0.3, 0.4, 0.6])
    #expect(try alphas(chosen("strategy own")) == alphas(chosen("strategy own@10.0")))
  }

  @Test(arguments: [
    ("1.0", [0.1, 0.2, 0.6]), ("1.1", [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]), ("2.0", [0.1, 0.3, 0.5]),
    // Between two the older one counts; numbers are compared, not letters.
    ("1.0.9", [0.1, 0.2, 0.6]), ("9", [0.1, 0.3, 0.5]), ("2", [0.1, 0.3, 0.5]),
    ("10", [0.1, 0.3, 0.4, 0.6]),
  ])
  func aVersionHasItsLines(_ version: String, _ expected: [Double]) throws {
    #expect(try alphas(chosen("strategy own@\(version)")) == expected)
    #expect(try alphas(chosen("strategy own \(version)")) == expected)
  }

  @Test func withOptionsAndOthers() throws {
    let loud = try chosen("strategy own 1.0 + fd loud=off")
    #expect(alphas(loud) == [0.1, 0.2, 0.6, 0.7])
    #expect(loud.strategies.map(\.name) == ["own@1.0", "fd"])
    #expect(loud.cell.first { $0.axis == "strategy" }?.value == "own@1.0+fd")
  }

  @Test func conditionsHaveVersions() throws {
    func questions(_ version: String) throws -> String {
      "\(try chosen("strategy own@\(version)").strategies[0].conditions)"
    }
    #expect(try questions("1.0") != questions("1.1"))
    #expect(try questions("1.1") == questions("2.0"))
  }

  @Test func anAxisChooses() throws {
    let text =
      Self.own + "page A\n  [strategy=own] wants hidden=yes\n  [strategy=own@1.0] wants bgAlpha=0\n"
    let script = try parsed(
      text + """
        scenario "x"
        matrix
          strategy  own@1.0 own fd+own@2
        stack A
        expect at end: top is A
        """)
    let programs = try script.cells(scenario: 0).map { script.program(scenario: 0, cell: $0) }
    #expect(programs.map { $0.strategies.map(\.name) } == [["own@1.0"], ["own"], ["fd", "own@2"]])
    // A guard without a version means every one.
    #expect(programs.map { $0.pages[0].wants.count } == [2, 1, 1])
  }

  @Test func theCommandLineChooses() throws {
    let text = Self.own + "strategy own" + Self.tail
    let file = SourceFile(path: "test.navsim", text: text)
    let result = Parser.parse(file, vocabulary: vocabulary, naming: ["own@1.0", "fd"])
    let script = try #require(result.script)
    let cells = try script.cells(scenario: 0, overrides: [("strategy", "own 1.0 + fd")])
    #expect(cells.map { $0["strategy"] } == ["own@1.0+fd"])
    #expect(throws: CellError.self) {
      try script.cells(scenario: 0, overrides: [("strategy", "own@11")])
    }
    do {
      _ = try script.cells(scenario: 0, overrides: [("strategy", "own@0.1")])
    } catch {
      #expect(
        error.message
          == "'own' has no version 0.1: the oldest is 1.0; versions: 1.0, 1.1, 2.0, 10.0")
    }
  }

  @Test func aStrategyIsLikeAVersion() throws {
    let mine = "strategy mine like own@1.0\n  on viewDidLoad  bar alpha=0.9\nstrategy mine"
    #expect(try alphas(chosen(mine)) == [0.1, 0.2, 0.6, 0.9])
  }

  @Test func aControllerHasAVersion() throws {
    let program = try program(
      Self.own + """
        page A
        page B
          child Inner
        page C
        navigation Inner
          stack C
          strategy own 1.0
        strategy native
        scenario "x"
        stack A
        at 0ms  push B
        expect at end: top is B
        """)
    let inner = try #require(program.inner.first).navigation
    #expect(inner.strategies.map { program.strategies[$0].name } == ["own@1.0"])
  }

  /// A cause counts the lines of its version alone, so that what another version has changes none.
  @Test func causesCountOwnLines() throws {
    let newest = try chosen("strategy own")
    let table = StrategyTable.text(Self.own) + "strategy own" + Self.tail
    let alone = try program(table)
    func ordinals(_ program: Program) -> [Int] {
      program.strategies[0].chain[0].lines.values.flatMap { $0 }
        .map { program.origins[$0.origin].ordinal }.sorted()
    }
    #expect(ordinals(newest) == ordinals(alone))
    #expect(alphas(newest) == alphas(alone))
  }

  @Test(arguments: ["1.0", "1.1", "2.0", "10.0"])
  func theTextOfAVersionIsItsTable(_ version: String) throws {
    let text = StrategyTable.text(Self.own, of: version)
    #expect(!text.contains("version"))
    #expect(Formatter.format(text) == text)
    #expect(
      try alphas(program(text + "strategy own" + Self.tail))
        == alphas(chosen("strategy own@\(version)")))
  }

  /// A line that the chosen version has not is read for what is wrong with it.
  @Test func otherVersionsAreChecked() {
    let text = """
      strategy own
        versions 1 2
        [version<2] on viewDidLoad  nonsense
      strategy own
      """
    let result = Parser.parse(
      SourceFile(path: "t.navsim", text: text + Self.tail), vocabulary: vocabulary)
    #expect(result.diagnostics.map(\.line) == [3])
  }

  @Test func notesAreCutFromTheProse() {
    let prose = """
      Own: what it is.

      Versions: by its tags.
      Version 1.0: the first,
      on two lines.
      Version 1.1: the second.
      """
    let notes = StrategyTable.notes(in: prose)
    #expect(notes.map(\.version) == ["", "1.0", "1.1"])
    #expect(notes.map(\.text) == ["by its tags.", "the first, on two lines.", "the second."])
    #expect(StrategyTable.proseWithoutNotes(prose) == "Own: what it is.")
  }

  // MARK: - Form and editors

  @Test func theFormIsOneWord() throws {
    let text = "strategy km 1.1.5 + fd 1.1 loud=off\n\nnavigation Main\n  strategy  km 1.0.0\n"
    let formatted = Formatter.format(text)
    #expect(
      formatted
        == "strategy km@1.1.5 + fd@1.1 loud=off\n\nnavigation Main\n  strategy km@1.0.0\n")
    #expect(Formatter.format(formatted) == formatted)
    #expect(StrategyName.glued("km 1.1.5 + fd") == "km@1.1.5+fd")
    #expect(StrategyName.names(in: "fd+km@1") == ["fd", "km@1"])
    #expect(StrategyName.glued("wr defaultTint=red + fd") == "wr defaultTint=red+fd")
    #expect(StrategyName.option(behind: "wr defaultTint=red") == "defaultTint=red")
    #expect(StrategyName.option(behind: "wr") == nil)
  }

  private func words(_ marked: String) -> Set<String> {
    let place = MarkedText(marked)
    let found = Parser.completions(
      of: place.source, line: place.line, column: place.column, vocabulary: vocabulary)
    return Set(found.map(\.text))
  }

  @Test func editorsProposeThem() {
    let own = """
      strategy own
        versions  1.0 1.1 2.0
        [version>1.0] on viewDidLoad  stop

      """
    #expect(words(own + "strategy own@|" + Self.tail) == ["1.0", "1.1", "2.0"])
    #expect(words(own + "strategy fd + own@1.|" + Self.tail) == ["0", "1"])
    #expect(words(own + "strategy native@|" + Self.tail) == [])
    let guards = words(own + "  [version>=|\nstrategy own" + Self.tail)
    #expect(guards.isSuperset(of: ["1.0", "1.1", "2.0"]))
    #expect(words(own + "  [|\nstrategy own" + Self.tail).contains("version="))
    #expect(words(own + "  ver|\nstrategy own" + Self.tail).contains("versions"))
  }
}
