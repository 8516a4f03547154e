// Text from outside, as it may stand before people: a file's name, a comment, a line of a log. What a
// terminal would act on, or what would show the text in another order than it has, is written out.

/// Which characters show themselves, and how the others are written.
public enum Visible {
  /// Whether a character does something other than to show itself: C0 and C1 controls, DEL, the
  /// separators of lines and paragraphs, and what turns the direction of the text around it.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127...159, 0x2028...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  /// Whether every character of a text shows itself.
  public static func isShown(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: isHidden)
  }

  /// How a hidden character is written: `\n`, `\u{1B}`, as in a literal of Swift.
  public static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    default: return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// The text on one line, with what is hidden written out: a line of ours goes on behind it. Tabs
  /// stay.
  public static func line(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: { isHidden($0) && $0 != "\t" }) else {
      return String(text)
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) && scalar != "\t" {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A line of a file below which a caret stands: every character stays one column wide, and hidden
  /// ones become their pictures (␛), or � where there is none. Tabs become blanks.
  public static func columns(_ line: some StringProtocol) -> String {
    guard line.unicodeScalars.contains(where: isHidden) else { return String(line) }
    return String(line.map { $0.unicodeScalars.contains(where: isHidden) ? picture($0) : $0 })
  }

  private static func picture(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first(where: isHidden) else { return character }
    switch scalar.value {
    case 9: return " "
    case 0..<32: return Character(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 127: return "\u{2421}"
    default: return "\u{FFFD}"
    }
  }
}
