import NavSim
import Testing

@testable import NavSimCommand

// Names of output files: readable, safe, and never two the same.

@Suite struct OutputPlanTests {
  @Test(arguments: [
    ("swipe back", "swipe-back"), ("a/b\\c:d", "a-b-c-d"), ("..", "scenario"), ("", "scenario"),
    ("  x  ", "x"), ("tint #FF0000", "tint-FF0000"), ("返回", "返回"), ("fd + km", "fd-+-km"),
  ])
  func aSlugIsSafeInAFileName(text: String, slug: String) {
    #expect(FileName.slug(text) == slug)
  }

  @Test func aLongNameIsCut() {
    #expect(FileName.slug(String(repeating: "é", count: 500)).utf8.count <= 100)
  }

  @Test func aNameSaysWhatVaries() {
    let label = TraceLabel(
      relative: "basics/push.navsim", scenario: "two pages",
      axes: [("strategy", "native"), ("ios", "12")])
    #expect(label.name == "basics/push.two-pages.strategy=native,ios=12")
    #expect(TraceLabel(relative: "stdin", scenario: nil, axes: []).name == "stdin")
  }

  @Test func equalNamesAreNumbered() {
    let labels = ["A.navsim", "a.navsim", "A.navsim"].map {
      TraceLabel(relative: $0, scenario: nil, axes: [])
    }
    #expect(OutputPlan.paths(labels) == ["A.trace", "a-2.trace", "A-3.trace"])
  }

  @Test func severalTracesNeedAFolder() throws {
    let scratch = try Scratch()
    let folder = scratch.url.path
    #expect(OutputPlan.target(nil, traces: 2) == .standardOutput)
    #expect(OutputPlan.target("-", traces: 2) == .standardOutput)
    #expect(OutputPlan.target(folder + "/x", traces: 1) == .file(folder + "/x"))
    #expect(OutputPlan.target(folder + "/x", traces: 2) == .folder(folder + "/x"))
    #expect(OutputPlan.target(folder, traces: 1) == .folder(folder))
    #expect(OutputPlan.target(folder + "/x/", traces: 1) == .folder(folder + "/x/"))
  }
}
