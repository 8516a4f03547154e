import NavSim
import NavSimTestSupport
import Testing

/// A long run that uses a second core finds what one finds that does not.
@Suite struct SpareCoreTests {
  private static func file(bar: String) -> ScenarioFile {
    let text = """
      device iphone-8
      ios 12
      page A "A"
        view backgroundColor=white
        on viewWillAppear  bar barTintColor=blue
      page B "B"
        view backgroundColor=white
        on viewWillAppear  bar barTintColor=\(bar)
      scenario "long"
      stack A

      """
    let turns = String(repeating: "then push B\nthen pop\n", count: 40)
    return ScenarioFile(path: "x.navsim", text: text + turns + "expect at end: top is A\n")
  }

  @Test(arguments: Whole.of(["red", "blue"], every: 2))
  func theSameIsFound(bar: String) throws {
    let cell = try #require(try Self.file(bar: bar).cells(of: 0).first)
    let runs = try [false, true].map {
      try #require(Self.file(bar: bar).run(0, cell, hasSpareCore: $0))
    }
    #expect(runs[0].trace.lastFrame > 2_000)
    #expect(runs[0].findings == runs[1].findings)
    #expect(runs[0].byItself == runs[1].byItself)
    #expect(runs[0].findings.isEmpty == (bar == "blue"))
  }
}
