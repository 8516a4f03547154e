import NavSimKernel

extension IOSProfile {
  /// The oldest and the newest major version that has a profile.
  public static let majors = 7...26

  /// The profile of a version such as `12` or `9.2`, or nil where there is none.
  public static func named(_ version: String) -> IOSProfile? {
    guard let first = version.split(separator: ".").first, let major = Int(first),
      majors.contains(major)
    else { return nil }
    return profile(major)
  }

  /// The profile of a major version: the newest, with what each older step takes away.
  static func profile(_ major: Int) -> IOSProfile {
    var profile = IOSProfile(major: major)
    for step in steps where major <= step.upTo { step.change(&profile) }
    return profile
  }

  /// One difference between a version and its successor.
  struct Step: Sendable {
    /// The last major version to which it applies.
    let upTo: Int
    /// What differs.
    let change: @Sendable (inout IOSProfile) -> Void
  }

  /// The differences, newest first.
  static let steps: [Step] = [
    Step(upTo: 17) { $0.sameTurnSetThenPush = .deferUntilEnd },
    Step(upTo: 16) { $0.transitionDuration = 0.35 },
    Step(upTo: 14) { $0.scrollEdgeAppliesToAll = false },
    Step(upTo: 12) {
      $0.backButtonPopsAgain = false
      $0.hasAppearance = false
      $0.hasViewIsAppearing = false
      $0.busyPushWhileAnimating = .nests
    },
    Step(upTo: 10) {
      $0.reshowsBackground = false
      $0.barTintColorChange = .landsAtEnd
    },
    Step(upTo: 9) {
      $0.barTintColorChange = .animates
      $0.translucentChange = .animates
    },
  ]
}
