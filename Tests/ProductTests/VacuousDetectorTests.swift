import NavSim
import Testing

/// A claim about a detector that could not fail in the cell is an error, with the reason.
@Suite struct VacuousDetectorTests {
  private func messages(_ claim: String, _ page: String = "") throws -> [String] {
    let file = ScenarioFile(
      path: "claim.navsim",
      text: """
        ios 12
        page A "A"
          view backgroundColor=white
        page B "B"
          view backgroundColor=white
          \(page)
        scenario "claim"
        stack A
        at 0ms push B
        expect \(claim)

        """)
    #expect(!file.hasErrors, "\(file.diagnostics)")
    let cell = try #require(try file.cells(of: 0).first)
    let run = try #require(file.run(0, cell))
    return run.failures.map(\.message)
  }

  /// Nobody says whether there should be a bar.
  @Test func noWish() throws {
    #expect(
      try messages("always: no hidden-mismatch") == [
        "no page on top says whether it wants a bar (wants hidden): there is nothing to look at"
      ])
    #expect(try messages("always: no hidden-mismatch", "wants hidden=no") == [])
    #expect(try messages("always: some hidden-mismatch") == ["no hidden-mismatch was found"])
  }

  /// The trace does not have what the detector looks at.
  @Test func noElement() throws {
    #expect(
      try messages("always: no tab-bar") == [
        "a tab-bar is seen on tabBar, toolbar, and the trace has none: there is nothing to look at"
      ])
    #expect(
      try messages("always: no status-bar") == [
        "a status-bar is seen on statusBar, and the trace has none: there is nothing to look at"
      ])
  }

  /// What is seen at rest alone is never seen in a scope in which everything moves.
  @Test(arguments: ["stuck", "style-leak", "hidden-mismatch", "stack-mismatch"])
  func noRest(detector: String) throws {
    #expect(
      try messages("during push: no \(detector)", "wants hidden=no") == [
        "a \(detector) is seen at rest, and nothing rests in the scope: there is nothing to look at"
      ])
    #expect(try messages("at end: no \(detector)", "wants hidden=no") == [])
    #expect(try messages("always: no \(detector)", "wants hidden=no") == [])
    #expect(
      try messages("at start: no \(detector)", "wants hidden=no").isEmpty
        == (detector != "hidden-mismatch"))
  }
}
