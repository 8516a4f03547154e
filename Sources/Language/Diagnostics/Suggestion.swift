/// Finds what a misspelt word was meant to be.
public enum Suggestion {
  /// The candidate nearest to `word`: at most max(1, length/3) edits away, the first of equals.
  public static func nearest<S: Sequence<String>>(_ word: String, _ candidates: S) -> String? {
    let target = Array(word.lowercased().unicodeScalars)
    guard !target.isEmpty, target.count <= 64 else { return nil }
    var best: (distance: Int, text: String)?
    let limit = max(1, target.count / 3)
    for candidate in candidates where candidate != word {
      let scalars = Array(candidate.lowercased().unicodeScalars)
      guard !scalars.isEmpty, abs(scalars.count - target.count) <= limit else { continue }
      let found = distance(target, scalars)
      if found <= limit, found < best?.distance ?? Int.max { best = (found, candidate) }
    }
    return best?.text
  }

  /// The candidate nearest to a word with a number in it, such as a device: another number is another
  /// thing and no slip.
  public static func nearest(numbered word: String, _ candidates: [String]) -> String? {
    nearest(word, candidates.filter { digits($0) == digits(word) })
  }

  private static func digits(_ word: String) -> String { word.filter(\.isNumber) }

  /// Whether two words differ in capitals and dashes alone: `scrollEdge`, `scroll-edge`.
  public static func isSpelled(_ word: String, _ other: String) -> Bool {
    let bare = letters(word)
    return !bare.isEmpty && bare == letters(other)
  }

  /// Candidates of the same stem, at most five, the most alike first: those that differ in capitals
  /// and dashes alone, else those of which one begins with all of the other (`presentations`,
  /// `present`).
  public static func akin<S: Sequence<String>>(_ word: String, _ all: S) -> [String] {
    let candidates = Array(all)
    let bare = letters(word)
    guard bare.count >= 5, bare.count <= 64 else { return [] }
    let same = candidates.filter { letters($0) == bare }
    if let first = same.first { return [first] }
    let found = candidates.compactMap { candidate -> (text: String, rest: Int)? in
      let other = letters(candidate)
      guard other.count >= 5, bare.starts(with: other) || other.starts(with: bare) else {
        return nil
      }
      return (candidate, abs(other.count - bare.count))
    }
    return found.sorted { ($0.rest, $0.text) < ($1.rest, $1.text) }.prefix(5).map(\.text)
  }

  private static func letters(_ word: String) -> [Unicode.Scalar] {
    word.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// Optimal string alignment: insertions, deletions, replacements and swapped neighbours cost 1.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
