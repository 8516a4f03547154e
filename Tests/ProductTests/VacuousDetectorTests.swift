import NavSim
import Testing

/// A claim about a detector that could not fail in the cell is an error, with the reason.
@Suite struct VacuousDetectorTests {
  private func messages(_ claim: String, _ page: String = "") throws -> [String] {
    try failures(
      """
      ios 12
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        \(page)
      scenario "claim"
      stack A
      at 0ms push B
      expect \(claim)

      """)
  }

  /// What the claims of a file's first cell say that do not hold.
  private func failures(_ text: String) throws -> [String] {
    let file = ScenarioFile(path: "claim.navsim", text: text)
    #expect(!file.hasErrors, "\(file.diagnostics)")
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    return run.failures.map(\.message)
  }

  /// A bar inside a page may lie below another; that of a further tab never does.
  @Test(arguments: [true, false]) func aTabIsNotInsideAPage(isTab: Bool) throws {
    let failures = try failures(
      """
      ios 12
      page A "A"
        view backgroundColor=white
      page B "B"
        view backgroundColor=white
        \(isTab ? "" : "child Second")
      page C "C"
        view backgroundColor=white
      navigation Main
        stack A
      navigation Second
        stack C
      \(isTab ? "tabs All\n  tab Main\n  tab Second" : "")
      scenario "claim"
      root \(isTab ? "All" : "Main")
      at 0ms push B
      expect at start: no double-bar
      expect always: no double-bar

      """)
    #expect(
      failures.contains { $0.hasSuffix("there is nothing to look at") } == isTab, "\(failures)")
    #expect(failures.count == (isTab ? 2 : 1))
  }

  /// Where no page has a scroll view nothing says where content begins.
  @Test func noScrollView() throws {
    #expect(
      try messages("at end: no misplaced-content") == [
        "a misplaced-content is seen where a page has a scroll view, and no page of the trace has "
          + "one: there is nothing to look at"
      ])
    #expect(
      try messages("at end: no misplaced-content", "scrollView contentHeight=2000pt") == [])
    #expect(
      try messages("during push: no misplaced-content", "scrollView contentHeight=2000pt") == [
        "a misplaced-content is seen at rest, and nothing rests in the scope: there is nothing to "
          + "look at"
      ])
  }

  /// Nobody says whether there should be a bar.
  @Test func noWish() throws {
    #expect(
      try messages("always: no hidden-mismatch") == [
        "no page on top says whether it wants a bar (wants hidden), and none comes back: there is "
          + "nothing to look at"
      ])
    #expect(try messages("always: no hidden-mismatch", "wants hidden=no") == [])
    #expect(try messages("always: some hidden-mismatch") == ["no hidden-mismatch was found"])
  }

  /// The trace does not have what the detector looks at.
  @Test func noElement() throws {
    #expect(
      try messages("always: no tab-bar") == [
        "a tab-bar is seen on tabBar, toolbar, and the trace has none: there is nothing to look at"
      ])
    #expect(
      try messages("always: no status-bar") == [
        "a status-bar is seen on statusBar, and the trace has none: there is nothing to look at"
      ])
  }

  /// What is seen at rest alone is never seen in a scope in which everything moves.
  @Test(arguments: [
    "stuck", "style-leak", "hidden-mismatch", "stack-mismatch", "unmet-wish", "unasked",
    "unreadable",
  ])
  func noRest(detector: String) throws {
    #expect(
      try messages("during push: no \(detector)", "wants hidden=no bgAlpha=1") == [
        "a \(detector) is seen at rest, and nothing rests in the scope: there is nothing to look at"
      ])
    #expect(try messages("at end: no \(detector)", "wants hidden=no bgAlpha=1") == [])
    #expect(try messages("always: no \(detector)", "wants hidden=no bgAlpha=1") == [])
    #expect(
      try messages("at start: no \(detector)", "wants hidden=no bgAlpha=1").isEmpty
        == (detector != "hidden-mismatch" && detector != "unmet-wish"))
  }

  /// What is seen in transitions alone is never seen before the first.
  @Test(arguments: [
    "flash", "snap", "drift", "untied", "title-jump", "content-jump", "sudden-content",
  ])
  func noTransition(detector: String) throws {
    #expect(
      try messages("at start: no \(detector)") == [
        "a \(detector) is seen in a transition, and none goes on in the scope: there is nothing to "
          + "look at"
      ])
    for scope in ["during push", "at end", "always", "from push.end to push.end+5f"] {
      #expect(try messages("\(scope): no \(detector)") == [], "\(scope)")
    }
  }

  /// A presentation is no transition of the stack: what is seen there alone says so, and how a set leaves it out.
  @Test func aPresentationAlone() throws {
    func messages(_ detector: String) throws -> [String] {
      try failures(
        """
        ios 17
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
        scenario "claim"
        stack A
        at 0ms  present B style=fullScreen
        then    dismiss
        expect always:  no \(detector)

        """)
    }
    #expect(
      try messages("flash") == [
        "a flash is seen in a transition of the stack, and in the scope there is a presentation "
          + "alone ('check NAME except flash' leaves it out): there is nothing to look at"
      ])
    #expect(try messages("snap") == [])
  }

  /// Nobody wants anything; nothing stands in for the bar; a clear page shows what lies behind it.
  @Test func nothingThatItLooksAt() throws {
    #expect(
      try messages("always: no unmet-wish") == [
        "no page on top says what it wants (wants NAME=VALUE): there is nothing to look at"
      ])
    // The wish for a bar is hidden-mismatch's.
    #expect(try messages("always: no unmet-wish", "wants hidden=no").count == 1)
    #expect(
      try messages("always: no double-bar") == [
        "a double-bar is seen on a stand-in or on a controller inside a page, and the trace has none: there is nothing to look at"
      ])
    #expect(try messages("always: no black-gap") == [])
    #expect(try messages("during push: no black-gap", "view backgroundColor=#FFFFFF80").count == 1)
    // At the start A is there alone, and it has a colour.
    #expect(try messages("always: no black-gap", "view backgroundColor=#FFFFFF80") == [])
  }

  /// A page that comes back has had a bar or none: there is something to look at, without a wish.
  @Test func aPageThatComesBackNeedsNoWish() throws {
    let file = ScenarioFile(
      path: "claim.navsim",
      text: """
        ios 12
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
        scenario "claim"
        stack A
        at 0ms push B
        then +100ms pop
        expect always: no hidden-mismatch

        """)
    let cell = try #require(try file.cells(of: 0).first)
    #expect(try #require(file.run(0, cell)).failures.map(\.message) == [])
  }

  @Test func anExceptionThatExceptsNothing() throws {
    #expect(
      try messages("always: no finding except tab-bar snap") == [
        "'except tab-bar' excepts nothing: a tab-bar is seen on tabBar, toolbar, and the trace has "
          + "none"
      ])
    #expect(try messages("at start: no finding except snap").count == 1)
    #expect(try messages("always: no finding except snap flash stuck crash") == [])
  }

  /// Twelve claims that look at nothing, whoever makes them: each an error of the file or a failure that
  /// says why. Written down before the tool was asked.
  @Test(arguments: [
    ("always: no flash of eye.lfet", "lfet"), ("during push: title.C alpha = 1", "title.C"),
    ("during pop: bar visible", "pop"), ("sometime during push: toolbar.y = 0", "toolbar"),
    ("always: no tab-bar", "nothing to look at"), ("from 100ms to 50ms: bar visible", "before"),
    ("always: no finding except tab-bar", "excepts nothing"),
    ("always: no snap of toolbar", "toolbar"), ("at start: no flash", "nothing to look at"),
    ("during push: no unasked", "nothing rests"), ("always: C.fake visible", "C.fake"),
    ("always: no double-bar of B.fake", "B.fake"),
  ])
  func nothingIsLookedAt(claim: String, said: String) throws {
    let file = ScenarioFile(
      path: "claim.navsim",
      text: """
        ios 12
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
        page C "C"
        scenario "claim"
        stack A
        at 0ms push B
        expect \(claim)

        """)
    guard !file.hasErrors else {
      #expect("\(file.diagnostics.map(\.text))".contains(said), "\(file.diagnostics)")
      return
    }
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    #expect(run.failures.count == 1 && run.failures[0].message.contains(said), "\(run.messages)")
  }
}
