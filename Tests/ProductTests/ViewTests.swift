import Foundation
import Testing

/// `navsim view`, `test --html` and `diff --html`, as a caller sees them.
@Suite struct ViewTests {
  private static let scenario = """
    device iphone-8
    ios    12
    page A
      on viewWillAppear  bar backgroundImage=#FF0000
    page B
      on viewWillAppear  bar backgroundImage=#0000FF
    scenario "push"
    matrix
      strategy  native meituan
    stack A
    at 0ms  push B
    expect during push:  no snap

    """

  private func scratch(_ text: String = scenario) throws -> Scratch {
    let scratch = try Scratch()
    try text.write(
      to: scratch.url.appendingPathComponent("push.navsim"), atomically: true, encoding: .utf8)
    return scratch
  }

  private func navsim(_ scratch: Scratch, _ arguments: String) throws -> (out: String, code: Int32)
  {
    let ran = try Shell.run(
      "cd '\(scratch.url.path)' && exec 2>&1 && '\(Binary.path)' \(arguments)")
    return (ran.out, ran.code)
  }

  private func text(_ scratch: Scratch, _ name: String) -> String? {
    try? String(contentsOf: scratch.url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func aPageIsWritten() throws {
    let scratch = try scratch()
    let ran = try navsim(scratch, "view push.navsim")
    #expect(ran.code == 0 && ran.out == "wrote report.html: 2 cells, 1 finding\n")
    let page = try #require(text(scratch, "report.html"))
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(!page.contains(scratch.url.path))
    let again = try navsim(scratch, "view '\(scratch.url.path)/push.navsim' -o again.html")
    #expect(again.code == 0)
    #expect(text(scratch, "again.html") == page)
  }

  @Test func onlyWhatIsFound() throws {
    let scratch = try scratch()
    #expect(
      try navsim(scratch, "view push.navsim --only-findings").out
        == "wrote report.html: 1 cell, 1 finding\n")
    let quiet = try navsim(
      scratch, "view push.navsim --only-findings --strategy meituan -o none.html")
    #expect(quiet.code == 0 && quiet.out.contains("nothing is found"))
    #expect(text(scratch, "none.html") == nil)
  }

  @Test func tracesAreShown() throws {
    let scratch = try scratch()
    _ = try navsim(scratch, "run push.navsim --quiet --cell strategy=native -o push.trace")
    let ran = try navsim(scratch, "view push.trace -o trace.html")
    #expect(ran.code == 0 && ran.out == "wrote trace.html: 1 cell, 1 finding\n")
  }

  /// By its first line, whatever its name is.
  @Test func aTraceOfAnyNameIsShown() throws {
    let scratch = try scratch()
    _ = try navsim(scratch, "run push.navsim --quiet --cell strategy=native -o kept.txt")
    let ran = try navsim(scratch, "view kept.txt -o trace.html")
    #expect(ran.code == 0 && ran.out == "wrote trace.html: 1 cell, 1 finding\n")
  }

  @Test func whatIsThereIsNotOverwritten() throws {
    let scratch = try scratch()
    let ran = try navsim(scratch, "view push.navsim -o push.navsim")
    #expect(ran.code == 2 && ran.out.contains("is left alone"))
    #expect(text(scratch, "push.navsim") == Self.scenario)
  }

  @Test func aSuiteTellsWhatFailed() throws {
    let scratch = try scratch()
    let ran = try navsim(scratch, "test push.navsim --check --quiet --html failed")
    #expect(ran.code == 1)
    let page = try #require(text(scratch, "failed/index.html"))
    #expect(page.contains(#""failures":1"#) && !page.contains("meituan\"]],"))
    let whole = try navsim(scratch, "test push.navsim --check --quiet --html all --html-all")
    #expect(whole.code == 1)
    let all = try #require(text(scratch, "all/index.html"))
    #expect(all.contains(#""failures":0"#))
    let none = try navsim(scratch, "test push.navsim --quiet --check --html none --filter meituan")
    #expect(none.code == 0)
    #expect(text(scratch, "none/index.html")?.contains("every cell is as expected") == true)
  }

  @Test func aDifferenceIsShown() throws {
    let scratch = try scratch()
    let ran = try navsim(
      scratch, "diff push.navsim@strategy=native push.navsim@strategy=meituan --html diff.html")
    #expect(ran.code == 1)
    let page = try #require(text(scratch, "diff.html"))
    #expect(page.contains(#""side":"before""#) && page.contains(#""pairs":[{"before":0,"after":1"#))
    let same = try navsim(
      scratch, "diff push.navsim@strategy=native push.navsim@strategy=native --html same.html")
    #expect(same.code == 0)
    #expect(text(scratch, "same.html")?.contains("no difference") == true)
  }

  @Test func whatCannotBeIsSaid() throws {
    let scratch = try scratch()
    for (arguments, words) in [
      ("view push.navsim --all --only-findings", "exclude each other"),
      ("view push.navsim -o - --open", "needs a file"),
      ("test push.navsim --html-all", "names its folder"),
      ("diff push.navsim push.navsim --unified --html x.html", "exclude each other"),
      ("view nothing.navsim", "nothing.navsim"),
    ] {
      let ran = try navsim(scratch, arguments)
      #expect(ran.code == 2, "\(arguments): \(ran.out)")
      if words != "names its folder" { #expect(ran.out.contains(words), "\(ran.out)") }
    }
  }
}
