import Foundation
import NavSimChecks
import NavSimLanguage
import NavSimNavigation
import NavSimSimulator
import NavSimTestSupport
import NavSimTrace
import Testing

/// The scenarios hold, and they hold because of the rules: with one rule changed an expectation
/// that names its effect fails.
@Suite struct ProfileFlipTests {
  static let scenarios = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  /// The files of the flips, each read once.
  static let scripts: [String: Script] = {
    var scripts: [String: Script] = [:]
    for file in Set(ProfileFlip.all.map(\.file)) {
      let url = scenarios.appendingPathComponent(file + ".navsim")
      if let text = try? String(contentsOf: url, encoding: .utf8) {
        scripts[file] = try? Bench.script(text, path: file)
      }
    }
    return scripts
  }()

  /// Whether an expectation that holds the flip's claim fails in a cell of the file with the rule
  /// changed. What cells claim otherwise is not looked at.
  static func isNoticed(_ flip: ProfileFlip, _ script: Script) throws -> Bool {
    for scenario in script.scenarios.indices {
      for cell in try script.cells(scenario: scenario, overrides: []) {
        let program = script.program(scenario: scenario, cell: cell)
        let claims = program.expectations.filter { expectation in
          expectation.text.split(separator: " ").joined(separator: " ").contains(flip.claim)
        }
        if claims.isEmpty { continue }
        let trace = Simulator.run(program, changing: flip.change)
        let failures = Checker.check(
          expectations: claims, actions: program.actions, trace: trace)
        if !failures.isEmpty { return true }
      }
    }
    return false
  }

  // That the files hold with the rules as they are is for `navsim test Scenarios` to say, which the
  // gate runs in release: here each would run once more, in debug.
  @Test(arguments: Whole.of(ProfileFlip.all, every: 20))
  func aChangedRuleShows(flip: ProfileFlip) throws {
    let script = try #require(Self.scripts[flip.file], "\(flip.file) cannot be read")
    #expect(try Self.isNoticed(flip, script), "\(flip.claim) still holds")
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
  @Test(.enabled(if: Whole.isAsked)) func aRuleServesSeveralReports() throws {
    let reports = [
      "G007", "G016", "G017", "G018", "G019", "G021", "G028", "G048", "G051", "G055", "G092",
    ]
    let texts = try reports.map { report in
      let url = Self.scenarios.appendingPathComponent("reported/\(report).navsim")
      return try String(contentsOf: url, encoding: .utf8)
    }
    var known: [String: [[UInt8]]] = [:]
    /// Two are enough.
    func changesTwo(_ change: (inout IOSProfile) -> Void) throws -> Bool {
      var count = 0
      for text in texts where count < 2 {
        let before = try known[text] ?? Bench.traces(text).map { TraceWriter.write($0) }
        known[text] = before
        let after = try Bench.traces(text, changing: change).map { TraceWriter.write($0) }
        if before != after { count += 1 }
      }
      return count == 2
    }
    #expect(try changesTwo { $0.loadSlot = .lazy })
    #expect(try changesTwo { $0.didShowAfterDidAppear = false })
    #expect(try changesTwo { $0.pushLayoutPairsAfter = 1 })
    #expect(try changesTwo { $0.cancelCallbacksAtEnd = false })
    #expect(try changesTwo { $0.opaquePageStartsBelowBar = false })
  }
}
