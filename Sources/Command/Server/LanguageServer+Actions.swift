import NavSim

// What can be done about a problem: to write what was probably meant, or to say that a line is meant.

extension LanguageServer {
  func actions(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard let range = parameters["range"], let start = TextPosition(range["start"]),
      let end = TextPosition(range["end"])
    else { throw .parameters }
    guard let (uri, document) = try document(parameters) else { return .list([]) }
    let places = ScenarioPlaces(document.buffer)
    let found = document.problems.filter { problem in
      guard problem.path == document.path else { return false }
      let first = places.position(line: problem.line, column: problem.column)
      let last = places.position(line: problem.line, column: problem.column + problem.length)
      return first <= end && start <= last
    }
    return .list(
      found.compactMap { problem in
        guard let (title, edit) = LanguageServer.fix(problem, places, document) else { return nil }
        return .members([
          ("title", .text(title)), ("kind", .text("quickfix")),
          ("diagnostics", .list([problem.json(in: document, places)])),
          ("edit", .members([("changes", .members([(uri, .list([edit]))]))])),
        ])
      })
  }

  private static func fix(
    _ problem: EditorProblem, _ places: ScenarioPlaces, _ document: OpenDocument
  ) -> (title: String, edit: JSONValue)? {
    if let text = problem.instead {
      let range = places.range(line: problem.line, column: problem.column, length: problem.length)
      return ("write '\(text)'", edit(range, text))
    }
    guard problem.isAdvice else { return nil }
    let start = places.position(line: problem.line, column: 1)
    let end = places.position(line: problem.line, column: .max)
    let bytes = document.buffer.bytes
    let line = bytes[document.buffer.offset(of: start)..<document.buffer.offset(of: end)]
    // A line has one comment.
    if String(decoding: line, as: UTF8.self).contains("//") { return nil }
    return (
      "this is meant: ignore \(problem.code)",
      edit(ScenarioPlaces.range(end, end), "  // navsim:ignore \(problem.code)")
    )
  }

  private static func edit(_ range: JSONValue, _ text: String) -> JSONValue {
    .members([("range", range), ("newText", .text(text))])
  }
}

extension WordKind {
  /// The protocol's number for a completion of this kind.
  var completionKind: Int {
    switch self {
    case .keyword, .statement: return 14
    case .hook, .event, .routine: return 3
    case .property, .fields, .rule: return 10
    case .value, .version, .device: return 12
    case .color, .image, .appearance: return 16
    case .page, .navigation, .window, .strategy, .checks: return 7
    case .axis, .option: return 20
    case .detector, .condition, .claim: return 21
    case .label, .saved, .scenario: return 6
    case .file: return 17
    }
  }

  /// The protocol's number for a symbol of this kind.
  var symbolKind: Int {
    switch self {
    case .page, .navigation, .window: return 5
    case .strategy: return 11
    case .scenario: return 2
    case .hook: return 6
    case .statement: return 24
    case .image, .appearance: return 14
    default: return 13
    }
  }
}
