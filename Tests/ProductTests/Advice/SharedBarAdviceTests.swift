import NavSim
import Testing

/// What rules say of pages that have no bar, of values that everybody writes alike, and of what one
/// callback begins and ends itself.
@Suite struct SharedBarAdviceTests {
  @Test(arguments: undone + barless + alike + edges)
  func aRuleSaysWhatAReaderWouldSay(_ one: AdviceCase) {
    one.check()
  }

  /// NAV102 and NAV113: where the gesture is turned on again, and what following the one raises of the other.
  static let undone: [AdviceCase] = [
    ("the same callback", "NAV102", [], ["viewWillDisappear no", "viewWillDisappear yes"]),
    ("the same callback", "NAV113", [], ["viewWillDisappear no", "viewWillDisappear yes"]),
    (
      "a callback that may not come", "NAV102", [3],
      ["viewWillDisappear no", "viewDidDisappear yes"]
    ),
    (
      "a callback that comes too late", "NAV113", [4],
      ["viewWillDisappear no", "viewDidDisappear yes"]
    ),
    ("as NAV113 asks", "NAV102", [], ["viewWillAppear no", "viewWillDisappear yes"]),
    ("as NAV113 asks", "NAV113", [], ["viewWillAppear no", "viewWillDisappear yes"]),
    (
      "a page that has it off", "NAV102", [5],
      ["viewDidLoad no", "viewWillDisappear no", "viewWillDisappear yes"]
    ),
    (
      "only where it is asked", "NAV102", [3],
      ["viewWillDisappear no", "viewWillDisappear if animated yes"]
    ),
    (
      "in a later turn", "NAV102", [],
      ["viewWillDisappear no", "viewWillDisappear next-turn yes"]
    ),
    ("as it appears", "NAV102", [], ["viewWillAppear no", "viewWillAppear yes"]),
  ].map { name, rule, lines, code in
    let written = code.map { line in
      let words = line.split(separator: " ")
      return "  on \(words.dropLast().joined(separator: " "))  gesture enabled=\(words.last ?? "")"
    }
    return AdviceCase(
      "\(rule), \(name): \(code)", rule, lines,
      """
      page A
      page B
      \(written.joined(separator: "\n"))

      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }

  /// A page that is only presented is in no navigation controller.
  static let barless: [AdviceCase] = [
    ("NAV106", "present B", []), ("NAV106", "push B", [5]), ("NAV108", "present B", []),
    ("NAV108", "push B", [3, 5]), ("NAV111", "present B", [3]), ("NAV111", "push B", [3, 5]),
  ].map { rule, verb, lines in
    let write = rule == "NAV108" ? "bar translucent=no" : "bar barTintColor=red"
    let first = rule == "NAV108" ? "bar translucent=yes" : "bar barTintColor=green"
    return AdviceCase(
      "\(rule): \(verb)", rule, lines,
      """
      ios \(rule == "NAV111" ? 15 : 12)
      page A
        on viewDidLoad  \(first)
      page B
        on viewWillAppear  \(write)

      scenario "x"
      stack A
      at 0ms  \(verb)
      expect at end:  top is B

      """)
  }

  /// Where all write one value nothing changes; in the mode of the window all get the same answer.
  static let alike: [AdviceCase] = [
    base(
      "NAV106", [], "", "viewDidLoad  bar barTintColor=red", "viewDidLoad  bar barTintColor=red"),
    base(
      "NAV107", [], "", "viewDidLoad  bar barTintColor=red", "viewDidLoad  bar barTintColor=red"),
    base(
      "NAV107", [3], "", "viewDidLoad  bar barTintColor=red", "viewDidLoad  bar barTintColor=blue"),
    base("NAV107", [], mode, "viewDidLoad  do paint", "viewDidLoad  do paint"),
    base("NAV106", [], mode, "viewDidLoad  do paint", "viewDidLoad  do paint"),
    base("NAV108", [], "", "viewDidLoad  bar translucent=no", "viewDidLoad  item title=\"B\""),
    base("NAV108", [], "", "viewWillAppear  bar translucent=no", "viewDidLoad  bar translucent=no"),
    base("NAV108", [3], "", "viewDidAppear  bar translucent=no", "viewDidLoad  item title=\"B\""),
    base("NAV108", [5], "", "viewDidLoad  item title=\"A\"", "viewDidLoad  bar translucent=no"),
    base(
      "NAV108", [3, 5], "", "viewDidLoad  bar translucent=no", "viewDidLoad  bar translucent=yes"),
  ]

  private static let mode = """
      on paint  if window.userInterfaceStyle is dark      bar barTintColor=black
      on paint  if window.userInterfaceStyle is not dark  bar barTintColor=white
      on traitCollectionDidChange  do paint

    """

  private static func base(
    _ rule: String, _ lines: [Int], _ more: String, _ first: String, _ second: String
  ) -> AdviceCase {
    AdviceCase(
      "\(rule) of \(first), \(second)", rule, lines,
      """
      ios 14
      page A
        on \(first)
      \(more)page B
        on \(second)
      \(more)
      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }

  /// NAV111: which images would be seen.
  static let edges: [AdviceCase] = [
    ("blue", [4]), ("Sheer", [4]), ("Clear", []), ("empty", []), ("nil", []),
  ].map { image, lines in
    AdviceCase(
      "NAV111 of \(image)", "NAV111", lines,
      """
      ios 15
      image Sheer  #0000FF80
      page A
        on viewDidLoad  bar backgroundImage=\(image)
      image Clear  clear

      scenario "x"
      stack A
      at 0ms  layout bar
      expect at end:  top is A

      """)
  }

  /// What is to be written names the page of the file.
  @Test func whatToWriteInsteadNamesTheFilesOwnPages() throws {
    var linter = Linter()
    linter.read(
      ScenarioFile(
        path: "x.navsim",
        text: """
          page News "News"
            child Sport
          page Sport
            on viewDidLoad  item rightBarButtonItem="Add"

          scenario "x"
          stack News
          at 0ms  layout bar
          expect at end:  top is News

          """))
    let found = try #require(linter.findings.first { $0.rule.id == "NAV131" })
    #expect(found.instead.hasSuffix("News.item rightBarButtonItem=…"))
    #expect(!found.rule.instead.contains("Chat"))
  }
}
