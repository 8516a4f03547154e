import NavSimProgram
import NavSimVocabulary

/// `property`: wishes of a strategy's own, and the library's own names for wishes that every
/// strategy knows.
extension Session {
  /// `property NAME [DEFAULT] [range A..B] [as FIELD]`. Only a name for a field may have no default.
  func property(_ cursor: inout Cursor) throws -> OwnPropertyNode? {
    let example = "property fadeRate 1 range 0..1"
    cursor.position += 1
    let name = try newName(&cursor, what: "property", example: example)
    guard !Thing.wants.properties.contains(where: { $0.name == name.text }) else {
      throw fail(
        .propertyIsField, name.span, "'\(name.text)' is a field of wants already",
        note: "use it without declaring it")
    }
    // A property that cannot be read is known all the same: nothing is said about its uses.
    brokenProperties.insert(name.text)
    if let sign = cursor.current, sign.text == "=" {
      let value = cursor.words.dropFirst(cursor.position + 1).first
      throw fail(
        .leftOver, sign.span.through(value?.span ?? sign.span),
        "no '=' stands before the default", try: value?.text, note: example)
    }
    let field = try fieldMeant(cursor)
    var declaration = OwnProperty(
      name: name.text, kind: field?.kind ?? .flag, initial: .none, field: field)
    let word = cursor.current
    let option = word.flatMap { legalOptions[$0.text] }
    var choices: [String: Value] = [:]
    if let option, let word {
      cursor.position += 1
      choices = try self.choices(of: option, word, field)
      declaration.kind = field?.kind ?? option.carried?.kind ?? .flag
      let first = option.values.first?.text ?? ""
      declaration.initial = choices[first] ?? option.carried?.value(first) ?? .none
    } else if field == nil || (word?.text != "as" && word?.text != "range") {
      let word = try self.word(&cursor, what: "the default", example: example)
      if let field {
        declaration.initial = try value(word, kind: field.kind, isOptional: field.isOptional)
        try checkRange(declaration.initial, word, of: field)
      } else {
        (declaration.kind, declaration.initial) = try defaultValue(word)
      }
    }
    declaration.range = try propertyRange(&cursor, declaration.kind, word, example)
    if field != nil { cursor.position += 2 }
    try finish(cursor, legal: field == nil ? ["range", "as"] : [])
    let index = try propertyIndex(declaration, name)
    brokenProperties.remove(name.text)
    return OwnPropertyNode(
      index: index, declaration: declaration, word: name, option: option, choices: choices)
  }

  /// What the listed values of an option mean as defaults of a property; empty for one that carries any
  /// value of the property's kind.
  private func choices(
    of option: OptionNode, _ word: Word, _ field: Property?
  ) throws -> [String: Value] {
    usedAxes.insert(option.name.text)
    guard let carried = option.carried else {
      let kind = field?.kind ?? .flag
      var result: [String: Value] = [:]
      for value in option.values {
        result[value.text] = try self.value(
          value, kind: kind, isOptional: field?.isOptional ?? false)
      }
      return result
    }
    guard let field, field.kind != carried.kind else { return [:] }
    throw fail(
      .wrongKind, word.span,
      "the option '\(word.text)' carries \(Session.phrase(carried.kind)), not "
        + Session.phrase(field.kind))
  }

  /// The field after `as`, which stands last but tells the kind of what stands before it.
  private func fieldMeant(_ cursor: Cursor) throws -> Property? {
    let example = "property navBarBgAlpha 1 as bgAlpha"
    var ahead = cursor
    while let word = ahead.take() {
      guard word.text == "as" else { continue }
      let target = try self.word(&ahead, what: "the field of wants", example: example)
      let legal = Thing.wants.properties
      if let found = legal.first(where: { $0.name == target.text }) { return found }
      throw fail(
        .unknownField, target.span, "'\(target.text)' is not a field of wants",
        try: Suggestion.nearest(target.text, legal.map(\.name)),
        note: "fields: " + legal.map(\.name).joined(separator: ", "))
    }
    return nil
  }

  private func propertyRange(
    _ cursor: inout Cursor, _ kind: ValueKind, _ word: Word?, _ example: String
  ) throws -> ClosedRange<Double>? {
    guard cursor.take("range") else { return nil }
    guard kind == .number || kind == .length else {
      throw fail(
        .wrongKind, word?.span ?? cursor.span, "only a number or a length has a range")
    }
    let (a, b) = try self.range(&cursor, example)
    let low = try number(a, kind: kind)
    let high = try number(b, kind: kind)
    guard low <= high else {
      throw fail(.notARange, a.span.through(b.span), "the range is empty", note: example)
    }
    return low...high
  }

  /// One index for one name. Strategies may declare the same name with the same meaning.
  private func propertyIndex(_ declaration: OwnProperty, _ name: Word) throws -> Int {
    if let known = propertyIndex[name.text] {
      let other = script.ownProperties[known]
      guard other.kind == declaration.kind else {
        throw fail(
          .propertyKinds, name.span, "'\(name.text)' is declared with two kinds of value",
          note: "the other is \(Session.phrase(other.kind))")
      }
      guard other.field == declaration.field else {
        let fields = [other.field, declaration.field].map { $0?.name ?? "a wish of its own" }
        throw fail(
          .propertyKinds, name.span, "'\(name.text)' is declared with two meanings",
          note: "one is \(fields[0]), the other \(fields[1])")
      }
      return known
    }
    propertyIndex[name.text] = script.ownProperties.count
    script.ownProperties.append(declaration)
    return script.ownProperties.count - 1
  }

  /// A default tells the kind.
  private func defaultValue(_ word: Word) throws -> (ValueKind, Value) {
    if word.text == "yes" || word.text == "no" { return (.flag, .flag(word.text == "yes")) }
    if word.isQuoted { return (.text, .text(try quoted(word))) }
    if let quantity = Quantity(word.text) {
      let kind: ValueKind = quantity.unit == "pt" ? .length : .number
      return (kind, .number(try number(word, kind: kind)))
    }
    return (.color, .color(try color(word, isOptional: false)))
  }

  /// Whether a word may stand as a default.
  static func isDefault(_ word: Word) -> Bool {
    if word.text == "yes" || word.text == "no" || word.unquoted != nil { return true }
    if let quantity = Quantity(word.text) { return ["", "pt", "%"].contains(quantity.unit) }
    return Color(text: word.text) != nil
  }

  /// The field of the schema that a key stands for; nil for a wish of a strategy's own.
  func schema(_ key: PropertyKey) -> Property? {
    switch key {
    case .known(let property): return property
    case .own(let index): return script.ownProperties[index].field
    }
  }

  /// Whether values are brought into a range of the property's own.
  func isClamped(_ key: PropertyKey) -> Bool {
    guard case .own(let index) = key else { return false }
    return script.ownProperties[index].range != nil
  }
}
