/// Pairs of a name and a value, as options take them: `strategy=km,ios=12`.
enum NamePairs {
  /// The pairs of a text; nil where a part is none, or a side of it is empty.
  static func read(_ text: some StringProtocol) -> [(name: String, value: String)]? {
    var pairs: [(name: String, value: String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
      pairs.append((String(sides[0]), String(sides[1])))
    }
    return pairs
  }
}
