import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Where a page's view lies at rest, and what it is told about the bar over it.
extension Navigator {
  /// The page on top, where nothing moves and it is on screen.
  var restingTop: Int? {
    guard here.transitions.isEmpty, let top = here.stack.last else { return nil }
    return pages[top].isInWindow ? top : nil
  }

  /// The page on top where it lies at rest: also while the end of the transition that brought it is
  /// told, of which nothing moves any more.
  var settledTop: Int? {
    let isOver = here.transitions.allSatisfy { $0.stage == .ending && $0.outcome != .cancelled }
    guard isOver, let top = here.stack.last else { return nil }
    return pages[top].isInWindow ? top : nil
  }

  /// Gives a page's view its resting frame, from what the bar is now, with its safe area and its
  /// content. Inside an animation all of it moves.
  func placeView(of page: Int) {
    let layer = pages.layers[page].view
    let frame = restingFrame(of: page)
    let (top, width, height) = (frame.y, frame.width, frame.height)
    if pages[page].keepsFrame, pages[page].placedFrame == frame {
      tellInset(of: page)
      placeContent(of: page)
      return
    }
    tellLostFrame(of: page, frame)
    pages[page].place(in: frame)
    let changed =
      scene.modelValue(layer, .height) != height
      || scene.modelValue(layer, .width) != width || !pages[page].hasBeenPlaced
    let isElsewhere = scene.modelValue(layer, .y) != top
    if changed || isElsewhere { frameChanged(page) }
    if scene.modelValue(layer, .x) != 0 { scene.set(layer, .x, 0) }
    if !pages[page].hasBeenPlaced || scene.modelValue(layer, .dim) != 0 {
      scene.set(layer, .dim, 0)
    }
    move(layer, .y, to: top)
    move(layer, .width, to: width)
    move(layer, .height, to: height)
    tellInset(of: page)
    pages[page].hasBeenPlaced = true
    placeContent(of: page)
    if changed {
      pages[page].needsLayout = true
      requestCommit()
    }
    if changed || isElsewhere { fitControllers(in: page) }
  }

  /// UIKit's own frame for a page on top, from what the bar is now.
  func restingFrame(of page: Int) -> Rect {
    let top = pageTop(of: page)
    return Rect(
      x: 0, y: top, width: viewWidth, height: viewHeight - top - bottomBarCover(of: page))
  }

  /// The page that comes in: placed under the bar as it will be, at once or moving along with it
  /// (`GeometryRules.incomingPageFollowsBar`).
  func placeIncoming(_ page: Int, _ transition: Transition) {
    if profile.geometry.incomingPageFollowsBar == .withTheBar, let timeline = transition.timeline {
      let shown = here.barPage
      here.barPage = transition.operation.from
      placeView(of: page)
      here.barPage = shown
      inTransaction(timeline) { placeView(of: page) }
    } else {
      placeView(of: page)
    }
    let rules = profile.geometry
    if let from = transition.operation.from,
      !rules.leavingPageKeepsSafeArea || rules.insetsLeavingScrollView && pages[from].hasScrollView
    {
      tellInset(of: from)
      placeContent(of: from)
    }
  }

  /// The top of a page's view.
  ///
  /// Documented (edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars): a page extends under a
  /// translucent bar and starts below an opaque one; a page that does not extend at the top starts
  /// below any. Under a hidden bar every page starts at 0 (choice).
  func pageTop(of page: Int) -> Double {
    if let early = here.earlyTop, early.page == page { return early.top }
    if here.isNavigationBarHidden { return 0 }
    let controller = pages[page].controller
    let edges = controller.word(.edgesForExtendedLayout)
    if edges == "none" || edges == "bottom" { return restingBarBottom }
    if comesWithoutTabBar(page) { return restingBarBottom }
    let isBelow =
      profile.opaquePageStartsBelowBar && !here.background.isTranslucent
      && !controller.flag(.extendedLayoutIncludesOpaqueBars)
    return isBelow ? restingBarBottom : 0
  }

  /// Tells a page how far the bar, or without one the status bar, lies over it: the bar's bottom
  /// less the view's top, never below 0 (observed: QMUI_iOS).
  func tellInset(of page: Int) {
    let bottom = isBarHidden(over: page) ? unbarredInset : restingBarBottom
    pages[page].barInset = max(bottom - pageTop(of: page), 0)
    refreshSafeArea(of: page)
  }

  /// The top of a page's safe area: what the bar covers, and what the page adds (documented:
  /// additionalSafeAreaInsets). The page hears of it in its next layout.
  func refreshSafeArea(of page: Int) {
    let added = pages[page].controller.number(.additionalSafeAreaTop) ?? 0
    let top = max(pages[page].barInset + added, 0)
    if top == pages[page].safeAreaTop { return }
    pages[page].safeAreaTop = top
    pages[page].hasNewSafeArea = true
    pages[page].needsLayout = true
    requestCommit()
    fitControllers(in: page)
  }
}
