/// Which phase of one trace is which of another: the longest common subsequence of their names.
enum PhaseAlignment {
  /// A phase of both, or of one of them.
  struct Pair: Hashable {
    var old: Int?
    var new: Int?
  }

  /// With more differences than this, what lies between the common ends is not looked into.
  private static let limit = 1_000

  /// Pairs, in order. Names are numbers: equal where the names are.
  static func pairs(_ a: [Int], _ b: [Int]) -> [Pair] {
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    var result = (0..<head).map { Pair(old: $0, new: $0) }
    result += middle(Array(a[head..<a.count - tail]), Array(b[head..<b.count - tail])).map {
      Pair(old: $0.old.map { $0 + head }, new: $0.new.map { $0 + head })
    }
    result += (0..<tail).map { Pair(old: a.count - tail + $0, new: b.count - tail + $0) }
    return result
  }

  /// Myers' greedy search: the furthest place on each diagonal for a growing number of differences.
  private static func middle(_ a: [Int], _ b: [Int]) -> [Pair] {
    let apart =
      a.indices.map { Pair(old: $0, new: nil) } + b.indices.map { Pair(old: nil, new: $0) }
    if a.isEmpty || b.isEmpty { return apart }
    let most = min(a.count + b.count, limit)
    var furthest = Array(repeating: 0, count: 2 * most + 3)
    var history: [[Int]] = []
    for differences in 0...most {
      history.append(Array(furthest[most + 1 - differences...most + 1 + differences]))
      for diagonal in stride(from: -differences, through: differences, by: 2) {
        let slot = most + 1 + diagonal
        var x: Int
        if diagonal == -differences
          || diagonal != differences && furthest[slot - 1] < furthest[slot + 1]
        {
          x = furthest[slot + 1]
        } else {
          x = furthest[slot - 1] + 1
        }
        while x < a.count, x - diagonal < b.count, a[x] == b[x - diagonal] { x += 1 }
        furthest[slot] = x
        if x >= a.count && x - diagonal >= b.count { return path(a.count, b.count, history) }
      }
    }
    return apart
  }

  /// Walks the search back from its end.
  private static func path(_ a: Int, _ b: Int, _ history: [[Int]]) -> [Pair] {
    var pairs: [Pair] = []
    var (x, y) = (a, b)
    for differences in history.indices.reversed() where differences > 0 {
      let row = history[differences]
      let diagonal = x - y
      func value(_ diagonal: Int) -> Int { row[differences + diagonal] }
      let isDown =
        diagonal == -differences
        || diagonal != differences && value(diagonal - 1) < value(diagonal + 1)
      let previous = isDown ? diagonal + 1 : diagonal - 1
      let (fromX, fromY) = (value(previous), value(previous) - previous)
      let midX = isDown ? fromX : fromX + 1
      while x > midX {
        pairs.append(Pair(old: x - 1, new: y - 1))
        x -= 1
        y -= 1
      }
      if isDown {
        pairs.append(Pair(old: nil, new: fromY))
      } else {
        pairs.append(Pair(old: fromX, new: nil))
      }
      (x, y) = (fromX, fromY)
    }
    while x > 0, y > 0 {
      pairs.append(Pair(old: x - 1, new: y - 1))
      x -= 1
      y -= 1
    }
    return pairs.reversed()
  }
}
