import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The row of a search field in the bar (documented: UINavigationItem.searchController, iOS 11).
extension Navigator {
  /// Whether a page's item has a search field.
  func hasSearch(_ page: Int) -> Bool { pages[page].item.text(.searchController) != nil }

  /// Whether the search of a page is active.
  func isSearching(_ page: Int) -> Bool {
    hasSearch(page) && pages[page].item.flag(.searchActive)
  }

  /// Whether the field of a page has the bar to itself (documented:
  /// UISearchController.hidesNavigationBarDuringPresentation).
  func hasFieldAlone(_ page: Int) -> Bool {
    isSearching(page) && pages[page].item.flag(.hidesNavigationBarDuringPresentation)
      && !pages[page].search.showsBar
  }

  /// Whether a pop brings a page back whose field has no room yet (`SearchRules.returningRowIsLate`).
  func isRowLate(_ page: Int) -> Bool {
    profile.search.returningRowIsLate
      && here.transitions.contains { $0.operation.to == page && !$0.operation.movesForward }
  }

  /// How high the row of a page's item is while its content is at the top, in points.
  func searchRoom(of page: Int) -> Double {
    guard hasSearch(page) else { return 0 }
    let isThere =
      isSearching(page) || !pages[page].item.flag(.hidesSearchBarWhenScrolling)
      || profile.search.isShownAtFirst || pages[page].search.isRevealed
    return isThere ? profile.search.rowHeight : 0
  }

  /// A field that the bar shows and that may go now stays until content scrolls: to let it go moves
  /// nothing by itself (observed: apps show it at first so, mozilla-mobile/firefox-ios issue 6703).
  /// Over content that is scrolled already it waits until that has been at its top (choice).
  func keepSearchInSight(_ page: Int) {
    guard hasSearch(page), here.items.last == page else { return }
    let mayGo = pages[page].item.flag(.hidesSearchBarWhenScrolling)
    let isScrolled = (pages[page].scrollView.number(.contentOffset) ?? 0) > 0
    pages[page].changeSearch { search in
      if mayGo { search.reveal() }
      search.hold(mayGo && isScrolled)
    }
  }

  /// Content has moved: at its top it gets back what the field held.
  func letSearchGo(_ page: Int) {
    guard pages[page].search.isHeld,
      (pages[page].scrollView.number(.contentOffset) ?? 0) <= 0
    else { return }
    pages[page].changeSearch { $0.hold(false) }
  }

  /// How much of the row gives way to content that scrolls (documented:
  /// UINavigationItem.hidesSearchBarWhenScrolling).
  func foldingRoom(of page: Int) -> Double {
    guard hasSearch(page), !isSearching(page), !pages[page].search.isHeld,
      pages[page].item.flag(.hidesSearchBarWhenScrolling)
    else { return 0 }
    return searchRoom(of: page)
  }

  /// Puts the field of a page at the bottom of the bar with that page's item.
  func placeSearch(of page: Int) {
    guard hasSearch(page) else { return }
    let room = searchRoom(of: page)
    let height = room - min(collapsedHeight(of: page), foldingRoom(of: page))
    let layer = pages.layers[page].item.search
    move(layer, .y, to: barHeight(for: page) - height)
    move(layer, .height, to: height)
    let margin = pages[page].search.isBare ? 0 : itemGaps.outer
    move(layer, .x, to: margin)
    move(layer, .width, to: max(itemWidth - 2 * margin, 0))
  }

  /// While this controller's tab comes, the field of its page on top has no margins
  /// (`SearchRules.tabFieldIsLate`); when it has come, it has.
  func drawTabSearch(late: Bool) {
    guard profile.search.tabFieldIsLate, let page = here.items.last, hasSearch(page) else { return }
    pages[page].changeSearch { $0.draw(bare: late) }
    uikit(.search) { placeSearch(of: page) }
  }

  /// The opacity of what else an item has in the bar.
  func restingAlpha(_ page: Int) -> Double { hasFieldAlone(page) ? 0 : 1 }
}
