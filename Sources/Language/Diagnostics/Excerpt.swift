import NavSimKernel

/// The part of a line that is shown above a caret.
public enum Excerpt {
  /// The line with tabs as blanks and controls as pictures, every character one column wide; of a
  /// very long line the stretch around the place.
  ///
  /// - Parameter column: the place in characters, from 1.
  /// - Returns: the text, and how many characters of it stand before the place.
  public static func cut(_ line: String, column: Int) -> (text: String, offset: Int) {
    let characters = Array(Visible.columns(line))
    let offset = max(0, column - 1)
    guard characters.count > 160 else { return (String(characters), offset) }
    let start = max(0, min(offset - 40, characters.count - 140))
    let end = min(characters.count, start + 140)
    let head = start > 0 ? "…" : ""
    let tail = end < characters.count ? "…" : ""
    return (head + String(characters[start..<end]) + tail, offset - start + head.count)
  }
}
