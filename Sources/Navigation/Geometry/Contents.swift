import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Where a page's content begins: under the safe area, or as its scroll view is inset and scrolled.
///
/// `contentOffset` counts from the content's place at rest, 0 at the top; UIKit's own number is
/// less by the inset.
extension Navigator {
  /// Lays a page's content out: at once, or inside the running animation block.
  func placeContent(of page: Int) {
    let inset = contentInset(of: page)
    // A view that starts below the bar goes up with a bar that collapses: its own inset stays.
    let goesUp = pages[page].hasScrollView && pageTop(of: page) > 0 && adjustsInset(of: page)
    let own = goesUp ? inset - collapsedRoom(of: page) : inset
    let before = pages[page].laidInset
    pages[page].laidInset = own
    var offset = 0.0
    if pages[page].hasScrollView {
      offset =
        (pages[page].scrollView.number(.contentOffset) ?? 0) + pages.scrolls.shift(of: page)
      if let before, abs(own - before) > Navigator.insetTolerance {
        offset = followInset(page, offset, by: own - before)
      }
    }
    move(pages.layers[page].content, .y, to: contentInset(of: page) - offset)
  }

  /// Differences of insets below this come from rounding, in points.
  private static let insetTolerance = 1.0 / 1024

  /// The content's part in a layout of its page: inside the animation block in which code forces it,
  /// but for the page that leaves (`GeometryRules.leavingPageInsetsAnimate`).
  func layoutContent(of page: Int) {
    let isLeaving = here.transitions.contains { $0.stage == .running && $0.operation.from == page }
    if isLeaving && code.animation.timeline != nil && !profile.geometry.leavingPageInsetsAnimate {
      inTransaction(nil) { placeContent(of: page) }
    } else {
      placeContent(of: page)
    }
  }

  /// The inset has changed under a scroll view: content at its top goes along, which scrolls;
  /// content that is scrolled stays (`GeometryRules.scrolledContentStays`).
  private func followInset(_ page: Int, _ offset: Double, by change: Double) -> Double {
    // On its way it may be beyond its top already.
    let isScrolled = offset > 0 || offset < 0 && pages.scrolls.shift(of: page) != 0
    guard isScrolled, profile.geometry.scrolledContentStays else {
      pages[page].hasScrolledByInset = true
      return offset
    }
    // What moves goes on, and code sees its way as it was begun: UIKit's own number does not change with the inset.
    let moves = pages.scrolls.shift(page, by: change)
    let kept = moves ? offset + change : max(offset + change, 0)
    if !moves {
      pages[page].scrollView[.contentOffset] = .number(kept)
      pages[page].toldOffset = kept
    }
    // The layouts that follow from it scroll no further, wherever they lead.
    let laid = pages[page].laidInset
    pages[page].laidInset = nil
    if page == here.barPage { collapseBar(over: page) }
    if page == here.styling.page { restyleBar() }
    if pages[page].laidInset == nil { pages[page].laidInset = laid }
    return kept
  }

  /// The top inset of a page's content at rest, with the large title's room whole.
  func contentInset(of page: Int) -> Double {
    guard pages[page].hasScrollView else { return pages[page].safeAreaTop }
    let own = pages[page].scrollView.number(.contentInsetTop) ?? 0
    guard adjustsInset(of: page) else { return own }
    return own + pages[page].safeAreaTop + collapsedRoom(of: page)
  }

  /// What scrolling has taken from the bar over a page; nothing under a hidden bar.
  private func collapsedRoom(of page: Int) -> Double {
    guard !isBarHidden(over: page) else { return 0 }
    return collapsedHeight(of: page)
  }

  /// Whether UIKit insets a page's scroll view by what lies over it.
  ///
  /// Up to iOS 10 automaticallyAdjustsScrollViewInsets, for the first subview; from 11
  /// contentInsetAdjustmentBehavior (documented: UIScrollView). `automatic` keeps the older rule
  /// for a controller that asks for it, whether the content scrolls or not.
  private func adjustsInset(of page: Int) -> Bool {
    let scroll = pages[page].scrollView
    let isAutomatic = pages[page].controller.flag(.automaticallyAdjustsScrollViewInsets)
    guard profile.geometry.insetsFollowSafeArea else {
      return isAutomatic
        && (scroll.flag(.firstSubview) || !profile.geometry.adjustsFirstSubviewOnly)
    }
    switch scroll.word(.contentInsetAdjustmentBehavior) {
    case "never": return false
    case "always": return true
    case "automatic" where isAutomatic && profile.geometry.automaticAdjustsAlways: return true
    default:
      let height = scene.modelValue(pages.layers[page].view, .height)
      return scroll.flag(.alwaysBounceVertical) || (scroll.number(.contentHeight) ?? 0) > height
    }
  }

  /// A scroll view's property was set, by code or by a finger.
  func scrollChanged(_ page: Int, _ property: Property) throws {
    pages[page].hasScrollView = true
    let offset = pages[page].scrollView.number(.contentOffset) ?? 0
    guard pages[page].isInWindow else {
      // It is laid out with it, and nobody is told.
      if property == .contentOffset { pages[page].toldOffset = offset }
      return
    }
    if property == .contentOffset {
      if offset == pages[page].toldOffset { return }
      pages[page].toldOffset = offset
      letSearchGo(page)
      if page == here.barPage { collapseBar(over: page) }
      placeContent(of: page)
      try tellScroll(page)
    } else if property != .delegate {
      placeContent(of: page)
    }
    clock.needsFrame()
  }

  /// The bar follows the content that scrolls under it.
  private func collapseBar(over page: Int) {
    guard collapsibleHeight(of: page) > 0 else { return }
    uikit(.layout) {
      frameBar()
      showTitles(fading: true)
      if here.transitions.isEmpty {
        placeView(of: page)
      } else {
        tellInset(of: page)
      }
    }
  }

  /// scrollViewDidScroll, which goes to the scroll view's delegate (documented).
  func tellScroll(_ page: Int) throws {
    pages[page].hasScrolledByInset = false
    if pages[page].scrollView[.delegate] == .none { return }
    try fire(.scrollViewDidScroll, page: page)
  }
}
