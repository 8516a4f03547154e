import Foundation
import NavSim
import NavSimVerify
import Testing

/// What the tool and docs/Reported.md say of the reports is what their files say.
@Suite struct ReportedTests {
  private static let rows = Binary.root.appendingPathComponent(
    "Sources/NavSim/Reports/ReportRows.swift")
  private static let marks = Binary.root.appendingPathComponent(
    "Sources/NavSim/Reports/ReportMarks.swift")
  private static let page = Binary.root.appendingPathComponent("docs/Reported.md")
  private static let updates = ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] == "1"

  @Test func everyReportHasAHead() throws {
    let files = try ReportFile.all
    #expect(files.count >= 42)
    for file in files {
      #expect(!file.title.isEmpty && file.title.hasSuffix("."), "\(file.id): a title, one sentence")
      for name in ["Source", "Systems", "Seen"] {
        #expect(file.fields[name]?.isEmpty == false, "\(file.id): \(name)")
      }
    }
  }

  /// A symptom is shown, in part, or not; a file that shows nothing says so with a claim that is known.
  @Test func whatIsNotShownIsSaidOnce() throws {
    for file in try ReportFile.all {
      #expect(file.fields["Not shown"] == nil || file.fields["Shown in part"] == nil, "\(file.id)")
    }
  }

  @Test func theToolKnowsThem() throws {
    let text = ReportPage.rows(try ReportFile.all)
    if Self.updates { return try Data(text.utf8).write(to: Self.rows) }
    #expect(try String(contentsOf: Self.rows, encoding: .utf8) == text)
  }

  /// What marks the reports is what is found in them: some of them, `navsim-bench verify marks` holds all.
  @Test func theirMarksAreWhatIsFound() throws {
    let files = try ReportFile.all
    if Self.updates { return try Data(ReportMarks.table(files).utf8).write(to: Self.marks) }
    for index in stride(from: 3, to: files.count, by: 19) {
      let report = try #require(ReportedGlitch.all.first { $0.id == files[index].id })
      let path = ReportFile.folder.appendingPathComponent(report.id + ".navsim").path
      let file = ScenarioFile(path: path, text: files[index].text)
      #expect(FoundMarks.check(report, file, text: files[index].text).faults == [])
    }
  }

  @Test func aMarkThatIsNotFoundIsTold() throws {
    let report = try #require(ReportedGlitch.all.first { !$0.marks.isEmpty })
    let file = ScenarioFile(path: "x.navsim", text: "page A\nscenario \"x\"\nstack A\n")
    #expect(FoundMarks.check(report, file, text: "").faults.count == 1)
  }

  @Test func thePageIsMadeFromThem() throws {
    let text = ReportPage.text(try ReportFile.all)
    if Self.updates { return try Data(text.utf8).write(to: Self.page) }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == text)
  }

  /// Each detector that a report names has a heading by which its symptom is found.
  @Test func everySymptomHasAHeading() throws {
    let names = Set(ReportPage.symptoms.flatMap(\.detectors))
    for file in try ReportFile.all {
      for name in file.detectors { #expect(names.contains(name), "\(file.id): \(name)") }
    }
  }
}
