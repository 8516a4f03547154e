import Foundation

/// The unit tests that are quick enough to run for each mutant that no scenario notices.
final class Tests: @unchecked Sendable {
  /// A suite, or all that take no time worth telling.
  struct Group {
    var filter: String
    /// Seconds of processor time.
    var seconds: Double
    var reached: [Bool]
    var startsProcesses: Bool
  }

  /// The targets whose suites are taken.
  private static let wanted = [
    "SceneTests.", "ChecksTests.", "LanguageTests.", "NavigationTests.", "ProductTests.",
  ]
  /// Suites of the product's tests that start no process; what others reach is not known.
  private static let inOne = [
    "AdviceCaseTests", "AnswerWordTests", "CarriedAdviceTests", "ClosureEdgeTests",
    "ClosureVerbTests", "DetectorFileTests", "FindingClaimTests", "GlossaryTests",
    "ImportErrorTests", "LibraryTests", "LimitDocumentTests", "OddNameTests", "OrdinaryAppTests",
    "OtherProgramTests", "ProfileListTests", "ScenarioCaseTests", "StoryLinkTests",
    "SwiftStrategyTests", "TrackGoldenTests", "UnclaimedTests", "VacuousDetectorTests",
    "VersionDifferenceTests",
  ].map { "ProductTests." + $0 }
  /// A suite that takes longer is left out; one that starts processes runs for every mutant that is left.
  private static let limit = 4.0
  private static let processLimit = 1.0
  /// Suites below this run together.
  private static let instant = 0.25

  private static func startsProcesses(_ name: String) -> Bool {
    name.hasPrefix("ProductTests.") && !inOne.contains { name.hasPrefix($0) }
  }

  private let package: URL
  private let bundle: String
  private(set) var groups: [Group] = []

  /// - Parameter isThorough: whether suites that start processes are taken too.
  init(_ build: Build, isThorough: Bool) throws {
    package = build.package
    bundle = build.binaries.appendingPathComponent("navsimPackageTests.xctest").path
    let list = try Shell.run(
      [bundle, "--testing-library", "swift-testing", "--list-tests"], in: package)
    let names = Set(list.text.split(separator: "\n").compactMap { $0.split(separator: "/").first })
      .map(String.init).filter { name in
        Self.wanted.contains { name.hasPrefix($0) } && (isThorough || !Self.startsProcesses(name))
      }.sorted()
    let measured = try inParallel(names) { _, name in try self.group(name) }.compactMap { $0 }
    var quick: [[Group]] = [[], []]
    for group in measured where group.seconds < Self.instant {
      quick[group.startsProcesses ? 1 : 0].append(group)
    }
    groups = measured.filter {
      $0.seconds >= Self.instant
        && $0.seconds <= ($0.startsProcesses ? Self.processLimit : Self.limit)
    }
    let single = groups.count
    for some in quick where !some.isEmpty { groups.append(Self.joined(some)) }
    groups.sort {
      ($0.startsProcesses ? 1 : 0, $0.seconds) < ($1.startsProcesses ? 1 : 0, $1.seconds)
    }
    print(
      "tests: \(names.count) suites, \(quick.joined().count) at once, \(single) one by one, "
        + "\(names.count - measured.count) fail in the scratch copy")
  }

  private static func joined(_ some: [Group]) -> Group {
    var all = some[0]
    for other in some.dropFirst() {
      all.filter += "|" + other.filter
      for index in all.reached.indices where other.reached[index] { all.reached[index] = true }
    }
    all.seconds = 0
    return all
  }

  /// A suite with its time and what it reaches; nil if it fails without a mutant, as those do that
  /// read the sources.
  private func group(_ name: String) throws -> Group? {
    let reached = FileManager.default.temporaryDirectory
      .appendingPathComponent("navsim-reached-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: reached) }
    let filter = "^" + name.replacingOccurrences(of: ".", with: "\\.") + "/"
    let ran = try Shell.run(
      ["bash", "-c", "TIMEFORMAT=%U; time \"$@\"", "-"] + command(filter), in: package,
      environment: ["NAVSIM_MUTANT_REACHED": reached.path])
    guard ran.code == 0, let data = try? Data(contentsOf: reached) else { return nil }
    let seconds = ran.text.split(separator: "\n").last.flatMap { Double($0) } ?? 0
    let starts = Self.startsProcesses(name)
    return Group(
      filter: filter, seconds: seconds, reached: data.map { starts || $0 != 0 },
      startsProcesses: starts)
  }

  private func command(_ filter: String) -> [String] {
    [bundle, "--testing-library", "swift-testing", "--filter", filter]
  }

  /// The first suite that notices the mutant, or nil.
  func killer(of mutant: Mutant) throws -> String? {
    for group in groups where group.reached[mutant.number] {
      let ran = try Shell.run(command(group.filter), in: package, mutant: mutant.number)
      guard ran.code != 0 else { continue }
      let failed = ran.text.split(separator: "\n").first { $0.contains("✘ Test ") }
      return failed.map { String($0.drop { $0 != "✘" }.dropFirst(7).prefix { $0 != " " }) }
        ?? String(group.filter.prefix(60))
    }
    return nil
  }
}
