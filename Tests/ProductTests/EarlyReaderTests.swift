import Foundation
import NavSimTestSupport
import Testing

// A reader that leaves early, or one that reads slowly, changes neither the verdict nor the files.

@Suite struct EarlyReaderTests {
  static let failing = """
    navsim 1
    ios 12
    device iphone-8
    page A "A"
    page B "B"
    scenario "s"
    matrix
      strategy  native meituan fd km
    stack A
    at 0ms  push B
    expect at end: top is A
    golden

    """
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(Self.failing, to: "a.navsim")
    try scratch.write(Self.failing.replacing("\"B\"", with: "\"C\""), to: "b.navsim")
    let one = ["--quiet", "--strategy", "km"]
    for name in ["a", "b"] {
      let ran = try Binary.run(
        ["run", "\(name).navsim", "-o", "\(name).trace"] + one, in: scratch.url)
      #expect(ran.code == 1)
    }
    let shard = try Binary.run(
      ["test", "--check", "--json", "s.jsonl", "a.navsim"], in: scratch.url)
    #expect(shard.code == 1)
    try scratch.write("push: viewWillAppear B\n", to: "log.txt")
  }

  private static let calls: [String] = [
    "1 test a.navsim --junit x --sarif y", "1 test --check --quiet a.navsim --json x --tap",
    "1 run a.navsim", "1 run a.navsim -o x", "1 diff a.trace b.trace",
    "1 diff a.trace b.trace --unified", "1 diff a.navsim b.navsim --format json",
    "1 test --merge s.jsonl --junit x", "1 fmt --check a.navsim",
    "0 run a.trace --frame start --against a.trace",
    "1 run a.trace --frame end --against b.trace",
    "0 export a.trace -f jsonl", "0 check a.navsim --sarif x --json",
    "0 compare a.navsim --ios 12,17", "0 explain strategies", "0 explain km",
    "0 help completion zsh",
    "0 review", "0 help", "0 --version",
  ]

  @Test(arguments: Whole.of(calls, every: 5)) func theVerdictStandsAndFilesAreWritten(call: String)
    throws
  {
    let words = call.split(separator: " ").map(String.init)
    let (code, arguments) = (Int32(words[0]), Array(words.dropFirst()))
    var files = Set(arguments.filter { $0 == "x" || $0 == "y" })
    if arguments[0] == "test", !arguments.contains("--check"), !arguments.contains("--merge") {
      files.insert("__traces__")
    }
    let before = try scratch.names()
    let ran = try Binary.runUnread(arguments, in: scratch.url)
    #expect(ran.code == code, "\(ran.err)")
    #expect(!ran.err.contains("standard output"))
    #expect(try Set(scratch.names()).subtracting(before) == files)
  }

  /// The same verdict as with a reader, for whatever a call says.
  @Test func theLogOfAPhoneIsStillNoSuchScenario() throws {
    let read = try Binary.run(["conform", "log.txt", "a.navsim"], in: scratch.url)
    let unread = try Binary.runUnread(["conform", "log.txt", "a.navsim"], in: scratch.url)
    #expect(read.code == unread.code && read.err == unread.err)
  }

  @Test(.enabled(if: Whole.isAsked)) func aReaderThatIsSlowGetsEverything() throws {
    let whole = try Binary.run(["run", "--full", "a.navsim"], in: scratch.url)
    #expect(whole.out.utf8.count > 100_000)
    let pipe = Pipe()
    pipe.fileHandleForWriting.unblock()
    var read = Data()
    let ran = try Binary.run(
      ["run", "--full", "a.navsim"], output: pipe.fileHandleForWriting, in: scratch.url
    ) {
      Thread.sleep(forTimeInterval: 0.5)
      read = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    #expect(ran.code == 1 && ran.err == whole.err)
    #expect(read == Data(whole.out.utf8))
  }

  @Test func standardInputMayBeSlow() throws {
    let (input, output) = (Pipe(), Pipe())
    input.fileHandleForReading.unblock()
    let ran = try Binary.run(
      ["check", "-"], output: output.fileHandleForWriting, input: input.fileHandleForReading,
      in: scratch.url
    ) {
      for half in [Self.failing.prefix(60), Self.failing.dropFirst(60)] {
        Thread.sleep(forTimeInterval: 0.2)
        try input.fileHandleForWriting.write(contentsOf: Data(half.utf8))
      }
      try input.fileHandleForWriting.close()
    }
    #expect(ran.code == 0)
    #expect(
      ran.err == "1 file, 1 scenario, 4 cells: 0 errors, 0 warnings, 0 pieces of advice\n")
  }

  /// No file gets the number of a stream that is closed, and messages with it.
  @Test func closedStreamsTakeNoMessagesIntoFiles() throws {
    let ran = try Shell.run(
      """
      cd '\(scratch.url.path)'; unset CI
      '\(Binary.path)' run a.navsim --strategy km -o x.trace >&- 2>&- <&-
      echo $?
      cmp a.trace x.trace
      '\(Binary.path)' test a.navsim --check --tap --junit x.xml 2>&1 >&- | tail -n 1
      head -c 14 x.xml
      """)
    #expect(ran.out == "1\nnavsim: error: standard output: is closed\n<?xml version=")
  }
}
