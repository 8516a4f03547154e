import NavSimProgram
import NavSimVocabulary

/// `same X and Y [fields=LIST] [image=…] [nil=equal|different]`: what the word `same` asks.
extension Session {
  func sameness(_ cursor: inout Cursor, _ context: CodeContext) throws -> SamenessNode? {
    let example = "same from.wants and to.wants fields=style"
    cursor.position += 1
    let first = try style(&cursor, what: "the first style", example, context)
    try connective(
      "and", &cursor, "'same' compares two styles with 'and' between them", example)
    let second = try style(&cursor, what: "the second style", example, context)
    var node = SamenessNode(
      sameness: Sameness(
        first: first, second: second, fields: Property.styleFields, image: .identity,
        isNilDifferent: false))
    while let word = cursor.take() {
      let value = word.keyAndValue?.value
      switch (word.keyAndValue?.key.text, value) {
      case ("fields", let value?):
        try checkFieldList(value, word, context)
        node.fields = value
      case ("image", let value?):
        guard let found = ImageIdentity(rawValue: value.text) else {
          let names = ImageIdentity.allCases.map(\.name)
          throw fail(
            .unknownValueWord, value.text.isEmpty ? word.span : value.span,
            "images are not compared by '\(value.text)'",
            try: Suggestion.nearest(value.text, names), note: names.joined(separator: ", "))
        }
        node.sameness.image = found
      case ("nil", let value?):
        guard value.text == "equal" || value.text == "different" else {
          throw fail(
            .unknownValueWord, value.text.isEmpty ? word.span : value.span,
            "two absent colours are equal or different",
            try: Suggestion.nearest(value.text, ["equal", "different"]),
            note: "nil=equal, nil=different")
        }
        node.sameness.isNilDifferent = value.text == "different"
      default:
        throw leftOver(word, rest: word.span, legal: ["fields=LIST", "image=pixels", "nil=equal"])
      }
    }
    return node
  }

  /// The word `same` needs an item that says what is compared.
  func checkSameness(_ word: Word, _ context: CodeContext) throws {
    if context.place == .strategy, let index = context.index,
      strategies.chain(index).contains(where: { strategies.all[$0].hasSameness })
    {
      return
    }
    throw fail(
      .nothingCompared, word.span, "nothing says what is the same",
      note: context.place == .strategy
        ? "add an item: same from.wants and to.wants" : "only a strategy compares two styles")
  }
}
