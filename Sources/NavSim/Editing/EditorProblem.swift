import NavSimChecks
import NavSimLanguage

/// Something that is told about a file while it is edited.
package struct EditorProblem: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: Int, Hashable, Sendable {
    /// The file cannot be run.
    case error = 1
    /// Something is probably wrong.
    case warning = 2
    /// Something may be wrong, if pages come in another order.
    case note = 3
  }

  /// The file's path.
  package let path: String
  /// The line, from 1.
  package let line: Int
  /// The column in user-perceived characters, from 1.
  package let column: Int
  /// How many characters it is about; at least 1.
  package let length: Int
  /// How much it matters.
  package let severity: Severity
  /// The id of the message or of the rule.
  package let code: String
  /// What is wrong, with its notes on lines of their own.
  package let message: String
  /// What to write instead of the characters that it is about; nil where nothing certain can be said.
  package let instead: String?
  /// Whether a comment in the line may silence it.
  package let isAdvice: Bool
}

/// What is told about a file that is edited.
package struct EditorFindings {
  /// Errors and warnings, in the order of lines; those of used files are among them, under their own
  /// paths.
  package let problems: [EditorProblem]
  /// Advice, in the order of lines; nil where it was not looked for, since it would take too long.
  package let advice: [EditorProblem]?
  /// The paths of the files that are used.
  package let used: [String]
  /// Whether the file cannot be run. Then there is no advice.
  package let hasErrors: Bool
}

extension EditedFile {
  /// So many problems of a file are told.
  package static let problemLimit = 1_000

  /// How long a person waits for advice, which reads the code of each cell.
  package enum Patience: Int, Sendable {
    /// Between two keys.
    case typing = 2_000
    /// After a file is opened or saved.
    case resting = 130_000

    /// So many cells times lines are read.
    var limit: Int { rawValue }
  }

  /// What is told about the file.
  package func findings(_ patience: Patience) -> EditorFindings {
    let file = ScenarioFile(
      SourceFile(path: path, bytes: Array(text.utf8)), allErrors: true, resolve: resolve)
    let problems = file.diagnostics.prefix(EditedFile.problemLimit).map(EditorProblem.init)
    let cells = file.scenarios.indices.reduce(0) { $0 + ((try? file.cells(of: $1).count) ?? 0) }
    let lines = text.utf8.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
    var advice: [EditorProblem]?
    if max(1, cells) * lines <= patience.limit {
      var linter = Linter()
      linter.read(file)
      // Pages that are used are told of where they stand, and that is not here.
      advice = linter.findings.filter { $0.place.path == path }
        .prefix(EditedFile.problemLimit).map(EditorProblem.init)
    }
    return EditorFindings(
      problems: problems, advice: advice, used: file.usedPaths, hasErrors: file.hasErrors)
  }
}

extension EditorProblem {
  /// The same on another line.
  package func moved(to line: Int) -> EditorProblem {
    EditorProblem(
      path: path, line: line, column: column, length: length, severity: severity, code: code,
      message: message, instead: instead, isAdvice: isAdvice)
  }
}

extension EditorProblem {
  fileprivate init(_ diagnostic: Diagnostic) {
    // An ellipsis stands for what only the author knows.
    let certain = diagnostic.suggestion.flatMap { $0.contains("…") ? nil : $0 }
    let notes = diagnostic.suggestion.map { ["did you mean '\($0)'?"] } ?? []
    self.init(
      path: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
      length: diagnostic.length, severity: diagnostic.severity == .error ? .error : .warning,
      code: diagnostic.id.rawValue,
      message: ([diagnostic.message] + notes + diagnostic.notes).joined(separator: "\n"),
      instead: certain, isAdvice: false)
  }

  fileprivate init(_ advice: Advice) {
    let cells = advice.cells.map { ["cells: " + $0] } ?? []
    self.init(
      path: advice.place.path, line: advice.place.line, column: advice.place.column,
      length: advice.place.length, severity: advice.rule.severity == .warning ? .warning : .note,
      code: advice.rule.id,
      message: ([advice.message, "instead: " + advice.instead] + cells).joined(
        separator: "\n"), instead: nil, isAdvice: true)
  }
}
