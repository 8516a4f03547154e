import NavSim

// What a client asks about a document. An answer is `null`, or an empty list, where nothing is known.

extension LanguageServer {
  /// What is answered to a question about a document; nil to a method that is not known.
  mutating func answerQuestion(
    _ method: String, _ parameters: JSONValue
  ) throws(ServerError) -> JSONValue? {
    switch method {
    case "textDocument/hover": try hover(parameters)
    case "textDocument/completion": try completion(parameters)
    case "completionItem/resolve": resolved(parameters)
    case "textDocument/definition": try definition(parameters)
    case "textDocument/documentSymbol": try symbols(parameters)
    case "textDocument/formatting": try formatting(parameters)
    case "textDocument/codeLens": try lenses(parameters)
    case "textDocument/codeAction": try actions(parameters)
    default: nil
    }
  }

  /// The document that is asked about; nil if it is not open.
  func document(_ parameters: JSONValue) throws(ServerError) -> (uri: String, OpenDocument)? {
    guard let uri = parameters["textDocument"]?["uri"]?.text else { throw .parameters }
    return documents[uri].map { (uri, $0) }
  }

  /// The place that is asked about, as the parser counts.
  private func place(
    _ parameters: JSONValue, _ places: ScenarioPlaces
  ) throws(ServerError) -> (line: Int, column: Int) {
    guard let position = TextPosition(parameters["position"]) else { throw .parameters }
    return places.place(position)
  }

  // MARK: - Words

  private func hover(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard let (_, document) = try document(parameters) else { return .null }
    let places = ScenarioPlaces(document.buffer)
    let (line, column) = try place(parameters, places)
    guard let found = edited(document).explanation(line: line, column: column) else { return .null }
    return .members([
      ("contents", marked(found.text)),
      ("range", places.range(line: line, column: found.column, length: found.length)),
    ])
  }

  /// A text as it stands: aligned text is no Markdown.
  private func marked(_ text: String) -> JSONValue {
    guard showsMarkdown else {
      return .members([("kind", .text("plaintext")), ("value", .text(text))])
    }
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return .members([
      ("kind", .text("markdown")), ("value", .text("\(fence)text\n\(text)\(fence)")),
    ])
  }

  private func completion(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard let (_, document) = try document(parameters) else { return .list([]) }
    let places = ScenarioPlaces(document.buffer)
    let (line, column) = try place(parameters, places)
    let found = edited(document).completions(line: line, column: column)
    let items = found.enumerated().map { index, item -> JSONValue in
      let range = places.range(line: line, column: item.column, length: column - item.column)
      // The order is that of the list, whatever a client thinks of words.
      let order = String(String(100_000 + index).dropFirst())
      return .members([
        ("label", .text(item.text)), ("kind", .int(item.kind.completionKind)),
        ("detail", .text(item.kind.phrase)), ("sortText", .text(order)),
        ("textEdit", .members([("range", range), ("newText", .text(item.text))])),
      ])
    }
    return .members([("isIncomplete", .bool(false)), ("items", .list(items))])
  }

  /// A completion with what its word means.
  private func resolved(_ item: JSONValue) -> JSONValue {
    guard case .object(let members) = item, let label = item["label"]?.text,
      let text = EditedFile.explanation(of: label.last == "=" ? String(label.dropLast()) : label)
    else { return item }
    let kept = members.filter { $0.name != "documentation" }.map { ($0.name, $0.value) }
    return .members(kept + [("documentation", marked(text))])
  }

  private func definition(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard let (_, document) = try document(parameters) else { return .list([]) }
    let (line, column) = try place(parameters, ScenarioPlaces(document.buffer))
    let found = edited(document).definitions(line: line, column: column)
    return .list(found.map(location))
  }

  /// Where a definition stands: in a document that is open under its URI, else in a file.
  private func location(_ definition: Definition) -> JSONValue {
    let open = documents.filter { $0.value.path == definition.path }.min { $0.key < $1.key }
    let name = Files.name(of: definition.path)
    let buffer =
      open?.value.buffer
      ?? TextBuffer(files(definition.path, definition.path, name)?.text ?? "")
    let range = ScenarioPlaces(buffer).range(
      line: definition.line, column: definition.column, length: definition.length)
    return .members([
      ("uri", .text(open?.key ?? FileURI.uri(definition.path))), ("range", range),
    ])
  }

  // MARK: - The whole document

  private func symbols(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard let (_, document) = try document(parameters) else { return .list([]) }
    let places = ScenarioPlaces(document.buffer)
    return .list(edited(document).outline.map { LanguageServer.symbol($0, places) })
  }

  private static func symbol(_ item: OutlineItem, _ places: ScenarioPlaces) -> JSONValue {
    let name = item.name.filter { !$0.isWhitespace }.isEmpty ? item.keyword : item.name
    let start = places.position(line: item.line, column: 1)
    let end = places.position(line: item.lastLine, column: .max)
    return .members([
      ("name", .text(name)), ("detail", .text(item.keyword)),
      ("kind", .int(item.kind.symbolKind)), ("range", ScenarioPlaces.range(start, end)),
      (
        "selectionRange",
        places.range(line: item.line, column: item.column, length: item.length)
      ),
      ("children", .list(item.children.map { symbol($0, places) })),
    ])
  }

  private func formatting(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard let (_, document) = try document(parameters) else { return .list([]) }
    let old = document.buffer.bytes
    let new = Array(edited(document).formatted.utf8)
    if old == new { return .list([]) }
    // Only the lines that differ, so that a cursor elsewhere stays where it is.
    var head = zip(old, new).prefix { $0 == $1 }.count
    func begins(_ bytes: [UInt8], _ at: Int) -> Bool { at == 0 || bytes[at - 1] == 10 }
    while !begins(old, head) { head -= 1 }
    let limit = min(old.count, new.count) - head
    var tail = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    while tail > 0, !begins(old, old.count - tail) || !begins(new, new.count - tail) { tail -= 1 }
    let range = ScenarioPlaces.range(
      document.buffer.position(of: head), document.buffer.position(of: old.count - tail))
    let text = String(decoding: new[head..<(new.count - tail)], as: UTF8.self)
    return .list([.members([("range", range), ("newText", .text(text))])])
  }

  /// `run` above each scenario; what runs it is the client's.
  private func lenses(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard let (_, document) = try document(parameters) else { return .list([]) }
    let places = ScenarioPlaces(document.buffer)
    let scenarios = edited(document).outline.filter { $0.kind == .scenario }
    return .list(
      scenarios.map { scenario in
        let command = JSONValue.members([
          ("title", .text("run")), ("command", .text("navsim.run")),
          ("arguments", .list([.text(document.path), .text(scenario.name)])),
        ])
        let range = places.range(
          line: scenario.line, column: scenario.column, length: scenario.length)
        return .members([("range", range), ("command", command)])
      })
  }
}
