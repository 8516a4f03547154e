import NavSimLanguage
import NavSimProgram
import NavSimVocabulary
import Testing

/// Small rows of the vocabulary, each said by Apple's documentation or by the language's.
@Suite struct SmallWordTests {
  /// UINavigationBarAppearance is of iOS 13 (Apple).
  @Test(arguments: [
    Property.standardAppearance, .scrollEdgeAppearance, .compactAppearance,
  ])
  func appearancesAreOf13(property: Property) {
    #expect(property.since == 13)
  }

  /// UINavigationItem.backButtonDisplayMode is of iOS 14 (Apple).
  @Test func howTheBackButtonIsShownIsOf14() {
    #expect(Property.backButtonDisplayMode.since == 14)
  }

  /// A moment is an edge of an action above: an action has none of its own to wait for.
  @Test func noActionWaitsForItself() {
    let found = messages(onePush.replacing("at 0ms push B", with: "at push.end push B"))
    #expect(found.map(\.id) == [.unknownLabel])
  }

  /// The gesture's state is UIKit's to set.
  @Test(arguments: ["state=began", "direction=back", "startX=10pt"])
  func whatTheGestureTellsIsRead(field: String) {
    let text = """
      page A
        on viewDidLoad  gesture \(field)
      scenario "x"
      stack A
      at 0ms push A
      """
    let result = Parser.parse(SourceFile(path: "x.navsim", text: text), vocabulary: vocabulary)
    let message = result.diagnostics.first { $0.severity == .error }?.message ?? ""
    #expect(message.contains(field.prefix { $0 != "=" }), "\(message)")
  }

  @Test func aSystemColorIsNoPair() throws {
    #expect(try #require(DynamicColor(text: "systemBlue")).isPair == false)
    #expect(try #require(DynamicColor(text: "#000000/#FFFFFF")).isPair)
  }

  /// What code takes away of the bar is a part of it.
  @Test(arguments: Mechanism.allCases)
  func aMechanismTakesPartsOfTheBar(mechanism: Mechanism) {
    #expect(!mechanism.parts.isEmpty && mechanism.parts.allSatisfy { $0.isBarPart })
  }

  /// A bare value chooses the axis of one's own that has it.
  @Test func aBareValueChoosesItsAxis() throws {
    let script = try parsed(
      """
      device iphone-8
      page A
      page B
      scenario "x"
      matrix
        variant  bug fix
        speed    slow quick
      stack A
      at 0ms push B
      [bug] [slow] expect at end: top is B
      [fix] [quick] expect at end: top is B
      """)
    let cells = try script.cells(scenario: 0, overrides: [("", "fix"), ("!", "slow")])
    #expect(cells.map { [$0["variant"], $0["speed"]] } == [["fix", "quick"]])
  }

  /// The title stands in the page's line; a view has none.
  @Test func aTitleIsThePagesLine() throws {
    let script = try parsed(onePush)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    let titled = try parsed(onePush.replacing("page A", with: "page A \"Alpha\""))
    #expect(titled.place(of: .item, .title, page: 0, in: cell)?.line == 1)
    #expect(titled.place(of: .controller, .title, page: 0, in: cell) == nil)
    #expect(titled.place(of: .view, .backgroundColor, page: 0, in: cell) == nil)
    #expect(script.place(of: .item, .title, page: 0, in: cell) == nil)
  }

  /// A page's own title goes before that of the page that it is like.
  @Test func aTitleOfItsOwnGoesFirst() throws {
    let script = try parsed(
      """
      page Base "Base"
      page Shop like Base "Shop"
      page Bare like Base
      scenario "x"
      stack Shop
      at 0ms push Bare
      expect at end: top is Bare
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    #expect(script.place(of: .item, .title, page: 1, in: cell)?.line == 2)
    #expect(script.place(of: .item, .title, page: 2, in: cell)?.line == 1)
  }

  /// What a page's lines set has their place, and only the title that of the page's line.
  @Test func whatAPageSetsHasALine() throws {
    let script = try parsed(
      """
      page Base "Base"
        view backgroundColor=white
      page Shop like Base "Shop"
        item title="Store"
      scenario "x"
      stack Base
      at 0ms push Shop
      expect at end: top is Shop
      """)
    let cell = try #require(try script.cells(scenario: 0, overrides: []).first)
    #expect(script.place(of: .view, .backgroundColor, page: 0, in: cell)?.line == 2)
    #expect(script.place(of: .view, .backgroundColor, page: 1, in: cell)?.line == 2)
    #expect(script.place(of: .item, .title, page: 0, in: cell)?.line == 1)
    #expect(script.place(of: .item, .title, page: 1, in: cell)?.line == 4)
    #expect(script.place(of: .item, .prompt, page: 1, in: cell) == nil)
  }
}
