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
        ).map { $0.text.split(separator: " ").joined(separator: " ") }
        if let claim, failures.contains(where: { $0.contains(claim) }) { return failures }
      }
    }
    return failures
  }

  // That the files hold with the rules as they are is for `navsim test Scenarios` to say, which the
  // gate runs in release: here each would run once more, in debug.
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
    let texts = try reports.map { report in
      let url = Self.scenarios.appendingPathComponent("reports/\(report).navsim")
      return try String(contentsOf: url, encoding: .utf8)
    }
    let before = try texts.map { try Bench.traces($0).map { TraceWriter.write($0) } }
    /// Two are enough.
    func changesTwo(_ change: (inout IOSProfile) -> Void) throws -> Bool {
      var count = 0
      for (text, before) in zip(texts, before) where count < 2 {
        let after = try Bench.traces(text, changing: change).map { TraceWriter.write($0) }
        if before != after { count += 1 }
      }
      return count == 2
    }
    #expect(try changesTwo { $0.loadSlot = .lazy })
    #expect(try changesTwo { $0.didShowAfterDidAppear = false })
    #expect(try changesTwo { $0.pushLayoutPairsAfter = 0 })
    #expect(try changesTwo { $0.cancelCallbacksAtEnd = false })
    #expect(try changesTwo { $0.opaquePageStartsBelowBar = false })
  }
}
