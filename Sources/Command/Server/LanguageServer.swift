import NavSim

// `navsim serve`: bytes in, bytes out. Everything is answered in the order in which it comes; what is
// told about a document is told once after all that came together.

/// The language server.
struct LanguageServer {
  /// How far a session of the protocol has come.
  enum Phase { case waiting, running, shut }

  /// Documents that may be open, and bytes of all their texts.
  static let documentLimit = 1_000
  static let byteLimit = 128 << 20

  private(set) var phase = Phase.waiting
  /// The exit code that a client asked for; nil until then.
  private(set) var outcome: Outcome?
  /// Reads the files that scenarios use and nobody has open.
  let files: @Sendable (_ scenario: String, _ from: String, _ path: String) -> SourceFile?
  /// The documents that are open, by their URIs.
  var documents: [String: OpenDocument] = [:]
  /// Those about which something is to be told.
  var changed: Set<String> = []
  /// Whether the client shows Markdown.
  var showsMarkdown = false
  /// What is to be sent.
  private var output: [UInt8] = []
  private var reader = FrameReader()

  /// - Parameter files: reads a file that `use` means.
  init(files: @escaping @Sendable (String, String, String) -> SourceFile?) { self.files = files }

  /// Takes bytes as they come and gives what is sent for them.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    let messages = reader.take(bytes).map { frame -> ServerMessage in
      switch frame {
      case .message(let bytes): return ServerMessage(bytes)
      case .broken(let why): return .invalid(ServerError(.parse, why), id: .null)
      }
    }
    let cancelled = Set(messages.compactMap(LanguageServer.cancelled))
    for message in messages {
      if outcome != nil { break }
      handle(message, cancelled)
    }
    if phase == .running { tellProblems() }
    defer { output = [] }
    return output
  }

  /// The id of a request that is not wanted any more.
  private static func cancelled(_ message: ServerMessage) -> JSONValue? {
    guard case .notification("$/cancelRequest", let parameters) = message else { return nil }
    return parameters["id"]
  }

  private mutating func handle(_ message: ServerMessage, _ cancelled: Set<JSONValue>) {
    switch message {
    case .answer: break
    case .invalid(let error, let id): output += ServerReply.error(error, to: id)
    case .notification(let method, let parameters): notified(method, parameters)
    case .request(let id, let method, let parameters):
      if cancelled.contains(id) {
        output += ServerReply.error(ServerError(.cancelled, "cancelled"), to: id)
        return
      }
      do throws(ServerError) {
        let result = try answer(method, parameters)
        output += ServerReply.result(result, to: id)
      } catch {
        output += ServerReply.error(error, to: id)
      }
    }
  }

  mutating func send(_ method: String, _ parameters: JSONValue) {
    output += ServerReply.notification(method, parameters)
  }

  // MARK: - Requests

  private mutating func answer(
    _ method: String, _ parameters: JSONValue
  ) throws(ServerError) -> JSONValue {
    if method == "initialize" { return try initialize(parameters) }
    guard phase != .waiting else {
      throw ServerError(.notInitialized, "'initialize' comes first")
    }
    guard phase == .running else {
      throw ServerError(.invalidRequest, "after 'shutdown' comes 'exit'")
    }
    if method == "shutdown" {
      phase = .shut
      return .null
    }
    guard let answer = try answerQuestion(method, parameters) else {
      throw ServerError(.unknownMethod, "'\(method.prefix(80))' is not known")
    }
    return answer
  }

  private mutating func initialize(_ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard phase == .waiting else { throw ServerError(.invalidRequest, "this is the second time") }
    phase = .running
    let formats = parameters["capabilities"]?["textDocument"]?["hover"]?["contentFormat"]
    showsMarkdown = formats?.list.contains(.text("markdown")) ?? false
    return .members([
      ("capabilities", LanguageServer.capabilities),
      (
        "serverInfo",
        .members([("name", .text("navsim")), ("version", .text(navsimVersion))])
      ),
    ])
  }

  /// What the server can do.
  private static let capabilities = JSONValue.members([
    ("positionEncoding", .text("utf-16")),
    (
      "textDocumentSync",
      .members([
        ("openClose", .bool(true)), ("change", .int(2)),
        ("save", .members([("includeText", .bool(false))])),
      ])
    ),
    ("hoverProvider", .bool(true)),
    (
      "completionProvider",
      .members([
        ("triggerCharacters", .list([" ", ".", "=", "[", "(", "@"].map { .text($0) })),
        ("resolveProvider", .bool(true)),
      ])
    ),
    ("definitionProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
    ("documentFormattingProvider", .bool(true)),
    ("codeLensProvider", .members([("resolveProvider", .bool(false))])),
    ("codeActionProvider", .members([("codeActionKinds", .list([.text("quickfix")]))])),
  ])

  // MARK: - Notifications

  private mutating func notified(_ method: String, _ parameters: JSONValue) {
    if method == "exit" {
      // Without 'shutdown' before it something went wrong.
      outcome = phase == .shut ? .fine : .failed
      return
    }
    guard phase == .running else { return }
    switch method {
    case "textDocument/didOpen": open(parameters)
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": saved(parameters)
    default: break
    }
  }

  /// How the process ends where the stream ends.
  var end: Outcome { outcome ?? (phase == .shut ? .fine : .failed) }
}
