import Testing

@testable import NavSimChecks

/// misplaced-content: what begins under the bar, which ends at 64.
@Suite struct TextOfContentPlaceTests {
  /// B's content begins at 40, nobody has scrolled it, and what else is changed.
  private static func low(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
    Reel.found("misplaced-content") { reel in
      reel.set(10, ["page.B.content.y": 40, "B.scrollView.contentOffset": 0])
      change(&reel)
    }
  }

  private static func with(_ values: [String: Reel.Cell]) -> [String] { low { $0.set(10, values) } }

  private static let found = ["page.B at 40 for 60"]

  @Test func contentUnderABarIsTold() {
    #expect(Self.low() == Self.found)
    let told = Reel.told("misplaced-content") {
      $0.set(10, ["page.B.content.y": 40, "B.scrollView.contentOffset": 0])
    }
    #expect(told == ["its content begins at 40 pt, under the bar, which ends at 64 pt"])
    #expect(Reel.found("misplaced-content") { $0.set(10, ["page.B.content.y": 40]) } == [])
  }

  @Test func aFewPointsAreNone() {
    #expect(Self.with(["page.B.content.y": 60]) == [])
    #expect(Self.with(["page.B.content.y": 59.9]) == Self.found)
    #expect(Self.with(["page.B.content.y": 70]) == [])
  }

  /// As far below the bar as the bar is high is a bar too far; another distance is a header's.
  @Test func aBarCountsOnce() {
    func inset(_ content: Double, by own: Double, hidden: Bool = false) -> [String] {
      Self.with([
        "page.B.content.y": .number(content), "B.scrollView.contentInsetTop": .number(own),
        "bar.hidden": .flag(hidden),
      ])
    }
    #expect(inset(128, by: 64) == Self.found)
    #expect(inset(64 + 64.9, by: 64.9) == Self.found)
    // Of another size it is a header's, or a spinner's.
    #expect(inset(64 + 65, by: 65) == [])
    #expect(inset(124, by: 60) == [])
    // The room of something else, such as additionalSafeAreaTop.
    #expect(inset(128, by: 0) == [])
    #expect(inset(128, by: 64, hidden: true) == [])
  }

  /// What began at the bar's lower end stays there when that is another one.
  @Test func contentKeepsToTheBar() {
    func lowered(_ content: Double) -> [String] {
      Self.low { reel in
        reel.set(10, ["page.B.content.y": 64])
        reel.act("tap", 60, 70)
        reel.set(62, ["bar.bg.height": 32, "page.B.content.y": .number(content)])
      }
    }
    #expect(lowered(64).map { $0.split(separator: " ")[2] } == ["70"])
    // A spinner pulls the content down, and the bar stays.
    let spinner = Self.low { reel in
      reel.set(10, ["page.B.content.y": 64, "B.scrollView.contentInsetTop": 0])
      reel.act("tap", 60, 70)
      reel.set(62, ["page.B.content.y": 124, "B.scrollView.contentInsetTop": 60])
    }
    #expect(spinner == [])
    #expect(lowered(36) == [])
    #expect(lowered(36.5).count == 1)
  }

  @Test func whatIsScrolledIsNone() {
    #expect(Self.with(["B.scrollView.contentOffset": 24]) == [])
  }

  @Test func aBarMustBeThere() {
    for gone: [String: Reel.Cell] in [
      ["bar.hidden": true], ["bar.alpha": 0.74], ["bar.bg.alpha": 0.74], ["bar.x": 375],
      ["page.B.hidden": true],
    ] {
      #expect(Self.with(gone) == [], "\(gone)")
    }
    #expect(Self.with(["bar.bg.alpha": 0.75]) == Self.found)
  }

  @Test func aStandInCoversAsABarDoes() {
    let own: [String: Reel.Cell] = [
      "bar.hidden": true, "B.fake.x": 0, "B.fake.y": 0, "B.fake.height": 64, "B.fake.alpha": 1,
    ]
    func with(_ color: String) -> [String] {
      Self.with(own.merging(["B.fake.color": .text(color)]) { $1 })
    }
    #expect(with("#FF0000") == Self.found)
    #expect(with("#FF0000C0") == Self.found)
    #expect(with("#FF0000BF") == [])
  }

  /// Once as long as it stays so, and again where it was clear in between, or is otherwise.
  @Test func aPageIsToldOnce() {
    let twice = Self.low { $0.act("tap", 60, 70) }
    #expect(twice.count == 1)
    let again = Self.low { reel in
      reel.act("tap", 60, 70)
      reel.act("tap", 80, 85)
      reel.set(62, ["page.B.content.y": 64])
      reel.set(82, ["page.B.content.y": 40])
    }
    #expect(again.map { $0.split(separator: " ")[2] } == ["40", "85"])
    let other = Self.low { reel in
      reel.act("tap", 60, 70)
      reel.set(62, ["page.B.content.y": 128, "B.scrollView.contentInsetTop": 64])
    }
    #expect(other.map { $0.split(separator: " ")[2] } == ["40", "70"])
  }
}
