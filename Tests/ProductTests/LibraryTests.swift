import NavSim
import Testing

// The face for people who import the library: nothing but `import NavSim`.

@Suite struct LibraryTests {
  @Test func aTextRunsWithoutAnyFile() throws {
    let file = ScenarioFile(path: "two.navsim", text: RunTests.scenario)
    #expect(file.diagnostics.isEmpty && !file.hasErrors)
    #expect(file.scenarios.map(\.name) == ["two pages"])
    let cells = try file.cells(of: 0)
    #expect(
      cells.map(\.text) == [
        "strategy=native,ios=12,device=iphone-8", "strategy=meituan,ios=12,device=iphone-8",
      ])
    for cell in cells {
      let run = try #require(file.run(0, cell))
      #expect(run.isFine && run.failures.isEmpty && run.fault == nil)
      #expect(run.trace.bytes().starts(with: Array("navsim-trace 1\n".utf8)))
    }
  }

  @Test func aFileWithErrorsRunsNothing() throws {
    let file = ScenarioFile(path: "x.navsim", text: "paeg A\n")
    #expect(file.hasErrors && file.diagnostics.first?.line == 1)
    #expect(file.scenarios.isEmpty)
    #expect(try file.cells(of: 0).isEmpty)
    let other = ScenarioFile(path: "two.navsim", text: RunTests.scenario)
    let cell = try #require(try other.cells(of: 0).first)
    #expect(file.run(0, cell) == nil)
    #expect(other.run(7, cell) == nil)
  }

  @Test func anOverrideThatDoesNotExistThrows() {
    let file = ScenarioFile(path: "two.navsim", text: RunTests.scenario)
    #expect(throws: CellError.self) { try file.cells(of: 0, overrides: [("ios", "6")]) }
  }

  /// A colour that adapts is one in light and another in dark mode: code that sets it is seen in either.
  @Test(arguments: ["", "option dark\n"]) func aColourOfTwoModesIsSeenInEither(mode: String) throws
  {
    let file = ScenarioFile(
      path: "x.navsim",
      text: """
        device iphone-8
        ios 13
        \(mode)page A "A"
          view backgroundColor=black
          on viewWillAppear  bar barTintColor=red/blue translucent=no
        page B "B"
        scenario "x"
        stack A
        at 0ms  push B
        then    pop
        expect at end: top is A

        """)
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    #expect(run.fault == nil && run.unmetWishes.isEmpty)
  }
}
