import Foundation
import Testing

@testable import NavSimViewer

@Suite struct TrackTests {
  /// What the player reads: pairs of a distance and a value, or of the number of a run.
  private func value(_ table: TrackTable, _ number: Int, at frame: Int) throws -> Int? {
    let flat = try #require(
      try JSONSerialization.jsonObject(with: Data(table.tracks[number])) as? [Any])
    var at = 0
    var found: Int?
    for index in stride(from: 0, to: flat.count, by: 2) {
      at += try #require(flat[index] as? Int)
      if at > frame { break }
      guard let run = flat[index + 1] as? [Int] else {
        found = flat[index + 1] as? Int
        continue
      }
      let coded = table.runs[run[0]]
      var value = coded[0]
      var step = 0
      for offset in 1..<max(min(frame - at, coded.count - 1) + 1, 1) {
        step += coded[offset]
        value += step
      }
      found = value
    }
    return found
  }

  @Test func everyValueComesBack() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var draft = TrackDraft()
      var held: [Int?] = []
      var last: Int?
      for frame in 0..<40 {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: last = Int.random(in: -5...5, using: &generator)
        case 1: last = frame % 7 == 0 ? nil : last
        case 2: last = (last ?? 0) + frame
        default: break
        }
        draft.set(last, at: frame)
        held.append(last)
      }
      var table = TrackTable()
      let number = table.add(draft)
      for frame in held.indices { #expect(try value(table, number, at: frame) == held[frame]) }
    }
  }

  /// The same movement at another time is the same run.
  @Test func curvesAreShared() {
    var table = TrackTable()
    for start in [0, 17] {
      var draft = TrackDraft()
      for frame in 0..<20 { draft.set(frame * frame, at: start + frame) }
      _ = table.add(draft)
    }
    #expect(table.runs.count == 1 && table.tracks.count == 2)
    // The differences of its differences are small.
    #expect(table.runs[0].dropFirst(2).allSatisfy { $0 == 2 })
  }
}
