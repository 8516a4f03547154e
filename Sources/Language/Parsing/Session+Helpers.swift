import NavSimKernel
import NavSimProgram

/// What most parsers of a line need: the end of a line, a text, a name, a time.
extension Session {
  /// Nothing may follow. A left-over word is compared with the words that would be legal here.
  func finish(_ cursor: Cursor, legal: [String] = []) throws {
    guard let word = cursor.current else { return }
    throw leftOver(word, rest: cursor.restSpan, legal: legal)
  }

  func leftOver(_ word: Word, rest: Span, legal: [String], example: String? = nil) -> Stop {
    if word.text.hasPrefix("#") {
      return fail(
        .hashComment, rest, "comments start with //", try: "//" + source(rest).dropFirst())
    }
    if let habit = joining(word) { return habit }
    if let late = lateWhen(word, rest, legal) { return late }
    if let called = called(word, legal) {
      return fail(
        .leftOver, word.span, "unexpected '\(word.text)'", try: called,
        note: "here may follow: \(legal.joined(separator: ", "))")
    }
    let pair = word.keyAndValue.flatMap { legal.contains($0.key.text) ? $0 : nil }
    return fail(
      .leftOver, word.span, "unexpected '\(word.text)'",
      try: pair.map { "\($0.key.text) \($0.value.text)" }
        ?? legal.first { $0.hasPrefix(word.text + "=") }
        ?? (word.text == "for" && legal.contains { $0.hasPrefix("over ") } ? "over" : nil)
          ?? Suggestion.nearest(word.text, legal),
      note: legal.isEmpty
        ? "the line is complete before it"
        : "here may follow: \(legal.joined(separator: ", "))"
          + (example.map { "; such as \($0)" } ?? ""))
  }

  /// `dismiss completion push B`: a when-word stands before the statement that it puts off.
  private func lateWhen(_ word: Word, _ rest: Span, _ legal: [String]) -> Stop? {
    guard Names.whenWords.contains(word.text), !legal.contains(where: { $0.hasPrefix(word.text) })
    else { return nil }
    return fail(
      .leftOver, word.span, "unexpected '\(word.text)'",
      note: "'\(word.text)' stands before the statement that it is about; what comes besides the "
        + "one before it is a line of its own, under the same hook: \(source(rest))")
  }

  /// `style=fullScreen` for `modalPresentationStyle=fullScreen`: UIKit's name of what may follow, with its value.
  private func called(_ word: Word, _ legal: [String]) -> String? {
    guard let pair = word.keyAndValue,
      let short = legal.compactMap({ $0.split(separator: "=").first }).first(where: {
        pair.key.text.lowercased().hasSuffix($0.lowercased()) && pair.key.text.count > $0.count
      })
    else { return nil }
    return "\(short)=\(pair.value.text)"
  }

  /// The characters of a place.
  func source(_ span: Span) -> Substring {
    lines[span.file][span.line - 1].dropFirst(span.column - 1).prefix(span.length)
  }

  /// A quoted text.
  func text(_ cursor: inout Cursor, what: String, example: String) throws -> Word {
    guard let word = cursor.current else {
      throw fail(.missingWord, cursor.end, "\(what) is missing", note: example)
    }
    try refuseOtherQuotes(cursor, note: example)
    cursor.position += 1
    guard word.isQuoted, word.unquoted != nil else {
      throw fail(
        .notAText, word.span, "'\(word.text)' is not a quoted text",
        try: word.isQuoted ? nil : "\"\(word.text)\"", note: example)
    }
    return word
  }

  /// `'m'` and `“m”`: a text stands in straight double quotes.
  func refuseOtherQuotes(_ cursor: Cursor, note: String) throws {
    let pairs: [Character: Character] = [
      "'": "'", "“": "”", "”": "”", "„": "“", "‘": "’", "«": "»", "`": "`",
    ]
    guard let first = cursor.current, let mark = first.text.first, let close = pairs[mark] else {
      return
    }
    let rest = cursor.words[cursor.position...]
    let last = rest.first { $0.text.count > 1 && $0.text.last == close } ?? first
    let span = first.span.through(last.span)
    let text = source(span).filter { $0 != mark && $0 != close && $0 != "\"" }
    throw fail(
      .notAText, span, "a text stands in straight double quotes", try: "\"\(text)\"", note: note)
  }

  /// Any word.
  func word(_ cursor: inout Cursor, what: String, example: String) throws -> Word {
    guard let word = cursor.take() else {
      throw fail(.missingWord, cursor.end, "\(what) is missing", note: example)
    }
    return word
  }

  /// A word that has to stand between two others. Throws that it is missing, and where what stands
  /// there instead is near it, that it is meant.
  func connective(
    _ text: String, _ cursor: inout Cursor, _ message: String, _ example: String
  ) throws {
    guard !cursor.take(text) else { return }
    throw fail(
      .missingWord, cursor.span, message,
      try: cursor.current.flatMap { Suggestion.nearest($0.text, [text]) }, note: example)
  }

  /// The name of a declaration or label.
  ///
  /// - Parameter isFree: whether it may be a word of the language, since it stands only where
  ///   nothing else can be meant.
  func newName(
    _ cursor: inout Cursor, what: String, example: String, isFree: Bool = false
  ) throws -> Word {
    let name = try word(&cursor, what: "the name of the \(what)", example: example)
    try checkNewName(name, what: what, isFree: isFree)
    return name
  }

  func checkNewName(_ name: Word, what: String, isFree: Bool = false) throws {
    guard name.text.utf8.count <= Limits.nameBytes else {
      throw fail(
        .badName, name.span, "the name of the \(what) is longer than \(Limits.nameBytes) bytes",
        note: "traces and messages repeat it")
    }
    guard Names.isName(name.text) else {
      throw fail(
        .badName, name.span, "'\(name.text)' cannot be the name of \(Session.withArticle(what))",
        try: Names.isName(Session.withoutColon(name.text)) ? Session.withoutColon(name.text) : nil,
        note: "a name has letters, digits, '-' and '_', and starts with a letter")
    }
    // A strategy's name stands only where no path can.
    let isThing = what == "strategy" && Names.things[name.text] != nil
    guard isFree || isThing || !Names.reserved.contains(name.text) else {
      throw fail(
        .reservedName, name.span, "'\(name.text)' is a word of the language",
        note: "choose another name for the \(what)")
    }
  }

  private static func withArticle(_ noun: String) -> String {
    (noun.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + noun
  }

  /// A number as short text, for proposals.
  static func plain(_ number: Double) -> String {
    guard abs(number) < 1e15 else { return "0" }
    let whole = Int64(number)
    return Double(whole) == number ? "\(whole)" : "\(number)"
  }

  /// A percentage as a fraction of one.
  func percent(_ word: Word) throws -> Double {
    guard let quantity = Quantity(word.text), quantity.unit == "%", quantity.number >= 0,
      quantity.number <= 100
    else {
      let isBare = Quantity(word.text)?.unit.isEmpty ?? false
      throw fail(
        .notAPercent, word.span, "'\(word.text)' is not a percentage",
        try: isBare ? word.text + "%" : nil, note: "0% to 100%")
    }
    return quantity.number / 100
  }

  /// `animated=…` at the cursor, if it is there.
  func animatedFlag(_ cursor: inout Cursor) throws -> (flag: AnimatedFlag, word: Word)? {
    guard let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "animated"
    else { return nil }
    cursor.position += 1
    switch value.text {
    case "yes": return (.yes, word)
    case "no": return (.no, word)
    case "callback": return (.callback, word)
    default:
      throw fail(
        .notAFlag, value.span.length > 0 && !value.text.isEmpty ? value.span : word.span,
        "'\(value.text)' is not yes, no or callback",
        try: Session.flagHabit(value.text) ?? "callback")
    }
  }

  /// Swift's and YAML's words for yes and no.
  static func flagHabit(_ text: String) -> String? {
    switch text.lowercased() {
    case "true", "on", "1": return "yes"
    case "false", "off", "0", "nil": return "no"
    default: return Suggestion.nearest(text, ["yes", "no"])
    }
  }

  /// 'page X is not declared', with the choices.
  @discardableResult
  func reportUndeclared(_ kind: String, _ word: Word, _ list: DeclarationList) -> Stop {
    fail(
      kind == "page" ? .unknownPage : .unknownNavigation, word.span,
      "\(kind) '\(word.text)' is not declared",
      try: pageOfView(word) ?? Suggestion.nearest(word.text, list.all.map(\.name.text)),
      note: declaredNote(kind, word, list))
  }

  /// `A` of `page.A`: what claims call a page's view.
  private func pageOfView(_ word: Word) -> String? {
    guard word.text.hasPrefix("page.") else { return nil }
    let name = String(word.text.dropFirst(5))
    return pages.byName[name] == nil ? nil : name
  }

  private func declaredNote(_ kind: String, _ word: Word, _ list: DeclarationList) -> String {
    if list.all.isEmpty {
      return "declare it: \(kind) \(Names.isName(word.text) ? word.text : "NAME")"
    }
    let shown = list.all.prefix(12).map { "\($0.name.text) (\(place($0.name.span)))" }
    let more = list.all.count > 12 ? " and \(list.all.count - 12) more" : ""
    return "declared \(kind)s: \(shown.joined(separator: ", "))\(more)"
  }

  /// A declared page.
  func page(_ word: Word) throws -> Int {
    if let index = pages.byName[word.text] { return index }
    throw reportUndeclared("page", word, pages)
  }
}
