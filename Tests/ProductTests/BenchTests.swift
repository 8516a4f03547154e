import NavSim
import Testing

@testable import NavSimBench

// What the benchmark measures is written in the language: a new word must not take it away unseen.

@Suite struct BenchTests {
  @Test func theSuiteHasAThousandCells() {
    #expect(SuiteCells.plan.cells.count == 1_000)
    #expect(SuiteCells.plan.cells.allSatisfy { $0.skipReason == nil })
  }

  @Test func theWorkloadIsAProgram() {
    #expect(Workload.program() != nil)
  }

  /// Of the size that is measured: `navsim-bench verify growth`.
  @Test(arguments: Growth.Kind.allCases) func growthIsMeasuredOnScenariosThatRun(
    _ kind: Growth.Kind
  ) {
    #expect(kind.fault(30) == nil)
  }
}
