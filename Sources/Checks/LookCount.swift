/// Counts what claims look at, in steps, against what the run has left of its budget. One count for
/// all claims of a cell.
final class LookCount {
  private let limit: Int
  private(set) var steps = 0

  init(limit: Int) { self.limit = limit }

  /// Whether claims have looked at more than they may.
  var isOver: Bool { steps > limit }

  /// Takes steps; throws where there are none left.
  func spend(_ count: Int) throws(Trouble) {
    steps += count
    if isOver { throw .vacuous("there are no steps left to look at it") }
  }

  // How many of what is looked at count as one step.
  static let changesPerStep = 8
  static let eventsPerStep = 16
  static let namesPerStep = 16
  static let slotsPerStep = 64
  static let findingsPerStep = 8
}
