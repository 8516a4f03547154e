import Foundation
import NavSimTestSupport
import Testing

/// `navsim run` on a terminal: the answer in one screen, and the trace for those who ask for it.
@Suite struct AnswerTests {
  private static let push = "Scenarios/basics/push.navsim"

  private func isTrace(_ text: String) -> Bool { text.contains("navsim-trace 1") }

  @Test func oneCellIsAnsweredWithoutItsTrace() throws {
    let screen = try Binary.onTerminal(["run", Self.push, "--cell", "strategy=native"])
    let text = screen.text
    #expect(screen.code == 0 && !isTrace(text))
    for part in [
      "█", "▲ snap", "NAV005 snap", "= where: push +0", "= cause:", "1 cell: 1 passed",
      "passed, 0 failed; ", " expectations hold", "--trace", "navsim view \(Self.push)",
    ] { #expect(text.contains(part), "\(part) is not in \(text)") }
    #expect(screen.rows < 24)
  }

  @Test(.enabled(if: Whole.isAsked), arguments: [24, 40])
  func manyCellsStayWithinTheScreen(rows: Int) throws {
    let screen = try Binary.onTerminal(
      ["run", "Scenarios/detectors"], columns: 100, rows: rows)
    #expect(screen.code == 0 && screen.rows < rows, "\(screen.text)")
    #expect(screen.text.contains("found: "))
    let all = try Binary.onTerminal(
      ["run", "Scenarios/strategies/compared-looks.navsim"], columns: 100, rows: rows)
    #expect(all.code == 0 && all.rows < rows, "\(all.text)")
    #expect(all.text.contains("█"))
  }

  @Test(arguments: [["--trace"], ["--full"], ["--tracks"], ["--only", "eye"], ["--every", "3"]])
  func whoAsksForTheTraceGetsIt(options: [String]) throws {
    let screen = try Binary.onTerminal(["run", Self.push, "--strategy", "native"] + options)
    #expect(screen.code == 0)
    #expect(screen.text.contains("end frames="))
  }

  @Test func aFileOrAPipeGetsItAsBefore() throws {
    let piped = try Binary.run(["run", Self.push])
    #expect(isTrace(piped.out) && !piped.err.contains("--trace"))
    #expect(try Binary.run(["run", Self.push, "--trace"]).out == piped.out)
  }

  @Test func whatFailsIsToldWhole() throws {
    let scratch = try Scratch()
    let text = try String(
      contentsOf: Binary.root.appendingPathComponent(Self.push), encoding: .utf8)
    try scratch.write(
      text + "\nexpect at end: eye.left = #00FF00\nexpect at end: eye.left = #0000FF\n",
      to: "wrong.navsim")
    let screen = try Binary.onTerminal(["run", "wrong.navsim"], in: scratch.url)
    #expect(screen.code == 1)
    // Two lines more in two cells, and one of them does not hold.
    let held = try #require(
      try Binary.onTerminal(["run", Self.push]).text.firstMatch(of: /(\d+) expectations hold/))
    let all = try #require(Int(held.1)) + 4
    #expect(screen.text.contains("\(all - 2) of \(all) expectations hold"), "\(screen.text)")
    #expect(screen.text.contains("#00FF00"))
  }

  @Test func whereNothingIsExpectedItSaysSo() throws {
    let scratch = try Scratch()
    try scratch.write("page A\npage B\nscenario \"x\"\nstack A\nat 0ms  push B\n", to: "x.navsim")
    let screen = try Binary.onTerminal(["run", "x.navsim"], in: scratch.url)
    #expect(screen.code == 0 && screen.text.contains("no expectations"), "\(screen.text)")
  }

  @Test func quietKeepsFindings() throws {
    let screen = try Binary.onTerminal(["run", Self.push, "--quiet"])
    #expect(screen.text.contains("NAV005") && !isTrace(screen.text))
    #expect(!screen.text.contains("passed") && !screen.text.contains("█"))
  }
}
