// Spreadsheets run a cell that begins like a formula, whoever wrote it. An apostrophe before it makes
// it a text: they show it without, and `navsim conform` takes it away.

enum TableText {
  /// The text as it may stand in a cell.
  static func marked(_ text: String) -> String {
    if isHarmless(text) { return text }
    return beginsFormula(text) && !isNumber(text) || isMarked(text) ? "'" + text : text
  }

  /// The bytes of what `marked` was given.
  static func unmarked(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard bytes.first == 39, isMarked(String(decoding: bytes, as: UTF8.self)) else { return bytes }
    return bytes.dropFirst()
  }

  /// Told by the first byte, because most fields are.
  private static func isHarmless(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    return first > 64 && first < 128 || first > 47 && first < 58
  }

  /// An apostrophe before what begins a formula, or before another one.
  private static func isMarked(_ text: String) -> Bool {
    guard text.unicodeScalars.first == "'" else { return false }
    let rest = text.unicodeScalars.dropFirst()
    return rest.first == "'" || beginsFormula(String(rest))
  }

  /// The characters that begin a formula, in the wide forms of East Asian keyboards too.
  private static func beginsFormula(_ text: String) -> Bool {
    text.unicodeScalars.first.map { "=+-@\t\r＝＋－＠".unicodeScalars.contains($0) } ?? false
  }

  /// `-1.5` is a number, and no formula.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.first == 45 ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: 46, omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { (48...57).contains($0) }
      }
  }
}
