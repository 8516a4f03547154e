import Foundation
import NavSim

/// What marks each report: what the detectors find in its cells and not under its fix. Where nothing is
/// found, what the file's known claims say should be.
enum ReportMarks {
  /// Whether all is looked at, not a sample.
  static let isAsked = ProcessInfo.processInfo.environment["NAVSIM_WHOLE"] != nil

  static func table(_ files: [ReportFile]) -> String {
    let lines = files.map { file in
      "    " + ([file.id] + marks(of: file).map(\.text)).joined(separator: "\\t") + "\n"
    }
    return """
      // Made from what is found in Scenarios/reported: NAVSIM_WHOLE=1 NAVSIM_UPDATE=1 swift test --filter ReportedTests

      extension ReportedGlitch {
        static let markTable = \"\"\"

      """ + lines.joined() + "    \"\"\"\n}\n"
  }

  static func marks(of file: ReportFile) -> [GlitchMark] {
    let path = ReportFile.folder.appendingPathComponent(file.id + ".navsim").path
    let scenarios = ScenarioFile(path: path, text: file.text)
    var found: Set<GlitchMark> = []
    var cured: Set<GlitchMark> = []
    for index in scenarios.scenarios.indices {
      for cell in (try? scenarios.cells(of: index)) ?? [] {
        guard let run = scenarios.run(index, cell) else { continue }
        if cell.values.contains(where: { $0.value == "fix" }) {
          cured.formUnion(run.marks)
        } else {
          found.formUnion(run.marks)
        }
      }
    }
    let own = found.subtracting(cured)
    return own.isEmpty ? claimed(in: file) : own.sorted()
  }

  /// `some flash of eye.left` of a claim.
  private static func claimed(in file: ReportFile) -> [GlitchMark] {
    let claims = file.text.split(separator: "\n").filter { $0.contains("expect ") }
    var marks: Set<GlitchMark> = []
    for claim in claims {
      guard let some = claim.range(of: "some ") else { continue }
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
