import NavSimTrace
import Testing

@testable import NavSimChecks

/// The stages of a motion, and what a colour may be in each.
@Suite struct StageTests {
  private static func stages(
    in base: Reel, _ change: (inout Reel) -> Void
  ) throws -> [(last: Int, corridor: Corridor)] {
    var reel = base
    change(&reel)
    let evidence = reel.evidence
    let slot = try #require(evidence.slot("eye", "left"))
    return evidence.stages(of: slot, in: try #require(evidence.motions.first))
  }

  private static let red = TraceValue.color(packed: 0xFF00_00FF)
  private static let green = TraceValue.color(packed: 0x00FF_00FF)
  private static let blue = TraceValue.color(packed: 0x0000_FFFF)

  @Test func aPushHasOne() throws {
    let stages = try Self.stages(in: .push) { $0.set(20, ["eye.left": "#0000FF"]) }
    #expect(stages.map(\.last) == [99])
    #expect(stages[0].corridor.from == Self.red)
    #expect(stages[0].corridor.to == Self.blue)
    #expect(stages[0].corridor.distance(of: Self.green) == 1)
  }

  /// The swipe is furthest at 24, and over at 40: it goes back to where it came from until then, and is on the next look
  /// behind that.
  @Test func aCancelledSwipeHasThree() throws {
    let stages = try Self.stages(in: .cancelled) {
      $0.set(20, ["eye.left": "#0000FF"])
      $0.set(30, ["eye.left": "#00FF00"])
    }
    #expect(stages.map(\.last) == [24, 40, 99])
    #expect(stages[0].corridor.from == Self.red)
    #expect(stages[0].corridor.to == Self.blue)
    #expect(stages[1].corridor.from == Self.blue)
    #expect(stages[1].corridor.to == Self.green)
    #expect(stages[0].corridor.distance(of: Self.green) == 1)
    // It goes back to where it came from.
    #expect(stages[1].corridor.distance(of: Self.red) == 0)
    #expect(stages[1].corridor.distanceFromMixes(of: .color(packed: 0xFFFF_FFFF)) > 0.5)
    #expect(stages[2].corridor.from == Self.green)
    #expect(stages[2].corridor.distance(of: Self.red) > 0.5)
  }

  /// A look is the middle one of three frames: 22 to 24 before the turn, 23 to 25 behind it.
  @Test func oneFrameIsNoLook() throws {
    func looks(_ frames: ClosedRange<Int>) throws -> [TraceValue] {
      let stages = try Self.stages(in: .cancelled) {
        $0.set(frames.lowerBound, ["eye.left": "#00FF00"])
        $0.set(frames.upperBound + 1, ["eye.left": "#FF0000"])
      }
      return [stages[0].corridor.to, stages[1].corridor.from]
    }
    for frame in 22...25 { #expect(try looks(frame...frame) == [Self.red, Self.red], "\(frame)") }
    #expect(try looks(21...22) == [Self.red, Self.red])
    #expect(try looks(22...23) == [Self.green, Self.red])
    #expect(try looks(23...24) == [Self.green, Self.green])
    #expect(try looks(24...25) == [Self.red, Self.green])
    #expect(try looks(25...26) == [Self.red, Self.red])
  }

  /// What is no colour is taken as it is: there is no middle of it.
  @Test func aWordIsALook() throws {
    func look(_ before: Reel.Cell, _ now: Reel.Cell, _ after: Reel.Cell) throws -> TraceValue {
      try Self.stages(in: .cancelled) {
        $0.set(23, ["eye.left": before])
        $0.set(24, ["eye.left": now])
        $0.set(25, ["eye.left": after])
      }[1].corridor.from
    }
    #expect(try look("#FF0000", "none", "#FF0000").kind != .color)
    #expect(try look("none", "#00FF00", "#FF0000") == Self.green)
    #expect(try look("#FF0000", "#00FF00", "none") == Self.green)
    #expect(try look("#FF0000", "#00FF00", "#FF0000") == Self.red)
  }

  /// Where the eye sees through the bar at one end: 5 of 255 are below 0.02, 6 are not.
  @Test func throughAClearBarThePagesAreSeen() throws {
    func greenIsOutside(
      _ look: Reel.Cell, to goal: Reel.Cell, below: Reel.Cell, to end: Reel.Cell
    ) throws -> Double {
      let stages = try Self.stages(in: .push) { reel in
        reel.set(-1, ["eye.left": look, "eye.below": below])
        reel.set(20, ["eye.left": goal, "eye.below": end])
      }
      return stages[0].corridor.distance(of: Self.green)
    }
    #expect(try greenIsOutside("#FFFFFF", to: "#FF0000", below: "#FAFAFA", to: "#00FF00") == 0)
    #expect(try greenIsOutside("#FFFFFF", to: "#FF0000", below: "#F9F9F9", to: "#00FF00") == 1)
    #expect(try greenIsOutside("#FF0000", to: "#FFFFFF", below: "#00FF00", to: "#FAFAFA") == 0)
    #expect(try greenIsOutside("#FF0000", to: "#FFFFFF", below: "#00FF00", to: "#F9F9F9") == 1)
  }

  /// The colour of the items is none that is seen through the bar.
  @Test func itemsAreNotSeenThrough() throws {
    var reel = Reel.push
    reel.set(-1, ["bar.content.tintColor": "#FFFFFF", "eye.below": "#FFFFFF"])
    reel.set(20, ["bar.content.tintColor": "#FF0000", "eye.below": "#00FF00"])
    let evidence = reel.evidence
    let slot = try #require(evidence.slot("bar.content", "tintColor"))
    let stages = evidence.stages(of: slot, in: try #require(evidence.motions.first))
    #expect(stages[0].corridor.distance(of: Self.green) == 1)
  }
}
