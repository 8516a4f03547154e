import Testing

@testable import NavSimCommand

/// What is started beside the tool: `git` is asked for a revision this way.
@Suite struct OtherProgramTests {
  private func output(_ command: String) throws -> (text: String, code: Int32) {
    let (bytes, code) = try OtherProgram.output(of: command, ReadLimit(bytes: 1_000_000))
    return (String(decoding: bytes, as: UTF8.self), code)
  }

  @Test func itPrintsAndEndsWithACode() throws {
    #expect(try output("echo one; echo two 2>&1 >/dev/null; exit 3") == ("one\n", 3))
    #expect(try output("no-such-program-here 2>/dev/null").code == 127)
    #expect(try output("kill -9 $$").code == 128 + 9)
  }

  /// Without its environment `git` would find neither itself nor its settings.
  @Test func itSeesTheVariablesOfTheTool() throws {
    let path = try #require(Platform.value(of: "PATH"))
    #expect(try output("printf %s \"$PATH\"").text == path)
  }

  /// More than a pipe holds, so both must run at once.
  @Test func itMayPrintMoreThanAPipeHolds() throws {
    #expect(try output("head -c 300000 /dev/zero").text.utf8.count == 300_000)
  }

  /// What is printed beyond the limit has no reader: the program must not wait for one.
  @Test func aProgramThatNeverStopsPrintingIsNotWaitedFor() {
    #expect(throws: SystemError.self) {
      try OtherProgram.output(of: "yes 2>/dev/null", ReadLimit(bytes: 100_000))
    }
  }
}
