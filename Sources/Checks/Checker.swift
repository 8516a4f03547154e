import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// Holds a scenario's expectations against a trace.
///
/// A claim is checked at every frame of its scope. Frames in which nothing changed need no look:
/// what the frame before them showed holds in them too. A claim that has no frame to look at, or
/// that names what the trace does not have, fails: a check that can never fail is no check.
public enum Checker {
  /// The expectations that do not hold, in their order; one failure for each at most.
  ///
  /// `actions` are the scenario's, in the order by which the trace counts them.
  public static func check(
    expectations: [Expectation], actions: [Action], trace: Trace
  ) -> [Failure] {
    let context = Context(trace: trace, actions: actions)
    return expectations.compactMap { expectation -> Failure? in
      do throws(Trouble) {
        try context.check(expectation)
        return nil
      } catch {
        return context.failure(of: expectation, error)
      }
    }
  }
}

/// A trace with what is looked up in it again and again.
struct Context {
  let trace: Trace
  private let actions: [Action]
  /// The last frame that claims can look at.
  let lastFrame: Int

  init(trace: Trace, actions: [Action]) {
    self.trace = trace
    self.actions = actions
    lastFrame = max(trace.lastFrame, 0)
  }

  /// An action's label.
  func label(_ action: Int) -> String {
    if trace.actions.indices.contains(action) { return trace.actions[action].label }
    return actions.indices.contains(action) ? actions[action].label : "action \(action + 1)"
  }

  /// What became of an action; an empty record if the trace does not have it.
  func record(_ action: Int) -> TraceAction {
    trace.actions.indices.contains(action)
      ? trace.actions[action] : TraceAction(label: label(action))
  }

  func check(_ expectation: Expectation) throws(Trouble) {
    let scope = expectation.scope
    switch expectation.claim {
    case .topIs, .stackIs, .itemsAre, .compare, .changed:
      try checkState(expectation.claim, in: scope, isSometime: expectation.isSometime)
    case .chain(let element, let parts):
      try checkChain(element, parts, in: scope, isSometime: expectation.isSometime)
    case .events(let patterns): try checkEvents(patterns, in: scope)
    case .count(let counted, let comparison, let wanted):
      try checkCount(counted, comparison, wanted, in: scope)
    case .logs(let text): try checkSaid(text, by: Context.logs, "logs", in: scope)
    case .raises(let text): try checkSaid(text, by: Context.raises, "raises", in: scope)
    case .action(let index, let outcome): try checkOutcome(index, outcome)
    case .detector(let name, let isWanted, let pattern):
      try checkDetector(name, isWanted: isWanted, of: pattern, in: scope)
    }
  }

  private func checkOutcome(_ index: Int, _ wanted: ActionOutcome) throws(Trouble) {
    let record = record(index)
    if record.outcome == wanted { return }
    guard record.start != nil else {
      throw Trouble("the run ended before '\(label(index))' was done")
    }
    guard let outcome = record.outcome else {
      throw Trouble("'\(label(index))' was still under way when the run ended")
    }
    throw Trouble("'\(label(index))' is \(outcome.rawValue), not \(wanted.rawValue)")
  }
}
