import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What of an item are views of its own: they lie in the bar that took the item last, the controller's or
/// one of code's own that was given the same item (`make … kind=full item=shared`). From iOS 11 a bar makes
/// the labels of texts for itself (`TitleRules.itemOwnsLabels`).
extension Navigator {
  /// The bar takes an item in: its views lie there now.
  func takeItemViews(of page: Int) {
    pages.itemStates[page].lend(false)
    takeViews(of: page, isStandIn: false)
  }

  /// A bar of code's own takes the item of its page in.
  func takeItemViews(intoFakeOf page: Int) {
    pages.itemStates[page].lend(true)
    takeViews(of: page, isStandIn: true)
    showLostViews(of: page)
  }

  private func takeViews(of page: Int, isStandIn: Bool) {
    takeView(.title, of: page, isStandIn: isStandIn)
    for side in ButtonSide.allCases { takeView(.button(side), of: page, isStandIn: isStandIn) }
  }

  /// What an item in the bar has lost is gone at once.
  func showLostViews(of page: Int) {
    let layers = pages.layers[page].item
    if !hasTitle(page) { scene.set(pages.layers[page].title, .alpha, 0) }
    if !hasButton(page, .leftWidth) { scene.set(layers.left, .alpha, 0) }
    if !hasButton(page, .rightWidth) { scene.set(layers.right, .alpha, 0) }
  }

  /// Whether the title of an item lies in its controller's bar, where that shows the item.
  func hasTitle(_ page: Int) -> Bool {
    if sharedView(.title, of: page) != nil {
      return lies(.title, of: page, isStandIn: false) ?? false
    }
    let isView = isTitleView(page) || profile.titles.itemOwnsLabels
    return !(isView && pages.itemStates[page].isLent)
  }

  /// Whether a side button of an item does; a width is that of a view that code made.
  func hasButton(_ page: Int, _ width: Property) -> Bool {
    let side: ButtonSide = width == .leftWidth ? .left : .right
    if let lies = lies(.button(side), of: page, isStandIn: false) { return lies }
    guard pages.itemStates[page].isLent else { return true }
    return pages[page].item.number(width) == nil && !profile.titles.itemOwnsLabels
  }

  /// Whether a page's bar of code's own, which was given the page's own item, shows the same.
  func fakeHasTitle(_ page: Int) -> Bool {
    if sharedView(.title, of: page) != nil {
      return lies(.title, of: page, isStandIn: true) ?? false
    }
    return !(isTitleView(page) || profile.titles.itemOwnsLabels) || pages.itemStates[page].isLent
  }

  func fakeHasButton(_ page: Int, _ width: Property) -> Bool {
    let side: ButtonSide = width == .leftWidth ? .left : .right
    if let lies = lies(.button(side), of: page, isStandIn: true) { return lies }
    let isView = pages[page].item.number(width) != nil || profile.titles.itemOwnsLabels
    return !isView || pages.itemStates[page].isLent
  }

  /// The item on top lies in the bar, and what it names is nowhere, or comes back with a rewind.
  func keepItemViews(of page: Int) {
    keepView(.title, of: page)
    for side in ButtonSide.allCases { keepView(.button(side), of: page) }
  }

  /// Code gave an item a title view, or took it away: the bar that shows the item takes it in at once. The view that
  /// it has already is no change (`TitleRules.equalTitleViewIsSetAnew`).
  func titleViewChanged(_ page: Int, isAnother: Bool) {
    guard isAnother || profile.titles.equalTitleViewIsSetAnew else { return }
    guard here.items.last == page || here.barItems.moving.contains(page) else { return }
    takeView(.title, of: page, isStandIn: false)
    guard here.barItems.moving.isEmpty else { return }
    scene.set(pages.layers[page].title, .alpha, titleAlpha(page))
  }

  /// Code gave an item a title view, or none, or set its title (`TitleRules.titleViewDropsTitle`).
  func dropTitle(of page: Int, _ isDropped: Bool) {
    guard profile.titles.titleViewDropsTitle, pages.itemStates[page].isTitleDropped != isDropped
    else { return }
    pages.itemStates[page].dropTitle(isDropped)
    guard here.items.last == page, here.barItems.moving.isEmpty else { return }
    scene.set(pages.layers[page].title, .alpha, titleAlpha(page))
    clock.needsFrame()
  }

  // MARK: - Opacity

  /// The opacity of a title that stands in the bar.
  func titleAlpha(_ page: Int) -> Double {
    guard hasTitle(page), !pages.itemStates[page].titleStaysAway else { return 0 }
    if pages.itemStates[page].isTitleDropped, !isTitleView(page) { return 0 }
    let item = pages[page].item
    let own = isTitleView(page) ? item.number(.titleViewAlpha) ?? 1 : 1
    return restingAlpha(page) * own
  }

  /// A transition takes an item along: the opacity of its title view is the bar's from here on
  /// (`TitleRules.drivesTitleViewAlpha`).
  func driveTitleView(of page: Int) {
    guard profile.titles.drivesTitleViewAlpha, isTitleView(page) else { return }
    pages[page].item[.titleViewAlpha] = .number(1)
  }

  /// Code set the opacity of a title view itself.
  func titleViewAlphaChanged(_ page: Int, isAnother: Bool) {
    guard isAnother, isTitleView(page),
      here.items.last == page || here.barItems.moving.contains(page)
    else { return }
    write(titleAlpha(page), to: pages.layers[page].title, .alpha)
    clock.needsFrame()
  }
}
