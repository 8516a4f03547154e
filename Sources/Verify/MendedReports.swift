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

  /// What is found nevertheless, and why that is right.
  public static let explained: [Explained] =
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
        file: "G146", detector: "content-jump",
        why: "a bar that was scrolled away slides back over content that lies below it"),
      Explained(
        file: "G148", detector: "bar-geometry",
        why: "the way out puts the bar back at once"),
      Explained(
        file: "G026", detector: "content-jump",
        why: "the list that leaves loses its inset, whoever hears of it"),
      Explained(
        file: "G119", detector: "stack-mismatch",
        why: "the stack is what the report says until the way out runs"),
      Explained(
        file: "G159", detector: "title-jump",
        why: "on iOS 26 a bar that comes with a page lays out its items late, as for G156"),
      Explained(
        file: "G177", detector: "snap", why: "a title's colour is not animated, as for G092"),
      Explained(
        file: "G193", detector: "untied",
        why: "UIKit alone, one bar: it fades as a whole while the pages slide"),
      Explained(
        file: "G219", detector: "untied",
        why: "UIKit alone, one bar: it fades as a whole while the pages slide"),
    ]
    + ["stuck", "sudden-item", "log-warning"].map {
      Explained(
        file: "G119", detector: $0,
        why: "the way out is an unanimated call in the middle of a transition that is taken back"
      )
    }
    + ["untied", "snap"].map {
      Explained(
        file: "G065", detector: $0,
        why: "the library counts the colours in frames, faster than the pages move")
    }
    + ["flash", "snap", "black-gap"].map {
      Explained(
        file: "G026", detector: $0,
        why: "a bar that becomes opaque or clear at once, over a page that begins under it or below"
      )
    }
    + ["flash", "snap", "black-gap"].map {
      Explained(
        file: "G200", detector: $0,
        why: "an opaque bar becomes clear at once, before the page below it has its place")
    }
    + ["log-warning", "lifecycle", "sudden-item"].map {
      Explained(file: "G128", detector: $0, why: "a push from viewDidLoad, without animation")
    }
    + ["G024", "G048"].flatMap { file in
      ["flash", "shadow"].map {
        Explained(
          file: file, detector: $0,
          why: "this library makes it white behind a translucent bar while pages move")
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
