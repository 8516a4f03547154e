/// A slot in which code of a page, a navigation controller or a strategy runs.
public enum Hook: String, CaseIterable, Hashable, Sendable {
  // Page lifecycle.
  case `init`, loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews
  case viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear
  case willMove, didMove, `deinit`
  case updateViewConstraints, viewLayoutMarginsDidChange
  case viewSafeAreaInsetsDidChange, viewWillTransition, traitCollectionDidChange
  case keyboardWillShow, keyboardWillHide
  case scrollViewDidScroll, backAction
  case leftAction, rightAction, viewTap, alertAction
  case didDismiss
  // Stack calls.
  case push, pop, popTo, popToRoot
  case setStack = "set-stack"
  case setNavigationBarHidden
  // Navigation controller delegate, bar delegate.
  case willShow, didShow
  case shouldPush, didPush, shouldPop, didPop
  // Animators of code's own.
  case animationController = "animationControllerFor"
  case interactionController = "interactionControllerFor"
  case animationControllerForPresented, animationControllerForDismissed
  case interactionControllerForPresentation, interactionControllerForDismissal
  case animateTransition, animationEnded
  // Gesture.
  case gestureShouldBegin
  case gestureBegan = "gesture.began"
  case gestureChanged = "gesture.changed"
  case gestureEnded = "gesture.ended"
  // Private and library slots.
  case update
  case barLayoutSubviews = "bar.layoutSubviews"
  case install
  case transitionStart = "transition.start"
  case transitionAnimate = "transition.animate"
  case transitionEnded = "transition.animationEnded"
  case viewFrameDidChange, tick

  /// The groups in which `navsim explain hooks` shows the hooks.
  public enum Group: String, CaseIterable, Sendable {
    case page, stack = "stack call", navigationDelegate = "navigation delegate"
    case barDelegate = "bar delegate", animator, gesture, transition, layout, library
  }

  /// The hook's name in text, without a suffix.
  public var name: String { rawValue }

  /// The hook called `name`, or nil.
  public init?(name: String) { self.init(rawValue: name) }

  /// The hook's group.
  public var group: Group {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .setStack, .setNavigationBarHidden: return .stack
    case .willShow, .didShow: return .navigationDelegate
    case .animationController, .interactionController, .animationControllerForPresented,
      .animationControllerForDismissed, .interactionControllerForPresentation,
      .interactionControllerForDismissal, .animateTransition, .animationEnded:
      return .animator
    case .shouldPush, .didPush, .shouldPop, .didPop: return .barDelegate
    case .gestureShouldBegin, .gestureBegan, .gestureChanged, .gestureEnded: return .gesture
    case .update, .transitionStart, .transitionAnimate, .transitionEnded: return .transition
    case .barLayoutSubviews, .viewFrameDidChange: return .layout
    case .install, .tick: return .library
    default: return .page
    }
  }

  /// Where a line for this hook may stand.
  public var places: Set<Place> {
    if self == .didDismiss { return [.page] }
    switch group {
    case .page: return [.page, .navigation, .strategy]
    case .gesture: return [.page, .navigation, .strategy]
    case .animator: return isOfPresentation ? [.page, .navigation] : ownAnimatorPlaces
    case .stack, .navigationDelegate, .barDelegate: return [.navigation, .strategy]
    case .transition, .layout, .library: return [.strategy]
    }
  }

  /// Whether what is presented is asked, as its own transitioningDelegate.
  private var isOfPresentation: Bool {
    switch self {
    case .animationControllerForPresented, .animationControllerForDismissed,
      .interactionControllerForPresentation, .interactionControllerForDismissal:
      return true
    default: return false
    }
  }

  /// The delegate of a navigation controller is asked; a page that is presented animates itself.
  private var ownAnimatorPlaces: Set<Place> {
    switch self {
    case .animateTransition, .animationEnded: return [.page, .navigation, .strategy]
    default: return [.navigation, .strategy]
    }
  }

  /// Whether the hook has a base implementation that `.pre` runs before and `no super` leaves out.
  public var hasSuper: Bool {
    switch self {
    case .`init`, .deinit, .scrollViewDidScroll, .backAction, .leftAction, .rightAction, .viewTap,
      .alertAction, .didDismiss, .keyboardWillShow, .keyboardWillHide:
      return false
    default: return group == .page
    }
  }

  /// Whether code can call it on a page itself, or super's implementation of it in another.
  public var isCalledByCode: Bool {
    hasSuper && self != .loadView || self == .scrollViewDidScroll
  }

  /// The suffixes that may follow the name. Stack calls need one of theirs.
  public var suffixes: [Slot] {
    switch group {
    case .page: return hasSuper ? [.main, .pre] : [.main]
    case .stack: return [.pre, .post]
    case .transition, .layout: return self == .viewFrameDidChange ? [.main] : [.main, .pre]
    default: return [.main]
    }
  }

  /// Whether the callback has an animated argument, which `animated=callback` passes on.
  public var hasAnimatedArgument: Bool {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willShow, .didShow:
      return true
    default: return group == .stack
    }
  }

  /// Whether a line of this hook may refuse.
  public var mayRefuse: Bool {
    self == .shouldPop || self == .shouldPush || self == .gestureShouldBegin
      || group == .stack && self != .setNavigationBarHidden
  }

  /// One sentence about the hook, for `navsim explain hooks`.
  public var summary: String {
    switch self {
    case .`init`: return "the page is made"
    case .loadView: return "the page makes its view"
    case .viewDidLoad: return "the page's view is loaded"
    case .viewWillAppear: return "the page is about to appear"
    case .viewIsAppearing: return "the page's view is in the hierarchy, before its layout (iOS 13)"
    case .viewWillLayoutSubviews: return "the page's view is about to be laid out"
    case .viewDidLayoutSubviews: return "the page's view has been laid out"
    case .viewDidAppear: return "the page has appeared"
    case .viewWillDisappear: return "the page is about to disappear"
    case .viewDidDisappear:
      return "the page has disappeared; a popped one has no navigation controller then"
    case .willMove: return "willMove(toParent:)"
    case .didMove: return "didMove(toParent:)"
    case .deinit: return "the page is released"
    case .updateViewConstraints:
      return "before a layout, after invalidate constraints; with pagesHaveConstraints each page"
    case .viewLayoutMarginsDidChange:
      return "the view's margins have changed with its safe area (iOS 11), told by a rule"
    case .viewSafeAreaInsetsDidChange: return "the view's safe area has changed (iOS 11)"
    case .viewWillTransition: return "viewWillTransition(to:with:): the screen turns"
    case .traitCollectionDidChange: return "the traits have changed: light or dark, compact"
    case .scrollViewDidScroll:
      return "the content has moved, while the scroll view has a delegate"
    case .keyboardWillShow: return "keyboardWillShowNotification, in the keyboard's animation"
    case .keyboardWillHide: return "keyboardWillHideNotification, in the keyboard's animation"
    case .backAction: return "the item's own back action runs (iOS 16)"
    case .leftAction: return "the left button was tapped"
    case .rightAction: return "the right button was tapped"
    case .viewTap: return "the page's content was tapped"
    case .alertAction: return "the action of an alert was tapped that this page presented"
    case .didDismiss:
      return "a finger has dismissed a sheet; code of the page that presented it hears of it"
    case .push: return "pushViewController(_:animated:)"
    case .pop: return "popViewController(animated:)"
    case .popTo: return "popToViewController(_:animated:)"
    case .popToRoot: return "popToRootViewController(animated:)"
    case .setStack: return "setViewControllers(_:animated:)"
    case .setNavigationBarHidden:
      return "setNavigationBarHidden(_:animated:), where it changes something"
    case .willShow: return "navigationController(_:willShow:animated:)"
    case .didShow: return "navigationController(_:didShow:animated:)"
    case .animationController:
      return "navigationController(_:animationControllerFor:from:to:)"
    case .interactionController:
      return "navigationController(_:interactionControllerFor:), asked after an animator"
    case .animationControllerForPresented:
      return "animationController(forPresented:presenting:source:), asked of what is presented"
    case .animationControllerForDismissed: return "animationController(forDismissed:)"
    case .interactionControllerForPresentation:
      return "interactionControllerForPresentation(using:), asked after an animator"
    case .interactionControllerForDismissal:
      return "interactionControllerForDismissal(using:), asked after an animator"
    case .animateTransition: return "the animator sets its animation up: animateTransition(using:)"
    case .animationEnded: return "the animator hears that UIKit has cleaned up: animationEnded(_:)"
    case .shouldPush: return "navigationBar(_:shouldPush:)"
    case .didPush: return "navigationBar(_:didPush:)"
    case .shouldPop: return "navigationBar(_:shouldPop:)"
    case .didPop: return "navigationBar(_:didPop:)"
    case .gestureShouldBegin: return "gestureRecognizerShouldBegin(_:) of the pop gesture"
    case .gestureBegan: return "the pop gesture begins"
    case .gestureChanged: return "the finger has moved"
    case .gestureEnded: return "the finger has left"
    case .update: return "a progress step of an interactive transition (private)"
    case .barLayoutSubviews: return "layoutSubviews of the bar (private)"
    case .install: return "the strategy is installed on a navigation controller"
    case .transitionStart: return "UIKit starts a transition in its layout (private)"
    case .transitionAnimate: return "UIKit's own animator sets an animation up (private)"
    case .transitionEnded: return "UIKit's own animator hears that its animation is over (private)"
    case .viewFrameDidChange: return "a page's view has another resting frame (observed by key)"
    case .tick: return "a display link fires: 'ticks start' starts it"
    }
  }
}

/// What kind of declaration a line stands under.
public enum Place: String, Hashable, Sendable, CaseIterable {
  case page, navigation, strategy, action
}

/// Where in a hook a line runs: before the original implementation, or after it.
public enum Slot: UInt8, Hashable, Sendable {
  /// Plain: after super in callbacks that have one.
  case main
  /// `.pre`: before the original.
  case pre
  /// `.post`: after the original, in stack calls.
  case post

  /// The suffix in text, with its dot.
  public var suffix: String {
    switch self {
    case .main: return ""
    case .pre: return ".pre"
    case .post: return ".post"
    }
  }
}
