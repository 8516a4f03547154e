import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// The detectors of bars and items, sentence by sentence of their manuals.
@Suite struct DetectorBarTests {
  // MARK: double-bar, black-gap

  /// A stand-in of a page, from a frame on.
  private static func standIn(_ page: String, x: Double = 0, height: Double = 64) -> [String: Reel
    .Cell]
  {
    [
      "\(page).fake.x": .number(x), "\(page).fake.y": 0, "\(page).fake.height": .number(height),
      "\(page).fake.color": "#FF0000",
    ]
  }

  @Test func twoBarsAtRest() {
    func reel(_ change: (inout Reel) -> Void) -> [String] { Reel.found("double-bar", change) }
    // A stand-in of a page that is not on top.
    #expect(reel { $0.set(40, Self.standIn("A")) } == ["A.fake at 40 for 60"])
    #expect(reel { $0.set(40, Self.standIn("A", x: 375)) } == [])
    #expect(reel { $0.set(40, Self.standIn("A", x: 374)) } == ["A.fake at 40 for 60"])
    #expect(reel { $0.set(40, Self.standIn("A", x: -375)) } == [])
    #expect(
      reel { reel in
        reel.set(40, Self.standIn("A"))
        reel.set(40, ["A.fake.hidden": true])
      } == [])
    // The top page's own, beside a real bar that is opaque and lies over all of it.
    #expect(reel { $0.set(40, Self.standIn("B")) } == [])
    #expect(reel { $0.set(40, Self.standIn("B", height: 68)) } == [])
    #expect(reel { $0.set(40, Self.standIn("B", height: 69)) } == ["B.fake at 40 for 60"])
    #expect(
      reel { reel in
        reel.set(40, Self.standIn("B"))
        reel.set(40, ["bar.bg.alpha": 0.5])
      } == ["B.fake at 40 for 60"])
    // A stand-in that lies elsewhere is another bar: below 64 by more than 4.
    for (y, found) in [(68.0, ["B.fake at 40 for 60"]), (69, []), (600, [])] {
      #expect(
        reel { reel in
          reel.set(40, Self.standIn("B"))
          reel.set(40, ["B.fake.y": .number(y)])
        } == found, "\(y)")
    }
    #expect(
      reel { reel in
        reel.set(40, Self.standIn("B", height: 69))
        reel.set(40, ["bar.bg.alpha": 0])
      } == [])
    #expect(
      reel { reel in
        reel.set(40, Self.standIn("B", x: 374.5, height: 69))
      } == [])
    // Where nobody tells the place of one of the two it is taken to be the bar's.
    for name in ["bar.bg.y", "B.fake.height"] {
      #expect(
        reel { reel in
          reel.set(40, Self.standIn("B"))
          reel.set(40, ["bar.bg.alpha": 0.5])
          reel.drop(name)
        } == ["B.fake at 40 for 60"], "\(name)")
    }
  }

  @Test func twoBarsInATransition() {
    func reel(_ frames: ClosedRange<Int>, height: Double = 69, bar: Double = 1) -> [String] {
      Reel.found("double-bar") { reel in
        reel.set(frames.lowerBound, Self.standIn("B", height: height))
        reel.set(frames.lowerBound, ["bar.bg.alpha": .number(bar)])
        reel.remove(frames.upperBound + 1, "B.fake")
      }
    }
    #expect(reel(20...25) == ["B.fake at 20 for 2"])
    #expect(reel(20...21) == ["B.fake at 20 for 2"])
    #expect(reel(20...20) == [])
    #expect(reel(20...25, height: 68) == [])
    #expect(reel(20...25, bar: 0) == [])
    #expect(reel(38...39) == ["B.fake at 38 for 2"])
    #expect(reel(39...41) == [])
  }

  @Test func aGapShowsTheWindow() {
    func reel(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("black-gap") { reel in
        reel.set(-1, ["window.backgroundColor": "#000000"])
        reel.set(20, ["eye.right": "#000000"])
        reel.set(23, ["eye.right": "#FF0000"])
        change(&reel)
      }
    }
    #expect(reel() == ["eye.right at 20 for 3"])
    #expect(reel { $0.set(20, ["eye.right": "#030303"]) } == [])
    #expect(reel { $0.set(20, ["eye.right": "#020202"]) } == ["eye.right at 20 for 3"])
    // A page or a bar of that colour is what is seen.
    #expect(reel { $0.set(10, ["page.B.backgroundColor": "#000000"]) } == [])
    #expect(reel { $0.set(10, ["page.B.backgroundColor": "#1E1E1E"]) } == [])
    #expect(
      reel { $0.set(10, ["page.B.backgroundColor": "#1F1F1F"]) } == ["eye.right at 20 for 3"])
    #expect(reel { $0.set(10, ["bar.bg.effect.color": "#000000"]) } == [])
    #expect(
      reel {
        $0.set(10, ["bar.bg.effect.color": "#000000", "bar.bg.effect.alpha": 0])
      } == ["eye.right at 20 for 3"])
    #expect(reel { $0.set(10, ["bar.backgroundColor": "#000000"]) } == [])
    #expect(reel { $0.set(10, ["bar.backgroundColor": "#00000000"]) } == ["eye.right at 20 for 3"])
    #expect(
      reel { reel in
        reel.set(10, Self.standIn("B"))
        reel.set(10, ["B.fake.color": "#000000"])
      } == [])
    #expect(
      reel { reel in
        reel.set(10, Self.standIn("B"))
        reel.set(10, ["B.fake.color": "#000000", "B.fake.hidden": true])
      } == ["eye.right at 20 for 3"])
    // A clear page shows what lies behind it; a container stands before the window.
    #expect(reel { $0.set(10, ["page.B.backgroundColor": "#FFFFFF80"]) } == [])
    #expect(reel { $0.set(-1, ["container.backgroundColor": "#00FF00"]) } == [])
    #expect(
      reel { $0.set(-1, ["container.backgroundColor": "#00FF0080"]) } == ["eye.right at 20 for 3"])
    // To the end of the run where it stays.
    #expect(reel { $0.set(90, ["eye.below": "#000000"]) }.contains("eye.below at 90 for 10"))
  }

  // MARK: item-visibility, title-jump

  @Test func theTopPagesTitleIsSeen() {
    func reel(_ change: (inout Reel) -> Void) -> [String] {
      Reel.found("item-visibility", change)
    }
    let lost = ["title.B at 40 for 60"]
    #expect(reel { $0.set(40, ["title.B.alpha": 0.5]) } == lost)
    #expect(reel { $0.set(40, ["title.B.alpha": 0.51]) } == [])
    #expect(reel { $0.set(40, ["title.B.hidden": true]) } == lost)
    #expect(reel { $0.set(40, ["bar.content.title.hidden": true]) } == lost)
    #expect(reel { $0.set(40, ["bar.content.title.alpha": 0.4]) } == lost)
    #expect(reel { $0.remove(40, "title.B") } == lost)
    // No title, no bar, a wish for none, a large title or a stand-in instead.
    #expect(
      reel {
        $0.remove(40, "title.B")
        $0.set(10, ["B.item.title": ""])
      } == [])
    for values: [String: Reel.Cell] in [
      ["bar.hidden": true], ["bar.y": -44], ["B.wants.hidden": true],
      ["bar.content.large-title.alpha": 1], ["B.fake.x": 0],
    ] {
      #expect(
        reel {
          $0.remove(40, "title.B")
          $0.set(40, values)
        } == [], "\(values)")
    }
    #expect(
      reel {
        $0.remove(40, "title.B")
        $0.set(40, ["B.wants.hidden": false])
      } == lost)
    // A title that faded bit by bit in the rest is meant to be gone; one that fell at once is not.
    #expect(reel { $0.ramp(50...60, "title.B.alpha", 1, 0) } == [])
    #expect(reel { $0.ramp(50...60, "bar.content.title.alpha", 1, 0) } == [])
    #expect(
      reel {
        $0.set(50, ["title.B.alpha": 0.8])
        $0.set(51, ["title.B.alpha": 0])
      } == lost)
    #expect(
      reel {
        $0.set(50, ["title.B.alpha": 0.8])
        $0.set(51, ["title.B.alpha": 0.6])
        $0.set(52, ["title.B.alpha": 0])
      } == [])
  }

  @Test func noOtherPagesItemIsSeen() {
    for part in ["title", "left", "right"] {
      func reel(_ alpha: Double) -> [String] {
        Reel.found("item-visibility") { $0.set(41, ["\(part).A.alpha": .number(alpha)]) }
      }
      #expect(reel(0.51) == ["\(part).A at 40 for 60"])
      #expect(reel(0.5) == [])
    }
  }

  @Test func theContentStaysInATransition() {
    func reel(_ values: [String: Reel.Cell], _ change: (inout Reel) -> Void = { _ in }) -> [String]
    {
      Reel.found("item-visibility") { reel in
        reel.set(20, values)
        reel.set(25, ["bar.content.alpha": 1, "bar.alpha": 1])
        change(&reel)
      }
    }
    #expect(reel(["bar.content.alpha": 0.5]) == ["bar.content at 20 for 5"])
    #expect(reel(["bar.content.alpha": 0.51]) == [])
    #expect(reel(["bar.alpha": 0.5]) == ["bar.content at 20 for 5"])
    // Visible before and after is what asks for it.
    #expect(
      reel(["bar.content.alpha": 0.5]) { $0.set(-1, ["bar.content.hidden": true]) }
        .contains { $0.hasPrefix("bar.content") } == false)
    #expect(reel(["bar.content.alpha": 0.5]) { $0.set(50, ["bar.hidden": true]) } == [])
    // A stand-in with items of its own shows them.
    #expect(
      reel(["bar.content.alpha": 0.5]) { $0.set(20, ["B.fake.x": 0, "B.fake.title.alpha": 1]) }
        .contains("bar.content at 20 for 5") == false)
    // One that never comes back lasts to the end of the rest.
    #expect(
      Reel.found("item-visibility") { $0.set(30, ["bar.content.alpha": 0.2]) }
        .contains("bar.content at 30 for 70"))
  }

  @Test func anItemBlinks() {
    func reel(_ low: Double, _ frames: ClosedRange<Int> = 14...16, back: Double = 0.9) -> [String] {
      Reel.found("item-visibility") { reel in
        reel.set(10, ["right.B.alpha": 1])
        reel.set(frames.lowerBound, ["right.B.alpha": .number(low)])
        reel.set(frames.upperBound + 1, ["right.B.alpha": .number(back)])
      }
    }
    #expect(reel(0) == ["right.B at 14 for 3"])
    #expect(reel(0.1) == ["right.B at 14 for 3"])
    #expect(reel(0.11) == [])
    #expect(reel(0, back: 0.5) == [])
    #expect(reel(0, back: 0.51) == ["right.B at 14 for 3"])
    #expect(reel(0, 38...40) == ["right.B at 38 for 3"])
    #expect(reel(0, 42...44) == [])
  }

  @Test func aTitleJumps() {
    func reel(_ change: (inout Reel) -> Void) -> [String] { Reel.found("title-jump", change) }
    func item(_ part: String, _ property: String, _ frame: Int, by step: Double) -> [String] {
      reel { reel in
        reel.set(-1, ["\(part).C.x": 100, "\(part).C.width": 50, "\(part).C.alpha": 1])
        reel.set(frame, ["\(part).C.\(property)": .number((property == "x" ? 100 : 50) + step)])
      }
    }
    for part in ["title", "left", "right", "back"] {
      for property in ["x", "width"] {
        #expect(item(part, property, 20, by: 5) == ["\(part).C at 20 for 1"])
        #expect(item(part, property, 20, by: -5) == ["\(part).C at 20 for 1"])
      }
    }
    #expect(item("title", "x", 20, by: 2) == [])
    #expect(item("title", "x", 20, by: 2.1) == ["title.C at 20 for 1"])
    // Behind the first frame of a transition, up to two behind its end.
    #expect(item("title", "x", 10, by: 5) == [])
    #expect(item("title", "x", 11, by: 5) == ["title.C at 11 for 1"])
    #expect(item("title", "x", 42, by: 5) == ["title.C at 42 for 1"])
    #expect(item("title", "x", 43, by: 5) == [])
    func other(_ change: (inout Reel) -> Void) -> [String] {
      reel { reel in
        reel.set(-1, ["title.C.x": 100, "title.C.width": 50, "title.C.alpha": 1])
        reel.set(20, ["title.C.x": 105])
        change(&reel)
      }
    }
    #expect(other { _ in } == ["title.C at 20 for 1"])
    // It goes in the frame after, cannot be seen, or the bar cannot.
    #expect(other { $0.remove(21, "title.C") } == [])
    #expect(other { $0.remove(22, "title.C") } == ["title.C at 20 for 1"])
    #expect(other { $0.set(20, ["title.C.alpha": 0.1]) } == [])
    #expect(other { $0.set(20, ["title.C.alpha": 0.11]) } == ["title.C at 20 for 1"])
    #expect(other { $0.set(15, ["title.C.alpha": 0.1]) } == [])
    #expect(other { $0.set(20, ["bar.y": -44]) } == [])
    #expect(other { $0.set(20, ["bar.bg.hidden": true, "bar.content.alpha": 0.2]) } != [])
    // The transition itself makes a step: items go with it.
    #expect(other { $0.set(20, ["navigation.progress": 0.8]) } == [])
    #expect(other { $0.act("rotate landscape", 15, 16) } == [])
  }

  // MARK: missing-animation

  @Test func aBarThatDoesNotMove() {
    func reel(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("missing-animation") { reel in
        reel.set(10, ["navigation.navigationBarHidden": true])
        change(&reel)
      }
    }
    let still = ["bar at 10 for 1"]
    #expect(reel() == still)
    #expect(reel { $0.ramp(10...39, "bar.y", 20, -44) } == [])
    #expect(reel { $0.ramp(10...39, "bar.x", 0, -375) } == [])
    #expect(reel { $0.ramp(10...39, "bar.alpha", 1, 0) } == [])
    // Three frames are enough, two are not.
    #expect(reel { $0.ramp(10...13, "bar.y", 20, 0) } == [])
    #expect(reel { $0.ramp(10...12, "bar.y", 20, 0) } == still)
    #expect(reel { $0.set(10, ["A.fake.x": 0]) } == [])
    #expect(reel { $0.set(-1, ["bar.hidden": true]) } == [])
    #expect(reel { $0.set(10, ["bar.hidden": true]) } == still)
    #expect(reel { $0.set(40, ["navigation.navigationBarHidden": false]) } == [])
  }

  @Test func aBarThatMovesAlone() {
    func reel(_ last: Int = 80, _ change: (inout Reel) -> Void = { _ in }) -> [String] {
      Reel.found("missing-animation") { reel in
        reel.act("pop", 60, 61)
        reel.set(60, ["navigation.top": "A", "navigation.navigationBarHidden": true])
        reel.ramp(60...last, "bar.y", 20, -44)
        change(&reel)
      }
    }
    #expect(reel() == ["bar at 60 for 20"])
    #expect(reel(63) == ["bar at 60 for 3"])
    #expect(reel(62) == [])
    // Only where the page changed too, and outside of transitions.
    #expect(reel { $0.set(60, ["navigation.top": "B"]) } == [])
  }
}
