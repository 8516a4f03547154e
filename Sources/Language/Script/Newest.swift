import NavSimVocabulary

/// What in a line needs the newest iOS: a property or a colour.
struct Newest: Sendable {
  let name: String
  /// The first major version that has it.
  let since: Int
  let word: Word

  /// Nil where every modelled version has it.
  init?(_ property: Property, _ word: Word) {
    self.init(property.name, property.since, word)
  }

  /// Nil where every modelled version has it.
  init?(_ color: DynamicColor, _ word: Word) {
    self.init(color.isPair ? "colours that adapt" : color.text, color.since, word)
  }

  private init?(_ name: String, _ since: Int, _ word: Word) {
    guard since > 7 else { return nil }
    self.name = name
    self.since = since
    self.word = word
  }

  /// The one that needs the later version; of equals the first.
  static func later(_ one: Newest?, _ other: Newest?) -> Newest? {
    guard let one else { return other }
    guard let other, other.since > one.since else { return one }
    return other
  }
}
