import NavSimLanguage
import Testing

// What a word names, and where that is declared. The places are marked by `|`.

@Suite struct MeaningTests {
  private static let text = """
    use "shared.navsim"
    image Red #FF0000
    appearance White opaque backgroundColor=white
    strategy own like km
      option loud on off
      condition ready if bar.hidden is no
      fields style barTintColor
      property wish 1
      [loud=on] on update  if ready do paint
      on paint  copy to.wants to bar fields=style
    /// The first page.
    page A "A"
      on viewDidLoad  save bar as before
      on viewWillDisappear  restore before
      on viewWillAppear  bar backgroundImage=Red standardAppearance=White
      wants wish=1
    page B like A
    checks calm
      always: bar visible as there
    scenario "one"
    matrix
      strategy own
      variant  bug fix
    stack A
    at 0ms push B as first
    at first.end pop
    [fix] expect during first: bar visible
    expect during pop: top is B
    check calm except there
    scenario "two"
    stack A > Shared
    at 0ms pop as first
    expect during first: page.A visible

    """

  private static let shared = "// pages\npage Shared\n  on viewDidLoad  stop\n"

  /// The meaning of the word at an occurrence of it in a line.
  private func meaning(_ line: Int, _ word: String, last: Bool = false) throws -> Meaning {
    let text = Self.text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    let ranges = text.ranges(of: word)
    let range = try #require(last ? ranges.last : ranges.first)
    let column = text.distance(from: text.startIndex, to: range.lowerBound) + 1
    return try #require(
      Parser.meaning(
        in: SourceFile(path: "/test.navsim", text: Self.text), line: line, column: column,
        vocabulary: vocabulary
      ) { _, path in
        path == "shared.navsim" ? SourceFile(path: "/shared.navsim", text: Self.shared) : nil
      })
  }

  /// Line of the word, the word, line and column of what it names.
  @Test(arguments: [
    (25, "B", 17, 6), (31, "A", 12, 6), (17, "A", 12, 6), (15, "Red", 2, 7), (15, "White", 3, 12),
    (22, "own", 4, 10), (9, "ready", 6, 13), (10, "style", 7, 10), (16, "wish", 8, 12),
    (9, "loud", 5, 10), (9, "paint", 10, 6), (14, "before", 13, 31), (26, "first", 25, 18),
    (27, "first", 25, 18), (33, "first", 32, 15), (28, "pop", 26, 14), (27, "fix", 23, 16),
    (29, "calm", 18, 8), (29, "there", 19, 26), (28, "B", 17, 6), (33, "A", 12, 6),
  ])
  func aNameIsFound(line: Int, word: String, target: Int, column: Int) throws {
    let found = try meaning(line, word, last: true).definitions
    #expect(found.map(\.line) == [target], "\(found)")
    #expect(found.first?.column == column)
    #expect(found.first?.path == "/test.navsim")
  }

  /// A name is its own definition where it is declared.
  @Test(arguments: [
    (12, "A"), (2, "Red"), (25, "first"), (13, "before"), (10, "paint"), (18, "calm"),
  ])
  func aDeclarationIsItself(line: Int, word: String) throws {
    let found = try meaning(line, word).definitions
    #expect(found.map(\.line) == [line])
  }

  @Test func aPageOfAnotherFileIsThere() throws {
    let found = try meaning(31, "Shared").definitions
    #expect(found.map(\.path) == ["/shared.navsim"] && found.map(\.line) == [2])
    #expect(try meaning(1, "shared.navsim").definitions.map(\.path) == ["/shared.navsim"])
  }

  @Test func whatIsToldOfADeclarationComesAlong() throws {
    let found = try #require(try meaning(25, "B").definitions.first)
    #expect(found.source == "page B like A" && found.doc.isEmpty)
    #expect(try meaning(17, "A").definitions.first?.doc == "The first page.")
  }

  /// Words of the language are declared nowhere, whatever a file calls so.
  @Test(arguments: [
    (25, "push"), (15, "viewWillAppear"), (15, "backgroundImage"), (27, "visible"), (4, "km"),
    (9, "update"), (24, "stack"),
  ])
  func aWordOfTheLanguageHasNoPlace(line: Int, word: String) throws {
    #expect(try meaning(line, word).definitions == [])
  }

  @Test func aPartOfAPathIsAWord() throws {
    let found = try meaning(33, "A")
    #expect(found.word == "A" && found.path == "page.A" && found.next == "visible")
  }

  @Test func nothingStandsInCommentsAndBlanks() {
    let file = SourceFile(path: "/x.navsim", text: "page A // page A\n")
    #expect(Parser.meaning(in: file, line: 1, column: 12, vocabulary: vocabulary) == nil)
    #expect(Parser.meaning(in: file, line: 9, column: 1, vocabulary: vocabulary) == nil)
    let blank = SourceFile(path: "/x.navsim", text: "page   A\n")
    #expect(Parser.meaning(in: blank, line: 1, column: 6, vocabulary: vocabulary) == nil)
  }
}

@Suite struct OutlineTests {
  @Test func whatIsInAFile() {
    let text = """
      device iphone-8
      strategy km
      page A "Home"
        on viewDidLoad  stop
        view alpha=1

      scenario "one 😀"
      stack A
      at 0ms push A
      then pop
      expect at end:
        nonsense (
      scenario "two"
      stack A
      """
    let items = Parser.outline(of: text)
    #expect(items.map(\.name) == ["A", "one 😀", "two"])
    #expect(items.map(\.kind) == [.page, .scenario, .scenario])
    #expect(items.map(\.line) == [3, 7, 13] && items.map(\.lastLine) == [5, 12, 14])
    #expect(items[0].children.map(\.name) == ["viewDidLoad stop"])
    #expect(items[1].children.map(\.name) == ["at 0ms push A", "then pop"])
    #expect(items[1].column == 10 && items[1].length == 7)
  }

  @Test(arguments: ["", "\n\n", "  x", "\"", "\u{FEFF}page A", "[", "page", "scenario", "at"])
  func anyTextHasOne(text: String) { _ = Parser.outline(of: text) }
}
