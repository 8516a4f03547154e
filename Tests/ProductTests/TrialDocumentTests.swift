import Foundation
import Testing

/// docs/Trials.md says which reports are in the suite, and which are not.
@Suite struct TrialDocumentTests {
  private static func reports(_ text: Substring) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| G") }.flatMap { line in
      line.dropFirst(2).prefix { $0 != "|" }.split(separator: " ").map(String.init)
    }
  }

  @Test func everyReportIsWhereThePageSays() throws {
    let text = try String(
      contentsOf: Binary.root.appendingPathComponent("docs/Trials.md"), encoding: .utf8)
    let cut = try #require(text.range(of: "## Not in the suite"))
    let present = Self.reports(text[..<cut.lowerBound])
    let missing = Self.reports(text[cut.lowerBound...])
    let files = Set(
      try FileManager.default.contentsOfDirectory(
        atPath: Binary.root.appendingPathComponent("Scenarios/reported").path))
    #expect(Set(present + missing).count == present.count + missing.count)
    #expect(present.filter { !files.contains($0 + ".navsim") } == [])
    #expect(missing.filter { files.contains($0 + ".navsim") } == [])
    // Every report that was collected is told, or stands there with what it lacks.
    #expect(files.count { $0.hasPrefix("G") && $0.hasSuffix(".navsim") } + missing.count == 133)
  }
}
