import Foundation
import NavSim
import NavSimTestSupport
import Testing

/// Detectors of geometry, structure and events have a scenario that says where they fire and where
/// they are silent; that it holds, the corpus tests show.
@Suite struct DetectorFileTests {
  private static let names = [
    "bar-geometry", "content-jump", "stack-mismatch", "title-jump", "frozen", "log-warning",
    "missing-animation", "crash", "lifecycle", "tab-bar", "sudden-item", "sudden-content", "untied",
    "unmet-wish", "unasked", "drift", "unreadable", "misplaced-content",
  ]

  /// What UIKit does or says by itself has no line of code behind it.
  private static let eventsOfUIKit = ["frozen"]

  @Test func everyDetectorHasAScenario() {
    for detector in Detector.all {
      let path = "Scenarios/detectors/\(detector.name).navsim"
      let url = Binary.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
      #expect(Manual.entry(detector.id)?.contains(path) == true)
    }
  }

  @Test(arguments: names) func aScenarioHasBothCells(name: String) throws {
    let path = "Scenarios/detectors/\(name).navsim"
    let url = Binary.root.appendingPathComponent(path)
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let claims = lines.filter { $0.hasPrefix("[") && $0.contains("expect ") }
    #expect(claims.contains { $0.contains(": ") && $0.contains(" some \(name)") })
    #expect(claims.contains { $0.contains(" no \(name)") })
    #expect(Manual.entry(name)?.contains(path) == true)
  }

  /// The whole-cell look at what the mended cells come to: nothing of their own kind is left.
  @Test(arguments: Whole.of(names, every: 3)) func firesAndIsSilent(name: String) throws {
    let path = "Scenarios/detectors/\(name).navsim"
    let text = try String(
      contentsOf: Binary.root.appendingPathComponent(path), encoding: .utf8)
    let file = ScenarioFile(path: path, text: text)
    let runs = try file.cells(of: 0).compactMap { file.run(0, $0) }
    #expect(runs.count == 2)
    let found = runs.map { $0.sightings.filter { $0.kind == name } }
    #expect(found.first?.isEmpty == false)
    #expect(found.last?.isEmpty == true, "\(found.last?.map(\.message) ?? [])")
    for finding in found.joined() {
      #expect(finding.witness.isEmpty || finding.witness.allSatisfy { !$0.value.isEmpty })
      #expect(finding.cause != nil || !finding.witness.isEmpty || Self.eventsOfUIKit.contains(name))
    }
  }
}
