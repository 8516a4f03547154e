import NavSimLanguage
import NavSimProgram
import NavSimVerify
import Testing

/// The vocabulary of the tests: the real strategies, devices and detectors.
let vocabulary = LanguageVocabulary.real

/// Two pages and a push, for texts whose declarations are what counts.
let onePush = """
  page A
  page B
  scenario "x"
  stack A
  at 0ms push B
  expect at end: top is B
  """

/// Parses a text that must be without errors.
func parsed(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Script {
  let result = Parser.parse(SourceFile(path: "test.navsim", text: text), vocabulary: vocabulary)
  let errors = result.diagnostics.filter { $0.severity == .error }
  if !errors.isEmpty {
    Issue.record("\(errors.map(\.text).joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
  return try #require(result.script, sourceLocation: sourceLocation)
}

/// The program of the first cell, or of one that overrides name.
func program(
  _ text: String, _ overrides: [(axis: String, value: String)] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Program {
  let script = try parsed(text, sourceLocation: sourceLocation)
  let cells = try script.cells(scenario: 0, overrides: overrides)
  return script.program(scenario: 0, cell: try #require(cells.first))
}

/// The messages of a text, without warnings unless they are asked for.
func messages(_ text: String, warnings: Bool = false) -> [Diagnostic] {
  Parser.parse(SourceFile(path: "test.navsim", text: text), vocabulary: vocabulary).diagnostics
    .filter { warnings || $0.severity == .error }
}
