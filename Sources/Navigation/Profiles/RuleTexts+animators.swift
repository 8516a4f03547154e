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
    animators.pushNests
      Whether a push nests in a transition of code's own that animates, where it would wait for one
      of UIKit's. Observed: HeroTransitions/Hero issue 638 (iOS 13, inferred from its date): the
      warning of a nested push comes there.
    animators.framesBeforeCallbacks
      Whether the page that comes has the frame of the bar as it was before the pages were told.
      Observed: Open Radar 16974099 (iOS 7.1.1): a page that hides the bar as it appears shifts up
      when the animation is over; that it is so on 7 alone is a choice.
    animators.endFramesPage
      Whether UIKit frames the page that has come again at the end, though its own frame for it is
      as it was; else the animator's stays. Observed: futuredapp/TFTransparentNavigationBar pull
      request 1 (iOS 9): the page stays where the animator put it; documented: final frames are the
      animator's (UIViewControllerContextTransitioning.finalFrame(for:)).
    animators.titleViewComesBack
      Whether the opacity that UIKit drives of a title view that comes is put back when a driver has
      carried the transition through. Observed: Tencent/QMUI_iOS, QMUINavigationTitleView.m, that
      UIKit drives it; tattn/SwipeTransition issue 20 (iOS 12, inferred from its date), that it
      stays away; that it is so on 11 and 12 alone is a choice.
    """#
}
