import NavSimLanguage
import NavSimVerify
import Testing

// A hook whose statements stand below it says what as many lines with the hook say.

@Suite("hooks with lines below them") struct HookBlockTests {
  private static let nested = """
    page A
      wants hidden=yes
      on viewWillAppear
        bar translucent=no
        [bug] if animated next-turn bar alpha=0.5

        // between
        hide bar animated=callback
      [bug] on viewDidLoad, viewDidAppear if animated
        stop
      on viewDidDisappear  bar alpha=1
    page B
    navigation Main
      stack A
      on push.pre
          bar alpha=0.9
    scenario "x"
    matrix
      code  bug fix
    root Main
    at 0ms push B
    at 1s swipe back
    expect at end: top is A
    """
  private static let flat = """
    page A
      wants hidden=yes
      // on viewWillAppear
      on viewWillAppear bar translucent=no
      [bug] on viewWillAppear if animated next-turn bar alpha=0.5

      // between
      on viewWillAppear hide bar animated=callback
      // [bug] on viewDidLoad, viewDidAppear if animated
      [bug] on viewDidLoad, viewDidAppear if animated stop
      on viewDidDisappear  bar alpha=1
    page B
    navigation Main
      stack A
      // on push.pre
      on push.pre bar alpha=0.9
    scenario "x"
    matrix
      code  bug fix
    root Main
    at 0ms push B
    at 1s swipe back to 50% over 300ms release finish
    expect at end: top is A
    """

  @Test(arguments: ["bug", "fix"]) func saysTheSame(code: String) throws {
    // A short swipe is what it is short for, but for its own text in causes.
    let one = try program(Self.nested, [("code", code)])
    let two = try program(Self.flat, [("code", code)])
    #expect(one.pages.map { $0.chain.map(\.lines) } == two.pages.map { $0.chain.map(\.lines) })
    #expect(one.actions.map(\.line.statement) == two.actions.map(\.line.statement))
    #expect(one.navigation.chain.map(\.lines) == two.navigation.chain.map(\.lines))
  }

  @Test func isFormatted() throws {
    let neat = """
      page A
        wants hidden=yes
        on viewWillAppear
          bar translucent=no
          [bug] if animated next-turn bar alpha=0.5

          // between
          hide bar animated=callback
        [bug] on viewDidLoad, viewDidAppear  if animated
          stop
        on viewDidDisappear  bar alpha=1

      """
    let lines = Self.nested.split(separator: "\n", omittingEmptySubsequences: false)
    let page = lines.prefix(11).joined(separator: "\n")
    #expect(Formatter.format(page) == neat)
    #expect(Formatter.format(neat) == neat)
    let formatted = try program(Formatter.format(Self.nested))
    #expect(fingerprint(formatted) == fingerprint(try program(Self.nested)))
  }

  @Test(arguments: [
    ("page A\n  on viewWillAppear\n  bar alpha=1\n", "2:20: error: the hook has no statement"),
    ("page A\n  on viewWillAppear\n    baz alpha=1\n", "3:5: error: unknown statement 'baz'"),
    ("page A\n  on viewWillApear\n    bar alpha=1\n    stop\n", "2:6: error: unknown hook"),
    (
      "page A\n  on viewDidLoad\n    on viewDidAppear bar alpha=1\n",
      "3:5: error: 'on' is no statement"
    ),
    ("page A\n  on viewDidLoad stop\n    on viewDidAppear stop\n", ""),
    ("page A\n  on viewDidLoad\n    bar alpha=1 on viewDidAppear\n", "3:17: error:"),
  ])
  func errorsStandAtTheirLines(text: String, first: String) {
    let found = messages(text + "page B\n" + Self.tail)
    guard !first.isEmpty else {
      #expect(found.map(\.text) == [])
      return
    }
    let heads = found.map { $0.text.split(separator: "\n").first.map(String.init) ?? "" }
    #expect(heads.contains { $0.contains("test.navsim:" + first) }, "\(heads)")
    #expect(Set(heads).count == heads.count)
  }

  private static let tail = "scenario \"x\"\nstack A\nat 0ms push B\nexpect at end: top is B\n"

  @Test func isCompleted() {
    let place = MarkedText(
      "page A\n  on viewWillAppear\n    bar alpha=1\n    |\npage B\n" + Self.tail)
    let found = Parser.completions(
      of: place.source, line: place.line, column: place.column, vocabulary: vocabulary)
    let words = Set(found.map(\.text))
    #expect(words.isSuperset(of: ["hide", "bar", "push", "if", "self"]))
    #expect(words.isDisjoint(with: ["kept", "child", "on"]))
  }

  @Test func aFingerThatIsLetGoGoesHalfTheWay() throws {
    func path(_ words: String) throws -> String {
      let program = try program(
        "page A\npage B\nscenario \"x\"\nstack A > B\nat 0ms swipe back" + words)
      return "\(program.actions[0].line.statement)"
    }
    #expect(try path("") == path(" to 50% over 300ms release finish"))
    #expect(try path(" release cancel") == path(" to 50% over 300ms release cancel"))
    #expect(try path(" to 30% release cancel") == path(" to 30% over 300ms release cancel"))
    #expect(try path(" to 30% release cancel") != path(" to 30% over 200ms release cancel"))
  }

  /// A line that is not understood below a hook without a statement gets none by being formatted.
  @Test func halfALineIsLeftAlone() {
    let text = """
      page A
          [bug] on viewWillDisappear
          [bug|fix] hide bar animated=callback
      page B

      """
    #expect(Formatter.format(text) == text)
  }

  /// A matrix has axes of any name, and no hooks.
  @Test func anAxisMayBeCalledOn() throws {
    let script = try parsed(
      "page A\npage B\nscenario \"x\"\nmatrix\n  on red\n    code bug fix\nstack A\n"
        + "[code=bug] at 0ms push B\n[code=fix] at 0ms push B\n[on=red] expect at end: top is B\n")
    #expect(try script.cells(scenario: 0).count == 2)
  }

  /// What stands below a hook goes with it where a table is cut to one version.
  @Test func aVersionKeepsHooksWhole() {
    let table = """
      strategy s
        versions 1.0 2.0
        [version<2.0] on viewWillAppear
          bar tintColor=blue
        [version>=2.0] on viewWillAppear
          bar tintColor=red
        on viewDidAppear
          bar alpha=1
          [version>=2.0] stop
        on viewDidLoad
          [version<2.0] bar translucent=no

      """
    let old = """
      strategy s
        on viewWillAppear
          bar tintColor=blue
        on viewDidAppear
          bar alpha=1
        on viewDidLoad
          bar translucent=no

      """
    #expect(StrategyTable.text(table, of: "1.0") == old)
    let new = old.replacing("blue", with: "red").replacing("alpha=1\n", with: "alpha=1\n    stop\n")
      .replacing("  on viewDidLoad\n    bar translucent=no\n", with: "")
    #expect(StrategyTable.text(table, of: "2.0") == new)
  }

  /// A hook with a block is one place for an editor, at its own line.
  @Test func anEditorFindsTheHook() throws {
    let text = """
      page A
        on refresh
          bar alpha=1
          bar alpha=0.5
        on viewDidLoad  do refresh
      page B

      """ + Self.tail
    let found = Parser.definitions(
      of: SourceFile(path: "/test.navsim", text: text), vocabulary: vocabulary
    ).filter { $0.kind == .routine }
    #expect(found.map { [$0.line, $0.column] } == [[2, 6]])
    #expect(found.first?.source == "  on refresh")
    let hooks = try #require(Parser.outline(of: text).first).children
    #expect(hooks.map { [$0.line, $0.lastLine, $0.column] } == [[2, 4, 6], [5, 5, 6]])
    #expect(hooks.map(\.name) == ["refresh", "viewDidLoad do refresh"])
  }
}
