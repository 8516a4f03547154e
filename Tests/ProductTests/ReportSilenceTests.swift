import Foundation
import NavSim
import NavSimVerify
import Testing

/// In the mended cells of reports detectors find nothing, but for what `MendedReports` gives a reason
/// for. Some reports; `navsim-bench verify mended` takes all.
@Suite struct ReportSilenceTests {
  private func file(_ name: String) throws -> ScenarioFile {
    let path = "Scenarios/reported/\(name).navsim"
    let text = try String(
      contentsOf: Binary.root.appendingPathComponent(path), encoding: .utf8)
    return ScenarioFile(path: path, text: text)
  }

  @Test(arguments: ["G001", "G028", "G092", "G119", "G177"])
  func aMendedReportIsSilent(name: String) throws {
    let tally = try MendedReports.check(name, file(name))
    #expect(tally.faults == [])
    #expect(tally.count > 0)
  }

  /// Each reason is about a report that there is.
  @Test func reasonsAreAboutReports() {
    let reports = Set(ReportedGlitch.all.map(\.id))
    #expect(MendedReports.explained.filter { !reports.contains($0.file) }.map(\.file) == [])
  }

  @Test func whatHasNoReasonIsTold() throws {
    let file = try file("G092")
    let faults = MendedReports.check("G092", file, explained: []).faults
    #expect(faults.contains { $0.contains("snap at ") }, "\(faults)")
    let stale = MendedReports.Explained(file: "G092", detector: "flash", why: "nothing")
    let told = MendedReports.check("G092", file, explained: MendedReports.explained + [stale])
    #expect(told.faults == ["G092: nothing shows flash: nothing"])
  }
}
