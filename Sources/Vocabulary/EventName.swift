/// What a trace records as an event, in UIKit's own words.
public enum EventName: String, CaseIterable, Hashable, Sendable {
  // Page lifecycle.
  case `init`, loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayoutSubviews
  case viewDidLayoutSubviews, viewDidAppear, viewWillDisappear, viewDidDisappear
  case willMove, didMove, `deinit`
  case updateViewConstraints, viewLayoutMarginsDidChange
  case viewSafeAreaInsetsDidChange, viewWillTransition, traitCollectionDidChange
  case keyboardWillShow, keyboardWillHide
  case scrollViewDidScroll, backAction, leftAction, rightAction, viewTap, alertAction
  // What UIKit asks a controller.
  case preferredStatusBarStyle, prefersStatusBarHidden
  // Calls.
  case pushViewController, popViewController, popToViewController, popToRootViewController
  case setViewControllers, setNavigationBarHidden, setToolbarHidden
  case pushItem, popItem, setItems
  // Delegates.
  case willShow, didShow, shouldPush, didPush, shouldPop, didPop, shouldSelect, didSelect
  // Animators of code's own.
  case animationControllerFor, interactionControllerFor, animationControllerForPresented
  case animationControllerForDismissed, interactionControllerForPresentation
  case interactionControllerForDismissal, animateTransition, completeTransition, animationEnded
  // Presentations.
  case setRoot, didEnterBackground, willEnterForeground
  case didBecomeVisible, didBecomeHidden, didBecomeKey
  case present, dismiss, shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  // Coordinator and gesture.
  case alongside, completion, interactionChange, gestureShouldBegin, gestureBegan, gestureChanged
  case gestureEnded, interactionEnds
  // What UIKit and navsim say.
  case warning, exception, log

  /// The event's name in text.
  public var name: String { rawValue }

  /// The event called `name`, or nil.
  public init?(name: String) { self.init(rawValue: name) }

  /// One sentence about the event, for `navsim explain events`.
  public var summary: String {
    switch self {
    case .pushViewController: return "a push was asked for"
    case .popViewController: return "a pop was asked for, by code, button or finger"
    case .popToViewController: return "a pop to a page was asked for"
    case .popToRootViewController: return "a pop to the root was asked for"
    case .setViewControllers: return "a new stack was asked for"
    case .setNavigationBarHidden: return "the bar was asked to hide or show"
    case .setToolbarHidden: return "the toolbar was asked to hide or show"
    case .pushItem: return "pushItem(_:animated:) of a bar used on its own"
    case .popItem: return "popItem(animated:) of a bar used on its own"
    case .setItems: return "setItems(_:animated:) of a bar used on its own"
    case .completeTransition: return "code says that its animation is over, and how"
    case .shouldSelect: return "a tab was touched: may its controller be selected?"
    case .didSelect: return "a tab was touched, and its controller is selected"
    case .setRoot: return "the window was given another root"
    case .didBecomeVisible: return "a window is shown: UIWindow.didBecomeVisibleNotification"
    case .didBecomeHidden: return "a window is hidden: UIWindow.didBecomeHiddenNotification"
    case .didBecomeKey: return "a window is the key one: UIWindow.didBecomeKeyNotification"
    case .didEnterBackground: return "the app has gone into the background"
    case .willEnterForeground: return "the app comes back from the background"
    case .present: return "a presentation was asked for"
    case .dismiss: return "a dismissal was asked for by code"
    case .shouldDismiss: return "a finger pulls at a sheet: may it be dismissed?"
    case .willDismiss: return "a finger has begun to dismiss a sheet"
    case .didDismiss:
      return "a finger has dismissed a sheet; code of the page that presented it hears of it"
    case .didAttemptToDismiss: return "a finger has pulled at a sheet that stays"
    case .preferredStatusBarStyle: return "the controller is asked for the status bar's style"
    case .prefersStatusBarHidden: return "the controller is asked whether it wants a status bar"
    case .alongside: return "a coordinator's animation block runs"
    case .completion: return "a coordinator's completion block runs"
    case .interactionChange: return "the finger has left: notifyWhenInteractionChanges blocks run"
    case .interactionEnds:
      return "the same up to iOS 9: notifyWhenInteractionEnds blocks run"
    case .gestureShouldBegin: return "the pop gesture asks whether it may begin"
    case .gestureBegan: return "the pop gesture has begun"
    case .gestureChanged: return "the finger has moved (only where a line listens)"
    case .gestureEnded: return "the finger has left"
    case .warning: return "UIKit's own console warning"
    case .exception: return "an exception that ends the app"
    case .log: return "what navsim notes: lost writes, dropped blocks, ignored calls"
    default: return Hook(name: name).map(\.summary) ?? name
    }
  }
}
