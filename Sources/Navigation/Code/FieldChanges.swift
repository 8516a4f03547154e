import NavSimProgram
import NavSimVocabulary

/// What a setter of a page's things does besides keeping the value.
extension Navigator {
  /// What a bar has besides its style and its layer.
  static let barFieldNames: [Property] = [
    .prefersLargeTitles, .largeTitleColor, .backIndicatorImage, .backIndicatorTransitionMaskImage,
    .userInteractionEnabled,
  ]

  /// One of these properties of the bar was set.
  func barFieldChanged(_ property: Property, from old: Value) {
    if property == .largeTitleColor { restyleBar() }
    if property == .prefersLargeTitles {
      if profile.geometry.returningBarKeepsHeight, here.hasBeenShown, here.transitions.isEmpty,
        here.appearance == .appearing
      {
        here.keepLargeTitles(old == .flag(true))
        return
      }
      // The item that a transition is about to bring brings its height along (Model.md, G8).
      if isAboutToShowItem, code.animation.timeline == nil { return }
      barShapeChanged()
      restyleBar()
    }
  }

  /// Whether a transition starts, and the bar does not have its item yet.
  private var isAboutToShowItem: Bool {
    guard let starting = transition(here.startingTransition) else { return false }
    return starting.operation.to != here.barPage
  }

  /// A property of the navigation item was set.
  func itemChanged(_ page: Int, _ property: Property, from old: Value) throws {
    let isAnother = pages[page].item[property] != old
    switch property {
    case .hidesSearchBarWhenScrolling:
      if isAnother { keepSearchInSight(page) }
      itemShapeChanged(page)
    case .prompt, .largeTitleDisplayMode, .searchController:
      itemShapeChanged(page)
    case .searchActive: try searchChanged(page)
    case .titleView, .titleViewName, .titleViewWidth:
      noteTitleView(page, property)
      if here.barPage == page { showTitles(fading: false) }
      if property == .titleViewName { titleViewChanged(page, isAnother: isAnother) }
    case .title: dropTitle(of: page, false)
    case .leftButtonName, .rightButtonName, .leftWidth, .rightWidth:
      if isAnother { sharedButtonChanged(page, property) }
    case .titleViewAlpha: titleViewAlphaChanged(page, isAnother: isAnother)
    default: break
    }
    if property.kind == .appearance || property == .largeTitleDisplayMode {
      itemAppearanceChanged(page)
    }
    if isAnother { buttonReplaced(page, property) }
    buttonChanged(of: page, property)
    itemNeedsLayout(page, property, isAnother: isAnother)
    fullBarItemChanged(page)
  }

  /// Whether an item has a title view is what was said of it last.
  private func noteTitleView(_ page: Int, _ property: Property) {
    let item = pages[page].item
    let isNone = property == .titleView ? !item.flag(.titleView) : item[property] == .none
    pages.itemStates[page].takeTitleViewAway(isNone)
    if property != .titleViewWidth { dropTitle(of: page, true) }
  }

  /// A property of the controller itself was set.
  func controllerChanged(_ page: Int, _ property: Property) throws {
    if property == .firstResponder { try responderChanged(page) }
    controllerGeometryChanged(page, property)
  }

  /// A property of the scroll view was set.
  func scrollViewChanged(_ page: Int, _ property: Property) throws {
    try scrollChanged(page, property)
    if property == .contentOffset, page == here.styling.page { restyleBar() }
    if property == .contentOffset, pages.fakes[page]?.kind == .full { paintFake(of: page) }
  }
}
