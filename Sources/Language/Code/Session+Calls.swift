import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Stack calls, stand-ins and the statements that steer a hook.
extension Session {
  /// The animated flag of a stack call; yes unless it is written.
  func callFlag(_ cursor: inout Cursor, _ context: CodeContext) throws -> AnimatedFlag {
    guard let found = try animatedFlag(&cursor) else { return .yes }
    try check(found.flag, found.word, context)
    return found.flag
  }

  /// A page, an owner, or a saved page.
  func ownerWord(
    _ cursor: inout Cursor, _ verb: String, _ context: CodeContext
  ) throws -> Owner {
    let word = try word(&cursor, what: "the page after '\(verb)'", example: "\(verb) B")
    return try owner(word, context)
  }

  private func owner(_ word: Word, _ context: CodeContext) throws -> Owner {
    guard startsLikePath(word, context) else { throw reportUndeclared("page", word, pages) }
    let found = try path(word, context)
    switch found.reference {
    case .owner(let owner): return owner
    case .saved(nil, let index): return .saved(index)
    default:
      throw fail(
        .wrongKind, word.span, "'\(word.text)' is not a page",
        note: "a page, an owner (self, from, to, top, root, below) or a saved page")
    }
  }

  func push(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    let page = try ownerWord(&cursor, "push", context)
    let place = try controller(&cursor)
    return within(place, .push(page, try callFlag(&cursor, context)))
  }

  func pop(_ verb: Word, _ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    var target = PopTarget.one
    if cursor.take("to") {
      if cursor.take("root") {
        target = .root
      } else {
        target = .page(try ownerWord(&cursor, "pop to", context))
      }
    }
    let place = try controller(&cursor)
    return within(place, .pop(target, try callFlag(&cursor, context)))
  }

  func setStack(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    let pages = try pageList(&cursor, example: "set-stack A > B")
    let place = try controller(&cursor)
    return within(place, .setStack(pages, try callFlag(&cursor, context)))
  }

  /// `empty`, or `A > B > C`.
  func pageList(_ cursor: inout Cursor, example: String) throws -> [Int] {
    if cursor.take("empty") { return [] }
    var result: [Int] = []
    while true {
      let word = try word(&cursor, what: "the page", example: example)
      if word.text.contains(">"), word.text != ">" {
        let spaced = word.text.split(separator: ">").joined(separator: " > ")
        throw fail(
          .blanksAroundArrow, word.span, "'>' stands between blanks", try: spaced)
      }
      if word.text.contains(",") { throw commaList(word, cursor) }
      result.append(try page(word))
      guard result.count <= Limits.pages else {
        throw fail(.tooMany, word.span, "a stack has at most \(Limits.pages) pages")
      }
      if let next = cursor.current, pages.byName[next.text] != nil {
        throw fail(
          .blanksAroundArrow, next.span, "the pages of a stack are joined with '>'",
          try: "> " + next.text, note: example)
      }
      if !cursor.take(">") { return result }
    }
  }

  /// `A, B`: pages of a stack are joined with '>'.
  private func commaList(_ first: Word, _ cursor: Cursor) -> Stop {
    var last = first
    for word in cursor.words[cursor.position...] {
      guard last.text.hasSuffix(",") || word.text.hasPrefix(",") else { break }
      last = word
    }
    let span = first.span.through(last.span)
    let names = source(span).split { ", ".contains($0) }.joined(separator: " > ")
    return fail(
      .blanksAroundArrow, span, "the pages of a stack are joined with '>'", try: names)
  }

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

  /// `do ROUTINE of PAGE`: a page that is named must have it, one that code finds may; `self` of a page
  /// has another that is spelled nearly so.
  private func call(
    _ name: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    if let hook = Hook(name: name.text), hook.isCalledByCode {
      return try callBack(hook, &cursor, context)
    }
    try refuseToCall(name)
    let word = try word(&cursor, what: "the page after 'of'", example: "do refresh of B")
    let owner = try owner(word, context)
    if let index = pages.byName[word.text] {
      let place = CodeContext(place: .page, name: word.text, index: index)
      guard hasRoutine(name.text, place) else {
        throw fail(
          .unknownRoutine, name.span, "no line of \(word.text) says what '\(name.text)' does",
          try: Suggestion.nearest(name.text, routineNames(place)),
          note: "write lines for it below the page: on \(name.text)  …")
      }
    } else if word.text == "self", context.place == .page, !hasRoutine(name.text, context),
      noteOfDescendants(name.text, context) == nil,
      let meant = Suggestion.nearest(name.text, routineNames(context))
    {
      // A base class may call what pages of other files have.
      throw fail(
        .unknownRoutine, name.span, "no line says what '\(name.text)' does", try: meant,
        note: "write lines for it: on \(name.text)  …")
    }
    return .doOfPage(routine(name.text), of: owner)
  }

  /// `do ROUTINE [with OWNER]`.
  func doRoutine(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let word = try word(&cursor, what: "the routine", example: "do cover with from")
    if cursor.take("of") { return try call(word, &cursor, context) }
    guard context.place != .action else {
      throw fail(
        .missingWord, cursor.span, "no page is named whose routine it is",
        try: "of \(pages.all.first?.name.text ?? "PAGE")",
        note: "an action calls a page's routine: do \(word.text) of PAGE")
    }
    if Hook(name: word.text)?.isCalledByCode == true {
      throw fail(
        .missingWord, cursor.span, "no page is named whose callback it is",
        try: "of self",
        note: "do \(word.text) of PAGE, in a page's code also: of super")
    }
    guard hasRoutine(word.text, context) else {
      let names = diagnostics.count < 200 ? routineNames(context) : []
      throw fail(
        .unknownRoutine, word.span, "no line says what '\(word.text)' does",
        try: Suggestion.nearest(word.text, names),
        note: noteOfDescendants(word.text, context)
          ?? (names.isEmpty
            ? "write lines for it: on \(word.text)  …"
            : "routines of this \(context.place.rawValue): \(names.joined(separator: ", "))"))
    }
    var owner: Owner?
    if cursor.take("with") { owner = try ownerWord(&cursor, "with", context) }
    return .do(routine(word.text), with: owner)
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
