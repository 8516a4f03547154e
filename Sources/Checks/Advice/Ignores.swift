import NavSimLanguage

// `// navsim:ignore NAV104 why` says that a line is meant. It stands at the end of the line, or
// alone above it; where its statements stand below it they are meant too. One that silences nothing is a finding itself: it hides the next mistake.

/// A comment that silences rules on a line.
struct Ignore {
  static let word = "navsim:ignore"

  /// The comment itself.
  let place: SourcePlace
  /// The line that it is about.
  let line: Int
  /// The last of the statements that stand below that line.
  let lastLine: Int
  /// The ids as written.
  let ids: [String]
  /// Whether it says why.
  let hasReason: Bool
  /// The ids that silenced something.
  var used: Set<String> = []

  /// The ignores of files, in the order of files and lines.
  static func all(in text: SourceText) -> [Ignore] {
    var blocks: [String: [Int: Int]] = [:]
    return text.comments(containing: word).compactMap { comment in
      // What stands before the word is something else than slashes: the comment is about it.
      let body = comment.text.drop { $0 == "/" || $0 == " " }
      guard body.hasPrefix(word) else { return nil }
      var words = body.dropFirst(word.count).split { $0 == " " || $0 == "," || $0 == "\t" }
      let ids = words.prefix { $0.hasPrefix("NAV") }.map(String.init)
      words.removeFirst(ids.count)
      var line = comment.line
      if comment.isAlone {
        repeat {
          line += 1
        } while line <= text.count(comment.path)
          && text.words(comment.path, line).isEmpty
      }
      let own = blocks[comment.path] ?? text.blocks(comment.path)
      blocks[comment.path] = own
      let place = SourcePlace(
        path: comment.path, line: comment.line, column: comment.column,
        length: comment.text.count)
      return Ignore(
        place: place, line: line, lastLine: own[line] ?? line, ids: ids,
        hasReason: !words.isEmpty)
    }
  }

  /// Whether it is about this finding.
  func covers(_ id: String, _ place: SourcePlace) -> Bool {
    self.place.path == place.path && (line...lastLine).contains(place.line) && ids.contains(id)
  }

  /// What is wrong with it after a run of these rules; nil if nothing is.
  func problem(_ rules: [AdviceRule]) -> String? {
    guard let first = ids.first else {
      return "it names no rule; write '// \(Ignore.word) NAV104 why this is meant'"
    }
    if let unknown = ids.first(where: { id in !AdviceRule.all.contains { $0.id == id } }) {
      return "there is no rule \(unknown)"
    }
    if !hasReason { return "it does not say why \(first) does not hold here" }
    let ran = ids.filter { id in rules.contains { $0.id == id } }
    guard let idle = ran.first(where: { !used.contains($0) }) else { return nil }
    return "\(idle) finds nothing on line \(line): the comment can go"
  }
}
