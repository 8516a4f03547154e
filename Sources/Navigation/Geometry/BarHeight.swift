import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// How high the bar is: one function of the device, how it is held, and the item that the bar shows.
extension Navigator {
  /// The bar's height with the item that it shows, in points.
  var barHeight: Double {
    let own = barHeight(for: here.barPage)
    return isHeldFast ? max(own, here.barRoom ?? own) : own
  }

  /// Whether what holds the bar does not follow its height (`PresentationRules.popoverFollowsBar`).
  private var isHeldFast: Bool {
    !profile.presentations.popoverFollowsBar && presentation?.style == .popover
  }

  /// How much of a bar that has outgrown its room lies above what holds it.
  var barOverhang: Double {
    guard isHeldFast, let room = here.barRoom else { return 0 }
    return max(barHeight(for: here.barPage) - room, 0)
  }

  /// The bar's height with a page's item.
  func barHeight(for page: Int?) -> Double {
    guard let page else { return inlineBarHeight }
    if hasFieldAlone(page) { return isRowLate(page) ? 0 : profile.search.rowHeight }
    var height = inlineBarHeight
    if pages[page].item.text(.prompt) != nil { height += promptHeight }
    if showsLargeTitle(page) { height += profile.geometry.largeTitleHeight }
    return height + searchRoom(of: page) - collapsedHeight(of: page) + stretch(of: page)
  }

  /// How high a prompt's line is.
  var promptHeight: Double {
    isBarCompact ? profile.geometry.compactPromptHeight : profile.geometry.promptHeight
  }

  /// The height of a bar with one line, by the class of the device and how it is held.
  var inlineBarHeight: Double {
    if presentation?.style.isSheet == true, here.hasSheetBar, !isCardFlat {
      return profile.presentations.sheetBarHeight
    }
    if screen.device.kind == .pad { return profile.geometry.padBarHeight }
    return isBarCompact ? profile.geometry.compactBarHeight : profile.geometry.barHeight
  }

  /// A bar in a sheet takes its height, at the end of the presentation or when code lays it out
  /// (`PresentationRules.sheetBarGrowsAtEnd`).
  func takeSheetBar() {
    guard waitsForSheetBar else { return }
    here.takeSheetBar()
    barShapeChanged()
  }

  /// Whether the bar lies in a sheet and has not been laid out for it.
  var waitsForSheetBar: Bool { !here.hasSheetBar && presentation?.style.isSheet == true }

  /// Whether the vertical size class that its window has told it is compact.
  private var hasCompactHeight: Bool {
    if program.windows.isEmpty { return screen.device.isCompactHeight }
    return tree.window(of: .navigation(controller)).flatMap { windows[$0].heldCompact }
      ?? screen.device.isCompactHeight
  }

  /// Whether the bar has the height of a phone held sideways, which is also its metrics.
  var isBarCompact: Bool {
    hasCompactHeight
      && (screen.device.kind == .phone || profile.geometry.largePhoneBarIsCompact)
  }

  /// Whether the bar shows a page's title large, scrolled away or not.
  ///
  /// Documented (UINavigationItem.LargeTitleDisplayMode): `automatic` is as the item below has it,
  /// and yes for the first item, while the bar prefers large titles.
  func showsLargeTitle(_ page: Int) -> Bool {
    guard here.prefersLargeTitles else { return false }
    if hasCompactHeight && !profile.geometry.largeTitleInCompactHeight { return false }
    return pages[pageOfTitleMode(page)].item.word(.largeTitleDisplayMode) != "never"
  }

  /// The page whose item says whether a page's title is large: the nearest at or below it that says so.
  public func pageOfTitleMode(_ page: Int) -> Int {
    guard var place = here.items.firstIndex(of: page) else { return page }
    while place > 0,
      pages[here.items[place]].item.word(.largeTitleDisplayMode) == "automatic"
    {
      place -= 1
    }
    return here.items[place]
  }

  /// How much of the bar's height the page's scrolling has taken away: first of the search field's
  /// row, then of the large title's.
  func collapsedHeight(of page: Int) -> Double {
    let offset = offsetThatBarFollows(of: page)
    return offset > 0 ? min(offset, collapsibleHeight(of: page)) : 0
  }

  /// How much the bar grows with a page's content that is pulled down (`GeometryRules.largeTitleStretches`).
  func stretch(of page: Int) -> Double {
    let offset = offsetThatBarFollows(of: page)
    return offset < 0 && profile.geometry.largeTitleStretches && showsLargeTitle(page) ? -offset : 0
  }

  /// Whether a page's scroll view is the one that the bar looks for: the first subview, or named by code (documented:
  /// UIViewController.setContentScrollView(_:for:)).
  func isFound(scrollViewOf page: Int) -> Bool {
    pages[page].scrollView.flag(.firstSubview) || pages[page].controller.flag(.contentScrollView)
  }

  /// Where the bar ends, in points, but for what it has grown with content that is pulled down: no page begins lower for that.
  var restingBarBottom: Double { barBottom - (here.barPage.map { stretch(of: $0) } ?? 0) }

  /// How far a page's content is from its place at rest, where the bar follows it.
  private func offsetThatBarFollows(of page: Int) -> Double {
    guard profile.geometry.largeTitleCollapses, pages[page].hasScrollView,
      profile.geometry.firstPageCollapses || here.hasMovedOn,
      isFound(scrollViewOf: page) || !profile.geometry.largeTitleNeedsFirstSubview
    else { return 0 }
    return pages[page].scrollView.number(.contentOffset) ?? 0
  }

  /// How much of the bar's height gives way to content that scrolls.
  func collapsibleHeight(of page: Int) -> Double {
    foldingRoom(of: page) + (showsLargeTitle(page) ? profile.geometry.largeTitleHeight : 0)
  }

  /// The bar shows another page's item: its height changes, on the transition's timeline if there
  /// is one.
  func showItem(of page: Int?, on timeline: Int?) {
    let isAtOnce =
      profile.geometry.heightJumpsWithLook && wearsAnotherLook(page) || leavesRowAtOnce()
    here.barPage = page
    here.keepLargeTitles(nil)
    inTransaction(isAtOnce ? nil : timeline) {
      frameBar()
      showTitles(fading: false)
    }
  }

  /// Whether a push leaves a page whose item has a search (`SearchRules.pushedRowIsGoneAtOnce`).
  private func leavesRowAtOnce() -> Bool {
    guard profile.search.pushedRowIsGoneAtOnce, let left = here.barPage, hasSearch(left) else {
      return false
    }
    return here.transitions.last?.operation.movesForward == true
  }

  /// Whether a page's item brings another appearance than that in the bar.
  private func wearsAnotherLook(_ page: Int?) -> Bool {
    guard let page, let shown = here.barPage else { return false }
    return [Property.standardAppearance, .scrollEdgeAppearance].contains {
      pages[page].item[$0] != pages[shown].item[$0]
    }
  }

  /// Something that the bar's height depends on has changed under its item.
  func barShapeChanged() {
    frameBar()
    showTitles(fading: false)
    if let top = restingTop {
      placeView(of: top)
    } else if !here.transitions.isEmpty, let page = here.barPage, pages[page].isInWindow {
      tellInset(of: page)
    }
    clock.needsFrame()
  }

  /// The bar's own size, and its background's, which reaches up to the top of the screen
  /// (observed: the background's origin is minus the status bar's height).
  func frameBar() {
    let height = barHeight
    if isHeldFast { here.takeRoom(height) }
    move(here.barLayers.bar, .width, to: viewWidth)
    move(here.barLayers.bar, .height, to: height)
    if here.isNavigationBarHidden, scene.modelValue(here.barLayers.bar, .hidden) != 0 {
      move(here.barLayers.bar, .y, to: -height)
    } else if isHeldFast, here.barMove == nil {
      move(here.barLayers.bar, .y, to: barTop)
    }
    let background = here.barLayers.background
    if here.styling.slide == .none { move(background, .x, to: 0) }
    let above = max(barTop, 0)
    move(background, .y, to: -above)
    move(background, .width, to: viewWidth)
    move(background, .height, to: height + above)
    if let page = here.barPage {
      placeSearch(of: page)
      if showsLargeTitle(page) {
        move(pages.layers[page].item.largeTitle, .y, to: largeTitleTop(of: page))
      }
    }
  }

  /// Lays a number out: what is there already, or on its way there, is left alone.
  func move(_ layer: LayerID, _ slot: LayerSlot, to value: Double) {
    if scene.modelValue(layer, slot) != value { write(value, to: layer, slot) }
  }
}
