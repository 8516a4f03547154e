// Publicly reported glitches that are told as scenarios. The rows are made from the heads of the files
// in Scenarios/reported, so that whoever has the tool alone finds what others have seen before.

/// A publicly reported glitch.
public struct ReportedGlitch: Hashable, Sendable {
  /// What became of a report.
  public enum State: String, CaseIterable, Sendable {
    /// The symptom is there, and is not under the fix.
    case cured = "shown and cured"
    /// The symptom is there; the report has no fix.
    case shown
    /// Something of the symptom is there, or under another condition.
    case part = "shown in part"
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

  /// Every report that is told, by its number.
  public static let all: [ReportedGlitch] = table.utf8.split(separator: 10).compactMap { line in
    let fields = line.split(separator: 9, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard fields.count == 6, let state = State(word: fields[1]) else { return nil }
    return ReportedGlitch(
      id: fields[0], title: fields[3], systems: fields[4], source: fields[5], state: state,
      detectors: fields[2].split(separator: ",").map(String.init))
  }

  /// How many there are: a row each, none of which has to be read for that.
  public static let count = table.utf8.count { $0 == 10 } + 1
}

extension ReportedGlitch.State {
  fileprivate init?(word: String) {
    guard let state = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = state
  }
}

extension Catalogue {
  /// What is seen in reports, the most frequent first: where somebody begins who knows none by its
  /// number. What no detector finds stands at the end.
  public static var symptoms: Table {
    var table = Table(["seen", "reports", "meaning"])
    let counts = Detector.all.map { detector in
      (detector, ReportedGlitch.all.count { $0.detectors.contains(detector.name) })
    }
    let seen = counts.filter { $0.1 > 0 }.sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }
    for (detector, count) in seen {
      table.add([detector.name, "\(count)", detector.summary])
    }
    let others = ReportedGlitch.all.count { $0.detectors.isEmpty }
    table.add(["", "\(others)", "what no detector finds: a claim shows it, or it is told alone"])
    return table
  }

  /// One row a report: what is seen, what became of it, where it stands.
  static var reports: Table {
    var table = Table(["name", "seen", "systems", "state", "found by", "file", "source"])
    table.layout = .entries
    for report in ReportedGlitch.all {
      table.add([
        report.id, report.title, report.systems, report.state.rawValue,
        report.detectors.joined(separator: ", "), "Scenarios/reported/\(report.id).navsim",
        report.source,
      ])
    }
    return table
  }
}

extension Manual {
  /// A report by its number.
  static func reports(_ name: String) -> [String] {
    ReportedGlitch.all.filter { $0.id == name }.map { report in
      let found =
        report.detectors.isEmpty ? "a claim of its own" : report.detectors.joined(separator: ", ")
      return """
        \(report.id): a reported glitch (\(report.state.rawValue))

          \(report.title)
          systems   \(report.systems)
          found by  \(report.state == .told ? "nothing" : found)
          source    \(report.source)
          run it    navsim run Scenarios/reported/\(report.id).navsim

        """
    }
  }
}
