// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let touches = #"""
    touches.duringTransition
      What becomes of a touch on the bar or a page while a push or pop runs. Observed: Open Radar
      37068517 (up to iOS 11 taps are ignored); software-mansion/react-native-screens, pull requests
      3093 and 3631 (on 26 the page that comes takes touches and two quick taps pop two pages); that
      they are ignored from 12 to 25 and that the first pop is over at once is inferred.
    touches.interruptedViewsGoOn
      Whether what a touch begins that has ended a transition starts from where things are; else
      they are at the end of what was ended. Observed: on 26, software-mansion/react-native-screens,
      pull request 3142, and for zooms on 18 Apple's talk "Enhance your UI animations and
      transitions" of WWDC 2024; choice: all that moves goes on, and what is not moved again is at
      its end.
    touches.newRootLetsTouchesThrough
      Whether touches arrive in a push or pop of the first stack that comes when the window has got
      another root, until one of its transitions is over. Observed: Open Radar 37068517, on 11.2.
    touches.rootSwipeHoldsPush
      Whether a pop gesture that begins on the root page, where there is nothing to pop, leaves the
      next push waiting for a finger. Observed: signalapp/Signal-iOS issue 3540, Tencent/QMUI_iOS
      issue 996 (12.4 and 13.4); that it has not changed since is inferred.
    touches.hasContentPop
      Whether a pan anywhere on the content pops, beside the one at the edge. Documented:
      UINavigationController.interactiveContentPopGestureRecognizer (iOS 26).
    touches.hasBackMenu
      Whether the back button, when it is held, shows a menu of the pages below. Documented: WWDC20,
      session 10064 (iOS 14).
    touches.barHidingDistance
      How far a finger scrolls until a controller with hidesBarsOnSwipe hides or shows its bars, in
      points. Choice: in UIKit the bar goes in a transition that the pan drives (observed:
      Apollo-Reborn pull request 598, a stack trace), and nobody has published how far; here it goes
      by itself from there on.
    """#
}
