import Foundation
import NavSimTestSupport
import Testing

import NavSim
@testable import NavSimBench

/// docs/pictures holds what `navsim-bench pictures` draws, byte by byte, and nothing else.
@Suite struct DocPictureTests {
  private static let folder = Binary.root.appendingPathComponent("docs/pictures")

  @Test(.enabled(if: Whole.isAsked)) func thePicturesAreThoseOfTheScenarios() throws {
    // Of the reports a few: `navsim-bench verify pictures` looks at all.
    let drawings = DocPictures.all(root: Binary.root.path, reports: 50)
    #expect(drawings.count > 40)
    for drawing in drawings {
      let kept = try Data(contentsOf: Self.folder.appendingPathComponent(drawing.name))
      #expect(
        kept.elementsEqual(drawing.bytes) as Bool,
        "\(drawing.name) is another: swift run -c release navsim-bench pictures draws it anew")
      #expect(drawing.bytes.count < 20_000, "\(drawing.name)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let isReport = { (name: String) in name.hasPrefix("G") }
    #expect(
      names.filter { !isReport($0) }.sorted()
        == drawings.map(\.name).filter { !isReport($0) }.sorted())
    let shown = ReportedGlitch.all.filter { $0.state != .told }.map { $0.id + ".svg" }
    #expect(names.filter(isReport).sorted() == shown)
  }

  @Test func everyPictureIsShownAndEveryShownOneIsThere() throws {
    var shown: Set<String> = []
    for (_, text) in DocumentedCommand.documents {
      for part in text.components(separatedBy: "pictures/").dropFirst() {
        if let end = part.range(of: ".svg)") {
          shown.insert(String(part[..<end.lowerBound]) + ".svg")
        }
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(shown.sorted() == names.sorted())
  }
}
