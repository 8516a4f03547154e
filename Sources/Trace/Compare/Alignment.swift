/// Which phase of one trace is which of another.
enum Alignment {
  /// A phase of both, or of one of them.
  struct Pair: Hashable {
    var old: Int?
    var new: Int?
  }

  /// More than so many comparisons of names are not made: what lies between is paired one by one.
  private static let limit = 1_000_000

  /// Pairs by the longest common subsequence of the names.
  static func pairs(_ a: [String], _ b: [String]) -> [Pair] {
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let x = Array(a[head..<a.count - tail])
    let y = Array(b[head..<b.count - tail])
    var result = (0..<head).map { Pair(old: $0, new: $0) }
    result += middle(x, y).map {
      Pair(old: $0.old.map { $0 + head }, new: $0.new.map { $0 + head })
    }
    result += (0..<tail).map { Pair(old: a.count - tail + $0, new: b.count - tail + $0) }
    return result
  }

  private static func middle(_ x: [String], _ y: [String]) -> [Pair] {
    guard !x.isEmpty, !y.isEmpty, x.count <= limit / y.count else {
      return x.indices.map { Pair(old: $0, new: nil) } + y.indices.map { Pair(old: nil, new: $0) }
    }
    // lengths[i][j]: of the common subsequence of x from i on and y from j on.
    var lengths = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1)
    for i in x.indices.reversed() {
      for j in y.indices.reversed() {
        lengths[i][j] =
          x[i] == y[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [Pair] = []
    var (i, j) = (0, 0)
    while i < x.count || j < y.count {
      if i < x.count, j < y.count, x[i] == y[j] {
        pairs.append(Pair(old: i, new: j))
        i += 1
        j += 1
      } else if j == y.count || i < x.count && lengths[i + 1][j] >= lengths[i][j + 1] {
        pairs.append(Pair(old: i, new: nil))
        i += 1
      } else {
        pairs.append(Pair(old: nil, new: j))
        j += 1
      }
    }
    return pairs
  }
}
