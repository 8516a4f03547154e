import NavSimProgram
import NavSimVocabulary

/// What holds controllers: `tabs` around a navigation controller, `child` in a page.
extension Session {
  /// `tabs NAME` with one `tab NAVIGATION`: switching tabs is not modelled.
  func tabs(_ block: Block) throws {
    let example = "tabs Main, and below it: tab Home"
    try refuseGuards(block.header)
    var cursor = Cursor(block.header, from: 1)
    let name = try newName(&cursor, what: "tabs", example: example)
    try finish(cursor)
    if navigations.byName[name.text] != nil || script.tabs[name.text] != nil {
      throw fail(.duplicateName, name.span, "'\(name.text)' is declared twice")
    }
    var found: Word?
    for item in block.items {
      var cursor = Cursor(item)
      guard cursor.take("tab") else {
        unknownItem(item, "tabs", ["tab"])
        continue
      }
      try refuseGuards(item)
      let word = try word(&cursor, what: "the controller", example: example)
      try finish(cursor)
      if found != nil {
        throw fail(
          .tooMany, word.span, "tabs hold one controller",
          note: "switching tabs is not modelled")
      }
      guard navigations.byName[word.text] != nil else {
        throw reportUndeclared("navigation", word, navigations)
      }
      found = word
    }
    guard let found else {
      throw fail(.missingWord, block.header.end, "the tabs hold nothing", note: example)
    }
    script.tabs[name.text] = found.text
  }

  /// `child PAGE`: a page that this page holds as a child view controller.
  func child(_ item: SourceLine, of index: Int) -> Guarded<Int>? {
    self.item(item) { cursor in
      cursor.position += 1
      let word = try word(&cursor, what: "the page", example: "child News")
      let child = try page(word)
      try finish(cursor)
      guard child != index else {
        throw fail(
          .pageTwice, word.span, "page '\(word.text)' cannot be its own child",
          note: "a second page of its kind is 'page \(word.text)2 like \(word.text)'")
      }
      return child
    }
  }
}
