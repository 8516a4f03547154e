import Foundation
import NavSimChecks
import NavSimLanguage
import NavSimNavigation
import NavSimSimulator
import NavSimTrace
import Testing

/// The scenarios hold, and they hold because of the rules: with one rule changed an expectation
/// that names its effect fails.
@Suite struct ProfileFlipTests {
  static let scenarios = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  /// The texts of what fails in a file, cell by cell up to the first text that holds `claim`.
  static func failures(
    _ file: String, until claim: String? = nil,
    changing change: (inout IOSProfile) -> Void = { _ in }
  ) throws -> [String] {
    let url = scenarios.appendingPathComponent(file + ".navsim")
    let script = try Bench.script(try String(contentsOf: url, encoding: .utf8), path: file)
    var failures: [String] = []
    for scenario in script.scenarios.indices {
      for cell in try script.cells(scenario: scenario, overrides: []) {
        let program = script.program(scenario: scenario, cell: cell)
        let trace = Simulator.run(program, changing: change)
        failures += Checker.check(
          expectations: program.expectations, actions: program.actions, trace: trace
        ).map(\.text)
        if let claim, failures.contains(where: { $0.contains(claim) }) { return failures }
      }
    }
    return failures
  }

  @Test(arguments: Set(ProfileFlip.all.map(\.file)).sorted())
  func theFileHolds(file: String) throws {
    #expect(try Self.failures(file) == [])
  }

  @Test(arguments: ProfileFlip.all)
  func aChangedRuleShows(flip: ProfileFlip) throws {
    let broken = try Self.failures(flip.file, until: flip.claim, changing: flip.change)
    #expect(
      broken.contains { $0.contains(flip.claim) }, "\(flip.claim) still holds; failed: \(broken)")
  }

  @Test func everyBasicScenarioHasAFlip() throws {
    let files = try FileManager.default
      .contentsOfDirectory(atPath: Self.scenarios.appendingPathComponent("basics").path)
      .filter { $0.hasSuffix(".navsim") }
      .map { "basics/" + $0.dropLast(".navsim".count) }
    #expect(!files.isEmpty)
    for file in files { #expect(ProfileFlip.basics.contains { $0.file == file }, "\(file)") }
  }

  /// One rule taken away changes scenarios of different reports: no rule serves a single one.
  @Test func aRuleServesSeveralReports() throws {
    let reports = [
      "G007", "G016", "G017", "G018", "G019", "G021", "G028", "G048", "G051", "G055", "G092",
    ]
    func changed(_ change: (inout IOSProfile) -> Void) throws -> Int {
      var count = 0
      for report in reports {
        let url = Self.scenarios.appendingPathComponent("reports/\(report).navsim")
        let text = try String(contentsOf: url, encoding: .utf8)
        let before = try Bench.traces(text).map { TraceWriter.write($0) }
        let after = try Bench.traces(text, changing: change).map { TraceWriter.write($0) }
        if before != after { count += 1 }
      }
      return count
    }
    #expect(try changed { $0.loadSlot = .lazy } >= 2)
    #expect(try changed { $0.didShowAfterDidAppear = false } >= 2)
    #expect(try changed { $0.pushLayoutPairsAfter = 0 } >= 2)
    #expect(try changed { $0.cancelCallbacksAtEnd = false } >= 2)
    #expect(try changed { $0.opaquePageStartsBelowBar = false } >= 2)
  }
}
