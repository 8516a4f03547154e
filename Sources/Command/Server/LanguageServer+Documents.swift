import NavSim

// Documents come, change and go; after each change the problems of a document are told.

/// A document that a client has open.
struct OpenDocument {
  /// The path of its URI; the URI itself where it has none.
  let path: String
  var buffer: TextBuffer
  var version: Int?
  /// The paths of the files that it used when it was looked at last.
  var used: [String] = []
  /// What was told about it.
  var problems: [EditorProblem] = []
  /// The advice that was made last.
  var advice = CarriedAdvice()
  /// Whether advice is to be made anew even if that takes a while.
  var isResting = true
}

extension LanguageServer {
  private var byteCount: Int { documents.values.reduce(0) { $0 + $1.buffer.bytes.count } }

  private static func uri(_ parameters: JSONValue) -> String? {
    parameters["textDocument"]?["uri"]?.text
  }

  mutating func open(_ parameters: JSONValue) {
    guard let uri = LanguageServer.uri(parameters),
      let text = parameters["textDocument"]?["text"]?.text
    else { return }
    documents[uri] = nil
    guard documents.count < LanguageServer.documentLimit,
      byteCount + text.utf8.count <= LanguageServer.byteLimit
    else { return tell("more is open than is kept: \(uri.prefix(200)) is not looked at") }
    documents[uri] = OpenDocument(
      path: FileURI.path(uri) ?? uri, buffer: TextBuffer(text),
      version: parameters["textDocument"]?["version"]?.int)
    touch(uri)
  }

  mutating func change(_ parameters: JSONValue) {
    guard let uri = LanguageServer.uri(parameters), var document = documents[uri] else { return }
    // So that the text is changed where it is.
    documents[uri] = nil
    document.version = parameters["textDocument"]?["version"]?.int
    let others = byteCount
    for change in parameters["contentChanges"]?.list ?? [] {
      guard let text = change["text"]?.text else { continue }
      guard others + document.buffer.bytes.count + text.utf8.count <= LanguageServer.byteLimit
      else {
        return tell("more is open than is kept: \(uri.prefix(200)) is not looked at any more")
      }
      guard let range = change["range"], range != .null else {
        document.buffer = TextBuffer(text)
        continue
      }
      guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
        continue
      }
      document.buffer.replace(start, end, with: text)
    }
    documents[uri] = document
    touch(uri)
  }

  mutating func close(_ parameters: JSONValue) {
    guard let uri = LanguageServer.uri(parameters), let document = documents[uri] else { return }
    documents[uri] = nil
    changed.remove(uri)
    touchUsers(of: document.path)
    publish(uri, version: nil, [])
  }

  /// A document is another one now: it and those that use it are looked at again.
  private mutating func touch(_ uri: String) {
    changed.insert(uri)
    if let path = documents[uri]?.path { touchUsers(of: path) }
  }

  /// A file was saved: it, and what uses others, is looked at with patience.
  mutating func saved(_ parameters: JSONValue) {
    let uri = LanguageServer.uri(parameters)
    for (other, document) in documents where other == uri || !document.used.isEmpty {
      documents[other]?.isResting = true
      changed.insert(other)
    }
  }

  private mutating func touchUsers(of path: String) {
    for (uri, document) in documents where document.used.contains(path) { changed.insert(uri) }
  }

  private mutating func tell(_ message: String) {
    send("window/showMessage", .members([("type", .int(2)), ("message", .text(message))]))
  }

  // MARK: - Files

  /// The document as the questions about it want it.
  func edited(_ document: OpenDocument) -> EditedFile {
    let open = Dictionary(
      documents.values.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let files = files
    return EditedFile(path: document.path, text: document.buffer.text) { from, path in
      guard document.path.utf8.first == 47 else { return nil }
      let target = Paths.normal(Files.joined(Files.folder(of: from), path))
      if let other = open[target] {
        return SourceFile(path: target, bytes: other.buffer.bytes)
      }
      return files(document.path, from, path)
    }
  }

  // MARK: - Problems

  /// Tells the problems of the documents that changed.
  mutating func tellProblems() {
    for uri in changed.sorted() {
      guard var document = documents[uri] else { continue }
      let found = edited(document).findings(document.isResting ? .resting : .typing)
      if let advice = found.advice, !found.hasErrors {
        document.advice = CarriedAdvice(advice, on: document.buffer)
      }
      // A file with errors gets none.
      let advice = found.hasErrors ? [] : document.advice.moved(to: document.buffer)
      document.problems = (found.problems + advice).sorted {
        ($0.line, $0.column) < ($1.line, $1.column)
      }
      document.used = found.used
      document.isResting = false
      documents[uri] = document
      let places = ScenarioPlaces(document.buffer)
      publish(
        uri, version: document.version, document.problems.map { $0.json(in: document, places) })
    }
    changed = []
  }

  private mutating func publish(_ uri: String, version: Int?, _ diagnostics: [JSONValue]) {
    send(
      "textDocument/publishDiagnostics",
      .members([
        ("uri", .text(uri)), ("version", version.map { .int($0) }),
        ("diagnostics", .list(diagnostics)),
      ]))
  }
}

extension EditorProblem {
  /// The problem as the protocol has it. One of another file stands at the line that uses it.
  func json(in document: OpenDocument, _ places: ScenarioPlaces) -> JSONValue {
    let isHere = path == document.path
    let range =
      isHere
      ? places.range(line: line, column: column, length: length)
      : document.useLine(of: path, places)
    let text = isHere ? message : "\(path):\(line):\(column): \(message)"
    return .members([
      ("range", range), ("severity", .int(severity.rawValue)), ("code", .text(code)),
      ("source", .text("navsim")), ("message", .text(text)),
    ])
  }
}

extension OpenDocument {
  /// The line that uses a file, or uses what uses it: the first one that may.
  fileprivate func useLine(of path: String, _ places: ScenarioPlaces) -> JSONValue {
    let name = Files.name(of: path)
    let lines = buffer.bytes.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let uses = lines.indices.filter { lines[$0].hasPrefix("use") }
    let found = uses.first { lines[$0].contains(name) } ?? uses.first ?? 0
    return places.range(line: found + 1, column: 1, length: lines[found].count)
  }
}
