/// Whether and how text is coloured. A value that is passed in: nothing here looks at the
/// environment.
public struct TerminalStyle: Hashable, Sendable {
  /// What a piece of text is.
  public enum Role: Sendable {
    case error, warning, note, place, caret, suggestion, success, plain
  }

  /// Whether escape sequences are written at all.
  public let isColored: Bool

  /// A style with colour, or without.
  public init(isColored: Bool) { self.isColored = isColored }

  /// Colour only on a terminal, and only where NO_COLOR is not set to anything (no-color.org).
  public init(isTerminal: Bool, noColor: String?) {
    isColored = isTerminal && (noColor ?? "").isEmpty
  }

  /// Text as it is.
  public static let plain = TerminalStyle(isColored: false)

  /// The text in the colour of its role. Control characters of the text itself are not passed on.
  public func paint(_ text: String, _ role: Role) -> String {
    let clean = Self.withoutControl(text)
    guard isColored, let code = Self.code(role), !clean.isEmpty else { return clean }
    return "\u{1B}[\(code)m\(clean)\u{1B}[0m"
  }

  private static func code(_ role: Role) -> String? {
    switch role {
    case .error: return "1;31"
    case .warning: return "1;33"
    case .note: return "36"
    case .place: return "1"
    case .caret: return "31"
    case .suggestion: return "32"
    case .success: return "32"
    case .plain: return nil
    }
  }

  private static func withoutControl(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    let scalars = text.unicodeScalars.map { isControl($0) ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 32 || (127...159).contains(scalar.value)
  }
}
