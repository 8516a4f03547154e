import Foundation
import NavSimLanguage
import NavSimTrace
import Testing

@testable import NavSimSimulator

/// Frames pass over what cannot have changed. Reading everything gives the same trace.
@Suite struct ReadingTests {
  static let files: [String] = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return folders.sorted().flatMap { name -> [String] in
      let inside = folder.appendingPathComponent(name).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: inside)) ?? []
      return files.filter { $0.hasSuffix(".navsim") }.sorted().map { "\(name)/\($0)" }
    }
  }()
  private static let folder = ProfileFlipTests.scenarios

  @Test func thereAreScenarios() { #expect(Self.files.count > 20) }

  @Test(arguments: files) func nothingIsMissed(file: String) throws {
    let url = Self.folder.appendingPathComponent(file)
    let script = try Bench.script(
      try String(contentsOf: url, encoding: .utf8), path: file,
      resolve: { _, used in
        let beside = url.deletingLastPathComponent().appendingPathComponent(used)
        return (try? String(contentsOf: beside, encoding: .utf8)).map {
          SourceFile(path: used, text: $0)
        }
      })
    for scenario in script.scenarios.indices {
      for cell in try script.cells(scenario: scenario, overrides: []) {
        let program = script.program(scenario: scenario, cell: cell)
        let quick = Simulator.run(program)
        let whole = Simulator.run(program, changing: { _ in }, readsEverything: true)
        #expect(quick == whole, "\(file) \(cell.values)")
      }
    }
  }
}
