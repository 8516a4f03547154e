/// The page around the data: its head with styles, the player's place, and the script at its end.
enum Page {
  /// Up to the data.
  static func head(title: String) -> String {
    PlayerSources.shell
      .replacing("{{title}}", with: escaped(title))
      .replacing("{{policy}}", with: policy)
      .replacing("{{style}}", with: PlayerSources.style)
  }

  /// From the data on.
  static let tail = "<script>" + PlayerSources.script + "</script>\n</body>\n</html>\n"

  /// Nothing may be loaded, and nothing but the page's own script may run.
  private static let policy: String = {
    let script = Base64.text(SHA256.digest(Array(PlayerSources.script.utf8)))
    let style = Base64.text(SHA256.digest(Array(PlayerSources.style.utf8)))
    return "default-src 'none'; script-src 'sha256-\(script)'; style-src 'sha256-\(style)'; "
      + "img-src data:; base-uri 'none'; form-action 'none'"
  }()

  /// A text between tags or in an attribute.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "{": result += "&#123;"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A block of data in the page.
enum PageBlock {
  static func element(_ name: String, _ json: [UInt8]) -> [UInt8] {
    Array("<script type=\"application/json\" id=\"\(name)\">".utf8) + json
      + Array("</script>\n".utf8)
  }
}
