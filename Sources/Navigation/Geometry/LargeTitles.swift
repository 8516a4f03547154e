import NavSimKernel
import NavSimScene
import NavSimVocabulary

/// The large title and the small one that takes its place.
extension Navigator {
  /// Whether the bar shows its title large now: the item has a large title, and not too much of it
  /// is scrolled away.
  var isTitleLarge: Bool {
    guard let page = here.barPage, showsLargeTitle(page) else { return false }
    return collapsedHeight(of: page) - foldingRoom(of: page) < profile.geometry.inlineTitleThreshold
  }

  /// Whether the bar's own row shows a title: a text that stands large below does not stand there too, a
  /// title view does (inferred: UINavigationItem.titleView is a view in the bar's centre).
  private var showsSmallTitle: Bool { !isTitleLarge || here.barPage.map(isTitleView) ?? false }

  /// Shows one of the two titles. A scroll makes them change places in a short fade of its own;
  /// a transition takes them along (observed: Flutter's nav_bar.dart for both).
  func showTitles(fading: Bool) {
    // A bar that wants none, and shows none, leaves the small one to code.
    guard
      here.barFields.flag(.prefersLargeTitles)
        || scene.modelValue(here.barLayers.largeTitle, .alpha) > 0
    else { return }
    let large = isTitleLarge ? 1.0 : 0.0
    let hasChanged = scene.modelValue(here.barLayers.largeTitle, .alpha) != large
    let small = showsSmallTitle ? 1.0 : 0.0
    guard hasChanged || scene.modelValue(here.barLayers.title, .alpha) != small else { return }
    var timeline = code.animation.timeline
    if fading && hasChanged && timeline == nil {
      timeline = startTimeline(
        for: Time(roundingSeconds: profile.geometry.titleFadeDuration), .linear)
    }
    inTransaction(timeline) {
      move(here.barLayers.largeTitle, .alpha, to: large)
      move(here.barLayers.title, .alpha, to: small)
    }
  }

  /// Puts a page's large title where it stands in the bar with that page's item: at the margin, in the
  /// row at the lower end, over a search field.
  func placeLargeTitle(of page: Int) {
    let layer = pages.layers[page].item.largeTitle
    let span = largeTitleSpan(of: page)
    scene.set(layer, .x, span.x)
    scene.set(layer, .width, span.width)
    scene.set(layer, .y, largeTitleTop(of: page))
  }

  /// Where it stands in its row.
  func largeTitleSpan(of page: Int) -> ItemSpan {
    let wanted = width(of: pages[page].item.text(.title) ?? "", .large)
    let margin = itemGaps.outer
    return ItemSpan(x: margin, width: min(wanted, max(itemWidth - 2 * margin, 0)))
  }

  /// The upper end of its row, in the bar.
  func largeTitleTop(of page: Int) -> Double {
    let folded = min(collapsedHeight(of: page), foldingRoom(of: page))
    return barHeight(for: page) - (searchRoom(of: page) - folded)
      - profile.geometry.largeTitleHeight
  }

  /// Where a content comes to rest when the finger leaves it: a half-collapsed bar goes on to the
  /// nearer end, and what is beyond its top goes back.
  func restingOffset(of page: Int, _ offset: Double) -> Double {
    if offset < 0 { return 0 }
    guard profile.geometry.largeTitleCollapses, page == here.barPage, offset > 0 else {
      return offset
    }
    let folding = foldingRoom(of: page)
    let whole = collapsibleHeight(of: page)
    guard offset < whole else { return offset }
    let (low, high) = offset < folding ? (0, folding) : (folding, whole)
    return offset - low < (high - low) * profile.geometry.largeTitleSnap ? low : high
  }
}
