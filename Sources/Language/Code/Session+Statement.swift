import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// A statement with what only a cell can decide.
struct ParsedStatement {
  var statement: Statement
  /// The list that `copy … fields=` names.
  var fields: Word?
  var isWithoutSuper = false
  /// The steps of a swipe that stand on its line, and where the finger comes down.
  var steps: [Guarded<StepNode>]?
  var startX: Double?

  init(_ statement: Statement) { self.statement = statement }
}

/// Statements: the first word decides; without a verb the line is a write.
extension Session {
  func statement(_ cursor: inout Cursor, _ context: CodeContext) throws -> ParsedStatement {
    guard let first = cursor.current else { throw missingStatement(cursor, context) }
    // `from.view …` starts with an owner, `stop` with a verb; no verb is a thing or an owner.
    guard let places = Names.statements[first.text] else {
      return ParsedStatement(try write(&cursor, context))
    }
    guard places.contains(context.place) else {
      throw fail(
        .statementNotHere, first.span, "'\(first.text)' cannot stand \(context.phrase)",
        note: "it stands "
          + Place.allCases.filter { places.contains($0) }
          .map { CodeContext(place: $0, name: "").phrase }.joined(separator: ", "))
    }
    cursor.position += 1
    return try statement(verb: first, &cursor, context)
  }

  private func statement(
    verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> ParsedStatement {
    switch verb.text {
    case "hide", "show": return ParsedStatement(try hideOrShow(verb, &cursor, context))
    case "save": return ParsedStatement(try save(&cursor, context))
    case "restore", "forget": return ParsedStatement(try restore(verb, &cursor, context))
    case "copy": return try copy(&cursor, context)
    case "push": return ParsedStatement(try push(verb, &cursor, context))
    case "pop": return ParsedStatement(try pop(verb, &cursor, context))
    case "set-stack": return ParsedStatement(try setStack(verb, &cursor, context))
    case "push-item", "pop-item", "set-items":
      return ParsedStatement(try itemCall(verb, &cursor, context))
    case "load": return ParsedStatement(try load(&cursor, context))
    case "layout", "invalidate": return ParsedStatement(try layout(verb, &cursor, context))
    case "map": return ParsedStatement(try map(verb, &cursor, context))
    case "ticks": return ParsedStatement(try ticks(&cursor))
    case "refuse": return ParsedStatement(try refuse(verb, context))
    case "stop": return ParsedStatement(.stop)
    case "no": return try noSuper(verb, &cursor, context)
    case "do": return ParsedStatement(try doRoutine(&cursor, context))
    case "make", "add", "place", "front", "remove", "clamp":
      return ParsedStatement(try standIn(verb, &cursor, context))
    case "mirror", "unmirror": return ParsedStatement(try mirror(verb, &cursor, context))
    case "swipe": return try swipe(&cursor, context)
    case "scroll": return ParsedStatement(try scroll(&cursor, context))
    case "rotate": return ParsedStatement(try rotate(&cursor))
    case "tap": return ParsedStatement(try tap(&cursor))
    case "press": return ParsedStatement(try press(&cursor))
    case "update": return ParsedStatement(try update(&cursor))
    case "trait": return ParsedStatement(try trait(&cursor))
    default:
      if let found = try aroundTheBar(verb, &cursor, context) { return ParsedStatement(found) }
      cursor.position -= 1
      return ParsedStatement(try write(&cursor, context))
    }
  }

  private func missingStatement(_ cursor: Cursor, _ context: CodeContext) -> Stop {
    if context.place == .action {
      return fail(
        .noStatement, cursor.end, "the action says nothing to do", note: "at 0ms push B")
    }
    return fail(
      .noStatement, cursor.end, "the hook has no statement",
      note: "it stands behind the hook, on viewWillAppear  bar barTintColor=red, "
        + "or below it, indented further")
  }

  /// `PATH name=value …`.
  private func write(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    guard let first = cursor.current else { throw missingStatement(cursor, context) }
    try refuseHabits(first, cursor, context)
    cursor.position += 1
    var target = try path(first, context)
    if target.reference == .owner(.`self`),
      context.hooks.contains(where: { $0.isOfNavigation(context.place) })
    {
      // In its own code the controller is 'self'.
      target = try path(Word(text: "navigation", span: first.span), context)
    }
    if case .property(let owner, let thing, .known(let property)) = target.reference,
      property.kind == .appearance
    {
      return try writeAppearance(first, owner, thing, property, &cursor, context)
    }
    let thing: Thing
    switch target.target {
    case .thing(let found): thing = found
    case .controller: thing = .controller
    case .property, .saved:
      throw fail(
        .writeNamesThing, first.span, "a write names the thing, then its properties",
        note: "bar barTintColor=red")
    }
    guard !cursor.isAtEnd else {
      throw fail(
        .missingWord, cursor.end, "what shall be written to \(thing.phrase)?",
        note: "\(first.text) \(thing.properties.first { !$0.isReadOnly }?.name ?? "title")=…")
    }
    var assignments: [Assignment] = []
    var flag: (flag: AnimatedFlag, word: Word)?
    while let word = cursor.current, context.place != .action || word.text != "as" {
      if thing == .item, let found = try animatedFlag(&cursor) {
        flag = found
        continue
      }
      if assignments.isEmpty { try refuseApart(first, thing, word) }
      cursor.position += 1
      try refuseBlanks(word, cursor, thing)
      assignments.append(try assignment(word, thing, context))
    }
    if let flag { try animate(&assignments, flag.flag, flag.word, context) }
    return .write(target.reference, assignments)
  }

  /// The setters of an item that have an animated argument: those of its buttons.
  private func animate(
    _ assignments: inout [Assignment], _ flag: AnimatedFlag, _ word: Word, _ context: CodeContext
  ) throws {
    try check(flag, word, context)
    let buttons: [PropertyKey] = [.known(.leftBarButtonItem), .known(.rightBarButtonItem)]
    guard assignments.contains(where: { buttons.contains($0.property) }) else {
      throw fail(
        .wrongKind, word.span, "none of these setters of an item has an animated argument",
        note: "leftBarButtonItem and rightBarButtonItem have")
    }
    for index in assignments.indices where buttons.contains(assignments[index].property) {
      assignments[index].animated = flag
    }
  }

  /// Refuses a path that blanks part: `B item title="Hi"`, `bar bg alpha=0`.
  private func refuseApart(_ first: Word, _ thing: Thing, _ next: Word) throws {
    let isPart =
      thing == .controller
      ? Names.things[next.text] != nil : Names.parts[thing.path + "." + next.text] != nil
    guard isPart else { return }
    throw fail(
      .notKeyValue, first.span.through(next.span), "'\(next.text)' is not name=value",
      try: first.text + "." + next.text, note: "dots join the words of a path")
  }

  private func assignment(
    _ word: Word, _ thing: Thing, _ context: CodeContext
  ) throws -> Assignment {
    guard let (key, text) = word.keyAndValue else {
      if word.text.hasPrefix("#") || word.text == "as" {
        throw leftOver(word, rest: word.span, legal: [])
      }
      if let habit = joining(word) { throw habit }
      let isProperty = thing.properties.contains { $0.name == word.text }
      throw fail(
        .notKeyValue, word.span, "'\(word.text)' is not name=value",
        try: isProperty ? "\(word.text)=…" : nil,
        note: "no blanks around '='; one statement stands on one line")
    }
    let (property, kind, isOptional) = try property(key, of: thing, value: text)
    if case .known(let known) = property, Session.isReadOnly(known, of: thing) {
      throw fail(
        .readOnly, key.span, "'\(known.name)' of \(thing.phrase) can be read, not written")
    }
    // A missing value is underlined as a whole: name and all.
    let written = text.text.isEmpty ? Word(text: "", span: word.span) : text
    if property == .known(.statusBarStyleFrom), written.text == "top" {
      return Assignment(property: property, value: .value(.word("top")))
    }
    let value = try expression(written, kind: kind, isOptional: isOptional, context)
    if !isClamped(property) { try checkRange(value, written, of: schema(property)) }
    return Assignment(property: property, value: value)
  }

  /// Habits of Swift get their own messages.
  private func refuseHabits(_ word: Word, _ cursor: Cursor, _ context: CodeContext) throws {
    if word.text == "super" || word.text.hasPrefix("super.") {
      let name = context.hooks.first.map { $0.hook?.name ?? $0.text } ?? "viewWillAppear"
      throw fail(
        .superIsNoStatement, word.span, "'super' is not a statement",
        note: "code before super: on \(name).pre …; code after: on \(name) …; "
          + "none: on \(name)  no super")
    }
    try refuseCalls(word, cursor, context)
    try refuseDots(word, cursor, context)
    if word.text.contains("(") { try refuseUIKitCall(word, cursor, context) }
    if startsLikePath(word, context) { return }
    if let (name, instead) = Session.unmodelled(word) {
      throw fail(.unknownStatement, word.span, "'\(name)' is not modelled", note: instead)
    }
    try refuseViewOfController(word)
    try refuseUIKitCall(word, cursor, context)
    let next = cursor.position + 1 < cursor.words.count ? cursor.words[cursor.position + 1] : nil
    if context.place == .action { try refuseWait(word, next, cursor) }
    if let when = Session.laterHabit(word, before: next) {
      let said = when.prefix { $0 != " " }
      // The time that the line has already stands behind the word.
      let time = when == "after" || when == "over" ? " " + (next?.text ?? "100ms") : ""
      throw fail(
        .unknownStatement, word.span, "'\(word.text)' is said with '\(said)'",
        try: when,
        note: "the rest of the line is what runs then: \(when)\(time) bar barTintColor=red")
    }
    if word.text == "on" {
      throw fail(
        .unknownStatement, word.span, "'on' is no statement",
        note: "it begins a line of its own, as far to the left as the hook above")
    }
    let words = Names.statements.filter { $0.value.contains(context.place) && $0.key != "PATH" }
    let legal = words.keys.sorted() + Names.things.keys.sorted() + Names.whenWords
    let own: [String]
    switch context.place {
    case .page: own = ["self", "item", "view", "scrollView", "bar", "navigation"]
    case .navigation: own = ["self", "view", "bar"]
    default: own = ["bar", "navigation"]
    }
    let meant =
      Names.conditions[word.text].map { _ in "if \(word.text)" }
      ?? Session.uikitThing(word.text) ?? Session.withThing(word.text, own)
      ?? Suggestion.nearest(word.text, legal)
    throw fail(
      .unknownStatement, word.span, "unknown statement '\(word.text)'", try: meant,
      note: meant == nil
        ? "a verb (\(words.keys.sorted().joined(separator: ", "))), "
          + "or a path and what is written to it: item title=\"Edit\", B.item title=\"Edit\", "
          + "bar tintColor=red" : nil)
  }
}
