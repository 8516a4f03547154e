import NavSimVocabulary

/// Rules of one theme; the values are those of iOS 7.
///
/// Status bar, toolbar, tab bar, dark mode, child pages; hiding the bar.
public struct SurroundingRules: Sendable {
  // MARK: Hiding the bar

  /// How a bar goes and comes that is hidden or shown with animation inside a push or pop.
  public enum Travel: String, CaseIterable, Sendable {
    /// Sideways by the screen's width, with the page that it belongs to.
    case slidesWithPage
    /// In its place, by its alpha.
    case fades
    /// Over the edge of the screen, as outside a transition.
    case slidesVertically
  }
  /// How the navigation bar goes and comes inside a push or pop. Choice: the headers of
  /// react-navigation (HeaderContainer, forSlideLeft) move with their page beside a page without
  /// one; no measurement of UIKit is published.
  public var barTravel = Travel.slidesWithPage

  /// Whether the completion of a hide or show that a cancelled swipe has rewound still puts the
  /// bar away, or back. Inferred: forkingdog/FDFullscreenPopGesture issues 55 and 163, and
  /// fastred/SloppySwiper issue 12 (iOS 8.4 and 9): a cancelled swipe takes the bar, the next one
  /// brings it back; that it ended with iOS 10 is a guess.
  public var rewoundMoveCompletes = true

  /// Whether the end of an animated transition in which another was nested puts the bar where it was when
  /// that was called, hidden or shown, and ends the move that came with it. Observed: the warning "can result
  /// in corrupted navigation bar", HeroTransitions/Hero issue 638 (a bar in a wrong place after a nested
  /// push); that it is that place is a choice.
  public var nestedEndPlacesBar = true

  // MARK: Status bar

  /// Whether bars move when a page that has been dismissed asks for the status bar in its
  /// viewDidDisappear; else they stay until something else lays them out. Observed:
  /// hyperoslo/Lightbox pull request 113 (iOS 10, inferred from its date): the bar lies under the status
  /// bar, and asked in viewWillDisappear it does not; that it is so on every system is a choice.
  public var goneAskerLaysOut = false

  /// How long a change of the status bar's style takes, in seconds, outside an animation of
  /// code's own. Choice: react-native-screens uses 0.4 after Neuburg, "Programming iOS 13".
  public var statusBarFade = 0.4

  /// Whether a navigation controller answers for the status bar's style by its bar's barStyle,
  /// and not by its top page. Observed: Stack Overflow question 19022210, answers about
  /// UINavigationController.
  public var statusBarFollowsBarStyle = true

  /// Whether the top page is asked after all while the bar is hidden. Observed: Stack Overflow
  /// question 19022210, comments on the answers about UINavigationController.
  public var hiddenBarAsksPage = true

  /// Whether UIKit asks the incoming page about the status bar before that page loads or appears.
  /// Observed: arm1.ru, "UIViewController life cycle" (iOS 7 to 9).
  public var statusBarAskedFirst = true

  /// Whether a status bar that is hidden the ordinary way gives its height to the bars and pages
  /// below it, on screens without a sensor housing. Observed: CallLiven/RWNavigationBarTransition,
  /// README (the bar and the page move up).
  public var hiddenStatusBarMovesBars = true

  /// Whether that move goes with the transition in which the status bar is hidden. Choice: nothing
  /// published times it; a frame that layout sets outside an animation block jumps.
  public var statusBarMoveAnimates = false

  /// Whether the styles adapt to light and dark: `default` follows the trait and `darkContent`
  /// exists. Documented: UIStatusBarStyle (iOS 13).
  public var statusBarAdapts = false

  /// Which values UIKit's system colours have. Documented: Apple, Human Interface Guidelines, "Color",
  /// of each version.
  public var systemColors = SystemPalette.flat

  // MARK: Toolbar and tab bar

  /// Height of a toolbar in points. Observed: Tencent/QMUI_iOS, its table of bar heights.
  public var toolbarHeight = 44.0

  /// Height of a tab bar in points, without the home indicator below it. Observed:
  /// Tencent/QMUI_iOS, its table of bar heights.
  public var tabBarHeight = 49.0

  /// Height of a toolbar on a phone held sideways whose bars are compact, in points. Observed:
  /// Tencent/QMUI_iOS, its table of bar heights.
  public var compactToolbarHeight = 32.0

  /// Height of such a phone's tab bar in points, without the home indicator below it: 32 from iOS 11 on. Observed:
  /// Tencent/QMUI_iOS, its table of bar heights; documented: Apple, WWDC 2017, "Updating Your App for iOS 11", where
  /// the compact tab bar is new.
  public var compactTabBarHeight = 49.0

  /// Height of a pad's tab bar in points. Observed: Tencent/QMUI_iOS, its table of bar heights: 49, and 50 from
  /// iOS 12 on.
  public var padTabBarHeight = 49.0

  /// Height of the tab bar of a pad without a home button, in points, without the home indicator below it.
  /// Observed: Tencent/QMUI_iOS, its table of bar heights: 65 with the 20 of the indicator.
  public var padTabBarOverIndicator = 45.0

  /// Whether a toolbar that is shown while a page is on top is seen there, though the page hides the bottom bars
  /// when pushed. Inferred: Apple's text on UIViewController.hidesBottomBarWhenPushed speaks of the push, and
  /// setToolbarHidden(_:animated:) is a call of its own; apps put a toolbar in the place of the tab bar so.
  public var toolbarShownLaterIsSeen = true

  /// Whether a page that hides the bottom bars when pushed keeps them away until it is popped,
  /// whatever is pushed over it. Observed: Tencent/QMUI_iOS; Apple's text on
  /// UIViewController.hidesBottomBarWhenPushed speaks of the page on top.
  public var hiddenBottomBarStays = true

  /// Whether the call asks the pages of the new stack whether they hide the bottom bars, before the
  /// new page's view is loaded: what its viewDidLoad sets comes too late, and a page that says yes,
  /// pushes and says no has them hidden until the pop; if not, the transition asks as it starts and at
  /// its end. Inferred: common practice sets it before the push, or around it, and a published
  /// workaround clears it before a pop (Tencent/QMUI_iOS issue 1100).
  public var bottomBarIsAskedAtCall = true

  /// How the bottom bars go and come with such a page. Choice: with the page that they belong
  /// to, as the covered page moves; published descriptions say "slides away" and no more.
  public var bottomBarTravel = Travel.slidesWithPage

  /// Whether code can hide a tab bar by itself. Documented: UITabBarController
  /// setTabBarHidden(_:animated:) (iOS 18).
  public var hasTabBarHiding = false

  // MARK: Tabs

  /// How long a new tab takes to fade in, in seconds; 0 where it is there at once. Choice: from iOS
  /// 18 it fades (eggswift/ESTabBarController issue 295); how long it takes nobody has published.
  public var tabFadeDuration = 0.0

  /// Whether a tab that is selected in a block without animations is there at once. Choice: apps take
  /// UIView.performWithoutAnimation or setAnimationsEnabled(false) against the fade of 18 (Stack Overflow); no log is
  /// published.
  public var tabFadeObeysAnimationsOff = true

  /// Whether at the end of another tab's selection the page that comes hears of it before the one
  /// that goes. Observed: no in published logs to iOS 17 (pgzxc.github.io, 2019), yes from 18
  /// (software-mansion/react-native-screens, test-tabs-lifecycle-events).
  public var newTabEndsFirst = false

  /// Whether a navigation controller that comes back, or goes, hears of the end of it before its top
  /// page; at its first display the page is first. Inferred: software-mansion/react-native-screens,
  /// whose tests see an outer container before an inner one, and iOS-in-Depth's log of a first
  /// display.
  public var controllerEndsFirst = true

  /// Whether a page that takes the tab bar away begins below the bar until its push is over, so that nothing
  /// lies behind a translucent bar there. Observed: Open Radar 21036226 and 21048230, on iOS 8: a part of
  /// the bar is black; inferred: why, and that iOS 7 and 9 do it too.
  public var pageLeavesTabBarBelowBar = true

  /// Whether an animated pop past a page that keeps the bottom bars away, other than the page on top, leaves them
  /// away until the stack changes again. Observed: Tencent/QMUI_iOS issue 1100, of the tab bar, on 14.0 and 14.1; until
  /// when is a choice.
  public var farPopLosesBottomBars = false

  /// Whether a page that keeps the bottom bars away, and is popped while its controller is not on screen, takes them
  /// along for good. Observed: Open Radar 16095272, of a tab bar under a full screen, on 7; that it is over with 8 is
  /// inferred.
  public var coveredPopLosesBottomBars = true

  /// Whether a tab bar has lost the home indicator's part, and stays in its place in a push that takes it away, once a
  /// presentation over the whole screen is gone. Observed: Open Radar 37981354 and 44856110, from 11.2 to 12.0; that
  /// another size of the screen mends it is a choice.
  public var dismissalFlattensTabBar = false

  /// How much taller the status bar is while a call goes on in the background, in points, on a screen without
  /// a sensor housing; what lies in the window begins lower by that. Observed: CosmicMind/Motion issues 44 and
  /// 45, Open Radar 29840481 (iOS 7 to 13).
  public var callBarHeight = 20.0

  // MARK: Dark mode and child pages

  /// Whether there is a dark mode. Documented: UIUserInterfaceStyle (iOS 13).
  public var hasDarkMode = false

  /// Whether a page hears of dark mode wherever it is, once its view is loaded, since it inherits from its
  /// parent; if not, it hears when its view is in the window, or when it comes back. Documented: Apple,
  /// WWDC 2023, "Unleash the UIKit trait system": inherited from the parent to 16, and from the view's
  /// superview from 17; that those who are covered are called at once is inferred.
  public var coveredPagesHearTraits = true

  /// Whether a page's callbacks come before those of its child pages. Documented: "View Controller
  /// Programming Guide for iOS": a container forwards the appearance callbacks that it has got.
  public var parentBeforeChild = true

  /// Whether the pop gesture of the innermost navigation controller is asked first. Inferred:
  /// Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 6.8: with one
  /// controller inside another a swipe pops now the one, now the other.
  public var innermostGestureFirst = true

  // MARK: Views that a transition brings along

  /// Whether the colour that code gives to a transition's container outlives the transition.
  /// Observed: MoZhouqi/KMNavigationBarTransition issue 163: white behind a translucent bar during
  /// a push, transparent at its end.
  public var transitionContainerLasts = false

  /// Whether code that converts the background's frame from its superview gets that frame in a pop
  /// to the root inside a tab bar controller; otherwise an empty one. Observed:
  /// MoZhouqi/KMNavigationBarTransition issue 180 and commit 2169f89, on iOS 17.
  public var backgroundConvertsInTabs = true

  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let surroundingSteps: [Step] = [
    Step(since: 8) { $0.surroundings.coveredPopLosesBottomBars = false },
    Step(since: 10) {
      $0.surroundings.rewoundMoveCompletes = false
      $0.surroundings.pageLeavesTabBarBelowBar = false
    },
    Step(since: 11) {
      $0.surroundings.dismissalFlattensTabBar = true
      $0.surroundings.compactTabBarHeight = 32
    },
    Step(since: 12) {
      $0.surroundings.dismissalFlattensTabBar = false
      $0.surroundings.padTabBarHeight = 50
    },
    Step(since: 13) {
      $0.surroundings.statusBarAdapts = true
      $0.surroundings.hasDarkMode = true
      $0.surroundings.systemColors = .adaptive
    },
    Step(since: 14) { $0.surroundings.callBarHeight = 0 },
    Step(since: 15) { $0.surroundings.systemColors = .renewed },
    Step(since: 17) {
      $0.surroundings.backgroundConvertsInTabs = false
      $0.surroundings.coveredPagesHearTraits = false
    },
    Step(since: 18) {
      $0.surroundings.hasTabBarHiding = true
      $0.surroundings.tabFadeDuration = 0.25
      $0.surroundings.newTabEndsFirst = true
    },
    Step(since: 26, isDesign: true) { $0.surroundings.systemColors = .glass },
  ]
}
