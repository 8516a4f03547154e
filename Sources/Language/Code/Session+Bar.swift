import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Statements about the bar as a whole and its parts, and about saved values.
extension Session {
  /// `hide bar animated=…`, `hide bar.bg by=…`, `show …`.
  func hideOrShow(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    let isHidden = verb.text == "hide"
    let example = isHidden ? "hide bar animated=yes, hide bar.bg by=alpha" : "show bar.bg"
    if let window = try hideWindow(verb, &cursor) { return window }
    let word = try word(&cursor, what: "what to \(verb.text)", example: example)
    if let next = cursor.current, next.text == "bar", ["the", "navigation"].contains(word.text) {
      throw fail(
        .cannotHide, word.span.through(next.span), "the navigation bar is called 'bar'",
        try: "bar", note: example)
    }
    let found = try path(word, context)
    if case .thing(let other) = found.target,
      let statement = try hideBottomBar(verb, other, word, &cursor, context)
    {
      return statement
    }
    guard case .thing(let thing) = found.target, thing == .bar || thing.isBarPart else {
      throw fail(
        .cannotHide, word.span, "'\(word.text)' is not the bar or a part of it",
        note: "other things have a hidden property: \(word.text) hidden=yes")
    }
    if thing == .bar {
      let flag = try neededFlag(verb, word, &cursor, context)
      return .setBarHidden(isHidden, flag)
    }
    guard isHidden else { return .showPart(thing) }
    guard let by = cursor.take() else {
      throw fail(
        .howHidden, word.span, "how is \(word.text) hidden?",
        try: "hide \(word.text) by=alpha".dropPrefix("hide "),
        note: mechanismNote)
    }
    guard let (key, value) = by.keyAndValue, key.text == "by" else {
      throw fail(
        .howHidden, by.span, "how is \(word.text) hidden?", try: "by=alpha", note: mechanismNote)
    }
    guard let mechanism = Names.mechanisms[value.text] else {
      throw fail(
        .unknownMechanism, value.text.isEmpty ? by.span : value.span,
        "unknown mechanism '\(value.text)'",
        try: Suggestion.nearest(value.text, Mechanism.allCases.map(\.name)), note: mechanismNote)
    }
    guard mechanism.parts.contains(thing) else {
      throw fail(
        .unknownMechanism, value.span, "\(word.text) has nothing to hide by=\(mechanism.name)",
        note: "by=\(mechanism.name) takes away "
          + mechanism.parts.map(\.path).joined(separator: " and "))
    }
    // The program carries the appearance that takes the bar's place.
    if mechanism == .appearance {
      _ = try appearance(Word(text: "transparent", span: value.span))
    }
    return .hidePart(thing, mechanism)
  }

  private var mechanismNote: String {
    Mechanism.allCases.map(\.name).joined(separator: ", ") + ": UIKit undoes some of them"
  }

  /// The animated flag that hide and show must have.
  func neededFlag(
    _ verb: Word, _ word: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> AnimatedFlag {
    if let found = try animatedFlag(&cursor) {
      try check(found.flag, found.word, context)
      return found.flag
    }
    let proposal = context.place == .action ? "yes" : "callback"
    throw fail(
      .flagMissing, verb.span.through(word.span),
      "'\(verb.text) \(word.text)' needs its animated flag",
      try: "\(verb.text) \(word.text) animated=\(proposal)",
      note: context.place == .action
        ? "yes or no" : "yes, no, or callback = the animated argument of the callback")
  }

  /// `callback` needs a callback that has the argument.
  func check(_ flag: AnimatedFlag, _ word: Word, _ context: CodeContext) throws {
    guard flag == .callback else { return }
    if context.place == .action {
      throw fail(
        .noCallback, word.span, "a timed action has no callback", try: "animated=yes",
        note: "yes or no")
    }
    guard let without = context.hooks.first(where: { !$0.mayHaveAnimatedArgument }) else { return }
    throw fail(
      .noCallback, word.span, "\(without.text) has no animated argument", try: "animated=yes",
      note: "callback passes on the argument of viewWillAppear and its kind, of willShow, "
        + "didShow and of stack calls")
  }

  /// `save X [minus|plus Y] as [OWNER.]NAME`.
  func save(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let example = "save bar.barTintColor as old"
    let word = try word(&cursor, what: "what to save", example: example)
    let value = try anything(word, context)
    var adjustment: Adjustment?
    if let sign = cursor.current, sign.text == "minus" || sign.text == "plus" {
      cursor.position += 1
      let operand = try self.word(
        &cursor, what: "what to \(sign.text == "minus" ? "subtract" : "add")",
        example: "save self.view.y minus bar.height as gap")
      let found = try path(operand, context)
      try check(found, fitsArithmeticWith: word)
      adjustment = Adjustment(isMinus: sign.text == "minus", operand: found.reference)
    }
    guard cursor.take("as") else {
      throw fail(
        .missingWord, cursor.span, "'save' needs a name", try: cursor.isAtEnd ? nil : "as",
        note: example)
    }
    let name = try self.word(&cursor, what: "the name", example: example)
    if name.dotted.count == 1 {
      try checkNewName(name, what: "saved value", isFree: true)
      if carrier(of: name.text, context) != nil {
        throw fail(
          .duplicateName, name.span, "'\(name.text)' is an option of the strategy",
          note: "a value that is saved needs a name of its own")
      }
    }
    let (owner, index) = try savedTarget(name, context, isNew: true)
    return .save(value, adjustment, owner: owner, name: index)
  }

  private func check(_ path: Path, fitsArithmeticWith word: Word) throws {
    switch path.target {
    case .saved: return
    case .property(let kind, _, _) where kind == .number || kind == .length: return
    default:
      throw fail(
        .wrongKind, path.word.span, "'\(path.word.text)' is not a number",
        note: "only numbers and lengths are added and subtracted")
    }
  }

  /// `NAME` or `OWNER.NAME` of a saved value.
  ///
  /// - Parameter isNew: whether the line itself saves it, and so no other need to.
  private func savedTarget(
    _ word: Word, _ context: CodeContext, isNew: Bool = false
  ) throws -> (Owner?, Int) {
    let parts = word.dotted
    guard let last = parts.last, parts.count <= 2 else {
      throw fail(.badName, word.span, "'\(word.text)' is not a name", note: "NAME or OWNER.NAME")
    }
    guard parts.count == 2 else {
      guard let index = saved(last.text, context, isNew: isNew) else {
        throw nothingSaved(last, context)
      }
      return (nil, index)
    }
    let owner: Owner
    switch try path(parts[0], context).reference {
    case .owner(let named): owner = named
    case .saved(nil, let page): owner = .saved(page)
    default:
      throw fail(
        .wrongKind, parts[0].span, "'\(parts[0].text)' is not a page", note: "OWNER.NAME")
    }
    guard let index = saved(last.text, of: owner, context, isNew: isNew) else {
      throw nothingSaved(last, context)
    }
    return (owner, index)
  }

  private func nothingSaved(_ word: Word, _ context: CodeContext) -> Stop {
    fail(
      .nothingSaved, word.span, "nothing is saved as '\(word.text)'",
      try: Suggestion.nearest(word.text, savedWords(context).map(\.text)),
      note: "save it in an earlier hook: save bar.barTintColor as \(word.text)")
  }

  /// `restore NAME [animated=…]`, `forget NAME`.
  func restore(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    let word = try word(&cursor, what: "the saved name", example: "\(verb.text) old")
    let (owner, index) = try savedTarget(word, context)
    if verb.text == "forget" { return .forget(owner: owner, name: index) }
    let flag = try animatedFlag(&cursor)
    if let flag { try check(flag.flag, flag.word, context) }
    return .restore(owner: owner, name: index, flag?.flag)
  }

  /// `copy X to Y [fields=LIST]`.
  func copy(_ cursor: inout Cursor, _ context: CodeContext) throws -> ParsedStatement {
    let example = "copy self.wants to bar"
    let from = try style(&cursor, what: "what to copy", example, context)
    try connective("to", &cursor, "'copy' needs 'to'", example)
    let to = try style(&cursor, what: "where to copy it", example, context)
    var parsed = ParsedStatement(.copy(from: from, to: to, fields: nil))
    guard let word = cursor.current else { return parsed }
    guard let (key, value) = word.keyAndValue, key.text == "fields" else {
      throw leftOver(word, rest: cursor.restSpan, legal: ["fields=LIST", "as"])
    }
    cursor.position += 1
    try checkFieldList(value, word, context)
    parsed.fields = value
    return parsed
  }

  /// The list that `fields=` names, in a strategy or in one that it is like.
  func checkFieldList(_ value: Word, _ word: Word, _ context: CodeContext) throws {
    guard context.place == .strategy, let index = context.index else {
      throw fail(
        .unknownFields, word.span, "only a strategy has field lists",
        note: "without 'fields' every style field is copied")
    }
    let chain = strategies.chain(index)
    guard chain.contains(where: { strategies.all[$0].fieldLists.contains(value.text) }) else {
      let names = chain.flatMap { strategies.all[$0].fieldLists }.sorted()
      throw fail(
        .unknownFields, value.text.isEmpty ? word.span : value.span,
        "no field list is called '\(value.text)'", try: Suggestion.nearest(value.text, names),
        note: names.isEmpty ? "declare one: fields \(value.text) barTintColor shadowImage" : nil)
    }
  }

  /// The bar, a page's wishes, a stand-in, or a saved style.
  func style(
    _ cursor: inout Cursor, what: String, _ example: String, _ context: CodeContext
  ) throws -> Reference {
    let word = try word(&cursor, what: what, example: example)
    let found = try path(word, context)
    switch found.target {
    case .thing(.bar), .thing(.wants), .thing(.fake), .saved: return found.reference
    default:
      throw fail(
        .notAStyle, word.span, "'\(word.text)' has no style to copy",
        note: "bar, OWNER.wants, OWNER.fake, or a saved style")
    }
  }
}

extension String {
  /// The text without a prefix that it may have.
  func dropPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
