/// Whether and how text is coloured. A value that is passed in: nothing here looks at the
/// environment.
public struct TerminalStyle: Hashable, Sendable {
  /// What a piece of text is.
  public enum Role: Sendable {
    case error, warning, note, place, caret, suggestion, success, plain
  }

  /// Whether escape sequences are written at all.
  public let isColored: Bool
  /// How many colours stand behind colours that a text names; none where they are text like any other.
  public let swatches: ColorDepth

  /// A style with colour, or without.
  public init(isColored: Bool, swatches: ColorDepth = .none) {
    self.isColored = isColored
    self.swatches = isColored ? swatches : .none
  }

  /// Colour only on a terminal, and only where NO_COLOR is not set to anything (no-color.org).
  public init(isTerminal: Bool, noColor: String?) {
    self.init(isColored: isTerminal && (noColor ?? "").isEmpty)
  }

  /// Text as it is.
  public static let plain = TerminalStyle(isColored: false)

  /// What ends a colour.
  static let end = "\u{1B}[0m"

  /// What begins the colour of a role; nil where there is none.
  func sequence(of role: Role) -> String? {
    guard isColored, let code = Self.code(role) else { return nil }
    return "\u{1B}[\(code)m"
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
}
