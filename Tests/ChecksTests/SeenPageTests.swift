import NavSimTrace
import Testing

@testable import NavSimChecks

/// Which pages have something in a frame. B comes at 10, A goes at 40; C has a title alone, from 20 to 29.
@Suite struct SeenPageTests {
  private static let evidence: Evidence = {
    var reel = Reel.push
    reel.set(20, ["title.C.alpha": 1])
    reel.remove(30, "title.C")
    reel.set(50, ["back.B.alpha": 1])
    reel.set(60, ["left.A.alpha": 1])
    reel.set(61, ["title.A.alpha": 1])
    reel.remove(62, "title.A")
    reel.remove(63, "left.A")
    return reel.evidence
  }()

  @Test func pagesInAFrame() {
    let pages = [-2, -1, 9, 10, 20, 39, 40, 59, 60, 61, 62, 63].map { Self.evidence.pages(at: $0) }
    #expect(
      pages == [
        [], ["A"], ["A"], ["A", "B"], ["A", "B"], ["A", "B"], ["B"], ["B"], ["A", "B"], ["A", "B"],
        ["A", "B"], ["B"],
      ])
  }

  @Test func pagesInARange() {
    func pages(_ range: Range<Int>) -> [String] { Self.evidence.pages(in: range) }
    #expect(pages(-1..<0) == ["A"] && pages(0..<10) == ["A"])
    #expect(pages(0..<11) == ["A", "B"] && pages(9..<10) == ["A"])
    #expect(pages(39..<40) == ["A", "B"] && pages(40..<41) == ["B"])
    #expect(pages(39..<41) == ["A", "B"] && pages(0..<100) == ["A", "B"])
    #expect(pages(41..<60) == ["B"] && pages(41..<61) == ["A", "B"])
    // Something else of B's comes at 50: the range goes on to its end and no further.
    #expect(pages(50..<60) == ["B"] && pages(45..<60) == ["B"] && pages(45..<61) == ["A", "B"])
    #expect(pages(63..<100) == ["B"] && pages(62..<100) == ["A", "B"])
    #expect(pages(-5..<(-1)) == [])
    // A title alone is no page, and its part is known.
    #expect(pages(20..<21) == ["A", "B"])
    #expect(Self.evidence.pages == ["A", "B"])
  }

  @Test func partsInARange() {
    func titles(_ range: Range<Int>) -> [String] { Self.evidence.parts(["title."], in: range) }
    #expect(titles(9..<10) == ["title.A"])
    #expect(titles(9..<11) == ["title.A", "title.B"])
    #expect(titles(19..<20) == ["title.A", "title.B"])
    #expect(titles(19..<21) == ["title.A", "title.B", "title.C"])
    #expect(titles(29..<30) == ["title.A", "title.B", "title.C"])
    #expect(titles(30..<31) == ["title.A", "title.B"])
    #expect(titles(50..<51) == ["title.B"])
    #expect(Self.evidence.parts(["left.", "title."], in: 0..<1) == ["left.A", "title.A"])
    #expect(Self.evidence.parts(["right."], in: 0..<100) == [])
  }

  @Test func whoOwnsAnElement() {
    func pages(_ element: String) -> [String] {
      Reel.still { reel in
        reel.remove(5, "page.A")
        reel.remove(5, "page.A.content")
        for part in ["title", "left"] { reel.remove(5, part + ".A") }
        reel.set(6, [element + ".x": 0])
      }.pages(at: 6)
    }
    for element in [
      "title.A", "left.A", "right.A", "back.A", "back.A.label", "search.A", "A.fake",
      "A.fake.bg",
    ] {
      #expect(pages(element) == ["A"], "\(element)")
    }
    for element in ["A.item", "bar", "A", "fake"] {
      #expect(pages(element) == [], "\(element)")
    }
  }

  @Test func buttonsAreWhatHasTheTint() {
    func shows(_ part: String) -> Bool {
      Reel.still { reel in
        reel.remove(5, "left.A")
        reel.set(5, [part + ".alpha": 1])
        reel.set(6, [part + ".alpha": 0])
      }.showsButton(at: 5)
    }
    #expect(shows("left.B") && shows("right.A") && shows("back.A") && shows("back.A.label"))
    #expect(!shows("title.A") && !shows("prompt.A"))
    #expect(!Reel.still { $0.set(5, ["left.A.alpha": 0]) }.showsButton(at: 5))
  }
}
