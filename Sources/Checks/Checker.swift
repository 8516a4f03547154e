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
    expectations: [Expectation], actions: [Action], trace: Trace, limits: [DetectorLimit] = []
  ) -> [Failure] {
    judge(expectations: expectations, actions: actions, trace: trace, limits: limits).failures
  }

  /// What comes of the expectations, known issues apart from failures.
  ///
  /// An expectation marked `known` should fail. Where it holds, that is the failure: the mark has
  /// to go. Where it could not be looked at, it says nothing about the issue and fails as any other.
  ///
  /// - Parameters:
  ///   - actions: the scenario's, in the order by which the trace counts them.
  ///   - limits: the thresholds of detectors that the file sets.
  ///   - steps: how much the claims may look at. Where that is not enough the verdict is cut.
  ///   - baseline: what UIKit does by itself in this cell; asked for where a claim needs it.
  public static func judge(
    expectations: [Expectation], actions: [Action], trace: Trace, limits: [DetectorLimit] = [],
    steps: Int = .max, baseline: @escaping () -> Baseline? = { nil }
  ) -> Verdict {
    judge(
      expectations: expectations, actions: actions, trace: trace, steps: steps,
      found: Found(trace, limits, baseline: baseline))
  }

  /// The same with what detectors find in the trace, which others may ask too.
  public static func judge(
    expectations: [Expectation], actions: [Action], trace: Trace, steps: Int, found: Found
  ) -> Verdict {
    var context = Context(
      trace: trace, actions: actions, looks: LookCount(limit: steps), found: found)
    context.note(expectations)
    var verdict = Verdict()
    for expectation in expectations {
      do throws(Trouble) {
        try context.check(expectation)
        if let id = expectation.known {
          verdict.failures.append(context.failure(of: expectation, .isFixed(id)))
        }
      } catch {
        if context.looks.isOver {
          verdict.steps = context.looks.steps
          verdict.cut = "\(expectation.file):\(expectation.line)"
          return verdict
        }
        let failure = context.failure(of: expectation, error)
        if let id = expectation.known, !error.isVacuous {
          verdict.known.append((id, failure))
        } else {
          verdict.failures.append(failure)
          verdict.note(context.failedClaim(failure, error))
        }
      }
    }
    verdict.steps = context.looks.steps
    return verdict
  }
}

/// What came of a cell's expectations, in their order.
public struct Verdict: Sendable {
  /// Those that do not hold, and those that hold although they are marked as known issues.
  public var failures: [Failure] = []
  /// Those marked as known issues that do not hold, as they should.
  public var known: [(id: String, failure: Failure)] = []
  /// The first claim that does not hold, of those about a property if there are any.
  public var failedClaim: FailedClaim?
  /// How many steps the claims took.
  public var steps = 0
  /// The place of the expectation for which there were no steps left; nil if all were looked at.
  public var cut: String?
}

extension Verdict {
  /// Keeps a failed claim, if none that says more is kept.
  fileprivate mutating func note(_ claim: FailedClaim) {
    if failedClaim == nil || failedClaim?.property == nil && claim.property != nil {
      failedClaim = claim
    }
  }
}

/// A claim that does not hold, with what a question about it begins at.
public struct FailedClaim: Sendable {
  /// What is told of it.
  public let failure: Failure
  /// The property that it is about, as `why` takes it; nil where it is about none.
  public let property: String?
  /// The frame in which it fails first; -1 for the state before the first action, nil where it is
  /// about none.
  public let frame: Int?
}

extension Context {
  /// The claim that a trouble is about.
  func failedClaim(_ failure: Failure, _ trouble: Trouble) -> FailedClaim {
    let name = trouble.slots.first.map { slot in
      trace.elements[trace.slots[slot].element].name + "." + trace.slots[slot].name
    }
    let frame = trouble.sample.map { $0.isKeyframe ? -1 : $0.frame }
    return FailedClaim(failure: failure, property: name, frame: frame)
  }
}

/// A trace with what is looked up in it again and again.
struct Context {
  let trace: Trace
  private let actions: [Action]
  /// The last frame that claims can look at.
  let lastFrame: Int
  /// What detectors found, once a claim has asked.
  let found: Found
  /// What the claims have looked at.
  let looks: LookCount
  /// The actions of which a claim says that they come to nothing, by their labels.
  private(set) var ignored: Set<String> = []
  /// Light or dark, frame by frame.
  var mode: InterfaceMode { found.mode }

  init(
    trace: Trace, actions: [Action], looks: LookCount = LookCount(limit: .max),
    found: Found? = nil
  ) {
    self.trace = trace
    self.actions = actions
    self.looks = looks
    self.found = found ?? Found(trace, [])
    lastFrame = max(trace.lastFrame, 0)
  }

  /// Keeps what other claims say of actions.
  fileprivate mutating func note(_ expectations: [Expectation]) {
    for expectation in expectations {
      if case .action(let index, .ignored) = expectation.claim { ignored.insert(label(index)) }
    }
  }

  /// How many actions the scenario has.
  var actionCount: Int { max(actions.count, trace.actions.count) }

  /// An action's label.
  func label(_ action: Int) -> String {
    if trace.actions.indices.contains(action) { return trace.actions[action].label }
    return actions.indices.contains(action) ? actions[action].label : "action \(action + 1)"
  }

  /// An action's line of the scenario; nil where nobody knows.
  func source(_ action: Int) -> String? {
    guard actions.indices.contains(action), !actions[action].source.isEmpty else { return nil }
    return actions[action].source
  }

  /// What became of an action; an empty record if the trace does not have it.
  func record(_ action: Int) -> TraceAction {
    trace.actions.indices.contains(action)
      ? trace.actions[action] : TraceAction(label: label(action))
  }

  func check(_ expectation: Expectation) throws(Trouble) {
    try looks.spend(1 + (trace.elements.count + trace.progress.count) / LookCount.namesPerStep)
    let scope = expectation.scope
    switch expectation.claim {
    case .topIs, .stackIs, .itemsAre, .compare, .compareEach, .changed:
      try checkState(expectation.claim, in: scope, isSometime: expectation.isSometime)
    case .chain(let element, let parts):
      try checkChain(element, parts, in: scope, isSometime: expectation.isSometime)
    case .course(let property, let parts):
      try checkCourse(property, parts, in: scope, isSometime: expectation.isSometime)
    case .region(let element, let relation, let other, let tolerance):
      try checkRegion(
        element, relation, other, tolerance, in: scope, isSometime: expectation.isSometime)
    case .events(let patterns): try checkEvents(patterns, in: scope)
    case .count(let counted, let comparison, let wanted):
      try checkCount(counted, comparison, wanted, in: scope)
    case .logs(let text): try checkSaid(text, by: Context.logs, "logs", in: scope)
    case .raises(let text): try checkSaid(text, by: Context.raises, "raises", in: scope)
    case .action(let index, let outcome): try checkOutcome(index, outcome)
    case .detector(let name, let isWanted, let pattern):
      try checkDetector(name, isWanted: isWanted, of: pattern, in: scope)
    case .finding(let isWanted, let except):
      try checkFindings(isWanted: isWanted, except: except, in: scope)
    }
  }

  private func checkOutcome(_ index: Int, _ wanted: ActionOutcome) throws(Trouble) {
    let record = record(index)
    if record.outcome == wanted { return }
    guard record.start != nil else {
      throw .vacuous("the run ended before '\(label(index))' was done")
    }
    guard let outcome = record.outcome else {
      throw .vacuous("'\(label(index))' was still under way when the run ended")
    }
    var trouble = Trouble("'\(label(index))' is \(outcome.rawValue), not \(wanted.rawValue)")
    if let end = record.end ?? record.start {
      let frame = trace.grid.frame(atOrAfter: end)
      trouble.sample = Sample(frame: min(frame, lastFrame), isKeyframe: false)
      trouble.knownCause = source(index)
    }
    if outcome == .ignored, let reason = whyIgnored(index) { trouble.notes = [reason] }
    throw trouble
  }

  /// Why nothing came of an action, as navsim notes it; nil where it says nothing.
  private func whyIgnored(_ index: Int) -> String? {
    guard let source = source(index) else { return nil }
    let head = "ignored: "
    return trace.events.lazy.filter {
      trace.text($0.name) == "log" && trace.cause($0.cause) == source
    }.map { words(of: $0) }.first { $0.hasPrefix(head) }.map { String($0.dropFirst(head.count)) }
  }
}
