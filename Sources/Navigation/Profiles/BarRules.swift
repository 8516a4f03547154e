/// Rules of one theme; the values are those of iOS 7.
///
/// What a bar paints, and what a change of its style does.
public struct BarRules: Sendable {
  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let barSteps: [Step] = []
}
