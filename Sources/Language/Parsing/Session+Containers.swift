import NavSimProgram
import NavSimVocabulary

/// What holds controllers: `tabs` around a navigation controller, `child` in a page.
extension Session {
  /// How many tabs a tab bar has room for; a further one lies under "More", which is not modelled.
  private static let mostTabs = 5

  /// `tabs NAME` with `tab NAVIGATION` for each.
  func tabs(_ block: Block) throws {
    let example = "tabs Main, and below it: tab Home"
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
    let name = try newName(&cursor, what: "tabs", example: example)
    try finish(cursor)
    if navigations.byName[name.text] != nil || script.tabs[name.text] != nil {
      throw fail(.duplicateName, name.span, "'\(name.text)' is declared twice")
    }
    var found: [Word] = []
    for item in block.items {
      var cursor = Cursor(item)
      guard cursor.take("tab") else {
        unknownItem(item, "tabs", ["tab"])
        continue
      }
      try refuseGuards(item)
      let word = try word(&cursor, what: "the controller", example: example)
      try finish(cursor)
      if found.count == Session.mostTabs {
        throw fail(
          .tooMany, word.span, "a tab bar has room for \(Session.mostTabs) tabs",
          note: "a further one lies under More, which is not modelled")
      }
      if found.contains(where: { $0.text == word.text }) {
        throw fail(.duplicateName, word.span, "'\(word.text)' is a tab twice")
      }
      guard navigations.byName[word.text] != nil else {
        throw reportUndeclared("navigation", word, navigations)
      }
      found.append(word)
    }
    guard !found.isEmpty else {
      throw fail(.missingWord, block.header.end, "the tabs hold nothing", note: example)
    }
    script.tabs[name.text] = found.map(\.text)
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
  static let innerProperties: [Property] = [
    .navigationBarHidden, .stack, .items, .top, .heldBy, .selected, .fade,
  ]

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
  func selectTab(_ cursor: inout Cursor, byTouch: Bool) throws -> Statement {
    let example = byTouch ? "tap tab Second" : "select Second"
    let word = try word(&cursor, what: "the tab", example: example)
    guard let index = navigations.byName[word.text] else {
      throw reportUndeclared("navigation", word, navigations)
    }
    return .within(index, .selectTab(byTouch: byTouch))
  }

  /// A stack call of the controller that it names, or of the one that is meant without a name.
  func within(_ controller: Int?, _ call: Statement) -> Statement {
    controller.map { .within($0, call) } ?? call
  }
}
