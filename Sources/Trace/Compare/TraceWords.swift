import NavSimVocabulary

/// The words that traces themselves use. What somebody has called like one cannot be told from it in a trace.
enum TraceWords {
  /// Whether a word is one of them, or a number.
  static func contains(_ word: String) -> Bool { Double(word) != nil || all.contains(word) }

  private static let all: Set<String> = {
    var words = Set(form)
    for family in TraceSchema.families {
      words.formUnion(family.pattern.split(separator: ".").map(String.init))
    }
    for property in Property.allCases {
      words.insert(property.name)
      if case .word(let values) = property.kind { words.formUnion(values) }
    }
    words.formUnion(EventName.allCases.map(\.name))
    return words
  }()

  /// What lines begin with, and values of many properties.
  private static let form = [
    "navsim-trace", "scenario", "cell", "grid", "form", "causes", "start", "end", "absent", "yes",
    "no", "nil", "empty", "system",
  ]
}
