/// JSON as bytes that may stand inside a `script` element of a page: nothing in it can end the
/// element or begin a comment.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func open(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  mutating func close(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// A list; `body` writes its values.
  mutating func list(_ body: (inout JSONBytes) -> Void) {
    open("[")
    body(&self)
    close("]")
  }

  /// A list of whole numbers.
  mutating func list(_ numbers: some Sequence<Int>) {
    open("[")
    for number in numbers { add(number) }
    close("]")
  }

  /// An object; `body` writes its members.
  mutating func object(_ body: (inout JSONBytes) -> Void) {
    open("{")
    body(&self)
    close("}")
  }

  /// The name of a member, before its value.
  mutating func name(_ name: String) {
    add(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func add(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// A number, or null.
  mutating func add(_ number: Int?) {
    if let number { return add(number) }
    addNull()
  }

  mutating func addNull() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A text. What a page or a script might take for something else is escaped.
  mutating func add(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(ascii: scalar))
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FEFF}":
        escape(scalar)
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Values that were written before.
  mutating func add(raw value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    let text = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
