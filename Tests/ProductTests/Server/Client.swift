import NavSim

@testable import NavSimCommand

/// A client that talks with a server in the same process.
struct Client {
  var server: LanguageServer
  private var number = 0

  init(_ files: [String: String] = [:]) {
    server = LanguageServer { _, from, path in
      let target = Paths.normal(Files.joined(Files.folder(of: from), path))
      return files[target].map { SourceFile(path: target, text: $0) }
    }
  }

  /// A client whose server is ready.
  static func ready(_ files: [String: String] = [:]) -> Client {
    var client = Client(files)
    _ = client.ask("initialize", #"{"capabilities":{}}"#)
    client.tell("initialized", "{}")
    return client
  }

  static func frame(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }

  /// The messages in what the server sent.
  static func messages(_ bytes: [UInt8]) -> [JSONValue] {
    var reader = FrameReader()
    return reader.take(bytes).compactMap { frame in
      guard case .message(let body) = frame else { return nil }
      return try? JSONReader.read(body)
    }
  }

  /// Sends a message as it is.
  mutating func send(_ body: String) -> [JSONValue] {
    Client.messages(server.take(Client.frame(body)))
  }

  /// Asks, and gives the answer.
  mutating func ask(_ method: String, _ parameters: String = "null") -> JSONValue? {
    number += 1
    let told = send(
      #"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(parameters)}"#)
    return told.first { $0["id"] == .int(number) }
  }

  /// Tells something, and gives what is told for it.
  @discardableResult
  mutating func tell(_ method: String, _ parameters: String) -> [JSONValue] {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  static func quoted(_ text: String) -> String { JSONValue.text(text).line }

  /// Opens a document; what is told about it.
  mutating func open(_ text: String, uri: String = "file:///w/x.navsim") -> [JSONValue] {
    tell(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"navsim","version":1,"text":"#
        + Client.quoted(text) + "}}")
  }

  /// Asks about a place of a document.
  mutating func ask(
    _ method: String, _ line: Int, _ character: Int, uri: String = "file:///w/x.navsim"
  ) -> JSONValue? {
    ask(
      method,
      #"{"textDocument":{"uri":"\#(uri)"},"position":{"line":\#(line),"character":\#(character)}}"#)
  }
}
