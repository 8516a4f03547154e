import Foundation
import NavSimTestSupport
import Testing

// `navsim check` on each file of the error corpus prints what is recorded beside it.

@Suite struct CorpusTests {
  static let folder = Binary.root.appendingPathComponent("Tests/LanguageTests/Errors")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // The tool gives a file one name, however it is spelled: there are not so many here.
    return all.filter { $0.hasSuffix(".expected") && $0 != "179-too-many-files.expected" }
      .map { String($0.dropLast(9)) }.sorted()
  }()

  @Test func thereIsACorpus() { #expect(Self.names.count > 100) }

  @Test(arguments: Whole.of(names, every: 8))
  func theBinaryPrintsTheRecordedMessage(name: String) throws {
    let recorded = try String(
      contentsOf: Self.folder.appendingPathComponent(name + ".expected"), encoding: .utf8)
    let ran = try Binary.run(["check", name + ".navsim"], in: Self.folder)
    #expect(ran.code == (recorded.contains(": error: ") ? 2 : 0))
    let body = recorded.trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(ran.err.hasPrefix(body + "\n"), "\(ran.err)")
  }
}
