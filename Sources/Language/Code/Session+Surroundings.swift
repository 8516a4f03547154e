import NavSimProgram
import NavSimVocabulary

/// Statements about what stands around the pages: toolbar, tab bar, status bar, dark mode.
extension Session {
  /// `hide toolbar animated=…`, `show tabBar animated=…`; nil where another thing is named.
  func hideBottomBar(
    _ verb: Word, _ thing: Thing, _ word: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement? {
    guard thing == .toolbar || thing == .tabBar else { return nil }
    let flag = try neededFlag(verb, word, &cursor, context)
    let isHidden = verb.text == "hide"
    return thing == .toolbar ? .setToolbarHidden(isHidden, flag) : .setTabBarHidden(isHidden, flag)
  }

  /// `update statusBar`.
  func update(_ cursor: inout Cursor) throws -> Statement {
    guard cursor.take("statusBar") else {
      throw fail(
        .missingWord, cursor.span, "only the status bar is updated", try: "statusBar",
        note: "update statusBar")
    }
    return .updateStatusBar
  }

  /// `trait dark`, `trait light`.
  func trait(_ cursor: inout Cursor) throws -> Statement {
    let word = try word(&cursor, what: "the trait", example: "trait dark")
    guard word.text == "dark" || word.text == "light" else {
      throw fail(
        .missingWord, word.span, "'\(word.text)' is no trait",
        try: Suggestion.nearest(word.text, ["dark", "light"]), note: "trait dark, trait light")
    }
    return .setDark(word.text == "dark")
  }

  /// Whether code may write a property of a thing, which it may write of others.
  static func isReadOnly(_ property: Property, of thing: Thing) -> Bool {
    let ofApp: Set<Property> = [.alpha, .style, .hidden]
    return property.isReadOnly || thing == .keyboard
      || thing == .statusBar && !ofApp.contains(property)
  }
}
