import NavSimLanguage
import NavSimStrategies
import Testing

@Suite("the formatter")
struct FormatterTests {
  @Test("changes nothing that a program knows", arguments: Examples.all)
  func sameProgram(_ text: String) throws {
    let before = try parsed(text)
    let after = try parsed(Formatter.format(text))
    for (scenario, _) in before.scenarios.enumerated() {
      let cells = try before.cells(scenario: scenario)
      #expect(try after.cells(scenario: scenario) == cells)
      for cell in cells {
        let one = fingerprint(before.program(scenario: scenario, cell: cell))
        let two = fingerprint(after.program(scenario: scenario, cell: cell))
        #expect(one == two)
      }
    }
  }

  @Test("is done after one pass", arguments: Examples.all + ErrorCorpusTests.texts)
  func idempotent(_ text: String) {
    let once = Formatter.format(text)
    #expect(Formatter.format(once) == once)
  }

  @Test("built-in tables are canonical", arguments: BuiltinStrategies.names)
  func builtins(_ name: String) throws {
    let text = try #require(BuiltinStrategies.text(name))
    #expect(Formatter.format(text) == text)
  }

  @Test("aligns hook, when-words and statement, and keeps comments")
  func alignment() {
    let messy = """
      page A   "T"
        wants hidden=yes   // why
        on viewWillAppear hide bar animated=callback
        [bug] on viewDidLoad if animated next-turn bar alpha=1   // the bug
      // between
      at 0ms push B
      then   +50ms pop
      [fix] expect at end: top is A
      [bug] expect during push: bar hidden
      unknown   line  stays
      """
    let neat = """
      page A "T"
        wants hidden=yes  // why
        on viewWillAppear                            hide bar animated=callback
        [bug] on viewDidLoad  if animated next-turn  bar alpha=1  // the bug
      // between
      at 0ms      push B
      then +50ms  pop
      [fix] expect at end:       top is A
      [bug] expect during push:  bar hidden
      unknown   line  stays

      """
    #expect(Formatter.format(messy) == neat)
  }

  @Test("line endings become LF, blank ends go")
  func endings() {
    #expect(Formatter.format("page A  \r\n\r\npage B\t\n\n\n") == "page A\n\npage B\n")
    #expect(Formatter.format("") == "")
    #expect(Formatter.format("\n\n") == "")
  }
}
