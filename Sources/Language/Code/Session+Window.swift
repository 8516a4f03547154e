import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// What happens to the window: its root, and the app in the background.
extension Session {
  /// `set-root NAVIGATION [dissolve=D]`.
  func setRoot(_ cursor: inout Cursor) throws -> Statement {
    let example = "set-root Main, set-root Main dissolve=400ms"
    let word = try word(&cursor, what: "the new root", example: example)
    guard let index = navigations.byName[word.text] else {
      throw reportUndeclared("navigation", word, navigations)
    }
    var dissolve: Time?
    if let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "dissolve" {
      cursor.position += 1
      dissolve = try duration(value.text.isEmpty ? word : value)
    }
    return .setRoot(index, dissolve: dissolve)
  }

  /// `app background`, `app foreground`.
  func app(_ cursor: inout Cursor) throws -> Statement {
    if cursor.take("background") { return .setBackground(true) }
    if cursor.take("foreground") { return .setBackground(false) }
    throw fail(
      .missingWord, cursor.span, "where does the app go?",
      try: cursor.current.flatMap {
        Suggestion.nearest($0.text, ["background", "foreground"])
      }, note: "app background, app foreground")
  }
}
