import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Transitions that code animates itself.
extension Session {
  /// `animator over 400ms`.
  func animator(_ cursor: inout Cursor) throws -> Statement {
    guard cursor.take("over") else {
      throw fail(
        .missingWord, cursor.span, "how long does its animation take?", note: "animator over 400ms")
    }
    return .animator(over: try duration(&cursor, after: "over"))
  }

  /// `complete yes`, `complete no`.
  func complete(_ cursor: inout Cursor) throws -> Statement {
    if cursor.take("yes") { return .completeTransition(true) }
    if cursor.take("no") { return .completeTransition(false) }
    throw fail(
      .missingWord, cursor.span, "was the transition carried through?", note: "complete yes|no")
  }
}
