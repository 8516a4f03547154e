// A strict reader of JSON (RFC 8259) over bytes. Whatever the bytes are, it ends with a value or
// with an error that has a place; how deep values may lie in each other is bounded.

import NavSimKernel

/// Reads one JSON value that fills all of some bytes.
package struct JSONReader {
  /// What is wrong, and at which byte.
  package struct Trouble: Error, Hashable {
    package let offset: Int
    package let message: String
  }

  private static let depthLimit = 32
  let bytes: [UInt8]
  var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the bytes are.
  package static func read(_ bytes: [UInt8]) throws(Trouble) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value(depth: 0)
    reader.skipBlanks()
    guard reader.at == bytes.count else { throw reader.trouble("more after the end of the value") }
    return value
  }

  private func trouble(_ message: String) -> Trouble { Trouble(offset: at, message: message) }
  private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

  mutating func skipBlanks() {
    while let byte = next, byte == 32 || byte == 9 || byte == 10 || byte == 13 { at += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    at += 1
    return true
  }

  mutating func value(depth: Int) throws(Trouble) -> JSONValue {
    skipBlanks()
    guard depth < Self.depthLimit else { throw trouble("values lie too deep in each other") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw trouble("the line ends in the middle of a value")
    default: return try number()
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(Trouble) -> JSONValue {
    for byte in text.utf8 where !take(byte) { throw trouble("expected '\(text)'") }
    return value
  }

  private mutating func object(depth: Int) throws(Trouble) -> JSONValue {
    at += 1
    var members: [JSONValue.Member] = []
    // Most objects are small; a set costs more than a look at each of a few.
    var names: Set<String> = []
    func isNew(_ name: String) -> Bool {
      if members.count < 8 { return !members.contains { $0.name == name } }
      if names.isEmpty { names = Set(members.map(\.name)) }
      return names.insert(name).inserted
    }
    skipBlanks()
    if take(UInt8(ascii: "}")) { return .object([]) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw trouble("expected a member's name") }
      let start = at
      let name = try string()
      guard isNew(name) else {
        throw Trouble(offset: start, message: "the member '\(name.prefix(40))' is there twice")
      }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw trouble("expected ':'") }
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      skipBlanks()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard take(UInt8(ascii: ",")) else { throw trouble("expected ',' or '}'") }
    }
  }

  private mutating func list(depth: Int) throws(Trouble) -> JSONValue {
    at += 1
    var values: [JSONValue] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return .list([]) }
    while true {
      values.append(try value(depth: depth + 1))
      skipBlanks()
      if take(UInt8(ascii: "]")) { return .list(values) }
      guard take(UInt8(ascii: ",")) else { throw trouble("expected ',' or ']'") }
    }
  }
}

// MARK: - Numbers and strings

extension JSONReader {
  private mutating func digits() -> Int {
    let start = at
    while let byte = next, byte >= 48 && byte <= 57 { at += 1 }
    return at - start
  }

  private mutating func number() throws(Trouble) -> JSONValue {
    let start = at
    _ = take(UInt8(ascii: "-"))
    let isZero = next == 48
    let whole = digits()
    guard whole > 0 else { throw trouble("expected a value") }
    if isZero && whole > 1 { throw trouble("a number starts with 0") }
    var isInteger = true
    if take(UInt8(ascii: ".")) {
      isInteger = false
      guard digits() > 0 else { throw trouble("expected digits after '.'") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isInteger = false
      at += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() > 0 else { throw trouble("expected digits of an exponent") }
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    if isInteger, let value = Int(text) { return .int(value) }
    return .decimal(text)
  }

  mutating func string() throws(Trouble) -> String {
    at += 1
    let start = at
    while let byte = next, byte >= 32, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      at += 1
    }
    if next == UInt8(ascii: "\""), let string = String(checking: bytes[start..<at]) {
      at += 1
      return string
    }
    var text = Array(bytes[start..<at])
    while let byte = next {
      at += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(checking: text) else {
          throw Trouble(offset: start, message: "a text that is no UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<32:
        at -= 1
        throw trouble("a control character inside a text")
      default: text.append(byte)
      }
    }
    throw trouble("the line ends inside a text")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Trouble) {
    guard let byte = next else { throw trouble("the line ends inside a text") }
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "u"):
      var code = try unit()
      if (0xD800..<0xDC00).contains(code) {
        guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
          throw trouble("half of a surrogate pair")
        }
        let low = try unit()
        guard (0xDC00..<0xE000).contains(low) else { throw trouble("half of a surrogate pair") }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw trouble("half of a surrogate pair") }
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
    default:
      at -= 1
      throw trouble("an escape that JSON does not have")
    }
  }

  private mutating func unit() throws(Trouble) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw trouble("expected four hexadecimal digits")
      }
      code = code << 4 | UInt32(digit)
      at += 1
    }
    return code
  }
}
