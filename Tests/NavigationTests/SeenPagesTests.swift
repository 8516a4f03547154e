import Foundation
import NavSimLanguage
import NavSimSimulator
import NavSimTrace
import Testing

@testable import NavSimChecks

/// Judges walk the pages that have something in a stretch of frames: all of them, and no others.
@Suite struct SeenPagesTests {
  private static func owner(_ element: String) -> String? {
    let parts = element.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    if parts[1] == "fake" { return parts[0] }
    return ["page", "title", "left", "right", "back"].contains(parts[0]) ? parts[1] : nil
  }

  /// What a look at every element in every frame finds.
  private static func looked(_ evidence: Evidence, _ frames: Range<Int>) -> Set<String> {
    var found: Set<String> = []
    for (index, element) in evidence.trace.elements.enumerated() {
      guard let owner = owner(element.name), evidence.pages.contains(owner) else { continue }
      if frames.contains(where: { evidence.isPresent(index, at: $0) }) { found.insert(owner) }
    }
    return found
  }

  @Test(arguments: [
    "basics/back-button.navsim", "strategies/in-house.navsim", "reported/G010.navsim",
    "model/inner-navigation.navsim", "strategies/covered-page-writes.navsim",
  ])
  func theyAreThoseThatAnElementIsThereOf(_ file: String) throws {
    let url = ProfileFlipTests.scenarios.appendingPathComponent(file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return }
    let script = try Bench.script(
      text, path: file,
      resolve: { _, used in
        let beside = url.deletingLastPathComponent().appendingPathComponent(used)
        return (try? String(contentsOf: beside, encoding: .utf8)).map {
          SourceFile(path: used, text: $0)
        }
      })
    for cell in try script.cells(scenario: 0, overrides: []).prefix(4) {
      let evidence = Evidence(Simulator.run(script.program(scenario: 0, cell: cell)))
      for first in stride(from: -1, to: evidence.lastFrame, by: 7) {
        for frames in [first..<first + 1, first..<first + 5] {
          let pages = evidence.pages(in: frames)
          #expect(Set(pages) == Self.looked(evidence, frames), "\(file) \(frames)")
          #expect(pages == evidence.pages.filter { pages.contains($0) })
        }
      }
    }
  }

  @Test func aPlantedElementCounts() throws {
    let trace = try Bench.trace(
      """
      page A "A"
      page B "B"
      page C "C"
      scenario "x"
      stack A
      at 0ms push B
      expect at end: top is B
      """)
    let evidence = Evidence(trace)
    let last = evidence.lastFrame
    #expect(evidence.pages(at: last) == ["B"])
    let element = try #require(evidence.element("title.A"))
    #expect(evidence.planting(element: element, last..<last + 1).pages(at: last) == ["A", "B"])
  }
}
