import NavSimProgram
import NavSimVocabulary

/// Where the views lie that items name and share: a view lies in one place at a time, and what takes it in
/// removes it from where it lay (documented: UIView.addSubview(_:), UIBarButtonItem.customView).
struct SharedViews {
  /// What of an item is shown: its title view, or a button of a side.
  enum Part: Hashable { case title, button(ButtonSide) }

  /// A part of an item, in the controller's bar or in its page's bar of code's own.
  struct Place: Hashable {
    let page: Int
    let part: Part
    let isStandIn: Bool
  }
  private var titles: [String: Place] = [:]
  private var buttons: [String: Place] = [:]

  /// Where a view was put last; title views and buttons have names of their own.
  func place(of name: String, as part: Part) -> Place? {
    part == .title ? titles[name] : buttons[name]
  }

  /// A view is put into a place; where it was until now, if that is another.
  mutating func take(_ name: String, into place: Place) -> Place? {
    let old =
      place.part == .title
      ? titles.updateValue(place, forKey: name) : buttons.updateValue(place, forKey: name)
    return old == place ? nil : old
  }
}

extension Navigator {
  /// The name of the view that a part of an item shares; nil where there is none to lose. A button has one
  /// view where that is code's own, or where items own their labels (`TitleRules.itemOwnsLabels`).
  func sharedView(_ part: SharedViews.Part, of page: Int) -> String? {
    let item = pages[page].item
    switch part {
    case .title: return item.text(.titleViewName)
    case .button(let side):
      guard let sharing = side.sharing else { return nil }
      let isOneView = item.number(sharing.width) != nil || profile.titles.itemOwnsLabels
      return isOneView ? item.text(sharing.name) : nil
    }
  }

  /// A bar takes a part of an item in: the controller's, or one of code's own. What loses it shows so at once.
  func takeView(_ part: SharedViews.Part, of page: Int, isStandIn: Bool) {
    guard let name = sharedView(part, of: page) else { return }
    let place = SharedViews.Place(page: page, part: part, isStandIn: isStandIn)
    if let loser = pages.takeView(name, into: place), !loser.isStandIn, loser.page != page {
      owner(of: loser.page).showLostViews(of: loser.page)
    }
    clock.needsFrame()
  }

  /// Whether a shared view lies in a part of an item that is still there and names it still; nil where the
  /// item shares none, or nothing has it.
  func lies(_ part: SharedViews.Part, of page: Int, isStandIn: Bool) -> Bool? {
    guard let name = sharedView(part, of: page), let place = place(of: name, as: part) else {
      return nil
    }
    return place == SharedViews.Place(page: page, part: part, isStandIn: isStandIn)
  }

  /// The item on top has a part: one that lies nowhere, and after a rewind that which it had
  /// (`TitleRules.cancelReturnsTitleView`).
  func keepView(_ part: SharedViews.Part, of page: Int) {
    guard let name = sharedView(part, of: page) else { return }
    if profile.titles.cancelReturnsTitleView || place(of: name, as: part) == nil {
      takeView(part, of: page, isStandIn: false)
    }
  }

  /// The page whose item has the title view that a page's item names as well; nil where it has its own.
  public func pageWithTitleView(of page: Int) -> Int? {
    guard let name = sharedView(.title, of: page), let place = place(of: name, as: .title),
      place.page != page
    else { return nil }
    return place.page
  }

  private func place(of name: String, as part: SharedViews.Part) -> SharedViews.Place? {
    guard let place = pages.sharedViews.place(of: name, as: part), pages[place.page].exists,
      sharedView(place.part, of: place.page) == name
    else { return nil }
    return place
  }
}
