extension AdviceCaseTests {
  /// NAV124: what stands in the bar, or makes it taller, comes before the transition. A title that another replaces is
  /// there all the time, and one line is told once.
  static let late: [AdviceCase] = lateLines + [replaced]

  private static let lateLines: [AdviceCase] = [
    ("a prompt", "", "viewDidAppear  item prompt=\"Step 2\"", true),
    ("a prompt in time", "", "viewWillAppear  item prompt=\"Step 2\"", false),
    ("a prompt that waits", "", "viewDidAppear  after 900ms  item prompt=\"Step 2\"", false),
    ("a search field", "", "viewDidAppear  item searchController=\"Find\"", true),
    ("an appearance", "", "viewDidAppear  item standardAppearance=Red", true),
    (
      "an appearance where stand-ins are made", "strategy km",
      "viewDidAppear  item standardAppearance=Red", false
    ),
    ("a title where there is none", "", "viewDidAppear  item title=\"Loaded\"", true),
    ("the page's own title", "", "viewDidAppear  self title=\"Loaded\"", true),
    (
      "a button and a prompt", "", "viewDidAppear  item prompt=\"P\" rightBarButtonItem=\"R\"", true
    ),
    ("a back button's text", "", "viewDidAppear  item backButtonTitle=\"Back\"", false),
  ].map { name, strategy, line, isFound in
    AdviceCase(
      name, "NAV124", isFound ? [6] : [],
      """
      ios 15
      appearance Red opaque backgroundColor=red
      \(strategy)
      page A "A"
      page B
        on \(line)
      scenario "x"
      stack A
      at 0ms  push B
      expect at end:  top is B

      """)
  }

  private static let replaced = AdviceCase(
    "a title in place of another", "NAV124", [],
    """
    ios 15
    page A "A"
      on viewDidAppear  item title="Loaded"
    page B
      on viewDidLoad    item title="Wait"
      on viewDidAppear  item title="Loaded"
    scenario "x"
    stack A
    at 0ms  push B
    expect at end:  top is B

    """)
}
