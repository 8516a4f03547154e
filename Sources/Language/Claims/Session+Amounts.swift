import NavSimProgram
import NavSimVocabulary

/// How far a value may be off, and how far it may go: amounts have no sign.
extension Session {
  /// A tolerance, the size of a change or of a step, in the unit of a kind. A colour's counts in
  /// steps of 255.
  func amount(_ word: Word, kind: ValueKind, _ what: String, _ example: String) throws -> Double {
    let number = try number(
      word, kind: kind == .color ? .number : kind)
    guard number < 0 else { return number.magnitude }
    throw fail(
      .negativeLimit, word.span, "\(what) cannot be negative",
      try: String(word.text.dropFirst()), note: example)
  }
}
