import Foundation
import NavSim
import NavSimVerify
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

  @Test func thereAreScenarios() { #expect(Self.files.count > 150) }

  /// Some of them; `navsim-bench verify eye` looks at all.
  @Test func theEyeSeesWhatIsDrawn() {
    let files = VerifiedFiles(
      Self.files.map { path in
        SourceFile(
          path: String(path.dropFirst(Self.root.path.count + 1)),
          bytes: FileManager.default.contents(atPath: path).map { Array($0) } ?? [])
      })
    for file in files.every(7) {
      #expect(DrawnEye.check(file, of: files).faults == [])
    }
  }
}
