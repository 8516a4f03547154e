import NavSimVocabulary

extension Property {
  /// Whether a declaration of this property is content: something that an app says once and UIKit
  /// shows by itself. Anything else that is declared is the app's doing: a choice that takes UIKit off
  /// its own way, so that what comes of it is the app's.
  ///
  /// | thing | content | the app's doing |
  /// | --- | --- | --- |
  /// | page | `title`, `hidesBottomBarWhenPushed`, `preferredStatusBarStyle` | `prefersStatusBarHidden` moves the bar, and an app can leave the status bar's room alone; `edgesForExtendedLayout` and its kin, `additionalSafeAreaTop` decide where content begins |
  /// | item | texts, `prompt`, `largeTitleDisplayMode`, appearances, a right button, a search field | a left button above the first page and `hidesBackButton` kill the swipe, `backAction` answers the tap; title views, widths and overhangs can be too wide |
  /// | view | `backgroundColor` | a frame, an opacity, clipping: UIKit sets them |
  /// | scroll view | its height, offset, bouncing, stripes, whether it is the first subview | insets and their behaviour, a delegate |
  /// | bar | the look at launch, `prefersLargeTitles` | frames, opacities, `behind`, back indicator images and their masks |
  /// | controller | whether bars are hidden at launch, who decides the status bar's style | |
  /// | gesture | where a finger may begin: else the same swipe would not | `enabled`, `handler`, `delegate` |
  /// | toolbar, tab bar | the look | a place, an opacity, `hidden` |
  /// | container, window | `backgroundColor` | |
  ///
  /// Confidence: choice; the line is drawn where an app can leave a declaration out and has the page
  /// that it wanted all the same.
  func isContent(of thing: Thing) -> Bool {
    switch thing {
    case .controller: return Self.ofPages.contains(self)
    case .item: return Self.ofItems.contains(self)
    case .scrollView: return Self.ofScrollViews.contains(self)
    case .bar: return Self.styleFields.contains(self) || Self.ofBars.contains(self)
    case .navigation:
      return self == .navigationBarHidden || self == .toolbarHidden || self == .statusBarStyleFrom
    case .gesture: return self == .region || self == .direction || self == .startX
    case .toolbar, .tabBar: return self == .translucent || self == .barTintColor
    case .view, .container, .window: return self == .backgroundColor
    default: return false
    }
  }

  private static let ofPages: Set<Property> = [
    .title, .hidesBottomBarWhenPushed, .preferredStatusBarStyle, .statusBarStyleFrom,
    .modalPresentationCapturesStatusBarAppearance,
  ]
  private static let ofItems: Set<Property> = [
    .standardAppearance, .scrollEdgeAppearance, .compactAppearance, .compactScrollEdgeAppearance,
    .title, .prompt, .largeTitleDisplayMode, .backButtonTitle, .backButtonDisplayMode,
    .rightBarButtonItem, .searchController, .hidesSearchBarWhenScrolling,
    .hidesNavigationBarDuringPresentation,
  ]
  private static let ofScrollViews: Set<Property> = [
    .contentOffset, .contentHeight, .alwaysBounceVertical, .firstSubview, .stripeColor,
    .stripeHeight,
  ]
  private static let ofBars: Set<Property> = [
    .prefersLargeTitles, .largeTitleColor, .backgroundColor,
  ]
}
