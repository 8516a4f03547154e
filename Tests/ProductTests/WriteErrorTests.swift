import Foundation
import NavSimTestSupport
import Testing

// What cannot be written hides no result, and leaves nothing behind.

@Suite struct WriteErrorTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(EarlyReaderTests.failing, to: "a.navsim")
  }

  private func run(_ arguments: String...) throws -> Ran {
    try Binary.run(arguments, in: scratch.url)
  }

  private func shell(_ script: String) throws -> Ran {
    try Shell.run("cd '\(scratch.url.path)'; unset CI; navsim='\(Binary.path)'; " + script)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: "/dev/full"), "macOS has no device that is full"))
  func aFullDeviceHidesNoResultAndNoOtherReport() throws {
    let ran = try run("test", "--check", "a.navsim", "--json", "/dev/full", "--sarif", "x.sarif")
    #expect(ran.code == 2)
    #expect(ran.out.contains("4 cells: 0 passed, 4 failed"))
    #expect(ran.err == "navsim: error: /dev/full: no space left\n")
    #expect(try scratch.names().contains("x.sarif"))
    let full = try shell("$navsim test --check a.navsim --junit x.xml > /dev/full; echo $?; ls")
    #expect(full.out == "2\na.navsim\nx.sarif\nx.xml\n")
    #expect(full.err == "navsim: error: standard output: no space left\n")
  }

  /// Nothing can be kept below a file, whoever one is.
  @Test func theResultsComeFirst() throws {
    try scratch.write("", to: "__traces__/a")
    let ran = try run("test", "--update", "a.navsim")
    #expect(ran.code == 2)
    let failures = ran.out.components(separatedBy: "a.navsim:11:1: error: the top page is B")
    #expect(failures.count == 2 && ran.out.contains("= cells: in all 4 cells"), "\(ran.out)")
    #expect(ran.err.contains("a file of that name is in the way\n"))
  }

  @Test func aFileThatCannotBeWrittenKeepsNoOtherFromIt() throws {
    try scratch.write(EarlyReaderTests.failing, to: "in/a.navsim")
    try scratch.write(EarlyReaderTests.failing, to: "in/b.navsim")
    // The trace of the first cell has a folder in its place.
    try scratch.write("", to: "out/a.strategy=fd.trace/x")
    let refused = try run("run", "in", "-o", "out")
    #expect(refused.code == 2 && refused.err.contains("fd.trace' is a folder"))
    try FileManager.default.removeItem(at: scratch.url.appendingPathComponent("out"))
    // Below a file nothing can be written.
    try scratch.write("", to: "out/a")
    try scratch.write(EarlyReaderTests.failing, to: "in/a/c.navsim")
    let ran = try run("run", "in", "-o", "out", "--quiet")
    #expect(ran.code == 2)
    #expect(ran.err.components(separatedBy: "out/a: cannot be made as a folder").count == 2)
    #expect(try scratch.names("out").count == 9)
  }

  /// The signal of a limit would end the tool with half a file beside the other one.
  @Test(arguments: [
    "run --full a.navsim --strategy km -o x", "test a.navsim --update --tap --json x",
    "export a.navsim --strategy km -f csv -o x", "run --full a.navsim --strategy km -o x > big",
  ])
  func aFileOverTheLimitIsToldAndLeavesNothing(command: String) throws {
    let ran = try shell("echo old > x; ulimit -f 1; $navsim \(command) > out; echo $?; cat x")
    #expect(ran.out == "2\nold\n", "\(ran.err)")
    #expect(ran.err.contains("x: the file would be larger than files may be here (ulimit -f)"))
    let names = try shell("find . -name '*.tmp'")
    #expect(names.out.isEmpty)
  }

  @Test func aFileThatMustNotBeWrittenStays() throws {
    let ran = try shell(
      "echo old > x; chmod 444 x; [ -w x ] && exit 9; $navsim run a.navsim --strategy km -o x; "
        + "echo $?; cat x")
    // Nothing binds whoever may do everything.
    if ran.code == 9 { return }
    #expect(ran.out == "2\nold\n" && ran.err.contains("x: permission denied"))
  }

  // MARK: What is left behind

  @Test(.enabled(if: Whole.isAsked)) func aSignalTakesTheTemporaryFileWithIt() throws {
    let calls = (0..<6).map { "at \($0)s  \($0 % 2 == 0 ? "push B" : "pop")\n" }
    try scratch.write(
      "device iphone-8\npage A \"A\"\npage B \"B\"\nscenario \"long\"\nstack A\n"
        + calls.joined(), to: "long.navsim")
    // Threads of tests block signals, and what they start inherits that.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    for signal in ["HUP", "INT", "TERM", "XCPU"] {
      let ran = try shell(
        """
        set -m
        $navsim run long.navsim --full -o t.trace --quiet
        for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
          $navsim export t.trace -f jsonl -o x > /dev/null 2>&1 &
          while kill -0 $! 2> /dev/null && [ ! -e .x.$!.tmp ]; do sleep 0.001; done
          kill -\(signal) $! 2> /dev/null
          wait $! 2> /dev/null
          [ $? -gt 128 ] && { echo killed; break; }
        done
        ls -A | grep -c tmp
        """)
      #expect(ran.out == "killed\n0\n", "\(signal)")
    }
  }

  @Test func whatWasLeftIsClearedAndWhatIsInUseStays() throws {
    let gone = "2147480000"
    let here = "\(ProcessInfo.processInfo.processIdentifier)"
    for name in [".x.\(gone).tmp", ".x.\(gone)-2.tmp", ".x.y.\(gone).tmp", ".x.\(here).tmp"] {
      try scratch.write("half", to: name)
    }
    try scratch.write("", to: ".x.note.tmp")
    let held = try shell(
      "exec 9> .x.2147480001.tmp; flock 9 || exit 1; $navsim explain ios > /dev/null; "
        + "$navsim run a.navsim --strategy km --quiet -o x; ls -A")
    let names = held.out.split(separator: "\n").map(String.init)
    #expect(
      names.sorted()
        == [
          ".x.2147480001.tmp", ".x.\(here).tmp", ".x.note.tmp", ".x.y.\(gone).tmp", "a.navsim",
          "x",
        ].sorted())
  }
}
