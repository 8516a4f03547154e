import NavSim

// From operands to checked scenario files, with what is wrong printed on the way. All errors of
// all files come in one run.

/// Scenario files with the inputs that they came from.
struct Loader {
  private(set) var files: [(input: Input, file: ScenarioFile)] = []
  private(set) var errorCount = 0
  private(set) var warningCount = 0
  /// What was said about files, for reports.
  private(set) var problems: [FileProblem] = []
  private var told: Set<String> = []

  /// Reads and checks every file that the operands name.
  init(
    _ operands: [String], naming: [String] = [], allErrors: Bool = false, isQuiet: Bool = false,
    console: Console
  ) throws(FileError) {
    for input in try Inputs.find(operands) {
      let file = ScenarioFile(
        path: input.shown, bytes: try input.read(), naming: naming, allErrors: allErrors,
        resolve: Loader.resolve)
      files.append((input, file))
      for diagnostic in file.diagnostics { tell(diagnostic, isQuiet, console) }
    }
  }

  /// Files that are used from several places have their messages printed once.
  private mutating func tell(_ diagnostic: Diagnostic, _ isQuiet: Bool, _ console: Console) {
    guard told.insert(diagnostic.text).inserted else { return }
    var problem = FileProblem(
      file: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
      message: diagnostic.message, text: diagnostic.text)
    problem.isWarning = diagnostic.severity != .error
    problems.append(problem)
    if problem.isWarning { warningCount += 1 } else { errorCount += 1 }
    if isQuiet && diagnostic.severity != .error { return }
    console.note("\(ReportItem(diagnostic).text)\n")
  }

  /// The file that `use` means: paths are relative to the file that uses them.
  static func resolve(from: String, path: String) -> SourceFile? {
    let target = normal(Files.joined(Files.folder(of: from), path))
    guard let bytes = try? Files.read(target) else { return nil }
    return SourceFile(path: target, bytes: bytes)
  }

  /// A path without `.` and `..`, so that one file has one name.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
