import NavSimKernel

// JSON as this library writes and reads it: members keep their order, so that the same report is
// the same bytes.

/// A JSON value.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  /// A number that is no Int, as it is written.
  case decimal(String)
  case text(String)
  case list([JSONValue])
  case object([Member])

  /// A name with its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    /// What the name has.
    package let value: JSONValue
  }

  /// An object; members whose value is nil are left out.
  package static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// The value on one line.
  package var line: String {
    var text = ""
    write(into: &text)
    return text
  }

  /// The value over several lines, two spaces for each level.
  package var lines: String {
    var text = ""
    write(into: &text, indent: "\n")
    return text
  }

  /// Writes the value. `indent` is what stands before a line on this level; nil for one line.
  private func write(into text: inout String, indent: String? = nil) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .decimal(let digits): text += digits
    case .text(let value): Self.quote(value, into: &text)
    case .list(let values):
      Self.write(values, "[", "]", into: &text, indent) { value, text, inner in
        value.write(into: &text, indent: inner)
      }
    case .object(let members):
      Self.write(members, "{", "}", into: &text, indent) { member, text, inner in
        Self.quote(member.name, into: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(into: &text, indent: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, into text: inout String,
    _ indent: String?, _ body: (Element, inout String, String?) -> Void
  ) {
    let inner = indent.map { $0 + "  " }
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += inner }
      body(element, &text, inner)
    }
    if let indent, !elements.isEmpty { text += indent }
    text += close
  }

  /// Writes a string with its quotes. What some readers trip over, or terminals obey, is escaped too:
  /// DEL and the controls above ASCII, the line separators of JavaScript, what turns directions.
  static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where Visible.isHidden(scalar):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
