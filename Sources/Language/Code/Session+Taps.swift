import NavSimProgram
import NavSimVocabulary

/// What a finger touches once.
extension Session {
  /// `tap back`, `tap left`, `tap right`, `tap action`, `tap menu PAGE`, `tap search`, `tap cancel`, `tap at X,Y`, `tap tab NAVIGATION`.
  func tap(_ cursor: inout Cursor) throws -> Statement {
    if cursor.take("tab") { return try select(&cursor, byTouch: true) }
    if let side = button(&cursor) { return side == .back ? .tapBack : .tap(.button(side)) }
    if cursor.take("action") { return .tap(.action) }
    if cursor.take("menu") {
      let word = try word(&cursor, what: "the page in the menu", example: "tap menu Home")
      return .tap(.menu(try page(word)))
    }
    if cursor.take("search") { return .tap(.search) }
    if cursor.take("cancel") { return .tap(.cancel) }
    if cursor.take("at") { return .tap(try tappedPoint(&cursor)) }
    throw fail(
      .missingWord, cursor.span, "what is tapped?",
      try: cursor.current.flatMap {
        Suggestion.nearest(
          $0.text, ["back", "left", "right", "action", "search", "cancel", "menu", "at", "tab"])
      },
      note: "tap back, tap left, tap right, tap at 40,66, tap tab Second")
  }

  /// `press left`, `press right`, `press back`.
  func press(_ cursor: inout Cursor) throws -> Statement {
    if let side = button(&cursor) { return .press(side) }
    throw fail(
      .missingWord, cursor.span, "which button does the finger rest on?",
      try: cursor.current.flatMap {
        Suggestion.nearest($0.text, ButtonSide.allCases.map(\.rawValue))
      },
      note: "press left, press right, press back; a tap on it lets go")
  }

  private func button(_ cursor: inout Cursor) -> ButtonSide? {
    ButtonSide.allCases.first { cursor.take($0.rawValue) }
  }

  /// `X,Y` in points, from the screen's upper left corner.
  private func tappedPoint(_ cursor: inout Cursor) throws -> TapTarget {
    let word = try word(&cursor, what: "the place", example: "tap at 40,66")
    guard let comma = word.text.firstIndex(of: ",") else {
      throw fail(
        .missingWord, word.span, "a place has two numbers, with a comma and no blank between them",
        note: "tap at 40,66")
    }
    let at = word.text.distance(from: word.text.startIndex, to: comma)
    let x = word.part(0, at)
    let y = word.part(at + 1, word.text.count)
    return .point(x: try number(x, kind: .length), y: try number(y, kind: .length))
  }
}
