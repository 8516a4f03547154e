import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// What happens to the window: its root, and the app in the background.
extension Session {
  /// `set-root NAVIGATION|P [dissolve=D]`.
  func setRoot(_ cursor: inout Cursor) throws -> Statement {
    let root = try windowRoot(&cursor, "set-root Main, set-root Main dissolve=400ms")
    var dissolve: Time?
    if let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "dissolve" {
      cursor.position += 1
      dissolve = try duration(value.text.isEmpty ? word : value)
    }
    return .setRoot(root, dissolve: dissolve)
  }

  /// `show window NAME`, `hide window NAME`; nil where another thing is named.
  func hideWindow(_ verb: Word, _ cursor: inout Cursor) throws -> Statement? {
    guard cursor.take("window") else { return nil }
    let index = try windowNamed(&cursor, "\(verb.text) window Overlay")
    return .window(index, verb.text == "hide" ? .hide : .show)
  }

  /// `make-key NAME`.
  func makeKey(_ cursor: inout Cursor) throws -> Statement {
    .window(try windowNamed(&cursor, "make-key Overlay"), .makeKey)
  }

  /// `load P`, `load NAVIGATION`: a controller that the window is given later is laid out.
  func load(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    if let word = cursor.current, pages.byName[word.text] == nil,
      let index = navigations.byName[word.text]
    {
      cursor.position += 1
      return .loadController(index)
    }
    return .load(try ownerWord(&cursor, "load", context))
  }

  /// `app background`, `app foreground`, `app call`, `app hang-up`.
  func app(_ cursor: inout Cursor) throws -> Statement {
    if cursor.take("background") { return .setBackground(true) }
    if cursor.take("foreground") { return .setBackground(false) }
    if cursor.take("call") { return .setCall(true) }
    if cursor.take("hang-up") { return .setCall(false) }
    throw fail(
      .missingWord, cursor.span, "where does the app go?",
      try: cursor.current.flatMap {
        Suggestion.nearest($0.text, ["background", "foreground", "call", "hang-up"])
      }, note: "app background, app foreground, app call, app hang-up")
  }
}
