import NavSimProgram

/// `within A..B`: a part of the animation around a statement, as a keyframe has.
extension Session {
  func within(_ cursor: inout Cursor) throws -> When {
    let example = "within 90%..100%"
    let (a, b) = try range(&cursor, example)
    let low = try number(a, kind: .number)
    let high = try number(b, kind: .number)
    guard low >= 0, low < high, high <= 1 else {
      throw fail(
        .notARange, a.span.through(b.span), "a part of an animation lies between 0% and 100%",
        note: example)
    }
    return .within(low, high)
  }
}

extension Session {
  /// `wraps pages`: each page is put into a navigation controller of its own.
  func wraps(_ cursor: inout Cursor) throws -> Bool? {
    cursor.position += 1
    let word = try word(&cursor, what: "what it wraps", example: "wraps pages")
    guard word.text == "pages" else {
      throw leftOver(word, rest: word.span, legal: ["pages"])
    }
    try finish(cursor)
    return true
  }
}
