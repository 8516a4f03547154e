import NavSimChecks
import NavSimLanguage
import NavSimReport

// What is wrong with files before they run: messages of the language, and advice.

/// What `navsim check` has to say about some files.
public struct CheckReport {
  /// How many files there are.
  public let fileCount: Int
  /// How many scenarios their files hold; those with errors hold none.
  public let scenarioCount: Int
  /// How many cells these have.
  public let cellCount: Int
  /// The messages of the language, each once, in the order of files and places.
  public let problems: [Diagnostic]
  /// Whether advice was asked for.
  public let hasAdvice: Bool
  /// Breaches of good practice in the files without errors, by place.
  public let advice: [Advice]
  private let linter: Linter

  /// Reads checked files.
  ///
  /// - Parameter rules: the rules of advice; none gives none.
  public init(_ files: [ScenarioFile], rules: [AdviceRule] = AdviceRule.all) {
    var scenarios = 0
    var cells = 0
    var problems: [Diagnostic] = []
    var told: Set<String> = []
    var linter = Linter(rules: rules)
    for file in files {
      for index in file.scenarios.indices {
        scenarios += 1
        cells += (try? file.cells(of: index).count) ?? 0
      }
      problems += file.diagnostics.filter { told.insert($0.text).inserted }
      if !rules.isEmpty { linter.read(file) }
    }
    fileCount = files.count
    scenarioCount = scenarios
    cellCount = cells
    self.problems = problems
    hasAdvice = !rules.isEmpty
    advice = rules.isEmpty ? [] : linter.findings
    self.linter = linter
  }

  /// The advice as SARIF.
  ///
  /// - Parameters:
  ///   - version: navsim's version.
  ///   - folder: the absolute path that places are told relative to.
  public func sarif(version: String, folder: String) -> String {
    linter.sarif(version: version, folder: folder)
  }

  /// Everything as one JSON object; docs/Exports.md has its members.
  public var json: String {
    JSONValue.members([
      ("navsim-check", .int(1)), ("files", .int(fileCount)), ("scenarios", .int(scenarioCount)),
      ("cells", .int(cellCount)), ("problems", .list(problems.map { value(of: $0) })),
      ("advice", hasAdvice ? .list(advice.map { value(of: $0) }) : nil),
    ]).lines + "\n"
  }

  private func value(of problem: Diagnostic) -> JSONValue {
    .members([
      ("file", .text(problem.path)), ("line", .int(problem.line)),
      ("column", .int(problem.column)), ("length", .int(problem.length)),
      ("severity", .text(problem.severity.rawValue)), ("id", .text(problem.id.rawValue)),
      ("message", .text(problem.message)),
      ("instead", problem.suggestion.map { .text($0) }),
      ("notes", problem.notes.isEmpty ? nil : .list(problem.notes.map { .text($0) })),
    ])
  }

  private func value(of advice: Advice) -> JSONValue {
    let (place, rule) = (advice.place, advice.rule)
    return .members([
      ("file", .text(place.path)), ("line", .int(place.line)), ("column", .int(place.column)),
      ("severity", .text(rule.severity.rawValue)), ("rule", .text(rule.id)),
      ("name", .text(rule.name)), ("message", .text(advice.message)),
      ("source", .text(rule.source)),
      ("links", rule.links.isEmpty ? nil : .list(rule.links.map { .text($0) })),
      ("instead", .text(advice.instead)),
      ("cells", advice.cells.map { .text($0) }),
    ])
  }
}
