import NavSimLanguage
import NavSimProgram
import Testing

@Suite("cells")
struct CellTests {
  static let text = """
    device iphone-8
    page A
    page B
    strategy mine
      [fix] on willShow  layout bar
    scenario "x"
    matrix
      strategy  native km
      variant   bug fix
      ios       9.2 12 15
      skip      strategy=km ios=9.2,15 "not of interest"
    stack A
    at 0ms push B
    [bug] expect at end: top is B
    [fix] expect at end: top is B
    """

  private func cells(_ overrides: [(axis: String, value: String)] = []) throws -> [String] {
    try parsed(Self.text).cells(scenario: 0, overrides: overrides).map(\.text)
  }

  @Test("the first axis changes slowest; skipped ones are gone; defaults come last")
  func order() throws {
    let expected = [
      "native,variant=bug,ios=9.2", "native,variant=bug,ios=12", "native,variant=bug,ios=15",
      "native,variant=fix,ios=9.2", "native,variant=fix,ios=12", "native,variant=fix,ios=15",
      "km,variant=bug,ios=12", "km,variant=fix,ios=12",
    ].map { "strategy=\($0),device=iphone-8" }
    #expect(try cells() == expected)
  }

  @Test("an override of a value that the matrix has filters")
  func filters() throws {
    #expect(
      try cells([("variant", "fix"), ("ios", "12")]) == [
        "strategy=native,variant=fix,ios=12,device=iphone-8",
        "strategy=km,variant=fix,ios=12,device=iphone-8",
      ])
  }

  @Test("another strategy, ios or device takes the axis's place")
  func replaces() throws {
    #expect(
      try cells([
        ("strategy", "mine"), ("ios", "26"), ("device", "iphone-15"), ("variant", "bug"),
      ]) == ["strategy=mine,variant=bug,ios=26,device=iphone-15"])
    #expect(
      try cells([("strategy", "mine+km"), ("variant", "bug"), ("ios", "12")])
        == ["strategy=mine+km,variant=bug,ios=12,device=iphone-8"])
  }

  @Test(
    "unknown axes and values are named",
    arguments: [
      ("varaint", "bug", "unknown axis 'varaint'; did you mean 'variant'?"),
      ("variant", "fxi", "unknown value of 'variant' 'fxi'; did you mean 'fix'?"),
      ("strategy", "mien", "unknown strategy 'mien'; did you mean 'mine'?"),
      (
        "strategy", "KMNavigationBarTransition",
        "unknown strategy 'KMNavigationBarTransition'; did you mean 'km'?"
      ),
      ("ios", "99", "there is no iOS '99' here; versions 7 to 18 and 26"),
      ("device", "iphone-9", "unknown device 'iphone-9'; known: iphone-5s, iphone-se-1, "),
      ("device", "iphone-99", "unknown device 'iphone-99'; known: iphone-5s, iphone-se-1, "),
      ("device", "ipone-15-por", "unknown device 'ipone-15-por'; did you mean 'iphone-15-pro'?"),
    ])
  func unknown(_ axis: String, _ value: String, _ message: String) throws {
    let script = try parsed(Self.text)
    #expect(throws: CellError.self) {
      _ = try script.cells(scenario: 0, overrides: [(axis, value)])
    }
    do {
      _ = try script.cells(scenario: 0, overrides: [(axis, value)])
    } catch {
      #expect(error.message.hasPrefix(message), "\(error.message)")
    }
  }

  @Test("a plus stands between strategies")
  func pluses() throws {
    for text in ["mine+", "+mine", "mine++km"] {
      #expect(throws: CellError.self) {
        _ = try parsed(Self.text).cells(scenario: 0, overrides: [("strategy", text)])
      }
    }
  }

  @Test("a file without choices runs natively on iOS 17 on an iphone-15")
  func defaults() throws {
    let program = try program("page A\nscenario \"x\"\nstack A\nexpect at end: top is A")
    #expect(
      program.cell.map { "\($0.axis)=\($0.value)" } == [
        "strategy=native", "ios=17", "device=iphone-15",
      ])
    #expect(program.horizon.seconds == 10)
  }

  @Test("a strategy that only the command line names is loaded on request")
  func naming() throws {
    let file = SourceFile(
      path: "x", text: "page A\nscenario \"x\"\nstack A\nexpect at end: top is A")
    let script = try #require(
      Parser.parse(file, vocabulary: vocabulary, naming: ["fd"]).script)
    let cell = try #require(
      try script.cells(scenario: 0, overrides: [("strategy", "fd")]).first)
    #expect(script.program(scenario: 0, cell: cell).strategies.map(\.name) == ["fd"])
  }
}

@Suite("guards")
struct GuardTests {
  /// Which of the guards hold on an iOS version.
  @Test(
    "versions compare as numbers, as exactly as they are written",
    arguments: [
      ("9.2", "[ios=9]", true), ("9.2", "[ios=9.2]", true), ("9.2", "[ios=9.1]", false),
      ("9.2", "[ios>=9]", true), ("9.2", "[ios>9]", false), ("9.2", "[ios<=9]", true),
      ("9.2", "[ios>=10]", false), ("12", "[ios<9]", false), ("9.2", "[ios<12]", true),
      ("12", "[!ios>=15]", true), ("26", "[ios!=26]", false), ("12", "[ios=12.1]", false),
    ])
  func versions(_ ios: String, _ guardText: String, _ holds: Bool) throws {
    let program = try program(
      """
      page A
        \(guardText) wants hidden=yes
        on viewDidLoad  copy wants to bar
      scenario "x"
      matrix
        ios  \(ios) 17
      stack A
      expect at end: top is A
      """, [("ios", ios)])
    #expect(program.pages[0].wants.isEmpty == !holds)
  }

  @Test("a chosen pair holds for each of its strategies")
  func strategies() throws {
    let program = try program(
      """
      strategy fd + km
      page A
        [strategy=km] kept
        [!strategy=fd] on viewDidLoad  layout bar
      scenario "x"
      stack A
      expect at end: top is A
      """)
    #expect(program.pages[0].isKept)
    #expect(program.pages[0].chain[0].lines.isEmpty)
  }
}
