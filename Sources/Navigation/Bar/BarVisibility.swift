import NavSimKernel
import NavSimScene
import NavSimVocabulary

/// Hiding and showing the whole bar.
extension Navigator {
  /// The bar's bottom edge when it is shown, in points.
  var barBottom: Double { barTop + barHeight }

  /// setNavigationBarHidden(_:animated:).
  ///
  /// Without animation the bar goes or comes at once. Inside a transition it moves with the page
  /// on the transition's timeline, so that a finger scrubs it (choice of direction:
  /// react-navigation's neighbour rule), from where it is when the call comes late (documented: Core
  /// Animation Programming Guide, the presentation value); outside one it slides over the screen's top edge in
  /// `hideShowBarDuration` (documented).
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {
    record(.setNavigationBarHidden, hidden, animated: animated)
    if keepsRootBarHidden() { return }
    if !hidden { showBarOverSearch() }
    guard hidden != here.isNavigationBarHidden else { return }
    try fireHiding(.pre, animated: animated)
    if hidden != here.isNavigationBarHidden { hideBar(hidden, animated: animated) }
    try fireHiding(.post, animated: animated)
  }

  /// The setter itself.
  private func hideBar(_ hidden: Bool, animated: Bool) {
    here.isNavigationBarHidden = hidden
    noteWrite(.navigation, .known(.navigationBarHidden), .flag(hidden))
    here.navigationNeedsLayout = true
    here.barNeedsLayout = true
    requestCommit()
    uikit(.barMove) {
      if !animated || !here.isInWindow {
        here.pendingBarMoves = []
        settleBar()
      } else if let index = coordinatorIndex,
        profile.surroundings.barTravel != .slidesVertically
      {
        moveBar(hidden, with: index)
      } else {
        moveBarVertically(hidden)
      }
    }
    if let top = settledTop { inTransaction(here.barMove) { placeView(of: top) } }
    updateStatusBar()
    clock.needsFrame()
  }

  /// Push to a barless page: leaves to the left; from one: enters from the right. Pop to a barless
  /// page: leaves to the right; from one: enters from the left.
  private func moveBar(_ hidden: Bool, with index: Int) {
    guard let timeline = barTimeline(of: index) else {
      here.pendingBarMoves.append(hidden)
      return
    }
    let forward = here.transitions[index].operation.movesForward
    let side = (forward == hidden ? -1.0 : 1.0) * screen.device.width
    let bar = here.barLayers.bar
    here.barMove = timeline
    here.rewindableMove = (here.transitions[index].id, hidden)
    if profile.surroundings.barTravel == .fades {
      fadeBar(hidden, on: timeline)
      return
    }
    if hidden {
      scene.animate(bar, .x, to: side, on: timeline)
    } else {
      let isAway = scene.modelValue(bar, .hidden) != 0
      scene.set(bar, .hidden, 0)
      scene.set(bar, .y, barTop)
      if isAway {
        scene.animate(bar, .x, from: side, to: 0, on: timeline, shape: scene.rest(of: timeline))
      } else {
        scene.animate(bar, .x, to: 0, on: timeline)
      }
    }
  }

  /// A bar that fades keeps its place; its alpha is its own again when it has come to rest.
  private func fadeBar(_ hidden: Bool, on timeline: Int) {
    let bar = here.barLayers.bar
    if hidden {
      scene.animate(bar, .alpha, to: 0, on: timeline)
      return
    }
    let isAway = scene.modelValue(bar, .hidden) != 0
    scene.set(bar, .hidden, 0)
    scene.set(bar, .x, 0)
    scene.set(bar, .y, barTop)
    scene.animate(bar, .alpha, from: isAway ? 0 : scene.value(bar, .alpha), to: 1, on: timeline)
  }

  private func barTimeline(of index: Int) -> Int? { here.transitions[index].timeline }

  /// A call between the stack call and the start of its transition moves with the transition.
  func applyPendingBarMoves(_ index: Int) {
    let moves = here.pendingBarMoves
    here.pendingBarMoves = []
    for hidden in moves { uikit(.barMove) { moveBar(hidden, with: index) } }
  }

  /// A bar that is where it shall be does not move, in its place or out of sight; after a rewind
  /// it is.
  private func moveBarVertically(_ hidden: Bool) {
    let bar = here.barLayers.bar
    let isInPlace =
      scene.modelValue(bar, .hidden) == 0 && scene.value(bar, .x) == 0
      && scene.value(bar, .y) == barTop
    let isOutOfSight =
      scene.value(bar, .x) >= screen.device.width || scene.value(bar, .x) <= -screen.device.width
    if hidden ? isOutOfSight : isInPlace {
      settleBar()
      return
    }
    let timeline = startTimeline(for: hideBarTime, .easeInOut)
    here.barMove = timeline
    if hidden {
      scene.animate(bar, .y, to: -barHeight, on: timeline)
    } else {
      let isAway = scene.modelValue(bar, .hidden) != 0
      scene.set(bar, .hidden, 0)
      if isAway {
        scene.set(bar, .x, 0)
        scene.animate(
          bar, .y, from: -barHeight, to: barTop, on: timeline)
      } else {
        scene.animate(bar, .x, to: 0, on: timeline)
        scene.animate(bar, .y, to: barTop, on: timeline)
      }
    }
  }

  /// A timeline that belongs to no transition is over.
  func settleBar(after timeline: Int) {
    showFieldsAtEnd()
    if here.barMove == timeline { settleBar() }
    settleLooks()
  }

  /// UIKit's layout of the bar at rest: in its place, or out of sight with its flag set. Who hid or
  /// showed the bar last is to blame, whenever UIKit puts it there.
  func settleBar() {
    let writer = writer(of: .navigation, .navigationBarHidden)
    under(writer < 0 ? scene.currentCause : writer, putBarToRest)
  }

  private func putBarToRest() {
    let bar = here.barLayers.bar
    if profile.surroundings.barTravel == .fades, here.barMove != nil { scene.set(bar, .alpha, 1) }
    here.barMove = nil
    scene.set(bar, .x, 0)
    scene.set(bar, .y, here.isNavigationBarHidden ? -barHeight : barTop)
    if (scene.modelValue(bar, .hidden) != 0) != here.isNavigationBarHidden {
      scene.set(bar, .hidden, here.isNavigationBarHidden ? 1 : 0)
    }
  }

  /// The end of a transition in which another was nested puts the bar where it was at that call, and
  /// what moves it has lost it (`SurroundingRules.nestedEndPlacesBar`).
  func dislocateBar(_ transition: Transition) {
    guard transition.isNested, profile.surroundings.nestedEndPlacesBar,
      transition.wasHiddenAtNesting != here.isNavigationBarHidden, here.barMove != nil
    else { return }
    let bar = here.barLayers.bar
    here.barMove = nil
    scene.set(bar, .x, 0)
    scene.set(bar, .y, transition.wasHiddenAtNesting ? -barHeight : barTop)
  }

  /// The completion of a hide or show that was to go with a transition. After a rewind it does to
  /// the bar what its call had asked for, whatever the flag says by then
  /// (`SurroundingRules.rewoundMoveCompletes`); what else moves the bar takes its place.
  func completeRewoundMove(_ transition: Transition) {
    guard let move = here.rewindableMove, move.transition == transition.id else { return }
    here.rewindableMove = nil
    guard transition.outcome == .cancelled, profile.surroundings.rewoundMoveCompletes,
      here.barMove == nil, here.pendingBarMoves.isEmpty
    else { return }
    let bar = here.barLayers.bar
    scene.set(bar, .hidden, move.hidden ? 1 : 0)
    if !move.hidden { scene.set(bar, .y, barTop) }
  }
}
