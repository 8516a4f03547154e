import NavSimKernel

/// What one iOS version does, as named values. The model holds no other knowledge of versions.
///
/// Each value names its source and how we know: documented, observed, inferred, or choice (no
/// published source settles it, or sources differ).
public struct IOSProfile: Sendable {
  /// The major version.
  public var major: Int

  /// What a bar paints, and what a change of its style does.
  public var bar = BarRules()
  /// Items, titles and buttons.
  public var titles = TitleRules()
  /// Heights, safe areas and insets.
  public var geometry = GeometryRules()
  /// Status bar, toolbar, tab bar, dark mode; hiding the bar.
  public var surroundings = SurroundingRules()

  // MARK: Order of callbacks

  /// When the incoming page loads its view in a push.
  public enum LoadSlot: String, Sendable { case beforeWillDisappear, lazy }
  /// Before the outgoing page's viewWillDisappear. Observed in seven public logs; two print the
  /// other order (`lazy`), which stack traces up to iOS 11 also show.
  public var loadSlot = LoadSlot.beforeWillDisappear

  /// Whether willShow follows the pair viewWillDisappear, viewWillAppear. Inferred: Chameleon's
  /// UINavigationController (BigZaphod/Chameleon), whose comments record tests against UIKit.
  public var willShowAfterWillAppear = true

  /// Whether didShow follows the pair viewDidDisappear, viewDidAppear. Inferred: offsets in two
  /// published stack traces; Chameleon and WinObjC agree.
  public var didShowAfterDidAppear = true

  /// Whether the back button asks shouldPop while the page is still on the stack. Observed:
  /// Signal-iOS OWSNavigationController, ETNavBarTransparent.
  public var shouldPopFirstForButton = true

  /// Whether the back button pops although the code of shouldPop has popped itself. Observed:
  /// WRNavigationBar issue 182: twice from iOS 13 on; before, that code had to pop.
  public var backButtonPopsAgain = false

  /// Whether viewIsAppearing exists. Documented: back-deployed to iOS 13 (Apple).
  public var hasViewIsAppearing = false

  /// How often the incoming page is laid out after the end of a push. Observed in published logs
  /// (iOS-in-Depth, jianshu 4d42363993b7).
  public var pushLayoutPairsAfter = 1

  /// Whether a page that comes back by a pop is laid out although nothing changed. Observed both
  /// ways; none in the two fullest logs.
  public var popLayoutPairs = 0

  /// Whether the page of a non-animated call is laid out only after its viewDidAppear. Observed:
  /// jianshu ff7ded05242d (iOS 12) and a published stack trace.
  public var nonAnimatedLayoutAfter = true

  /// Whether a cancelled pop sends its page callbacks, and gives the stack back, at the end of the
  /// rewind. Observed: wangling.me 2014, notes of WWDC 2024 talk 10145; the moment of the stack is
  /// a choice.
  public var cancelCallbacksAtEnd = true

  // MARK: Calls while another is under way

  /// What a stack call does while another is under way.
  public enum Busy: String, Sendable { case nests, deferUntilEnd, immediate }
  /// A push before the running transition has started. Observed: console logs of nested pushes.
  public var busyPushBeforeStart = Busy.nests
  /// A push while the transition animates. Observed: nested before iOS 13; from 13
  /// react-native-screens sees the stack change only at the end.
  public var busyPushWhileAnimating = Busy.nests
  /// A pop or a new stack before the running transition has started. Choice: as push.
  public var busyPopBeforeStart = Busy.nests
  /// A pop or a new stack while the transition animates. Observed: QMUI's log text.
  public var busyPopWhileAnimating = Busy.deferUntilEnd

  /// An animated push in the turn of a setViewControllers without animation. Observed:
  /// react-native-screens' crash reproduction: up to iOS 17 it waits until after the commit, from
  /// 18 it is applied at once.
  public var sameTurnSetThenPush = Busy.deferUntilEnd

  // MARK: Motion

  /// The page motion. Observed: a critically damped spring 3/1000/500 (react-navigation, Neuburg
  /// "Programming iOS 14"), which fits Flutter's frame-by-frame measurement of iOS 16.3.
  public var motion = Curve.navigation
  /// Duration of the page motion, in seconds. Observed: Flutter and react-native-screens.
  public var motionDuration = 0.5
  /// `transitionDuration` as code reads it, in seconds. Choice by era: 0.35 is quoted for iOS 7
  /// to 16; 0.5 from 17.
  public var transitionDuration = 0.35
  /// How far the covered page moves, as a part of the width. Observed: react-navigation,
  /// react-native-screens; QMUI saw 112 of 375 points.
  public var parallaxFraction = 0.3
  /// Opacity of the black dimming over the covered page. Observed: react-navigation,
  /// react-native-screens.
  public var dimAlpha = 0.1
  /// Curve of what is left after the finger has gone. Documented: completionCurve of
  /// UIPercentDrivenInteractiveTransition is ease-in-out.
  public var completionCurve = Curve.easeInOut
  /// completionSpeed: the rest takes r·D divided by this. Documented: 1.
  public var completionSpeed = 1.0
  /// Speed, in widths per second, from which a release follows the finger's direction. Choice:
  /// Flutter's 1.0.
  public var decisionVelocity = 1.0
  /// The fraction from which a slower release finishes. Choice: Flutter's half.
  public var decisionDistance = 0.5
  /// Width of the region in which the edge gesture may begin, in points. Observed: Flutter; the
  /// system's own is private.
  public var edgeWidth = 20.0
  /// Duration of hiding and showing the bar outside a push or pop, in seconds. Documented:
  /// UINavigationController.hideShowBarDuration.
  public var hideBarDuration = 0.2
  /// Whether a bar that is hidden or shown inside a push or pop slides with its page. Choice:
  /// react-navigation's neighbour rule; otherwise it moves vertically.
  public var slideWithPage = true

  // MARK: Bar

  /// The bar's height in points. Documented and observed; 54 on iOS 26 was measured by others.
  public var barHeight = 44.0
  /// Whether UIKit resets the hidden flag of the bar's background during push and pop. Observed:
  /// KMNavigationBarTransition issue 79, from iOS 11.
  public var reshowsBackground = false
  /// Whether a page under an opaque bar starts at the bar's bottom. Documented:
  /// extendedLayoutIncludesOpaqueBars is no by default.
  public var opaquePageStartsBelowBar = true
  /// Whether UINavigationBarAppearance exists. Documented: iOS 13.
  public var hasAppearance = false
  /// Whether the scroll edge appearance applies to every bar, and a bar without one is transparent
  /// at the edge. Documented: iOS 15.
  public var scrollEdgeAppliesToAll = false
  /// Opacity of barTintColor over the blur of a translucent bar. Choice: visual folklore.
  public var blurTintAlpha = 0.85
  /// Opacity that an opaque image gets when translucency is forced on. Choice: Flutter's bar
  /// alpha 0xF0/255; Apple documents only "less than 1".
  public var translucentImageOpacity = 0.94

  /// Whether a bar of code's own draws nothing without an item. Observed:
  /// KMNavigationBarTransition gives its stand-ins an empty item on iOS 14 and later.
  public var bareBarIsBlank = false

  /// What a change of a style field does inside an animation.
  public enum StyleChange: String, Sendable {
    /// Shows at once.
    case jumps
    /// Shows when the animation is over, unless the bar is laid out inside the block.
    case landsAtEnd
    /// Goes there with the animation, component by component.
    case animates
    /// Two pictures, of which one fades out and the other in.
    case crossFades
  }
  /// barTintColor inside an animation. Observed: lands at the end on iOS 10 (Open Radar
  /// 26893274), animates on 7 to 9. From 11 sources differ: choice.
  public var barTintColorChange = StyleChange.animates
  /// tintColor inside an animation. Observed: animates.
  public var tintColorChange = StyleChange.animates
  /// Images inside an animation: UIImage is not interpolated (documented: not animatable).
  public var imageChange = StyleChange.jumps
  /// translucent inside an animation. Observed: not animated from iOS 10 (Open Radar 27169343).
  public var translucentChange = StyleChange.animates
  /// Opacity of titles: linear with the progress, out and in. Choice: react-navigation's rule.
  public var titlesCrossFade = true

  /// The profile of iOS 7; the others are their predecessor's with their differences.
  init(major: Int) { self.major = major }
}
