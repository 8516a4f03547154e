import NavSimChecks
import NavSimLanguage
import NavSimProgram
import NavSimReport
import NavSimTrace
import Testing

@Suite struct ReportTests {
  static func failures() -> [Failure] {
    let text = "expect during push: bar.bg.alpha = 1"
    let expectation = Claimed(
      scope: .during(action: 0), isSometime: false,
      claim: compare("bar.bg.alpha", .equal, .number(1)), file: "Scenarios/a.navsim", line: 24,
      column: 1, text: text)
    return Checker.check(expectations: [expectation], actions: [], trace: Film.sample())
  }

  static let text = """
    Scenarios/a.navsim:24:1: error: bar.bg.alpha is 0.5, not 1
      24 | expect during push: bar.bg.alpha = 1
         | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
         = where: push +10 (166.666ms), cell strategy=native ios=12
         = frame: +9 bar.bg.alpha=1   +10 bar.bg.alpha=0.5   +11 bar.bg.alpha=0.5
         = cause: on viewWillAppear  bar.bg alpha=0 (km:38)
         = repro: navsim run Scenarios/a.navsim --cell strategy=native,ios=12
    """

  @Test("a failure shows place, frames, cause and how to see it again")
  func failure() {
    let texts = Self.failures().map { TerminalStyle.plain.text(of: $0) }
    #expect(texts == [Self.text])
  }

  @Test("colour changes nothing but colour")
  func colored() {
    let colored = Self.failures().map { TerminalStyle(isColored: true).text(of: $0) }
    #expect(colored.first?.hasPrefix("\u{1B}[1;31mScenarios") == true)
    var plain = ""
    var isEscape = false
    for character in colored.first ?? "" {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { plain.append(character) }
      if character == "m" { isEscape = false }
    }
    #expect(plain == Self.text)
  }

  @Test(
    "colour only on a terminal and without NO_COLOR",
    arguments: [
      (true, nil, true), (true, "", true), (true, "1", false), (false, nil, false),
    ] as [(Bool, String?, Bool)])
  func terminals(isTerminal: Bool, noColor: String?, isColored: Bool) {
    #expect(TerminalStyle(isTerminal: isTerminal, noColor: noColor).isColored == isColored)
  }

  @Test("control characters of a text never reach the terminal")
  func control() {
    #expect(PaintedText(line: "a\u{1B}[31mb\u{9B}c\n").plain == "a\\u{1B}[31mb\\u{9B}c\\n")
  }

  @Test(
    "an odd line or column does not trap",
    arguments: [
      (0, 0, ""), (1, 99, "short"), (123_456, -5, "  "), (1, 1, "é😀"),
    ])
  func oddPlaces(line: Int, column: Int, text: String) throws {
    var failure = try #require(Self.failures().first)
    failure.line = line
    failure.column = column
    failure.text = text
    #expect(!TerminalStyle.plain.text(of: failure).isEmpty)
  }

  @Test("the last line counts scenarios and cells")
  func summary() {
    var summary = RunSummary()
    summary.scenarios = 1
    summary.add(isPassed: true)
    summary.add(isPassed: false)
    #expect(summary.text.plain == "1 scenario, 2 cells: 1 passed, 1 failed")
    summary.scenarios = 2
    #expect(
      summary.text.text(TerminalStyle(isColored: true)).hasPrefix(
        "2 scenarios, 2 cells: \u{1B}[1;31m"))
  }
}
