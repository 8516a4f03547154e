import NavSimProgram
import NavSimVocabulary

extension Navigator {
  /// The answer to one `if`.
  func answer(_ question: Question, _ context: Context) throws -> Bool {
    try spend()
    return try test(question.test, context) != question.isNegated
  }

  private func test(_ test: Question.Test, _ context: Context) throws -> Bool {
    switch test {
    case .condition(let condition): return holds(condition, context)
    case .named(let index):
      return try alternatives(index, context).contains { questions in
        try questions.allSatisfy { try answer($0, context) }
      }
    case .equals(let reference, let expression):
      return read(reference, context) == evaluate(expression, context)
    case .onStack(let reference):
      guard case .page(let page) = read(reference, context) else { return false }
      return readableStack.contains(page)
    case .less(let reference, let expression):
      guard let pair = numbers(reference, expression, context) else { return false }
      return pair.0 < pair.1
    case .greater(let reference, let expression):
      guard let pair = numbers(reference, expression, context) else { return false }
      return pair.0 > pair.1
    }
  }

  /// What a named condition asks in the code that runs.
  private func alternatives(_ index: Int, _ context: Context) -> [[Question]] {
    guard case .strategy(let at) = context.runner,
      program.strategies[at].conditions.indices.contains(index)
    else { return [] }
    return program.strategies[at].conditions[index]
  }

  private func numbers(
    _ reference: Reference, _ expression: Expression, _ context: Context
  ) -> (Double, Double)? {
    guard case .number(let a) = read(reference, context),
      case .number(let b) = evaluate(expression, context)
    else { return nil }
    return (a, b)
  }

  func holds(_ condition: Condition, _ context: Context) -> Bool {
    let transition = self.transition(context.transition) ?? coordinatedTransition
    switch condition {
    case .animated: return context.animated ?? transition?.operation.isAnimated ?? false
    case .cancelled: return transition?.outcome == .cancelled
    case .interactive:
      // A pan of code's own is known to its code before the transition is.
      return transition?.operation.isInteractive ?? false
        || context.asksForDriver && controllers.pan.finger.isDown
    case .transitioning: return coordinatorIndex != nil || hasModalCoordinator
    case .modal: return transition.map { $0.id == modalTransition?.id } ?? false
    case .visible: return context.selfPage.map { pages[$0].isInWindow } ?? here.isInWindow
    case .isMovingToParent:
      return movesWithParent && context.selfPage.map { pages[$0].isMovingTo } ?? false
    case .isMovingFromParent:
      return movesWithParent && context.selfPage.map { pages[$0].isMovingFrom } ?? false
    case .landscape: return screen.turn.isBeingTold != screen.device.isLandscape
    case .same: return isSame(context)
    }
  }
}
