// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let surroundings = #"""
    surroundings.barTravel
      How the navigation bar goes and comes inside a push or pop. Choice: the headers of
      react-navigation (HeaderContainer, forSlideLeft) move with their page beside a page without
      one; no measurement of UIKit is published.
    surroundings.rewoundMoveCompletes
      Whether the completion of a hide or show that a cancelled swipe has rewound still puts the bar
      away, or back. Inferred: forkingdog/FDFullscreenPopGesture issues 55 and 163, and
      fastred/SloppySwiper issue 12 (iOS 8.4 and 9): a cancelled swipe takes the bar, the next one
      brings it back; that it ended with iOS 10 is a guess.
    surroundings.nestedEndPlacesBar
      Whether the end of an animated transition in which another was nested puts the bar where it
      was when that was called, hidden or shown, and ends the move that came with it. Observed: the
      warning "can result in corrupted navigation bar", HeroTransitions/Hero issue 638 (a bar in a
      wrong place after a nested push); that it is that place is a choice.
    surroundings.goneAskerLaysOut
      Whether bars move when a page that has been dismissed asks for the status bar in its
      viewDidDisappear; else they stay until something else lays them out. Observed:
      hyperoslo/Lightbox pull request 113 (iOS 10, inferred from its date): the bar lies under the
      status bar, and asked in viewWillDisappear it does not; that it is so on every system is a
      choice.
    surroundings.statusBarFade
      How long a change of the status bar's style takes, in seconds, outside an animation of code's
      own. Choice: react-native-screens uses 0.4 after Neuburg, "Programming iOS 13".
    surroundings.statusBarFollowsBarStyle
      Whether a navigation controller answers for the status bar's style by its bar's barStyle, and
      not by its top page. Observed: Stack Overflow question 19022210, answers about
      UINavigationController.
    surroundings.hiddenBarAsksPage
      Whether the top page is asked after all while the bar is hidden. Observed: Stack Overflow
      question 19022210, comments on the answers about UINavigationController.
    surroundings.statusBarAskedFirst
      Whether UIKit asks the incoming page about the status bar before that page loads or appears.
      Observed: arm1.ru, "UIViewController life cycle" (iOS 7 to 9).
    surroundings.hiddenStatusBarMovesBars
      Whether a status bar that is hidden the ordinary way gives its height to the bars and pages
      below it, on screens without a sensor housing. Observed: CallLiven/RWNavigationBarTransition,
      README (the bar and the page move up).
    surroundings.statusBarMoveAnimates
      Whether that move goes with the transition in which the status bar is hidden. Choice: nothing
      published times it; a frame that layout sets outside an animation block jumps.
    surroundings.statusBarAdapts
      Whether the styles adapt to light and dark: `default` follows the trait and `darkContent`
      exists. Documented: UIStatusBarStyle (iOS 13).
    surroundings.systemColors
      Which values UIKit's system colours have. Documented: Apple, Human Interface Guidelines,
      "Color", of each version.
    surroundings.toolbarHeight
      Height of a toolbar in points. Observed: Tencent/QMUI_iOS, its table of bar heights.
    surroundings.tabBarHeight
      Height of a tab bar in points, without the home indicator below it. Observed:
      Tencent/QMUI_iOS, its table of bar heights.
    surroundings.compactToolbarHeight
      Height of a toolbar on a phone held sideways whose bars are compact, in points. Observed:
      Tencent/QMUI_iOS, its table of bar heights.
    surroundings.compactTabBarHeight
      Height of such a phone's tab bar in points, without the home indicator below it: 32 from iOS
      11 on. Observed: Tencent/QMUI_iOS, its table of bar heights; documented: Apple, WWDC 2017,
      "Updating Your App for iOS 11", where the compact tab bar is new.
    surroundings.padTabBarHeight
      Height of a pad's tab bar in points. Observed: Tencent/QMUI_iOS, its table of bar heights: 49,
      and 50 from iOS 12 on.
    surroundings.padTabBarOverIndicator
      Height of the tab bar of a pad without a home button, in points, without the home indicator
      below it. Observed: Tencent/QMUI_iOS, its table of bar heights: 65 with the 20 of the
      indicator.
    surroundings.toolbarShownLaterIsSeen
      Whether a toolbar that is shown while a page is on top is seen there, though the page hides
      the bottom bars when pushed. Inferred: Apple's text on
      UIViewController.hidesBottomBarWhenPushed speaks of the push, and
      setToolbarHidden(_:animated:) is a call of its own; apps put a toolbar in the place of the tab
      bar so.
    surroundings.hiddenBottomBarStays
      Whether a page that hides the bottom bars when pushed keeps them away until it is popped,
      whatever is pushed over it. Observed: Tencent/QMUI_iOS; Apple's text on
      UIViewController.hidesBottomBarWhenPushed speaks of the page on top.
    surroundings.bottomBarIsAskedAtCall
      Whether the call asks the pages of the new stack whether they hide the bottom bars, before the
      new page's view is loaded: what its viewDidLoad sets comes too late, and a page that says yes,
      pushes and says no has them hidden until the pop; if not, the transition asks as it starts and
      at its end. Inferred: common practice sets it before the push, or around it, and a published
      workaround clears it before a pop (Tencent/QMUI_iOS issue 1100).
    surroundings.bottomBarTravel
      How the bottom bars go and come with such a page. Choice: with the page that they belong to,
      as the covered page moves; published descriptions say "slides away" and no more.
    surroundings.hasTabBarHiding
      Whether code can hide a tab bar by itself. Documented: UITabBarController
      setTabBarHidden(_:animated:) (iOS 18).
    surroundings.tabFadeDuration
      How long a new tab takes to fade in, in seconds; 0 where it is there at once. Choice: from iOS
      18 it fades (eggswift/ESTabBarController issue 295); how long it takes nobody has published.
    surroundings.tabFadeObeysAnimationsOff
      Whether a tab that is selected in a block without animations is there at once. Choice: apps
      take UIView.performWithoutAnimation or setAnimationsEnabled(false) against the fade of 18
      (Stack Overflow); no log is published.
    surroundings.newTabEndsFirst
      Whether at the end of another tab's selection the page that comes hears of it before the one
      that goes. Observed: no in published logs to iOS 17 (pgzxc.github.io, 2019), yes from 18
      (software-mansion/react-native-screens, test-tabs-lifecycle-events).
    surroundings.controllerEndsFirst
      Whether a navigation controller that comes back, or goes, hears of the end of it before its
      top page; at its first display the page is first. Inferred:
      software-mansion/react-native-screens, whose tests see an outer container before an inner one,
      and iOS-in-Depth's log of a first display.
    surroundings.pageLeavesTabBarBelowBar
      Whether a page that takes the tab bar away begins below the bar until its push is over, so
      that nothing lies behind a translucent bar there. Observed: Open Radar 21036226 and 21048230,
      on iOS 8: a part of the bar is black; inferred: why, and that iOS 7 and 9 do it too.
    surroundings.farPopLosesBottomBars
      Whether an animated pop past a page that keeps the bottom bars away, other than the page on
      top, leaves them away until the stack changes again. Observed: Tencent/QMUI_iOS issue 1100, of
      the tab bar, on 14.0 and 14.1; until when is a choice.
    surroundings.coveredPopLosesBottomBars
      Whether a page that keeps the bottom bars away, and is popped while its controller is not on
      screen, takes them along for good. Observed: Open Radar 16095272, of a tab bar under a full
      screen, on 7; that it is over with 8 is inferred.
    surroundings.dismissalFlattensTabBar
      Whether a tab bar has lost the home indicator's part, and stays in its place in a push that
      takes it away, once a presentation over the whole screen is gone. Observed: Open Radar
      37981354 and 44856110, from 11.2 to 12.0; that another size of the screen mends it is a
      choice.
    surroundings.callBarHeight
      How much taller the status bar is while a call goes on in the background, in points, on a
      screen without a sensor housing; what lies in the window begins lower by that. Observed:
      CosmicMind/Motion issues 44 and 45, Open Radar 29840481 (iOS 7 to 13).
    surroundings.hasDarkMode
      Whether there is a dark mode. Documented: UIUserInterfaceStyle (iOS 13).
    surroundings.coveredPagesHearTraits
      Whether a page hears of dark mode wherever it is, once its view is loaded, since it inherits
      from its parent; if not, it hears when its view is in the window, or when it comes back.
      Documented: Apple, WWDC 2023, "Unleash the UIKit trait system": inherited from the parent to
      16, and from the view's superview from 17; that those who are covered are called at once is
      inferred.
    surroundings.parentBeforeChild
      Whether a page's callbacks come before those of its child pages. Documented: "View Controller
      Programming Guide for iOS": a container forwards the appearance callbacks that it has got.
    surroundings.innermostGestureFirst
      Whether the pop gesture of the innermost navigation controller is asked first. Inferred:
      Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.8: with one
      controller inside another a swipe pops now the one, now the other.
    surroundings.transitionContainerLasts
      Whether the colour that code gives to a transition's container outlives the transition.
      Observed: MoZhouqi/KMNavigationBarTransition issue 163: white behind a translucent bar during
      a push, transparent at its end.
    surroundings.backgroundConvertsInTabs
      Whether code that converts the background's frame from its superview gets that frame in a pop
      to the root inside a tab bar controller; otherwise an empty one. Observed:
      MoZhouqi/KMNavigationBarTransition issue 180 and commit 2169f89, on iOS 17.
    """#
}
