import NavSimLanguage
import NavSimProgram
import NavSimStrategies
import NavSimVocabulary
import Testing

@Suite("strategies as tables")
struct StrategyTests {
  /// The tables of a program without what names the file or the declaration.
  private func tables(_ program: Program) -> [String] {
    program.strategies.flatMap(\.chain).map { table in
      let lines = table.lines.map { key, lines in
        "\(key): \(lines.map { "\($0.when) \($0.statement)" })"
      }
      return "\(lines.sorted()) \(table.withoutSuper.count)"
    }
  }

  private func copied(_ name: String, as other: String) throws -> String {
    StrategyTable.text(try #require(BuiltinStrategies.text(name)))
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line == "strategy \(name)" || line.hasPrefix("strategy \(name) ")
          ? "strategy \(other)" + line.dropFirst(9 + name.count) : String(line)
      }
      .joined(separator: "\n")
  }

  @Test(
    "the printed table under another name is the same strategy",
    arguments: BuiltinStrategies.names.filter { $0 != "native" })
  func copies(_ name: String) throws {
    for ios in ["10", "12", "17"] {
      let builtIn = try program("ios \(ios)\nstrategy \(name)\n" + onePush)
      let copy = try program(
        "ios \(ios)\n" + copied(name, as: "twin") + "strategy twin\n" + onePush)
      #expect(tables(builtIn) == tables(copy))
      #expect(builtIn.savedNames == copy.savedNames)
      #expect(builtIn.routines == copy.routines)
      #expect("\(builtIn.conditions)" == "\(copy.conditions)")
      #expect("\(builtIn.ownProperties)" == "\(copy.ownProperties)")
      #expect(builtIn.origins.map(\.ordinal) == copy.origins.map(\.ordinal))
    }
  }

  /// Some; `navsim-bench verify source` takes all, and runs them.
  @Test(
    "a built-in that is taken away can be declared again",
    arguments: ["meituan", "km", "rt", "each"])
  func redeclared(_ name: String) throws {
    var without = vocabulary
    without.strategies.removeAll { $0 == name }
    without.builtinStrategies = { $0 == name ? nil : BuiltinStrategies.text($0) }
    let table = StrategyTable.text(try #require(BuiltinStrategies.text(name)))
    let text = table + "strategy \(name)\n" + onePush
    let result = Parser.parse(SourceFile(path: "x", text: text), vocabulary: without)
    let script = try #require(result.script, "\(result.diagnostics.map(\.text))")
    let cell = try #require(try script.cells(scenario: 0).first)
    let builtIn = try program("strategy \(name)\n" + onePush)
    #expect(tables(script.program(scenario: 0, cell: cell)) == tables(builtIn))
  }

  @Test("a derived strategy has its own table before the one it is like")
  func derived() throws {
    let program = try program(
      """
      strategy in-house like meituan
        fields style  barTintColor
        on viewDidAppear  no super
        on willShow       completion if cancelled  copy from.fake to bar fields=style
      strategy in-house

      """ + onePush)
    let chain = program.strategies[0].chain
    #expect(chain.count == 2)
    #expect(chain[0].withoutSuper == [.hook(.viewDidAppear, .main)])
    #expect(chain[0].lines[.hook(.willShow, .main)]?.count == 1)
    #expect(chain[1].lines[.hook(.push, .pre)]?.count == 1)
    // A list that the derived strategy declares again is used by inherited lines too.
    let pop = try #require(chain[1].lines[.hook(.pop, .pre)])
    #expect(
      pop.last?.statement
        == .copy(
          from: .thing(.to, .fake), to: .thing(.self, .bar), fields: [.barTintColor]))
  }

  @Test("two strategies keep their order and share nothing by accident")
  func combined() throws {
    let program = try program("strategy fd + km\n" + onePush)
    #expect(program.strategies.map(\.name) == ["fd", "km"])
    let one = try self.program2()
    #expect(Set(one).count == one.count)
  }

  /// The indices under which two strategies save the same name.
  private func program2() throws -> [Int] {
    let program = try program(
      """
      strategy one
        on viewDidLoad    save bar.alpha as old
        on viewDidAppear  restore old
      strategy two
        on viewDidLoad    save bar.alpha as old
        on viewDidAppear  restore old
      strategy one + two

      """ + onePush)
    return program.strategies.flatMap(\.chain).flatMap { table in
      (table.lines[.hook(.viewDidLoad, .main)] ?? []).compactMap { line in
        if case .save(_, _, _, let name) = line.statement { return name }
        return nil
      }
    }
  }

  @Test("field lists follow the cell's guards")
  func fields() throws {
    for (ios, expected) in [
      ("12", [Property.barTintColor, .backgroundImage, .shadowImage]),
      ("15", [.standardAppearance, .scrollEdgeAppearance]),
    ] {
      let program = try program("ios \(ios)\nstrategy km\n" + onePush)
      let lines = program.strategies[0].chain[0].lines[.hook(.viewDidAppear, .pre)] ?? []
      let copy = lines.first {
        if case .copy = $0.statement { return true }
        return false
      }
      #expect(
        copy?.statement
          == .copy(
            from: .thing(.self, .fake), to: .thing(.self, .bar), fields: expected))
    }
  }

  @Test("properties keep one index; the default is the chosen strategy's")
  func properties() throws {
    let text = """
      page A
        wants fade=0.25
      page B
      strategy one
        property fade  1 range 0..1
        on willShow  bar alpha=to.wants.fade
      strategy two
        property fade  0
        on willShow  bar alpha=to.wants.fade
      scenario "x"
      matrix
        strategy  one two
      stack A
      expect at end: top is A
      """
    for (strategy, initial) in [("one", 1.0), ("two", 0.0)] {
      let program = try program(text, [("strategy", strategy)])
      #expect(program.ownProperties.map(\.name) == ["fade"])
      #expect(program.ownProperties[0].initial == .number(initial))
      #expect(program.pages[0].wants == [.own(0): .number(0.25)])
    }
  }

  @Test("every built-in says where it comes from", arguments: BuiltinStrategies.names)
  func prose(_ name: String) throws {
    let prose = try #require(BuiltinStrategies.prose(name))
    #expect(prose.contains("Source: "))
    #expect(BuiltinStrategies.text("nothing") == nil)
  }

  @Test("options: the default, a choice, an axis, the command line")
  func options() throws {
    let table = """
      page A
      page B
      strategy one
        option speed  slow fast
        [speed=slow] on willShow  bar alpha=0.5
        [speed=fast] on willShow  bar alpha=1
        [!speed=fast] on didShow  bar alpha=0.25
      strategy two like one
        [speed=fast] on didShow  bar alpha=0.75

      """
    let tail = "stack A\nat 0ms push B\nexpect at end: top is B\n"
    func hooks(_ text: String, _ cell: [(axis: String, value: String)] = []) throws -> [Int] {
      let program = try program(table + text, cell)
      let lines = program.strategies.flatMap(\.chain).flatMap { table in
        [Hook.willShow, .didShow].flatMap { table.lines[.hook($0, .main)] ?? [] }
      }
      return lines.map(\.origin).sorted()
    }
    let plain = "strategy one\nscenario \"x\"\n" + tail
    let slow = try hooks(plain)
    let fast = try hooks("strategy one speed=fast\nscenario \"x\"\n" + tail)
    #expect(slow.count == 2)
    #expect(fast.count == 1)
    #expect(try hooks(plain, [("speed", "fast")]) == fast)
    #expect(try hooks("strategy two speed=fast\nscenario \"x\"\n" + tail).count == 2)
    let matrix = "scenario \"x\"\nmatrix\n  strategy one\n  speed fast slow\n" + tail
    #expect(try hooks(matrix) == fast)
    #expect(try hooks(matrix, [("speed", "slow")]) == slow)
    let script = try parsed(table + "strategy one speed=fast\nscenario \"x\"\n" + tail)
    #expect(try script.cells(scenario: 0)[0].text.hasSuffix("speed=fast"))
    #expect(throws: CellError.self) {
      try script.cells(scenario: 0, overrides: [("speed", "medium")])
    }
  }
}
