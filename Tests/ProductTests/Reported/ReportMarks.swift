import Foundation
import NavSim
import NavSimVerify

/// The file of the library that says what marks each report. `navsim-bench verify marks` holds it against
/// what is found.
enum ReportMarks {
  static func table(_ files: [ReportFile]) -> String {
    let lines = files.map { file in
      let path = ReportFile.folder.appendingPathComponent(file.id + ".navsim").path
      let marks = FoundMarks.marks(in: ScenarioFile(path: path, text: file.text), text: file.text)
      return "    " + ([file.id] + marks.map(\.text)).joined(separator: "\\t") + "\n"
    }
    return """
      // Made from what is found in Scenarios/reported: NAVSIM_UPDATE=1 swift test --filter ReportedTests

      extension ReportedGlitch {
        static let markTable = \"\"\"

      """ + lines.joined() + "    \"\"\"\n}\n"
  }
}
