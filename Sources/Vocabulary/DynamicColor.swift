/// A colour that is one in light and another in dark mode (documented: UIColor,
/// resolvedColor(with:)). What holds it keeps it, and shows what it is now.
public struct DynamicColor: Hashable, Sendable {
  /// A pair of code's own, or a row of `SystemColor.all`.
  private enum Source: Hashable, Sendable {
    case pair(Color, Color)
    case system(Int)
  }

  private let source: Source

  /// UIColor(dynamicProvider:) that answers with one of two colours.
  public init(light: Color, dark: Color) { source = .pair(light, dark) }

  /// The colour that `text` names: a system colour such as `systemBackground`, or `LIGHT/DARK` with
  /// two fixed colours; nil if it names none.
  public init?(text: String) {
    if let row = SystemColor.all.firstIndex(where: { $0.name == text }) {
      source = .system(row)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let light = Color(text: String(parts[0])),
      let dark = Color(text: String(parts[1]))
    else { return nil }
    source = .pair(light, dark)
  }

  /// UIColor.systemBlue.
  public static let systemBlue = DynamicColor(
    source: .system(SystemColor.all.firstIndex { $0.name == "systemBlue" } ?? 0))

  private init(source: Source) { self.source = source }

  /// What it is in a mode and with the system's palette. A system colour that the palette has not
  /// yet is what it is in the first that has it.
  public func resolved(isDark: Bool, _ palette: SystemPalette) -> Color {
    switch source {
    case .pair(let light, let dark): return isDark ? dark : light
    case .system(let row):
      let values = SystemColor.all[row].values(in: palette)
      return isDark ? values.dark : values.light
    }
  }

  /// What it is in light and in dark mode.
  public func everything(_ palette: SystemPalette) -> [Color] {
    [resolved(isDark: false, palette), resolved(isDark: true, palette)]
  }

  /// The first major iOS version that has it.
  public var since: Int {
    switch source {
    case .pair: return 13
    case .system(let row): return SystemColor.all[row].since
    }
  }

  /// Whether it is code's own, no colour of the system.
  public var isPair: Bool {
    if case .pair = source { return true }
    return false
  }

  /// As scenarios write it.
  public var text: String {
    switch source {
    case .pair(let light, let dark): return light.text + "/" + dark.text
    case .system(let row): return SystemColor.all[row].name
    }
  }
}
