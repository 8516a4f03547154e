/// How much work a run may do, in steps: counted, never timed, so that a run ends at the same place
/// on every machine.
///
/// A step is a line of code, a question, a callback, an event of the queue, a frame's look at a
/// claim. What takes longer where a scenario is larger counts as more than one; the weights are in
/// `StepWeights`.
public struct Budget: Hashable, Sendable {
  /// Steps of one cell, where nobody asks for more.
  public static let standardSteps = 2_000_000
  /// The fewest and the most that can be asked for.
  public static let stepRange = 1_000...1_000_000_000
  /// One instant may take this part of a cell's steps.
  static let instantPart = 10
  /// All cells of a call may take the steps of so many cells,
  static let callCells = 5
  /// and this part of a cell's steps for each of them.
  static let callPart = 200

  /// What a run has that is given no other.
  public static let standard = Budget(steps: standardSteps)

  /// Steps of one cell.
  public let steps: Int

  /// A budget; what lies outside `stepRange` is moved to the nearer end.
  public init(steps: Int) {
    self.steps = min(max(steps, Budget.stepRange.lowerBound), Budget.stepRange.upperBound)
  }

  /// Steps of one instant: the events of one moment of the scenario, whatever their turn.
  public var instantSteps: Int { steps / Budget.instantPart }

  /// Steps of all cells of a call together.
  public func callSteps(cells: Int) -> Int {
    steps * Budget.callCells + cells * (steps / Budget.callPart)
  }
}
