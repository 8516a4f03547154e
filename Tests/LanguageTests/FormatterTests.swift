import NavSimLanguage
import NavSimStrategies
import NavSimVerify
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

  @Test("guarded and short items stand like the others")
  func items() {
    let messy = """
      navigation Main
      \talone
         [ios>=11]   strategy  km
      \t[ios<11] strategy   fd
      strategy mine
      \twraps   pages
      """
    let neat = """
      navigation Main
        alone
        [ios>=11] strategy km
        [ios<11]  strategy fd
      strategy mine
        wraps pages

      """
    #expect(Formatter.format(messy) == neat)
  }

  @Test(
    "what the parser refuses stays as it is, byte by byte",
    arguments: [
      "\u{0} // a comment", "page A\r\r", "page A // c\r\r", "\r\r", "page\u{0}A", "a\u{0}",
      "\u{A0}// c", "page  A  \u{A0}", "\u{FEFF}page A", "  on\r viewDidLoad  ", "page  \"A\r\r",
    ])
  func refused(_ line: String) {
    // The first line makes sure that the text does not begin with a byte order mark.
    let text = "page X\n" + line + "\n"
    #expect(Array(Formatter.format(text).utf8) == Array(text.utf8))
    #expect(messages(text + "scenario \"x\"\nstack X\nexpect at end: top is X\n").isEmpty == false)
  }

  @Test("what a comment holds is kept, whatever it is")
  func comments() {
    let text = "page X  // c\u{0}\u{1B}\u{7F}\n"
    #expect(Array(Formatter.format(text).utf8) == Array(text.utf8))
  }

  @Test("a comment that begins as elsewhere gets slashes")
  func numberSigns() {
    let text = "# the pages\npage X  # one\n  view backgroundColor=#102030  #\n"
    #expect(
      Formatter.format(text)
        == "// the pages\npage X  // one\n  view backgroundColor=#102030  //\n"
    )
  }

  @Test("of byte order marks the first goes, unless there are two")
  func marks() {
    #expect(Formatter.format("\u{FEFF}page   A\n") == "page A\n")
    let two = "\u{FEFF}\u{FEFF}page   A\n"
    #expect(Array(Formatter.format(two).utf8) == Array(two.utf8))
  }
}
