import NavSimChecks

/// What UIKit does by itself in some cells: named and counted apart from what was found, in the same words
/// everywhere.
public struct HabitTally: Sendable {
  /// How many kinds are named.
  private static let most = 3
  private var counts: [String: Int] = [:]

  /// Nothing yet.
  public init() {}

  /// Takes in what UIKit does by itself in a cell.
  public mutating func add(_ habits: [Finding]) { add(habits.map { CellFinding($0) }) }

  mutating func add(_ habits: [CellFinding]) {
    for habit in habits { counts["\(habit.kind) of \(habit.subject)", default: 0] += 1 }
  }

  /// `UIKit does this by itself: 2 content-jump of page.B; navsim explain baseline`; nil where it does
  /// nothing of that kind. It is no part of what was found.
  public var note: String? {
    if counts.isEmpty { return nil }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var parts = sorted.prefix(Self.most).map { "\($0.value) \($0.key)" }
    if sorted.count > Self.most { parts.append("…") }
    return "UIKit does this by itself: " + parts.joined(separator: ", ")
      + "; navsim explain baseline"
  }
}
