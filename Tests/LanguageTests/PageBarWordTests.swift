import NavSimLanguage
import NavSimProgram
import NavSimVocabulary
import Testing

/// `kind=full`, `wraps pages`, `within`, `bar behind` and the hook of the bar's hiding.
@Suite("words of bars that belong to pages")
struct PageBarWordTests {
  private static func text(_ line: String) -> String {
    """
    strategy mine
      \(line)
    strategy mine
    page A "First"
    page B
    scenario "x"
    stack A
    at 0ms push B
    expect at end: top is B
    """
  }

  private static func line(_ code: String) throws -> Line {
    let strategy = try #require(try program(text("on willShow  \(code)")).strategies.first)
    return try #require(strategy.chain.first?.lines[.hook(.willShow, .main)]?.first)
  }

  @Test("a bar with items may have a back button")
  func full() throws {
    #expect(
      try Self.line("make to.fake kind=full").statement
        == .make(.to, .full, item: .usual, hasBack: false))
    #expect(
      try Self.line("make to.fake kind=full back=yes").statement
        == .make(.to, .full, item: .usual, hasBack: true))
    #expect(
      try Self.line("make to.fake kind=full back=no").statement
        == .make(.to, .full, item: .usual, hasBack: false))
  }

  @Test("its background and its content are things of their own")
  func parts() throws {
    let background = try Self.line("to.fake.bg alpha=0.5").statement
    guard case .write(.thing(.to, .fakeBackground), _) = background else {
      Issue.record("\(background)")
      return
    }
    let content = try Self.line("if to.fake.content.hidden is yes  to.fake.content hidden=no")
    guard case .if(let question) = content.when.first else {
      Issue.record("\(content)")
      return
    }
    #expect(
      question.test
        == .equals(
          .property(.to, .fakeContent, .known(.hidden)), .value(.flag(true))))
  }

  @Test("a part of an animation has two ends")
  func within() throws {
    #expect(
      try Self.line("alongside within 90%..100%  bar alpha=0").when == [
        .alongside, .within(0.9, 1),
      ])
    #expect(try Self.line("within 0..0.5  bar alpha=0").when == [.within(0, 0.5)])
  }

  @Test("a strategy wraps pages, in the cells of its guards")
  func wraps() throws {
    #expect(try program(Self.text("wraps pages")).strategies.first?.wrapsPages == true)
    #expect(
      try program("ios 12\n" + Self.text("[ios<12] wraps pages\n  [ios<12] on install stop"))
        .strategies.first?.wrapsPages == false)
    let derived = try program(
      "strategy base\n  wraps pages\n"
        + Self.text("on install  stop").replacing(
          "strategy mine", with: "strategy mine like base", maxReplacements: 1))
    #expect(derived.strategies.first?.wrapsPages == true)
  }

  @Test(
    "mistakes are told",
    arguments: [
      ("on willShow  make to.fake kind=bar back=yes", "only a bar with items of its own"),
      ("on willShow  make to.fake kind=full back=maybe", "'maybe' is not yes or no"),
      ("on willShow  make to.fake kind=full back=", "is not yes or no"),
      ("on willShow  alongside within 50%  bar alpha=0", "'50%' is not a range"),
      ("on willShow  alongside within 100%..90%  bar alpha=0", "between 0% and 100%"),
      ("on willShow  alongside within 50%..150%  bar alpha=0", "between 0% and 100%"),
      ("on willShow  alongside within 50%..50%  bar alpha=0", "between 0% and 100%"),
      ("on willShow  alongside within", "range"),
      ("wraps", "what it wraps"),
      ("wraps bars", "pages"),
      ("wraps pages twice", "twice"),
      ("on setNavigationBarHidden  stop", "setNavigationBarHidden.pre"),
      ("on setNavigationBarHidden.pre  refuse", "refuse"),
      ("on willShow  to.fake.content color=red", "color"),
      ("on willShow  to.fake.title x=0pt", "title"),
    ])
  func mistakes(_ line: String, _ message: String) {
    let result = Parser.parse(
      SourceFile(path: "x", text: Self.text(line)), vocabulary: vocabulary)
    #expect(result.script == nil)
    let told = result.diagnostics.map(\.text).joined()
    #expect(told.contains(message), "\(told)")
  }

  @Test("a strategy may be called as a thing is")
  func container() throws {
    let text = Self.text("on install  stop").replacing("mine", with: "window")
    #expect(try program(text).strategies.first?.name == "window")
  }
}
