import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A search that becomes active, and one that ends.
extension Navigator {
  /// Code or a finger has made a page's search active, or ended it: in an animation of its own the field gets the
  /// bar to itself, or gives it back. No page hears of it (documented: the search controller is presented over its
  /// page).
  func searchChanged(_ page: Int) throws {
    pages[page].changeSearch { $0.begin() }
    guard hasSearch(page), page == here.barPage, pages[page].isInWindow else { return }
    let timeline = startTimeline(
      for: Time(roundingSeconds: profile.search.duration), .easeInOut)
    pages[page].changeSearch { $0.move(on: timeline) }
    uikit(.search) { inTransaction(timeline) { showSearch(page) } }
    try edit(page, isSearching(page))
  }

  /// The bar, its items and its pages as the search of the page on top has it.
  private func showSearch(_ page: Int) {
    barShapeChanged()
    let alpha = restingAlpha(page)
    move(pages.layers[page].title, .alpha, to: titleAlpha(page))
    for layer in pages.layers[page].item.beside { move(layer, .alpha, to: alpha) }
  }

  /// A timeline is over on which a search came or went.
  func settleSearch(after timeline: Int) {
    for page in here.stack where pages[page].search.timeline != nil {
      pages[page].changeSearch { $0.end(timeline) }
    }
  }

  /// Whether a search of this controller is on its way in or out: it is a presentation over its page.
  var isSearchMoving: Bool { here.stack.contains { pages[$0].search.timeline != nil } }

  /// The controller is about to show another page: an active search shows the bar that it has hidden, whoever hid it
  /// meanwhile (`SearchRules.restoresBar`).
  func restoreBarForSearch(_ operation: StackOperation) throws {
    guard profile.search.restoresBar, let from = operation.from, hasFieldAlone(from),
      here.isNavigationBarHidden
    else { return }
    try uikit(.search) {
      try setNavigationBarHidden(false, animated: operation.isAnimated)
    }
  }

  /// Code shows the bar: over an active search too (`SearchRules.givesWayToBar`).
  func showBarOverSearch() {
    guard profile.search.givesWayToBar, let page = here.barPage, hasFieldAlone(page) else { return }
    pages[page].changeSearch { $0.showBar() }
    showSearch(page)
  }

  /// A finger has pulled the content of a page to its top: the field comes into sight.
  func revealSearch(_ page: Int) {
    guard hasSearch(page), !pages[page].search.isRevealed else { return }
    pages[page].changeSearch { $0.reveal() }
    if page == here.barPage { uikit(.search) { barShapeChanged() } }
  }

  /// A touch on the search field, or on the button beside it that ends the search.
  func tapSearch(ends: Bool) throws {
    let all = controllersOnScreen
    guard let number = all.first(where: { at($0).hasSearchField }) ?? all.first else {
      return ignoreTap("what is on top has no bar")
    }
    guard try mayReach(number) else { return }
    try at(number).tapOwnSearch(ends: ends)
  }

  private var hasSearchField: Bool {
    isBarInSight && here.items.last.map { searchRoom(of: $0) > 0 } ?? false
  }

  private func tapOwnSearch(ends: Bool) throws {
    guard let page = here.items.last, searchRoom(of: page) > 0 else {
      return ignoreTap("there is no search field to tap")
    }
    guard isSearching(page) == ends else {
      return ignoreTap(ends ? "the search is not active" : "the search is active already")
    }
    guard try mayTouch() else { return }
    let layer = pages.layers[page].item.search
    let bar = here.barLayers.bar
    let place = Point(
      x: scene.modelValue(bar, .x) + itemWidth / 2,
      y: scene.modelValue(bar, .y) + scene.modelValue(layer, .y)
        + scene.modelValue(layer, .height) / 2)
    let found = touched(at: place)
    guard found == .search(page) else {
      return ignoreTap("the search field: \(missed(found))")
    }
    try beginSearch(page, !ends)
  }

  /// A touch has made a page's search active, or ended it.
  func beginSearch(_ page: Int, _ isActive: Bool) throws {
    guard isSearching(page) != isActive else { return ignoreTap("the search is active already") }
    try uikit(.gesture) { try writePage(page, .item, .known(.searchActive), .flag(isActive)) }
  }
}
