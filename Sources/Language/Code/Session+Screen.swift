import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// What a finger does to a page's content, and what a hand does to the device.
extension Session {
  /// `scroll P to 120pt [over 300ms]`.
  func scroll(_ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let example = "scroll B to 120pt over 300ms"
    let page = try ownerWord(&cursor, "scroll", context)
    guard cursor.take("to") else {
      throw fail(.missingWord, cursor.span, "'scroll' needs 'to'", note: example)
    }
    let word = try word(&cursor, what: "the offset", example: example)
    let target = try number(word, kind: .length)
    guard cursor.take("over") else { return .scroll(page, to: target, over: nil) }
    return .scroll(page, to: target, over: try duration(&cursor, after: "over"))
  }

  /// `rotate landscape|portrait`.
  func rotate(_ cursor: inout Cursor) throws -> Statement {
    let example = "rotate landscape"
    return .rotate(try orientation(try word(&cursor, what: "the orientation", example: example)))
  }

  /// `landscape` or `portrait`.
  func orientation(_ word: Word) throws -> Orientation {
    guard let found = Orientation(rawValue: word.text) else {
      let names = Orientation.allCases.map(\.rawValue)
      throw fail(
        .unknownValueWord, word.span, "a device is not held '\(word.text)'",
        try: Suggestion.nearest(word.text, names), note: names.joined(separator: ", "))
    }
    return found
  }

  /// What `map` maps: the transition's progress, or the content offset of the page whose code runs.
  func mapSource(_ word: Word, _ context: CodeContext) throws -> ValueKind {
    switch word.text {
    case "progress":
      if let hook = context.hooks.first(where: { spec in
        spec.hook.map { $0 != .update && $0 != .gestureChanged } ?? false
      }) {
        throw fail(
          .noProgress, word.span, "\(hook.text) has no progress",
          note: "'update' and 'gesture.changed' have; a routine that they run may map it")
      }
      return .number
    case "contentOffset":
      if let hook = context.hooks.first(where: { spec in
        spec.hook.map { $0.group != .page } ?? false
      }) {
        throw fail(
          .noProgress, word.span, "\(hook.text) has no content that scrolls",
          note: "page callbacks have, such as 'scrollViewDidScroll'")
      }
      return .length
    case "ticks":
      if context.place != .strategy || context.hooks.contains(where: { !$0.mayTick }) {
        throw fail(
          .noProgress, word.span, "only the hook 'tick' of a strategy counts ticks",
          note: "start them in another hook: ticks start frames=6")
      }
      return .number
    default:
      throw fail(
        .unknownMapSource, word.span, "'\(word.text)' cannot be mapped",
        try: Suggestion.nearest(word.text, ["progress", "contentOffset", "ticks"]),
        note: "map progress 0%..100% to bar.bg.alpha 0..1")
    }
  }
}
