/// Rules of one theme; the values are those of iOS 7.
///
/// Transitions of code's own, and what drives them.
public struct AnimatorRules: Sendable {
  /// Whether a transition that runs by itself can be driven again: pause(). Documented:
  /// UIPercentDrivenInteractiveTransition.pause() (iOS 10).
  public var hasPause = false

  /// Whether the end of an animation is told where nothing was left of it, as after finish() at 100 %.
  /// Observed: ColinEberhardt/VCTransitionsLibrary issue 4 and Open Radar 23355744 (9.1), where it never
  /// comes; that it does from 10 is inferred.
  public var endOfNothingIsTold = false

  /// Whether the bar takes a cancel for the end of it, so that its items stay as they were where the
  /// transition is carried through after all. Observed: Open Radar 38182194 (iOS 11, inferred from its
  /// date); that it is so on 11 and 12 alone is a choice.
  public var barCancelsAtOnce = false

  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let animatorSteps: [Step] = [
    Step(since: 10) {
      $0.animators.hasPause = true
      $0.animators.endOfNothingIsTold = true
    },
    Step(since: 11) { $0.animators.barCancelsAtOnce = true },
    Step(since: 13) { $0.animators.barCancelsAtOnce = false },
  ]
}
