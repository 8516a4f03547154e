import NavSimVocabulary

// What code in Swift writes as `0.5`, `true` and `nil`, and what it reads out of a value.

extension Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension Value {
  /// The number or length in points; nil for every other value.
  public var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The flag; nil for every other value.
  public var flag: Bool? {
    if case .flag(let flag) = self { return flag }
    return nil
  }

  /// The fixed colour; nil for every other value.
  public var color: Color? {
    if case .color(let color) = self { return color }
    return nil
  }

  /// The colour that it is in a mode of the interface; nil for what is none.
  public func color(isDark: Bool, _ palette: SystemPalette) -> Color? {
    if case .dynamic(let color) = self { return color.resolved(isDark: isDark, palette) }
    return color
  }

  /// The text or word; nil for every other value.
  public var text: String? {
    switch self {
    case .text(let text), .word(let text): return text
    default: return nil
    }
  }

  /// Whether the property is nil.
  public var isNil: Bool { self == .none }
}
