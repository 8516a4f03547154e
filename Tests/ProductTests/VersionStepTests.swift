import Foundation
import NavSim
import NavSimVerify
import Testing

/// Values that versions change are claimed on both sides. Here a few, each by the file of its rule;
/// `navsim-bench verify versions` takes all, with every scenario.
@Suite struct VersionStepTests {
  private static func files(_ paths: [String]) throws -> [ScenarioFile] {
    try paths.map { path in
      let text = try String(
        contentsOf: Binary.root.appendingPathComponent("Scenarios/\(path).navsim"), encoding: .utf8)
      return ScenarioFile(path: path, text: text)
    }
  }

  private static func step(_ text: String) throws -> VersionSteps.Step {
    try #require(VersionSteps.all.first { $0.text == text })
  }

  @Test(arguments: [
    ("titles.characterWidth 8 to 9", "model/title-layout"),
    ("animators.titleViewComesBack 10 to 11", "model/driven-title-view"),
    ("presentations.outsideTapDismisses 12 to 13", "model/presentations"),
    ("hasViewIsAppearing 12 to 13", "versions/order"),
    ("bar.scrollEdgeRamp 18 to 26", "model/scroll-edge"),
  ]) func bothSidesAreHeld(step: String, path: String) throws {
    let tally = VersionSteps(try Self.files([path])).check(try Self.step(step))
    #expect(tally.faults == [])
    #expect(tally.count == 2)
  }

  @Test func whatNoClaimHoldsIsTold() throws {
    let steps = VersionSteps(try Self.files(["versions/order"]))
    #expect(
      steps.check(try Self.step("titles.characterWidth 8 to 9")).faults == [
        "titles.characterWidth 8 to 9: no claim fails on 8 with titles.characterWidth=9",
        "titles.characterWidth 8 to 9: no claim fails on 9 with titles.characterWidth=8.75",
      ])
  }

  @Test func anExceptionThatIsNoneIsTold() throws {
    let step = try Self.step("hasViewIsAppearing 12 to 13")
    let exception = VersionStepException(step: step.text, sides: [.older], reason: "")
    let steps = VersionSteps(try Self.files(["versions/order"]))
    #expect(
      steps.check(step, exceptions: [exception]).faults == [
        "hasViewIsAppearing 12 to 13: versions/order notices what is said to be an exception"
      ])
  }

  @Test func exceptionsAreSteps() {
    for exception in VersionStepException.all {
      #expect(VersionSteps.all.contains { $0.text == exception.step }, "\(exception.step)")
      #expect(exception.reason.hasSuffix("."))
    }
  }

  @Test func aValueThatChangesTwiceHasTwoSteps() {
    let steps = VersionSteps.all.filter { $0.rule == "presentations.automatic" }
    #expect(
      steps.map(\.text) == ["presentations.automatic 12 to 13", "presentations.automatic 17 to 18"])
    #expect(steps.map(\.before) == ["fullScreen", "pageSheet"])
  }
}
