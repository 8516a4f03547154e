import NavSim
import NavSimTestSupport
import Testing

@testable import NavSimBench

// What the benchmark measures is written in the language: a new word must not take it away unseen.

@Suite struct BenchTests {
  @Test func theSuiteHasAThousandCells() {
    #expect(SuiteCells.plan.cells.count == 1_000)
    #expect(SuiteCells.plan.cells.allSatisfy { $0.skipReason == nil })
  }

  /// Few turns and one round: that it runs, and that the larger trace is twice the smaller.
  @Test(.enabled(if: Whole.isAsked)) func theDetectorsAreMeasured() throws {
    let rows = DetectorCost.measure(rounds: 1, turns: 4)
    #expect(rows.count == 2 && rows.allSatisfy { $0.value > 0 && $0.ratio > 0 && $0.floor > 0 })
    #expect(rows.map(\.floor) == [2, 2 / 2.3])
    let large = try #require(DetectorCost.trace(turns: 4)).lastFrame
    let small = try #require(DetectorCost.trace(turns: 2)).lastFrame
    #expect(abs(large - 2 * small) <= 2, "\(large) \(small)")
  }

  @Test func theWorkloadIsAProgram() {
    #expect(Workload.program() != nil)
  }

  /// Of the size that is measured: `navsim-bench verify growth`.
  @Test(arguments: Whole.of(Growth.Kind.allCases, every: 3))
  func growthIsMeasuredOnScenariosThatRun(
    _ kind: Growth.Kind
  ) {
    #expect(kind.fault(30) == nil)
  }
}
