import Foundation

/// The rows of `navsim-bench verify` that end soon: checks of which `swift test` makes a few cases and
/// `.ci/run` all.
struct Rows {
  /// The quickest first.
  private static let names = [
    "copies", "mended", "faults", "silence", "pairs", "names", "choices", "marks", "pictures",
    "source", "eye", "reproduce", "apps",
  ]

  private let package: URL
  private let tool: String

  init(_ build: Build) {
    package = build.package
    tool = build.binaries.appendingPathComponent("navsim-bench").path
  }

  /// The row that notices the mutant, or nil.
  func killer(of mutant: Mutant) throws -> String? {
    for name in Self.names {
      let ran = try Shell.run(
        [tool, "verify", name, "Scenarios"], in: package, mutant: mutant.number, keeps: false)
      if ran.code != 0 { return "verify \(name)" }
    }
    return nil
  }
}
