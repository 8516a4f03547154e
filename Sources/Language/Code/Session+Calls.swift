import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Mapped values, stand-ins and the statements that steer a hook.
extension Session {
  /// `map progress|contentOffset A..B to PATH C..D`.
  func map(_ verb: Word, _ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let example = "map progress 0%..100% to bar.bg.alpha 0..1"
    let source = try word(&cursor, what: "what to map", example: example)
    let sourceKind = try mapSource(source, context)
    let (a, b) = try range(&cursor, example)
    let low = try number(a, kind: sourceKind)
    let high = try number(b, kind: sourceKind)
    guard cursor.take("to") else {
      throw fail(.missingWord, cursor.span, "'map' needs 'to'", note: example)
    }
    let target = try path(try word(&cursor, what: "the property", example: example), context)
    guard case .property(let kind, let isOptional, let known) = target.target else {
      throw fail(
        .wrongKind, target.word.span, "'\(target.word.text)' is not a property", note: example)
    }
    if let known, known.isReadOnly {
      throw fail(
        .readOnly, target.word.span, "'\(target.word.text)' can be read, not written")
    }
    guard kind == .number || kind == .length || kind == .color else {
      throw fail(
        .wrongKind, target.word.span, "'\(target.word.text)' has nothing between two values",
        note: "numbers, lengths and colours are mapped")
    }
    let (c, d) = try range(&cursor, example)
    let first = try expression(c, kind: kind, isOptional: isOptional, context)
    let last = try expression(d, kind: kind, isOptional: isOptional, context)
    try checkRange(first, c, of: known)
    try checkRange(last, d, of: known)
    switch source.text {
    case "progress": return .mapProgress(low, high, target.reference, first, last)
    case "ticks": return .mapTicks(low, high, target.reference, first, last)
    default: return .mapContentOffset(low, high, target.reference, first, last)
    }
  }

  /// `A..B`, without blanks.
  func range(_ cursor: inout Cursor, _ example: String) throws -> (Word, Word) {
    let word = try word(&cursor, what: "the range", example: example)
    let whole = word.text[...]
    guard let dots = Session.range(of: "..", in: whole) else {
      throw fail(.notARange, word.span, "'\(word.text)' is not a range", note: example)
    }
    let offset = whole.distance(from: whole.startIndex, to: dots.lowerBound)
    let left = word.part(0, offset)
    let right = word.part(offset + 2, word.text.count)
    guard !left.text.isEmpty, !right.text.isEmpty else {
      throw fail(.notARange, word.span, "'\(word.text)' is not a range", note: example)
    }
    return (left, right)
  }

  func refuse(_ verb: Word, _ context: CodeContext) throws -> Statement {
    if let hook = context.hooks.first(where: { spec in
      spec.hook.map { !$0.mayRefuse || spec.slot == .post } ?? true
    }) {
      throw fail(
        .cannotRefuse, verb.span, "\(hook.text) asks nothing that could be refused",
        note: "shouldPop, shouldPush, gestureShouldBegin, and stack calls before the original "
          + "(push.pre)")
    }
    return .refuse
  }

  func noSuper(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> ParsedStatement {
    guard cursor.take("super") else {
      throw fail(
        .missingWord, cursor.span, "'no' needs 'super'", try: cursor.isAtEnd ? nil : "super",
        note: "no super: the inherited code of this hook does not run")
    }
    let isDerived = list(context.place).flatMap { list in
      context.index.map { list.all[$0].ancestor != nil }
    }
    if let hook = context.hooks.first(where: { spec in
      !(spec.hook?.hasSuper ?? false) && !(isDerived ?? false)
    }) {
      throw fail(
        .noSuperHere, verb.span, "\(hook.text) has no super to leave out",
        note: "page callbacks have one, and every hook of a declaration that is 'like' another")
    }
    var parsed = ParsedStatement(.stop)
    parsed.isWithoutSuper = true
    return parsed
  }

  /// `make`, `add`, `place`, `front`, `remove`, `clamp`.
  func standIn(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    switch verb.text {
    case "make": return try make(&cursor, context)
    case "add":
      let example = "add self.fake to self.view frame=bg"
      let fake = try part(.fake, &cursor, example, context)
      guard cursor.take("to") else {
        throw fail(.missingWord, cursor.span, "'add' needs 'to'", note: example)
      }
      let host = try host(&cursor, example, context)
      return .add(fake, host: host, try frame(&cursor, example))
    case "place":
      let example = "place self.fake frame=bg"
      let word = try word(&cursor, what: "what to place", example: example)
      let found = try path(word, context)
      switch found.target {
      case .thing(.fake), .thing(.barBackground):
        return .place(found.reference, try frame(&cursor, example))
      case .thing(.edgeShadow):
        let rule = try frame(&cursor, "place to.edgeShadow frame=extend-to-top")
        if rule == .extendToTop { return .place(found.reference, rule) }
        throw fail(
          .unknownFrame, word.span, "a shadow at a page's edge is only made longer",
          note: "place \(word.text) frame=extend-to-top")
      default:
        throw fail(
          .notAStandIn, word.span, "'\(word.text)' cannot be placed",
          note: "OWNER.fake, OWNER.edgeShadow or bar.bg")
      }
    case "front": return .front(try part(.fake, &cursor, "front self.fake", context))
    case "remove": return .remove(try part(.fake, &cursor, "remove self.fake", context))
    default: return .clamp(try part(.scrollView, &cursor, "clamp self.scrollView", context))
    }
  }

  private func make(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let example = "make self.fake kind=bar"
    let fake = try part(.fake, &cursor, example, context)
    var kind: FakeKind?
    var item = StandInItem.usual
    var share: Word?
    var back: Word?
    var hasBack = false
    while let word = cursor.take() {
      let pair = word.keyAndValue
      switch (pair?.key.text, pair?.value) {
      case ("kind", let value?):
        guard let found = Names.fakeKinds[value.text] else {
          throw fail(
            .unknownFakeKind, value.text.isEmpty ? word.span : value.span,
            "unknown kind '\(value.text)'",
            try: Suggestion.nearest(value.text, FakeKind.allCases.map(\.name)),
            note: "kinds: " + FakeKind.allCases.map(\.name).joined(separator: ", "))
        }
        kind = found
      case ("item", let value?) where value.text == "empty": item = .empty
      case ("item", let value?) where value.text == "shared":
        item = .shared
        share = word
      case ("back", let value?):
        hasBack = try flag(value.text.isEmpty ? word : value)
        back = word
      default:
        throw leftOver(
          word, rest: word.span, legal: ["kind=bar", "item=empty", "item=shared", "back=yes"])
      }
    }
    guard let kind else {
      throw fail(.missingWord, cursor.end, "the stand-in needs its kind", note: example)
    }
    if let back, kind != .full {
      throw fail(
        .wrongKind, back.span, "only a bar with items of its own has a back button",
        note: "make self.fake kind=full back=yes")
    }
    if let share, kind != .full {
      throw fail(
        .wrongKind, share.span, "only a bar with items of its own shows its page's item",
        note: "make self.fake kind=full item=shared")
    }
    return .make(fake, kind, item: item, hasBack: hasBack)
  }

  /// `OWNER.fake`, `OWNER.view`, `OWNER.scrollView`.
  private func part(
    _ thing: Thing, _ cursor: inout Cursor, _ example: String, _ context: CodeContext
  ) throws -> Owner {
    let word = try word(&cursor, what: "OWNER.\(thing.path)", example: example)
    let found = try path(word, context)
    guard case .thing(let owner, thing) = found.reference else {
      throw fail(
        .notAStandIn, word.span, "'\(word.text)' is not OWNER.\(thing.path)", note: example)
    }
    return owner
  }

  /// Where a stand-in goes: `OWNER.view`, or one of the views that are nobody's.
  private func host(
    _ cursor: inout Cursor, _ example: String, _ context: CodeContext
  ) throws -> StandInHost {
    let hosts: [(String, StandInHost)] = [
      ("container", .container), ("bar", .bar), ("navigation", .navigation),
    ]
    for (word, host) in hosts where cursor.take(word) { return host }
    return .view(try part(.view, &cursor, example, context))
  }

  private func frame(_ cursor: inout Cursor, _ example: String) throws -> FrameRule {
    let word = try word(&cursor, what: "the frame rule", example: example)
    guard let (key, value) = word.keyAndValue, key.text == "frame" else {
      throw leftOver(word, rest: word.span, legal: ["frame=bg"])
    }
    guard let rule = Names.frameRules[value.text] else {
      let names = FrameRule.allCases.map(\.name)
      throw fail(
        .unknownFrame, value.text.isEmpty ? word.span : value.span,
        "unknown frame rule '\(value.text)'", try: Suggestion.nearest(value.text, names),
        note: "rules: " + names.joined(separator: ", "))
    }
    return rule
  }
}
