import NavSim

/// What marks a report: what the detectors find in its cells and not under its fix. Where nothing is
/// found, what the file's known claims say should be.
public enum FoundMarks {
  /// Looks whether the library knows a report by what is found in its file.
  ///
  /// - Parameter file: a report's file, with its path.
  public static func check(
    _ report: ReportedGlitch, _ file: ScenarioFile, text: String
  ) -> CheckTally {
    var tally = CheckTally()
    let found = marks(in: file, text: text)
    tally.add(
      found == report.marks
        ? nil
        : "\(report.id): \(said(found)) instead of \(said(report.marks));"
          + " NAVSIM_UPDATE=1 swift test --filter ReportedTests")
    return tally
  }

  private static func said(_ marks: [GlitchMark]) -> String {
    marks.isEmpty ? "nothing" : marks.map(\.text).joined(separator: ", ")
  }

  /// The marks of a report's file, sorted.
  public static func marks(in file: ScenarioFile, text: String) -> [GlitchMark] {
    var found: Set<GlitchMark> = []
    var cured: Set<GlitchMark> = []
    for index in file.scenarios.indices {
      for cell in (try? file.cells(of: index)) ?? [] {
        guard let run = file.run(index, cell) else { continue }
        if cell.values.contains(where: { $0.value == "fix" }) {
          cured.formUnion(run.marks)
        } else {
          found.formUnion(run.marks)
        }
      }
    }
    let own = found.subtracting(cured)
    return own.isEmpty ? claimed(in: text) : own.sorted()
  }

  /// `some flash of eye.left` of a claim.
  private static func claimed(in text: String) -> [GlitchMark] {
    let claims = text.split(separator: "\n").filter { $0.contains("expect ") }
    var marks: Set<GlitchMark> = []
    for claim in claims {
      guard let some = claim.firstRange(of: "some ") else { continue }
      let words = claim[some.upperBound...].split(separator: " ").prefix(3)
      guard let kind = words.first else { continue }
      let isNamed = words.count == 3 && words[words.startIndex + 1] == "of"
      if let mark = GlitchMark(text: isNamed ? words.joined(separator: " ") : String(kind)) {
        marks.insert(mark)
      }
    }
    return marks.sorted()
  }
}
