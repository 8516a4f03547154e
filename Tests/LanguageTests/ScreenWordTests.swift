import NavSimKernel
import NavSimLanguage
import NavSimProgram
import NavSimVocabulary
import Testing

/// `scroll`, `rotate`, `map contentOffset` and the orientation at the start.
@Suite("words of the screen")
struct ScreenWordTests {
  private static func text(_ action: String, page: String = "", option: String = "") -> String {
    """
    \(option)
    page A
    \(page)
    page B
    scenario "x"
    stack A
    at 0ms \(action)
    expect at end: top is A
    """
  }

  private static func statement(_ action: String) throws -> Statement {
    try #require(try program(text(action)).actions.first).line.statement
  }

  @Test("a scroll has a goal, and a time if it takes one")
  func scrolls() throws {
    #expect(try Self.statement("scroll A to 120pt") == .scroll(.page(0), to: 120, over: nil))
    #expect(
      try Self.statement("scroll B to 0pt over 300ms as back")
        == .scroll(.page(1), to: 0, over: Time(milliseconds: 300)))
    #expect(try Self.statement("scroll top to 5pt") == .scroll(.top, to: 5, over: nil))
  }

  @Test("a device is turned to one of two sides")
  func turns() throws {
    #expect(try Self.statement("rotate landscape") == .rotate(.landscape))
    #expect(try Self.statement("rotate portrait") == .rotate(.portrait))
    let sideways = try program(Self.text("pop", option: "option orientation=landscape"))
    #expect(sideways.startsIn == .landscape)
    #expect(try program(Self.text("pop")).startsIn == .portrait)
  }

  @Test("an offset is mapped in points")
  func maps() throws {
    let line = "  on scrollViewDidScroll  map contentOffset 0pt..120pt to bar.bg.alpha 0..1"
    let page = try #require(try program(Self.text("pop", page: line)).pages.first)
    let lines = try #require(page.chain.first?.lines[.hook(.scrollViewDidScroll, .main)])
    guard case .mapContentOffset(0, 120, _, _, _) = try #require(lines.first).statement else {
      Issue.record("\(lines)")
      return
    }
  }

  @Test(
    "mistakes are named",
    arguments: [
      ("scroll A 120pt", "'scroll' needs 'to'"), ("scroll A to 120deg", "is not a unit of length"),
      ("scroll A to 120pt over", "over"), ("scroll Z to 120pt", "Z"),
      ("rotate", "the orientation"), ("rotate lanscape", "a device is not held 'lanscape'"),
    ])
  func mistakes(_ action: String, _ part: String) throws {
    let found = messages(Self.text(action))
    #expect(found.count == 1)
    #expect(found.first?.text.contains(part) == true, "\(found.map(\.text))")
  }

  @Test("an offset has points, and a page")
  func mapMistakes() throws {
    let number = "  on scrollViewDidScroll  map contentOffset 0%..120% to bar.bg.alpha 0..1"
    #expect(!messages(Self.text("pop", page: number)).isEmpty)
    let navigation = """
      navigation N
        stack A
        on willShow  map contentOffset 0pt..120pt to bar.bg.alpha 0..1
      """
    let found = messages(Self.text("pop", page: navigation))
    #expect(found.contains { $0.text.contains("willShow has no content that scrolls") })
    let option = messages(Self.text("pop", option: "option orientation=upside"))
    #expect(option.contains { $0.text.contains("landscape") })
  }
}
