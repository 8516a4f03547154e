import NavSimProgram
import NavSimVocabulary

/// Children that come and go while the scenario runs, and appearance that is told by hand.
extension Session {
  /// `add-child P [to Q]`.
  func addChild(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let child = try ownerWord(&cursor, "add-child", context)
    if cursor.take("to") {
      return .addChild(child, to: try ownerWord(&cursor, "add-child P to", context))
    }
    guard context.place == .page else {
      throw fail(
        .missingWord, cursor.span, "whose child does it become?", note: "add-child P to Q")
    }
    return .addChild(child, to: nil)
  }

  /// `begin-appearance P appearing=yes|no [animated=A]`.
  func beginAppearance(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let page = try ownerWord(&cursor, "begin-appearance", context)
    guard let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "appearing"
    else {
      throw fail(
        .missingWord, cursor.span, "does it appear, or disappear?",
        note: "begin-appearance P appearing=yes")
    }
    cursor.position += 1
    let appears = try flag(value.text.isEmpty ? word : value)
    guard let found = try animatedFlag(&cursor) else {
      return .beginAppearance(page, appears: appears, .no)
    }
    try check(found.flag, found.word, context)
    return .beginAppearance(page, appears: appears, found.flag)
  }
}
