import Foundation
import NavSimLanguage
import Testing

/// The manual's scenarios are whole files: they parse without a message.
@Suite("the pages of the language")
struct ManualTests {
  static let blocks: [String] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Language", "Pages", "Code", "Tables", "Actions", "Claims"].flatMap { name in
      let page = root.appendingPathComponent("docs/\(name).md")
      let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "```navsim\n").dropFirst().map { part in
        part.components(separatedBy: "```")[0]
      }
    }
  }()

  @Test("every scenario parses without error or warning", arguments: blocks)
  func parses(_ text: String) {
    #expect(messages(text, warnings: true).map(\.text) == [])
    #expect(NavSimLanguage.Formatter.format(text) == text)
  }

  @Test("the manual has scenarios")
  func exist() { #expect(Self.blocks.count >= 34) }
}
