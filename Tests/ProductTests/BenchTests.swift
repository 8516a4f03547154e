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

  @Test(arguments: Growth.Kind.allCases) func growthIsMeasuredOnScenariosThatRun(
    _ kind: Growth.Kind
  ) throws {
    for count in [60, kind.size] {
      let file = ScenarioFile(path: "growth.navsim", text: kind.text(count))
      let cells = try file.cells(of: 0)
      #expect(cells.count == (kind == .cells ? count : 1))
      let cell = try #require(cells.first)
      #expect(count == kind.size || file.run(0, cell)?.failures.isEmpty == true)
    }
  }
}
