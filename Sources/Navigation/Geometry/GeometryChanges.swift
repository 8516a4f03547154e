import NavSimScene
import NavSimVocabulary

/// What setters of heights and insets bring about.
extension Navigator {
  /// The item has a prompt or a title of another size: the bar that shows it changes its height.
  func itemShapeChanged(_ page: Int) {
    let isBelow = page != here.barPage && here.items.contains(page)
    if page == here.barPage || (isBelow && here.barFields.flag(.prefersLargeTitles)) {
      barShapeChanged()
    }
  }

  /// A property of the controller has changed that says where its view and content lie.
  func controllerGeometryChanged(_ page: Int, _ property: Property) {
    guard pages[page].isInWindow else { return }
    switch property {
    case .additionalSafeAreaTop: refreshSafeArea(of: page)
    case .edgesForExtendedLayout, .extendedLayoutIncludesOpaqueBars:
      if here.transitions.isEmpty { placeView(of: page) }
    case .automaticallyAdjustsScrollViewInsets: placeContent(of: page)
    default: return
    }
    clock.needsFrame()
  }

  /// viewSafeAreaInsetsDidChange, in the layout after the change and before the view's own
  /// (inferred; documented for iOS 11 and later).
  func tellSafeArea(_ page: Int) throws {
    guard pages[page].hasNewSafeArea else { return }
    pages[page].hasNewSafeArea = false
    guard profile.geometry.insetsFollowSafeArea else { return }
    let margins = profile.geometry.layoutMarginsTold
    if margins == .beforeSafeArea { try fire(.viewLayoutMarginsDidChange, page: page) }
    try fire(.viewSafeAreaInsetsDidChange, page: page)
    if margins == .afterSafeArea { try fire(.viewLayoutMarginsDidChange, page: page) }
  }

  /// The top of a page's safe area, in points.
  public func safeAreaTop(of page: Int) -> Double { pages[page].safeAreaTop }

  /// The layer whose y is where a page's content begins, in its view.
  public func contentLayer(of page: Int) -> LayerID { pages.layers[page].content }
}
