import Testing

/// `navsim test --accepted FILE`: what somebody has looked at does not fail again, what is new does, and
/// what is no longer seen is told.
@Suite struct AcceptedFindingsTests {
  private static func text(_ colour: String) -> String {
    """
    ios 12
    image Red #FF0000
    image Other \(colour)
    page A
      view backgroundColor=white
      on viewWillAppear bar backgroundImage=Red
    page B
      view backgroundColor=white
      [fix] on viewWillAppear bar backgroundImage=Red
      [bug] on viewWillAppear bar backgroundImage=Other
    scenario "a jump"
    matrix
      variant bug fix
      device iphone-8 iphone-x iphone-12
    stack A
    at 0ms push B
    expect at end: top is B

    """
  }
  private static let jump = text("#0000FF")
  private static let still = text("#FF0000")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func test(_ text: String, _ arguments: String...) throws -> Ran {
    try scratch.write(text, to: "jump.navsim")
    return try Binary.run(
      ["test", "jump.navsim", "--jobs", "1", "--accepted", "found.txt"] + arguments,
      in: scratch.url)
  }

  @Test func whatIsWrittenIsAccepted() throws {
    let written = try test(Self.jump, "--update")
    #expect(written.code == 0, "\(written.out)\(written.err)")
    #expect(written.out.contains("wrote found.txt"))
    #expect(
      try scratch.read("found.txt") == """
        navsim-findings 1
        jump.navsim "a jump" variant=bug,device=iphone-12,strategy=native,ios=12 snap eye push+0
        jump.navsim "a jump" variant=bug,device=iphone-8,strategy=native,ios=12 snap eye push+0
        jump.navsim "a jump" variant=bug,device=iphone-x,strategy=native,ios=12 snap eye push+0

        """)
    let again = try test(Self.jump)
    #expect(again.code == 0, "\(again.out)")
    #expect(again.out.contains("6 passed, 0 failed") && !again.out.contains("snap"))
  }

  @Test func whatIsNewFails() throws {
    try scratch.write("navsim-findings 1\n", to: "found.txt")
    let ran = try test(Self.jump)
    #expect(ran.code == 1)
    #expect(ran.out.contains("3 passed, 3 failed (NAV005)"), "\(ran.out)")
    #expect(ran.out.contains("= cells: in 3 of 6 cells: variant=bug\n"), "\(ran.out)")
    // What is an error is told once.
    #expect(!ran.out.contains(": note: NAV005"), "\(ran.out)")
    #expect(ran.out.contains("or accept it: the same call with --update\n"), "\(ran.out)")
    let check = try test(Self.jump, "--check")
    #expect(
      check.out.contains("or accept it: the same call with --update in place of --check\n"),
      "\(check.out)")
  }

  /// A scenario's file that is gone shows nothing any more.
  @Test func whatAFileThatIsGoneShowedIsTold() throws {
    try scratch.write("", to: "Package.swift")
    _ = try test(Self.jump, "--update")
    let kept = try scratch.read("found.txt")
    let gone = kept.split(separator: "\n").dropFirst().map {
      $0.replacing("jump.navsim", with: "gone.navsim")
    }
    try scratch.write(kept + gone.joined(separator: "\n") + "\n", to: "found.txt")
    let ran = try test(Self.jump, "--check")
    #expect(ran.code == 1, "\(ran.out)")
    #expect(ran.out.contains("gone.navsim \"a jump\" variant=bug"), "\(ran.out)")
    #expect(!ran.out.contains("found.txt:5:1: error: jump.navsim"), "\(ran.out)")
  }

  /// A line does not say whose its file is: without a project, or where one below has such a file, it stays.
  @Test func whatMayBeOfAnotherProjectStays() throws {
    let line = "gone.navsim \"a jump\" ios=12 snap eye push+0\n"
    try scratch.write("navsim-findings 1\n" + line, to: "found.txt")
    #expect(try test(Self.still, "--check").code == 0)
    #expect(try test(Self.still, "--update").code == 0)
    #expect(try scratch.read("found.txt").contains(line))
    try scratch.write("", to: "Package.swift")
    try scratch.write("", to: "below/Package.swift")
    try scratch.write(Self.still, to: "below/gone.navsim")
    #expect(try test(Self.still, "--check").code == 0)
    try scratch.write("", to: ".git")
    #expect(try test(Self.still, "--check").code == 1)
  }

  @Test func whatIsGoneIsTold() throws {
    _ = try test(Self.jump, "--update")
    let ran = try test(Self.still)
    #expect(ran.code == 0)
    #expect(
      ran.out.contains(
        "found.txt:2:1: warning: no cell shows this any more: jump.navsim \"a jump\" variant=bug"
      ),
      "\(ran.out)")
    #expect(try test(Self.still, "--check").code == 1)
    #expect(try test(Self.still, "--update").code == 0)
    #expect(try scratch.read("found.txt") == "navsim-findings 1\n")
  }

  @Test func aFilterJudgesWhatItRuns() throws {
    _ = try test(Self.jump, "--update")
    let ran = try test(Self.still, "--filter", "device=iphone-8")
    #expect(ran.out.contains("found.txt:3:1: warning: no cell shows this"), "\(ran.out)")
    #expect(!ran.out.contains("found.txt:2:1"))
  }

  @Test(arguments: ["navsim-findings 2\n", "navsim-findings 1\na b\n", "navsim-findings 1\n\"a\n"])
  func damaged(text: String) throws {
    try scratch.write(text, to: "found.txt")
    let ran = try test(Self.jump, "--update")
    #expect(ran.code == 2)
    #expect(ran.err.contains("found.txt:"), "\(ran.err)")
    #expect(try scratch.read("found.txt") == text)
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    let ran = try test(Self.jump)
    #expect(ran.code == 2)
    #expect(
      ran.err.contains(
        "error: found.txt: no such file\n"
          + "  = navsim test --accepted found.txt --update writes it\n"), "\(ran.err)")
  }

  @Test func shardsJoinedTellTheSame() throws {
    try scratch.write(Self.jump, to: "jump.navsim")
    for part in ["1", "2"] {
      _ = try Binary.run(
        ["test", "jump.navsim", "--shard", part + "/2", "--json", part + ".jsonl"], in: scratch.url)
    }
    let whole = try Binary.run(["test", "jump.navsim"], in: scratch.url)
    let joined = try Binary.run(["test", "--merge", "1.jsonl", "2.jsonl"], in: scratch.url)
    let lines = whole.out.split(separator: "\n").filter { $0.contains("snap") }
    #expect(lines.count == 2)
    for line in lines { #expect(joined.out.contains(line), "\(joined.out)") }
  }
}
