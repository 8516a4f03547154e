import NavSimProgram
import NavSimVocabulary

/// A declared container: its kind, and the controllers in it by their names, in order.
struct ContainerNode {
  let kind: ContainerKind
  let held: [String]
}

/// What holds controllers: a container like `tabs`, `child` in a page.
extension Session {
  /// `tabs NAME` with `tab NAVIGATION` for each, or another kind.
  func container(_ kind: ContainerKind, _ block: Block) throws {
    let keyword = kind.rawValue
    let example = "\(keyword) Main, and below it: \(kind.childWord) Home"
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
    let name = try newName(&cursor, what: keyword, example: example)
    try finish(cursor)
    if navigations.byName[name.text] != nil || script.containers[name.text] != nil {
      throw fail(.duplicateName, name.span, "'\(name.text)' is declared twice")
    }
    // Its name stands even if a line below it does not: what names it is no further error.
    script.containers[name.text] = ContainerNode(kind: kind, held: [])
    var found: [Word] = []
    for item in block.items {
      var cursor = Cursor(item)
      guard cursor.take(kind.childWord) else {
        unknownItem(item, keyword, [kind.childWord])
        continue
      }
      try refuseGuards(item)
      let word = try word(&cursor, what: "the controller", example: example)
      try finish(cursor)
      if let limit = kind.limit, found.count == limit.count {
        throw fail(
          .tooMany, word.span, "\(keyword) have room for \(limit.count) controllers",
          note: limit.note)
      }
      if found.contains(where: { $0.text == word.text }) {
        throw fail(.duplicateName, word.span, "'\(word.text)' is a \(kind.childWord) twice")
      }
      guard navigations.byName[word.text] != nil else {
        throw reportUndeclared("navigation", word, navigations)
      }
      found.append(word)
    }
    guard !found.isEmpty else {
      throw fail(.missingWord, block.header.end, "the \(keyword) hold nothing", note: example)
    }
    script.containers[name.text] = ContainerNode(kind: kind, held: found.map(\.text))
  }

  /// `child PAGE` or `child NAVIGATION`: a child view controller of a page.
  func child(_ item: SourceLine, of index: Int, _ node: inout PageNode) {
    let found: Guarded<(page: Int?, navigation: Int?)>? = self.item(item) { cursor in
      cursor.position += 1
      let word = try word(&cursor, what: "the page", example: "child News")
      try finish(cursor)
      if pages.byName[word.text] == nil, let inner = navigations.byName[word.text] {
        return (nil, inner)
      }
      let child = try page(word)
      guard child != index else {
        throw fail(
          .pageTwice, word.span, "page '\(word.text)' cannot be its own child",
          note: "a second page of its kind is 'page \(word.text)2 like \(word.text)'")
      }
      return (child, nil)
    }
    guard let found else { return }
    if let page = found.content.page {
      node.children.append(Guarded(guards: found.guards, content: page, span: found.span))
    } else if let inner = found.content.navigation {
      node.inner.append(Guarded(guards: found.guards, content: inner, span: found.span))
    }
  }

  /// A controller inside a page has stack calls and claims, and no other words.
  func refuseInner(_ word: Word) throws {
    let isInner = pages.all.contains { declaration in
      declaration.block.items.contains { item in
        item.words.count > 1 && item.words[0].text == "child" && item.words[1].text == word.text
      }
    }
    guard isInner else { return }
    throw fail(
      .unknownPath, word.span, "'\(word.text)' is a controller inside a page",
      note: "its stack calls have words: push B in \(word.text); its pages' code writes to its bar")
  }

  /// `navigation.Inner.top`: what a trace tells of a controller inside a page.
  static let innerProperties: [Property] =
    [.navigationBarHidden, .toolbarHidden] + Property.barHiding
    + [.stack, .items, .top, .progress, .heldBy, .selected, .fade]

  /// A stack in a claim about a controller inside a page: `A>B`, or `empty`.
  func innerStack(_ word: Word) throws -> ClaimValue {
    if word.text == "empty" { return .text("empty") }
    for (at, name) in word.text.split(separator: ">", omittingEmptySubsequences: false).enumerated()
    {
      guard pages.byName[String(name)] != nil else {
        throw fail(
          .unknownPage, word.span, "'\(word.text)' is no stack: page \(at + 1) is not declared",
          note: "a stack in one word: A>B, or empty")
      }
    }
    return .text(word.text)
  }

  /// `in NAVIGATION` after a stack call, by the declaration's index.
  func controller(_ cursor: inout Cursor) throws -> Int? {
    guard cursor.take("in") else { return nil }
    let word = try word(&cursor, what: "the controller", example: "push B in Inner")
    guard let index = navigations.byName[word.text] else {
      throw reportUndeclared("navigation", word, navigations)
    }
    return index
  }

  /// `select NAVIGATION`, `tap tab NAVIGATION`.
  func select(_ cursor: inout Cursor, byTouch: Bool) throws -> Statement {
    let example = byTouch ? "tap tab Second" : "select Second"
    let word = try word(&cursor, what: "the tab", example: example)
    guard let index = navigations.byName[word.text] else {
      throw reportUndeclared("navigation", word, navigations)
    }
    return .within(index, .select(byTouch: byTouch))
  }

  /// A stack call of the controller that it names, or of the one that is meant without a name.
  func within(_ controller: Int?, _ call: Statement) -> Statement {
    controller.map { .within($0, call) } ?? call
  }
}
