import NavSimProgram
import NavSimVocabulary

/// Stack calls, and the pages that they name.
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
    if verb == "push", pages.byName[word.text] == nil, navigations.byName[word.text] != nil {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' is a navigation controller, not a page",
        note: "UIKit ends the app: 'Pushing a navigation controller is not supported'; it is shown"
          + " by present \(word.text)")
    }
    return try owner(word, context)
  }

  func owner(_ word: Word, _ context: CodeContext) throws -> Owner {
    guard startsLikePath(word, context) else { throw reportUndeclared("page", word, pages) }
    if pages.byName[word.text] == nil, navigations.byName[word.text] != nil {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' is a navigation controller, not a page",
        note: "a page, an owner (self, from, to, top, root, below) or a saved page")
    }
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
    let pages = try arrowList(&cursor, example: "set-stack A > B") { word in
      try owner(word, context)
    }
    let place = try controller(&cursor)
    return within(place, .setStack(pages, try callFlag(&cursor, context)))
  }

  /// `empty`, or `A > B > C` of declared pages.
  func pageList(_ cursor: inout Cursor, example: String) throws -> [Int] {
    try arrowList(&cursor, example: example) { word in try page(word) }
  }

  /// `empty`, or places of a stack from its root up, joined with '>'.
  private func arrowList<Item>(
    _ cursor: inout Cursor, example: String, read: (Word) throws -> Item
  ) throws -> [Item] {
    if cursor.take("empty") { return [] }
    var result: [Item] = []
    while true {
      let word = try word(&cursor, what: "the page", example: example)
      if word.text.contains(">"), word.text != ">" {
        let spaced = word.text.split(separator: ">").joined(separator: " > ")
        throw fail(
          .blanksAroundArrow, word.span, "'>' stands between blanks", try: spaced)
      }
      if word.text.contains(",") { throw commaList(word, cursor) }
      result.append(try read(word))
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
}
