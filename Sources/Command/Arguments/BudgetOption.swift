import NavSim

// `--budget` is the same for every command that runs cells.

/// How much work a cell may do.
enum BudgetOption {
  static let option = Option(
    name: "budget", value: "STEPS",
    help: "how many steps a cell may take; \(Budget.standardSteps) if it is not given. What a step"
      + " is, and what follows from the number, docs/Limits.md tells")

  /// The budget that the arguments ask for.
  static func value(_ arguments: Arguments) throws(UsageError) -> Budget {
    guard let text = arguments.value(option.name) else { return .standard }
    guard let steps = Int(text), Budget.stepRange.contains(steps) else {
      let range = Budget.stepRange
      throw UsageError(
        message: "'\(text)' is no value for '--budget'",
        help: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return Budget(steps: steps)
  }
}
