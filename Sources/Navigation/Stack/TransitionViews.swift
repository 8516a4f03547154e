import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Where the pages' views lie before, during and after a transition.
extension Navigator {
  /// Puts the incoming view into the container, over the outgoing one in a push and under it in a
  /// pop.
  func insertViews(_ transition: Transition) {
    let operation = transition.operation
    guard let to = operation.to else { return }
    here.shownPages.removeAll { $0 == to }
    if operation.movesForward || operation.from == nil {
      here.shownPages.append(to)
    } else {
      let place =
        operation.from.flatMap { here.shownPages.firstIndex(of: $0) } ?? here.shownPages.count
      here.shownPages.insert(to, at: place)
    }
    let isNew = !pages[to].isInWindow
    pages[to].isInWindow = true
    if isNew {
      takeProxy(intoFakesIn: to)
      viewHasMoved(of: to)
    }
    if operation.isAnimated, let from = operation.from { viewHasMoved(of: from) }
    placeIncoming(to, transition)
    if isNew && !operation.movesForward { pages[to].extraLayouts += profile.popLayoutPairs }
    layOutAdjustingPages(operation)
  }

  /// Pages below an opaque bar whose scroll views adjust their insets are laid out as they begin to move
  /// (`GeometryRules.adjustingPagesAreLaidOut`).
  private func layOutAdjustingPages(_ operation: StackOperation) {
    guard profile.geometry.adjustingPagesAreLaidOut, operation.isAnimated,
      !here.isNavigationBarHidden, !here.background.isTranslucent
    else { return }
    for page in [operation.from, operation.to].compactMap(\.self)
    where pages[page].scrollView.number(.contentHeight) ?? 0 > 0
      && pages[page].scrollView.word(.contentInsetAdjustmentBehavior) != "never"
    {
      pages[page].needsLayout = true
      requestCommit()
    }
  }

  /// Moves both views on the transition's timeline: the upper one by the width, the lower one by
  /// the parallax, with the dimming over it (observed: react-navigation, react-native-screens) and
  /// the shadow of the upper one's edge.
  func moveViews(_ transition: Transition) {
    guard let timeline = transition.timeline, let to = transition.operation.to else { return }
    let width = viewWidth
    let shift = -profile.parallaxFraction * width
    let toView = pages.layers[to].view
    if transition.operation.movesForward {
      scene.animate(toView, .x, from: width, to: 0, on: timeline)
      throwShadow(of: to, transition, on: timeline)
      if let from = transition.operation.from {
        let view = pages.layers[from].view
        scene.animate(view, .x, to: shift, on: timeline)
        scene.animate(view, .dim, to: profile.dimAlpha, on: timeline)
      }
    } else {
      scene.animate(toView, .x, from: shift, to: 0, on: timeline)
      scene.animate(toView, .dim, from: profile.dimAlpha, to: 0, on: timeline)
      if let from = transition.operation.from {
        scene.animate(pages.layers[from].view, .x, to: width, on: timeline)
        throwShadow(of: from, transition, on: timeline)
      }
    }
  }

  /// Takes a page's view out of the container.
  func removeView(of page: Int) {
    here.shownPages.removeAll { $0 == page }
    pages[page].isInWindow = false
    _ = pages[page].takeFrameWrites()
    noteRemoval(of: .view, page: page)
  }
}
