import Foundation
import NavSimTestSupport
import Testing

@testable import NavSimBench

/// Differences planted into the traces of real scenarios: `.ci/run` has all 300 of them compared.
@Suite struct PlantedDifferenceTests {
  @Test func theFirstDivergenceAndTheClassAreRight() throws {
    let folder = Binary.root.appendingPathComponent("Scenarios/basics").path
    let count = Whole.isAsked ? 6 : 2
    let differences = try #require(Differences(["--count", "\(count)", folder]))
    let tally = differences.run()
    #expect(tally.planted == count)
    #expect(tally.first == tally.planted, "\(tally.text)")
    #expect(tally.classes * 100 >= tally.planted * 95, "\(tally.text)")
  }
}
