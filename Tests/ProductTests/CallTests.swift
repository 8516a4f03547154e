import Testing

/// `do ROUTINE of PAGE`: a page's method, called from an action, another page or a strategy; and the
/// scopes `from X to end` and `after X`.
@Suite struct CallTests {
  private static let head = """
    device iphone-8
    ios 12
    image Red #FF0000
    image Blue #0000FF
    page A
    page B
      on refresh  bar backgroundImage=Red
    page C like B
      on refresh  bar tintColor=#00FF00
    """
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func test(_ text: String) throws -> Ran {
    try scratch.write(text + "\n", to: "call.navsim")
    return try Binary.run(["test", "call.navsim", "--jobs", "1"], in: scratch.url)
  }

  private func passes(_ text: String, _ location: SourceLocation = #_sourceLocation) throws {
    let ran = try test(text)
    #expect(ran.code == 0, "\(ran.out)\(ran.err)", sourceLocation: location)
  }

  @Test func anActionCallsAPage() throws {
    try passes(
      Self.head + """

        scenario "refresh"
        stack A
        at 0ms push B
        at 700ms do refresh of B
        expect from push.start to 600ms: bar.backgroundImage = nil
        expect from 700ms to end: bar.backgroundImage = Red
        expect after do: bar.backgroundImage = Red
        """)
  }

  /// What a page is like has the routine too, before its own lines.
  @Test func ancestorsFirst() throws {
    try passes(
      Self.head + """

        scenario "refresh"
        stack A > C
        at 0ms do refresh of C
        expect at end: bar.backgroundImage = Red
        expect at end: bar.tintColor = #00FF00
        """)
  }

  /// A strategy calls what a page may have: a page without it does nothing.
  @Test func aStrategyAsksPages() throws {
    try passes(
      Self.head + """

        strategy asking
          on viewWillAppear  do refresh of self
        strategy asking
        scenario "asked"
        stack A
        at 0ms push B
        expect at end: bar.backgroundImage = Red
        """)
  }

  @Test func aPageCallsAnother() throws {
    try passes(
      Self.head + """

        page D
          on viewDidAppear  do refresh of B
        scenario "asked"
        stack A > B
        at 0ms push D
        expect at push.end+1f: bar.backgroundImage = Red
        """)
  }

  /// Two pages that call each other have no end: told, not hung.
  @Test func circlesEnd() throws {
    let ran = try test(
      """
      page A
        on ping  do pong of B
      page B
        on pong  do ping of A
      scenario "for ever"
      stack A
      at 0ms do ping of A
      expect at end: top is A
      """)
    #expect(ran.code == 2 || ran.code == 1)
    #expect((ran.out + ran.err).contains("call.navsim:"), "\(ran.out)\(ran.err)")
  }

  @Test func unknownRoutines() throws {
    let ran = try test(
      Self.head + """

        scenario "refresh"
        stack A
        at 0ms do refrsh of B
        at 100ms do refresh of A
        at 200ms do refresh
        expect at end: top is A
        """)
    #expect(ran.code == 2)
    #expect(ran.err.contains("refresh   <- did you mean this?"), "\(ran.err)")
    #expect(ran.err.contains("no line of A says what 'refresh' does"), "\(ran.err)")
    #expect(ran.err.contains("no page is named whose routine it is"), "\(ran.err)")
  }

  @Test func scopesToTheEnd() throws {
    let text = """
      page A
      page B
      scenario "push"
      stack A
      at 0ms push B
      at 2s hide bar animated=no
      """
    try passes(
      text + """

        expect from push.start+1f to end: page.B visible
        expect from push.end to end: page.B.x = 0
        expect after push: page.B.x = 0
        expect after hide: bar hidden
        expect sometime after push: bar hidden
        expect sometime after push: bar visible
        expect after hide: count viewDidAppear = 0
        """)
    let failing = try test(text + "\nexpect after push: bar visible")
    #expect(failing.code == 1, "\(failing.out)")
  }
}
