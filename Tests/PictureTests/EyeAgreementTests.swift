import Foundation
import NavSim
import Testing

/// The pictures of a trace and the trace's own eye see the same.
@Suite struct EyeAgreementTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every scenario file of the repository, in order.
  static let files: [String] = {
    let folder = root.appendingPathComponent("Scenarios").path
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".navsim") }.sorted().map { folder + "/" + $0 }
  }()

  static func read(_ path: String) -> ScenarioFile {
    let bytes = FileManager.default.contents(atPath: path).map { Array($0) } ?? []
    return ScenarioFile(path: path, bytes: bytes) { from, used in
      let folder = URL(fileURLWithPath: from).deletingLastPathComponent()
      let path = folder.appendingPathComponent(used).path
      return FileManager.default.contents(atPath: path)
        .map { SourceFile(path: path, bytes: Array($0)) }
    }
  }

  /// A trace does not tell the picture of an old root that gives way, nor what an animator of code's own
  /// has added to a view that moves with its page.
  private static let untold = ["/window-root.navsim", "/G200.navsim", "/G201.navsim"]

  @Test func thereAreScenarios() { #expect(Self.files.count > 150) }

  /// The first cell of every scenario; `navsim-bench eye` goes through all.
  @Test(arguments: files)
  func theEyeSeesWhatIsDrawn(path: String) throws {
    let file = Self.read(path)
    for scenario in file.scenarios.indices {
      for cell in try file.cells(of: scenario).prefix(1) {
        // A trace tells the bar's backgroundColor as code set it: while it animates, it is not known.
        if cell["field"] == "paint" || path.hasSuffix("/background-color.navsim") { continue }
        if Self.untold.contains(where: { path.hasSuffix($0) }) { continue }
        guard let run = file.run(scenario, cell) else { continue }
        let found = EyeAgreement(run.trace.reel, every: 5)
        #expect(found.colors > 0)
        #expect(found.differences.isEmpty, "\(cell.text): \(found.differences.prefix(2))")
      }
    }
  }
}
