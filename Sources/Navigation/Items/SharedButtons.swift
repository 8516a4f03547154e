import NavSimProgram
import NavSimScene
import NavSimVocabulary

extension ButtonSide {
  /// What of an item names the button of a side, and what says how wide its view is; nil for the back
  /// button, which belongs to the bar.
  var sharing: (name: Property, width: Property)? {
    switch self {
    case .left: return (.leftButtonName, .leftWidth)
    case .right: return (.rightButtonName, .rightWidth)
    case .back: return nil
    }
  }
}

/// Buttons that several items hold. Those with a view of code's have one; the label of a text is each bar's own
/// from iOS 11 (`TitleRules.itemOwnsLabels`).
extension Navigator {
  /// Code said which button an item holds, or gave one that it shares a view: the bar that shows the item takes
  /// it in at once.
  func sharedButtonChanged(_ page: Int, _ property: Property) {
    let side: ButtonSide =
      property == .leftButtonName || property == .leftWidth ? .left : .right
    guard let sharing = side.sharing,
      property == sharing.name || pages[page].item.text(sharing.name) != nil,
      here.items.last == page || here.barItems.moving.contains(page)
    else { return }
    takeView(.button(side), of: page, isStandIn: false)
    guard here.barItems.moving.isEmpty else { return }
    let layers = pages.layers[page].item
    scene.set(side == .left ? layers.left : layers.right, .alpha, buttonAlpha(page, side))
  }

  /// The opacity of a side button that stands in the bar.
  func buttonAlpha(_ page: Int, _ side: ButtonSide) -> Double {
    guard let sharing = side.sharing, !hasButton(page, sharing.width) else {
      return restingAlpha(page)
    }
    return 0
  }
}
