import NavSimKernel
import NavSimVocabulary

extension IOSProfile {
  /// The major versions that have a profile: Apple's numbers go from 18 to 26.
  public static let majors = Array(7...18) + [26]

  /// The profile of a version such as `12` or `9.2`, or nil where there is none.
  ///
  /// - Parameter sdk: The SDK that the app is linked with, written like a version; nil: the system's.
  public static func named(_ version: String, sdk: String? = nil) -> IOSProfile? {
    guard let (major, minor) = numbers(version), majors.contains(major) else { return nil }
    var profile = profile(major, sdk: sdk.flatMap { numbers($0)?.major } ?? major)
    profile.take(minor: minor)
    return profile
  }

  /// The major and the minor number of a version; nil where it is none.
  static func numbers(_ version: String) -> (major: Int, minor: Int?)? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count <= 2, !parts.contains(nil), let first = parts.first, let major = first else {
      return nil
    }
    return (major, parts.count > 1 ? parts[1] : nil)
  }

  /// The profile of a cell: its version's, with the rules that the cell tries.
  ///
  /// - Parameter cell: axis and value; see `RuleAxis`.
  /// - Returns: nil where there is no such version, rule or value of it.
  public static func named(
    _ version: String, sdk: String? = nil, trying cell: [(axis: String, value: String)]
  ) -> IOSProfile? {
    guard var profile = named(version, sdk: sdk) else { return nil }
    for (axis, value) in cell {
      guard let rule = RuleAxis.rule(of: axis) else { continue }
      guard profile.set(rule: rule, to: value) else { return nil }
    }
    return profile
  }

  /// The profile of a major version: its predecessor's, with what the version changed. A new design is
  /// that of apps that are linked with its SDK.
  static func profile(_ major: Int, sdk: Int = .max) -> IOSProfile {
    var profile = IOSProfile(major: major)
    for step in steps where step.since <= (step.isDesign ? min(major, sdk) : major) {
      step.change(&profile)
    }
    return profile
  }

  /// What a version does otherwise than its predecessor.
  struct Step: Sendable {
    /// The first major version to which it applies.
    let since: Int
    /// Whether apps that are linked with an older SDK are left as they were. Observed: the same of apps
    /// with UIDesignRequiresCompatibility (software-mansion/react-native-screens issue 4650,
    /// wix/react-native-navigation); that an older SDK does so as well is inferred: the key's name.
    var isDesign = false
    /// What differs.
    let change: @Sendable (inout IOSProfile) -> Void
  }

  /// The differences, oldest first. The values of iOS 7 are those of `IOSProfile` itself.
  static let steps: [Step] =
    orderSteps + barSteps + titleSteps + geometrySteps + surroundingSteps + touchSteps
    + searchSteps + animatorSteps + windowSteps + presentationSteps

  private static let orderSteps: [Step] = [
    Step(since: 8) { $0.setStackTopContainment = true },
    Step(since: 10) {
      $0.interactionHook = .interactionChanges
      $0.barTintColorChange = .landsAtEnd
      $0.translucentChange = .jumps
      $0.busyPopWhileAnimating = .deferUntilEnd
    },
    Step(since: 11) {
      $0.reshowsBackground = true
      $0.barTintColorChange = .animates
    },
    Step(since: 12) {
      $0.loadSlot = .beforeWillDisappear
      $0.initialWillShowInside = true
      $0.emptySetTakesLayout = true
    },
    Step(since: 13) {
      $0.emptySetTakesLayout = false
      $0.initialDidShowTwice = false
      $0.animatedFirstStackTells = true
      $0.backButtonPopsAgain = true
      $0.hasAppearance = true
      $0.hasViewIsAppearing = true
      $0.busyPushWhileAnimating = .deferUntilEnd
    },
    Step(since: 14) {
      $0.bareBarIsBlank = true
      $0.popToStaleArray = true
    },
    Step(since: 15) { $0.scrollEdgeAppliesToAll = true },
    Step(since: 16) { $0.warnsOfCalledCallback = true },
    Step(since: 17) { $0.transitionDuration = 0.5 },
    Step(since: 18) { $0.sameTurnSetThenPush = .immediate },
  ]
}
