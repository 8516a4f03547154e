import NavSim
import NavSimTestSupport
import Testing

/// What a finding rests on is found by running the cell with other values of the rules.
@Suite struct CertaintyTests {
  private func text(_ code: String) -> String {
    """
    device iphone-8
    ios 12
    page A "A"
      view backgroundColor=white
    page B "B"
      view backgroundColor=white
      \(code)
    scenario "x"
    stack A
    at 0ms  push B
    expect at end:  top is B

    """
  }

  private func certainties(_ code: String) throws -> [(Finding, Certainty)] {
    let file = ScenarioFile(path: "x.navsim", text: text(code))
    let cell = try #require(try file.cells(of: 0).first, "\(file.diagnostics)")
    let run = try #require(file.run(0, cell))
    return Array(zip(run.findings, file.certainties(of: run.findings, 0, cell)))
  }

  /// Apple documents that an image is there at once (docs/Rules.md, bar.imageAtStart); how items fade
  /// is a choice, and has no part in it.
  @Test(.enabled(if: Whole.isAsked)) func aFindingRestsOnTheRulesWithoutWhichItIsGone() throws {
    let found = try certainties("on viewWillAppear  bar backgroundImage=red")
    let (_, snap) = try #require(found.first { $0.0.kind == "snap" })
    #expect(snap.restsOn.map(\.name) == ["bar.imageAtStart"])
    #expect(snap.weakest == .documented)
    #expect(snap.isSure)
    #expect(snap.alsoWith.contains { $0.name == "titles.fading" && $0.confidence == .choice })
    #expect(snap.lines.first == "documented: it rests on bar.imageAtStart=jumps (documented)")
  }

  /// No source shows whether barStyle is animated (docs/Rules.md, bar.barStyleAtStart: a choice).
  @Test(.enabled(if: Whole.isAsked)) func whatRestsOnAChoiceIsNotSure() throws {
    let found = try certainties("on viewWillAppear  bar barStyle=black")
    let (_, snap) = try #require(found.first { $0.0.kind == "snap" })
    #expect(snap.restsOn.contains { $0.name == "bar.barStyleAtStart" })
    #expect(snap.weakest == .choice)
    #expect(!snap.isSure)
  }

  /// A suite says it below each finding that it tells, and leaves none out.
  @Test(.enabled(if: Whole.isAsked)) func aSuiteSaysItToo() throws {
    let scratch = try Scratch()
    try scratch.write(text("on viewWillAppear  bar barStyle=black"), to: "style.navsim")
    try scratch.write(text("on viewWillAppear  bar backgroundImage=red"), to: "image.navsim")
    let ran = try Binary.run(["test", "style.navsim", "image.navsim", "--sure"], in: scratch.url)
    #expect(ran.code == 0)
    #expect(ran.out.contains("     = sure: choice: it rests on bar.barStyleAtStart=jumps (choice)"))
    #expect(ran.out.contains("     = sure: gone with bar.barStyleAtStart="), "\(ran.out)")
    #expect(
      ran.out.contains("     = sure: documented: it rests on bar.imageAtStart=jumps (documented)"))
    let plain = try Binary.run(["test", "style.navsim", "image.navsim"], in: scratch.url)
    #expect(plain.out.contains("NAV005 snap of eye") && !plain.out.contains("= sure"))
  }

  /// A rule without a part in the cell says nothing; nor does a value that it cannot have.
  @Test func oneRuleCanBeAsked() throws {
    let file = ScenarioFile(path: "x.navsim", text: text("on viewWillAppear  bar barStyle=black"))
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    let snap = try #require(run.findings.first { $0.kind == "snap" })
    func stands(_ rule: String, _ value: String) -> Bool? {
      file.stands(snap, 0, cell, with: rule, as: value)
    }
    #expect(stands("titles.fading", "crossFade") == true)
    #expect(stands("titles.fading", "staggered") == nil)
    #expect(stands("titles.fading", "nonsense") == nil && stands("nonsense", "yes") == nil)
  }

  @Test(.enabled(if: Whole.isAsked)) func sureLeavesOutWhatRestsOnAChoice() throws {
    let scratch = try Scratch()
    try scratch.write(text("on viewWillAppear  bar barStyle=black"), to: "style.navsim")
    try scratch.write(text("on viewWillAppear  bar backgroundImage=red"), to: "image.navsim")
    let all = try Binary.run(["run", "style.navsim"], in: scratch.url)
    #expect(all.err.contains("NAV005 snap of eye"))
    let style = try Binary.run(["run", "style.navsim", "--sure"], in: scratch.url)
    #expect(!style.err.contains("NAV005 snap of eye"), "\(style.err)")
    #expect(style.err.contains("on a choice of the model"))
    let image = try Binary.run(["run", "image.navsim", "--sure"], in: scratch.url)
    #expect(
      image.err.contains("= sure: documented: it rests on bar.imageAtStart=jumps (documented)"))
    #expect(!image.err.contains("left out"))
  }
}
