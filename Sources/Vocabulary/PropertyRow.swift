/// What is said of one property: the row of the schema from which parser, trace, lists and docs
/// take everything that they know about it.
public struct PropertyRow: Sendable {
  /// The property.
  public let property: Property
  /// Its name in text.
  public let name: String
  /// The kind of value that it takes.
  public let kind: ValueKind
  /// Whether no line of code may write it.
  public let isReadOnly: Bool
  /// Whether it may be nil.
  public let isOptional: Bool
  /// The first major iOS version that has it; 7 where every modelled version does.
  public let since: Int
  /// One sentence about it, for `navsim explain properties`.
  public let summary: String

  private init(
    _ property: Property, _ name: String, _ kind: ValueKind, isReadOnly: Bool = false,
    isOptional: Bool = false, since: Int = 7, _ summary: String
  ) {
    self.property = property
    self.name = name
    self.kind = kind
    self.isReadOnly = isReadOnly
    self.isOptional = isOptional
    self.since = since
    self.summary = summary
  }
}

extension PropertyRow {
  /// Every row, in the order of the cases of `Property`.
  static let all =
    styleRows + viewRows + wishRows + barRows + controllerRows + itemRows + scrollAndGestureRows
    + statusBarRows + traceRows

  /// The style fields of UINavigationBar.
  private static let styleRows: [PropertyRow] = [
    .init(
      .barStyle, "barStyle", .word(["default", "black"]),
      "the bar's style: default (light) or black"),
    .init(.translucent, "translucent", .flag, "whether what is behind the bar shows through"),
    .init(
      .barTintColor, "barTintColor", .color, isOptional: true,
      "the colour of the bar's background"),
    .init(
      .backgroundImage, "backgroundImage", .image, isOptional: true,
      "the image painted as the bar's background"),
    .init(
      .shadowImage, "shadowImage", .image, isOptional: true,
      "the image painted as the hairline below the bar"),
    .init(
      .standardAppearance, "standardAppearance", .appearance, isOptional: true, since: 13,
      "UINavigationBarAppearance away from the scroll edge"),
    .init(
      .scrollEdgeAppearance, "scrollEdgeAppearance", .appearance, isOptional: true, since: 13,
      "UINavigationBarAppearance at the scroll edge"),
    .init(.tintColor, "tintColor", .color, "the colour of buttons and of the back indicator"),
    .init(
      .titleColor, "titleColor", .color, isOptional: true,
      "the title's colour (titleTextAttributes)"),
    .init(
      .compactAppearance, "compactAppearance", .appearance, isOptional: true, since: 13,
      "UINavigationBarAppearance of a bar of compact height"),
    .init(
      .compactScrollEdgeAppearance, "compactScrollEdgeAppearance",
      .appearance, isOptional: true, since: 15,
      "UINavigationBarAppearance of a compact bar at the scroll edge"),
    .init(
      .compactBackgroundImage, "compactBackgroundImage", .image, isOptional: true,
      "the image of a bar of compact height, instead of backgroundImage"),
  ]

  /// Geometry and visibility of what is drawn.
  private static let viewRows: [PropertyRow] = [
    .init(.x, "x", .length, "left edge, from the screen's; in code from the surrounding view's"),
    .init(.y, "y", .length, "top edge, from the screen's; in code from the surrounding view's"),
    .init(.width, "width", .length, isReadOnly: true, "width on screen"),
    .init(.height, "height", .length, "height on screen"),
    .init(.alpha, "alpha", .number, "opacity, 0 to 1"),
    .init(.hidden, "hidden", .flag, "the hidden flag"),
    .init(.masked, "masked", .flag, isReadOnly: true, "whether an empty mask layer hides it"),
    .init(.clipsToBounds, "clipsToBounds", .flag, "whether what lies outside its frame is cut off"),
    .init(
      .dim, "dim", .number, isReadOnly: true,
      "opacity of the black dimming over the covered page, up to the rule dimAlpha"),
    .init(.color, "color", .color, "the colour that it paints"),
    .init(.backgroundColor, "backgroundColor", .color, isOptional: true, "UIView.backgroundColor"),
    .init(
      .edgeStep, "edgeStep", .length, isReadOnly: true,
      "how far an edge of the title moves at once, to the right: the edge that moves more"),
    .init(
      .safeAreaTop, "safeAreaTop", .length, isReadOnly: true, since: 11,
      "the top inset of the view's safe area"),
    .init(
      .hairlineColor, "hairlineColor", .color, isReadOnly: true, isOptional: true,
      "the colour of the hairline below a stand-in"),
    .init(
      .host, "host", .word(["bar", "navigation"]), isReadOnly: true, isOptional: true,
      "what holds a stand-in where it is no page's view: the bar, or the navigation controller's view"
    ),
  ]

  /// Wishes that are not bar style.
  private static let wishRows: [PropertyRow] = [
    .init(.bgAlpha, "bgAlpha", .number, "the opacity that the page wants for the bar's background"),
    .init(.shadowHidden, "shadowHidden", .flag, "whether the page wants no hairline"),
    .init(.largeTitle, "largeTitle", .flag, "whether the page wants a large title"),
    .init(
      .statusBarStyle, "statusBarStyle", .word(["default", "lightContent", "darkContent"]),
      "the status bar's style that the page wants"),
  ]

  /// What else a bar has.
  private static let barRows: [PropertyRow] = [
    .init(
      .prefersLargeTitles, "prefersLargeTitles", .flag, since: 11,
      "whether items may show large titles"),
    .init(
      .largeTitleColor, "largeTitleColor", .color, isOptional: true, since: 11,
      "the colour of large titles: that of largeTitleTextAttributes; titleColor leaves them alone"),
    .init(
      .backIndicatorImage, "backIndicatorImage", .image, isOptional: true,
      "the image of the back indicator"),
    .init(
      .backIndicatorTransitionMaskImage, "backIndicatorTransitionMaskImage",
      .image, isOptional: true,
      "where it is opaque, and only there, back labels show in a transition"),
    .init(.behind, "behind", .flag, "whether the bar lies behind the pages: sendSubviewToBack"),
    .init(
      .userInteractionEnabled, "userInteractionEnabled", .flag,
      "whether the view and what lies in it takes touches"),
  ]

  /// Controllers.
  private static let controllerRows: [PropertyRow] = [
    .init(
      .edgesForExtendedLayout, "edgesForExtendedLayout", .word(["all", "top", "bottom", "none"]),
      "the edges at which the page's view may lie under bars"),
    .init(
      .extendedLayoutIncludesOpaqueBars, "extendedLayoutIncludesOpaqueBars", .flag,
      "whether it may lie under opaque bars"),
    .init(
      .automaticallyAdjustsScrollViewInsets, "automaticallyAdjustsScrollViewInsets", .flag,
      "whether the first scroll view gets the bar's bottom as its inset (up to iOS 10)"),
    .init(
      .additionalSafeAreaTop, "additionalSafeAreaTop", .length, since: 11,
      "additionalSafeAreaInsets.top"),
    .init(
      .preferredStatusBarStyle, "preferredStatusBarStyle",
      .word(["default", "lightContent", "darkContent"]),
      "the status bar style that the controller asks for"),
    .init(
      .prefersStatusBarHidden, "prefersStatusBarHidden", .flag,
      "whether the controller wants no status bar"),
    .init(
      .statusBarStyleFrom, "statusBarStyleFrom", .owner, isOptional: true,
      "childForStatusBarStyle: who is asked for the status bar's style instead"),
    .init(
      .modalPresentationCapturesStatusBarAppearance,
      "modalPresentationCapturesStatusBarAppearance", .flag,
      "whether it is asked about the status bar where it is presented over what stays on screen"),
    .init(
      .hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", .flag,
      "whether tab bar and toolbar leave when it is pushed"),
    .init(
      .shouldAutomaticallyForwardAppearanceMethods,
      "shouldAutomaticallyForwardAppearanceMethods", .flag,
      "whether its children hear of its appearance; otherwise its code tells them"),
    .init(
      .firstResponder, "firstResponder", .flag,
      "whether a field in its view is being edited: the keyboard is up for it"),
    .init(
      .contentScrollView, "contentScrollView", .flag, since: 15,
      "whether code has named the scroll view by setContentScrollView: the bar follows it wherever it lies"
    ),
  ]

  /// Items.
  private static let itemRows: [PropertyRow] = [
    .init(.title, "title", .text, isOptional: true, "the navigation item's title"),
    .init(
      .prompt, "prompt", .text, isOptional: true,
      "the line above the title; it makes the bar taller"),
    .init(
      .largeTitleDisplayMode, "largeTitleDisplayMode",
      .word(["automatic", "always", "never"]), since: 11,
      "whether the item shows a large title"),
    .init(.hidesBackButton, "hidesBackButton", .flag, "whether the item shows no back button"),
    .init(
      .backButtonTitle, "backButtonTitle", .text, isOptional: true,
      "the text that the page above shows in its back button"),
    .init(
      .backButtonDisplayMode, "backButtonDisplayMode",
      .word(["default", "generic", "minimal"]), since: 14,
      "how the page above shows its back button"),
    .init(
      .backAction, "backAction", .flag, since: 16,
      "whether a tap on back runs code of its own instead"),
    .init(
      .leftBarButtonItem, "leftBarButtonItem", .text, isOptional: true,
      "the text of the left button, or nil; a touch runs 'on leftAction'"),
    .init(
      .rightBarButtonItem, "rightBarButtonItem", .text, isOptional: true,
      "the text of the right button, or nil; a touch runs 'on rightAction'"),
    .init(
      .leftItemsSupplementBackButton, "leftItemsSupplementBackButton", .flag,
      "whether left buttons stand beside the back button"),
    .init(
      .leftWidth, "leftWidth", .length, isOptional: true,
      "the width of what stands left of the title, without the margin"),
    .init(
      .rightWidth, "rightWidth", .length, isOptional: true,
      "the width of what stands right of the title, without the margin"),
    .init(.titleView, "titleView", .flag, "whether the title is a view of the page's own"),
    .init(
      .titleViewWidth, "titleViewWidth", .length, isOptional: true,
      "the width that the title view wants"),
    .init(
      .leftOverhang, "leftOverhang", .length,
      "how far the left item's content reaches into the bar's margin"),
    .init(
      .rightOverhang, "rightOverhang", .length,
      "how far the right item's content reaches into the bar's margin"),
    .init(
      .underArrow, "underArrow", .length, isReadOnly: true,
      "how much of a back label shows at the back indicator's place"),
    .init(
      .titleLayout, "titleLayout", .word(["system", "overflow", "frame"]),
      "system, or overflow: a title view of no width whose content fills the free space"),
    .init(.leftEnabled, "leftEnabled", .flag, "whether the left button is enabled"),
    .init(.rightEnabled, "rightEnabled", .flag, "whether the right button is enabled"),
    .init(
      .leftTint, "leftTint", .color, isOptional: true,
      "tintColor of the left button; nil: the bar's"),
    .init(
      .rightTint, "rightTint", .color, isOptional: true,
      "tintColor of the right button; nil: the bar's"),
    .init(
      .backTint, "backTint", .color, isOptional: true,
      "tintColor of backBarButtonItem, of the button that leads back to the page; nil: the bar's"),
    .init(
      .searchController, "searchController", .text, isOptional: true, since: 11,
      "the placeholder of the search field that its search controller puts into the bar, or nil"),
    .init(
      .hidesSearchBarWhenScrolling, "hidesSearchBarWhenScrolling", .flag, since: 11,
      "whether the search field gives way to content that scrolls"),
    .init(
      .hidesNavigationBarDuringPresentation, "hidesNavigationBarDuringPresentation", .flag,
      since: 11,
      "of its search controller: whether an active search has the bar to itself"),
    .init(
      .searchActive, "searchActive", .flag, since: 11,
      "isActive of its search controller: whether somebody searches"),
    .init(
      .titleViewName, "titleViewName", .text, isOptional: true,
      "which view the title view is: items that name one share it, and it lies in one of them"),
    .init(.titleViewAlpha, "titleViewAlpha", .number, "the title view's own alpha"),
    .init(
      .highlighted, "highlighted", .flag, isReadOnly: true,
      "whether a button looks touched: it is pale"),
    .init(
      .leftButtonName, "leftButtonName", .text, isOptional: true,
      "which UIBarButtonItem the left button is: items that name one share it, and its view"),
    .init(
      .rightButtonName, "rightButtonName", .text, isOptional: true,
      "which UIBarButtonItem the right button is: items that name one share it, and its view"),
  ]

  /// Scroll views, navigation, gesture.
  private static let scrollAndGestureRows: [PropertyRow] = [
    .init(
      .navigationBarHidden, "navigationBarHidden", .flag,
      "UINavigationController.isNavigationBarHidden"),
    .init(.toolbarHidden, "toolbarHidden", .flag, "UINavigationController.isToolbarHidden"),
    .init(
      .hidesBarsOnSwipe, "hidesBarsOnSwipe", .flag, since: 8,
      "whether a swipe up in the content hides the controller's bars, and one down shows them"),
    .init(
      .hidesBarsOnTap, "hidesBarsOnTap", .flag, since: 8,
      "whether a tap in the content hides the controller's bars, and another shows them"),
    .init(
      .hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears", .flag, since: 8,
      "whether the keyboard hides the controller's bars, until a tap in the content"),
    .init(
      .hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact", .flag, since: 8,
      "whether the controller's bars are hidden while its height is compact"),
    .init(
      .contentInsetAdjustmentBehavior, "contentInsetAdjustmentBehavior",
      .word(["automatic", "scrollableAxes", "never", "always"]), since: 11,
      "how the scroll view follows the safe area"),
    .init(
      .contentOffset, "contentOffset", .length,
      "how far the content is scrolled down: 0 where it rests below the bar, not UIKit's minus the inset"
    ),
    .init(.contentInsetTop, "contentInsetTop", .length, "the top content inset that code set"),
    .init(.contentHeight, "contentHeight", .length, "height of the scroll view's content"),
    .init(
      .alwaysBounceVertical, "alwaysBounceVertical", .flag,
      "whether it scrolls although its content fits"),
    .init(
      .firstSubview, "firstSubview", .flag,
      "whether the scroll view is the first subview of the page's view"),
    .init(
      .stripeColor, "stripeColor", .color, isOptional: true,
      "colour of every second stripe of the content; the others show the page's own"),
    .init(.stripeHeight, "stripeHeight", .length, "how high a stripe of the content is"),
    .init(.enabled, "enabled", .flag, "whether the pop gesture is enabled"),
    .init(
      .contentEnabled, "contentEnabled", .flag, since: 26,
      "whether the recogniser on the content is enabled"),
    .init(
      .region, "region", .word(["edge", "full"]),
      "where the pop gesture may begin: the edge, or the full width"),
    .init(
      .handler, "handler", .word(["system", "own"]),
      "who answers the pop gesture: the system, or a recogniser of one's own"),
    .init(.delegate, "delegate", .owner, isOptional: true, "the delegate, as an owner"),
    .init(
      .state, "state",
      .word(["possible", "began", "changed", "ended", "cancelled"]), isReadOnly: true,
      "state of the pop gesture"),
    .init(
      .direction, "direction", .word(["none", "back", "forward"]), isReadOnly: true,
      "direction in which the finger moves"),
    .init(
      .startX, "startX", .length, isReadOnly: true,
      "where the finger came down, from the leading edge"),
  ]

  /// Status bar.
  private static let statusBarRows: [PropertyRow] = [
    .init(
      .style, "style", .word(["default", "lightContent", "darkContent"]),
      "the status bar's style as shown; set: UIApplication.statusBarStyle, and no page is asked")
  ]

  /// What a trace adds: the stacks, progress, sample points of what the eye sees.
  private static let traceRows: [PropertyRow] = [
    .init(.stack, "stack", .stack, isReadOnly: true, "the view controllers, bottom to top"),
    .init(.items, "items", .stack, isReadOnly: true, "the bar's navigation items, bottom to top"),
    .init(.top, "top", .owner, isReadOnly: true, isOptional: true, "the top view controller"),
    .init(
      .progress, "progress", .number, isReadOnly: true,
      "progress of the running transition, 0 to 1"),
    .init(
      .interactive, "interactive", .flag, isReadOnly: true,
      "whether the running transition follows a finger"),
    .init(
      .heldBy, "heldBy", .owner, isReadOnly: true, isOptional: true,
      "the page in whose view a navigation controller lies; the root of the further window in "
        + "which something is presented"),
    .init(
      .selected, "selected", .flag, isReadOnly: true, isOptional: true,
      "whether it is the selected tab's; nil outside of tabs"),
    .init(
      .fade, "fade", .number, isReadOnly: true, isOptional: true,
      "opacity of a tab's view, 0 to 1, while another one takes its place; nil outside of tabs"),
    .init(
      .status, "status", .color, isReadOnly: true,
      "what the eye sees in the middle of the status area"),
    .init(
      .left, "left", .color, isReadOnly: true,
      "what the eye sees 16 pt from the bar's left end"),
    .init(.centre, "centre", .color, isReadOnly: true, "what the eye sees in the bar's centre"),
    .init(
      .right, "right", .color, isReadOnly: true,
      "what the eye sees 16 pt from the bar's right end"),
    .init(
      .hairline, "hairline", .color, isReadOnly: true,
      "what the eye sees in the hairline below the bar"),
    .init(.below, "below", .color, isReadOnly: true, "what the eye sees 20 pt below the bar"),
    .init(
      .bottom, "bottom", .color, isReadOnly: true,
      "what the eye sees in the middle of a tab bar or toolbar, where there is one"),
    .init(
      .edge, "edge", .color, isReadOnly: true, isOptional: true,
      "what the eye sees in the bar's middle, 1 pt before the edge of the page that moves over another"
    ),
    .init(
      .userInterfaceStyle, "userInterfaceStyle", .word(["light", "dark"]), isReadOnly: true,
      since: 13, "light or dark mode, where the scenario speaks of it"),
    .init(
      .edgeEffect, "edgeEffect", .color, isReadOnly: true, isOptional: true, since: 26,
      "what content fades into that has scrolled under the bar; nil where none has"),
    .init(
      .rootViewController, "rootViewController", .owner, isReadOnly: true, isOptional: true,
      "a window's root; of the scenario's own window where that is a page"),
    .init(
      .windowLevel, "windowLevel", .number, isReadOnly: true,
      "how far in front a window lies; its declaration says it, 0 is the scenario's own"),
    .init(
      .keyWindow, "keyWindow", .flag, isReadOnly: true, "whether a window is the key one"),
    .init(
      .order, "order", .number, isReadOnly: true, isOptional: true,
      "a window's place among those on screen, from back to front, the first is 0"),
  ]
}
