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
  case edgeStep, safeAreaTop, hairlineColor, host
  // Wishes that are not bar style.
  case bgAlpha, shadowHidden, largeTitle, statusBarStyle
  // What else a bar has.
  case prefersLargeTitles, largeTitleColor
  case backIndicatorImage, backIndicatorTransitionMaskImage, behind
  case userInteractionEnabled
  // Controllers.
  case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars
  case automaticallyAdjustsScrollViewInsets, additionalSafeAreaTop
  case preferredStatusBarStyle, prefersStatusBarHidden, statusBarStyleFrom
  case modalPresentationCapturesStatusBarAppearance
  case hidesBottomBarWhenPushed, shouldAutomaticallyForwardAppearanceMethods, firstResponder
  case contentScrollView
  // Items.
  case title, prompt, largeTitleDisplayMode, hidesBackButton, backButtonTitle
  case backButtonDisplayMode, backAction, leftBarButtonItem, rightBarButtonItem
  case leftItemsSupplementBackButton, leftWidth, rightWidth, titleView, titleViewWidth
  case leftOverhang, rightOverhang, underArrow, titleLayout, leftEnabled, rightEnabled
  case leftTint, rightTint, backTint
  case searchController, hidesSearchBarWhenScrolling, hidesNavigationBarDuringPresentation
  case searchActive, titleViewName, titleViewAlpha, highlighted, leftButtonName, rightButtonName
  // Scroll views, navigation, gesture.
  case navigationBarHidden, toolbarHidden
  case hidesBarsOnSwipe, hidesBarsOnTap, hidesBarsWhenKeyboardAppears,
    hidesBarsWhenVerticallyCompact
  case contentInsetAdjustmentBehavior, contentOffset, contentInsetTop, contentHeight
  case alwaysBounceVertical, firstSubview, stripeColor, stripeHeight
  case enabled, contentEnabled, region, handler, delegate, state, direction, startX
  // Status bar.
  case style
  // What a trace adds: the stacks, progress, sample points of what the eye sees.
  case stack, items, top, progress, interactive, heldBy, selected, fade
  case status, left, centre, right, hairline, below, bottom, edge
  case userInterfaceStyle, edgeEffect
  case rootViewController, windowLevel, keyWindow, order

  /// What the schema says of the property.
  @inline(__always) private var row: PropertyRow { PropertyRow.all[Int(rawValue)] }

  /// The property's name in text.
  public var name: String { row.name }
  /// The kind of value that the property takes.
  public var kind: ValueKind { row.kind }
  /// Whether no line of code may write it.
  public var isReadOnly: Bool { row.isReadOnly }
  /// Whether the property may be nil.
  public var isOptional: Bool { row.isOptional }
  /// The first major iOS version that has the property; 7 where every modelled version does.
  public var since: Int { row.since }
  /// One sentence about the property, for `navsim explain properties`.
  public var summary: String { row.summary }

  /// Whether it may be nil on a thing: a tint that is nil is that of what the view lies in.
  public func mayBeNil(on thing: Thing) -> Bool {
    isOptional || self == .tintColor && [.bar, .barBack, .window].contains(thing)
  }

  /// The old setters of a bar that count for nothing beside an appearance, from iOS 13 (documented:
  /// UINavigationBar.standardAppearance).
  public static let replacedByAppearance: [Property] = [
    .barTintColor, .backgroundImage, .compactBackgroundImage, .shadowImage, .titleColor,
    .backIndicatorImage,
  ]

  /// The appearances of a bar or an item, from iOS 13; which of them shows depends on the content and on how high the bar is.
  public static let appearances: [Property] = [
    .standardAppearance, .scrollEdgeAppearance, .compactAppearance, .compactScrollEdgeAppearance,
  ]

  /// The flags of a navigation controller whose bars hide by themselves (documented: UINavigationController, iOS 8).
  public static let barHiding: [Property] = [
    .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenKeyboardAppears,
    .hidesBarsWhenVerticallyCompact,
  ]

  private static let named = Dictionary(
    PropertyRow.all.map { ($0.name, $0.property) }, uniquingKeysWith: { first, _ in first })

  /// The property called `name`, or nil.
  public init?(name: String) {
    guard let found = Property.named[name] else { return nil }
    self = found
  }
}

/// A property that the language knows, or one that a strategy declares for pages.
public enum PropertyKey: Hashable, Sendable {
  /// A property of the schema.
  case known(Property)
  /// A strategy's own page property, by its index in the program.
  case own(Int)
}
