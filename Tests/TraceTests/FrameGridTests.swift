import NavSimKernel
import Testing

@testable import NavSimTrace

@Suite struct FrameGridTests {
  @Test("frames are at n periods", arguments: [(60, 50_000), (120, 25_000)])
  func period(rate: Int, ticks: Int64) {
    let grid = FrameGrid(framesPerSecond: rate)
    #expect(grid.period == ticks)
    #expect(grid.frame(atOrAfter: .zero) == 0)
    #expect(grid.frame(atOrAfter: Time(ticks: 1)) == 1)
    #expect(grid.frame(atOrAfter: Time(ticks: ticks)) == 1)
    #expect(grid.frame(atOrAfter: Time(ticks: ticks + 1)) == 2)
    #expect(grid.frame(atOrBefore: Time(ticks: ticks)) == 1)
    #expect(grid.frame(atOrBefore: Time(ticks: ticks - 3)) == 0)
  }

  @Test("a canonical moment is in whole microseconds, near, and has the same next frame")
  func canonicalMoments() {
    let grid = FrameGrid(framesPerSecond: 60)
    for frame in 0...6 {
      for offset in -40...40 {
        let time = Time(ticks: max(0, Int64(frame) * 50_000 + Int64(offset)))
        let written = grid.canonical(time)
        #expect(written.ticks % 3 == 0)
        #expect(abs(written.ticks - time.ticks) <= 2)
        #expect(grid.frame(atOrAfter: written) == grid.frame(atOrAfter: time))
        #expect(grid.canonical(written) == written)
      }
    }
  }

  @Test("whole microseconds stay as they are")
  func exactMoments() {
    let grid = FrameGrid(framesPerSecond: 60)
    for microseconds: Int64 in [0, 1, 16_666, 16_667, 500_000, 33_333, 33_334] {
      let time = Time(microseconds: microseconds)
      #expect(grid.canonical(time) == time)
    }
  }

  @Test("odd rates and moments do not trap")
  func extremes() {
    for rate in [Int.min, -1, 0, 1, 7, 61, Int.max] {
      let grid = FrameGrid(framesPerSecond: rate)
      #expect(grid.period >= 1)
      #expect(grid.canonical(Time(ticks: .max)).ticks > 0)
      #expect(grid.canonical(Time(ticks: .min)) == .zero)
    }
  }
}
