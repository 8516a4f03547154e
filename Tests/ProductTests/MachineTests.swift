import Foundation
import NavSimTestSupport
import Testing

// What commands print for other programs, and traces without what one does not look at.

@Suite struct MachineTests {
  private static let push = "Scenarios/basics/push.navsim"
  private static let native = [push, "--cell", "strategy=native"]

  private func object(_ arguments: [String], code: Int32 = 0) throws -> [String: Any] {
    let ran = try Binary.run(arguments)
    #expect(ran.code == code, "\(ran.err)")
    let any = try JSONSerialization.jsonObject(with: Data(ran.out.utf8))
    return try #require(any as? [String: Any])
  }

  /// README.md shows the same finding, with its place and cause.
  @Test func aRunTellsItsCells() throws {
    let run = try object(["run", "--json", Self.push])
    #expect(run["navsim-run"] as? Int == 1 && run["passed"] as? Int == 2)
    let cells = try #require(run["cells"] as? [[String: Any]])
    #expect(cells.map { ($0["cell"] as? [String: String])?["strategy"] } == ["native", "meituan"])
    #expect(cells.map { $0["outcome"] as? String } == ["passed", "passed"])
    let found = try #require((cells[0]["findings"] as? [[String: Any]])?.first)
    #expect(found["id"] as? String == "NAV005" && found["kind"] as? String == "snap")
    #expect(found["place"] as? String == "push +0 (0ms)" && found["ms"] as? Int == 0)
    #expect((found["cause"] as? String)?.hasSuffix("(\(Self.push):17)") == true)
    let quiet = try Binary.run(["run", "--json", "--quiet", Self.push])
    #expect(quiet.err.isEmpty)
  }

  @Test func whatFailsIsInIt() throws {
    let scratch = try Scratch()
    try scratch.write(RunTests.scenario + "expect at end: top is A\n", to: "a.navsim")
    let ran = try Binary.run(["run", "--json", "a.navsim"], in: scratch.url)
    #expect(ran.code == 1 && !ran.err.contains("error"))
    let any = try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any]
    let cells = try #require(any?["cells"] as? [[String: Any]])
    let failures = cells.compactMap { $0["failures"] as? [[String: Any]] }
    #expect(failures.map(\.count) == [1, 1])
    #expect(failures.first?.first?["line"] as? Int == 12)
    #expect(cells.map { $0["outcome"] as? String } == ["failed", "failed"])
  }

  /// The page that comes is at 287.914 in the third frame, 50 ms after the push.
  @Test func aFrameTellsItsValues() throws {
    let frame = try object(["run", "--frame", "push+3", "--json"] + Self.native)
    #expect(frame["navsim-frame"] as? Int == 1 && frame["ms"] as? Int == 50)
    let values = try #require(frame["values"] as? [[String: Any]])
    let page = try #require(values.first { $0["name"] as? String == "page.B.x" })
    #expect(page["value"] as? String == "287.914" && page["changed"] as? Bool == true)
    let other = ["--against-cell", "strategy=meituan", "--frame", "push+3", "--json"]
    let both = try object(["run"] + Self.native + other, code: 1)
    let pairs = try #require(both["values"] as? [[String: Any]])
    #expect(pairs.contains { $0["different"] as? Bool == true })
    #expect(
      pairs.filter { $0["different"] == nil }.allSatisfy {
        $0["value"] as? String == $0["against"] as? String
      })
  }

  /// README.md names the line.
  @Test(.enabled(if: Whole.isAsked)) func anExplanationNamesItsLine() throws {
    // Asked about the value that is found wrong, or about nothing.
    for question in [["eye.left", "--frame", "push+0"], []] {
      let why = try object(["why", "--json", Self.push] + question + Self.native.dropFirst())
      #expect((why["lookAt"] as? [String: Any])?["line"] as? Int == 17)
      #expect((why["finding"] as? [String: Any])?["restsOn"] != nil)
      #expect((why["answer"] as? String)?.hasPrefix("eye.left is #0000FF") == true)
    }
    let right = ["eye.left", "--frame", "push+5"] + Self.native.dropFirst()
    #expect(try object(["why", "--json", Self.push] + right)["finding"] == nil)
    let scratch = try Scratch()
    try scratch.write("page A\nscenario \"x\"\nstack A\n", to: "x.navsim")
    let ran = try Binary.run(["why", "--json", "x.navsim"], in: scratch.url)
    #expect(ran.code == 0 && ran.out == "{\n  \"navsim-why\": 1\n}\n")
  }

  @Test func aCheckTellsProblemsAndAdvice() throws {
    let ran = try Binary.run(["check", "--json", "-"], input: "paeg A\n")
    let any = try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any]
    let problem = try #require((any?["problems"] as? [[String: Any]])?.first)
    #expect(ran.code == 2 && problem["line"] as? Int == 1 && problem["column"] as? Int == 1)
    #expect(problem["severity"] as? String == "error" && problem["length"] as? Int == 4)
    #expect(problem["instead"] as? String == "page")
    let advice = try object(["check", "--json", "Scenarios/lint/bar-alpha.navsim"], code: 1)
    let rules = (advice["advice"] as? [[String: Any]])?.map { $0["rule"] as? String }
    #expect(rules == ["NAV104"])
    let without = try object(["check", "--json", "--no-advice", "Scenarios/lint/bar-alpha.navsim"])
    #expect(without["advice"] == nil && without["cells"] as? Int == 2)
  }

  @Test(arguments: [["compare", push, "--ios", "12,17"], ["diff", push, push]])
  func jsonIsShortForTheFormat(call: [String]) throws {
    let short = try Binary.run(call + ["--json"])
    #expect(try short.out == Binary.run(call + ["--format", "json"]).out)
    #expect(short.out.hasPrefix("{\n"))
  }

  // MARK: Without events

  private func lines(_ arguments: [String]) throws -> [Substring] {
    let ran = try Binary.run(arguments)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func eventsAreLeftOutAndNothingElse() throws {
    let whole = try lines(["run"] + Self.native)
    let without = try lines(["run", "--no-events"] + Self.native)
    #expect(whole.contains { $0.hasPrefix("! ") })
    #expect(without.filter { !$0.hasPrefix("form ") } == whole.filter { !$0.hasPrefix("! ") })
    #expect(without.contains("form      no-events"))
    #expect(
      try lines(["export", "-f", "trace", "--no-events"] + Self.native) == without)
  }

  @Test func whatTheEyeSeesIsAlone() throws {
    let look = try lines(["run", "--look"] + Self.native)
    let shown = look.prefix { !$0.hasPrefix("action ") }.drop { $0 != "== start" }
    #expect(shown.contains { $0.hasPrefix("eye ") })
    #expect(shown.allSatisfy { $0.isEmpty || ["eye ", "== ", "+"].contains(where: $0.hasPrefix) })
    #expect(
      try lines(["export", "-f", "csv", "--look"] + Self.native)
        == lines(["export", "-f", "csv", "--only", "eye"] + Self.native))
  }

  @Test func aTraceWithoutEventsIsReadAndWrittenAgain() throws {
    let scratch = try Scratch()
    let path = Binary.root.appendingPathComponent(Self.push).path
    for (name, more) in [("whole", []), ("part", ["--no-events"])] {
      _ = try Binary.run(
        ["run", path, "-o", name, "--quiet", "--cell", "strategy=native"] + more, in: scratch.url)
      _ = try Binary.run(["export", name, "-f", "jsonl", "-o", "x.jsonl"], in: scratch.url)
      let again = try Binary.run(["export", "x.jsonl", "-f", "trace"], in: scratch.url)
      #expect(try again.out == scratch.read(name), "\(again.err)")
    }
  }

  /// The third frame of 60 in a second is 50 ms after the first; files and pipes have no times.
  @Test func framesSayTheirTimeOnATerminal() throws {
    let call = ["run", Self.push, "--trace", "--strategy", "native"]
    #expect(try Binary.onTerminal(call).text.contains("+3  (50ms)"))
    #expect(try !Binary.run(call).out.contains("(50ms)"))
  }

  // MARK: The nearest cell

  @Test func aLogIsMostLikeTheCellThatDoesTheSame() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      navsim 1
      ios 12
      device iphone-8
      page A "A"
      page B "B"
      scenario "x"
      matrix
        variant  none push
      stack A
      [variant=push] at 0ms  push B

      """, to: "x.navsim")
    let log = Binary.root.appendingPathComponent("docs/examples/logs/push.log").path
    let ran = try Binary.run(["conform", log, "x.navsim"], in: scratch.url)
    #expect(ran.code == 0, "\(ran.out)\(ran.err)")
    let nearest = "x (variant=push,strategy=native,ios=12,device=iphone-8)"
    #expect(ran.out.hasSuffix("most like  \(nearest)\n"))
    let worse = try Binary.run(
      ["conform", log, "x.navsim", "--cell", "variant=none"], in: scratch.url)
    #expect(worse.code != 0)
  }
}
