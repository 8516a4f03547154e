/// Rules of one theme; the values are those of iOS 7.
///
/// Heights, safe areas and insets.
public struct GeometryRules: Sendable {
  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let geometrySteps: [Step] = []
}
