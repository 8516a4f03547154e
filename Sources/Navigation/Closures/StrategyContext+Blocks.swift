import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Code that runs later, and code inside an animation. A block gets a context of its own: the pages
/// are those that the call or transition had, the flags those of the moment.
extension StrategyContext {
  /// With the transition's animations: the coordinator's `animate(alongsideTransition:)`. Without a
  /// transition that can take it the block is dropped, with a note in the trace.
  public func alongside(_ body: @escaping (StrategyContext) -> Void) { later(.alongside, body) }

  /// When the transition is over: the coordinator's completion.
  public func completion(_ body: @escaping (StrategyContext) -> Void) { later(.completion, body) }

  /// When the finger leaves: the coordinator's `notifyWhenInteractionChanges`.
  public func interactionChange(_ body: @escaping (StrategyContext) -> Void) {
    later(.interactionChange, body)
  }

  /// In the next turn of the main queue: `DispatchQueue.main.async`.
  public func nextTurn(_ body: @escaping (StrategyContext) -> Void) { later(.nextTurn, body) }

  /// After a time: `DispatchQueue.main.asyncAfter`.
  ///
  /// - Parameter seconds: 0 to 1,000,000; what lies outside, and NaN, is moved to the nearer end.
  public func after(seconds: Double, _ body: @escaping (StrategyContext) -> Void) {
    let bounded = seconds > 0 ? min(seconds, StrategyContext.largest) : 0
    later(.after(Time(roundingSeconds: bounded)), body)
  }

  private func later(_ word: When, _ body: @escaping (StrategyContext) -> Void) {
    guard isOpen else { return }
    let call = navigator.code.swiftCalls.add(body, origin: origin)
    let line = Line(when: [word], statement: .call(call), origin: origin)
    let cause = navigator.scene.currentCause
    attempt {
      try navigator.deferRest(Block(line: line, next: 1, context: context, cause: cause), word)
    }
  }

  /// How long an animation takes.
  public enum Duration: Sendable {
    /// So many seconds, 0 to 1,000,000.
    case seconds(Double)
    /// The transition's duration as code reads it.
    case transition
    /// That duration times 1 − p where the transition finishes, times p where it is cancelled: the
    /// time from the finger's leaving to the end, at progress p.
    case rest
  }

  /// What the closure sets is animated: `UIView.animate(withDuration:)`.
  public func over(
    _ duration: Duration, _ curve: CurveName = .easeInOut, _ body: () -> Void
  ) {
    attempt {
      try navigator.animate(for: span(duration), curve, context) { body() }
    }
  }

  /// What the closure sets is not animated: `UIView.performWithoutAnimation`.
  public func animationsOff(_ body: () -> Void) {
    attempt { navigator.inTransaction(nil) { body() } }
  }

  /// What the closure sets is a part of the animation around it, from one fraction of its way to
  /// another: `UIView.addKeyframe`. Outside an animation it is set at once.
  public func within(_ part: ClosedRange<Double>, _ body: () -> Void) {
    guard part.lowerBound >= 0, part.upperBound <= 1 else {
      note("a part of an animation lies between 0 and 1")
      return
    }
    let shape = AnimationShape(from: part.lowerBound, to: part.upperBound, ease: .linear)
    attempt { navigator.inPart(shape) { body() } }
  }

  private func span(_ duration: Duration) -> OverDuration {
    switch duration {
    case .seconds(let seconds):
      let bounded = seconds > 0 ? min(seconds, StrategyContext.largest) : 0
      return .fixed(Time(roundingSeconds: bounded))
    case .transition: return .transition
    case .rest: return .rest
    }
  }
}
