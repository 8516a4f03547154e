import NavSimProgram

/// What all cells of one call may take together.
///
/// Cells are counted in their order, so that the same ones run on every machine and at any number of
/// threads. One that is under way when the steps are used up still counts; those after it do not
/// run.
public struct CallBudget: Sendable {
  /// What each cell may take.
  public let budget: Budget
  private let limit: Int
  private var used = 0

  /// The budget of a call with so many cells.
  public init(_ budget: Budget, cells: Int) {
    self.budget = budget
    limit = budget.callSteps(cells: cells)
  }

  /// Whether no step is left for a further cell.
  public var isSpent: Bool { used > limit }

  /// Counts what a cell took.
  public mutating func add(_ steps: Int) { used += steps }

  /// Why a cell does not run.
  public var reason: String {
    "not run: the cells before it took more than \(limit) steps, the budget of the whole call"
  }
}
