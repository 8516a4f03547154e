import Foundation
import NavSim
import Testing

/// A phone that does not speak in the model's frames, and one that is nearly right.
@Suite struct ConformToleranceTests {
  /// Runs `conform` with a table of moments in milliseconds and values.
  private func conform(
    _ property: String, _ rows: [(ms: Double, value: String)], _ code: String, _ tolerance: String?
  ) throws -> Ran {
    let scratch = try Scratch()
    let table = rows.map { "\($0.ms),\($0.value)\n" }.joined()
    for (name, text) in [
      ("x.navsim", Self.scenario(code)), ("x.csv", "ms,\(property)\n" + table),
    ] {
      try text.write(
        to: scratch.url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try Binary.run(
      ["conform", "x.csv", "x.navsim"] + (tolerance.map { ["--tolerance", $0] } ?? []),
      in: scratch.url)
  }

  private static func scenario(_ code: String) -> String {
    """
    device iphone-8
    ios 12
    page A "A"
      view backgroundColor=white
      on viewWillAppear  alongside  bar.bg alpha=1
      on viewWillAppear  bar barTintColor=red
    page B "B"
      view backgroundColor=white
      \(code)
    scenario "s"
    stack A
    at 0ms       push B
    then +100ms  pop
    expect at end: top is A

    """
  }

  private static let fading = "on viewWillAppear  alongside  bar.bg alpha=0"

  /// What differs as a phase begins, and in whose first frame the phone says nothing, differs there too where
  /// it says something.
  @Test func aDifferenceThatGoesOnInTheNextPhaseIsCounted() throws {
    let rows = [(0.0, "1"), (500, "0"), (583, "0.1"), (640, "0.9"), (700, "0.95"), (1100, "1")]
    let ran = try conform("bar.bg.alpha", rows, Self.fading, nil)
    #expect(ran.code == 1)
    let row = ran.out.split(separator: "\n").last { $0.contains("    bar.bg.alpha  ") } ?? ""
    let most = row.split(separator: " ").first { $0.contains(".") && Double($0) != nil }
    #expect(most.flatMap { Double($0) } ?? 0 > 0.7, "\(ran.out)")
    #expect(!row.contains("blip"), "\(ran.out)")
  }

  /// A colour of a frame nearby that a camera has seen a little otherwise.
  @Test func toleranceOfTimeAndOfColourCountTogether() throws {
    let code = Self.fadingBlue
    let file = ScenarioFile(path: "x.navsim", text: Self.scenario(code))
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    func color(_ frame: Int, _ green: Int) throws -> String {
      let text = run.trace.shown(try #require(try run["bar.bg.color", at: "push+\(frame)"]))
      let value = try #require(Int(text.dropFirst().prefix(6), radix: 16))
      let other = String(value + green << 8, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - other.count) + other
    }
    #expect(try color(10, 0) != color(11, 0))
    let rows = [(0.0, try color(0, 0)), (10 * 1000.0 / 60, try color(11, 3))]
    for (tolerance, code) in [("color=4", 1), ("time=1f", 1), ("color=4,time=1f", 0)] {
      let ran = try conform("bar.bg.color", rows, Self.fadingBlue, tolerance)
      #expect(ran.code == Int32(code), "\(tolerance): \(ran.out)")
    }
  }

  private static let fadingBlue = "on viewWillAppear  alongside  bar barTintColor=blue"

  /// Between the two ends of a jump nothing is passed.
  @Test func aJumpIsNotPassed() throws {
    let code = "on viewDidAppear  bar.bg alpha=0.5"
    for (value, ends) in [("1", 0), ("0.5", 0), ("0.75", 1)] {
      let ran = try conform(
        "bar.bg.alpha", [(0, "1"), (500, value), (520, "0.5")], code, "time=1f")
      #expect(ran.code == Int32(ends), "\(value): \(ran.out)")
    }
  }
}
