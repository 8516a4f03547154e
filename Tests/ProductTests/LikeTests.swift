import Foundation
import NavSim
import Testing

/// `navsim like`: the reports that are like a run's findings.
@Suite struct LikeTests {
  @Test func aMarkIsReadAsItIsWritten() throws {
    for text in [
      "snap", "snap of eye", "snap of eye in push", "stuck of title in cancelled swipe",
      "flash in pop", "unreadable of buttons in push", "double-bar of stand-in", "snap of hairline",
    ] {
      #expect(try #require(GlitchMark(text: text)).text == text)
    }
    #expect(GlitchMark(text: "snap of eye.left")?.text == "snap of eye")
    #expect(GlitchMark(text: "stuck of title.Home in pop")?.text == "stuck of title in pop")
    #expect(GlitchMark(text: "NAV001")?.text == "flash")
    for text in ["", "blink", "snap of", "snap in", "snap eye", "snap of eye push"] {
      #expect(GlitchMark(text: text) == nil, "\(text)")
    }
  }

  /// A report is most like itself.
  @Test(arguments: ["G018", "G092", "G176"]) func aReportIsLikeItself(id: String) throws {
    let path = Binary.root.appendingPathComponent("Scenarios/reported/\(id).navsim").path
    let ran = try Binary.run(["like", path, "--cell", "variant=bug", "--most", "1"])
    #expect(ran.code == 0 && ran.out.contains("\n\(id)  "), "\(ran.out)\(ran.err)")
  }

  @Test func sharedMarksAreTold() throws {
    let one = try #require(
      ReportedGlitch.nearest(to: [GlitchMark(kind: "stuck", thing: "title")], most: 1).first)
    #expect(one.report.id == "G092" && one.shared.map(\.text) == ["stuck of title"])
    #expect(one.score > 0 && one.score <= 1)
  }

  @Test func nothingIsLikeNothing() {
    #expect(ReportedGlitch.nearest(to: [], most: 5).isEmpty)
    #expect(ReportedGlitch.nearest(to: [GlitchMark(kind: "no-such")], most: 5).isEmpty)
    #expect(ReportedGlitch.nearest(to: [GlitchMark(kind: "flash")], most: 0).isEmpty)
    #expect(ReportedGlitch.nearest(to: [GlitchMark(kind: "flash")], most: 3).count == 3)
  }

  @Test func aFileWithoutFindingsIsLikeNone() throws {
    let scratch = try Scratch()
    try scratch.write(SuiteTests.good, to: "x.navsim")
    let ran = try Binary.run(["like", "x.navsim"], in: scratch.url)
    #expect(
      ran.code == 1 && ran.out.hasPrefix("nothing is found in x.navsim"), "\(ran.out)\(ran.err)")
  }

  /// Of a run that ended early nobody knows what is found.
  @Test func aRunThatEndsEarlyIsToldSo() throws {
    let scratch = try Scratch()
    try scratch.write(
      "page A\n  on look do look of self\n  on viewDidLoad do look\nscenario \"x\"\nstack A\n"
        + "expect at start: top is A\n", to: "loop.navsim")
    let ran = try Binary.run(["like", "loop.navsim"], in: scratch.url)
    #expect(ran.code == 2 && ran.out.isEmpty && ran.err.contains("ended early"), "\(ran)")
  }

  @Test func jsonSaysTheSame() throws {
    let ran = try Binary.run(["like", "snap", "of", "eye", "--most", "2", "--json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(ran.out.utf8)) as? [String: Any])
    #expect(object["found"] as? [String] == ["snap of eye"])
    #expect((object["reports"] as? [[String: Any]])?.count == 2)
  }

  @Test(arguments: [
    (["like", "snapp"], "did you mean 'snap'"),
    (["like", "snap", "eye"], "neither a file nor a finding"),
    (["like", "snap", "of", "banana", "in", "push"], "nothing is seen on 'banana'"),
    (["like", "snap", "of", "title.Home", "in", "nowhere"], "is done that is called 'nowhere'"),
    (["like", "snap", "in", "cancelled", "swip"], "did you mean 'swipe'?"),
    (["like", "none.navsim"], "none.navsim"), (["like", "snap", "--most", "0"], "'--most'"),
    (["like", "a.navsim", "b.navsim"], "one too many"),
  ])
  func whatIsWrongIsTold(arguments: [String], message: String) throws {
    let ran = try Binary.run(arguments)
    #expect(ran.code == 2 && ran.err.contains(message), "\(ran.err)")
  }
}
