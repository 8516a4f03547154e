import NavSim

// The reports that `test` writes: which ones, and where they go. Files are written aside
// and take their names when they are whole.

/// The reports that a call asks for.
struct ReportRequest {
  /// A report that goes to a file, or with `-` to standard output.
  enum Format: String, CaseIterable {
    case junit, sarif, json, tap
  }

  /// The options of every command that writes reports.
  static let options = [
    Option(
      name: "github",
      help: "prints annotations for GitHub Actions and adds to the step's summary; on where"
        + " GITHUB_ACTIONS is set"),
    Option(name: "junit", value: "FILE", hint: .anyFile, help: "writes JUnit XML"),
    Option(name: "sarif", value: "FILE", hint: .anyFile, help: "writes SARIF 2.1.0"),
    Option(
      name: "json", value: "FILE", hint: .anyFile,
      help: "writes the event stream, one JSON object per line: what '--merge' reads"),
    Option(name: "tap", help: "prints TAP in place of the text for people"),
    Option(
      name: "times",
      help: "reports say how long things took; without, the same suite is the same bytes"),
  ]

  /// What is written where, in a fixed order.
  let targets: [(format: Format, path: String)]
  let isGitHub: Bool
  let hasTimes: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var targets: [(Format, String)] = []
    for format in Format.allCases {
      if format == .tap {
        if arguments.has("tap") { targets.append((.tap, "-")) }
      } else if let path = arguments.value(format.rawValue) {
        targets.append((format, path))
      }
    }
    let printed = targets.filter { $0.1 == "-" }
    if printed.count > 1 {
      throw UsageError(
        message: "'--\(printed[1].0.rawValue)': another report goes to standard output already",
        help: "give each report a file of its own")
    }
    self.targets = targets
    isGitHub = arguments.has("github") || Platform.isSet("GITHUB_ACTIONS")
    hasTimes = arguments.has("times")
  }

  /// The files that are written.
  var outputs: [Output] {
    targets.filter { $0.path != "-" }.map {
      Output(path: $0.path, option: "--\($0.format.rawValue)")
    }
      + (summary.map { [Output(path: $0, option: Self.summaryVariable)] } ?? [])
  }

  private static let summaryVariable = "GITHUB_STEP_SUMMARY"
  /// The file of GitHub's summary of a step, to which is added.
  private var summary: String? { isGitHub ? Platform.value(of: Self.summaryVariable) : nil }

  /// Whether a report takes the place of the text for people.
  var takesOutput: Bool { targets.contains { $0.path == "-" } }

  /// Writes all of them. One that cannot be written does not keep the others from being written.
  func write(_ report: SuiteReport, on console: Console) {
    let clean = report.relative(to: Platform.currentFolder)
    for (format, path) in targets {
      let text = text(of: clean, as: format)
      if path == "-" {
        console.print(exact: text)
      } else {
        console.save(Array(text.utf8), to: path)
      }
    }
    guard isGitHub else { return }
    // The commands are read from both streams; standard output may be a report.
    let annotations = clean.annotations()
    if takesOutput {
      console.note(exact: annotations)
    } else {
      console.print(exact: annotations)
    }
    guard let summary else { return }
    console.attempt { () throws(FileError) in
      try Files.append(Array(clean.markdown().utf8), to: summary)
    }
  }

  private func text(of report: SuiteReport, as format: Format) -> String {
    switch format {
    case .junit: return report.junit(times: hasTimes)
    case .sarif: return report.sarif(version: navsimVersion)
    case .json: return report.stream(version: navsimVersion, times: hasTimes)
    case .tap: return report.tap(times: hasTimes)
    }
  }
}
