import Foundation
import NavSimTestSupport
import Testing

// `navsim run` on files of the tests' own: where traces go, what is said, how it ends.

@Suite struct RunTests {
  /// Two pages, two cells, one claim that always holds.
  static let scenario = """
    navsim 1
    ios 12
    device iphone-8
    page A "A"
    page B "B"
    scenario "two pages"
    matrix
      strategy native meituan
    stack A
    at 0ms push B
    expect at end: top is B

    """

  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.scenario, to: "two.navsim")
  }

  private func run(_ arguments: String..., input: String = "") throws -> Ran {
    try Binary.run(arguments, input: input, in: scratch.url)
  }

  /// What can be copied runs: standard input is '-'.
  @Test func adviceOnStandardInputNamesIt() throws {
    let text = Self.scenario.replacingOccurrences(
      of: "page B \"B\"\n", with: "page B \"B\"\n  on viewWillAppear  hide bar animated=no\n")
    let ran = try run("run", "-", "--no-trace", input: text)
    #expect(ran.err.contains("navsim check -\n"), "\(ran.err)")
    #expect(!ran.err.contains("'<stdin>'"))
  }

  /// What failed in a scenario stands before what is told of the next.
  @Test func failuresStandWithTheirScenario() throws {
    let scenario = Self.scenario.split(separator: "\n").drop { !$0.hasPrefix("scenario") }
      .map { $0 + "\n" }.joined()
    let head = Self.scenario.replacingOccurrences(of: scenario, with: "")
    func failing(_ name: String) -> String {
      scenario.replacingOccurrences(of: "two pages", with: name)
        .replacingOccurrences(of: "top is B", with: "top is A")
    }
    try scratch.write(head + failing("one") + failing("two"), to: "fail.navsim")
    let path = scratch.url.appendingPathComponent("fail.navsim").path
    let ran = try Shell.run("'\(Binary.path)' run '\(path)' --trace 2>&1")
    let marks = ran.out.split(separator: "\n").compactMap { line -> String? in
      if line.contains("error: the top page") { return "failed" }
      return line.hasPrefix("scenario ") ? String(line.split(separator: " ")[1]) : nil
    }
    #expect(marks == ["one", "one", "failed", "two", "two", "failed"], "\(ran.out)")
  }

  /// A wish that the file's own messages tell of is not told of again.
  @Test func aWishIsToldOfOnce() throws {
    let text = Self.scenario.replacingOccurrences(of: "native meituan", with: "native")
      .replacingOccurrences(of: "page B \"B\"\n", with: "page B \"B\"\n  wants barTintColor=blue\n")
    try scratch.write(text, to: "wish.navsim")
    for command in ["run", "test"] {
      let ran = try run(command, "wish.navsim")
      let told = (ran.out + ran.err).split(separator: "\n").filter {
        $0.contains("nobody reads what") || $0.contains("nothing under native reads")
      }
      #expect(told.count == 1, "\(told)")
    }
  }

  /// What is said, without what detectors found.
  private static func withoutFindings(_ text: String) -> String {
    text.split(separator: "\n").filter { line in
      !line.contains(" warning: NAV") && !line.hasPrefix("found: ")
        && !line.hasPrefix("the cause of each: ") && !line.hasPrefix("     = ")
        && !line.hasPrefix("cause: ")
        && line != "note: A, B: \(blackWindow)"
    }
    .map { $0 + "\n" }.joined()
  }

  private static let blackWindow =
    "the black window is seen, for their views have no colour; view backgroundColor=white"

  /// A page without a colour shows the window, under a bar of whatever kind: a run says so once.
  @Test func pagesWithoutAColorAreNoted() throws {
    let ran = try run("run", "two.navsim")
    #expect(ran.err.components(separatedBy: "note: A, B: \(Self.blackWindow)\n").count == 2)
  }

  /// In a pipe the trace is what is asked for; whoever wants what was found says so.
  @Test func findingsAloneInAPipe() throws {
    let bare = try Binary.run(["run", "--no-trace", "Scenarios/basics/push.navsim"])
    let whole = try Binary.run(["run", "Scenarios/basics/push.navsim"])
    #expect(bare.code == 0 && bare.out.isEmpty && !whole.out.isEmpty)
    #expect(bare.err == whole.err && bare.err.contains("NAV005 snap"))
    let both = try Binary.run(["run", "--no-trace", "--trace", "Scenarios/basics/push.navsim"])
    #expect(
      both.code == 2 && both.err.contains("'--trace' is about one: leave one out"), "\(both.err)")
    // JSON stands in the place of traces: there is none to leave out.
    let data = try Binary.run(["run", "--json", "Scenarios/basics/push.navsim"])
    let same = try Binary.run(["run", "--json", "--no-trace", "Scenarios/basics/push.navsim"])
    #expect(same.out == data.out && same.err == data.err && same.code == 0, "\(same.err)")
  }

  @Test func everyCellIsPrintedOneAfterAnother() throws {
    let ran = try run("run", "two.navsim")
    #expect(ran.code == 0)
    #expect(Self.withoutFindings(ran.err) == "1 scenario, 2 cells: 2 passed, 0 failed\n")
    let lines = ran.out.split(separator: "\n")
    #expect(lines.filter { $0 == "navsim-trace 1" }.count == 2)
    #expect(lines.filter { $0.hasPrefix("cell ") }.count == 2)
    #expect(lines.last?.hasPrefix("end ") == true && ran.out.hasSuffix("\n"))
  }

  @Test func quietTellsFindingsAlone() throws {
    let lines = try run("run", "--quiet", "two.navsim").err.split(separator: "\n")
    let heads = lines.filter { !$0.hasPrefix("     = ") }
    #expect(!heads.isEmpty)
    #expect(heads.allSatisfy { $0.hasPrefix("two.navsim:") && $0.contains(": warning: NAV") })
  }

  @Test func standardInputAndFileGiveTheSameBytes() throws {
    let piped = try run("run", "-", input: Self.scenario)
    #expect(piped.code == 0)
    #expect(piped.out == (try run("run", "two.navsim").out))
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    #expect(try run("run", "two.navsim").out == run("run", "two.navsim").out)
  }

  @Test func oneTraceGoesToTheNamedFile() throws {
    let ran = try run("run", "two.navsim", "--strategy=meituan", "-o", "t.trace")
    #expect(ran.code == 0 && ran.out.isEmpty)
    let printed = try run("run", "two.navsim", "--cell", "strategy=meituan").out
    #expect(try scratch.read("t.trace") == printed)
    #expect(try run("run", "two.navsim", "--strategy", "meituan", "-o", "-").out == printed)
    #expect(try scratch.names() == ["t.trace", "two.navsim"])
  }

  @Test func severalTracesGoToAFolder() throws {
    try scratch.write(Self.scenario, to: "set/inner/b.navsim")
    try scratch.write(Self.scenario, to: "set/a.navsim")
    let ran = try run("run", "set", "-o", "out")
    #expect(ran.code == 0 && ran.out.isEmpty)
    let names = ["a", "inner/b"].flatMap { name in
      ["native", "meituan"].map { "out/\(name).strategy=\($0).trace" }
    }
    #expect(
      Self.withoutFindings(ran.err) == names.map { "wrote \($0)\n" }.joined() + """
        2 scenarios, 4 cells: 4 passed, 0 failed

        """)
    let whole = try names.map { try scratch.read($0) }.joined()
    #expect(whole == (try run("run", "set").out))
  }

  @Test func anExistingFileIsReplacedWholeAndKeepsItsMode() throws {
    let file = try scratch.write(String(repeating: "old\n", count: 100_000), to: "t.trace")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    #expect(
      try run("run", "two.navsim", "--ios=12", "--strategy=native", "-o", "t.trace").code == 0)
    #expect(try !scratch.read("t.trace").contains("old"))
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func aFailedClaimIsToldWithItsPlaceAndEndsWith1() throws {
    try scratch.write(
      Self.scenario.replacingOccurrences(of: "top is B", with: "top is A"), to: "no.navsim")
    let ran = try run("run", "no.navsim", "--strategy", "native")
    #expect(ran.code == 1)
    #expect(ran.err.hasPrefix("no.navsim:11:"))
    #expect(ran.err.contains("error: "))
    #expect(ran.err.contains("navsim run no.navsim --cell strategy=native"))
    #expect(ran.err.hasSuffix("1 scenario, 1 cell: 0 passed, 1 failed\n"))
    #expect(ran.out.hasPrefix("navsim-trace 1\n"))
  }

  @Test(.enabled(if: Whole.isAsked)) func codeThatNeverRestsEndsWithAnErrorThatNamesIt() throws {
    let loop = """
      page A
        on viewDidAppear  push B animated=no
      page B
        on viewDidAppear  pop animated=no
      scenario "for ever"
      stack A
      at 0ms push B
      expect at end: top is B

      """
    try scratch.write(loop, to: "loop.navsim")
    let ran = try run("run", "loop.navsim")
    #expect(ran.code == 2)
    #expect(ran.err.hasPrefix("loop.navsim:5:1: error: "))
    #expect(ran.err.contains("pop animated=no") && ran.err.contains("push B animated=no"))
    #expect(ran.err.hasSuffix("1 scenario, 1 cell: 0 passed, 1 failed (1 ended early)\n"))
  }

  @Test func everyErrorOfEveryFileIsToldAndNothingRuns() throws {
    try scratch.write("navsim 1\npage A\n  on viewWillApear  bar alpha=1\nstak A\n", to: "x.navsim")
    try scratch.write("paeg B\n", to: "y.navsim")
    let ran = try run("run", "two.navsim", "x.navsim", "y.navsim")
    #expect(ran.code == 2 && ran.out.isEmpty)
    for place in ["x.navsim:3:6: error: ", "x.navsim:4:1: error: ", "y.navsim:1:1: error: "] {
      #expect(ran.err.contains(place), "\(ran.err)")
    }
  }

  @Test func filesThatAreMissingAreToldTogether() throws {
    let ran = try run("run", "one.navsim", "two.navsim", "other.navsim")
    #expect(ran.code == 2 && ran.out.isEmpty)
    for name in ["one.navsim", "other.navsim"] {
      #expect(ran.err.contains("error: \(name): no such file or folder"), "\(ran.err)")
    }
  }

  @Test func jsonHasNoFormOfATrace() throws {
    let ran = try run("run", "two.navsim", "--json", "--tracks")
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(
      ran.err.contains("'--json' prints no traces, and '--tracks' is about them"), "\(ran.err)")
    let both = try run("run", "two.navsim", "--json", "--tracks", "-o", "kept")
    #expect(both.code == 0 && both.out.hasPrefix("{"), "\(both.err)")
  }

  @Test(arguments: [
    ("missing.navsim", "missing.navsim: no such file or folder"),
    ("empty-folder", "empty-folder: no .navsim file below this folder"),
    ("two.navsim/x", "a part of the path is not a folder"),
    ("empty.navsim", "no scenario"),
    ("binary.navsim", "binary.navsim:2:118: error: "),  // byte 128, 10 is a line end
    ("latin.navsim", "latin.navsim:1:"),
  ])
  func anUnusableInputIsToldAndEndsWith2(path: String, message: String) throws {
    try scratch.write("", to: "empty-folder/readme.txt")
    try scratch.write("", to: "empty.navsim")
    try scratch.write(Data((0...255).map { UInt8($0) }), to: "binary.navsim")
    try scratch.write(Data([0x70, 0xE9, 0x0A]), to: "latin.navsim")
    let ran = try run("run", path)
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains(message), "\(ran.err)")
  }

  @Test(arguments: [
    (["--strategy", "meituann"], "meituan"), (["--ios", "6"], "6"),
    (["--device", "iphone-99"], "iphone-99"), (["--cell", "variant=bug"], "variant"),
    (["--cell", "strategy=native", "--strategy", "km"], "'strategy' is given twice"),
  ])
  func aCellThatDoesNotExistIsTold(options: [String], message: String) throws {
    let ran = try Binary.run(["run", "two.navsim"] + options, in: scratch.url)
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains(message), "\(ran.err)")
  }

  @Test func anOverrideReplacesWhatTheFileChose() throws {
    let ran = try run("run", "two.navsim", "--strategy", "fd + km", "--ios", "17")
    #expect(ran.code == 0)
    #expect(ran.out.contains("\ncell      strategy=fd+km ios=17 device=iphone-8\n"))
  }

  @Test func onlyAndEveryAndFullChangeWhatIsPrinted() throws {
    let plain = try run("run", "two.navsim", "--strategy=native").out
    let only = try run("run", "two.navsim", "--strategy=native", "--only", "page.*").out
    #expect(only.contains("page.B ") && !only.contains("\nbar"))
    let every = try run("run", "two.navsim", "--strategy=native", "--every", "10").out
    #expect(every.contains("\n+10\n") && !every.contains("\n+9\n"))
    #expect(try run("run", "two.navsim", "--strategy=native", "--full").out.count > plain.count)
  }

  @Test(arguments: [
    ("eye.lft", "did you mean 'eye.left'?"), ("bra.bg", "did you mean 'bar.bg'?"),
    ("page.C", "did you mean 'page.A'?"), ("aye.*", "did you mean 'eye.*'?"),
    ("*.alhpa", "did you mean '*.alpha'?"), ("alpha", "did you mean '*.alpha'?"),
    ("zzzzzz", "'--only zzzzzz' matches nothing in these traces\n"),
  ])
  func aPatternThatMatchesNothingIsTold(pattern: String, message: String) throws {
    let ran = try run("run", "two.navsim", "--only", "eye.*", "--only", pattern, "-o", "out")
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains(message), "\(ran.err)")
    #expect(try scratch.names() == ["two.navsim"])
  }

  @Test(arguments: [
    "page.B", "page.*", "*.alpha", "B.fake", "bar.bg", "container.y", "*.wants.bgAlpha", "*",
  ])
  func aPatternMayMatchWhatACellDoesNotShow(pattern: String) throws {
    #expect(try run("run", "two.navsim", "--only", pattern).code == 0)
  }

  @Test func runShowsAllErrorsWhenAsked() throws {
    let wrong = (1...30).map { "paeg A\($0)\n" }.joined()
    try scratch.write(wrong, to: "x.navsim")
    func errors(_ ran: Ran) -> Int { ran.err.components(separatedBy: ": error: ").count - 1 }
    let some = try run("run", "x.navsim")
    let all = try run("run", "x.navsim", "--all-errors")
    #expect(some.code == 2 && all.code == 2)
    #expect(errors(some) < errors(all) && errors(all) == 30)
  }

  @Test func commandLinesInMessagesCanBeCopied() throws {
    let wrong = Self.scenario.replacingOccurrences(of: "top is B", with: "top is A")
    try scratch.write(wrong, to: "it's here.navsim")
    let ran = try run("run", "it's here.navsim", "--strategy", "native")
    #expect(ran.err.contains("= repro: navsim run 'it'\\''s here.navsim' --cell strategy=native,"))
    #expect(try run("run", "-", input: wrong).err.contains("= repro: navsim run - --cell "))
    #expect(try run("reproduce", "a b").err.hasSuffix("run it: navsim run 'a b.navsim'\n"))
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let ran = try Shell.run(
      "cd '\(scratch.url.path)'; '\(Binary.path)' run --full two.navsim two.navsim | head -n 1; "
        + "echo ${PIPESTATUS[0]}")
    #expect(ran.out == "navsim-trace 1\n0\n")
    #expect(!ran.err.contains("error"))
  }

  @Test func anUnwritableTargetIsToldAndLeavesNothingBehind() throws {
    let ran = try run("run", "two.navsim", "--strategy=native", "-o", "two.navsim/t.trace")
    #expect(ran.code == 2)
    #expect(ran.err.contains("two.navsim: cannot be made as a folder: a file of that name"))
    #expect(try scratch.names() == ["two.navsim"])
  }

  @Test(arguments: [
    (["two.navsim", "--strategy=native", "-o", "two.navsim"], "is an input of this run"),
    (["two.navsim", "--strategy=native", "-o", "./set/../two.navsim"], "is an input of this run"),
    (["two.navsim", "--strategy=native", "-o", "link.trace"], "is an input of this run"),
    (["two.navsim", "--strategy=native", "-o", "set/b.navsim"], "is a scenario, not a trace"),
    (["two.navsim", "-o", "set/b.navsim"], "is a scenario, not a trace"),
    (["plain.txt", "--strategy=native", "-o", "plain.txt"], "is an input of this run"),
    (["-", "--strategy=native", "-o", "two.navsim"], "is a scenario, not a trace"),
  ])
  func anOutputThatIsAScenarioIsRefused(arguments: [String], message: String) throws {
    try scratch.write(Self.scenario, to: "set/b.navsim")
    try scratch.write(Self.scenario, to: "plain.txt")
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appendingPathComponent("link.trace"),
      withDestinationURL: scratch.url.appendingPathComponent("two.navsim"))
    let ran = try Binary.run(["run"] + arguments, input: Self.scenario, in: scratch.url)
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains(message), "\(ran.err)")
    for name in ["two.navsim", "set/b.navsim", "plain.txt"] {
      #expect(try scratch.read(name) == Self.scenario)
    }
  }
}
