/// A small checker of XML 1.0: well-formed elements, attributes and references, and only characters
/// that the standard allows. It knows no comments, sections or doctypes, which reports do not have.
struct XMLChecker {
  /// An element that was opened, as `name` with its attributes.
  typealias Element = (name: String, attributes: [String: String])
  /// UTF-8: what XML is made of is ASCII.
  private let bytes: [UInt8]
  private var at = 0
  private(set) var elements: [Element] = []

  struct Trouble: Error { let reason: String }

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The elements in the order of their opening tags.
  static func elements(of text: String) throws -> [Element] {
    var checker = XMLChecker(text)
    try checker.run()
    return checker.elements
  }

  private mutating func run() throws {
    try take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    var open: [String] = []
    while at < bytes.count {
      guard bytes[at] == Self.less else {
        let text = try content(until: Self.less)
        if open.isEmpty && text.contains(where: { !$0.isWhitespace }) {
          throw Trouble(reason: "text outside of the root")
        }
        continue
      }
      at += 1
      if at < bytes.count, bytes[at] == Self.slash {
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

  private static let less = UInt8(ascii: "<")
  private static let slash = UInt8(ascii: "/")
  private static let quote = UInt8(ascii: "\"")
  private static let blank = UInt8(ascii: " ")

  private mutating func take(_ text: String) throws {
    for byte in text.utf8 {
      guard at < bytes.count, bytes[at] == byte else {
        throw Trouble(reason: "expected '\(text)' at \(at)")
      }
      at += 1
    }
  }

  /// Letters of ASCII and hyphens.
  private mutating func name() -> String {
    let from = at
    while at < bytes.count, (bytes[at] | 32) &- 97 < 26 || bytes[at] == 45 { at += 1 }
    return String(decoding: bytes[from..<at], as: UTF8.self)
  }

  /// An opening tag behind its `<`; whether it stays open.
  private mutating func element() throws -> Bool {
    let tag = name()
    if tag.isEmpty { throw Trouble(reason: "a '<' without a name at \(at)") }
    var attributes: [String: String] = [:]
    while at < bytes.count, bytes[at] == Self.blank {
      at += 1
      let attribute = name()
      try take("=\"")
      let value = try content(until: Self.quote)
      try take("\"")
      if attributes.updateValue(value, forKey: attribute) != nil {
        throw Trouble(reason: "'\(attribute)' is there twice")
      }
    }
    elements.append((tag, attributes))
    if at < bytes.count, bytes[at] == Self.slash {
      try take("/>")
      return false
    }
    try take(">")
    return true
  }

  private static let references = ["&amp;", "&lt;", "&gt;", "&quot;"].map { Array($0.utf8) }

  private mutating func content(until end: UInt8) throws -> String {
    let from = at
    while at < bytes.count, bytes[at] != end {
      switch bytes[at] {
      case Self.less: throw Trouble(reason: "'<' inside a value")
      case UInt8(ascii: "&"):
        let rest = bytes[at..<min(at + 8, bytes.count)]
        guard Self.references.contains(where: rest.starts(with:)) || Self.isNumber(rest) else {
          throw Trouble(reason: "bare '&'")
        }
      case UInt8(ascii: ">"):
        if at >= from + 2, bytes[at - 1] == 93, bytes[at - 2] == 93 {
          throw Trouble(reason: "']]>' in a text")
        }
      case 9, 10, 13: break
      case 0..<32: throw Trouble(reason: "forbidden character \(bytes[at])")
      // U+FFFE and U+FFFF.
      case 0xBE, 0xBF:
        if bytes[at - 1] == 0xBF, bytes[at - 2] == 0xEF {
          throw Trouble(reason: "forbidden character U+FFFE or U+FFFF")
        }
      default: break
      }
      at += 1
    }
    return String(decoding: bytes[from..<at], as: UTF8.self)
  }

  /// `&#10;`
  private static func isNumber(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.starts(with: "&#".utf8) else { return false }
    let digits = rest.dropFirst(2).prefix { 48...57 ~= $0 }
    return !digits.isEmpty && rest.dropFirst(2 + digits.count).first == UInt8(ascii: ";")
  }
}
