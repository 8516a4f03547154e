import NavSimProgram
import NavSimVocabulary

/// `strategy NAME` with items: properties, field lists and conditions first, then the hook table.
extension Session {
  private static let strategyItems = [
    "property", "fields", "option", "versions", "same", "condition", "wraps", "on",
  ]

  /// The items that other lines name.
  func strategyNames(_ index: Int) {
    let declaration = strategies.all[index]
    // The name of a version was read where it is chosen.
    if declaration.version == nil {
      line { _ = try header(declaration.block, "strategy", takesTitle: false) }
    }
    enterOptions(of: index)
    defer { leaveOptions() }
    readLines(of: index) { strategyName($0, index) }
  }

  func strategyName(_ item: SourceLine, _ index: Int) {
    switch item.words.first?.text {
    case "property":
      if let found = self.item(item, property) {
        script.strategies[index].properties.append(found)
      }
    case "fields":
      if let found = self.item(item, fieldList) { script.strategies[index].fields.append(found) }
    case "condition":
      let name = strategies.all[index].name.text
      let context = CodeContext(place: .strategy, name: name, index: index)
      if item.words.count > 1 { _ = declareCondition(item.words[1].text, context) }
    default: break
    }
  }

  /// The lines of the table.
  func strategyLines(_ index: Int) {
    let declaration = strategies.all[index]
    let context = CodeContext(place: .strategy, name: declaration.name.text, index: index)
    enterOptions(of: index)
    defer { leaveOptions() }
    readLines(of: index) { strategyItem($0, index, context) }
  }

  func strategyItem(_ item: SourceLine, _ index: Int, _ context: CodeContext) {
    switch item.words.first?.text {
    case "property", "fields", "option", "versions": break
    case "same":
      let found = self.item(item) { try sameness(&$0, context) }
      if let found { script.strategies[index].sameness.append(found) }
    case "condition":
      let found = self.item(item) { try condition(&$0, context) }
      if let found { script.strategies[index].conditions.append(found) }
    case "wraps":
      if let found = self.item(item, wraps) { script.strategies[index].wraps.append(found) }
    case "on":
      if let line = code(item, context) { script.strategies[index].code.append(line) }
    case nil: _ = try? guards(item)
    default: unknownItem(item, "strategy", Session.strategyItems)
    }
  }

  /// `fields NAME f1 f2 …`.
  private func fieldList(_ cursor: inout Cursor) throws -> FieldsNode? {
    let example = "fields style barTintColor shadowImage"
    cursor.position += 1
    // The name stands only after 'fields=', where no other word can: it may be any.
    let name = try word(&cursor, what: "the name of the list", example: example)
    var result: [Property] = []
    let legal = Property.styleFields + [.bgAlpha]
    while let word = cursor.take() {
      guard let property = Names.properties[word.text], legal.contains(property) else {
        throw fail(
          .unknownField, word.span, "'\(word.text)' is not a style field",
          try: Suggestion.nearest(word.text, legal.map(\.name)),
          note: "fields: " + legal.map(\.name).joined(separator: ", "))
      }
      if !result.contains(property) { result.append(property) }
    }
    guard !result.isEmpty else {
      throw fail(.missingWord, cursor.end, "the list has no field", note: example)
    }
    // Fields are written in the order of the schema, however the list is written.
    return FieldsNode(name: name, properties: result.sorted { $0.rawValue < $1.rawValue })
  }

  /// `condition NAME if … [if …]`.
  private func condition(_ cursor: inout Cursor, _ context: CodeContext) throws -> ConditionNode? {
    let example = "condition ready if bar.hidden is no"
    cursor.position += 1
    let name = try newName(&cursor, what: "condition", example: example)
    var questions: [Question] = []
    while cursor.take("if") {
      questions.append(try question(&cursor, [], context))
    }
    if let word = cursor.current, ["and", "or", "&&", "||"].contains(word.text) {
      throw joined(word)
    }
    try finish(cursor, legal: ["if"])
    guard !questions.isEmpty else {
      throw fail(.missingWord, cursor.end, "the condition asks nothing", note: example)
    }
    let index = declareCondition(name.text, context)
    if questions.contains(where: { $0.test == .named(index) }) {
      throw fail(.conditionAsksItself, name.span, "'\(name.text)' asks itself")
    }
    return ConditionNode(index: index, name: name, questions: questions)
  }
}
