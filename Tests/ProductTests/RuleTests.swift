import Foundation
import Testing

/// A rule of the model tried with another value: in a file, as an axis, on the command line.
///
/// After 15 frames a push has come 0.942038 of its way, and the black over the page below has the
/// rule's part of that: 0.2 makes 0.188, where UIKit's 0.1 makes 0.094.
@Suite struct RuleTests {
  private static func file(rule: String = "", matrix: String = "", claims: String) -> String {
    """
    device iphone-8
    ios 12
    \(rule)
    page A
    page B
    scenario "dimming"
    \(matrix)
    stack A
    at 0ms push B
    \(claims)

    """
  }

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func ran(_ text: String, _ arguments: String...) throws -> Ran {
    try scratch.write(text, to: "dim.navsim")
    return try Binary.run(arguments.map { $0 == "FILE" ? "dim.navsim" : $0 }, in: scratch.url)
  }

  /// An axis of a cell that names no rule is told as '--rule' tells it.
  @Test func aCellWithARuleThatIsNoneIsTold() throws {
    for command in ["run", "why", "view", "film"] {
      let ran = try ran(Self.file(claims: ""), command, "FILE", "--cell", "rule.dimAlpa=0.2")
      #expect(ran.code == 2 && ran.out.isEmpty, "\(ran)")
      #expect(ran.err.contains("unknown rule 'dimAlpa'; did you mean 'dimAlpha'?"), "\(ran.err)")
    }
    let value = try ran(Self.file(claims: ""), "run", "FILE", "--cell", "rule.dimAlpha=dark")
    #expect(value.code == 2 && value.err.contains("'dark' is no value of the rule"), "\(value.err)")
  }

  @Test func aFileTriesARule() throws {
    let text = Self.file(
      rule: "rule dimAlpha=0.2", claims: "expect at push+15f: page.A.dim = 0.188 ± 0.001")
    let ran = try ran(text, "test", "FILE")
    #expect(ran.code == 0, "\(ran.out)\(ran.err)")
  }

  @Test func anAxisTriesSeveral() throws {
    let text = Self.file(
      matrix: "matrix\n  rule.dimAlpha 0.1 0.2",
      claims: """
        [rule.dimAlpha=0.1] expect at push+15f: page.A.dim = 0.094 ± 0.001
        [rule.dimAlpha=0.2] expect at push+15f: page.A.dim = 0.188 ± 0.001
        """)
    let ran = try ran(text, "test", "FILE", "--jobs", "1")
    #expect(ran.code == 0 && ran.out.contains("2 passed"), "\(ran.out)\(ran.err)")
  }

  @Test func theTraceSaysWhatWasTried() throws {
    let text = Self.file(
      rule: "rule dimAlpha=0.2", claims: "expect always: bar visible")
    let ran = try ran(text, "run", "FILE")
    #expect(ran.out.contains("rule.dimAlpha=0.2"), "\(ran.out.prefix(300))")
  }

  @Test func theCommandLineTriesOne() throws {
    let text = Self.file(claims: "expect at push+15f: page.A.dim = 0.188 ± 0.001")
    #expect(try ran(text, "run", "FILE", "--quiet").code == 1)
    let tried = try ran(text, "run", "FILE", "--quiet", "--rule", "dimAlpha=0.2")
    #expect(tried.code == 0, "\(tried.err)")
  }

  /// The command line goes before the file.
  @Test func theCommandLineReplacesTheFiles() throws {
    let text = Self.file(
      rule: "rule dimAlpha=0.5", claims: "expect at push+15f: page.A.dim = 0.188 ± 0.001")
    #expect(try ran(text, "run", "FILE", "--quiet").code == 1)
    #expect(try ran(text, "run", "FILE", "--quiet", "--rule", "dimAlpha=0.2").code == 0)
  }

  /// `lazy` is the order up to iOS 11 and the other that of 12: both can be told of one phone.
  @Test func anOrderIsARule() throws {
    let text = Self.file(
      claims: "expect during push: events viewWillDisappear(A), loadView(B)")
    #expect(try ran(text, "run", "FILE", "--quiet").code == 1)
    #expect(try ran(text, "run", "FILE", "--quiet", "--rule", "loadSlot=lazy").code == 0)
  }

  @Test func compareTakesAxes() throws {
    let text = Self.file(
      matrix: "matrix\n  variant bug fix",
      claims:
        "[bug] at 700ms hide bar animated=no\n[fix] at 700ms show bar animated=no\nexpect at start: bar visible"
    )
    let own = try ran(text, "compare", "FILE", "--axis", "variant", "--format", "json")
    #expect(Self.rows(own) == ["variant", "bug", "fix"], "\(own.out)\(own.err)")
    let rules = try ran(text, "compare", "FILE", "--axis", "rule.loadSlot", "--format", "json")
    #expect(
      Self.rows(rules) == ["rule.loadSlot", "beforeWillDisappear", "lazy"],
      "\(rules.out)\(rules.err)")
    let some = try ran(
      text, "compare", "FILE", "--axis", "rule.dimAlpha=0.1,0.2", "--format", "json")
    #expect(Self.rows(some) == ["rule.dimAlpha", "0.1", "0.2"], "\(some.out)\(some.err)")
    let unknown = try ran(text, "compare", "FILE", "--axis", "variante")
    #expect(unknown.code == 2 && unknown.err.contains("did you mean 'variant'"), "\(unknown.err)")
    let number = try ran(text, "compare", "FILE", "--axis", "rule.dimAlpha")
    #expect(number.code == 2 && number.err.contains("--axis rule.dimAlpha="), "\(number.err)")
  }

  /// The axis and its values.
  private static func rows(_ ran: Ran) -> [String] {
    let json = try? JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any]
    return [json?["axis"] as? String ?? ""] + (json?["variants"] as? [String] ?? [])
  }

  @Test(arguments: [
    ("dimAlfa=0.2", "did you mean 'dimAlpha'"), ("dimAlpha=2", "a number from 0 to 1"),
    ("dimAlpha=nan", "a number from 0 to 1"), ("loadSlot=lasy", "beforeWillDisappear or lazy"),
    ("completionSpeed=0", "a number from 0.01 to 100"),
    ("surroundings.hasDarkMode=maybe", "yes or no"),
    ("hasDarkMode=yes", "did you mean 'surroundings.hasDarkMode'"),
    ("pushLayoutPairsAfter=1.5", "a whole number from 0 to 10"), ("dimAlpha", "NAME=VALUE"),
    ("motionDuration=1e999999", "a number from 0 to 10 seconds"),
    ("dimAlpha=", "a number from 0 to 1"),
  ])
  func refused(_ rule: String, _ told: String) throws {
    let text = Self.file(claims: "expect always: bar visible")
    let ran = try ran(text, "run", "FILE", "--rule", rule)
    #expect(ran.code == 2, "\(rule)")
    #expect(ran.err.contains(told), "\(rule): \(ran.err)")
  }

  @Test func twice() throws {
    let text = Self.file(claims: "expect always: bar visible")
    let ran = try ran(text, "run", "FILE", "--rule", "dimAlpha=0.2", "--rule", "dimAlpha=0.3")
    #expect(ran.code == 2 && ran.err.contains("twice"))
  }

  /// A rule tried for all cells gives bare guards no other meaning: `[yes]` is the author's own.
  @Test func bareGuardsAreTheAuthors() throws {
    let text = Self.file(
      rule: "rule surroundings.hasDarkMode=yes", matrix: "matrix\n  broken yes no",
      claims: "[yes] expect at start: bar hidden\n[no] expect at start: bar visible")
    let ran = try ran(text, "test", "FILE", "--jobs", "1")
    #expect(ran.out.contains("1 passed, 1 failed"), "\(ran.out)\(ran.err)")
  }
}
