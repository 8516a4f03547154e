import Foundation
import Testing

/// `navsim test --ios 12 --rule NAME=VALUE`: the claims of files on other systems and under other
/// rules.
@Suite struct OverrideTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(SuiteTests.scenario, to: "Scenarios/push.navsim")
    try scratch.write(SuiteTests.good, to: "Scenarios/rest.navsim")
  }

  private func test(_ arguments: String...) throws -> Ran {
    try Binary.run(["test"] + arguments, in: scratch.url)
  }

  private func cells(_ arguments: String...) throws -> [String] {
    let ran = try Binary.run(["test", "--list"] + arguments, in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out.split(separator: "\n").map { line in
      String(line.split(separator: " ").last ?? "")
    }
  }

  /// 12 is one of push's values and none of rest's; 15 is none of both.
  @Test func aValueOfTheMatrixSelectsAndAnotherReplaces() throws {
    #expect(
      try cells("--ios", "12") == [
        "strategy=native,ios=12,device=iphone-15", "strategy=meituan,ios=12,device=iphone-15",
        "strategy=native,ios=12,device=iphone-15",
      ])
    #expect(try cells("--ios", "15", "--filter", "rest").allSatisfy { $0.contains("ios=15") })
    #expect(
      try cells("--device", "iphone-8", "--strategy", "km", "--filter", "rest") == [
        "strategy=km,ios=17,device=iphone-8"
      ])
    #expect(
      try cells("--rule", "loadSlot=lazy", "--filter", "rest") == [
        "strategy=native,ios=17,device=iphone-15,rule.loadSlot=lazy"
      ])
  }

  /// What fails says how it is run again, with the options in it.
  @Test func aFailureRunsAgainAsItRan() throws {
    let ran = try test("Scenarios/push.navsim", "--ios", "17", "--rule", "loadSlot=lazy")
    #expect(ran.code == 1, "\(ran.out)\(ran.err)")
    let line = try #require(ran.out.split(separator: "\n").first { $0.contains("= repro: ") })
    let command = try #require(line.components(separatedBy: "= repro: navsim ").last)
    #expect(command.contains("ios=17") && command.contains("rule.loadSlot=lazy"), "\(command)")
    let again = try Shell.run("cd '\(scratch.url.path)' && '\(Binary.path)' \(command)")
    #expect(again.code == 1 && again.err.contains("the top page is B, not A"), "\(again.err)")
  }

  /// What a version does not have does nothing there, which is said; of a file's own cell it is an error.
  @Test func whatAVersionDoesNotHaveIsTold() throws {
    try scratch.write(
      """
      ios 17
      appearance Red opaque backgroundColor=red
      page A "A"
        item standardAppearance=Red
      page B "B"
        item standardAppearance=Red
      scenario "s"
      stack A
      at 0ms layout bar
      expect at end: top is A

      """, to: "new.navsim")
    let note =
      "note: new.navsim:4: iOS 12 has no standardAppearance: the line does nothing there; it came"
      + " with iOS 13\n"
    for call in [["test"], ["run", "--no-trace"], ["compare"]] {
      let ran = try Binary.run(call + ["new.navsim", "--ios", "12"], in: scratch.url)
      #expect(ran.code == 0 && ran.err.contains(note), "\(ran.out)\(ran.err)")
      // The scenario has nothing to do with B.
      #expect(!ran.err.contains("new.navsim:6"), "\(ran.err)")
    }
    let all = try Binary.run(["compare", "new.navsim", "--ios", "11,12,13"], in: scratch.url)
    #expect(all.err.contains("iOS 11, 12 have no standardAppearance"), "\(all.err)")
  }

  private static let kept = """
    page A "A"
    page B "B"
    scenario "kept"
    stack A
    at 0ms push B
    golden fingerprint
    record push: page.B.x
      40% 1pt
    expect at end: top is B

    """

  /// Nothing that is kept is compared: the note says so once, whatever the number of cells.
  @Test func whatIsKeptIsNotCompared() throws {
    try scratch.write(Self.kept, to: "Scenarios/kept.navsim")
    #expect(try test("Scenarios/kept.navsim").code == 1)
    let ran = try test("Scenarios/kept.navsim", "--ios", "12")
    #expect(ran.code == 0, "\(ran.out)\(ran.err)")
    let note = "note: these are not the files' own cells: kept traces, fingerprints and recorded"
    #expect(ran.err.components(separatedBy: note).count == 2, "\(ran.err)")
    #expect(try test("Scenarios/rest.navsim", "--ios", "12").err.isEmpty)
    #expect(try test("Scenarios/kept.navsim", "--ios", "12", "--quiet").err.isEmpty)
  }

  @Test(arguments: [
    ["--update", "--ios", "12"], ["--update=missing", "--rule", "loadSlot=lazy"],
    ["--accepted", "found.txt", "--update", "--strategy", "km"],
    ["--update", "--device", "ipad-11"],
  ])
  func nothingIsKeptOfOtherCells(arguments: [String]) throws {
    let ran = try Binary.run(["test"] + arguments, in: scratch.url)
    #expect(ran.code == 2 && ran.err.contains("'--update' keeps what"), "\(ran.err)")
  }

  @Test(arguments: [
    (["--ios", "99"], "there is no iOS '99'"), (["--strategy", "nativ"], "'native'"),
    (["--rule", "loadSlt=lazy"], "loadSlot"), (["--device", "iphone-9"], "iphone"),
  ])
  func whatDoesNotExistIsToldAsRunDoes(arguments: [String], message: String) throws {
    let ran = try Binary.run(["test"] + arguments, in: scratch.url)
    #expect(ran.code == 2 && ran.err.contains(message), "\(ran.err)")
  }

  /// With findings that were accepted in a file's own cells, others are held against the same list.
  @Test func acceptedFindingsAreAskedWithoutBeingWritten() throws {
    _ = try test("--accepted", "found.txt", "--update")
    let before = try Data(contentsOf: scratch.url.appendingPathComponent("found.txt"))
    let ran = try test("--accepted", "found.txt", "--ios", "12")
    #expect(ran.code == 0, "\(ran.out)\(ran.err)")
    let after = try Data(contentsOf: scratch.url.appendingPathComponent("found.txt"))
    #expect(before == after)
  }
}
