import Foundation
import Testing

// Kept traces from the first to the last step: missing, kept, different, waiting, settled.

@Suite struct GoldenTests {
  static let text = """
    // a comment that stays
    page A "A"
      view backgroundColor=#FFFFFF
    page B "B"

    scenario "over there"
    matrix
      strategy  native meituan
    stack A
    at 0ms push B

    [strategy=native] golden

    """
  static let kept = "Scenarios/__traces__/in/x/over-there.strategy=native.trace"

  static func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(text, to: "Scenarios/in/x.navsim")
    return scratch
  }

  /// Runs outside of CI, where tests may write.
  static func run(_ scratch: Scratch, _ arguments: String..., in folder: String = ".") throws -> Ran
  {
    try Binary.run(
      arguments, in: scratch.url.appendingPathComponent(folder), environment: ["CI": ""])
  }

  private func exists(_ scratch: Scratch, _ name: String) -> Bool {
    FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent(name).path)
  }

  @Test func aMissingTraceFailsAndIsKeptWhenAskedFor() throws {
    let scratch = try Self.folder()
    let missing = try Self.run(scratch, "test")
    #expect(missing.code == 1)
    #expect(missing.out.hasPrefix("Scenarios/in/x.navsim:12:19: error: no trace is kept yet in "))
    #expect(missing.out.contains("2 cells: 1 passed, 1 failed (golden)"))
    #expect(exists(scratch, Self.kept + ".new") && !exists(scratch, Self.kept))
    let update = try Self.run(scratch, "test", "--update=missing")
    #expect(update.code == 0 && update.out.contains("wrote \(Self.kept)\n"))
    #expect(!exists(scratch, Self.kept + ".new"))
    let run = try Self.run(
      scratch, "run", "--quiet", "Scenarios/in/x.navsim", "--cell", "strategy=native")
    #expect(try scratch.read(Self.kept) == run.out)
    #expect(try scratch.read("Scenarios/in/x.navsim") == Self.text)
    #expect(try Self.run(scratch, "test", "--check").code == 0)
    #expect(try Self.run(scratch, "test", "--check", "x.navsim", in: "Scenarios/in").code == 0)
  }

  /// What differs alike from the kept traces of several cells is told once, with the files that are to be accepted.
  @Test func whatDiffersAlikeIsToldOnce() throws {
    let scratch = try Scratch()
    let line = "  on viewWillAppear  completion item leftBarButtonItem=\"Done\"\n"
    let text = """
      device iphone-8
      page A "A"
      page B "B"
      \(line)scenario "push"
      matrix
        ios  12 14
      stack A
      at 0ms  push B
      golden

      """
    try scratch.write(text, to: "x.navsim")
    #expect(try Self.run(scratch, "test", "--update=missing").code == 0)
    try scratch.write(text.replacing(line, with: ""), to: "x.navsim")
    let told = try Self.run(scratch, "test").out
    let paths = [12, 14].map { "__traces__/x/push.ios=\($0).trace" }
    #expect(told.components(separatedBy: " error: ").count == 2, "\(told)")
    #expect(told.contains("is not the one that is kept at \(paths[0]) and 1 more: "), "\(told)")
    #expect(
      told.contains("accept them: navsim review --accept \(paths[0]) \(paths[1])\n"), "\(told)")
  }

  @Test func standardInputKeepsNothing() throws {
    let scratch = try Scratch()
    let ran = try Binary.run(["test", "-"], input: Self.text, in: scratch.url)
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains("standard input has no folder"), "\(ran.err)")
    #expect(!exists(scratch, "__traces__"))
    let other = Self.text.replacing("[strategy=native] golden", with: "expect at end: top is B")
    #expect(try Binary.run(["test", "-"], input: other, in: scratch.url).code == 0)
  }

  /// The order in which a file declares its pages is the order of a trace's lines, and no difference.
  @Test func pagesInAnotherOrderAreTheSame() throws {
    let scratch = try Self.folder()
    #expect(try Self.run(scratch, "test", "--update").code == 0)
    let kept = try scratch.read(Self.kept)
    let page = "page B \"B\"\n"
    let swapped = page + Self.text.replacing(page, with: "")
    try scratch.write(swapped, to: "Scenarios/in/x.navsim")
    let now = try Self.run(
      scratch, "run", "--quiet", "Scenarios/in/x.navsim", "--cell", "strategy=native")
    #expect(now.out != kept)
    let ran = try Self.run(scratch, "test")
    #expect(ran.code == 0 && !exists(scratch, Self.kept + ".new"), "\(ran.out)")
    #expect(try Self.run(scratch, "test", "--check").code == 0)
    // A name is a difference.
    try scratch.write(
      swapped.replacing("over there", with: "over There"), to: "Scenarios/in/x.navsim")
    #expect(try Self.run(scratch, "test", "--check").code == 1)
  }

  @Test func aDifferenceIsToldWithPhaseFrameAndProperty() throws {
    let scratch = try Self.folder()
    _ = try Self.run(scratch, "test", "--update")
    let before = try scratch.read(Self.kept)
    try scratch.write(
      Self.text.replacing("#FFFFFF", with: "#FF0000"),
      to: "Scenarios/in/x.navsim")
    let ran = try Self.run(scratch, "test")
    #expect(ran.code == 1)
    #expect(ran.out.contains("is not the one that is kept at \(Self.kept): "))
    #expect(ran.out.contains("frame: +0 page.A.backgroundColor #FFFFFF -> #FF0000"))
    #expect(ran.out.contains("start  page.A.backgroundColor"))
    #expect(!ran.out.contains("absent -> nil"))
    #expect(try scratch.read(Self.kept) == before)
    #expect(try Self.run(scratch, "test", "--update=missing").code == 1)
    #expect(try scratch.read(Self.kept) == before)
    #expect(try Self.run(scratch, "test", "--update=failed").code == 0)
    #expect(try scratch.read(Self.kept) != before)
  }

  @Test func whatWaitsIsReviewedAcceptedOrRejected() throws {
    let scratch = try Self.folder()
    #expect(try Self.run(scratch, "review").code == 0)
    _ = try Self.run(scratch, "test")
    let review = try Self.run(scratch, "review")
    #expect(review.code == 2)
    #expect(
      review.out.contains("accept: navsim review --accept '\(Self.kept).new'\n")
        || review.out.contains("accept: navsim review --accept \(Self.kept).new\n"))
    #expect(try Self.run(scratch, "review", "--accept", "nowhere").code == 2)
    #expect(try Self.run(scratch, "review", "--accept", "in/*native*").code == 2)
    #expect(
      try Self.run(scratch, "review", "--accept", "*over-there*").out == "accepted \(Self.kept)\n")
    #expect(try Self.run(scratch, "test", "--check").code == 0)
    try scratch.write("cut", to: Self.kept)
    _ = try Self.run(scratch, "test")
    #expect(try Self.run(scratch, "review", "--reject").out == "rejected \(Self.kept)\n")
    #expect(try scratch.read(Self.kept) == "cut")
    #expect(!exists(scratch, Self.kept + ".new"))
  }

  @Test func checkWritesNothingAndRejectsWhatIsLeft() throws {
    let scratch = try Self.folder()
    let missing = try Self.run(scratch, "test", "--check")
    #expect(missing.code == 1 && !exists(scratch, "Scenarios/__traces__"))
    let inCI = try Binary.run(["test"], in: scratch.url, environment: ["CI": "true"])
    #expect(inCI.code == 1 && !exists(scratch, "Scenarios/__traces__"))
    _ = try Self.run(scratch, "test", "--update")
    try scratch.write("x", to: Self.kept + ".new")
    let waiting = try Self.run(scratch, "test", "--check")
    #expect(waiting.code == 1 && waiting.out.contains("waits to be accepted"))
    #expect(try scratch.read(Self.kept + ".new") == "x")
    #expect(try Self.run(scratch, "test").code == 0)
    #expect(!exists(scratch, Self.kept + ".new"))
  }

  @Test func orphansAreToldRejectedOrDeleted() throws {
    let scratch = try Self.folder()
    _ = try Self.run(scratch, "test", "--update")
    let orphan = "Scenarios/__traces__/in/gone/a.trace"
    try scratch.write(try scratch.read(Self.kept), to: orphan)
    let told = try Self.run(scratch, "test")
    #expect(told.code == 0 && told.out.contains("\(orphan):1:1: warning: no cell asks for"))
    #expect(told.out.contains(", 1 orphan in "))
    #expect(try Self.run(scratch, "test", "--filter", "native").out.contains(", 1 orphan in "))
    #expect(try Self.run(scratch, "test", "--check").code == 1)
    #expect(try Self.run(scratch, "test", "--orphans=reject").code == 1)
    #expect(try Self.run(scratch, "test", "Scenarios/in/x.navsim").out.contains(", 0 orphans in "))
    #expect(try Self.run(scratch, "test", "--check", "--orphans=delete").code == 2)
    #expect(try Self.run(scratch, "test", "--orphans=delete").code == 0)
    #expect(!exists(scratch, orphan) && exists(scratch, Self.kept))
  }

  /// Killed at any moment, a kept trace is whole: the old one or the new one.
  @Test func aKilledUpdateLeavesWholeTraces() throws {
    let scratch = try Self.folder()
    _ = try Self.run(scratch, "test", "--update")
    let script = """
      cd '\(scratch.url.path)' || exit 9
      unset CI
      cp '\(Self.kept)' old
      sed -i.bak 's/#FFFFFF/#FF0000/' Scenarios/in/x.navsim
      '\(Binary.path)' test --update > /dev/null && cp '\(Self.kept)' new
      cmp -s old new && exit 8
      for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        cp old '\(Self.kept)'
        '\(Binary.path)' test --update > /dev/null 2>&1 &
        sleep 0.0$((n % 10))
        kill -9 $! 2> /dev/null
        wait $! 2> /dev/null
        cmp -s old '\(Self.kept)' || cmp -s new '\(Self.kept)' || exit 7
      done
      touch Scenarios/__traces__/in/x/.a.trace.2147480000.tmp
      '\(Binary.path)' test --update > /dev/null
      cmp -s new '\(Self.kept)' || exit 6
      ls -A Scenarios/__traces__/in/x | grep -c tmp
      """
    let ran = try Shell.run(script)
    #expect(ran.out == "0\n", "code \(ran.code)")
  }
}
