/// Rules of one theme; the values are those of iOS 7.
///
/// Status bar, toolbar, tab bar, dark mode; hiding the bar.
public struct SurroundingRules: Sendable {
  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let surroundingSteps: [Step] = []
}
