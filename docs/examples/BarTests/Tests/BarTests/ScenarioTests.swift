import NavSim
import Testing

/// With Swift Testing: failures are recorded at the scenario's own line, so that the editor shows
/// them there.
@Suite struct ScenarioTests {
  @Test func theProfilePage() throws {
    let file = try Scenario.file("profile.navsim")
    record(file)
    for run in try Scenario.runs(of: file) { record(run, of: file) }
  }

  @Test func aScenarioWrittenInSwift() throws {
    let file = ScenarioFile(
      path: "inline.navsim",
      text: """
        device iphone-8
        ios    12
        page A
          on viewWillAppear  bar backgroundImage=#FF0000
        page B
          on viewWillAppear  bar backgroundImage=#0000FF
        scenario "push"
        stack A
        at 0ms  push B
        expect at end:  bar.backgroundImage = #0000FF
        """)
    record(file)
    let runs = try Scenario.runs(of: file)
    #expect(runs.count == 1)
    #expect(runs.allSatisfy { $0.isFine })
  }

  /// The trace itself can be looked at, frame by frame.
  @Test func thePageComesInFromTheRight() throws {
    let file = try Scenario.file("profile.navsim")
    let run = try #require(try Scenario.runs(of: file).first)
    let page = try #require(run.trace.element("page.Profile"))
    let x = try #require(run.trace.slot("x", of: page))
    var cursor = TraceCursor(run.trace)
    var places: [TraceValue] = []
    while cursor.advance() {
      if cursor.isPresent[page], cursor.values[x] != places.last { places.append(cursor.values[x]) }
    }
    #expect(places.first == .number(375))
    #expect(places.contains(.number(0)))
  }

  /// What is wrong with a file comes as values with their place, not as a crash.
  @Test func aFileWithAnError() throws {
    let file = ScenarioFile(
      path: "wrong.navsim",
      text: """
        page A
        scenario "at rest"
        stack A
        expect at end:  top is B
        """)
    #expect(file.hasErrors)
    #expect(file.diagnostics.first?.line == 4)
  }

  /// A failing claim names the file and the line of its `expect`.
  @Test func aClaimThatDoesNotHold() throws {
    let file = ScenarioFile(
      path: "wrong.navsim",
      text: """
        page A
        page B
        scenario "at rest"
        stack A
        expect at end:  top is B
        """)
    let failure = try #require(try Scenario.runs(of: file).first?.failures.first)
    #expect(failure.file == "wrong.navsim" && failure.line == 5)
    #expect(failure.message.contains("A"))
  }

  /// A glitch that is known: the page that shows it, frame by frame, stands in the test's report.
  @Test func theBarJumps() throws {
    let file = ScenarioFile(
      path: "inline.navsim",
      text: """
        device iphone-8
        ios    12
        page A
          on viewWillAppear  bar backgroundImage=#FF0000
        page B
          on viewWillAppear  bar backgroundImage=#0000FF
        scenario "push"
        stack A
        at 0ms  push B
        expect during push:  no snap
        """)
    try withKnownIssue("UIKit alone paints the whole bar at once") {
      for run in try Scenario.runs(of: file) { record(run, of: file) }
    }
  }

  /// Records what is wrong with a cell, and attaches what shows it: a page to look through, and a
  /// strip of the frames around what was found.
  private func record(_ run: CellRun, of file: ScenarioFile) {
    record(run)
    #if compiler(>=6.2)
      if run.isFine { return }
      if let page = file.page(0, run.cell) {
        Attachment.record(page, named: "\(run.scenario).html")
      }
      let cell = FilmStrip.Cell(
        label: run.cell.text, reel: run.trace.reel, findings: run.findings)
      let strip = FilmStrip(title: run.scenario, [cell], frames: .glitches, crop: .bar)
      Attachment.record(FilmPNG.bytes(strip), named: "\(run.scenario).png")
    #endif
  }

  private func record(_ file: ScenarioFile) {
    for diagnostic in file.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.text)")
    }
  }

  private func record(_ run: CellRun) {
    if let fault = run.fault { Issue.record("\(run.scenario): \(fault)") }
    for failure in run.failures {
      Issue.record(
        "\(ReportItem(failure).text.plain)",
        sourceLocation: SourceLocation(
          fileID: "Scenarios/\(failure.file)", filePath: failure.file, line: failure.line,
          column: failure.column))
    }
  }
}
