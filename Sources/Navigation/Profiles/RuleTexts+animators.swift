// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let animators = #"""
    animators.hasPause
      Whether a transition that runs by itself can be driven again: pause(). Documented:
      UIPercentDrivenInteractiveTransition.pause() (iOS 10).
    animators.endOfNothingIsTold
      Whether the end of an animation is told where nothing was left of it, as after finish() at 100
      %. Observed: ColinEberhardt/VCTransitionsLibrary issue 4 and Open Radar 23355744 (9.1), where
      it never comes; that it does from 10 is inferred.
    animators.barCancelsAtOnce
      Whether the bar takes a cancel for the end of it, so that its items stay as they were where
      the transition is carried through after all. Observed: Open Radar 38182194 (iOS 11, inferred
      from its date); that it is so on 11 and 12 alone is a choice.
    """#
}
