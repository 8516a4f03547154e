// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let own = #"""
    loadSlot
      When a page that comes by a push loads its view: before the other page's viewWillDisappear, or
      lazily, at its own viewWillAppear. Observed: seven published logs against two; the lazy order
      stands in stack traces up to iOS 11 (crash reports of UIKit before UIKitCore).
    willShowAfterWillAppear
      Whether willShow follows the pair viewWillDisappear, viewWillAppear. Observed:
      vastdevblog.vast.com, "UIViewController Life Cycle" (2012), a log of pages and delegate on iOS
      5; a stack in Tencent/QMUI_iOS issue 479 (iOS 12); Chameleon agrees.
    didShowAfterDidAppear
      Whether didShow follows the pair viewDidDisappear, viewDidAppear. Observed: the same log of
      vastdevblog.vast.com; offsets in two stack traces (keepassium/KeePassium issue 188) agree.
    rootIsPushed
      Whether the root page of the scenario's own controller comes by pushViewController, without
      animation, so that overrides and swizzles around that call hear of it. Observed: forkingdog,
      FDFullscreenPopGesture, whose wish on the root page is set up in that call alone;
      JZNavigationExtension and KMNavigationBarTransition guard against a push without a page below.
    initialWillShow
      Whether the delegate hears willShow of the page with which the controller of a window first
      appears. Observed: vastdevblog.vast.com (2012), a log of iOS 5.
    initialWillShowInside
      The same where the controller lies inside another, or is presented. Observed:
      software-mansion/react-native-screens, RNSScreenStack, which adds its controller to a
      container: before iOS 12 it is not always sent; that it is never sent there is a choice.
    animatedFirstStackTells
      Whether the delegate hears willShow of a first page that code brings with animation. Observed:
      software-mansion/react-native-screens pull request 384: not up to iOS 12, so that its header
      is not set up.
    initialDidShowTwice
      Whether didShow of the page with which the controller of a window first appears comes twice,
      before its viewDidAppear and after. Observed: vastdevblog.vast.com (2012), a log of iOS 5;
      Open Radar 44966342, on iOS 12. That it is so between the two, and over from 13 on, is a
      choice.
    didMoveFollowsDidDisappear
      Whether a page that leaves the stack hears didMove(nil) directly after its viewDidDisappear,
      before the other page's viewDidAppear; else when both have ended. Observed:
      software-mansion/react-native-screens pull request 4407, a log of 2026; Neuburg, "Programming
      iOS 6"; older lists have it last.
    sendsDidMove
      Whether a page hears didMove(toParent:) as it has come onto a stack or has left it. Observed:
      arm1.ru, Neuburg, software-mansion/react-native-screens pull request 4407;
      BigZaphod/Chameleon, whose comments are of tests on iOS 5 and 6, found that it often did not
      come: no version here is that old.
    setStackTopContainment
      Whether the old top page hears willMove(nil) and didMove(nil) when a new stack replaces it.
      Observed: Open Radar 18002763: not on iOS 7, where only the pages below it do.
    setStackTellsLower
      Whether the pages below the old top hear willMove(nil) before their didMove(nil) when a new
      stack leaves them out. Observed: Open Radar 18002763, of iOS 7; that it is so later is
      inferred from UIViewController.willMove(toParent:).
    popToStaleArray
      Whether code that reads `viewControllers` after a pop past several pages, and before the
      layout that starts it, finds the old top in the first place, where the pop is animated.
      Observed: Tencent/QMUI_iOS, UINavigationController+QMUI.h (qmui_rootViewController); rickytan,
      RTRootNavigationController issue 292: on iOS 14 and not on 13, and not without animation.
    shouldPopFirstForButton
      Whether the back button asks shouldPop while the page is still on the stack. Observed:
      signalapp/Signal-iOS OWSNavigationController; EnderTan/ETNavBarTransparent.
    backButtonPopsAgain
      Whether the back button pops although the code of shouldPop has popped itself. Observed:
      wangrui460/WRNavigationBar issue 182: twice from iOS 13 on; before, that code had to pop.
    hasViewIsAppearing
      Whether viewIsAppearing exists. Documented: Apple, viewIsAppearing(_:), back-deployed to iOS
      13.
    pushLayoutPairsAfter
      How often the incoming page is laid out after the end of a push. Observed: never in five logs
      (vineetchoudhary/iOS-in-Depth; jianshu 4d42363993b7 and e36a5d64ede2; beankhan.tistory.com;
      Neuburg, "Programming iOS 6"); once in the list of arm1.ru, a storyboard with Auto Layout.
    popLayoutPairs
      How often a page that comes back by a pop is laid out although nothing changed. Observed: the
      two fullest logs show none (iOS-in-Depth; jianshu 4d42363993b7), others one.
    popLayoutPairsAfter
      How often a page that comes back by a pop is laid out after the end. Observed: never in the
      same logs; once in the list of arm1.ru.
    childLayoutPairs
      How often a child is laid out with the first layout of its page. Observed: twice of one that
      is added in viewDidLoad (Stack Overflow 48653763), where a launch with two layouts of the page
      (`firstLayoutPairs`) makes them too; that it is once elsewhere is inferred: a layout of the
      page is one of what lies in it.
    pagesHaveConstraints
      Whether pages' views have constraints, as those of a storyboard with Auto Layout have, so that
      the first layout of each begins with updateViewConstraints. Observed: Neuburg, "Programming
      iOS 6", and arm1.ru, which list it; the logs of other pages do not name it. Choice: no, but
      where code calls setNeedsUpdateConstraints.
    movesUpdateConstraints
      Whether the constraints of such a page are updated again as UIKit puts its view into another
      one: as an animated push or pop takes it along, and at its end. Observed: arm1.ru has
      updateViewConstraints of what leaves after its viewWillDisappear, and of what comes once more
      after its viewDidAppear; Neuburg has neither. Inferred: the views
      (software-mansion/react-native-screens pull request 4407, a wrapper at rest).
    firstLayoutPairs
      How often the first page of a window's controller is laid out before it has appeared.
      Observed: once in juejin 6844904181753446408 (iOS 13) and jianshu 904706b1b361 (2021), twice
      in jianshu 4d42363993b7.
    firstShowLaysOutController
      Whether the view of a window's controller is laid out once more when it has first appeared.
      Observed: vineetchoudhary/iOS-in-Depth, whose log alone has the controller's calls.
    nonAnimatedLayoutAfter
      Whether the page of a call without animation is laid out only after its viewDidAppear.
      Observed: jianshu ff7ded05242d (iOS 12) and a published stack trace.
    interactionHook
      What tells code that the finger has left: notifyWhenInteractionEnds, or
      notifyWhenInteractionChanges, which replaced it. Documented: Apple,
      UIViewControllerTransitionCoordinator: the second exists from iOS 10, which deprecates the
      first.
    cancelCallbacksAtEnd
      Whether a cancelled pop sends its page callbacks, and gives the stack back, at the end of the
      rewind. Observed: wangling.me, "The inconsistent order of view transition events" (2014);
      notes of WWDC 2024 talk 10145; the moment of the stack is a choice.
    cancelSendsDidDisappear
      Whether the page that stays after a cancelled pop gets viewDidDisappear before it appears
      again. Observed: no in every log (wangling.me 2014; Stack Overflow 18927878); one set of notes
      of WWDC 2024 talk 10145 says yes.
    lateBlocksRun
      Whether a block for a transition that nobody takes any more, such as one behind 'alongside' in
      the viewWillDisappear of a swipe that was taken back, runs at once instead of being dropped.
      Choice: it is dropped, as Tencent/QMUI_iOS issue 692 saw it during a cancel; there is no
      public word on a coordinator that code still reaches.
    frameBetweenTurns
      Whether a display frame lies between two turns of the main queue: a block that is dispatched
      in a turn of an instant on which a frame lies runs a microsecond after that frame, with the
      turn's state shown in it. Choice: the frame comes after all turns of its instant. That a
      commit lies between a block and one that it dispatches follows from the open source of
      CFRunLoop (R. Mayoff, Stack Overflow 1391465), so that a frame may be shown; whether it is
      depends on when the display asks.
    cancelSendsDidShow
      Whether the delegate hears didShow of the page that stays after a cancelled pop. Observed:
      Open Radar 21137690; Plasma/BufferedNavigationController issue 5: it hears nothing.
    busyPushBeforeStart
      What a push does before the running transition has started. Observed: console logs of nested
      pushes (MoZhouqi/KMNavigationBarTransition issue 73, HeroTransitions/Hero issue 638).
    busyPushWhileAnimating
      What a push does while a transition animates. Observed: nested before iOS 13 (console logs,
      barrycenter/BAMEasyTable issue 4); from 13 software-mansion/react-native-screens sees the
      stack change only at the end.
    busyPopBeforeStart
      What a pop or a new stack does before the running transition has started. Choice: as a push;
      the warning is in CharlinFeng/SwipeNavigationVC issue 2.
    busyPopWhileAnimating
      What a pop or a new stack does while a transition animates. Observed: nested on iOS 7 and 8
      (CharlinFeng/SwipeNavigationVC issue 2, the warning of a nested pop) and on 9
      (MoZhouqi/KMNavigationBarTransition issue 19); later it waits (the log text of
      Tencent/QMUI_iOS, QMUINavigationController). That 10 is the first to wait is a choice.
      `completesFirst` is what notes of WWDC 2024 talk 10145 say of the transitions of iOS 18 that
      can be interrupted; which of UIKit's own pushes are such is not told.
    deferredPushRaises
      Whether a push that waited raises UIKit's exception where its page is on the stack by then;
      else it is ignored. Observed: isontheline/pro.webssh.net issue 16, a crash trace of iOS 13 or
      14, in which a completion of the transition before calls it again.
    sameTurnSetThenPush
      What an animated push does in the turn of a setViewControllers without animation. Observed: a
      crash reproduction for software-mansion/react-native-screens 4.28: up to iOS 17 it waits until
      after the commit, from 18 it is applied at once.
    warnsOfHandBegun
      Whether UIKit warns where its own transition meets an appearance that code has begun by hand
      and not ended. Observed: romaonthego/RESideMenu issue 53, on iOS 7; that later systems do is
      inferred.
    warnsOfCalledCallback
      Whether UIKit warns, once, where code calls viewWillAppear or its kind itself, or super's in
      another callback. Observed: LeoNatan/LNPopupController issue 521, Automattic/pocket-casts-ios
      issue 599, stripe/stripe-ios pull request 6058: from iOS 16 on.
    emptySetTakesLayout
      Whether an animated setViewControllers that changes nothing takes the layout of its turn: what
      a later one of that turn shows waits for the next layout. Observed: Open Radar 48067497, on
      iOS 12; that it is over from 13 on is a choice.
    motion
      The curve on which pages move. Observed: a spring of mass 3, stiffness 1000, damping 500, the
      object itself printed on iOS 8 or 9 (jaredsinclair/JTSSloppySwiping issue 2);
      react-navigation, TransitionIOSSpec, and Flutter's frame-by-frame measurement of iOS 16.3
      agree with it as a critically damped one. Before iOS 7 easeInOut, over 0.35 s: no measurement
      is published.
    motionDuration
      Duration of the page motion, in seconds. Observed: logs with times, 0.503 s on iOS 9
      (beankhan.tistory.com) and 0.506 s on iOS 13 (juejin 6844904181753446408); the same issue of
      JTSSloppySwiping; flutter/flutter, cupertino/route.dart, for 16 and 17.
    transitionDuration
      The coordinator's `transitionDuration` as code reads it, in seconds; not that of the motion.
      Choice: 0.35 is what the literature quotes for iOS 7 to 16; the measured 0.5 from 17.
    parallaxFraction
      How far the covered page moves, as a part of the width. Observed: react-navigation,
      software-mansion/react-native-screens; Tencent/QMUI_iOS saw 112 of 375 points.
    dimAlpha
      Opacity of the black dimming over the covered page. Observed: react-navigation,
      software-mansion/react-native-screens.
    edgeShadowWidth
      Width of the shadow before the edge of a page that moves over another, as a part of the width.
      Choice: flutter/flutter, cupertino/route.dart; other imitations have 4 points (SloppySwiper),
      and no measurement of UIKit is published.
    edgeShadowAlpha
      Opacity of that shadow's black at the edge, from which it goes down to nothing. Choice: 4/255
      of flutter/flutter, cupertino/route.dart; others have up to 0.5 (visnup/swipe-left).
    edgeShadowFade
      How the opacity of that shadow changes on the way: with the page's distance from its place, or
      with the progress. In a pop both are the same. Choice: flutter/flutter, cupertino/route.dart,
      has the first; SloppySwiper, which knows pops alone, fades it too.
    completionCurve
      Curve of what is left after the finger has gone. Documented: Apple,
      UIPercentDrivenInteractiveTransition.completionCurve: ease-in-out.
    completionSpeed
      By what the duration of the rest is divided after the finger has gone. Documented: Apple,
      UIPercentDrivenInteractiveTransition.completionSpeed: 1.
    decisionVelocity
      Speed, in widths per second, from which a release follows the finger's direction. Choice: that
      of flutter/flutter, cupertino/route.dart.
    decisionDistance
      The fraction from which a slower release finishes. Choice: that of flutter/flutter,
      cupertino/route.dart.
    edgeWidth
      Width of the region in which the edge gesture may begin, in points. Observed: flutter/flutter,
      cupertino/route.dart; the system's own is private.
    hideBarDuration
      Duration of hiding and showing the bar outside a push or pop, in seconds. Documented: Apple,
      UINavigationController.hideShowBarDuration.
    hideBarTakesTransaction
      Whether hiding and showing a bar outside a push or pop takes the duration of an explicit
      CATransaction around the call. Choice: it does not, since UIKit's animations name their own;
      of pushes and pops that is observed (wangrui460/WRNavigationBar issue 10: some 31 frames in a
      transaction of 0.12 s).
    reshowsBackground
      Whether UIKit resets the hidden flag of the bar's background during push and pop. Observed:
      MoZhouqi/KMNavigationBarTransition issue 79, from iOS 11.
    opaquePageStartsBelowBar
      Whether a page under an opaque bar starts at the bar's bottom, and over an opaque toolbar or
      tab bar ends at its top. Documented: Apple, UIViewController.extendedLayoutIncludesOpaqueBars,
      which is no unless code sets it.
    hasAppearance
      Whether UINavigationBarAppearance exists. Documented: Apple, UINavigationBarAppearance, from
      iOS 13.
    scrollEdgeAppliesToAll
      Whether the scroll edge appearance applies to every bar, and a bar without one is transparent
      at the edge. Documented: Apple, UINavigationBar.scrollEdgeAppearance, from iOS 15.
    blurTintAlpha
      Opacity of barTintColor over the blur of a translucent bar. Observed: Stack Overflow 30154753,
      the tint's layer in a layer inspector on iOS 8; that later systems have the same is a choice.
    translucentImageOpacity
      Opacity that an opaque image gets when translucency is forced on. Choice: 0xF0/255 of
      flutter/flutter, cupertino/nav_bar.dart; Apple documents only "less than 1".
    bareBarIsBlank
      Whether a bar of code's own draws nothing without an item. Observed:
      MoZhouqi/KMNavigationBarTransition, which gives its stand-ins an empty item on iOS 14 and
      later.
    barTintColorChange
      What barTintColor does inside an animation. Observed: Open Radar 26893274: it animates on 7 to
      9 and lands at the end on 10; sources differ from 11 on, where animating is a choice.
    tintColorChange
      What tintColor does inside an animation. Observed: Open Radar 26893274: it animates.
    imageChange
      What images do inside an animation. Documented: Apple, Core Animation Programming Guide: no
      UIImage is interpolated.
    translucentChange
      What translucent does inside an animation. Observed: Open Radar 27169343: not animated from
      iOS 10.
    """#
}
