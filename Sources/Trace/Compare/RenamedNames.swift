import NavSimVocabulary

/// Names that are called otherwise since a trace was made: pages, controllers, labels, values of axes.
/// A trace is read as if it had the new ones.
///
///     RenamedNames(["Feed": "Home"]).renamed("page.Feed leaves Feed>Article")  // page.Home leaves Home>Article
///
/// A name is a whole word outside of quotes, one of the pages of a transition in quotes, or one of whom a warning, an exception or a note speaks. What
/// stands before `=` is a property's name, and what follows `#` a colour: neither is replaced.
public struct RenamedNames: Hashable, Sendable {
  private let names: [[UInt8]: [UInt8]]
  private let texts: [String: String]

  /// Old names with the new ones.
  public init(_ names: [String: String]) {
    texts = names
    self.names = Dictionary(
      names.map { (Array($0.key.utf8), Array($0.value.utf8)) }, uniquingKeysWith: { $1 })
  }

  /// Whether traces use a word themselves, so that no name can be told from it.
  public static func isTaken(_ word: String) -> Bool { TraceWords.contains(word) }

  /// Whether an action without a label is called so: its phase cannot be told from one with that label.
  public static func isVerb(_ word: String) -> Bool {
    word == "write" || StatementInfo.all.contains { $0.word == word }
  }

  /// Whether nothing is called otherwise.
  public var isEmpty: Bool { names.isEmpty }

  /// A text with the new names. What is an old name as a whole becomes the new one, blanks and all.
  public func renamed(_ text: String) -> String {
    if let whole = texts[text] { return whole }
    if isEmpty { return text }
    return String(decoding: renamed(Array(text.utf8)), as: UTF8.self)
  }

  /// The old names, in order.
  public var oldNames: [String] { texts.keys.sorted() }

  /// Those that are called otherwise: old names with the new ones.
  var pairs: [(old: String, new: String)] {
    oldNames.compactMap { old in texts[old].map { (old, $0) } }.filter { $0.old != $0.new }
  }

  /// The bytes of a trace, or of a part of one, with the new names.
  public func renamed(_ bytes: [UInt8]) -> [UInt8] {
    if isEmpty { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      if bytes[at] == UInt8(ascii: "\"") {
        let end = Self.end(ofQuoteAt: at, in: bytes)
        let text = bytes[at..<end]
        result += SaidText.isBehind(at, in: bytes) ? said(text) : quoted(text)
        at = end
      } else if Self.isOfName(bytes[at]) {
        let start = at
        while at < bytes.count, Self.isOfName(bytes[at]) { at += 1 }
        let isColor = start > 0 && bytes[start - 1] == UInt8(ascii: "#")
        let isProperty = at < bytes.count && bytes[at] == UInt8(ascii: "=")
        let word = bytes[start..<at]
        result += isColor || isProperty ? word : names[Array(word)]?[...] ?? word
      } else {
        result.append(bytes[at])
        at += 1
      }
    }
    return result
  }

  /// A text in quotes as it is, but for the pages of a transition: "A > B".
  private func quoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let way = Array(" > ".utf8)
    guard text.count > 2, text.firstRange(of: way) != nil else { return Array(text) }
    return [text[text.startIndex]] + renamed(Array(text.dropFirst().dropLast()))
      + [text[text.endIndex - 1]]
  }

  /// A sentence of UIKit's console with the new names.
  public func renamed(said text: String) -> String {
    String(decoding: said(Array("\"\(text)\"".utf8)[...]).dropFirst().dropLast(), as: UTF8.self)
  }

  /// What a warning, an exception or a note says, with the new names at the places of names.
  private func said(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array(text)
    for place in SaidText.places(of: result).reversed() {
      if let name = names[Array(result[place])] { result.replaceSubrange(place, with: name) }
    }
    return result
  }

  /// Letters, digits, dashes and everything beyond ASCII.
  static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 45, 95: return true
    default: return byte >= 128
    }
  }

  /// Behind the quote that closes a text on its line; behind the opening one where none does.
  private static func end(ofQuoteAt start: Int, in bytes: [UInt8]) -> Int {
    var at = start + 1
    while at < bytes.count, bytes[at] != 10 {
      if bytes[at] == UInt8(ascii: "\"") { return at + 1 }
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return start + 1
  }
}
