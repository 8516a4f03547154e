/// Rules of one theme; the values are those of iOS 7.
///
/// Items, titles and buttons: where they lie and how they move.
public struct TitleRules: Sendable {
  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let titleSteps: [Step] = []
}
