import NavSimProgram
import NavSimVocabulary

/// What code sets of an appearance that a bar or an item has: `bar.standardAppearance backgroundColor=red`.
extension Session {
  /// `PATH field=value …` behind a path to an appearance.
  func writeAppearance(
    _ path: Word, _ owner: Owner, _ thing: Thing, _ property: Property, _ cursor: inout Cursor,
    _ context: CodeContext
  ) throws -> Statement {
    if Session.isReadOnly(property, of: thing) || thing == .wants {
      throw fail(
        .writeNamesThing, path.span, "what is wished for is set as a whole",
        note: "self.wants standardAppearance=opaque")
    }
    guard !cursor.isAtEnd else {
      throw fail(
        .missingWord, cursor.end, "what of the appearance shall be set?",
        note: "\(path.text) backgroundColor=…")
    }
    var assignments: [Assignment] = []
    while let word = cursor.current, context.place != .action || word.text != "as" {
      cursor.position += 1
      guard let (key, text) = word.keyAndValue else {
        throw fail(
          .notKeyValue, word.span, "'\(word.text)' is not name=value",
          note: "\(path.text) backgroundColor=red")
      }
      let field = try appearanceField(key)
      let value = try expression(
        text.text.isEmpty ? Word(text: "", span: word.span) : text, kind: field.kind,
        isOptional: field.kind != .flag, context)
      assignments.append(
        Assignment(
          property: .known(property),
          value: .shaped(.property(owner, thing, .known(property)), field, value)))
    }
    return .write(.thing(owner, thing), assignments)
  }

  /// The property of appearances that a word names.
  func appearanceField(_ key: Word) throws -> AppearanceField {
    if let field = AppearanceField(rawValue: key.text) { return field }
    let names = AppearanceField.allCases.map(\.rawValue)
    throw fail(
      .unknownProperty, key.span, "an appearance has no '\(key.text)'",
      try: Suggestion.nearest(key.text, names), note: "it has " + names.joined(separator: ", "))
  }
}
