/// How a line of code begins: `on HOOK, HOOK` and its when-words.
enum HookWords {
  /// How many words name the hooks, 'on' among them, and how many are when-words behind these.
  static func lengths(_ words: [String]) -> (hooks: Int, when: Int) {
    var end = 1
    while end < words.count {
      end += 1
      if !words[end - 1].hasSuffix(",") { break }
    }
    let hooks = end
    while end < words.count, let length = whenLength(words[end...]) {
      end += min(length, words.count - end)
    }
    return (hooks, end - hooks)
  }

  /// How many words a when-word at the start takes; nil if there is none.
  private static func whenLength(_ words: ArraySlice<String>) -> Int? {
    let words = Array(words)
    guard let first = words.first, Names.whenWords.contains(first) else { return nil }
    switch first {
    case "after", "within": return 2
    case "over": return words.count > 2 && Names.curves[words[2]] != nil ? 3 : 2
    case "if":
      guard words.count > 1 else { return 1 }
      let path = words[1] == "not" ? 2 : 1
      guard words.count > path + 1, ["is", "<", ">"].contains(words[path + 1]) else {
        return path + 1
      }
      let isNot = words[path + 1] == "is" && words.count > path + 2 && words[path + 2] == "not"
      return path + (isNot ? 4 : 3)
    default: return 1
    }
  }

  /// Whether a line of code ends behind its when-words: its statements stand below it.
  static func isOpen(_ words: [String]) -> Bool {
    guard words.first == "on", words.count > 1 else { return false }
    let (hooks, when) = lengths(words)
    return hooks + when == words.count
  }
}

/// A hook whose statements stand below it, one a line and indented further. Each is read as if the
/// hook stood before it.
struct HookBlock {
  private let line: SourceLine
  /// The number of the hook's own line.
  var number: Int { line.number }
  /// Where it begins: what stands further to the right stands below it.
  var column: Int { line.column }

  /// nil where the line is none of code, or has its statement.
  init?(_ line: SourceLine) {
    guard HookWords.isOpen(line.words.map(\.text)) else { return nil }
    self.line = line
  }

  /// The statement of a line with the hook before it.
  func joined(_ other: SourceLine) -> SourceLine { other.behind(line) }
}

/// Goes through the lines of a file from its first one on, and tells which stand below a hook.
struct HookWalk {
  /// The hook that the next line may stand below.
  private(set) var hook: HookBlock?
  /// Whether lines of code stand below the header that was met last.
  private var isOfCode = false

  /// Takes the next line; whether it stands below the hook of those before it.
  mutating func takes(_ line: SourceLine, isIndented: Bool) -> Bool {
    guard isIndented else {
      isOfCode = ["page", "navigation", "strategy"].contains(line.words.first?.text)
      hook = nil
      return false
    }
    if let hook, line.column > hook.column { return true }
    hook = isOfCode ? HookBlock(line) : nil
    return false
  }

  /// For each hook of these lines with statements below it, by its number from 1, the last of those.
  static func blocks(in lines: some Sequence<Substring>) -> [Int: Int] {
    var walk = HookWalk()
    var ends: [Int: Int] = [:]
    for (index, text) in lines.enumerated() {
      let lexed = LineLexer.lex(String(text), file: 0, line: index + 1)
      guard let line = SourceLine(lexed, raw: text, number: index + 1) else { continue }
      if walk.takes(line, isIndented: lexed.isIndented), let hook = walk.hook {
        ends[hook.number] = index + 1
      }
    }
    return ends
  }

  /// The hook that a line of these may stand below, by its number from 1; nil if there is none.
  static func hook(above number: Int, in lines: some Sequence<Substring>) -> HookBlock? {
    var walk = HookWalk()
    for (index, text) in lines.prefix(max(0, number - 1)).enumerated() {
      let lexed = LineLexer.lex(String(text), file: 0, line: index + 1)
      guard let line = SourceLine(lexed, raw: text, number: index + 1) else { continue }
      _ = walk.takes(line, isIndented: lexed.isIndented)
    }
    return walk.hook
  }
}

extension SourceLine {
  /// The column of its first word or guard.
  var column: Int { (guards.first ?? words.first)?.span.column ?? end.column }

  /// Whether it stands below its hook; its first words are those of another line then.
  var isBelowHook: Bool { words.first.map { $0.span.line != number } ?? false }

  /// This line with the guards and words of another before its own.
  fileprivate func behind(_ other: SourceLine) -> SourceLine {
    var joined = self
    joined.guards = other.guards + guards
    joined.words = other.words + words
    joined.text = (joined.guards + joined.words).map(\.text).joined(separator: " ")
    return joined
  }
}
