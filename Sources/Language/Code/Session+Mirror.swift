import NavSimProgram
import NavSimVocabulary

/// `mirror bar to OWNER.fake [FIELD=FIELD …]`, `unmirror bar`: a stand-in that follows the bar.
extension Session {
  func mirror(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    let example = verb.text == "mirror" ? "mirror bar to to.fake" : "unmirror bar"
    guard cursor.take("bar") else {
      throw fail(
        .missingWord, cursor.span, "only the bar is mirrored",
        try: cursor.isAtEnd ? nil : "bar", note: example)
    }
    if verb.text == "unmirror" { return .unmirror }
    try connective("to", &cursor, "'mirror' needs 'to'", example)
    let word = try word(&cursor, what: "the stand-in", example: example)
    guard case .thing(let owner, .fake) = try path(word, context).reference else {
      throw fail(.notAStandIn, word.span, "'\(word.text)' is not OWNER.fake", note: example)
    }
    var pairs: [FieldPair] = []
    while let word = cursor.take() {
      let pair = try fieldPair(word)
      if let twin = pairs.first(where: { $0.from == pair.from }) {
        throw fail(
          .duplicateName, word.span,
          "'\(pair.from.name)' goes to '\(twin.to.name)' already: a field goes to one field")
      }
      pairs.append(pair)
    }
    return .mirror(owner, pairs)
  }

  /// `scrollEdgeAppearance=standardAppearance`: the first is written, the second gets it.
  private func fieldPair(_ word: Word) throws -> FieldPair {
    guard let (key, value) = word.keyAndValue else {
      throw leftOver(
        word, rest: word.span, legal: ["scrollEdgeAppearance=standardAppearance"])
    }
    let from = try styleField(key)
    let to = try styleField(value.text.isEmpty ? Word(text: "", span: word.span) : value)
    guard from.kind == to.kind else {
      throw fail(
        .wrongKind, value.span,
        "'\(value.text)' is \(Session.phrase(to.kind)), not "
          + Session.phrase(from.kind))
    }
    return FieldPair(from: from, to: to)
  }

  private func styleField(_ word: Word) throws -> Property {
    guard let property = Names.properties[word.text], Property.styleFields.contains(property) else {
      let names = Property.styleFields.map(\.name)
      throw fail(
        .unknownField, word.span, "'\(word.text)' is not a style field",
        try: Suggestion.nearest(word.text, names), note: "fields: " + names.joined(separator: ", "))
    }
    return property
  }
}
