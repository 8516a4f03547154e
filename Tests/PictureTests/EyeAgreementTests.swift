import Foundation
import NavSim
import NavSimPicture
import NavSimTrace
import Testing

/// The pictures of a trace and the trace's own eye see the same.
@Suite struct EyeAgreementTests {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every scenario file of the repository, in order.
  static let files: [URL] = {
    let folder = root.appendingPathComponent("Scenarios")
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "navsim" }
      .sorted { $0.path < $1.path }
  }()

  static func file(_ url: URL) throws -> ScenarioFile {
    ScenarioFile(path: url.path, bytes: Array(try Data(contentsOf: url))) { from, path in
      let used = URL(fileURLWithPath: from).deletingLastPathComponent().appendingPathComponent(path)
      return (try? Data(contentsOf: used)).map { SourceFile(path: used.path, bytes: Array($0)) }
    }
  }

  /// What a trace's pictures and its eye disagree on, in the frames looked at.
  static func differences(_ trace: Trace, every step: Int = 1) -> (looked: Int, wrong: [String]) {
    var reel = trace.reel
    var cursor = TraceCursor(trace)
    var looked = 0
    var wrong: [String] = []
    guard let eye = trace.element("eye") else { return (0, []) }
    let slots = trace.elements[eye].slots
    for (index, frame) in trace.frames.enumerated() {
      cursor.advance()
      let isLast = index + 1 == trace.frames.count || trace.frames[index + 1].number != frame.number
      guard isLast, frame.isKeyframe || frame.k % step == 0 else { continue }
      let number = frame.isKeyframe ? -1 : frame.number
      let picture = reel.picture(at: number)
      looked += 1
      for sample in picture.samplePoints {
        guard let slot = slots.first(where: { trace.slots[$0].name == sample.name }) else {
          continue
        }
        let told = cursor.values[slot].packedColor
        let drawn = picture.color(at: sample.point).packed
        let far =
          [24, 16, 8].map { shift -> Int in
            abs(Int(told >> UInt32(shift) & 255) - Int(drawn >> UInt32(shift) & 255))
          }.max() ?? 0
        if far > 2 {
          wrong.append(
            "\(trace.shortPlace(ofFrame: number)) \(sample.name): "
              + "\(String(told, radix: 16)) is drawn \(String(drawn, radix: 16))")
        }
      }
    }
    return (looked, wrong)
  }

  @Test(arguments: files)
  func theEyeSeesThePicture(url: URL) throws {
    let file = try Self.file(url)
    for scenario in file.scenarios.indices {
      for cell in try file.cells(of: scenario) {
        guard let run = file.run(scenario, cell) else { continue }
        let (_, wrong) = Self.differences(run.trace, every: 4)
        #expect(
          wrong.isEmpty,
          "\(url.lastPathComponent) \(file.scenarios[scenario].name) \(cell.text): \(wrong.count): \(wrong.prefix(3))"
        )
      }
    }
  }
}
