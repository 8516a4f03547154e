import NavSimKernel

// XML 1.0 forbids most control characters, even escaped. They are replaced, so that a name of a
// scenario can never make a report invalid.

enum XMLText {
  /// Text between tags.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// An attribute with its value in quotes, a space before it.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"" + escaped(value, isAttribute: true) + "\""
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { if last != "\n" || scalar != " " && scalar != "\t" { last = scalar } }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case ":" where last == "\n", "#" where last == "\n":
        // A log on the way would take the line for a command.
        result += "&#\(scalar.value);"
      case _ where isForbidden(scalar): result += "\u{FFFD}"
      case _ where Visible.isHidden(scalar): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the character may not stand in XML 1.0 at all, or only confuses: C1 controls.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || (127...159).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }
}
