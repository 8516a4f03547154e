import Foundation
import NavSim

/// Files of this package, found from where this source file stands.
enum Scenario {
  /// A file of the folder Scenarios, read and checked.
  static func file(_ name: String, source: String = #filePath) throws -> ScenarioFile {
    let package = URL(fileURLWithPath: source)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = package.appendingPathComponent("Scenarios").appendingPathComponent(name).path
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    return ScenarioFile(path: path, bytes: bytes)
  }

  /// Every cell of every scenario of a file that ran.
  static func runs(of file: ScenarioFile) throws -> [CellRun] {
    try file.scenarios.indices.flatMap { scenario in
      try file.cells(of: scenario).compactMap { file.run(scenario, $0) }
    }
  }
}
