import NavSimLanguage
import NavSimProgram
import NavSimVocabulary
import Testing

/// `mirror`, `unmirror`, the hosts of stand-ins and the back button's own tint.
@Suite("words of mirrors and hosts")
struct MirrorWordTests {
  private static func text(_ statement: String) -> String {
    """
    strategy mine
      on willShow  \(statement)
    strategy mine
    page A
    scenario "x"
    stack A
    at 0ms push A
    expect at end: top is A
    """
  }

  private static func statement(_ line: String) throws -> Statement {
    let strategy = try #require(try program(text(line)).strategies.first)
    let lines = try #require(strategy.chain.first?.lines[.hook(.willShow, .main)])
    return try #require(lines.first).statement
  }

  @Test("a mirror has a stand-in, and fields that go to others")
  func mirrors() throws {
    #expect(try Self.statement("mirror bar to to.fake") == .mirror(.to, []))
    #expect(
      try Self.statement("mirror bar to A.fake scrollEdgeAppearance=standardAppearance")
        == .mirror(.page(0), [FieldPair(from: .scrollEdgeAppearance, to: .standardAppearance)]))
    #expect(try Self.statement("unmirror bar") == .unmirror)
  }

  @Test("a stand-in is added to a view of somebody's, or of nobody's")
  func hosts() throws {
    for (word, host) in [
      ("to.view", StandInHost.view(.to)), ("container", .container), ("bar", .bar),
      ("navigation", .navigation),
    ] {
      #expect(
        try Self.statement("add from.fake to \(word) frame=bar-in-container")
          == .add(.from, host: host, .barInContainer))
    }
  }

  @Test("the tint of the back button may be nil, and so may that of the bar")
  func backTint() throws {
    let tint = Assignment(property: .known(.tintColor), value: .value(.none))
    #expect(
      try Self.statement("bar.content.back tintColor=nil")
        == .write(.thing(.self, .barBack), [tint]))
    #expect(
      try Self.statement("bar tintColor=nil") == .write(.thing(.self, .bar), [tint]))
  }

  @Test(
    "mistakes are named",
    arguments: [
      ("mirror", "only the bar is mirrored"), ("mirror to.fake to bar", "only the bar is mirrored"),
      ("mirror bar", "'mirror' needs 'to'"), ("mirror bar too to.fake", "'mirror' needs 'to'"),
      ("mirror bar to to.view", "'to.view' is not OWNER.fake"),
      ("mirror bar to to.fake barStyle", "scrollEdgeAppearance=standardAppearance"),
      ("mirror bar to to.fake alpha=barStyle", "'alpha' is not a style field"),
      ("mirror bar to to.fake barStyle=", "is not a style field"),
      ("mirror bar to to.fake tintColor=shadowImage", "'shadowImage' is an image, not a colour"),
      (
        "mirror bar to to.fake tintColor=barTintColor tintColor=tintColor",
        "'tintColor' goes to 'barTintColor' already"
      ),
      ("unmirror", "only the bar is mirrored"), ("unmirror bar to.fake", "to.fake"),
      ("add to.fake to window frame=bg", "OWNER.view"),
    ])
  func mistakes(_ line: String, _ part: String) {
    let found = messages(Self.text(line))
    #expect(found.count == 1, "\(found.map(\.text))")
    #expect(found.first?.text.contains(part) == true, "\(found.map(\.text))")
  }
}
