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
  /// What is to be printed, each once for a place, with the lines that use its file.
  private var messages: [(diagnostic: Diagnostic, users: [String])] = []
  /// The number of each, by its first line.
  private var numbers: [String: Int] = [:]

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
        add(diagnostic)
      }
    }
    for (diagnostic, users) in messages where !isQuiet || diagnostic.severity == .error {
      console.note("\(ReportItem(diagnostic.usedFrom(users)).text)\n")
    }
  }

  /// The paths of all files that were read, those that others use too.
  var sources: [String] { files.flatMap { [$0.input.path] + $0.file.usedPaths } }

  /// A file that is used from several places has its messages in reports for each of them, and printed once.
  private mutating func add(_ diagnostic: Diagnostic) {
    guard told.insert(diagnostic.text).inserted else { return }
    var problem = FileProblem(
      file: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
      message: diagnostic.message, text: diagnostic.text)
    problem.isWarning = diagnostic.severity != .error
    problems.append(problem)
    let key = diagnostic.lines[0].text
    let index = numbers[key] ?? messages.count
    if index == messages.count {
      numbers[key] = index
      messages.append((diagnostic, []))
      if problem.isWarning { warningCount += 1 } else { errorCount += 1 }
    }
    guard let user = diagnostic.usedFrom, !messages[index].users.contains(user) else { return }
    messages[index].users.append(user)
  }
}
