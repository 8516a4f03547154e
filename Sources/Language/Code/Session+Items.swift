import NavSimProgram
import NavSimVocabulary

/// The calls of a bar that stands alone: `push-item P`, `pop-item`, `set-items P > Q`.
extension Session {
  func itemCall(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement {
    switch verb.text {
    case "push-item":
      let page = try ownerWord(&cursor, "push-item", context)
      return .pushItem(page, try callFlag(&cursor, context))
    case "pop-item": return .popItem(try callFlag(&cursor, context))
    default:
      let pages = try pageList(&cursor, example: "set-items A > B")
      return .setItems(pages, try callFlag(&cursor, context))
    }
  }

  /// `opaque=0pt..13pt`: where an image is opaque, from its left edge.
  func opaquePart(_ cursor: inout Cursor) throws -> ClosedRange<Double>? {
    let example = "image Mask #000000 opaque=0pt..13pt"
    guard let word = cursor.current, let (key, value) = word.keyAndValue, key.text == "opaque"
    else { return nil }
    cursor.position += 1
    var rest = Cursor([value], end: cursor.end)
    let (low, high) = try range(&rest, example)
    let start = try number(low, kind: .length)
    let end = try number(high, kind: .length)
    guard start >= 0, start <= end else {
      throw fail(.notARange, value.span, "'\(value.text)' is not a range", note: example)
    }
    return start...end
  }
}
