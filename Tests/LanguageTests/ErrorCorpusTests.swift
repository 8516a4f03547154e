import Foundation
import NavSimLanguage
import Testing

/// One scenario for each message, with the text that it must print beside it.
///
/// `NAVSIM_UPDATE=1 swift test --filter LanguageTests` writes the expected texts anew; read them
/// before you commit them.
@Suite("the error corpus")
struct ErrorCorpusTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Errors")

  static let files: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".navsim") }.sorted()
  }()

  /// What a corpus file prints. Used files lie in the folder `used`, and use each
  /// other from there.
  static func diagnostics(_ name: String) throws -> [Diagnostic] {
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return Parser.parse(SourceFile(path: name, bytes: Array(data)), vocabulary: vocabulary) {
      from, path in
      let path = from.hasPrefix("used/") ? "used/" + path : path
      if path == "used/folder.navsim" {
        return SourceFile(path: path, unread: "'\(path)' cannot be read: is a folder")
      }
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
        return nil
      }
      return SourceFile(path: path, bytes: Array(data))
    }.diagnostics
  }

  @Test("prints the recorded text", arguments: files)
  func recorded(_ name: String) throws {
    let text = try Self.diagnostics(name).map { $0.text + "\n" }.joined(separator: "\n")
    let expected = Self.folder.appendingPathComponent(
      String(name.dropLast(7)) + ".expected")
    if ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] == "1" {
      try Data(text.utf8).write(to: expected)
    }
    let recorded = try String(contentsOf: expected, encoding: .utf8)
    #expect(text == recorded)
  }

  @Test("has a file for every message that shows it", arguments: MessageID.allCases)
  func complete(_ id: MessageID) throws {
    let name = try #require(
      Self.files.first { $0.dropFirst(4) == id.slug + ".navsim" }, "no file for \(id.slug)")
    #expect(try Self.diagnostics(name).contains { $0.id == id })
  }

  @Test("has no file without a message", arguments: files)
  func noStray(_ name: String) {
    #expect(MessageID.allCases.contains { $0.slug + ".navsim" == name.dropFirst(4) })
  }
}

extension ErrorCorpusTests {
  /// The corpus as texts, broken bytes repaired.
  static let texts: [String] = files.map { name in
    let data = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
