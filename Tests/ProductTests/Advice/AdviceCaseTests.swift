import NavSim
import Testing

/// What one rule says of a few lines of code: the cases at the edge of it, silent ones among them.
struct AdviceCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let rule: String
  /// The lines that break the rule.
  let lines: [Int]
  let text: String

  init(_ name: String, _ rule: String, _ lines: [Int], _ text: String) {
    testDescription = name
    self.rule = rule
    self.lines = lines
    self.text = text
  }
}

@Suite struct AdviceCaseTests {
  @Test(arguments: endings)
  func aRuleSaysWhatAReaderWouldSay(_ one: AdviceCase) {
    var linter = Linter()
    let file = ScenarioFile(path: "x.navsim", text: one.text)
    #expect(file.diagnostics.filter { $0.severity == .error }.isEmpty, "\(file.diagnostics)")
    linter.read(file)
    let found = linter.findings.filter { $0.rule.id == one.rule }
    #expect(found.map(\.place.line) == one.lines, "\(found)")
  }

  /// NAV102: what ends what a 'will' callback begins.
  static let endings: [AdviceCase] = [
    AdviceCase(
      "show undoes the property that hide changed, and no other", "NAV102", [],
      """
      page A
      page B
        on viewWillAppear     hide bar.bg.shadow by=hidden
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "a pair of hide and show, whatever other pages do", "NAV102", [],
      """
      page A
        on viewWillAppear     hide bar.bg.shadow by=alpha
        on viewWillDisappear  show bar.bg.shadow
      page B
        on viewWillAppear     hide bar.bg.shadow by=hidden
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "an image is no pair of show", "NAV102", [5],
      """
      page A
        on viewWillAppear     hide bar.bg.shadow by=alpha
      page B
        on viewWillAppear     hide bar.bg.shadow by=image
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "show of what another page hides", "NAV102", [4],
      """
      page A
        on viewWillAppear     hide bar.bg.shadow by=alpha
      page B
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "show of what nobody hides changes nothing", "NAV102", [],
      """
      page B
        on viewWillDisappear  show bar.bg.shadow

      """),
    AdviceCase(
      "hide as it leaves, show as it appears", "NAV102", [],
      """
      page B
        on viewWillDisappear  hide bar.bg.shadow by=mask
        on viewWillAppear     show bar.bg.shadow

      """),
    AdviceCase(
      "hide writes what was written already", "NAV102", [2],
      """
      page B
        on viewWillDisappear  bar.bg.image alpha=0
        on viewWillAppear     hide bar.bg.image by=alpha

      """),
    AdviceCase(
      "the same value on a page alone", "NAV102", [2],
      """
      page B
        on viewWillDisappear  gesture enabled=no
        on viewWillAppear     gesture enabled=no

      """),
    AdviceCase(
      "the same value ends nothing for others", "NAV102", [3, 4],
      """
      page A
      page B
        on viewWillAppear     gesture enabled=no
        on viewWillDisappear  gesture enabled=no

      """),
    AdviceCase(
      "another value", "NAV102", [],
      """
      page A
      page B
        on viewWillAppear     gesture enabled=no
        on viewWillDisappear  gesture enabled=yes

      """),
    AdviceCase(
      "a value that is read", "NAV102", [],
      """
      page A
      page B
        on viewWillAppear     gesture enabled=no
        on viewWillDisappear  gesture enabled=bar.translucent

      """),
    AdviceCase(
      "the same value at the end of the transition", "NAV102", [2],
      """
      page B
        on viewWillDisappear              gesture enabled=no
        on viewWillDisappear  completion  gesture enabled=no

      """),
  ]
}
