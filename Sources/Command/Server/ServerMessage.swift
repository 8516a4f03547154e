import NavSim

// JSON-RPC 2.0, as the Language Server Protocol uses it.

/// A message of a client.
enum ServerMessage {
  /// It waits for an answer under this id.
  case request(id: JSONValue, method: String, JSONValue)
  case notification(method: String, JSONValue)
  /// The answer to something that was asked; the server asks nothing.
  case answer
  /// No message: what is told about it, and under which id.
  case invalid(ServerError, id: JSONValue)

  /// The message that some bytes are.
  init(_ bytes: [UInt8]) {
    let value: JSONValue
    do throws(JSONReader.Trouble) { value = try JSONReader.read(bytes) } catch {
      self = .invalid(ServerError(.parse, "no JSON: " + error.message), id: .null)
      return
    }
    guard case .object = value else {
      self = .invalid(ServerError(.invalidRequest, "a message is an object"), id: .null)
      return
    }
    let id = value["id"]
    let isID: Bool
    switch id {
    case nil, .int, .text, .decimal, .null: isID = true
    default: isID = false
    }
    guard isID else {
      self = .invalid(ServerError(.invalidRequest, "an id is a number or a text"), id: .null)
      return
    }
    guard let method = value["method"]?.text else {
      let isAnswer = value["result"] != nil || value["error"] != nil
      self =
        isAnswer
        ? .answer : .invalid(ServerError(.invalidRequest, "there is no method"), id: id ?? .null)
      return
    }
    let parameters = value["params"] ?? .null
    if let id, id != .null {
      self = .request(id: id, method: method, parameters)
    } else {
      self = .notification(method: method, parameters)
    }
  }
}

/// What is wrong with a message.
struct ServerError: Error, Equatable {
  /// The codes of JSON-RPC and of the protocol.
  enum Code: Int {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case cancelled = -32800
  }
  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  static let parameters = ServerError(.invalidParameters, "parameters are missing")
}

extension JSONValue {
  /// A member of an object; nil if it has none, or is no object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
  /// The text that it is, or nil.
  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }
  /// The whole number that it is, or nil.
  var int: Int? {
    if case .int(let number) = self { return number }
    return nil
  }
  /// The elements; none if it is no list.
  var list: [JSONValue] {
    if case .list(let values) = self { return values }
    return []
  }
}

/// What the server sends.
enum ServerReply {
  static func result(_ value: JSONValue, to id: JSONValue) -> [UInt8] {
    frame([("id", id), ("result", value)])
  }

  static func error(_ error: ServerError, to id: JSONValue) -> [UInt8] {
    let members: [(String, JSONValue?)] = [
      ("code", .int(error.code.rawValue)), ("message", .text(error.message)),
    ]
    return frame([("id", id), ("error", .members(members))])
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> [UInt8] {
    frame([("method", .text(method)), ("params", parameters)])
  }

  private static func frame(_ members: [(String, JSONValue?)]) -> [UInt8] {
    let body = Array(JSONValue.members([("jsonrpc", .text("2.0"))] + members).line.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
