import Foundation
import NavSimTestSupport
import Testing

@Suite struct CompareTests {
  private static let flash = "Scenarios/detectors/flash.navsim"

  private func compare(_ arguments: String...) throws -> Ran {
    try Binary.run(["compare"] + arguments)
  }

  /// wr mixes the colour of a page that named none: white for some frames. The others do not.
  @Test func oneCellTellsHowManyAndOnRequestWhere() throws {
    let ran = try compare(Self.flash, "--strategy", "hbd,wr")
    #expect(ran.code == 0 && ran.err.isEmpty, "\(ran.err)")
    // One finding for each point across the bar, and one for the status area.
    #expect(
      ran.out.split(separator: "\n") == [
        "1 scenario, 2 cells: 1 with a glitch", "strategy  flash", "hbd       –", "wr        ✗ 4",
      ])
    let places = try compare(Self.flash, "--strategy", "hbd,wr", "--places")
    #expect(places.out.hasPrefix(ran.out))
    #expect(
      places.out.contains(
        "\nwr\n  NAV001 flash of eye.centre at push +1 (16.666ms), for 5 frames (83.333ms): "),
      "\(places.out)")
  }

  /// The bar's right end differs in two frames of the push, and in more of what comes after it.
  @Test func aWordIsOfTheFirstPhaseAlone() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      ios 12
      device iphone-8
      image Red #CC0000
      image Teal #008080
      page Home "Home"
        view backgroundColor=white
        on viewWillAppear  bar backgroundImage=Red
      page Detail "Detail"
        view backgroundColor=white
        on viewWillAppear  bar backgroundImage=Teal
      scenario "fake bars"
      stack Home
      at 0ms push Detail
      then +500ms swipe back to 50% over 300ms release cancel
      expect at end: top is Detail

      """, to: "fake.navsim")
    let ran = try Binary.run(
      ["compare", "fake.navsim", "--strategy", "native,km", "--places"], in: scratch.url)
    let line = try #require(ran.out.split(separator: "\n").first { $0.contains("eye.right is ") })
    #expect(line.contains("(blip at first, ") && line.hasSuffix(" frames in all)"), "\(line)")
  }

  /// A row holds the values of all axes, and so does its head.
  @Test func severalAxesStandInTheHead() throws {
    let ran = try compare(Self.flash, "--strategy", "hbd,wr", "--ios", "12,13")
    #expect(ran.code == 0, "\(ran.err)")
    let lines = ran.out.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("strategy ios") }, "\(ran.out)")
    #expect(lines.contains { $0.hasPrefix("hbd ios=12") }, "\(ran.out)")
    let table = try compare(
      Self.flash, "--strategy", "hbd,wr", "--ios", "12,13", "--format", "markdown")
    #expect(table.out.hasPrefix("| strategy ios |"), "\(table.out)")
  }

  @Test func severalCellsAreCounted() throws {
    let ran = try compare(
      "Scenarios/detectors/stuck.navsim", "--strategy", "et-2017")
    // release-handler on and off, ending finish and cancel: stuck where it is off. Where it is off and
    // the swipe finishes, the page that is left on top keeps 0.6 and never has what it wants.
    #expect(ran.out.contains("\nstrategy  stuck  unmet-wish  not applied\n"), "\(ran.out)")
    #expect(ran.out.contains("\net-2017   ✗ 2/4  ✗ 1/4       1/4\n"), "\(ran.out)")
  }

  /// A finding in one of two cells is one of two, whatever the other cell can be judged by.
  @Test func cellsWithoutALookCountWhereSomethingIsFound() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      device iphone-8
      ios    12
      page A "A"
        view backgroundColor=white
        wants barTintColor=red
      page B "B"
        view backgroundColor=white
        wants barTintColor=blue
      page C "C"
      scenario "one push"
      stack A
      at 0ms   push B
      scenario "a push within a push"
      stack A
      at 0ms   push B
      at 50ms  push C

      """, to: "a.navsim")
    let ran = try Binary.run(["compare", "--strategy", "native,hbd", "a.navsim"], in: scratch.url)
    let rows = ran.out.split(separator: "\n").filter { $0.contains("✗") }
    #expect(rows.count == 2 && rows.allSatisfy { $0.contains("✗ 1/2") }, "\(ran.out)")
    #expect(rows.first?.hasSuffix("  2/2") == true && !ran.out.contains("1/1"), "\(ran.out)")
  }

  @Test func otherAxesCanBeHeld() throws {
    let ran = try compare(
      "Scenarios/detectors/stuck.navsim", "--strategy", "et-2017", "--cell",
      "release-handler=on")
    #expect(ran.out.contains("2 cells: 0 with a glitch") && ran.out.contains("no glitch is found"))
  }

  /// Without an option it is the file's own matrix that is compared.
  @Test func theOwnCellsAreCompared() throws {
    let scratch = try Scratch()
    let pages = "page A\n  view backgroundColor=white\npage B\n  view backgroundColor=white\n"
    let code = "  [bug] on viewWillAppear  bar backgroundImage=red\n"
    let end = "stack A\nat 0ms push B\n"
    try scratch.write(
      "ios 12\n" + pages + code + "scenario \"x\"\nmatrix\n  variant bug fix\n  device iphone-8\n"
        + end,
      to: "own.navsim")
    try scratch.write(pages + "scenario \"x\"\n" + end, to: "one.navsim")
    let own = try Binary.run(["compare", "own.navsim"], in: scratch.url)
    let named = try Binary.run(["compare", "own.navsim", "--axis", "variant"], in: scratch.url)
    #expect(own.code == 0 && own.out == named.out, "\(own)")
    #expect(own.out.contains("\nbug  ") && own.out.contains("\nfix  "), "\(own.out)")
    let one = try Binary.run(["compare", "one.navsim"], in: scratch.url)
    #expect(one.code == 2 && one.err.contains("no matrix here has two values"), "\(one.err)")
    try scratch.write("", to: "empty.navsim")
    let empty = try Binary.run(["compare", "empty.navsim"], in: scratch.url)
    #expect(empty.code == 2 && empty.err.contains("no scenario to compare"), "\(empty.err)")
  }

  @Test func filesAsColumns() throws {
    let ran = try compare(
      Self.flash, "Scenarios/detectors/hidden-mismatch.navsim", "--strategy", "wr,yp", "--by",
      "file", "--format", "markdown")
    #expect(
      ran.out.hasPrefix("| strategy | flash | hidden-mismatch |\n| --- | --- | --- |\n| wr | "))
    let yp = ran.out.split(separator: "\n").first { $0.hasPrefix("| yp |") }
    #expect(yp?.contains("hidden-mismatch") ?? false, "\(ran.out)")
  }

  @Test func combinations() throws {
    let ran = try compare(Self.flash, "--strategy", "wr,hbd", "--ios", "11,12")
    let rows = ran.out.split(separator: "\n").dropFirst(2).map { $0.prefix { $0 != "–" } }
    #expect(
      rows.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "wr ios=11", "wr ios=12", "hbd ios=11", "hbd ios=12",
      ], "\(ran.out)")
  }

  @Test func devices() throws {
    let ran = try compare(
      Self.flash, "--device", "iphone-8,ipad-11", "--cell", "strategy=wr", "--places")
    #expect(ran.code == 0 && ran.out.contains("\niphone-8  "), "\(ran.out)\(ran.err)")
    #expect(ran.out.contains("\nipad-11 against iphone-8\n"))
  }

  @Test(.enabled(if: Whole.isAsked)) func theSameBytesAtAnyNumberOfJobs() throws {
    let runs = try [1, 2, 5].map { jobs in
      try compare(
        Self.flash, "Scenarios/detectors/stuck.navsim",
        "Scenarios/detectors/hidden-mismatch.navsim",
        "--strategy", "native,wr", "--format", "json", "--jobs", "\(jobs)")
    }
    #expect(runs[0].out == runs[1].out && runs[0].out == runs[2].out && !runs[0].out.isEmpty)
    #expect(runs[0].err == runs[1].err)
  }

  /// A run that never comes to rest is told of, and is no success.
  @Test(.enabled(if: Whole.isAsked)) func aRunThatStopsEarly() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      strategy again
        on bar.layoutSubviews  next-turn  invalidate bar
      page A
      page B
      scenario "for ever"
      stack A
      at 0ms push B
      """, to: "loop.navsim")
    let ran = try Binary.run(
      ["compare", "loop.navsim", "--strategy", "native,again"],
      in: scratch.url)
    #expect(ran.code == 2, "\(ran.err)")
    #expect(ran.out.contains("\nnative    –\nagain     stopped\n"), "\(ran.out)")
    #expect(ran.out.contains("1 stopped early\n"), "\(ran.out)")
    #expect(ran.out.contains("\nagain\n  stopped early in loop.navsim \"for ever\""))
  }

  @Test func json() throws {
    let ran = try compare(Self.flash, "--strategy", "hbd,wr", "--format", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any])
    #expect(object["variants"] as? [String] == ["hbd", "wr"])
    #expect(object["detectors"] as? [String] == ["flash"])
    let scenarios = try #require(object["scenarios"] as? [[String: Any]])
    let results = try #require(scenarios.first?["results"] as? [[String: Any]])
    #expect(results.map { ($0["findings"] as? [Any])?.isEmpty } == [true, false])
    #expect((results[1]["differenceCount"] as? Int ?? 0) > 0)
    #expect(results[0]["differenceCount"] as? Int == 0)
  }

  /// A name with marks of Markdown stays a name.
  @Test func markdownIsEscaped() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      page A
      scenario "a | b *c*"
      stack A
      at 0ms push A
      """, to: "odd.navsim")
    let ran = try Binary.run(
      ["compare", "odd.navsim", "--strategy", "native,fd", "--format", "markdown"],
      in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    let table = ran.out.split(separator: "\n").prefix { $0.hasPrefix("|") }
    #expect(table.count == 4 && table[2].contains("crash") == false, "\(ran.out)")
    #expect(table[0].contains("| crash |"))
  }

  @Test(
    arguments: [
      (["--strategy", "native,nativ"], "did you mean 'native'?"),
      (["--strategy", "native,,km"], "is no value for '--strategy'"),
      (["--strategy", "native,native"], "stands twice"),
      (["--ios", "99"], "there is no iOS '99'"), (["--device", "x"], "'x'"),
      (["--ios", "12", "--format", "xml"], "is no value for '--format'"),
      (["--ios", "12", "--by", "fil"], "did you mean 'file'?"),
      (["--ios", "12", "--scenario", "zz"], "no scenario is called 'zz'"),
      (["--ios", "12", "--cell", "ios=12"], "cannot hold it fast"),
      (["--ios", "12", "--jobs", "0"], "is no value for '--jobs'"),
      (["--ios", "12", "--max", "0"], "is no value for '--max'"),
    ] as [([String], String)])
  func badInput(given: [String], message: String) throws {
    let ran = try Binary.run(["compare", Self.flash] + given)
    #expect(ran.code == 2 && ran.out.isEmpty)
    #expect(ran.err.contains(message), "\(ran.err)")
  }

  @Test func aFileWithErrorsAndNoFile() throws {
    let scratch = try Scratch()
    try scratch.write("page A\n  viw\n", to: "bad.navsim")
    try scratch.write("PK\u{3}\u{4}\u{0}", to: "binary.navsim")
    for (path, message) in [
      ("bad.navsim", "bad.navsim:2"), ("binary.navsim", "binary.navsim:1"),
      ("none.navsim", "none.navsim"),
    ] {
      let ran = try Binary.run(["compare", path, "--ios", "12"], in: scratch.url)
      #expect(ran.code == 2 && ran.out.isEmpty && ran.err.contains(message), "\(ran.err)")
    }
  }
}
