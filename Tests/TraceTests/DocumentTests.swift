import Foundation
import Testing

@testable import NavSimTrace

@Suite struct DocumentTests {
  static let document: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let url = root.appendingPathComponent("docs/Trace.md")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }()

  @Test("docs/Trace.md lists every element with its properties in the order of the schema")
  func elements() {
    let lines = Self.document.split(separator: "\n")
    for family in TraceSchema.families {
      let name = "`" + family.pattern.replacingOccurrences(of: "*", with: "A") + "`"
      let properties = family.properties.map(\.name).joined(separator: " ")
      let line = lines.first { line in
        let cells = line.components(separatedBy: " | ")
        return cells.count == 3 && cells[0].contains(name) && cells[1].hasPrefix(properties)
      }
      #expect(line != nil, "\(name): \(properties)")
    }
  }
}
