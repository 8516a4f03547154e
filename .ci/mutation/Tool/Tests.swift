import Foundation

/// The unit tests that are quick enough to run for each mutant that no scenario notices.
final class Tests: @unchecked Sendable {
  struct Group {
    let name: String
    let seconds: Double
    let reached: [Bool]
  }

  /// Test targets and suites, by the expressions that `swift test --filter` takes.
  static let filters = ["SceneTests", "ChecksTests", "LanguageTests", "NavigationTests"]

  private let package: URL
  private let bundle: String
  private(set) var groups: [Group] = []

  init(_ build: Build) throws {
    package = build.package
    bundle = build.binaries.appendingPathComponent("navsimPackageTests.xctest").path
    groups = try Self.filters.map { try group($0) }.sorted { $0.seconds < $1.seconds }
  }

  private func group(_ name: String) throws -> Group {
    let reached = FileManager.default.temporaryDirectory
      .appendingPathComponent("navsim-reached-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: reached) }
    let begin = Date()
    let ran = try Shell.run(
      command(name), in: package, environment: ["NAVSIM_MUTANT_REACHED": reached.path])
    guard ran.code == 0 else { throw Trouble("\(name) fails without a mutant: \(ran.text)") }
    let seconds = Date().timeIntervalSince(begin)
    print("\(name): \(Int(seconds)) s")
    return Group(
      name: name, seconds: seconds, reached: try Data(contentsOf: reached).map { $0 != 0 })
  }

  private func command(_ name: String) -> [String] {
    [bundle, "--testing-library", "swift-testing", "--filter", name]
  }

  /// The first group that notices the mutant, or nil.
  func killer(of mutant: Mutant) throws -> String? {
    for group in groups where group.reached[mutant.number] {
      let ran = try Shell.run(command(group.name), in: package, mutant: mutant.number, keeps: false)
      if ran.code != 0 { return group.name }
    }
    return nil
  }
}
