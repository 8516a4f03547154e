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
  /// What stands before the next brace, and the line of its last keyword.
  private var head = ""

  init(_ text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines = all.count - (text.hasSuffix("\n") ? 1 : 0)
    for (number, line) in Self.code(all).enumerated() {
      note(line)
      for character in line {
        switch character {
        case "{": open(at: number)
        case "}": close(at: number)
        default: head.append(character)
        }
      }
      head.append("\n")
    }
  }

  /// The lines without comments and texts.
  private static func code(_ lines: [Substring]) -> [String] {
    var end: String?
    return lines.map { line in
      var line = String(line)
      if let mark = end {
        guard let closing = line.range(of: mark) else { return "" }
        line = String(line[closing.upperBound...])
        end = nil
      }
      line = line.replacing(/"(?:[^"\\]|\\.)+?"/, with: "")
      if let opening = line.firstMatch(of: /(#*)"""/) {
        end = "\"\"\"" + opening.1
        line = String(line[..<opening.range.lowerBound])
      }
      return String(line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex))
    }
  }

  private mutating func note(_ line: String) {
    guard let scope = scopes.last, let type = scope.type,
      let found = line.firstMatch(
        of: /^\s*((?:@?\w+(?:\(\w+\))?\s+)*?)(var|let)\s+(\w+(?:, \w+)*)(.*)$/),
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
    let keywords =
      /(?<lead>\b(?:private|fileprivate)(?:\s+final)?)?(?:^|[^.\w])(?<word>struct|class|enum|extension|func|init|subscript|var|let|if|for|guard|switch|do|case)\b\s*(?<name>[\w.`]*)/
    if let found = head.matches(of: keywords).last {
      let name = String(found.output.name)
      switch found.output.word {
      case "struct", "class", "enum", "extension":
        scope.type = name
        scope.isPrivate = found.output.lead != nil || scopes.last?.isPrivate == true
      case "func", "init", "subscript": scope.function = name.isEmpty ? "init" : name
      default: break
      }
      if scope.function != nil {
        let after = head[found.range.lowerBound...].filter { $0 == "\n" }.count
        scope = Scope(function: scope.function, line: line - after)
      }
    }
    scopes.append(scope)
    head = ""
  }

  private mutating func close(at line: Int) {
    head = ""
    guard let scope = scopes.popLast(), let name = scope.function else { return }
    functions.append((name, line - scope.line + 1))
  }
}
