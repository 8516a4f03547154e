import NavSimProgram

/// The text of a strategy's table, by version.
public enum StrategyTable {
  /// The versions that a table declares, oldest first.
  public static func versions(in text: String) -> [String] {
    guard
      text.hasPrefix("versions") || text.contains("\n  versions ") || text.contains("\tversions")
    else { return [] }
    return Session.versions(in: lines(of: text).compactMap(\.line))
  }

  /// The version of some, oldest first, as which one counts: itself, or the next older one; nil where
  /// it is older or newer than all of them, or no version.
  public static func version(_ text: String, in declared: [String]) -> String? {
    StrategyVersion.found(text, in: declared)
  }

  /// The text with the lines of one version alone, and without a word about versions: what one would
  /// write. The text as it is where it has no versions.
  ///
  /// - Parameter version: one of those that it declares, or one between two of them; nil for the
  ///   newest.
  public static func text(_ text: String, of version: String? = nil) -> String {
    let declared = versions(in: text)
    guard let newest = declared.last,
      let found = StrategyVersion.found(version ?? newest, in: declared)
    else { return text }
    var result: [String] = []
    // What stands below a hook goes with it.
    var hooks = HookWalk()
    var isHookThere = true
    for (raw, line) in lines(of: text) {
      guard let line else {
        result.append(raw)
        continue
      }
      if line.words.first?.text == "versions" { continue }
      let isBelow = hooks.takes(line, isIndented: isIndented(raw))
      let (guards, holds) = split(line.guards, found)
      let isThere = holds && (!isBelow || isHookThere)
      if !isBelow { isHookThere = holds }
      if isThere { result.append(raw.prefix { $0 == " " } + guards + rest(of: line, raw)) }
    }
    let kept = withoutEmptyHooks(withoutNotes(result))
    return Formatter.format(kept.joined(separator: "\n"))
  }

  /// The lines without hooks of which every statement below them was another version's.
  private static func withoutEmptyHooks(_ texts: [String]) -> [String] {
    var hooks = HookWalk()
    var empty: Set<Int> = []
    for (index, (raw, line)) in lines(of: texts.joined(separator: "\n")).enumerated() {
      guard let line else { continue }
      let isBelow = hooks.takes(line, isIndented: isIndented(raw))
      guard let hook = hooks.hook else { continue }
      if isBelow { empty.remove(hook.number - 1) } else { empty.insert(index) }
    }
    return texts.indices.filter { !empty.contains($0) }.map { texts[$0] }
  }

  private static func isIndented(_ raw: String) -> Bool {
    raw.utf8.first == 32 || raw.utf8.first == 9
  }

  /// What the `///` lines say about versions: `/// Version 1.1.0: …`, up to the next one or to a
  /// line without text. `/// Versions: …` is about all of them; its version is empty.
  public static func notes(in prose: String) -> [(version: String, text: String)] {
    var notes: [(version: String, text: String)] = []
    var isInside = false
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (version, text) = head(of: line) {
        notes.append((version, text))
        isInside = true
      } else if isInside, !line.isEmpty {
        let gap = notes[notes.count - 1].text.isEmpty ? "" : " "
        notes[notes.count - 1].text += gap + line
      } else {
        isInside = false
      }
    }
    return notes
  }

  /// The `///` lines without what they say about versions.
  public static func proseWithoutNotes(_ prose: String) -> String {
    var kept: [Substring] = []
    var isInside = false
    for line in prose.split(separator: "\n", omittingEmptySubsequences: false) {
      if head(of: line) != nil { isInside = true }
      if line.isEmpty { isInside = false }
      if !isInside { kept.append(line) }
    }
    while kept.last?.isEmpty ?? false { kept.removeLast() }
    return kept.joined(separator: "\n")
  }

  // MARK: - Lines

  private static func lines(of text: String) -> [(raw: String, line: SourceLine?)] {
    Session.splitLines(text).enumerated().map { index, raw in
      let lexed = LineLexer.lex(String(raw), file: 0, line: index + 1)
      return (String(raw), SourceLine(lexed, raw: raw, number: index + 1))
    }
  }

  /// What is left of a line's guards without those that ask for a version, and whether these hold.
  private static func split(_ words: [Word], _ version: String) -> (text: String, isThere: Bool) {
    var kept: [String] = []
    for word in words {
      for bracket in word.text.split(separator: "]") {
        let parts = bracket.drop { $0 == "[" || $0 == " " }.split(separator: ",")
          .map { $0.drop { $0 == " " } }
        var own: [String] = []
        for part in parts {
          guard let found = Guard(ofVersion: part) else {
            own.append(String(part))
            continue
          }
          if !found.holds(version: version) { return ("", false) }
        }
        if !own.isEmpty { kept.append("[" + own.joined(separator: ", ") + "]") }
      }
    }
    return (kept.map { $0 + " " }.joined(), true)
  }

  /// A line from its first word on, with its comment.
  private static func rest(of line: SourceLine, _ raw: String) -> String {
    guard let first = line.words.first else { return raw.drop { $0 == " " }.description }
    return String(raw.dropFirst(first.span.column - 1))
  }

  /// `Version 1.1.0: …`, as the beginning of a `///` line.
  private static func head(of line: Substring) -> (version: String, text: String)? {
    guard line.hasPrefix("Version"), let colon = line.firstIndex(of: ":") else { return nil }
    let text = String(line[line.index(after: colon)...].drop { $0 == " " })
    if line[..<colon] == "Versions" { return ("", text) }
    let version = line[..<colon].dropFirst(8)
    guard line.hasPrefix("Version "), StrategyVersion(version) != nil else { return nil }
    return (String(version), text)
  }

  private static func withoutNotes(_ lines: [String]) -> [String] {
    let doc = lines.prefix { $0.hasPrefix("///") }
    if doc.isEmpty { return lines }
    let prose = doc.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) }
    let kept = proseWithoutNotes(prose.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false)
    return kept.map { $0.isEmpty ? "///" : "/// " + $0 } + lines.dropFirst(doc.count)
  }
}

extension Guard {
  /// `version>=1.1`, or nil where a guard asks for something else.
  fileprivate init?(ofVersion text: Substring) {
    let body = text.hasPrefix("!") ? text.dropFirst() : text
    guard body.hasPrefix("version") else { return nil }
    let rest = body.dropFirst(7)
    guard let sign = [">=", "<=", "!=", "=", ">", "<"].first(where: rest.hasPrefix),
      let comparison = Comparison(rawValue: sign)
    else { return nil }
    // None of several is not any of them.
    let isUnequal = comparison == .notEqual
    self.init(
      axis: "version", isNegated: text.hasPrefix("!") != isUnequal,
      comparison: isUnequal ? .equal : comparison,
      values: rest.dropFirst(sign.count).split(separator: "|").map(String.init),
      span: Span(file: 0, line: 0, column: 0, length: 0))
    isOfVersion = true
  }
}
