/// A small checker of XML 1.0: well-formed elements, attributes and references, and only characters
/// that the standard allows. It knows no comments, sections or doctypes, which reports do not have.
struct XMLChecker {
  /// An element that was opened, as `name` with its attributes.
  typealias Element = (name: String, attributes: [String: String])
  private let scalars: [Unicode.Scalar]
  private var at = 0
  private(set) var elements: [Element] = []

  struct Trouble: Error { let reason: String }

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The elements in the order of their opening tags.
  static func elements(of text: String) throws -> [Element] {
    var checker = XMLChecker(text)
    try checker.run()
    return checker.elements
  }

  private mutating func run() throws {
    for scalar in scalars {
      let isAllowed =
        [9, 10, 13].contains(scalar.value)
        || (scalar.value >= 32 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
      if !isAllowed { throw Trouble(reason: "forbidden character \(scalar.value)") }
    }
    try take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    var open: [String] = []
    while at < scalars.count {
      guard scalars[at] == "<" else {
        let text = try content(until: "<")
        if open.isEmpty && text.contains(where: { !$0.isWhitespace }) {
          throw Trouble(reason: "text outside of the root")
        }
        continue
      }
      at += 1
      if scalars[at] == "/" {
        at += 1
        let name = name()
        try take(">")
        guard open.popLast() == name else { throw Trouble(reason: "</\(name)> is out of place") }
      } else if try element() {
        open.append(elements.last?.name ?? "")
      }
    }
    if !open.isEmpty { throw Trouble(reason: "<\(open.last ?? "")> is not closed") }
  }

  private mutating func take(_ text: String) throws {
    for scalar in text.unicodeScalars {
      guard at < scalars.count, scalars[at] == scalar else {
        throw Trouble(reason: "expected '\(text)' at \(at)")
      }
      at += 1
    }
  }

  private mutating func name() -> String {
    var name = ""
    while at < scalars.count, scalars[at].properties.isAlphabetic || scalars[at] == "-" {
      name.unicodeScalars.append(scalars[at])
      at += 1
    }
    return name
  }

  /// An opening tag behind its `<`; whether it stays open.
  private mutating func element() throws -> Bool {
    let tag = name()
    if tag.isEmpty { throw Trouble(reason: "a '<' without a name at \(at)") }
    var attributes: [String: String] = [:]
    while at < scalars.count, scalars[at] == " " {
      at += 1
      let attribute = name()
      try take("=\"")
      let value = try content(until: "\"")
      try take("\"")
      if attributes.updateValue(value, forKey: attribute) != nil {
        throw Trouble(reason: "'\(attribute)' is there twice")
      }
    }
    elements.append((tag, attributes))
    if at < scalars.count, scalars[at] == "/" {
      try take("/>")
      return false
    }
    try take(">")
    return true
  }

  private mutating func content(until end: Unicode.Scalar) throws -> String {
    var text = ""
    while at < scalars.count, scalars[at] != end {
      if scalars[at] == "<" { throw Trouble(reason: "'<' inside a value") }
      if scalars[at] == "&" {
        let rest = String(String.UnicodeScalarView(scalars[at..<min(at + 8, scalars.count)]))
        let known = ["&amp;", "&lt;", "&gt;", "&quot;"]
        let isNumber = rest.contains(/^&#[0-9]+;/)
        guard isNumber || known.contains(where: rest.hasPrefix) else {
          throw Trouble(reason: "bare '&'")
        }
      }
      text.unicodeScalars.append(scalars[at])
      at += 1
    }
    if text.contains("]]>") { throw Trouble(reason: "']]>' in a text") }
    return text
  }
}
