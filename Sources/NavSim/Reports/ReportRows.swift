// Made from the heads of Scenarios/reports: NAVSIM_UPDATE=1 swift test --filter ReportedTests

extension ReportedGlitch {
  /// Every report that is told, by its number.
  // swift-format-ignore
  public static let all: [ReportedGlitch] = [
  ]
}
