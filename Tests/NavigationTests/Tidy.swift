import Foundation

/// A look at the shape of a Swift file: its types, what they store, how long its functions are. It
/// reads braces and keywords, which is enough for sources that the formatter has laid out.
struct Tidy {
  /// A stored property.
  struct Stored {
    let type: String
    let name: String
    let isVariable: Bool
    /// Whether other files may write it.
    let isOpen: Bool
  }

  private(set) var stored: [Stored] = []
  /// Functions, initialisers and subscripts, with the number of their lines.
  private(set) var functions: [(name: String, lines: Int)] = []
  let lines: Int

  private struct Scope {
    var type: String?
    var function: String?
    var isPrivate = false
    let line: Int
  }
  private var scopes: [Scope] = []

  /// The last keyword before a brace: what the brace opens.
  private struct Keyword {
    let word: String
    var name = ""
    let isPrivate: Bool
    let line: Int
  }
  private var keyword: Keyword?
  private var words: (last: String, before: String) = ("", "")

  init(_ text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines = all.count - (text.hasSuffix("\n") ? 1 : 0)
    for (number, line) in Self.code(all).enumerated() {
      note(line)
      read(line, number)
    }
  }

  /// Goes through a line word by word.
  private mutating func read(_ line: String, _ number: Int) {
    var word: [UInt8] = []
    var before: UInt8 = 32
    func isPart(_ byte: UInt8) -> Bool {
      byte == 95 || byte == 96 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte) || byte > 127
    }
    for byte in Array(line.utf8) + [10] {
      if isPart(byte) || byte == 46 && !word.isEmpty {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        // What follows a point is a member.
        if before != 46 { take(String(decoding: word, as: UTF8.self), number) }
        word = []
        before = 32
      }
      if byte == 123 { open(at: number) }
      if byte == 125 { close(at: number) }
      if byte == 40, keyword?.name.isEmpty == true { keyword?.name = "(" }
      if byte != 32 { before = byte } else if before != 46 { before = 32 }
    }
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "extension", "func", "init", "subscript", "var", "let", "if", "for",
    "guard", "switch", "do", "case",
  ]

  private mutating func take(_ word: String, _ line: Int) {
    if Self.keywords.contains(word) {
      let access = words.last == "final" ? words.before : words.last
      keyword = Keyword(
        word: word, isPrivate: access == "private" || access == "fileprivate", line: line)
    } else if keyword?.name.isEmpty == true {
      keyword?.name = word
    }
    words = (word, words.last)
  }

  /// The lines without comments and texts.
  private static func code(_ lines: [Substring]) -> [String] {
    var end: String?
    // Made once a file: to make them takes longer than to hold them against a line.
    let empty = /([^"\\])""(?!")/
    let text = /"(?:[^"\\]|\\.)+?"/
    let beginning = /(#*)"""/
    return lines.map { line in
      var line = String(line)
      if let mark = end {
        guard let closing = line.range(of: mark) else { return "" }
        line = String(line[closing.upperBound...])
        end = nil
      }
      if line.utf8.contains(34) {
        line = line.replacing(empty) { String($0.1) }
        line = line.replacing(text, with: "")
        if let opening = line.firstMatch(of: beginning) {
          end = "\"\"\"" + opening.1
          line = String(line[..<opening.range.lowerBound])
        }
      }
      if !line.utf8.contains(47) { return line }
      return String(line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex))
    }
  }

  private let field = /^\s*((?:@?\w+(?:\(\w+\))?\s+)*?)(var|let)\s+(\w+(?:, \w+)*)(.*)$/

  private mutating func note(_ line: String) {
    guard let scope = scopes.last, let type = scope.type,
      line.contains("var ") || line.contains("let "),
      let found = line.firstMatch(of: field),
      !found.1.contains("static")
    else { return }
    let value = found.4.firstIndex(of: "=") ?? found.4.endIndex
    if found.4[..<value].contains("{") { return }
    let isVariable = found.2 == "var"
    let isOpen = isVariable && !scope.isPrivate && !found.1.contains("private")
    for name in found.3.split(separator: ", ") {
      stored.append(
        Stored(type: type, name: String(name), isVariable: isVariable, isOpen: isOpen))
    }
  }

  private mutating func open(at line: Int) {
    var scope = Scope(line: line)
    if let keyword {
      let name = keyword.name == "(" ? "" : keyword.name
      switch keyword.word {
      case "struct", "class", "enum", "extension":
        scope.type = name
        scope.isPrivate = keyword.isPrivate || scopes.last?.isPrivate == true
      case "func", "init", "subscript":
        scope = Scope(function: name.isEmpty ? "init" : name, line: keyword.line)
      default: break
      }
    }
    scopes.append(scope)
    keyword = nil
    words = ("", "")
  }

  private mutating func close(at line: Int) {
    keyword = nil
    words = ("", "")
    guard let scope = scopes.popLast(), let name = scope.function else { return }
    functions.append((name, line - scope.line + 1))
  }
}
