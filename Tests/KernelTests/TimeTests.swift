import NavSimKernel
import Testing

@Suite struct TimeTests {
  @Test func theTickDividesEverythingThatAScenarioNames() {
    #expect(Time(microseconds: 1).ticks == 3)
    #expect(Time(milliseconds: 350).ticks == 1_050_000)
    #expect(Time.ticksPerSecond % 60 == 0)
    #expect(Time.ticksPerSecond % 120 == 0)
  }

  @Test func computedSecondsRoundHalfToEven() {
    let tick = 1.0 / 3_000_000
    #expect(Time(roundingSeconds: 0.5).ticks == 1_500_000)
    #expect(Time(roundingSeconds: 0.35 * 0.6).ticks == 630_000)
    #expect(Time(roundingSeconds: 1.4 * tick).ticks == 1)
    #expect(Time(roundingSeconds: -1.6 * tick).ticks == -2)
    // Halves that a Double holds exactly: 0x1p-7 s are 23,437.5 ticks.
    #expect(Time(roundingSeconds: 0x1p-7).ticks == 23_438)
    #expect(Time(roundingSeconds: 3 * 0x1p-7).ticks == 70_312)
    #expect(Time(roundingSeconds: -0x1p-7).ticks == -23_438)
    #expect(Time(roundingSeconds: -3 * 0x1p-7).ticks == -70_312)
  }

  @Test func strangeSecondsAreClamped() {
    #expect(Time(roundingSeconds: .nan) == .zero)
    #expect(Time(roundingSeconds: .infinity).ticks == 3_000_000_000_000_000)
    #expect(Time(roundingSeconds: -1e300).ticks == -3_000_000_000_000_000)
  }
}
