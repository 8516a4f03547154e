// Publicly reported glitches that are told as scenarios. The rows are made from the heads of the files
// in Scenarios/reports, so that whoever has the tool alone finds what others have seen before.

/// A publicly reported glitch.
public struct ReportedGlitch: Hashable, Sendable {
  /// What became of a report.
  public enum State: String, CaseIterable, Sendable {
    /// The symptom is there, and is not under the fix.
    case cured = "shown and cured"
    /// The symptom is there; the report has no fix.
    case shown
    /// The set-up is told; the symptom does not come out.
    case told = "told, not shown"
  }

  /// The number, such as `G056`.
  public let id: String
  /// What goes wrong, in one sentence.
  public let title: String
  /// The systems that it was seen on, as the report says.
  public let systems: String
  /// Where it was reported.
  public let source: String
  /// What became of it.
  public let state: State
  /// The detectors that find it, by name; empty where a claim of its own shows it.
  public let detectors: [String]
}

extension Catalogue {
  /// One row a report: what is seen, what became of it, where it stands.
  static var reports: Table {
    var table = Table(["report", "seen", "systems", "state", "found by", "file", "source"])
    table.layout = .entries
    for report in ReportedGlitch.all {
      table.add([
        report.id, report.title, report.systems, report.state.rawValue,
        report.detectors.joined(separator: ", "), "Scenarios/reports/\(report.id).navsim",
        report.source,
      ])
    }
    return table
  }
}
