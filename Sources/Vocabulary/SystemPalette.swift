/// The values that UIKit's system colours have in a range of iOS versions.
public enum SystemPalette: String, CaseIterable, Hashable, Sendable {
  /// iOS 7 to 12.
  case flat
  /// iOS 13 and 14: two values each, and the semantic colours.
  case adaptive
  /// iOS 15 to 18: teal anew, cyan and mint.
  case renewed
  /// iOS 26.
  case glass

  /// The palette of a major iOS version.
  public init(major: Int) {
    switch major {
    case ..<13: self = .flat
    case ..<15: self = .adaptive
    case ..<26: self = .renewed
    default: self = .glass
    }
  }

  /// The palette of a version as text, such as `12` or `9.2`.
  public init(ios: String) {
    self.init(major: ios.split(separator: ".").first.flatMap { Int($0) } ?? 17)
  }

  /// The palette of a cell: its version's, or the one that it tries (`RuleAxis`).
  public init(ios: String, trying cell: [(axis: String, value: String)]) {
    let tried = cell.last { RuleAxis.rule(of: $0.axis) == Self.rule }
    self = tried.flatMap { SystemPalette(rawValue: $0.value) } ?? SystemPalette(ios: ios)
  }

  /// The rule of the model whose value it is.
  public static let rule = "surroundings.systemColors"

  /// The first major version that has it.
  public var since: Int {
    switch self {
    case .flat: return 7
    case .adaptive: return 13
    case .renewed: return 15
    case .glass: return 26
    }
  }
}
