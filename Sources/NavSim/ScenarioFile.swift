import NavSimLanguage
import NavSimProgram

// The way in for a test or a tool that uses navsim as a library:
//
//     let file = ScenarioFile(path: "push.navsim", text: text)
//     for cell in try file.cells(of: 0) {
//       if let run = file.run(0, cell) { print(run.trace.text(), run.failures) }
//     }
//
// Nothing here reads or writes a file: text comes in, values go out.

/// A scenario file that was read and checked.
public struct ScenarioFile: Sendable {
  /// The path, as messages print it.
  public let path: String
  /// Errors and warnings, sorted by place.
  public let diagnostics: [Diagnostic]
  /// The paths of the files that it uses, and that those use.
  public let usedPaths: [String]
  /// The checked file; nil if there is an error.
  let script: Script?
  /// The strategies in Swift that the file may name.
  let closures: [SwiftStrategy]
  /// What its cells have in common.
  let alike = AlikeCells()

  /// Reads a file from its bytes, which should be UTF-8; what is wrong is in `diagnostics`.
  ///
  /// - Parameters:
  ///   - naming: built-in strategies that a caller will choose for a cell although the file may
  ///     not name them, such as `km` or `fd + km`.
  ///   - strategies: strategies in Swift, which the file may name like built-in ones. Names that
  ///     are taken and hooks that no strategy has are errors in `diagnostics`.
  ///   - allErrors: whether to report more than 20 errors of one file.
  ///   - resolve: gives the file that `use "path"` in the file at `from` means, or nil.
  public init(
    path: String, bytes: [UInt8], naming: [String] = [], strategies: [SwiftStrategy] = [],
    allErrors: Bool = false,
    resolve: (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) {
    self.init(
      SourceFile(path: path, bytes: bytes), naming: naming, strategies: strategies,
      allErrors: allErrors, resolve: resolve)
  }

  /// Checks a file that was read, or could not be.
  ///
  /// - Parameters: as above.
  public init(
    _ source: SourceFile, naming: [String] = [], strategies: [SwiftStrategy] = [],
    allErrors: Bool = false,
    resolve: (_ from: String, _ path: String) -> SourceFile? = { _, _ in nil }
  ) {
    let names = naming.flatMap(StrategyName.names)
    var used: [String] = []
    let result = Parser.parse(
      source, vocabulary: Catalogue.vocabulary(with: strategies), naming: names,
      allErrors: allErrors
    ) { from, path in
      let file = resolve(from, path)
      if let file, !used.contains(file.path) { used.append(file.path) }
      return file
    }
    let problems = SwiftStrategy.problems(of: strategies)
    path = source.path
    usedPaths = used
    closures = strategies
    diagnostics = problems + result.diagnostics
    script = problems.isEmpty ? result.script : nil
  }

  /// The file itself and those that it uses, in that order, with their texts; none if there is an error. Built-in
  /// strategies are left out.
  package var texts: [(path: String, text: String)] {
    (script?.files ?? []).filter { !SourcePath.isBuiltin($0.path) }.map { ($0.path, $0.text) }
  }

  /// The same files line by line, without comments and the blanks that align words.
  package var code: [(path: String, lines: [(number: Int, text: String)])] {
    script.map { SourceText($0).code } ?? []
  }

  /// Reads a file from its text.
  public init(path: String, text: String, strategies: [SwiftStrategy] = []) {
    self.init(path: path, bytes: Array(text.utf8), strategies: strategies)
  }

  /// Whether the file cannot be run.
  public var hasErrors: Bool { script == nil }

  /// The scenarios of the file, in order; none if it has errors.
  public var scenarios: [Script.ScenarioInfo] { script?.scenarios ?? [] }
}
