/// What some minor versions of a system do otherwise than its last one. A version without a minor one,
/// as `14`, is the last of its year, so that none of these hold in it.
extension IOSProfile {
  /// A span of minor versions of one major version, and what held in them alone.
  struct MinorStep: Sendable {
    /// The major version.
    let major: Int
    /// The minor ones.
    let minors: ClosedRange<Int>
    /// What differs.
    let change: @Sendable (inout IOSProfile) -> Void

    init(
      _ major: Int, _ minors: ClosedRange<Int>,
      change: @escaping @Sendable (inout IOSProfile) -> Void
    ) {
      self.major = major
      self.minors = minors
      self.change = change
    }
  }

  /// The differences, oldest first. Each rule has its sources.
  static let minorSteps: [MinorStep] = [
    MinorStep(8, 0...2) { $0.presentations.firstPageBlockIsLost = true },
    MinorStep(11, 0...0) {
      $0.geometry.firstPageCollapses = false
      $0.search.pushedRowIsGoneAtOnce = true
    },
    MinorStep(11, 0...2) { $0.titles.swipeWidensTitleView = true },
    MinorStep(11, 2...2) {
      $0.titles.tappedButtonStaysPale = true
      $0.touches.newRootLetsTouchesThrough = true
    },
    MinorStep(11, 0...1) { $0.surroundings.dismissalFlattensTabBar = false },
    MinorStep(12, 0...0) { $0.surroundings.dismissalFlattensTabBar = true },
    MinorStep(14, 0...1) { $0.surroundings.farPopLosesBottomBars = true },
    MinorStep(15, 0...0) { $0.geometry.layoutPutsBarBack = false },
    MinorStep(16, 0...0) { $0.titles.titleViewDropsTitle = true },
    MinorStep(26, 1...1) { $0.titles.pushedTitleComesAtEnd = true },
  ]

  /// Does what held in the minor version of this major one; nil: the last one.
  mutating func take(minor: Int?) {
    guard let minor else { return }
    for step in Self.minorSteps where step.major == major && step.minors.contains(minor) {
      step.change(&self)
    }
  }

  /// The minor versions that differ from the last of their year, oldest first: `11.2`.
  public static let minorNames: [String] = majors.flatMap { major in
    let minors = Set(minorSteps.filter { $0.major == major }.flatMap { Array($0.minors) })
    return minors.sorted().map { "\(major).\($0)" }
  }

  /// What a version is as a profile: `14.1`, or `14` where the minor version does not differ from the last.
  ///
  /// - Returns: nil where there is no such version.
  public static func profileName(_ version: String) -> String? {
    guard let (major, _) = numbers(version), majors.contains(major) else { return nil }
    return minorNames.contains(version) ? version : "\(major)"
  }
}
