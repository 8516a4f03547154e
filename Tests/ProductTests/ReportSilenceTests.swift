import Foundation
import NavSim
import Testing

/// In the mended cells of reports detectors find nothing, but for what stands here with its reason.
@Suite struct ReportSilenceTests {
  /// A finding that is right: something is wrong there that the report does not speak of.
  struct Explained: Sendable {
    var file: String
    var detector: String
    var why: String
  }

  static let explained: [Explained] =
    ["G007", "G009"].map {
      Explained(
        file: $0, detector: "snap", why: "UIKit alone, one bar: its colour is there at once")
    }
    + ["G001", "G006", "G022"].map {
      Explained(
        file: $0, detector: "snap", why: "the background's opacity is written without animation")
    }
    + [
      Explained(
        file: "G016", detector: "untied",
        why: "UIKit alone, one bar: it fades as a whole while the pages slide"),
      Explained(
        file: "G092", detector: "snap",
        why:
          "a title's colour is not animated: that of the page that goes jumps with the first frame"),
      Explained(
        file: "G054", detector: "flash",
        why: "what is left of the rewound hide comes behind what the repair asks for"),
      Explained(
        file: "G054", detector: "stuck",
        why: "what is left of the rewound hide comes behind what the repair asks for"),
      Explained(
        file: "G054", detector: "snap",
        why: "what is left of the rewound hide comes behind what the repair asks for"),
      Explained(
        file: "G054", detector: "black-gap",
        why: "what is left of the rewound hide comes behind what the repair asks for"),
    ]
    + ["stuck", "sudden-item", "log-warning"].map {
      Explained(
        file: "G119", detector: $0,
        why: "the way out is an unanimated call in the middle of a transition that is taken back"
      )
    }
    + ["G019", "G055", "G056", "G057"].map {
      Explained(
        file: $0, detector: "hidden-mismatch",
        why: "the code runs at calls: nobody hides the bar on the page that is there from the start"
      )
    }
    + ["G024", "G048"].flatMap { file in
      ["flash", "shadow"].map {
        Explained(
          file: file, detector: $0,
          why: "this library makes it white behind a translucent bar while pages move")
      }
    }

  @Test(arguments: files) func aMendedReportIsSilent(name: String) throws {
    let path = "Scenarios/reports/\(name).navsim"
    let text = try String(
      contentsOf: Binary.root.appendingPathComponent(path), encoding: .utf8)
    let file = ScenarioFile(path: path, text: text)
    let known = Self.explained.filter { $0.file == name }
    var shown: Set<String> = []
    var found: [String] = []
    for scenario in file.scenarios.indices {
      for cell in try file.cells(of: scenario) where cell["variant"] == "fix" {
        let run = try #require(file.run(scenario, cell))
        for finding in run.findings {
          shown.insert(finding.kind)
          if !known.contains(where: { $0.detector == finding.kind }) {
            found.append("\(cell.text): \(finding.kind) at \(finding.place): \(finding.message)")
          }
        }
      }
    }
    #expect(found == [])
    #expect(known.filter { !shown.contains($0.detector) }.map(\.why) == [], "nothing shows these")
  }

  static let files: [String] = {
    let folder = Binary.root.appendingPathComponent("Scenarios/reports").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".navsim") }.map { String($0.dropLast(7)) }.sorted()
  }()
}
