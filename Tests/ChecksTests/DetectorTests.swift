import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What each sentence of a detector's manual comes to, on runs written by hand: one thing is amiss,
/// and nothing else is.
@Suite struct DetectorTests {
  @Test func nothingIsAmissInAPlainRun() {
    for reel in [Reel.push, Reel.cancelled] {
      for detector in Detector.all {
        #expect(detector.findings(in: reel.trace()).map(\.message) == [], "\(detector.name)")
      }
    }
  }

  // MARK: snap, flash

  private static let across = ["eye.left", "eye.centre", "eye.right"]

  /// The three points jump in a frame.
  private static func jump(_ frame: Int, _ color: Reel.Cell, points: [String] = across) -> Reel {
    var reel = Reel.push
    for point in points { reel.set(frame, [point: color]) }
    return reel
  }

  @Test func snapIsAJumpOfAllPointsInATransition() {
    #expect(Self.jump(20, "#00FF00").findings("snap") == ["eye at 20 for 1"])
    #expect(Self.jump(10, "#00FF00").findings("snap") == ["eye at 10 for 1"])
    #expect(Self.jump(9, "#00FF00").findings("snap") == [])
    // 'tail' is two frames behind the end.
    #expect(Self.jump(42, "#00FF00").findings("snap") == ["eye at 42 for 1"])
    #expect(Self.jump(43, "#00FF00").findings("snap") == [])
    #expect(Self.jump(43, "#00FF00").findings("snap", ["tail": 3]) == ["eye at 43 for 1"])
    // 'color' is 0.25: 64 of 255 are more, 63 are not.
    #expect(Self.jump(20, "#FF4000").findings("snap") == ["eye at 20 for 1"])
    #expect(Self.jump(20, "#FF3F00").findings("snap") == [])
    // One or two points alone are an edge that moves.
    for point in Self.across {
      let others = Self.across.filter { $0 != point }
      #expect(Self.jump(20, "#00FF00", points: others).findings("snap") == [])
    }
  }

  @Test func snapOfTheTintAsksForAButton() {
    func reel(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
      var reel = Reel.push
      reel.set(20, ["bar.content.tintColor": "#FF0000"])
      change(&reel)
      return reel.findings("snap")
    }
    #expect(reel() == ["bar.content.tintColor at 20 for 1"])
    #expect(reel { $0.set(20, ["left.A.hidden": true]) } == [])
    #expect(reel { $0.set(19, ["bar.content.hidden": true]) } == [])
    #expect(reel { $0.set(20, ["bar.hidden": true]) } == [])
  }

  @Test func flashLeavesTheWayAndComesBack() {
    func reel(
      _ frames: ClosedRange<Int>, _ color: Reel.Cell, to end: Reel.Cell = "#FF0000",
      of point: String = "eye.left", in base: Reel = .push
    ) -> [String] {
      var reel = base
      reel.set(frames.lowerBound, [point: color])
      reel.set(frames.upperBound + 1, [point: end])
      return reel.findings("flash")
    }
    #expect(reel(20...22, "#FFFFFF") == ["eye.left at 20 for 3"])
    #expect(reel(20...20, "#FFFFFF", of: "eye.status") == ["eye.status at 20 for 1"])
    #expect(reel(5...7, "#FFFFFF") == [])
    // On the way from red to blue violet is no flash, green is.
    #expect(reel(20...22, "#800080", to: "#0000FF") == [])
    #expect(reel(20...22, "#008000", to: "#0000FF") == ["eye.left at 20 for 3"])
    // 'color' is 0.12: 31 of 255 are more, 30 are not.
    #expect(reel(20...22, "#FF1F00") == ["eye.left at 20 for 3"])
    #expect(reel(20...22, "#FF1E00") == [])
    // Twelve frames behind the end still count.
    #expect(reel(45...51, "#FFFFFF") == ["eye.left at 45 for 7"])
    #expect(reel(45...52, "#FFFFFF") == [])
    // What does not come back is no flash.
    #expect(reel(20...22, "#FFFFFF", to: "#FFFFFF") == [])
    // A cancelled swipe has a third look, where it is furthest: frame 24.
    #expect(reel(18...30, "#00FF00", in: .cancelled) == [])
    #expect(reel(28...30, "#00FF00", in: .cancelled) == ["eye.left at 28 for 3"])
  }

  @Test func flashOfTheTintAsksForContentAroundIt() {
    func reel(_ change: (inout Reel) -> Void = { _ in }) -> [String] {
      var reel = Reel.push
      reel.set(20, ["bar.content.tintColor": "#FF0000"])
      reel.set(22, ["bar.content.tintColor": "#0000FF"])
      change(&reel)
      return reel.findings("flash")
    }
    #expect(reel() == ["bar.content.tintColor at 20 for 2"])
    #expect(reel { $0.set(41, ["bar.content.hidden": true]) } == [])
    #expect(
      reel {
        $0.set(0, ["bar.content.hidden": true])
        $0.set(10, ["bar.content.hidden": false])
      } == [])
  }

  // MARK: bar-geometry, content-jump

  private static func rest(_ property: String) -> Double {
    switch property {
    case "bar.y": 20
    case "bar.height": 44
    default: 64
    }
  }

  @Test(arguments: ["bar.y", "bar.height", "bar.bg.height"])
  func barGeometryIsAStepThatStandsOut(property: String) {
    func reel(_ frame: Int, by step: Double, _ change: (inout Reel) -> Void = { _ in }) -> [String]
    {
      let from = Self.rest(property)
      var reel = Reel.push
      reel.set(frame, [property: .number(from + step)])
      change(&reel)
      return reel.findings("bar-geometry")
    }
    #expect(reel(20, by: 10) == ["\(property) at 20 for 1"])
    // A bar that stays higher than it was rests half in sight.
    let half = property == "bar.y" ? ["bar.y at 40 for 60"] : []
    #expect(reel(20, by: -10) == ["\(property) at 20 for 1"] + half)
    #expect(reel(40, by: 10) == ["\(property) at 40 for 1"])
    #expect(reel(41, by: 10) == [])
    #expect(reel(9, by: 10) == [])
    #expect(reel(20, by: 3) == [])
    #expect(reel(20, by: 3.5) == ["\(property) at 20 for 1"])
    // Who does not see the bar before and after sees no jump.
    #expect(reel(20, by: 10) { $0.set(20, ["bar.hidden": true]) } == [])
    #expect(
      reel(20, by: 10) {
        $0.set(10, ["bar.alpha": 0])
        $0.set(20, ["bar.alpha": 1])
      } == [])
    #expect(
      reel(20, by: 10) { $0.set(20, ["bar.bg.hidden": true]) }
        == (property == "bar.bg.height" ? [] : ["\(property) at 20 for 1"]))
    // A turn of the device moves everything.
    #expect(reel(20, by: 10) { $0.act("rotate landscape", 8, 9) } == [])
    // Twice its neighbours is what stands out.
    func moving(_ near: Double) -> [String] {
      reel(20, by: 10) { reel in
        let from = Self.rest(property)
        reel.set(21, [property: .number(from + 10 + near)])
      }
    }
    #expect(moving(4.9).contains("\(property) at 20 for 1"))
    #expect(!moving(5).contains("\(property) at 20 for 1"))
    #expect(moving(-9).contains("\(property) at 20 for 1"))
  }

  @Test func barGeometryAfterACancelledSwipe() {
    func reel(_ height: Double, _ base: Reel = .cancelled) -> [String] {
      var reel = base
      reel.ramp(10...39, "bar.height", 44, height)
      return reel.findings("bar-geometry")
    }
    #expect(reel(45) == ["bar.height at 40 for 60"])
    #expect(reel(43) == ["bar.height at 40 for 60"])
    #expect(reel(44.5) == [])
    #expect(reel(44.6) == ["bar.height at 40 for 60"])
    #expect(reel(45, .push) == [])
  }

  @Test func contentJumps() {
    func reel(
      _ frame: Int, by step: Double, of element: String = "page.B.content", from: Double = 64,
      _ change: (inout Reel) -> Void = { _ in }
    ) -> [String] {
      var reel = Reel.push
      reel.set(frame, [element + ".y": .number(from + step)])
      change(&reel)
      return reel.findings("content-jump")
    }
    #expect(reel(20, by: 10) == ["page.B at 20 for 1"])
    #expect(reel(20, by: -10) == ["page.B at 20 for 1"])
    #expect(reel(20, by: 10, of: "page.A.content") == ["page.A at 20 for 1"])
    #expect(reel(20, by: 10, of: "page.B", from: 0) == ["page.B at 20 for 1"])
    #expect(reel(20, by: 3) == [])
    // The frame in which B comes is none, thirty behind the end still count.
    #expect(reel(10, by: 10) == [])
    #expect(reel(70, by: 10) == ["page.B at 70 for 1"])
    #expect(reel(71, by: 10) == [])
    #expect(reel(20, by: 10) { $0.set(20, ["page.B.hidden": true]) } == [])
    #expect(reel(20, by: 10) { $0.set(15, ["page.B.alpha": 0]) } == [])
    #expect(reel(20, by: 10) { $0.act("rotate landscape", 15, 16) } == [])
  }

  /// The bar grows by 50 points; content keeps its distance from its lower end or strays.
  @Test func contentKeepsToTheBar() {
    func reel(_ content: [String: (Double, Double)]) -> [String] {
      var reel = Reel.push
      reel.ramp(10...39, "bar.bg.height", 64, 114)
      reel.ramp(10...39, "bar.height", 44, 94)
      for (page, way) in content { reel.ramp(10...39, "page.\(page).content.y", way.0, way.1) }
      return reel.findings("content-jump")
    }
    #expect(reel(["A": (64, 114), "B": (64, 114)]) == [])
    // B is at rest 114 below the top while the bar is still less high: a gap of 50 at first.
    #expect(reel(["A": (64, 114), "B": (114, 114)]).first?.hasPrefix("page.B at 10 for") == true)
    // Below the gap of 6 nothing is said: 50 points in 29 steps, so 26 frames are more than 6 away.
    #expect(reel(["A": (64, 114), "B": (114, 114)]) == ["page.B at 10 for 26"])
    // A stays where it is: the bar covers it, which no one sees; a strip that opens is seen.
    #expect(reel(["B": (64, 114)]) == [])
    #expect(reel(["A": (64, 164), "B": (64, 114)]) == ["page.A at 14 for 26"])
  }
}
