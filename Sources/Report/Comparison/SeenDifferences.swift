import NavSimTrace

/// The differences of two traces, parted into what the eye sees and the rest.
struct SeenDifferences {
  /// Differences of `eye.*` properties that say the same are one, with all their properties.
  private(set) var seen: [TraceComparison.Difference] = []
  /// What else differs.
  private(set) var rest: [TraceComparison.Difference] = []
  /// How many more there are of each, and of some not known which.
  private(set) var left = 0

  /// - Parameter most: how many are told, what the eye sees before the rest.
  init(_ comparison: TraceComparison, most: Int) {
    self.init(comparison.differences, of: comparison.total, most: most)
  }

  init(_ differences: [TraceComparison.Difference], of total: Int, most: Int) {
    var count = 0
    for difference in differences where Self.isSeen(difference) {
      if let index = seen.firstIndex(where: { Self.isAlike($0, difference) }) {
        seen[index].property += ", " + difference.property.dropFirst(Self.prefix.count)
      } else if seen.count < most {
        seen.append(difference)
      } else {
        continue
      }
      count += 1
    }
    for difference in differences where !Self.isSeen(difference) {
      if seen.count + rest.count == most { break }
      rest.append(difference)
      count += 1
    }
    left = total - count
  }

  /// Whether it is about what stands at a point at which the eye looks.
  static func isSeen(_ difference: TraceComparison.Difference) -> Bool {
    difference.property.hasPrefix(prefix)
  }

  private static let prefix = "eye."

  private static func isAlike(
    _ one: TraceComparison.Difference, _ other: TraceComparison.Difference
  ) -> Bool {
    var same = other
    same.property = one.property
    same.cause = one.cause
    same.oldCause = one.oldCause
    return same == one
  }
}
