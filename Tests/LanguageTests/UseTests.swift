import NavSimLanguage
import Testing

@Suite("files that use files")
struct UseTests {
  private func parse(_ text: String, _ files: [String: String]) -> ParseResult {
    Parser.parse(SourceFile(path: "main.navsim", text: text), vocabulary: vocabulary) { _, path in
      files[path].map { SourceFile(path: path, text: $0) }
    }
  }

  private static let tail = "scenario \"x\"\nstack A\nexpect at end: top is A\n"

  @Test("declarations of a used file count as the file's own, once")
  func declarations() throws {
    let result = parse(
      "use \"one.navsim\"\nuse \"two.navsim\"\n" + Self.tail,
      ["one.navsim": "use \"two.navsim\"\npage B\n", "two.navsim": "page A\n"])
    let script = try #require(result.script, "\(result.diagnostics.map(\.text))")
    #expect(script.files.map(\.path) == ["main.navsim", "one.navsim", "two.navsim"])
  }

  @Test("a message in a used file says from where")
  func places() {
    let result = parse("use \"one.navsim\"\n" + Self.tail, ["one.navsim": "page A\npge B\n"])
    #expect(result.diagnostics.map(\.path) == ["one.navsim"])
    #expect(result.diagnostics.first?.notes.last == "used from main.navsim:1")
  }

  @Test("a shared file is fine alone, guards of axes that it does not know included")
  func alone() {
    let result = parse("page A\n  [fix] kept\n", [:])
    #expect(result.script != nil && result.diagnostics.isEmpty)
  }

  @Test("twenty errors of a file, and how many more")
  func limits() {
    let text = String(repeating: "pge A\n", count: 30)
    let some = parse(text, [:]).diagnostics
    #expect(some.count == Limits.errorsPerFile)
    #expect(some.last?.notes.last == "and 10 more (--all-errors shows them)")
    let all = Parser.parse(
      SourceFile(path: "x", text: text), vocabulary: vocabulary, allErrors: true)
    #expect(all.diagnostics.count == 30)
  }
}

@Suite("places in a line")
struct PlaceTests {
  /// The underlined part of the only message of a text.
  private func underlined(_ text: String) throws -> String {
    let found = messages(text)
    try #require(found.count == 1, "\(found.map(\.text))")
    return String(found[0].sourceLine.dropFirst(found[0].column - 1).prefix(found[0].length))
  }

  @Test("columns count what the reader sees", arguments: ["é", "👩‍👩‍👧‍👧", "e\u{301}", "日本", "\t"])
  func columns(_ odd: String) throws {
    let text = """
      page A "\(odd)" oops
      scenario "x"
      stack A
      expect at end: top is A
      """
    #expect(try underlined(text) == "oops")
  }

  @Test(
    "the value is underlined, not the line",
    arguments: [
      ("bar barTintColor=purpel", "purpel"), ("bar tintColor=red alpha=1 y=3s", "3s"),
      ("copy self.wnats to bar", "wnats"), ("map progress 0..1 to bar.alpha 0..1", "progress"),
      ("if bar.hidden is maybe layout bar", "maybe"), ("over 3 layout bar", "3"),
      ("push Bb", "Bb"), ("hide bar animated=true", "true"), ("make self.fake kind=br", "br"),
    ])
  func values(_ code: String, _ part: String) throws {
    let text = """
      page A
        on viewWillAppear  \(code)
      scenario "x"
      stack A
      expect at end: top is A
      """
    #expect(try underlined(text) == part)
  }

  @Test(
    "habits of Swift get a proposal",
    arguments: [
      ("hide bar animated=true", "yes"), ("bar barTintColor=.red", "red"),
      ("bar barTintColor=#fff", "#FFFFFF"), ("bar isHidden=yes", "hidden"),
      ("if animated && interactive layout bar", "if"),
      ("bar.bg.alpha=1", "bar.bg alpha=1"), ("hide bar", "hide bar animated=callback"),
    ])
  func habits(_ code: String, _ proposal: String) {
    let text = """
      page A
        on viewWillAppear  \(code)
      scenario "x"
      stack A
      expect at end: top is A
      """
    #expect(messages(text).map(\.suggestion) == [proposal])
  }
}
