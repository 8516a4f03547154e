import Foundation
import NavSimLanguage
import NavSimSimulator
import NavSimTrace
import Testing

@testable import NavSimChecks

/// Each detector fires on the scenario that was made for it and is silent where the fault is
/// mended.
@Suite struct DetectorScenarioTests {
  @Test(arguments: DetectorScenario.looks) func firesAndIsSilent(given: DetectorScenario) throws {
    let detector = try #require(Detector.named(given.detector))
    let path = "Scenarios/detectors/\(given.detector).navsim"
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let script = try Bench.script(text, path: path)
    var counts = ["fires": 0, "silent": 0]
    for cell in try script.cells(scenario: 0, overrides: []) {
      let found = detector.findings(
        in: Simulator.run(script.program(scenario: 0, cell: cell)))
      let said = found.map { "\($0.subject) at \($0.frame): \($0.message)" }
      if cell[given.axis] == given.fires {
        let pattern = TracePattern(given.subject)
        #expect(found.contains { pattern.matches($0.subject) }, "\(cell.text): \(said)")
        counts["fires", default: 0] += 1
      }
      if cell[given.axis] == given.silent {
        #expect(said == [], "\(cell.text)")
        counts["silent", default: 0] += 1
      }
    }
    #expect(counts.values.allSatisfy { $0 > 0 }, "no such cells: \(counts)")
  }
}
