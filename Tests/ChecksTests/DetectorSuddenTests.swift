import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is there or gone at once, and what changes while nothing goes on: each threshold just below it, at it
/// where a trace can be, and just above, from the manuals. The push begins at 10 and ends at 40; the run's
/// last frame is 99.
@Suite struct DetectorSuddenTests {
  // MARK: sudden-item

  /// A right button that comes in a frame, seen so far.
  private static func coming(
    _ frame: Int, _ alpha: Double = 1, _ change: (inout Reel) -> Void = { _ in }
  ) -> [String] {
    Reel.found("sudden-item") { reel in
      reel.set(frame, ["right.B.alpha": .number(alpha), "right.B.width": 36])
      change(&reel)
    }
  }

  @Test func anItemComesAtOnce() {
    #expect(Self.coming(20) == ["right.B at 20 for 1"])
    // More opaque than 'alpha'.
    #expect(Self.coming(20, 0.5) == [])
    #expect(Self.coming(20, 0.501) == ["right.B at 20 for 1"])
    // In the frames of the transition and for twelve behind its end.
    #expect(Self.coming(9) == [])
    #expect(Self.coming(10) == ["right.B at 10 for 1"])
    #expect(Self.coming(52) == ["right.B at 52 for 1"])
    #expect(Self.coming(53) == [])
    // From a tenth of its opacity.
    func from(_ before: Double) -> [String] {
      Self.coming(15, before) { $0.set(20, ["right.B.alpha": 1]) }
    }
    #expect(from(0.1) == ["right.B at 20 for 1"])
    #expect(from(0.101) == [])
    // Bit by bit it fades.
    #expect(Self.coming(15, 0) { $0.ramp(20...23, "right.B.alpha", 0, 1) } == [])
  }

  @Test func anItemGoesAtOnce() {
    func going(_ frame: Int, _ values: [String: Reel.Cell], back: Int? = nil) -> [String] {
      Reel.found("sudden-item") { reel in
        reel.set(
          12, ["right.B.alpha": 0, "right.B.width": 36, "right.B.title": "Edit"])
        reel.ramp(12...15, "right.B.alpha", 0, 1)
        reel.set(frame, values)
        if let back { reel.set(back, ["right.B.alpha": 1]) }
      }
    }
    #expect(going(20, ["right.B.alpha": 0.1]) == ["right.B at 20 for 1"])
    #expect(going(20, ["right.B.alpha": 0.101]) == [])
    #expect(going(20, ["right.B.hidden": true]) == [])  // no slot of its own: see item-visibility
    #expect(going(20, ["right.B.width": 0]).contains("right.B at 20 for 1"))
    // A text that goes leaves the width that it had.
    #expect(going(20, ["right.B.title": ""]) == ["right.B at 20 for 1"])
    // Another one that fades in where it was: it has not gone.
    func exchanged(_ title: String, by alpha: Double) -> [String] {
      Reel.found("sudden-item") { reel in
        reel.set(12, ["right.B.alpha": 0, "right.B.width": 36, "right.B.title": "Edit"])
        reel.ramp(12...15, "right.B.alpha", 0, 1)
        reel.set(42, ["right.B.title": .text(title), "right.B.alpha": 0])
        reel.ramp(42...54, "right.B.alpha", 0, alpha)
      }
    }
    #expect(exchanged("Done", by: 1) == [])
    #expect(exchanged("Done", by: 0) == ["right.B at 42 for 1"])
    #expect(exchanged("Edit", by: 1) == ["right.B at 42 for 1"])
    // One that goes and comes back is item-visibility's.
    #expect(going(20, ["right.B.alpha": 0], back: 25) == [])
    // Behind the tail it is back as somebody's own: one step is left.
    #expect(going(20, ["right.B.alpha": 0], back: 53) == ["right.B at 20 for 1"])
  }

  @Test func theBarAndTheProgressAreNotTheItems() {
    #expect(Self.coming(20) { $0.set(19, ["bar.content.hidden": true]) } == [])
    #expect(Self.coming(20) { $0.set(20, ["bar.hidden": true]) } == [])
    #expect(Self.coming(20) { $0.set(20, ["navigation.progress": 0.8]) } == [])
    // When the transition is over no progress makes a step.
    #expect(
      Self.coming(40) { $0.set(40, ["navigation.progress": 0.2]) } == ["right.B at 40 for 1"])
    #expect(Self.coming(20) { $0.act("rotate landscape", 15, 16) } == [])
    // The arrow and the label of a back button are one thing.
    let back = Reel.found("sudden-item") { reel in
      for part in ["arrow", "label"] {
        reel.set(20, ["back.B.\(part).alpha": 1, "back.B.\(part).width": 20])
      }
    }
    #expect(back.count == 1 && back[0].hasPrefix("back.B."))
  }

  @Test func anItemWithoutAWidthIsEmpty() {
    func empty(_ alpha: Double, width: Double = 0, _ part: String = "right.B") -> [String] {
      Reel.found("sudden-item") { reel in
        reel.set(10, [part + ".alpha": .number(alpha), part + ".width": .number(width)])
      }
    }
    #expect(empty(1) == ["right.B at 40 for 60"])
    #expect(empty(1, "left.B") == ["left.B at 40 for 60"])
    #expect(empty(0.501) == ["right.B at 40 for 60"])
    #expect(empty(0.5) == [])
    // 'There from the first frame' is another matter: a width of its own makes it so.
    #expect(empty(1, width: 0.001) == ["right.B at 10 for 1"])
  }

  // MARK: sudden-content

  private static func content(
    _ frame: Int, _ values: [String: Reel.Cell], _ change: (inout Reel) -> Void = { _ in }
  ) -> [String] {
    Reel.found("sudden-content") { reel in
      reel.set(10, ["page.B.alpha": 1, "page.B.hidden": false])
      reel.set(frame, values)
      change(&reel)
    }
  }

  @Test func aPageIsThereOrGoneAtOnce() {
    #expect(Self.content(20, ["page.B.alpha": 0.499]) == ["page.B at 20 for 1"])
    #expect(Self.content(20, ["page.B.alpha": 0.5]) == [])
    #expect(Self.content(20, ["page.B.hidden": true]) == ["page.B at 20 for 1"])
    #expect(
      Self.content(20, ["page.B.alpha": 0]) { $0.set(25, ["page.B.alpha": 1]) }
        == ["page.B at 20 for 1", "page.B at 25 for 1"])
    // On the screen before and after: at 10 its left edge is at the screen's right end.
    #expect(Self.content(11, ["page.B.alpha": 0]) == [])
    #expect(Self.content(12, ["page.B.alpha": 0]) == ["page.B at 12 for 1"])
    // Two frames behind the end still belong to it.
    #expect(Self.content(42, ["page.B.alpha": 0]) == ["page.B at 42 for 1"])
    #expect(Self.content(43, ["page.B.alpha": 0]) == [])
    // A page that leaves the hierarchy is none.
    #expect(Self.content(20, [:]) { $0.remove(30, "page.A") } == [])
    #expect(Self.content(20, ["page.B.alpha": 0]) { $0.act("rotate landscape", 15, 16) } == [])
  }

  /// White against a grey: #DEDEDE is 0.0994 away in OKLab, #DDDDDD 0.1025.
  @Test func aBackgroundJumps() {
    #expect(Self.content(20, ["page.B.backgroundColor": "#DEDEDE"]) == [])
    #expect(
      Self.content(20, ["page.B.backgroundColor": "#DDDDDD"]) == ["page.B at 20 for 1"])
    // Of a page that cannot be seen nobody sees it; twice in one frame is told once.
    #expect(
      Self.content(20, ["page.B.backgroundColor": "#000000"]) { $0.set(15, ["page.B.alpha": 0.4]) }
        == ["page.B at 15 for 1", "page.B at 20 for 1"])
    #expect(
      Self.content(20, ["page.B.backgroundColor": "#000000"]) { $0.set(15, ["page.B.alpha": 0]) }
        == ["page.B at 15 for 1"])
    #expect(
      Self.content(20, ["page.B.backgroundColor": "#000000", "page.B.alpha": 0.1])
        == ["page.B at 20 for 1"])
  }

  // MARK: unasked

  private static func unasked(_ frame: Int, _ values: [String: Reel.Cell]) -> [String] {
    Reel.found("unasked") { reel in
      reel.set(-1, points("#FFFFFF"))
      reel.set(frame, values)
    }
  }

  private static func points(_ color: Reel.Cell) -> [String: Reel.Cell] {
    ["eye.left": color, "eye.centre": color, "eye.right": color]
  }

  @Test func theLookJumpsWhileNothingGoesOn() {
    #expect(Self.unasked(60, Self.points("#DEDEDE")) == [])
    #expect(Self.unasked(60, Self.points("#DDDDDD")) == ["eye at 60 for 1"])
    // From two frames behind the end on; the rest before the push begins with the run.
    #expect(Self.unasked(42, Self.points("#000000")) == [])
    #expect(Self.unasked(43, Self.points("#000000")) == ["eye at 43 for 1"])
    #expect(Self.unasked(2, Self.points("#000000")) == [])
    #expect(Self.unasked(3, Self.points("#000000")) == ["eye at 3 for 1"])
    #expect(Self.unasked(9, Self.points("#000000")) == ["eye at 9 for 1"])
    #expect(Self.unasked(10, Self.points("#000000")) == [])
    // The whole bar: two points alone are none.
    #expect(Self.unasked(60, ["eye.left": "#000000", "eye.right": "#000000"]) == [])
    // Several frames are an animation: a second step of half the size, 0.2022 and 0.1033 against 0.0973.
    func twice(_ second: Reel.Cell) -> [String] {
      Reel.found("unasked") { reel in
        reel.set(-1, Self.points("#FFFFFF"))
        reel.set(60, Self.points("#BDBDBD"))
        reel.set(61, Self.points(second))
      }
    }
    #expect(twice("#9D9D9D") == [])
    #expect(twice("#9F9F9F") == ["eye at 60 for 1"])
  }

  @Test func itemsJumpWhileNothingGoesOn() {
    let button: [String: Reel.Cell] = ["right.B.alpha": 1, "right.B.width": 36]
    func tint(_ isThere: Bool) -> [String] {
      Reel.found("unasked") { reel in
        if isThere { reel.set(10, button) }
        reel.set(60, ["bar.content.tintColor": "#FF0000"])
      }
    }
    #expect(tint(true) == ["bar.content.tintColor at 60 for 1"])
    #expect(tint(false) == [])
    func title(_ alpha: Double) -> [String] {
      Reel.found("unasked") { reel in
        reel.set(40, ["title.B.alpha": .number(alpha)])
        reel.set(60, ["title.B.color": "#FFFFFF"])
      }
    }
    #expect(title(0.5) == [])
    #expect(title(0.501) == ["title.B.color at 60 for 1"])
    // An item of the top page is gone: from more than half of its opacity to a tenth at most.
    #expect(Self.unasked(60, ["title.B.alpha": 0.1]) == ["title.B at 60 for 1"])
    #expect(Self.unasked(60, ["title.B.alpha": 0.101]) == [])
    #expect(Self.unasked(60, ["bar.content.title.alpha": 0]) == [])
    #expect(
      Reel.found("unasked") { reel in
        reel.set(-1, ["bar.content.title.alpha": 1])
        reel.set(60, ["bar.content.title.alpha": 0])
      } == ["title.B at 60 for 1"])
  }

  @Test(arguments: [("bar.y", 20.0), ("bar.height", 44), ("bar.bg.height", 64)])
  func theBarJumpsWhileNothingGoesOn(property: String, rest: Double) {
    #expect(Self.unasked(60, [property: .number(rest + 3)]) == [])
    #expect(Self.unasked(60, [property: .number(rest + 3.001)]) == ["\(property) at 60 for 1"])
    #expect(Self.unasked(60, [property: .number(rest - 3.001)]) == ["\(property) at 60 for 1"])
  }

  @Test func theBarComesAndGoesWhileNothingGoesOn() {
    #expect(Self.unasked(60, ["bar.hidden": true]) == ["bar at 60 for 1"])
    #expect(Self.unasked(99, ["bar.hidden": true]) == ["bar at 99 for 1"])
    #expect(Self.unasked(42, ["bar.hidden": true]) == [])
    // A bar that slid out is hidden behind its last step.
    #expect(
      Reel.found("unasked") { reel in
        reel.ramp(60...70, "bar.alpha", 1, 0.1)
        reel.set(71, ["bar.hidden": true])
      } == [])
    // The hairline: a tenth of full against what lies below it, 26 of 255 are more, 25 are not.
    #expect(Self.unasked(60, ["eye.hairline": "#E5E5E5"]) == [])
    #expect(Self.unasked(60, ["eye.hairline": "#E6E6E6"]) == ["eye.hairline at 60 for 1"])
  }

  /// More than half a second behind the end: from frame 71 on.
  @Test func contentJumpsWhileNothingGoesOn() {
    #expect(Self.unasked(70, ["page.B.content.y": 74]) == [])
    #expect(Self.unasked(71, ["page.B.content.y": 74]) == ["page.B at 71 for 1"])
    #expect(Self.unasked(80, ["page.B.content.y": 67]) == [])
    #expect(Self.unasked(80, ["page.B.content.y": 67.001]) == ["page.B at 80 for 1"])
    #expect(Self.unasked(80, ["page.B.content.y": 74, "page.B.alpha": 0]) == [])
  }
}
