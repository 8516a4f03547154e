import Foundation
import Testing

// Fingerprints of cells: kept in one file of a scenario file, and guarded like kept traces.

@Suite struct FingerprintTests {
  private static let text = """
    page A "A"
      view backgroundColor=#FFFFFF
    page B "B"

    scenario "over there"
    matrix
      ios  12 17
    stack A
    at 0ms  push B
    golden fingerprint

    scenario "nothing moves"
    stack A
    golden fingerprint

    """
  private static let kept = "Scenarios/__traces__/x/fingerprints.txt"

  private static func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(text, to: "Scenarios/x.navsim")
    return scratch
  }

  private func exists(_ scratch: Scratch, _ name: String) -> Bool {
    FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent(name).path)
  }

  private func names(_ scratch: Scratch) throws -> [String] {
    try scratch.read(Self.kept).split(separator: "\n").dropFirst().map {
      String($0.prefix { $0 != " " })
    }
  }

  @Test func theyAreMissingKeptComparedAndAccepted() throws {
    let scratch = try Self.folder()
    let check = try GoldenTests.run(scratch, "test", "--check")
    #expect(check.code == 1 && !exists(scratch, Self.kept) && !exists(scratch, Self.kept + ".new"))
    let missing = try GoldenTests.run(scratch, "test")
    #expect(missing.code == 1 && missing.out.contains("3 failed (golden)"))
    #expect(
      missing.out.hasPrefix(
        "Scenarios/x.navsim:10:1: error: no fingerprint is kept yet in " + Self.kept + "\n"))
    #expect(exists(scratch, Self.kept + ".new") && !exists(scratch, Self.kept))
    #expect(try GoldenTests.run(scratch, "review", "--accept").out == "accepted \(Self.kept)\n")
    #expect(
      try names(scratch) == ["nothing-moves", "over-there.ios=12", "over-there.ios=17"])
    #expect(try GoldenTests.run(scratch, "test", "--check").code == 0)
    try scratch.write(
      Self.text.replacing("#FFFFFF", with: "#FF0000"), to: "Scenarios/x.navsim")
    let before = try scratch.read(Self.kept)
    let ran = try GoldenTests.run(scratch, "test", "--filter", "ios=12")
    #expect(ran.code == 1)
    #expect(
      ran.out.contains("error: the style of the trace is not as kept at \(Self.kept):3\n"))
    let review = try GoldenTests.run(scratch, "review")
    #expect(review.out.contains("    over-there.ios=12: style changed\n"))
    #expect(!review.out.contains("ios=17"))
    #expect(try scratch.read(Self.kept) == before)
    #expect(try GoldenTests.run(scratch, "test", "--update").code == 0)
    #expect(!exists(scratch, Self.kept + ".new"))
    #expect(try scratch.read(Self.kept) != before)
    #expect(try GoldenTests.run(scratch, "test", "--check").code == 0)
  }

  /// The order in which a file declares its pages says nothing; what several cells say alike is told once, with a call
  /// that looks at what is kept.
  @Test func anotherOrderOfPagesIsNoDifference() throws {
    let scratch = try Self.folder()
    _ = try GoldenTests.run(scratch, "test", "--update")
    let a = "page A \"A\"\n  view backgroundColor=#FFFFFF\n"
    let b = "page B \"B\"\n"
    #expect(Self.text.hasPrefix(a + b))
    try scratch.write(Self.text.replacing(a + b, with: b + a), to: "Scenarios/x.navsim")
    let same = try GoldenTests.run(scratch, "test", "--check")
    #expect(same.code == 0, "\(same.out)")
    try scratch.write(
      Self.text.replacing("#FFFFFF", with: "#FF0000"), to: "Scenarios/x.navsim")
    let ran = try GoldenTests.run(scratch, "test", "--check", "--filter", "over")
    #expect(ran.out.components(separatedBy: "is not as kept").count == 2, "\(ran.out)")
    #expect(ran.out.contains("as kept at \(Self.kept):3 and 1 more\n"), "\(ran.out)")
    let repro = "= repro: navsim test Scenarios/x.navsim --check --filter 'over there'\n"
    #expect(ran.out.contains(repro), "\(ran.out)")
  }

  /// What differs is told by kind: a page that is another one's width away is no matter of style.
  @Test func theKindOfADifferenceIsTold() throws {
    let scratch = try Self.folder()
    _ = try GoldenTests.run(scratch, "test", "--update")
    try scratch.write(
      Self.text.replacing("push B", with: "push B animated=no"), to: "Scenarios/x.navsim")
    let ran = try GoldenTests.run(scratch, "test", "--filter", "ios=12")
    #expect(ran.out.contains("error: the layout, style and events of the trace is not as kept"))
  }

  @Test func linesThatNobodyAsksForAreToldOrDropped() throws {
    let scratch = try Self.folder()
    _ = try GoldenTests.run(scratch, "test", "--update")
    try scratch.write(
      Self.text.replacing("ios  12 17", with: "ios  12"), to: "Scenarios/x.navsim")
    // With one cell left the name has no axis any more.
    let told = try GoldenTests.run(scratch, "test", "--filter", "nothing")
    #expect(told.code == 0)
    #expect(told.out.contains("\(Self.kept):3:1: warning: no cell asks for the fingerprint "))
    #expect(try GoldenTests.run(scratch, "test", "--check", "--filter", "nothing").code == 1)
    _ = try GoldenTests.run(scratch, "test", "--update", "--orphans=delete")
    #expect(try names(scratch) == ["nothing-moves", "over-there"])
  }

  /// Numbers of another reckoning say nothing of what has changed.
  @Test func anEarlierReckoningIsTold() throws {
    let scratch = try Self.folder()
    _ = try GoldenTests.run(scratch, "test", "--update")
    let kept = try scratch.read(Self.kept)
    #expect(kept.hasPrefix("navsim-fingerprints 2\n"))
    try scratch.write(
      kept.replacing("navsim-fingerprints 2", with: "navsim-fingerprints 1"), to: Self.kept)
    let ran = try GoldenTests.run(scratch, "test", "--check")
    #expect(ran.code == 1)
    #expect(ran.out.contains("kept by an earlier navsim; --update writes them anew"), "\(ran.out)")
    #expect(try GoldenTests.run(scratch, "test", "--update").code == 0)
    #expect(try scratch.read(Self.kept) == kept)
  }

  @Test func aFileThatIsNoneIsTold() throws {
    let scratch = try Self.folder()
    _ = try GoldenTests.run(scratch, "test", "--update")
    let kept = try scratch.read(Self.kept)
    try scratch.write("cut", to: Self.kept)
    for arguments in [["test"], ["test", "--update=missing"]] {
      let ran = try Binary.run(arguments, in: scratch.url, environment: ["CI": ""])
      #expect(ran.code == 1)
      #expect(
        ran.out.contains("the kept fingerprints cannot be read: \(Self.kept):1:1: is no line"))
      #expect(try scratch.read(Self.kept) == "cut")
    }
    #expect(try GoldenTests.run(scratch, "test", "--update").code == 0)
    #expect(try scratch.read(Self.kept) == kept)
  }
}
