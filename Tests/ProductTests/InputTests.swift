import Foundation
import NavSimTestSupport
import Testing

@testable import NavSimCommand

// What the tool reads: nothing is cut, waited for without end or left out in silence.

@Suite struct InputTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ arguments: String..., input: String = "") throws -> Ran {
    try Binary.run(arguments, input: input, in: scratch.url)
  }

  /// Runs lines of bash in the scratch folder, with `navsim` as a word.
  private func shell(_ script: String) throws -> Ran {
    let tool = "\(Shell.limited) '\(Binary.path)' \"$@\""
    return try Shell.run("cd '\(scratch.url.path)' && navsim() { \(tool); }\n" + script)
  }

  // MARK: Limits

  /// One byte more than a scenario may have.
  private static let tooLong = String(
    repeating: "// a line of forty bytes, with its end\n", count: 16_000_000 / 39 + 1)

  @Test func fmtLeavesAFileAloneThatIsTooLarge() throws {
    try scratch.write(Self.tooLong, to: "big.navsim")
    try scratch.write("page  A\n", to: "small.navsim")
    let ran = try run("fmt", "big.navsim", "small.navsim")
    #expect(ran.code == 2)
    #expect(ran.err.contains("navsim: error: big.navsim: it is larger than 16 MB: "))
    #expect(try scratch.read("big.navsim") == Self.tooLong)
    #expect(try scratch.read("small.navsim") == "page A\n")
    let filtered = try run("fmt", "-", input: Self.tooLong)
    #expect(filtered.code == 2 && filtered.out.isEmpty)
    #expect(filtered.err.contains("<stdin>: it is larger than 16 MB"))
    let endless = try run("fmt", "/dev/zero")
    #expect(endless.code == 2 && endless.err.contains("'/dev/zero' is no file that can be changed"))
  }

  @Test(arguments: [
    ["check", "big.navsim"], ["run", "big.navsim"], ["test", "big.navsim"], ["check", "-"],
    ["export", "big.navsim", "-f", "csv"],
    ["why", "big.navsim", "x", "--frame", "0s"],
    ["diff", "big.navsim", "big.navsim"], ["check", "user.navsim"],
    ["conform", "log", "big.navsim"],
    ["compare", "big.navsim", "--ios", "12"], ["explain", "scenarios", "big.navsim"],
  ])
  func whatIsTooLargeIsAnErrorEverywhere(arguments: [String]) throws {
    try scratch.write(Self.tooLong, to: "big.navsim")
    try scratch.write("use \"big.navsim\"\n" + RunTests.scenario, to: "user.navsim")
    try scratch.write("A viewDidLoad\n", to: "log")
    let ran = try Binary.run(arguments, input: Self.tooLong, in: scratch.url)
    #expect(ran.code == 2 && !ran.out.contains("forty"))
    #expect(ran.err.contains("is larger than 16 MB"), "\(ran.err)")
  }

  @Test func aReaderNeverGivesAPart() throws {
    let file = try scratch.write("1234567", to: "x")
    let handle = try FileHandle(forReadingFrom: file)
    #expect(throws: SystemError.self) {
      try Platform.readAll(handle.fileDescriptor, ReadLimit(bytes: 6))
    }
    try handle.seek(toOffset: 0)
    #expect(try Platform.readAll(handle.fileDescriptor, ReadLimit(bytes: 7)).count == 7)
    #expect(throws: FileError.self) { try Files.read(file.path, ReadLimit(bytes: 6)) }
    #expect(throws: FileError.self) { try Files.readOperand(file.path, ReadLimit(bytes: 6)) }
    #expect(throws: SystemError.self) {
      try OtherProgram.output(of: "echo 1234567", ReadLimit(bytes: 6))
    }
  }

  // MARK: Folders

  /// A folder with one good scenario and everything that a folder can hold under a scenario's name.
  /// Prints `bytes` where names may be any bytes, as the disks of macOS do not allow.
  private func oddFolder() throws -> Ran {
    try scratch.write(RunTests.scenario, to: "S/good.navsim")
    try scratch.write("page A\n  oops\n", to: "S/bad.navsim")
    let deep = (0..<130).map { _ in "d" }.joined(separator: "/")
    return try shell(
      """
      mkfifo S/pipe.navsim && ln -s nowhere S/lost.navsim && ln -s /etc/passwd S/out.navsim
      mkdir S/sub && ln -s sub S/folder.navsim
      touch $'S/caf\\xe9.navsim' 2> /dev/null && mkdir $'S/d\\xe9' && echo bytes
      ln -s /dev/zero S/zero.navsim && mkdir -p S/\(deep) && touch S/\(deep)/deep.navsim
      perl -MIO::Socket -e 'IO::Socket::UNIX->new(Local => "S/socket.navsim", Listen => 1)'
      """)
  }

  @Test func whatAFolderHoldsThatCannotBeReadIsToldAndTheOthersRun() throws {
    let made = try oddFolder()
    #expect(made.code == 0)
    let ran = try run("test", "S", "--json", "report.jsonl")
    #expect(ran.code == 2)
    #expect(ran.out.hasSuffix("0 orphans in \(ran.out.split(separator: " ").last ?? "")"))
    #expect(ran.out.contains("2 cells: 2 passed"), "\(ran.out)")
    let report = try scratch.read("report.jsonl")
    for (name, reason) in [
      ("pipe.navsim", "this is a pipe, not a file"), ("lost.navsim", "the link leads nowhere"),
      ("out.navsim", "the link leads out of the project"),
      ("folder.navsim", "this is a link to a folder"),
      ("caf\\xE9.navsim", "the name is not UTF-8"), ("d\\xE9", "the name is not UTF-8"),
      ("zero.navsim", "this is a link to a device"), ("socket.navsim", "this is a socket"),
      ("bad.navsim:2:3", "'oops' is not an item"),
    ] where made.out == "bytes\n" || reason != "the name is not UTF-8" {
      let line = ran.err.split(separator: "\n").first { $0.hasPrefix("S/\(name):") }
      #expect(line?.contains("error: \(reason)") == true, "\(name): \(line ?? "")")
      #expect(report.contains(reason))
    }
    #expect(ran.err.contains("/d:1:1: error: the folder lies more than 128 deep"))
    #expect(!ran.err.contains("root:"))
    let formatted = try run("fmt", "S")
    #expect(formatted.code == 2 && formatted.err.contains("formatted S/good.navsim"))
    #expect(formatted.err.contains("S/pipe.navsim: this is a pipe, not a file"))
  }

  @Test func keptTracesOfWhatCannotBeReadAreNoOrphans() throws {
    let golden = RunTests.scenario + "golden\n"
    try scratch.write(golden, to: "S/a.navsim")
    #expect(try run("test", "S", "--update").code == 0)
    let kept = try scratch.names("S/__traces__/a")
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("S/a.navsim"))
    _ = try shell("mkfifo S/a.navsim")
    try scratch.write(RunTests.scenario, to: "S/b.navsim")
    #expect(try run("test", "S", "--orphans=delete").code == 2)
    #expect(try scratch.names("S/__traces__/a") == kept)
  }

  @Test func pipesAreReadWhereTheyAreNamed() throws {
    try scratch.write(RunTests.scenario, to: "a.navsim")
    let ran = try shell(
      """
      navsim check <(cat a.navsim) && navsim run a.navsim --cell strategy=native --quiet -o t.trace &&
      navsim diff <(cat t.trace) t.trace && mkfifo p && (cat t.trace > p &) && navsim diff p t.trace
      """)
    #expect(ran.code == 0, "\(ran.err)")
    #expect(ran.out.contains("t.trace: no difference"))
    let refused = try shell("navsim fmt <(cat a.navsim); echo $?")
    #expect(refused.out == "2\n" && refused.err.contains("is no file that can be changed"))
  }

  @Test(arguments: ["kept.trace", "fingerprints.txt"])
  func aKeptTraceThatIsAPipeIsNotWaitedFor(name: String) throws {
    let form = name == "fingerprints.txt" ? "golden fingerprint\n" : "golden\n"
    let text = RunTests.scenario.replacingOccurrences(of: "two pages", with: "kept")
      .replacingOccurrences(of: "native meituan", with: "native")
    try scratch.write(text + form, to: "S/a.navsim")
    _ = try shell("mkdir -p S/__traces__/a && mkfifo S/__traces__/a/\(name)")
    _ = try shell("mkdir -p S/a && mkdir -p __traces__/a S/__traces__")
    let ran = try shell("navsim test S --check; echo $?")
    #expect(ran.out.hasSuffix("\n1\n"), "\(ran.out) \(ran.err)")
  }

  // MARK: What is no trace, and marks

  @Test(.enabled(if: Whole.isAsked)) func twoCopiesOfSomethingLargeAreNoTraces() throws {
    try scratch.write(RunTests.scenario, to: "a.navsim")
    #expect(try run("run", "a.navsim", "--cell", "strategy=native", "-o", "t.trace").code == 0)
    let lines = try scratch.read("t.trace").split(separator: "\n", omittingEmptySubsequences: false)
    let (head, rest) = (lines.prefix(6), lines.dropFirst(6))
    func write(_ name: String, _ filling: String) throws {
      let body = Array(repeating: filling, count: 1_500_000 / (filling.utf8.count + 1))
      try scratch.write((head + body.map { $0[...] } + rest).joined(separator: "\n"), to: name)
    }
    try scratch.write(String(repeating: "no trace at all\n", count: 100_000), to: "text")
    try write("prose", "bar is this no trace?")
    try write("frames", "+7")
    try write("phases", "== start")
    try write("control", "bar alpha=\u{1}")
    try write("fine", "bar alpha=1")
    for name in ["text", "prose", "frames", "phases", "control", "fine"] {
      for more in [[], ["--unified"]] {
        try FileManager.default.copyAnew(of: name, in: scratch.url)
        let ran = try Binary.run(["diff", name, name + ".copy"] + more, in: scratch.url)
        #expect(ran.code == (name == "fine" ? 0 : 2), "\(name) \(more) \(ran.err)")
        #expect(name == "fine" || ran.out.isEmpty && ran.err.hasPrefix(name + ":"))
      }
    }
    try scratch.write("no trace", to: "small")
    let small = try run("diff", "small", "small", "--unified")
    #expect(small.code == 2 && small.err.hasPrefix("small:1:1: error: this is no trace"))
  }

  @Test(arguments: [[], ["a.navsim", "--cell", "strategy=native"]])
  func oneByteOrderMarkIsPassedOverAndASecondIsAnError(more: [String]) throws {
    try scratch.write(RunTests.scenario, to: "a.navsim")
    #expect(
      try run("export", "a.navsim", "--cell", "strategy=native", "-f", "jsonl", "-o", "e.jsonl")
        .code
        == 0)
    let texts = [try scratch.read("e.jsonl"), "A viewDidLoad\n", "time,element,property,value\n"]
    for text in texts {
      var told: [Ran] = []
      for marks in 0...2 {
        let mark = String(repeating: "\u{FEFF}", count: marks)
        try scratch.write(Data((mark + text).utf8), to: "e")
        told.append(try Binary.run(["conform", "e"] + more, in: scratch.url))
      }
      #expect(told[0].out == told[1].out && told[0].code == told[1].code)
      #expect(told[2].code == 2 && told[2].out.isEmpty)
      #expect(told[2].err.hasPrefix("e:1:1: error: a second byte order mark"), "\(told[2].err)")
    }
    let scenario = try run("check", "-", input: "\u{FEFF}\u{FEFF}" + RunTests.scenario)
    #expect(scenario.code == 2)
    #expect(scenario.err.hasPrefix("<stdin>:1:1: error: this is a byte order mark"))
    #expect(try run("check", "-", input: "\u{FEFF}" + RunTests.scenario).code == 0)
  }

  // MARK: One file, one name

  @Test(.enabled(if: Whole.isAsked)) func shardsAndReportsAreTheSameHoweverAFolderIsSpelled() throws
  {
    for number in 0..<12 {
      try scratch.write(RunTests.scenario, to: "Scenarios/x/\(number).navsim")
    }
    var first: (out: String, report: String)?
    for spelled in [
      "Scenarios", "./Scenarios", "Scenarios/", ".//Scenarios", "Scenarios/x/..",
      scratch.url.path + "/Scenarios", scratch.url.path + "//Scenarios/./x/..//",
    ] {
      let list = try run("test", spelled, "--shard", "1/3", "--list").out
        .replacingOccurrences(of: scratch.url.resolvingSymlinksInPath().path + "/", with: "")
        .replacingOccurrences(of: scratch.url.path + "/", with: "")
      let ran = try run("test", spelled, "--shard", "1/3", "--json", "r.jsonl", "--junit", "r.xml")
      #expect(ran.code == 0)
      let report = try scratch.read("r.jsonl") + scratch.read("r.xml")
      first = first ?? (list, report)
      #expect(list == first?.out && report == first?.report, "\(spelled)")
    }
    let listed = (first?.out ?? "").split(separator: "\n").map(String.init)
    #expect((1..<24).contains(listed.count))
    let inside = try Binary.run(
      ["test", ".", "--shard", "1/3", "--list"], in: scratch.url.appendingPathComponent("Scenarios")
    )
    let found: [String] = inside.out.split(separator: "\n").map { "Scenarios/" + $0 }
    #expect(found == listed)
  }

  @Test func aFileIsReadOnceHoweverItIsNamed() throws {
    try scratch.write(RunTests.scenario, to: "S/a.navsim")
    let ran = try run("check", "S", "./S", "S/a.navsim", "S//a.navsim", scratch.url.path + "/S")
    #expect(ran.err == "1 file, 1 scenario, 2 cells: 0 errors, 0 warnings, 0 pieces of advice\n")
    // Two names that look the same are two files where the system says so.
    try scratch.write(RunTests.scenario, to: "T/e\u{301}.navsim")
    try scratch.write(RunTests.scenario, to: "T/\u{E9}.navsim")
    let count = try scratch.names("T").count
    #expect(try run("check", "T").err.hasPrefix("\(count) file"))
  }

  @Test func onStandardInputACauseNamesWhereTheTextCameFrom() throws {
    let text = RunTests.scenario
    try scratch.write(text, to: "a.navsim")
    let cell = ["--cell", "strategy=native", "--quiet", "--causes"]
    let file = try Binary.run(["run", "a.navsim"] + cell, in: scratch.url).out
    let piped = try Binary.run(["run", "-"] + cell, input: text, in: scratch.url).out
    #expect(file.contains("(a.navsim:"))
    #expect(piped == file.replacingOccurrences(of: "(a.navsim:", with: "(<stdin>:"))
  }
}

extension FileManager {
  /// Makes a fresh copy of a file beside it, `NAME.copy`.
  fileprivate func copyAnew(of name: String, in folder: URL) throws {
    let copy = folder.appendingPathComponent(name + ".copy")
    try? removeItem(at: copy)
    try copyItem(at: folder.appendingPathComponent(name), to: copy)
  }
}
