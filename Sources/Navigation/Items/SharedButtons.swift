import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Where the views of bar buttons lie that items name: a UIBarButtonItem has one view, which lies in one
/// place at a time (documented: UIBarButtonItem.customView, UIView.addSubview(_:)).
struct ButtonViews {
  /// A side of an item, in the controller's bar or in its page's bar of code's own.
  struct Place: Hashable {
    let page: Int
    let side: ButtonSide
    let isStandIn: Bool
  }
  private var places: [String: Place] = [:]

  /// Where a button's view was put last.
  func place(of name: String) -> Place? { places[name] }

  /// A view is put into a place; where it was until now, if that is another.
  mutating func take(_ name: String, into place: Place) -> Place? {
    let old = places.updateValue(place, forKey: name)
    return old == place ? nil : old
  }
}

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
  /// A bar takes the buttons of an item in: the controller's, or one of code's own.
  func takeButtons(of page: Int, isStandIn: Bool) {
    for side in ButtonSide.allCases { takeButton(side, of: page, isStandIn: isStandIn) }
  }

  private func takeButton(_ side: ButtonSide, of page: Int, isStandIn: Bool) {
    guard let name = sharedButton(side, of: page) else { return }
    let place = ButtonViews.Place(page: page, side: side, isStandIn: isStandIn)
    if let loser = pages.takeButton(name, into: place), !loser.isStandIn, loser.page != page {
      owner(of: loser.page).showLostViews(of: loser.page)
    }
    clock.needsFrame()
  }

  /// The name of the button of a side that has one view; nil where there is none to lose.
  private func sharedButton(_ side: ButtonSide, of page: Int) -> String? {
    guard let sharing = side.sharing else { return nil }
    let item = pages[page].item
    let isOneView = item.number(sharing.width) != nil || profile.titles.itemOwnsLabels
    return isOneView ? item.text(sharing.name) : nil
  }

  /// Where the view of a shared button lies: in an item that is still there and names it still.
  private func place(ofButton name: String) -> ButtonViews.Place? {
    guard let place = pages.buttonViews.place(of: name), pages[place.page].exists,
      sharedButton(place.side, of: place.page) == name
    else { return nil }
    return place
  }

  /// Whether a shared button lies in a place; nil where the item shares none, or nothing has taken it in.
  func lies(_ side: ButtonSide, of page: Int, isStandIn: Bool) -> Bool? {
    guard let name = sharedButton(side, of: page), let place = place(ofButton: name) else {
      return nil
    }
    return place == ButtonViews.Place(page: page, side: side, isStandIn: isStandIn)
  }

  /// The item on top has its buttons: those that lie nowhere, and after a rewind those that it had
  /// (`TitleRules.cancelReturnsTitleView`).
  func keepButtons(of page: Int) {
    for side in ButtonSide.allCases {
      guard let name = sharedButton(side, of: page) else { continue }
      if profile.titles.cancelReturnsTitleView || place(ofButton: name) == nil {
        takeButton(side, of: page, isStandIn: false)
      }
    }
  }

  /// Code said which button an item holds, or gave one that it shares a view: the bar that shows the item takes
  /// it in at once.
  func sharedButtonChanged(_ page: Int, _ property: Property) {
    let side: ButtonSide =
      property == .leftButtonName || property == .leftWidth ? .left : .right
    guard let sharing = side.sharing,
      property == sharing.name || pages[page].item.text(sharing.name) != nil,
      here.items.last == page || here.barItems.moving.contains(page)
    else { return }
    takeButton(side, of: page, isStandIn: false)
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
