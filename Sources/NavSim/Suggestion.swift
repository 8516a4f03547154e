/// The nearest known name to one that is not known.
public enum Suggestion {
  /// The first of the candidates with the least edit distance to `name`, if that distance is at
  /// most a third of the name's length (at least 1); otherwise nil.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    let word = Array(name.prefix(100))
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let distance = editDistance(word, Array(candidate))
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, word.count / 3) else { return nil }
    return best.name
  }

  /// Optimal string alignment: insertions, removals, substitutions and swaps of neighbours.
  private static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var older = [Int](repeating: 0, count: b.count + 1)
    var old = Array(0...b.count)
    var row = old
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        let change = old[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(change, old[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], older[j - 1] + 1)
        }
      }
      (older, old, row) = (old, row, older)
    }
    return old[b.count]
  }
}
