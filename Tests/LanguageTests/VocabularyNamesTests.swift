import NavSimVocabulary
import Testing

/// The words that a scenario writes are the names of the cases.
@Suite struct VocabularyNamesTests {
  /// Names that no case can have, or that two things give to different properties.
  private static let others: [Property: String] = [
    .edgeStep: "edgeStep", .statusBarStyle: "style",
    .wantedStatusBarStyle: "statusBarStyle",
  ]

  @Test func everyPropertyCarriesTheNameOfItsCase() {
    for property in Property.allCases {
      #expect(property.name == Self.others[property] ?? "\(property)")
      #expect(Property(name: property.name) == property)
    }
  }

  @Test func everyThingHasAPathOfItsOwn() {
    let paths = Thing.allCases.map(\.path)
    #expect(Set(paths).count == paths.count)
    for thing in Thing.allCases where !thing.path.isEmpty && !thing.path.contains(".") {
      #expect(thing.path == "\(thing)")
    }
  }
}
