import Foundation
import NavSim
import NavSimPicture
import NavSimVerify
import NavSimTestSupport
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
  @Test(.enabled(if: Whole.isAsked)) func theEyeSeesWhatIsDrawn() {
    let files = VerifiedFiles(
      Self.files.map { path in
        SourceFile(
          path: String(path.dropFirst(Self.root.path.count + 1)),
          bytes: FileManager.default.contents(atPath: path).map { Array($0) } ?? [])
      })
    let calls = files.every(1).filter { file in
      file.path.hasSuffix("/call.navsim") || file.path.hasSuffix("/G203.navsim")
    }
    #expect(calls.count == 2)
    for file in files.every(50) + calls {
      #expect(DrawnEye.check(file, of: files).faults == [])
    }
  }

  /// A call makes the status bar taller and gives it a ground (the system's green, a choice): the
  /// ground lies over all below it, and what the eye looks at begins 20 pt lower.
  @Test func aCallHasItsGround() throws {
    let text = """
      device iphone-8
      ios 11
      page A
        view backgroundColor=white
      scenario "s"
      stack A
      at 0ms    app call
      at 500ms  app hang-up

      """
    let file = ScenarioFile(path: "c.navsim", text: text)
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    var reel = run.trace.reel
    let picture = reel.picture(at: 10)
    let ground = try #require(picture.shapes.last { $0.element == "statusBar" && $0.isSampled })
    #expect(ground.rect.height == 40 && ground.color.packed == 0x4CD9_64FF)
    #expect(picture.samplePoints.map(\.point.y) == [10, 62, 62, 62, 84.25, 104])
    let after = reel.picture(at: 40)
    #expect(!after.shapes.contains { $0.element == "statusBar" && $0.isSampled })
    #expect(EyeAgreement(reel).differences.isEmpty)
  }
}
