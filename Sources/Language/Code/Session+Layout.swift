import NavSimProgram
import NavSimVocabulary

/// Forced layout, and what marks a view or its constraints for the coming one.
extension Session {
  /// `layout PATH`, `invalidate PATH`, `invalidate [OWNER.]constraints`.
  func layout(_ verb: Word, _ cursor: inout Cursor, _ context: CodeContext) throws -> Statement {
    let word = try word(&cursor, what: "what to lay out", example: "\(verb.text) bar")
    if verb.text == "invalidate", let view = viewOfConstraints(word) {
      try refuseOwnConstraints(word, context)
      return .invalidateConstraints(try path(view, context).reference)
    }
    let found = try path(word, context)
    guard case .thing = found.target else {
      throw fail(
        .wrongKind, word.span, "'\(word.text)' has no layout",
        note: "bar, navigation, a part of the bar, OWNER.view, OWNER.fake")
    }
    return verb.text == "layout" ? .layout(found.reference) : .invalidate(found.reference)
  }

  /// In its own code the controller is 'self': whose constraints are meant has to be said.
  private func refuseOwnConstraints(_ word: Word, _ context: CodeContext) throws {
    guard word.dotted.count == 1 || word.dotted.first?.text == "self",
      let hook = context.hooks.first(where: { $0.isOfNavigation(context.place) })
    else { return }
    throw fail(
      .navigationHasNone, word.span, "the constraints are a page's", try: "top.constraints",
      note: "in \(hook.text) 'self' is the navigation controller; name the page: "
        + "from, to, top, root, below or a page")
  }

  /// Constraints are those of a page's view: its path; nil for what names none.
  private func viewOfConstraints(_ word: Word) -> Word? {
    let name = "constraints"
    guard word.dotted.last?.text == name else { return nil }
    return Word(text: word.text.dropLast(name.count) + "view", span: word.span)
  }
}
