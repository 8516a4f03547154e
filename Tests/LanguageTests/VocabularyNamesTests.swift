import NavSimVocabulary
import Testing

/// The words that a scenario writes are the names of the cases.
@Suite struct VocabularyNamesTests {
  @Test func everyPropertyCarriesTheNameOfItsCase() {
    for property in Property.allCases {
      #expect(property.name == "\(property)")
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
