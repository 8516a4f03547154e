/// What has properties. Parts of the bar are things of their own, so that a strategy can hide one
/// and leave the rest.
public enum Thing: UInt8, CaseIterable, Hashable, Sendable {
  case bar
  case barBackground, barEffect, barImage, barEdge, barCustom, barShadow, barFirst
  case barContent, barTitle, barLargeTitle, barPrompt, barBack, barLeft, barRight
  case controller, item, view, scrollView, wants, fake
  case navigation, gesture, container, window
  case toolbar, tabBar, statusBar, keyboard, proxy
  case fakeBackground, fakeContent
  case edgeShadow

  /// The thing's name in a path; empty for the controller, which an owner alone names.
  public var path: String {
    switch self {
    case .bar: return "bar"
    case .barBackground: return "bar.bg"
    case .barEffect: return "bar.bg.effect"
    case .barImage: return "bar.bg.image"
    case .barEdge: return "bar.bg.edge"
    case .barCustom: return "bar.bg.custom"
    case .barShadow: return "bar.bg.shadow"
    case .barFirst: return "bar.first"
    case .barContent: return "bar.content"
    case .barTitle: return "bar.content.title"
    case .barLargeTitle: return "bar.content.large-title"
    case .barPrompt: return "bar.content.prompt"
    case .barBack: return "bar.content.back"
    case .barLeft: return "bar.content.left"
    case .barRight: return "bar.content.right"
    case .controller: return ""
    case .item: return "item"
    case .view: return "view"
    case .scrollView: return "scrollView"
    case .wants: return "wants"
    case .fake: return "fake"
    case .navigation: return "navigation"
    case .gesture: return "gesture"
    case .container: return "container"
    case .window: return "window"
    case .toolbar: return "toolbar"
    case .tabBar: return "tabBar"
    case .statusBar: return "statusBar"
    case .keyboard: return "keyboard"
    case .proxy: return "proxy"
    case .fakeBackground: return "fake.bg"
    case .fakeContent: return "fake.content"
    case .edgeShadow: return "edgeShadow"
    }
  }

  /// Whether the thing is a part of the bar below the bar itself.
  public var isBarPart: Bool {
    rawValue > Thing.bar.rawValue && rawValue <= Thing.barRight.rawValue
  }

  /// Whether the thing belongs to a page; the others belong to the navigation controller or to
  /// the scene.
  public var belongsToPage: Bool {
    switch self {
    case .controller, .item, .view, .scrollView, .wants, .fake, .fakeBackground, .fakeContent,
      .edgeShadow:
      return true
    default: return false
    }
  }

  /// The properties that a line may name on this thing, in schema order.
  public var properties: [Property] {
    switch self {
    case .bar:
      return Property.styleFields + [
        .x, .y, .height, .alpha, .hidden, .clipsToBounds, .backgroundColor,
        .prefersLargeTitles, .largeTitleColor, .backIndicatorImage,
        .backIndicatorTransitionMaskImage, .behind, .userInteractionEnabled,
      ]
    case .barBackground:
      return [.x, .y, .height, .alpha, .hidden, .masked, .color]
    case .barEffect, .barImage, .barShadow, .barEdge:
      return [.alpha, .hidden, .masked, .color]
    case .barCustom: return [.height, .alpha, .hidden, .masked, .color]
    case .barFirst: return [.alpha, .hidden]
    case .barContent: return [.tintColor, .alpha, .hidden, .masked]
    case .barTitle, .barLargeTitle, .barPrompt, .barLeft, .barRight:
      return [.alpha, .hidden, .masked]
    case .barBack: return [.tintColor, .alpha, .hidden, .masked]
    case .controller:
      return [
        .title, .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars,
        .automaticallyAdjustsScrollViewInsets, .additionalSafeAreaTop, .preferredStatusBarStyle,
        .prefersStatusBarHidden, .statusBarStyleFrom,
        .modalPresentationCapturesStatusBarAppearance, .hidesBottomBarWhenPushed,
        .userInteractionEnabled, .shouldAutomaticallyForwardAppearanceMethods,
        .firstResponder, .contentScrollView,
      ]
    case .item:
      return [
        .standardAppearance, .scrollEdgeAppearance, .compactAppearance,
        .compactScrollEdgeAppearance, .title, .prompt, .largeTitleDisplayMode, .hidesBackButton,
        .backButtonTitle, .backButtonDisplayMode, .backAction, .leftBarButtonItem,
        .rightBarButtonItem, .leftItemsSupplementBackButton, .leftWidth, .rightWidth, .titleView,
        .titleViewWidth, .leftOverhang, .rightOverhang, .titleLayout, .leftEnabled, .rightEnabled,
        .leftTint, .rightTint, .backTint, .searchController, .hidesSearchBarWhenScrolling,
        .hidesNavigationBarDuringPresentation,
        .searchActive, .titleViewName, .titleViewAlpha, .leftButtonName, .rightButtonName,
      ]
    case .view:
      return [
        .x, .y, .width, .height, .alpha, .hidden, .clipsToBounds, .dim, .backgroundColor,
        .safeAreaTop,
      ]
    case .scrollView:
      return [
        .contentInsetAdjustmentBehavior, .contentOffset, .contentInsetTop, .contentHeight,
        .alwaysBounceVertical, .firstSubview, .stripeColor, .stripeHeight, .delegate,
      ]
    case .wants:
      return Property.styleFields + [
        .hidden, .bgAlpha, .shadowHidden, .largeTitle, .toolbarHidden, .statusBarStyle,
      ]
    case .fake:
      return [
        .barStyle, .tintColor, .standardAppearance, .x, .y, .height, .alpha, .hidden, .color,
        .hairlineColor, .host,
      ]
    case .navigation:
      return [
        .statusBarStyleFrom, .navigationBarHidden, .toolbarHidden, .hidesBarsOnSwipe,
        .hidesBarsOnTap, .hidesBarsWhenKeyboardAppears, .hidesBarsWhenVerticallyCompact, .stack,
        .items, .top, .progress, .interactive, .selected, .fade,
      ]
    case .gesture:
      return [.enabled, .contentEnabled, .region, .handler, .delegate, .state, .direction, .startX]
    case .container: return [.backgroundColor, .y]
    case .window: return [.backgroundColor, .tintColor, .userInterfaceStyle, .rootViewController]
    case .toolbar, .tabBar: return [.translucent, .barTintColor, .x, .y, .height, .alpha, .hidden]
    case .statusBar: return [.height, .alpha, .hidden, .color, .style]
    case .keyboard: return [.x, .y, .height]
    case .proxy: return Property.styleFields
    case .fakeBackground: return [.alpha, .hidden, .masked]
    case .fakeContent: return [.alpha, .hidden, .masked]
    case .edgeShadow: return [.x, .y, .width, .height, .alpha, .hidden]
    }
  }
}

extension Property {
  /// The style fields of a bar, in schema order: what `copy` writes when no field list is named.
  public static let styleFields: [Property] = [
    .barStyle, .translucent, .barTintColor, .backgroundImage, .shadowImage, .standardAppearance,
    .scrollEdgeAppearance, .tintColor, .titleColor, .compactAppearance,
    .compactScrollEdgeAppearance, .compactBackgroundImage,
  ]
}
