import Foundation
import Testing

@testable import NavSimBench

/// Differences planted into the traces of real scenarios: `.ci/run` has all 300 of them compared.
@Suite struct PlantedDifferenceTests {
  @Test func theFirstDivergenceAndTheClassAreRight() throws {
    let folder = Binary.root.appendingPathComponent("Scenarios/basics").path
    let differences = try #require(Differences(["--count", "6", folder]))
    let tally = differences.run()
    #expect(tally.planted == 6)
    #expect(tally.first == tally.planted, "\(tally.text)")
    #expect(tally.classes * 100 >= tally.planted * 95, "\(tally.text)")
  }
}
