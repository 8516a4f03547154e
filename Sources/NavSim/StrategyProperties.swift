import NavSimChecks
import NavSimVocabulary

// The wishes that a strategy adds for pages, read from its table: the text is their only source.

/// One `property` line of a strategy's table.
struct StrategyProperty {
  /// The name that pages write after `wants`.
  let name: String
  /// Its default; empty where there is none.
  let initial: String
  /// The range to which values are clamped, as written; empty where there is none.
  let range: String
  /// The field of every page's wishes for which it is the strategy's name; empty for none.
  let field: String

  /// What it stands for, in a few words.
  var meaning: String {
    let what =
      field.isEmpty
      ? "a wish of its own" : "its name for \(field)"
    let initially = initial.isEmpty ? "nil" : initial
    return "\(what); \(initially) where a page says nothing" + (range.isEmpty ? "" : ", \(range)")
  }

  /// The properties that a table declares, in its order, each name once.
  static func all(in source: String) -> [StrategyProperty] {
    var result: [StrategyProperty] = []
    for line in source.split(whereSeparator: \.isNewline) {
      let words = line.wordsBehindGuards.map(String.init)
      guard line.first?.isWhitespace == true, words.first == "property", words.count > 1,
        !result.contains(where: { $0.name == words[1] })
      else { continue }
      func after(_ word: String) -> String {
        guard let at = words.firstIndex(of: word), at + 1 < words.count else { return "" }
        return words[at + 1]
      }
      let hasDefault = words.count > 2 && !["as", "range"].contains(words[2])
      result.append(
        StrategyProperty(
          name: words[1], initial: hasDefault ? words[2] : "", range: after("range"),
          field: after("as")))
    }
    return result
  }

  /// What `navsim explain` prints of them.
  static func text(of source: String) -> String {
    let all = all(in: source)
    guard !all.isEmpty else { return StrategyOption.text(of: source) }
    let width = all.map(\.name.count).max() ?? 0
    let rows = all.map { own in
      "    \(own.name)\(String(repeating: " ", count: width - own.name.count))  \(own.meaning)\n"
    }
    return "\n  A page's wants may say:\n" + rows.joined() + StrategyOption.text(of: source)
  }
}
