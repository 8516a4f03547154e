/// What a property's value may be, and what it is measured in.
public enum ValueKind: Hashable, Sendable {
  /// A plain number: alphas (0...1) and counts.
  case number
  /// A length in points, written with `pt`.
  case length
  /// A colour, or nil where the property may have none.
  case color
  /// `yes` or `no`.
  case flag
  /// A quoted text, or nil.
  case text
  /// A declared image, a colour (a one-colour image), `empty` (`UIImage()`), or nil.
  case image
  /// A declared appearance, or nil.
  case appearance
  /// One word of the property's own list.
  case word([String])
  /// A page, `self`, another owner, or nil.
  case owner
  /// A page stack as text, `A > B`.
  case stack
}

/// Every property that a scenario can write, ask for or claim, whatever has it.
///
/// The order is the order of the schema: traces print an element's properties in it, and `copy`
/// writes them in it. New properties go to the end of their group.
public enum Property: UInt8, CaseIterable, Hashable, Sendable {
  // The style fields of UINavigationBar.
  case barStyle, translucent, barTintColor, backgroundImage, shadowImage, standardAppearance
  case scrollEdgeAppearance, tintColor, titleColor
  case compactAppearance, compactScrollEdgeAppearance, compactBackgroundImage
  // Geometry and visibility of what is drawn.
  case x, y, width, height, alpha, hidden, masked, clipsToBounds, dim, color, backgroundColor
  case edgeStep, safeAreaTop
  // Wishes that are not bar style.
  case bgAlpha, shadowHidden, largeTitle, wantedStatusBarStyle
  // What else a bar has.
  case prefersLargeTitles, backIndicatorImage, backIndicatorTransitionMaskImage, behind
  // Controllers.
  case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
  case automaticallyAdjustsScrollViewInsets, additionalSafeAreaTop
  case preferredStatusBarStyle, prefersStatusBarHidden, statusBarStyleFrom
  case hidesBottomBarWhenPushed
  // Items.
  case title, prompt, largeTitleDisplayMode, hidesBackButton, backButtonTitle
  case backButtonDisplayMode, backAction, leftBarButtonItem, rightBarButtonItem
  case leftItemsSupplementBackButton, leftWidth, rightWidth, titleView, titleViewWidth
  case leftOverhang, rightOverhang, underArrow, titleLayout
  // Scroll views, navigation, gesture.
  case navigationBarHidden, toolbarHidden
  case contentInsetAdjustmentBehavior, contentOffset, contentInsetTop, contentHeight
  case alwaysBounceVertical, firstSubview
  case enabled, region, handler, delegate, state, direction, startX
  // Status bar.
  case statusBarStyle
  // What a trace adds: the stacks, progress, sample points of what the eye sees.
  case stack, items, top, progress, interactive
  case status, left, centre, right, hairline, below

  /// The property's name in text.
  public var name: String { Property.names[Int(rawValue)] }

  /// Written out: asking the runtime for a case's name costs more than a whole frame.
  private static let names = [
    "barStyle", "translucent", "barTintColor", "backgroundImage", "shadowImage",
    "standardAppearance", "scrollEdgeAppearance", "tintColor", "titleColor", "compactAppearance",
    "compactScrollEdgeAppearance", "compactBackgroundImage", "x", "y", "width", "height", "alpha",
    "hidden", "masked",
    "clipsToBounds", "dim", "color", "backgroundColor", "edgeStep", "safeAreaTop", "bgAlpha",
    "shadowHidden", "largeTitle", "statusBarStyle",
    "prefersLargeTitles", "backIndicatorImage", "backIndicatorTransitionMaskImage", "behind",
    "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "additionalSafeAreaTop", "preferredStatusBarStyle",
    "prefersStatusBarHidden", "statusBarStyleFrom", "hidesBottomBarWhenPushed", "title", "prompt",
    "largeTitleDisplayMode", "hidesBackButton", "backButtonTitle", "backButtonDisplayMode",
    "backAction", "leftBarButtonItem", "rightBarButtonItem", "leftItemsSupplementBackButton",
    "leftWidth", "rightWidth", "titleView", "titleViewWidth", "leftOverhang", "rightOverhang",
    "underArrow", "titleLayout",
    "navigationBarHidden",
    "toolbarHidden", "contentInsetAdjustmentBehavior", "contentOffset", "contentInsetTop",
    "contentHeight", "alwaysBounceVertical", "firstSubview", "enabled", "region", "handler",
    "delegate", "state", "direction", "startX", "style", "stack", "items", "top", "progress",
    "interactive", "status", "left", "centre", "right", "hairline", "below",
  ]

  /// The property called `name`, or nil.
  public init?(name: String) {
    guard let found = Property.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The kind of value that the property takes.
  public var kind: ValueKind {
    switch self {
    case .barTintColor, .tintColor, .titleColor, .color, .backgroundColor, .status, .left, .centre,
      .right, .hairline, .below:
      return .color
    case .backgroundImage, .compactBackgroundImage, .shadowImage, .backIndicatorImage,
      .backIndicatorTransitionMaskImage:
      return .image
    case .standardAppearance, .scrollEdgeAppearance, .compactAppearance,
      .compactScrollEdgeAppearance:
      return .appearance
    case .barStyle: return .word(["default", "black"])
    case .translucent, .hidden, .masked, .clipsToBounds, .navigationBarHidden, .enabled,
      .interactive, .prefersLargeTitles, .extendedLayoutIncludesOpaqueBars,
      .automaticallyAdjustsScrollViewInsets, .prefersStatusBarHidden, .hidesBottomBarWhenPushed,
      .hidesBackButton, .backAction, .leftItemsSupplementBackButton, .titleView, .toolbarHidden,
      .alwaysBounceVertical, .firstSubview, .shadowHidden, .largeTitle, .behind:
      return .flag
    case .x, .y, .width, .height, .contentOffset, .contentHeight, .startX, .edgeStep,
      .safeAreaTop, .additionalSafeAreaTop, .leftWidth, .rightWidth, .titleViewWidth,
      .contentInsetTop, .leftOverhang, .rightOverhang, .underArrow:
      return .length
    case .alpha, .dim, .bgAlpha, .progress: return .number
    case .title, .prompt, .backButtonTitle, .leftBarButtonItem, .rightBarButtonItem: return .text
    case .edgesForExtendedLayout: return .word(["all", "top", "bottom", "none"])
    case .preferredStatusBarStyle, .statusBarStyle, .wantedStatusBarStyle:
      return .word(["default", "lightContent", "darkContent"])
    case .titleLayout: return .word(["system", "overflow"])
    case .largeTitleDisplayMode: return .word(["automatic", "always", "never"])
    case .backButtonDisplayMode: return .word(["default", "generic", "minimal"])
    case .contentInsetAdjustmentBehavior:
      return .word(["automatic", "scrollableAxes", "never", "always"])
    case .region: return .word(["edge", "full"])
    case .handler: return .word(["system", "own"])
    case .delegate, .top, .statusBarStyleFrom: return .owner
    case .state: return .word(["possible", "began", "changed", "ended", "cancelled"])
    case .direction: return .word(["none", "back", "forward"])
    case .stack, .items: return .stack
    }
  }

  /// Whether a line of code may write it.
  public var isReadOnly: Bool {
    switch self {
    case .state, .direction, .startX, .stack, .items, .top, .progress, .interactive, .status,
      .left, .centre, .right, .hairline, .below, .dim, .masked, .width, .edgeStep, .safeAreaTop,
      .statusBarStyle, .underArrow:
      return true
    default: return false
    }
  }

  /// Whether the property may be nil.
  public var isOptional: Bool {
    switch self {
    case .barTintColor, .backgroundImage, .shadowImage, .standardAppearance,
      .scrollEdgeAppearance, .compactAppearance, .compactScrollEdgeAppearance, .titleColor,
      .compactBackgroundImage, .backgroundColor, .title, .prompt, .backButtonTitle,
      .leftBarButtonItem,
      .rightBarButtonItem, .backIndicatorImage, .backIndicatorTransitionMaskImage,
      .leftWidth, .rightWidth, .titleViewWidth, .delegate, .statusBarStyleFrom, .top:
      return true
    default: return false
    }
  }

  /// Whether it may be nil on a thing: of a view inside the bar, nil is the tint of the bar.
  public func mayBeNil(on thing: Thing) -> Bool {
    isOptional || self == .tintColor && thing == .barBack
  }

  /// The first major iOS version that has the property; 7 where every modelled version does.
  public var since: Int {
    switch self {
    case .standardAppearance, .scrollEdgeAppearance, .compactAppearance: return 13
    case .compactScrollEdgeAppearance: return 15
    case .backAction: return 16
    case .backButtonDisplayMode: return 14
    case .contentInsetAdjustmentBehavior, .safeAreaTop, .additionalSafeAreaTop,
      .prefersLargeTitles, .largeTitleDisplayMode:
      return 11
    default: return 7
    }
  }

  /// One sentence about the property, for `navsim list properties`.
  public var summary: String {
    switch self {
    case .barStyle: return "the bar's style: default (light) or black"
    case .translucent: return "whether what is behind the bar shows through"
    case .barTintColor: return "the colour of the bar's background"
    case .backgroundImage: return "the image painted as the bar's background"
    case .compactBackgroundImage:
      return "the image of a bar of compact height, instead of backgroundImage"
    case .shadowImage: return "the image painted as the hairline below the bar"
    case .standardAppearance: return "UINavigationBarAppearance away from the scroll edge"
    case .scrollEdgeAppearance: return "UINavigationBarAppearance at the scroll edge"
    case .compactAppearance: return "UINavigationBarAppearance of a bar of compact height"
    case .compactScrollEdgeAppearance:
      return "UINavigationBarAppearance of a compact bar at the scroll edge"
    case .tintColor: return "the colour of buttons and of the back indicator"
    case .titleColor: return "the title's colour (titleTextAttributes)"
    case .x: return "left edge on screen, from the screen's left edge"
    case .y: return "top edge on screen, from the screen's top edge"
    case .width: return "width on screen"
    case .height: return "height on screen"
    case .alpha: return "opacity, 0 to 1"
    case .hidden: return "the hidden flag"
    case .masked: return "whether an empty mask layer hides it"
    case .clipsToBounds: return "whether what lies outside its frame is cut off"
    case .dim: return "opacity of the black dimming over the covered page, 0 to 0.1"
    case .color: return "the colour that it paints"
    case .backgroundColor: return "UIView.backgroundColor"
    case .edgeStep:
      return "how far an edge of the title moves at once, to the right: the edge that moves more"
    case .safeAreaTop: return "the top inset of the view's safe area"
    case .prefersLargeTitles: return "whether items may show large titles"
    case .backIndicatorImage: return "the image of the back indicator"
    case .backIndicatorTransitionMaskImage:
      return "where it is opaque, and only there, back labels show in a transition"
    case .behind: return "whether the bar lies behind the pages: sendSubviewToBack"
    case .edgesForExtendedLayout: return "the edges at which the page's view may lie under bars"
    case .extendedLayoutIncludesOpaqueBars: return "whether it may lie under opaque bars"
    case .automaticallyAdjustsScrollViewInsets:
      return "whether the first scroll view gets the bar's bottom as its inset (up to iOS 10)"
    case .additionalSafeAreaTop: return "additionalSafeAreaInsets.top"
    case .preferredStatusBarStyle: return "the status bar style that the controller asks for"
    case .prefersStatusBarHidden: return "whether the controller wants no status bar"
    case .statusBarStyleFrom:
      return "childForStatusBarStyle: who is asked for the status bar's style instead"
    case .hidesBottomBarWhenPushed: return "whether tab bar and toolbar leave when it is pushed"
    case .prompt: return "the line above the title; it makes the bar taller"
    case .largeTitleDisplayMode: return "whether the item shows a large title"
    case .hidesBackButton: return "whether the item shows no back button"
    case .backButtonTitle: return "the text that the page above shows in its back button"
    case .backButtonDisplayMode: return "how the page above shows its back button"
    case .backAction: return "whether a tap on back runs code of its own instead"
    case .leftBarButtonItem: return "the text of the left button, or nil"
    case .rightBarButtonItem: return "the text of the right button, or nil"
    case .leftItemsSupplementBackButton: return "whether left buttons stand beside the back button"
    case .leftWidth: return "the width of what stands left of the title, without the margin"
    case .rightWidth: return "the width of what stands right of the title, without the margin"
    case .leftOverhang: return "how far the left item's content reaches into the bar's margin"
    case .rightOverhang: return "how far the right item's content reaches into the bar's margin"
    case .underArrow: return "how much of a back label shows at the back indicator's place"
    case .titleView: return "whether the title is a view of the page's own"
    case .titleViewWidth: return "the width that the title view wants"
    case .titleLayout:
      return "system, or overflow: a title view of no width whose content fills the free space"
    case .toolbarHidden: return "UINavigationController.isToolbarHidden"
    case .contentInsetTop: return "the top content inset that code set"
    case .alwaysBounceVertical: return "whether it scrolls although its content fits"
    case .firstSubview: return "whether the scroll view is the first subview of the page's view"
    case .statusBarStyle: return "the status bar's style, as shown"
    case .bgAlpha: return "the opacity that the page wants for the bar's background"
    case .shadowHidden: return "whether the page wants no hairline"
    case .largeTitle: return "whether the page wants a large title"
    case .wantedStatusBarStyle: return "the status bar's style that the page wants"
    case .title: return "the navigation item's title"
    case .navigationBarHidden: return "UINavigationController.isNavigationBarHidden"
    case .contentInsetAdjustmentBehavior: return "how the scroll view follows the safe area"
    case .contentOffset: return "how far the content is scrolled down"
    case .contentHeight: return "height of the scroll view's content"
    case .enabled: return "whether the pop gesture is enabled"
    case .region: return "where the pop gesture may begin: the edge, or the full width"
    case .handler: return "who answers the pop gesture: the system, or a recogniser of one's own"
    case .delegate: return "the delegate, as an owner"
    case .state: return "state of the pop gesture"
    case .direction: return "direction in which the finger moves"
    case .startX: return "where the finger came down, from the leading edge"
    case .stack: return "the view controllers, bottom to top"
    case .items: return "the bar's navigation items, bottom to top"
    case .top: return "the top view controller"
    case .progress: return "progress of the running transition, 0 to 1"
    case .interactive: return "whether the running transition follows a finger"
    case .status: return "what the eye sees in the middle of the status area"
    case .left: return "what the eye sees 16 pt from the bar's left end"
    case .centre: return "what the eye sees in the bar's centre"
    case .right: return "what the eye sees 16 pt from the bar's right end"
    case .hairline: return "what the eye sees in the hairline below the bar"
    case .below: return "what the eye sees 20 pt below the bar"
    }
  }
}

/// A property that the language knows, or one that a strategy declares for pages.
public enum PropertyKey: Hashable, Sendable {
  /// A property of the schema.
  case known(Property)
  /// A strategy's own page property, by its index in the program.
  case own(Int)
}
