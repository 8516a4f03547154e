import Foundation
import NavSimTestSupport
import Testing

// A trace that says everything in every frame tells the same story as one that says what changed.

@Suite struct WhyFullTraceTests {
  private static func ran(_ arguments: [String], _ options: [String]) throws -> Ran {
    let scratch = try Scratch()
    let path = Binary.root.appendingPathComponent("Scenarios/basics/push.navsim").path
    _ = try Binary.run(
      ["run", path, "--cell", "strategy=native", "-o", "x.trace", "--quiet"] + options,
      in: scratch.url)
    return try Binary.run(arguments, in: scratch.url)
  }

  @Test(
    arguments: Whole.of(
      [
        "bar.tintColor", "bar.bg.image.color", "page.B.x", "navigation.top", "page.A.y",
      ], every: 5)) func whatIsSaidAgainIsNoChange(property: String) throws
  {
    let question = ["why", "x.trace", property, "--frame", "push end+0"]
    for causes in [[], ["--causes"]] {
      let (full, plain) = (
        try Self.ran(question, ["--full"] + causes), try Self.ran(question, causes)
      )
      #expect(full.code == 0 && full.out == plain.out, "\(full.out)\(plain.out)\(full.err)")
    }
  }

  @Test func whatRestsSinceTheStartSaysSo() throws {
    let ran = try Self.ran(
      ["why", "x.trace", "bar.tintColor", "--frame", "push end+0"], ["--full"])
    #expect(ran.out.hasPrefix("bar.tintColor is #007AFF in push end +0 (500ms), since start\n"))
  }

  @Test func aStarStandsBehindWhatChanged() throws {
    let question = ["run", "x.trace", "--frame", "push+3"]
    let (full, plain) = (try Self.ran(question, ["--full"]), try Self.ran(question, []))
    #expect(full.out == plain.out, "\(full.out)")
    #expect(full.out.contains("  *\n") && full.out.contains(" 64\n"))
  }
}
