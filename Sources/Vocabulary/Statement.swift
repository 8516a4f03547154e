/// A kind of statement, for lists, help and messages. What a statement does is in the program.
public struct StatementInfo: Sendable {
  /// The first word, by which the statement is known.
  public let word: String
  /// Its form.
  public let form: String
  /// What it does, in one sentence.
  public let summary: String
  /// The UIKit call that it stands for; empty if none.
  public let call: String
  /// Where it may stand.
  public let places: Set<Place>

  /// Every statement that the model has.
  public static let all: [StatementInfo] = [
    .init(
      word: "PATH", form: "PATH name=value …", summary: "writes properties, left to right",
      call: "the setters", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "hide", form: "hide bar animated=yes|no|callback", summary: "hides the navigation bar",
      call: "setNavigationBarHidden(true, animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "show", form: "show bar animated=yes|no|callback", summary: "shows the navigation bar",
      call: "setNavigationBarHidden(false, animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "hide", form: "hide bar.PART by=MECHANISM",
      summary: "takes a part of the real bar away; show bar.PART gives it back", call: "",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "save", form: "save X [minus|plus Y] as NAME",
      summary: "remembers a value, a whole style (bar) or a page", call: "a stored property",
      places: [.page, .navigation, .strategy]),
    .init(
      word: "restore", form: "restore NAME [animated=A]",
      summary: "writes the saved value back where it came from", call: "the setters",
      places: [.page, .navigation, .strategy]),
    .init(
      word: "forget", form: "forget NAME", summary: "drops a saved value", call: "",
      places: [.page, .navigation, .strategy]),
    .init(
      word: "copy", form: "copy X to Y [fields=LIST]",
      summary: "writes a style onto the bar or a stand-in; fields= is a list of a strategy's own",
      call: "the setters",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "push", form: "push P [in NAVIGATION] [animated=no]", summary: "pushes a page",
      call: "pushViewController(_:animated:)", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "pop", form: "pop [to P|to root] [in NAVIGATION] [animated=no]",
      summary: "pops one page or more",
      call: "popViewController(animated:), popToViewController, popToRootViewController",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "set-stack", form: "set-stack P > Q [in NAVIGATION] [animated=no]",
      summary: "replaces the stack",
      call: "setViewControllers(_:animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "load", form: "load P|NAVIGATION",
      summary: "touches a page's view, or lays a controller out before the window has it",
      call: "loadViewIfNeeded()", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "layout", form: "layout PATH", summary: "forces layout now", call: "layoutIfNeeded()",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "invalidate", form: "invalidate PATH", summary: "marks for layout",
      call: "setNeedsLayout()", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "invalidate", form: "invalidate [OWNER.]constraints",
      summary: "marks a page's constraints for an update before the coming layout",
      call: "setNeedsUpdateConstraints()", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "map", form: "map progress|contentOffset|ticks A..B to PATH C..D",
      summary: "a linear, clamped function of the progress, of the page's content offset or of the "
        + "count of ticks",
      call: "",
      places: [.page, .navigation, .strategy]),
    .init(
      word: "refuse", form: "refuse", summary: "answers no", call: "return false",
      places: [.page, .navigation, .strategy]),
    .init(
      word: "stop", form: "stop", summary: "skips the remaining lines of this hook or routine",
      call: "return", places: [.page, .navigation, .strategy]),
    .init(
      word: "no", form: "no super", summary: "leaves the inherited code of this hook out",
      call: "no super call", places: [.page, .navigation, .strategy]),
    .init(
      word: "do", form: "do ROUTINE [with OWNER]", summary: "runs the lines of a routine",
      call: "a private method", places: [.page, .navigation, .strategy]),
    .init(
      word: "do", form: "do ROUTINE of PAGE|NAVIGATION",
      summary: "runs the lines of a routine of another's; a page that has none does nothing",
      call: "a method of the page, or of the controller and its coordinator",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "do", form: "do CALLBACK of PAGE|super [animated=A]",
      summary: "calls a page's callback, or super's in another, by hand: its code runs, UIKit's "
        + "state stays",
      call: "viewWillAppear(_:) on a page", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "make",
      form:
        "make OWNER.fake kind=bar|toolbar|view|views|picture|full|snapshot [item=empty|shared] [back=yes]",
      summary: "makes a stand-in for a page", call: "UINavigationBar()",
      places: [.page, .strategy]),
    .init(
      word: "add", form: "add OWNER.fake to OWNER.view frame=RULE",
      summary: "puts a stand-in into a page's view", call: "addSubview",
      places: [.page, .strategy]),
    .init(
      word: "place", form: "place PATH frame=RULE", summary: "gives it a frame again",
      call: "frame =", places: [.page, .strategy]),
    .init(
      word: "front", form: "front OWNER.fake", summary: "brings a stand-in to the front",
      call: "bringSubviewToFront", places: [.page, .strategy]),
    .init(
      word: "remove", form: "remove OWNER.fake", summary: "takes a stand-in away",
      call: "removeFromSuperview", places: [.page, .strategy]),
    .init(
      word: "mirror", form: "mirror bar to OWNER.fake [FIELD=FIELD …]",
      summary: "repeats every later setter of the bar on the stand-in; a field may go to another",
      call: "overridden setters", places: [.page, .strategy]),
    .init(
      word: "unmirror", form: "unmirror bar", summary: "the setters are the bar's alone again",
      call: "", places: [.page, .strategy]),
    .init(
      word: "clamp", form: "clamp OWNER.scrollView",
      summary: "brings the scroll offset into its legal range", call: "setContentOffset",
      places: [.page, .strategy]),
    .init(
      word: "ticks", form: "ticks start frames=N [keep=yes|no]",
      summary: "runs the hook 'tick' at each of N frames; with keep=yes on, at the last count",
      call: "CADisplayLink", places: [.strategy]),
    .init(
      word: "ticks", form: "ticks stop", summary: "no tick comes any more",
      call: "CADisplayLink.invalidate()", places: [.strategy]),
    .init(
      word: "animator", form: "animator over D",
      summary: "answers that code animates the transition, in so much time",
      call: "UIViewControllerAnimatedTransitioning", places: [.page, .navigation, .strategy]),
    .init(
      word: "complete", form: "complete [yes|no]",
      summary:
        "says that the transition is over, and whether it was carried through; alone it says "
        + "no where the transition was cancelled",
      call: "completeTransition(_:)", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "driver", form: "driver [speed=S] [curve=C]",
      summary: "answers that a percent-driven controller drives the transition",
      call: "UIPercentDrivenInteractiveTransition", places: [.page, .navigation, .strategy]),
    .init(
      word: "driver", form: "driver update P%|finish|cancel|pause",
      summary: "says how far the driven transition is, or lets it run on or back, or takes it over "
        + "again",
      call: "update(_:), finish(), cancel(), pause()",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "swipe", form: "swipe back to P% over D … release finish|cancel|velocity=V",
      summary: "a finger path that drives the system's pop", call: "the pop gesture",
      places: [.action]),
    .init(
      word: "swipe",
      form:
        "swipe push P|pop|set-stack P > Q|present P|dismiss to P% over D … release finish|cancel",
      summary: "a pan of code's own: it makes the call as it begins and drives its transition",
      call: "UIPanGestureRecognizer", places: [.action]),
    .init(
      word: "tap", form: "tap back", summary: "a touch on the back button",
      call: "the bar's back button", places: [.action]),
    .init(
      word: "tap", form: "tap left|right",
      summary: "a touch on the left or right button of the bar",
      call: "UIBarButtonItem's action", places: [.action]),
    .init(
      word: "press", form: "press left|right|back",
      summary: "a finger comes down on a button of the bar and rests there; a tap lets go",
      call: "UIControl.isHighlighted", places: [.action]),
    .init(
      word: "tap", form: "tap action",
      summary: "a touch on the action of the alert that is up: its handler runs when it has gone",
      call: "UIAlertAction's handler", places: [.action]),
    .init(
      word: "tap", form: "tap at X,Y", summary: "a touch on whatever takes it there",
      call: "hitTest(_:with:)", places: [.action]),
    .init(
      word: "tap", form: "tap tab NAVIGATION",
      summary: "a touch on a tab; on the selected one it pops to the root",
      call: "the tab bar's button", places: [.action]),
    .init(
      word: "select", form: "select NAVIGATION", summary: "code selects another tab",
      call: "UITabBarController.selectedViewController",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "present", form: "present P|NAVIGATION [style=S] [animated=no]",
      summary: "presents a page or a navigation controller over what is on screen; styles: "
        + "automatic, fullScreen, currentContext, overFullScreen, overCurrentContext, pageSheet, "
        + "formSheet, popover; alert and actionSheet for a page",
      call: "present(_:animated:completion:)", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "dismiss", form: "dismiss [animated=no]",
      summary: "dismisses what the object that says so presents, else that object itself",
      call: "dismiss(animated:completion:)", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "add-child", form: "add-child P [to Q]",
      summary: "makes a page the child of another, with its view", call: "addChild(_:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "remove-child", form: "remove-child P", summary: "takes a child out of its page",
      call: "removeFromParent()", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "begin-appearance", form: "begin-appearance P appearing=yes|no [animated=A]",
      summary: "tells a page by hand that it is about to appear or to disappear",
      call: "beginAppearanceTransition(_:animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "end-appearance", form: "end-appearance P",
      summary: "tells a page by hand that this is over", call: "endAppearanceTransition()",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "set-root", form: "set-root NAVIGATION|P [dissolve=D]",
      summary:
        "gives the window another root, a controller or a page; inside UIView.transition(with: "
        + "window) where a time is named",
      call: "UIWindow.rootViewController", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "show", form: "show window NAME",
      summary: "shows a further window, in front of the others of its level",
      call: "UIWindow.isHidden",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "hide", form: "hide window NAME", summary: "hides a further window",
      call: "UIWindow.isHidden", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "make-key", form: "make-key NAME", summary: "shows a further window and makes it key",
      call: "UIWindow.makeKeyAndVisible()", places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "app", form: "app background|foreground|call|hang-up",
      summary:
        "the app goes into the background, or comes back; a call makes the status bar taller, or ends",
      call: "applicationDidEnterBackground(_:)", places: [.action]),
    .init(
      word: "swipe", form: "swipe down to P% over D … release finish|cancel|velocity=V",
      summary: "a finger path that pulls a sheet down", call: "the sheet's pan gesture",
      places: [.action]),
    .init(
      word: "hide", form: "hide toolbar|tabBar animated=yes|no|callback",
      summary: "hides the toolbar or the tab bar; show gives it back",
      call: "setToolbarHidden(_:animated:), setTabBarHidden(_:animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "update", form: "update statusBar", summary: "asks for the status bar's style again",
      call: "setNeedsStatusBarAppearanceUpdate()",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "push-item", form: "push-item P [animated=no]",
      summary: "pushes a page's item onto a bar that stands alone",
      call: "UINavigationBar.pushItem(_:animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "pop-item", form: "pop-item [animated=no]",
      summary: "pops an item of a bar that stands alone",
      call: "UINavigationBar.popItem(animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "set-items", form: "set-items P > Q [animated=no]",
      summary: "replaces the items of a bar that stands alone",
      call: "UINavigationBar.setItems(_:animated:)",
      places: [.page, .navigation, .strategy, .action]),
    .init(
      word: "scroll", form: "scroll P to 120pt [over 300ms]",
      summary: "moves a page's content, as a finger does", call: "the scroll view's pan gesture",
      places: [.action]),
    .init(
      word: "rotate", form: "rotate landscape|portrait", summary: "turns the device",
      call: "viewWillTransition(to:with:)", places: [.action]),
    .init(
      word: "trait", form: "trait dark|light", summary: "switches dark mode on or off",
      call: "traitCollectionDidChange(_:)", places: [.action]),
  ]
}
