import NavSimKernel
import NavSimScene
import NavSimVocabulary

/// Hiding and showing the whole bar.
extension Simulation {
  /// The bar's bottom edge when it is shown, in points.
  var barBottom: Double { statusBarBottom + barHeight }

  /// setNavigationBarHidden(_:animated:).
  ///
  /// Without animation the bar goes or comes at once. Inside a transition it moves with the page
  /// on the transition's timeline, so that a finger scrubs it (choice of direction:
  /// react-navigation's neighbour rule); outside one it slides over the screen's top edge in
  /// `hideShowBarDuration` (documented).
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) throws {
    record(
      .setNavigationBarHidden, [hidden ? "yes" : "no", "animated=\(animated ? "yes" : "no")"])
    if keepsRootBarHidden() { return }
    guard hidden != isNavigationBarHidden else { return }
    try fireHiding(.pre, animated: animated)
    if hidden != isNavigationBarHidden { hideBar(hidden, animated: animated) }
    try fireHiding(.post, animated: animated)
  }

  /// The setter itself.
  private func hideBar(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    noteWrite(.navigation, .known(.navigationBarHidden), .flag(hidden))
    navigationNeedsLayout = true
    barNeedsLayout = true
    requestCommit()
    uikit(.barMove) {
      if !animated || !isInWindow {
        barMove = nil
        pendingBarMoves = []
        settleBar()
      } else if let index = coordinatorIndex,
        profile.surroundings.barTravel != .slidesVertically
      {
        moveBar(hidden, with: index)
      } else {
        moveBarVertically(hidden)
      }
    }
    if transitions.isEmpty, let top = stack.last, pages[top].isInWindow {
      inTransaction(barMove) { placeView(of: top) }
    }
    updateStatusBar()
    needsFrame()
  }

  /// Push to a barless page: leaves to the left; from one: enters from the right. Pop to a barless
  /// page: leaves to the right; from one: enters from the left.
  private func moveBar(_ hidden: Bool, with index: Int) {
    guard let timeline = barTimeline(of: index) else {
      pendingBarMoves.append(hidden)
      return
    }
    let forward = transitions[index].operation.movesForward
    let side = (forward == hidden ? -1.0 : 1.0) * device.width
    let bar = barLayers.bar
    barMove = timeline
    rewindableMove = (transitions[index].id, hidden)
    if profile.surroundings.barTravel == .fades {
      fadeBar(hidden, on: timeline)
      return
    }
    if hidden {
      scene.animate(bar, .x, to: side, on: timeline)
    } else {
      let isAway = scene.modelValue(bar, .hidden) != 0
      scene.set(bar, .hidden, 0)
      scene.set(bar, .y, statusBarBottom)
      if isAway {
        scene.animate(bar, .x, from: side, to: 0, on: timeline)
      } else {
        scene.animate(bar, .x, to: 0, on: timeline)
      }
    }
  }

  /// A bar that fades keeps its place; its alpha is its own again when it has come to rest.
  private func fadeBar(_ hidden: Bool, on timeline: Int) {
    let bar = barLayers.bar
    if hidden {
      scene.animate(bar, .alpha, to: 0, on: timeline)
      return
    }
    let isAway = scene.modelValue(bar, .hidden) != 0
    scene.set(bar, .hidden, 0)
    scene.set(bar, .x, 0)
    scene.set(bar, .y, statusBarBottom)
    scene.animate(bar, .alpha, from: isAway ? 0 : scene.value(bar, .alpha), to: 1, on: timeline)
  }

  private func barTimeline(of index: Int) -> Int? { transitions[index].timeline }

  /// A call between the stack call and the start of its transition moves with the transition.
  func applyPendingBarMoves(_ index: Int) {
    let moves = pendingBarMoves
    pendingBarMoves = []
    for hidden in moves { uikit(.barMove) { moveBar(hidden, with: index) } }
  }

  /// A bar that is where it shall be does not move, in its place or out of sight; after a rewind
  /// it is.
  private func moveBarVertically(_ hidden: Bool) {
    let bar = barLayers.bar
    let isInPlace =
      scene.modelValue(bar, .hidden) == 0 && scene.value(bar, .x) == 0
      && scene.value(bar, .y) == statusBarBottom
    let isOutOfSight =
      scene.value(bar, .x) >= device.width || scene.value(bar, .x) <= -device.width
    if hidden ? isOutOfSight : isInPlace {
      barMove = nil
      settleBar()
      return
    }
    let timeline = startTimeline(
      for: Time(roundingSeconds: profile.hideBarDuration), .easeInOut)
    barMove = timeline
    if hidden {
      scene.animate(bar, .y, to: -barHeight, on: timeline)
    } else {
      let isAway = scene.modelValue(bar, .hidden) != 0
      scene.set(bar, .hidden, 0)
      if isAway {
        scene.set(bar, .x, 0)
        scene.animate(
          bar, .y, from: -barHeight, to: statusBarBottom, on: timeline)
      } else {
        scene.animate(bar, .x, to: 0, on: timeline)
        scene.animate(bar, .y, to: statusBarBottom, on: timeline)
      }
    }
  }

  /// UIKit's layout of the bar at rest: in its place, or out of sight with its flag set. Who hid or
  /// showed the bar last is to blame, whenever UIKit puts it there.
  func settleBar() {
    let before = scene.currentCause
    let writer = writer(of: .navigation, .navigationBarHidden)
    if writer >= 0 { scene.currentCause = writer }
    defer { scene.currentCause = before }
    let bar = barLayers.bar
    if profile.surroundings.barTravel == .fades, barMove != nil { scene.set(bar, .alpha, 1) }
    barMove = nil
    scene.set(bar, .x, 0)
    scene.set(bar, .y, isNavigationBarHidden ? -barHeight : statusBarBottom)
    if (scene.modelValue(bar, .hidden) != 0) != isNavigationBarHidden {
      scene.set(bar, .hidden, isNavigationBarHidden ? 1 : 0)
    }
  }

  /// The completion of a hide or show that was to go with a transition. After a rewind it does to
  /// the bar what its call had asked for, whatever the flag says by then
  /// (`SurroundingRules.rewoundMoveCompletes`); what else moves the bar takes its place.
  func completeRewoundMove(_ transition: Transition) {
    guard let move = rewindableMove, move.transition == transition.id else { return }
    rewindableMove = nil
    guard transition.outcome == .cancelled, profile.surroundings.rewoundMoveCompletes,
      barMove == nil, pendingBarMoves.isEmpty
    else { return }
    let bar = barLayers.bar
    scene.set(bar, .hidden, move.hidden ? 1 : 0)
    if !move.hidden { scene.set(bar, .y, statusBarBottom) }
  }
}
