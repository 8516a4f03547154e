// The switches and values that an app sets once for a strategy, read from its table.

/// One `option` line of a strategy's table.
struct StrategyOption {
  /// The name that stands behind the strategy's: `strategy wr NAME=VALUE`.
  let name: String
  /// What it may be, as written; the first is the default.
  let values: [String]

  /// What it may be, in a few words.
  var meaning: String {
    guard let first = values.first else { return "" }
    let rest = values.dropFirst()
    if rest.isEmpty { return "\(first) unless it is set, or another value of its kind" }
    if rest.first == "range" { return "\(first) unless it is set, \(rest.last ?? "")" }
    return "\(first) unless it is set, or " + rest.joined(separator: ", ")
  }

  /// The options that a table declares, in its order.
  static func all(in source: String) -> [StrategyOption] {
    source.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split { $0 == " " || $0 == "\t" }.map(String.init)
        .prefix { !$0.hasPrefix("//") }
      guard line.first?.isWhitespace == true, words.first == "option", words.count > 2 else {
        return nil
      }
      return StrategyOption(name: words[1], values: Array(words.dropFirst(2)))
    }
  }

  /// What `navsim explain` prints of them.
  static func text(of source: String) -> String {
    let all = all(in: source)
    guard !all.isEmpty else { return "" }
    let width = all.map(\.name.count).max() ?? 0
    let rows = all.map { own in
      "    \(own.name)\(String(repeating: " ", count: width - own.name.count))  \(own.meaning)\n"
    }
    return "\n  An app may set, behind the strategy's name or as an axis:\n" + rows.joined()
  }
}
