import NavSim

/// In the mended cells of reports detectors find nothing, but for what stands here with its reason.
public enum MendedReports {
  /// A finding that is right: something is wrong there that the report does not speak of.
  public struct Explained: Sendable {
    /// The report.
    public let file: String
    let detector: String
    let why: String

    /// A reason for what a detector finds in a report.
    public init(file: String, detector: String, why: String) {
      self.file = file
      self.detector = detector
      self.why = why
    }
  }

  /// What is found nevertheless, and why that is right: reports | detectors | reason.
  public static let explained = """
    G007 G009 | snap | UIKit alone, one bar: its colour is there at once
    G001 G006 G022 | snap | the background's opacity is written without animation
    G219 | untied | UIKit alone, one bar: it fades as a whole while the pages slide
    G092 G177 | snap | a title's colour is not animated: it jumps with the first frame
    G146 | content-jump | a bar that was scrolled away slides back over content that lies below it
    G148 | bar-geometry | the way out puts the bar back at once
    G026 | content-jump | the list that leaves loses its inset, whoever hears of it
    G026 | flash snap black-gap | a bar becomes opaque or clear at once, over a page under or below it
    G119 | stack-mismatch | the stack is what the report says until the way out runs
    G119 | stuck sudden-item log-warning | the way out is an unanimated call in a rewind
    G065 | untied snap | the library counts the colours in frames, faster than the pages move
    G200 | flash snap black-gap | an opaque bar is clear at once, before the page below has its place
    G128 | log-warning lifecycle sudden-item | a push from viewDidLoad, without animation
    G074 | double-bar | one stack lies in a page of another, as the report has it: both have a bar
    G024 G048 | flash shadow | the library has white behind a translucent bar while pages move
    """.split(separator: "\n").flatMap(rows)

  /// The reasons of a line: one for each of its reports and detectors.
  private static func rows(_ line: Substring) -> [Explained] {
    let cells = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    guard cells.count == 3 else { return [] }
    return cells[0].flatMap { file in
      cells[1].map { detector in
        Explained(file: file, detector: detector, why: cells[2].joined(separator: " "))
      }
    }
  }

  /// Runs the mended cells of a report's file; what is found without a reason is a fault, and so is a
  /// reason that nothing shows.
  ///
  /// - Parameters:
  ///   - name: the report's number.
  ///   - reasons: those that count.
  public static func check(
    _ name: String, _ file: ScenarioFile, explained reasons: [Explained] = explained
  ) -> CheckTally {
    var tally = CheckTally()
    let known = reasons.filter { $0.file == name }
    var shown: Set<String> = []
    for scenario in file.scenarios.indices {
      for cell in (try? file.cells(of: scenario)) ?? [] where cell["variant"] == "fix" {
        guard let run = file.run(scenario, cell) else {
          tally.add("\(name): \(cell.text): cannot be run")
          continue
        }
        shown.formUnion(run.findings.map(\.kind))
        let found = run.findings.filter { finding in
          !known.contains { $0.detector == finding.kind }
        }.map { "\($0.kind) at \($0.place): \($0.message)" }
        tally.add(
          found.isEmpty ? nil : "\(name): \(cell.text): \(found.joined(separator: "; "))")
      }
    }
    for reason in known where !shown.contains(reason.detector) {
      tally.add("\(name): nothing shows \(reason.detector): \(reason.why)")
    }
    return tally
  }
}
