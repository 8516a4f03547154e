import Foundation
import Testing

// `navsim test` as CI calls it: order, choice of cells, exit codes, last line.

@Suite struct SuiteTests {
  static let scenario = """
    page A "A"
    page B "B"

    scenario "push"
    matrix
      strategy  native meituan
      ios       12 17
      skip      strategy=meituan ios=17 "not looked at yet"
    stack A
    at 0ms push B

    [ios=12] expect at end: top is B
    [ios=17] expect at end: top is A

    """
  static let good = """
    page A "A"

    scenario "rest"
    stack A

    expect at end: top is A

    """

  /// The text without the time of its last line.
  static func timeless(_ text: String) -> String {
    text.replacing(#/ in [0-9]+\.[0-9][0-9]s\n$/#, with: "\n")
  }

  static func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(scenario, to: "Scenarios/push.navsim")
    try scratch.write(good, to: "Scenarios/inner/rest.navsim")
    return scratch
  }

  /// The matrix has native and meituan at 12, and native at 17.
  @Test(arguments: [
    ("strategy!=native", 1), ("strategy=native|meituan", 3), ("ios!=12", 1), ("ios!=12|17", 0),
    ("!=", 0), ("|", 0),
  ])
  func cellsAreChosenByWhatTheyAreNot(text: String, count: Int) throws {
    let scratch = try Self.folder()
    let ran = try Binary.run(
      ["test", "Scenarios/push.navsim", "--filter", text, "--list"], in: scratch.url)
    #expect(ran.out.split(separator: "\n").count == count, "\(ran.out)\(ran.err)")
    #expect(ran.code == (count == 0 ? 2 : 0))
  }

  @Test func theReportTellsFailuresSkipsAndTheSum() throws {
    let scratch = try Self.folder()
    let ran = try Binary.run(["test", "--findings", "0"], in: scratch.url)
    #expect(ran.code == 1)
    #expect(ran.err.isEmpty)
    let lines = Self.timeless(ran.out).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Scenarios/push.navsim:13:10: error: the top page is B, not A")
    let end = """
           = repro: navsim run Scenarios/push.navsim --cell strategy=native,ios=17,device=iphone-15

      Scenarios/push.navsim:4:1: note: skipped strategy=meituan,ios=17,device=iphone-15: not looked at yet
      2 scenarios, 5 cells: 3 passed, 1 failed (expectation), 1 skipped, 0 known, 0 orphans

      """
    #expect(lines.suffix(5).joined(separator: "\n") == end)
  }

  @Test func theOutputIsTheSameAtAnyNumberOfThreads() throws {
    let scratch = try Self.folder()
    let one = try Binary.run(["test", "--jobs", "1"], in: scratch.url)
    for jobs in ["2", "7"] {
      let other = try Binary.run(["test", "--jobs", jobs], in: scratch.url)
      #expect(Self.timeless(other.out) == Self.timeless(one.out))
    }
  }

  @Test func shardsTogetherRunEachCellOnce() throws {
    let whole = try Binary.run(["test", "--list", "Scenarios/basics"]).out
    let cells = whole.split(separator: "\n").map(String.init)
    #expect(cells.count > 20)
    var parts: [[String]] = []
    for number in 1...3 {
      let part = try Binary.run(["test", "--list", "--shard", "\(number)/3", "Scenarios/basics"])
      #expect(part.code == 0)
      parts.append(part.out.split(separator: "\n").map(String.init))
    }
    #expect(parts.allSatisfy { !$0.isEmpty && $0.count < cells.count })
    #expect(parts.flatMap { $0 }.sorted() == cells.sorted())
  }

  @Test func aListedCellCanBeRun() throws {
    let scratch = try Self.folder()
    let listed = try Binary.run(["test", "--list"], in: scratch.url).out
    let lines = listed.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines.first == "Scenarios/inner/rest.navsim --cell strategy=native,ios=17,device=iphone-15")
    for line in lines {
      let ran = try Shell.run(
        "cd '\(scratch.url.path)' && '\(Binary.path)' run --quiet \(line) 2> /dev/null")
      #expect(ran.out.hasPrefix("navsim-trace 1\n"))
      #expect(ran.out.components(separatedBy: "navsim-trace 1\n").count == 2)
    }
  }

  @Test func aFilterTakesFilesScenariosAndCells() throws {
    let scratch = try Self.folder()
    for (text, count) in [("inner/", 1), ("push", 3), ("ios=12", 2), ("strategy=meituan", 1)] {
      let listed = try Binary.run(["test", "--list", "--filter", text], in: scratch.url).out
      #expect(listed.split(separator: "\n").count == count, "\(text)")
    }
    let nothing = try Binary.run(["test", "--filter", "nowhere"], in: scratch.url)
    #expect(nothing.code == 2)
    #expect(nothing.err.contains("no cell has 'nowhere'"))
  }

  @Test func failFastEndsWithTheFirstFailureInOrder() throws {
    let scratch = try Scratch()
    let broken = Self.good.replacing("top is A", with: "items are empty")
    for name in ["a", "c"] { try scratch.write(Self.good, to: "\(name).navsim") }
    for name in ["b", "d"] { try scratch.write(broken, to: "\(name).navsim") }
    for jobs in ["1", "4"] {
      let ran = try Binary.run(["test", "--fail-fast", "--jobs", jobs], in: scratch.url)
      #expect(ran.code == 1)
      #expect(ran.out.contains("b.navsim:6:1: error"))
      #expect(!ran.out.contains("d.navsim"))
      #expect(ran.out.contains("\n2 scenarios, 2 cells: 1 passed, 1 failed (expectation), "))
    }
  }

  @Test func aFileWithErrorsDoesNotKeepTheOthersFromRunning() throws {
    let scratch = try Scratch()
    try scratch.write(Self.good, to: "b.navsim")
    try scratch.write("scenari \"x\"\nstack A\n", to: "a.navsim")
    let ran = try Binary.run(["test"], in: scratch.url)
    #expect(ran.code == 2)
    #expect(ran.err.contains("a.navsim:1:1: error"))
    #expect(ran.out.contains("1 scenario, 1 cell: 1 passed, 0 failed, 0 known, 0 orphans in "))
  }

  @Test func quietTellsFailuresAlone() throws {
    let scratch = try Self.folder()
    let ran = try Binary.run(["test", "--quiet"], in: scratch.url)
    #expect(ran.out.hasPrefix("Scenarios/push.navsim:13:10: error"))
    #expect(!ran.out.contains("skipped") && !ran.out.contains("scenarios"))
    let fine = try Binary.run(["test", "--quiet", "Scenarios/inner"], in: scratch.url)
    #expect(fine.code == 0 && fine.out.isEmpty && fine.err.isEmpty)
  }

  @Test(arguments: [
    ["--shard", "0/3"], ["--shard", "4/3"], ["--shard", "1"], ["--shard", "a/b"],
    ["--shard", "1/3/5"], ["--jobs", "0"], ["--jobs", "many"], ["--slowest", "-1"], ["nowhere"],
  ])
  func badFlagsAreTold(arguments: [String]) throws {
    let ran = try Binary.run(["test"] + arguments)
    #expect(ran.code == 2)
    #expect(ran.out.isEmpty && ran.err.hasPrefix("navsim: error: "))
  }

  @Test func theSlowestCellsComeWithTheirTimes() throws {
    let scratch = try Self.folder()
    let ran = try Binary.run(
      ["test", "--slowest", "2", "--filter", "ios=12", "--findings", "0"], in: scratch.url)
    let lines = ran.out.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines.dropLast().allSatisfy { $0.contains("ms  navsim run Scenarios/push.navsim --cell") })
  }
}
