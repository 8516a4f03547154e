import NavSimProgram

/// One line of a file, cut into the cells of the table that it belongs to.
struct FormatRow {
  /// What the line says; lines of one kind are aligned with each other. nil: left alone.
  enum Kind: Hashable {
    case choice, header, field, item(String), hook, statement, axis, step, action, expect, row
  }

  var kind: Kind?
  var verbatim: String
  var indent = ""
  var guards = ""
  var cells: [String] = []
  var comment = ""
  var firstWord: String?
  /// Whether it is a hook whose statements stand below it.
  private(set) var isOpenHook = false
  /// Blanks after the first cell: a keyword and its value stand close together.
  var firstGap: Int { kind == .choice || kind == .field ? 1 : 2 }

  /// Whether two rows of one kind share a table. In column 1, rows with guards and rows without
  /// have tables of their own: a guard cannot move the rest of the others to the right.
  func belongs(to other: FormatRow) -> Bool {
    !indent.isEmpty || guards.isEmpty == other.guards.isEmpty
  }

  init(
    line: String, _ lexed: LexedLine, header: String, isDeclaration: Bool, isBelowHook: Bool
  ) {
    verbatim = Self.untouched(line, lexed)
    let guardWords = lexed.words.prefix(lexed.words.guardCount)
    let words = lexed.words.dropFirst(guardWords.count).map(\.text)
    firstWord = words.first
    guard lexed.problem == nil else { return }
    if lexed.words.isEmpty, let offset = lexed.commentOffset {
      let indent = isBelowHook ? "    " : lexed.isIndented ? "  " : ""
      verbatim = indent + Self.comment(verbatim.dropFirst(offset))
      return
    }
    guard let first = words.first,
      guardWords.last.map({ $0.text.hasSuffix("]") }) ?? true
    else { return }
    indent = isBelowHook ? "    " : lexed.isIndented ? "  " : ""
    guards = guardWords.map(\.text).joined(separator: " ")
    if let offset = lexed.commentOffset { comment = Self.comment(verbatim.dropFirst(offset)) }
    if isBelowHook {
      set(.statement, [words])
    } else if lexed.isIndented {
      cutItem(first, words, header)
    } else {
      cutHeader(first, words, isDeclaration)
    }
  }

  /// A comment, with slashes in any case.
  private static func comment(_ text: Substring) -> String {
    text.hasPrefix("#") ? "//" + text.dropFirst() : String(text)
  }

  /// A line that is left alone: without blanks at its end, but with every character that the
  /// parser refuses, be it a part of the line's end.
  private static func untouched(_ line: String, _ lexed: LexedLine) -> String {
    if lexed.problem != nil { return line.utf8.last == 13 ? line + "\r" : line }
    var bytes = line.utf8[...]
    while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
    return String(Substring(bytes))
  }

  private mutating func set(_ kind: Kind, _ cells: [[String]]) {
    self.kind = kind
    self.cells = cells.map { $0.joined(separator: " ") }
  }

  private mutating func cutHeader(_ first: String, _ words: [String], _ isDeclaration: Bool) {
    switch first {
    case "at" where words.count > 1: set(.action, [words.first(2), words.after(2)])
    case "then":
      let count = words.count > 1 && words[1].hasPrefix("+") ? 2 : 1
      set(.action, [words.first(count), words.after(count)])
    case "expect", "known":
      guard let colon = words.firstIndex(where: { $0.hasSuffix(":") }) else { return }
      set(.expect, [words.first(colon + 1), words.after(colon + 1)])
    case "check": set(.item("check"), [words])
    case "strategy" where !isDeclaration && !words.contains("like"):
      set(.choice, [[first], StrategyName.glued(words.after(1))])
    case "device", "ios", "option", "rule", "use", "navsim", "proxy":
      set(.choice, [[first], words.after(1)])
    case "image", "appearance": set(.choice, [[first], words.after(1).first(1), words.after(2)])
    case "page", "navigation", "window", "strategy", "scenario", "matrix", "stack", "root",
      "checks",
      "record", "golden":
      set(.header, [words])
    default: if ContainerKind(rawValue: first) != nil { set(.header, [words]) }
    }
  }

  private mutating func cutItem(_ first: String, _ words: [String], _ header: String) {
    switch header {
    case "matrix": set(.axis, [[first], words.after(1)])
    case "checks":
      guard let colon = words.firstIndex(where: { $0.hasSuffix(":") }) else { return }
      set(.expect, [words.first(colon + 1), words.after(colon + 1)])
    case "record": set(.row, words.map { [$0] })
    case "at", "then":
      set(.step, [words])
    case "page", "navigation", "window", "strategy":
      switch first {
      case "on": cutHook(words)
      case "property", "fields", "condition", "option":
        set(.item(first), [words.first(2), words.after(2)])
      case "wants", "self", "item", "view", "scrollView", "bar", "gesture", "container", "window",
        "toolbar", "tabBar":
        set(.field, [[first], words.after(1)])
      case "versions": set(.item(first), [[first], words.after(1)])
      case "strategy": set(.item(first), [[first] + StrategyName.glued(words.after(1))])
      case "kept", "stack", "child", "root", "same", "alone", "wraps":
        set(.item(first), [words])
      default: return
      }
    default:
      if ContainerKind(rawValue: header)?.childWord == first { set(.item(first), [words]) }
    }
  }

  /// `on HOOK, HOOK` · when-words · statement.
  private mutating func cutHook(_ words: [String]) {
    let (hooks, when) = HookWords.lengths(words)
    isOpenHook = hooks + when == words.count
    set(.hook, [words.first(hooks), Array(words[hooks..<hooks + when]), words.after(hooks + when)])
  }
}

extension Array {
  /// At most `count` elements from the start.
  fileprivate func first(_ count: Int) -> [Element] { Array(prefix(count)) }
  /// What follows the first `count` elements.
  fileprivate func after(_ count: Int) -> [Element] { Array(dropFirst(count)) }
}
