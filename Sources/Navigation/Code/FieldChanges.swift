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
      barShapeChanged()
      if !here.barFields.flag(.prefersLargeTitles) { showSmallTitle() }
      restyleBar()
    }
  }

  /// A property of the navigation item was set.
  func itemChanged(_ page: Int, _ property: Property) throws {
    switch property {
    case .prompt, .largeTitleDisplayMode, .searchController, .hidesSearchBarWhenScrolling:
      itemShapeChanged(page)
    case .searchActive: try searchChanged(page)
    case .titleViewName: titleViewChanged(page)
    case .titleViewAlpha: titleViewAlphaChanged(page)
    default: break
    }
    if property.kind == .appearance || property == .largeTitleDisplayMode {
      itemAppearanceChanged(page)
    }
    buttonChanged(of: page, property)
    itemNeedsLayout(page, property)
    fullBarItemChanged(page)
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
