import Foundation
import Testing

// `golden tracks`: kept, compared and settled as a trace in frames is.

@Suite struct TrackGoldenTests {
  private static let scenario = "Scenarios/in/x.navsim"
  private static let kept = "Scenarios/__traces__/in/x/over-there.strategy=native.tracks"
  private static let text = GoldenTests.text.replacing("golden", with: "golden tracks")

  private static func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(text, to: scenario)
    return scratch
  }

  private func exists(_ scratch: Scratch, _ name: String) -> Bool {
    FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent(name).path)
  }

  @Test func theyAreMissingKeptAndAsRunPrintsThem() throws {
    let scratch = try Self.folder()
    let check = try GoldenTests.run(scratch, "test", "--check")
    #expect(check.code == 1 && !exists(scratch, Self.kept + ".new"))
    #expect(check.out.contains("error: no trace is kept yet in "))
    #expect(try GoldenTests.run(scratch, "test").code == 1)
    #expect(exists(scratch, Self.kept + ".new") && !exists(scratch, Self.kept))
    let update = try GoldenTests.run(scratch, "test", "--update=missing")
    #expect(update.code == 0 && update.out.contains("wrote \(Self.kept)\n"))
    #expect(!exists(scratch, Self.kept + ".new"))
    let run = try GoldenTests.run(
      scratch, "run", "--quiet", Self.scenario, "--strategy", "native", "--tracks")
    #expect(try scratch.read(Self.kept) == run.out)
    #expect(run.out.contains("\nform      tracks\n"))
    #expect(try GoldenTests.run(scratch, "test", "--check").code == 0)
  }

  @Test func aDifferenceIsToldReviewedAndSettled() throws {
    let scratch = try Self.folder()
    _ = try GoldenTests.run(scratch, "test", "--update")
    let before = try scratch.read(Self.kept)
    try scratch.write(Self.text.replacing("#FFFFFF", with: "#FF0000"), to: Self.scenario)
    let ran = try GoldenTests.run(scratch, "test")
    #expect(ran.code == 1)
    #expect(ran.out.contains("is not the one that is kept at \(Self.kept): "))
    #expect(ran.out.contains("frame: +0 page.A.backgroundColor #FFFFFF -> #FF0000"))
    #expect(ran.out.contains("start  page.A.backgroundColor"))
    #expect(ran.out.contains("accept it: navsim review --accept "))
    #expect(try scratch.read(Self.kept) == before)
    let review = try GoldenTests.run(scratch, "review")
    #expect(review.code == 2 && review.out.contains("start  page.A.backgroundColor"))
    #expect(try GoldenTests.run(scratch, "test", "--check").out.contains("waits to be accepted"))
    #expect(try GoldenTests.run(scratch, "review", "--accept").out == "accepted \(Self.kept)\n")
    #expect(try GoldenTests.run(scratch, "test", "--check").code == 0)
    try scratch.write(Self.text, to: Self.scenario)
    _ = try GoldenTests.run(scratch, "test")
    #expect(try GoldenTests.run(scratch, "review", "--reject").out == "rejected \(Self.kept)\n")
    #expect(try GoldenTests.run(scratch, "test", "--update").code == 0)
    #expect(try scratch.read(Self.kept) == before)
    try scratch.write("cut", to: Self.kept)
    let cut = try GoldenTests.run(scratch, "test")
    #expect(cut.code == 1 && cut.out.contains("what is kept is no trace that can be compared"))
  }

  @Test func anotherFormLeavesTheOldFileToNobody() throws {
    let scratch = try Self.folder()
    _ = try GoldenTests.run(scratch, "test", "--update")
    try scratch.write(GoldenTests.text, to: Self.scenario)
    let frames = try GoldenTests.run(scratch, "test", "--update")
    #expect(frames.code == 0 && exists(scratch, GoldenTests.kept))
    #expect(frames.out.contains("\(Self.kept):1:1: warning: no cell asks for this trace"))
    #expect(try GoldenTests.run(scratch, "diff", GoldenTests.kept, Self.kept).code == 0)
    #expect(try GoldenTests.run(scratch, "test", "--orphans=delete").code == 0)
    #expect(!exists(scratch, Self.kept) && exists(scratch, GoldenTests.kept))
  }

  @Test func theLayoutGoesWithNoOtherForm() throws {
    let scratch = try Self.folder()
    for other in ["--full", "--causes", "--every=2"] {
      let ran = try GoldenTests.run(scratch, "run", Self.scenario, "--tracks", other)
      #expect(ran.code == 2)
    }
    _ = try GoldenTests.run(scratch, "run", "--quiet", Self.scenario, "--tracks", "-o", "out/")
    #expect(exists(scratch, "out/x.strategy=native.tracks"))
  }
}
