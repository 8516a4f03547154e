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
  ///
  /// - Parameter asksForClaims: whether a scenario without claims is worth a warning.
  init(
    _ operands: [String], naming: [String] = [], allErrors: Bool = false, isQuiet: Bool = false,
    asksForClaims: Bool = false, allowsOutside: Bool, console: Console
  ) throws(FileError) {
    for input in try Inputs.find(operands, allowsOutside: allowsOutside) {
      let used = UsedFiles(scenario: input.path, allowsOutside: allowsOutside)
      let file = ScenarioFile(
        input.source(), naming: naming, allErrors: allErrors, resolve: used.resolve)
      files.append((input, file))
      for diagnostic in file.diagnostics where asksForClaims || !diagnostic.asksForClaims {
        tell(diagnostic, isQuiet, console)
      }
    }
  }

  /// The paths of all files that were read, those that others use too.
  var sources: [String] { files.flatMap { [$0.input.path] + $0.file.usedPaths } }

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
}
