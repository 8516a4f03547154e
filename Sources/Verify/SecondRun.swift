import NavSimLanguage
import NavSimSimulator
import NavSimTrace

/// Random scenarios: read and run twice, a text gives the same trace.
public enum SecondRun {
  /// Looks at the scenario of a seed.
  public static func check(seed: Int) -> CheckTally {
    let text = RandomScenario.text(seed: seed)
    return check(text, text, "seed \(seed)")
  }

  /// Looks at two texts that are to do the same.
  static func check(_ text: String, _ other: String, _ name: String) -> CheckTally {
    var verdict = CheckTally()
    verdict.count = 1
    do {
      if try traces(of: text) != traces(of: other) {
        verdict.faults.append("\(name): the second run is another\n\(text)")
      }
    } catch {
      verdict.faults.append("\(name): \(error)\n\(text)")
    }
    return verdict
  }

  private static func traces(of text: String) throws -> [Trace] {
    let script = try VerifiedFiles([]).script(SourceFile(path: "random.navsim", text: text)).get()
    return try script.cells(scenario: 0).map { cell in
      Simulator.run(script.program(scenario: 0, cell: cell))
    }
  }
}
