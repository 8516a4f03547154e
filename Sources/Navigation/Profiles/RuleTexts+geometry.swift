// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let geometry = #"""
    geometry.wideNotchInset
      The top inset of iPhone XR and 11, in points. Observed: QMUI_iOS: 44 to iOS 13, 48 from 14.
    geometry.miniNotchInset
      The top inset of iPhone 12 mini and 13 mini, in points. Observed: QMUI_iOS: 44 before iOS 15,
      50 from then on.
    geometry.islandBarRise
      How far above the safe area's top the bar's frame starts on a phone with a Dynamic Island, in
      points. Observed: react-navigation, 5 + 1/3, and a bar's bottom of 97.66 in a forum post; on
      the 62 pt class QMUI_iOS is a third of a point lower. On iOS 26 content of an iPhone 17 rests
      at 62 + 54 (hotwire-native-ios pull requests 199 and 256).
    geometry.compactStatusBarHeight
      The status bar of a phone without a notch that is held sideways, in points. Documented:
      UIViewController.prefersStatusBarHidden: from iOS 8 there is none where the height is compact.
    geometry.barHeight
      The bar's height in points. Observed: QMUI_iOS, 44; Vercantez/openuikit measured 54 on iOS 26.
    geometry.compactBarHeight
      The height of the bar of a phone held sideways, in points. Observed: QMUI_iOS, Flutter.
    geometry.largePhoneBarIsCompact
      Whether phones of the Plus and Max class, too, have a compact bar when held sideways.
      Observed: QMUI_iOS: they keep the regular one.
    geometry.padBarHeight
      The bar's height on an iPad, in points. Observed: QMUI_iOS and Geoff Hackworth's articles
      (hacknicity.medium.com): 50 from iOS 12, in apps built for it.
    geometry.promptHeight
      How much taller a prompt makes the bar, in points. Choice: commonly quoted, unconfirmed.
    geometry.compactPromptHeight
      How much taller a prompt makes a compact bar, in points. Choice: commonly quoted, unconfirmed.
    geometry.innerBar
      Where the bar of a navigation controller inside a page begins: from iOS 11 below the safe area
      of that page, which ends where a bar around it does. Inferred: SwiftUI's NavigationView inside
      another's page shows two bars, one below the other; UIView.safeAreaInsets; a bar whose view
      does not touch the top of the window has no status bar inset (Open Radar 15893239).
    geometry.endPutsBarBack
      Whether UIKit puts the bar back into its place at the end of a transition in which it has not
      moved it. Observed: telly/TLYShyNavBar issue 74 (iOS 8 and 9), a bar that code has moved away
      meanwhile is away on the page below; andreamazz/AMScrollingNavbar issue 134.
    geometry.blocksFindEarlyFrame
      Whether alongside blocks find the page that comes where the bar left room before the pages and
      the delegate were told; it is laid out behind them. Observed: yiplee/YPNavigationBarTransition
      issue 24 (iOS 11, inferred from its date): a stand-in that is put in there is right one layout
      later, as the library hears of the new frame; that it is so on 11 alone is a choice.
    geometry.adjustingPagesAreLaidOut
      Whether a transition lays out both its pages, in a pop too, where they begin below an opaque
      bar and their scroll views adjust their insets. Inferred: MoZhouqi/KMNavigationBarTransition
      issue 83 (iOS 11): stand-ins lose the part behind the status bar in pushes, pops and swipes,
      not under a translucent bar and not without a scroll view, and its cure is to freeze the
      insets of pages below opaque bars; that it is so on 11 alone is a choice.
    geometry.layoutPutsBarBack
      Whether every layout of the navigation controller's view puts a bar back that code has moved.
      Observed: andreamazz/AMScrollingNavbar issue 406: from 15.1 on; some saw it on 14.5.
    geometry.translucentWaitsForLayout
      Whether the page on top gets another frame only with the next layout of the navigation
      controller's view when its bar becomes opaque or translucent; else at once. Observed:
      software-mansion/react-native-screens issue 1158, on 13 and later.
    geometry.firstPageCollapses
      Whether a large title gives way to the scroll of the first page before anything was pushed.
      Observed: Open Radar 34611901: on 11.0 only after a push and a pop.
    geometry.largeTitleHeight
      How much taller a large title makes the bar, in points. Observed: Flutter's nav_bar.dart,
      Geoff Hackworth's articles: 96 in all.
    geometry.largeTitleInCompactHeight
      Whether the bar of a phone held sideways shows large titles. Choice: Apple's own apps show
      none.
    geometry.largeTitleCollapses
      Whether the bar loses the large title's height point by point as the content scrolls.
      Observed: Flutter's nav_bar.dart; Vercantez/openuikit.
    geometry.largeTitleStretches
      Whether a bar with a large title grows with a content that is pulled down beyond its top.
      Inferred: code that sizes what it puts into such a bar by the bar's height bounds that height
      at the top, as in Uptech's article on an image beside a large title.
    geometry.largeTitleNeedsFirstSubview
      Whether a large title follows the page's first subview alone: a scroll view elsewhere is not
      found, and the title stays. Documented: UIViewController.setContentScrollView(_:for:) (iOS
      15), which names another; observed: Stack Overflow 46703469, hotwire-native-ios pull request
      199.
    geometry.returningBarKeepsHeight
      Whether a bar that comes back with its tab keeps its height although its page says
      prefersLargeTitles as it appears, until code lays the bar out or its item changes. Observed:
      deltachat-ios pull request 260 and cwa-app-ios pull request 1852 (iOS 13 and 14): the change
      does nothing in tabs, sizeToFit cures it.
    geometry.heightJumpsWithLook
      Whether the bar's height is exchanged at once where the next item brings another appearance,
      and not in the transition. Observed: unfence-labs/hive issue 458, on iOS 26.
    geometry.inlineTitleThreshold
      How much of the large title has to be scrolled away for the small title to come, in points.
      Choice: Flutter's 42; Vercantez/openuikit measured the whole 52 on iOS 26.
    geometry.titleFadeDuration
      How long the two titles take to change places, in seconds. Observed: Flutter's nav_bar.dart.
    geometry.largeTitleSnap
      The part of the large title that has to be scrolled away for a release to collapse the bar; a
      smaller part springs back. Observed: Vercantez/openuikit: to the nearer end.
    geometry.largeTitleSnapDuration
      How long the content takes to the nearer end, or back to its top, after a release, in seconds.
      Choice: the value of UINavigationController.hideShowBarDuration.
    geometry.incomingPageFollowsBar
      How the page that comes in follows a change of the bar's height. Observed: Evgenii Rtishchev,
      "Navigation bar and transition animation": its safe area does not move with the animation.
    geometry.leavingPageKeepsSafeArea
      Whether the page that leaves keeps its safe area when the bar's height changes. Inferred:
      Rtishchev's difference of the two safe areas, taken inside the transition, is not 0.
    geometry.insetsLeavingScrollView
      Whether the scroll view of the page that leaves gets its inset from the bar as it becomes.
      Observed: Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 3.1.2 and
      6.4: up to iOS 10 the inset of a page that leaves or comes back changes, and it reports a
      scroll.
    geometry.leavingPageInsetsAnimate
      Whether the content of the page that leaves animates when code changes its insets inside the
      transition's animation. Observed: Rtishchev, the same article, which moves the page's frame
      because its insets do not.
    geometry.insetsFollowSafeArea
      Whether insets come from the safe area, as contentInsetAdjustmentBehavior says; otherwise from
      automaticallyAdjustsScrollViewInsets. Documented: UIScrollView, iOS 11.
    geometry.layoutMarginsTold
      Whether viewLayoutMarginsDidChange comes where the safe area changes, before or after
      viewSafeAreaInsetsDidChange. Choice: never, since most published logs leave it out; it exists
      from iOS 11, margins follow the safe area (UIView.insetsLayoutMarginsFromSafeArea), and the
      one list that has it beside the other (codestudyblog, 2020) is not told by side.
    geometry.adjustsFirstSubviewOnly
      Whether automaticallyAdjustsScrollViewInsets looks at the first subview alone. Observed:
      Meituan, "Navigation-bar transitions on iOS: solutions and best practice".
    geometry.automaticAdjustsAlways
      Whether `automatic` adjusts a scroll view of a navigation controller's page at the top even if
      it does not scroll. Documented: UIScrollView.ContentInsetAdjustmentBehavior.automatic.
    geometry.scrolledContentStays
      Whether content that is not at its top stays where it is on screen when the inset changes; at
      the top it always follows. Choice: UIScrollView keeps its offset, and the top is a resting
      place.
    geometry.rotationLayoutPairs
      How often a turn of the device lays out the pages on screen. Observed:
      vineetchoudhary/iOS-in-Depth: the controller once, its page twice.
    geometry.rotationDuration
      How long the screen takes to turn, in seconds. Choice: 0.3 s for a quarter turn is quoted for
      UIApplication.statusBarOrientationAnimationDuration.
    geometry.rotationWaitsForTransition
      Whether a turn of the device waits for the end of a running transition. Choice: UIKit refuses
      to rotate while a transition animates; no source says what it does with the turn.
    """#
}
