import NavSimTrace
import Testing

@testable import NavSimChecks

/// What a slot held from which frame on.
@Suite struct TrackOfSlotTests {
  /// 1 before the first action, 2 from 5 on, written again in 7, 3 from 9 on.
  private static let track: Track = {
    var track = Track()
    track.add(.number(1), at: -1, 10)
    track.add(.number(2), at: 5, 11)
    track.add(.number(2), at: 7, 12)
    track.add(.number(3), at: 9, 13)
    return track
  }()

  @Test func aFrameHoldsWhatCameLast() {
    var track = Self.track
    track.add(.number(4), at: 9, 14)
    #expect(track.frames == [-1, 5, 7, 9])
    #expect(track.values == [.number(1), .number(2), .number(2), .number(4)])
    #expect(track.causes == [10, 11, 12, 14])
    #expect(track.last == .number(4))
    #expect(Track().last == nil)
  }

  @Test func aValueHoldsUntilTheNext() {
    let indices = [-2, -1, 4, 5, 6, 7, 8, 9, 100].map { Self.track.index(at: $0) }
    #expect(indices == [nil, 0, 0, 1, 1, 2, 2, 3, 3])
    #expect(Self.track.value(at: -2) == nil)
    #expect(Self.track.value(at: 4) == .number(1))
    #expect(Self.track.value(at: 100) == .number(3))
    #expect(Track().value(at: 0) == nil)
  }

  @Test func changesAreWhereTheValueBecameAnother() {
    func changes(_ range: Range<Int>) -> [Int] { Self.track.changes(in: range).map(\.frame) }
    #expect(changes(-1..<100) == [5, 9])
    #expect(changes(-5..<10) == [5, 9])
    #expect(changes(0..<9) == [5])
    #expect(changes(5..<10) == [5, 9])
    #expect(changes(5..<6) == [5])
    #expect(changes(4..<5) == [])
    #expect(changes(6..<10) == [9])
    #expect(changes(9..<10) == [9])
    #expect(changes(9..<9) == [])
    #expect(changes(10..<20) == [])
    #expect(changes(-1..<0) == [])
    #expect(Track().changes(in: -1..<10).isEmpty)
    let first = Self.track.changes(in: 0..<9).first
    #expect(first?.before == .number(1) && first?.after == .number(2))
  }

  @Test func whatIsPlantedEndsWithItsRange() {
    func planted(_ range: Range<Int>) -> Track {
      var track = Self.track
      track.plant(.number(7), range)
      return track
    }
    let early = planted(1..<3)
    #expect(early.frames == [-1, 1, 3, 5, 7, 9])
    #expect(early.values.prefix(4) == [.number(1), .number(7), .number(1), .number(2)])
    #expect(early.causes == [10, -1, 10, 11, 12, 13])
    // What changed in there holds from the end on.
    let over = planted(3..<6)
    #expect(over.frames == [-1, 3, 6, 7, 9])
    #expect(over.values == [.number(1), .number(7), .number(2), .number(2), .number(3)])
    // A change at its first frame, and at the first behind it, is written once.
    let edges = planted(5..<9)
    #expect(edges.frames == [-1, 5, 9])
    #expect(edges.values == [.number(1), .number(7), .number(3)])
    #expect(edges.causes == [10, -1, 13])
    let late = planted(20..<30)
    #expect(late.frames == [-1, 5, 7, 9, 20, 30])
    #expect(late.value(at: 29) == .number(7) && late.value(at: 30) == .number(3))
    var empty = Track()
    empty.plant(.number(7), 0..<1)
    #expect(empty.frames == [])
  }

  /// The last frame that shows the largest number above 0.
  @Test func theFurthestPoint() {
    func furthest(_ values: [(Int, Double)], _ range: Range<Int> = 0..<10) -> Int? {
      var track = Track()
      for (frame, value) in values { track.add(.number(value), at: frame, -1) }
      return track.furthest(in: range)
    }
    #expect(furthest([]) == nil)
    #expect(furthest([(0, 0)]) == nil)
    #expect(furthest([(0, -1)]) == nil)
    #expect(furthest([(0, 0.001)]) == 9)
    #expect(furthest([(0, 0.2), (3, 0.5), (6, 0.4)]) == 5)
    // As large again counts as further.
    #expect(furthest([(0, 0.5), (3, 0.2), (6, 0.5), (8, 0.1)]) == 7)
    #expect(furthest([(0, 0.1), (9, 0.5)]) == 9)
    #expect(furthest([(0, 0.1), (10, 0.5)]) == 9)
    // It may hold since before the range, or begin in it.
    #expect(furthest([(-1, 0.5), (4, 0.1)]) == 3)
    #expect(furthest([(-1, 0.5), (4, 0.1)], 4..<10) == 9)
    #expect(furthest([(-1, 0.5), (4, 0.1)], 3..<10) == 3)
    #expect(furthest([(5, 0.5)], 0..<10) == 9)
    #expect(furthest([(5, 0.5)], 0..<5) == nil)
    var flags = Track()
    flags.add(.flag(true), at: 0, -1)
    #expect(flags.furthest(in: 0..<10) == nil)
  }
}
