import NavSimKernel
import NavSimScene
import NavSimVocabulary

/// Hiding and showing the whole bar.
extension Simulation {
  /// The bar's bottom edge when it is shown, in points.
  var barBottom: Double { device.statusBarHeight + barHeight }

  /// setNavigationBarHidden(_:animated:).
  ///
  /// Without animation the bar goes or comes at once. Inside a transition it moves with the page
  /// on the transition's timeline, so that a finger scrubs it (choice of direction:
  /// react-navigation's neighbour rule); outside one it slides over the screen's top edge in
  /// `hideShowBarDuration` (documented).
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    record(
      .setNavigationBarHidden, [hidden ? "yes" : "no", "animated=\(animated ? "yes" : "no")"])
    guard hidden != isNavigationBarHidden else { return }
    isNavigationBarHidden = hidden
    barHiddenCause = scene.currentCause
    navigationNeedsLayout = true
    barNeedsLayout = true
    requestCommit()
    uikit(.barMove) {
      if !animated || !isInWindow {
        barMove = nil
        pendingBarMoves = []
        settleBar()
      } else if let index = coordinatorIndex, profile.slideWithPage {
        moveBar(hidden, with: index)
      } else {
        moveBarVertically(hidden)
      }
    }
    if transitions.isEmpty, let top = stack.last, pages[top].isInWindow {
      inTransaction(barMove) { placeView(of: top) }
    }
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
    if hidden {
      scene.animate(bar, .x, to: side, on: timeline)
    } else {
      let isAway = scene.modelValue(bar, .hidden) != 0
      scene.set(bar, .hidden, 0)
      scene.set(bar, .y, device.statusBarHeight)
      if isAway {
        scene.animate(bar, .x, from: side, to: 0, on: timeline)
      } else {
        scene.animate(bar, .x, to: 0, on: timeline)
      }
    }
  }

  private func barTimeline(of index: Int) -> Int? { transitions[index].timeline }

  /// A call between the stack call and the start of its transition moves with the transition.
  func applyPendingBarMoves(_ index: Int) {
    let moves = pendingBarMoves
    pendingBarMoves = []
    for hidden in moves { uikit(.barMove) { moveBar(hidden, with: index) } }
  }

  /// A bar that is where it shall be does not move; after a rewind it is.
  private func moveBarVertically(_ hidden: Bool) {
    let bar = barLayers.bar
    let isInPlace =
      scene.modelValue(bar, .hidden) == 0 && scene.value(bar, .x) == 0
      && scene.value(bar, .y) == device.statusBarHeight
    if !hidden && isInPlace {
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
          bar, .y, from: -barHeight, to: device.statusBarHeight, on: timeline)
      } else {
        scene.animate(bar, .x, to: 0, on: timeline)
        scene.animate(bar, .y, to: device.statusBarHeight, on: timeline)
      }
    }
  }

  /// UIKit's layout of the bar at rest: in its place, or out of sight with its flag set.
  func settleBar() {
    let before = scene.currentCause
    if barHiddenCause >= 0 { scene.currentCause = barHiddenCause }
    defer { scene.currentCause = before }
    let bar = barLayers.bar
    barMove = nil
    scene.set(bar, .x, 0)
    scene.set(bar, .y, isNavigationBarHidden ? -barHeight : device.statusBarHeight)
    if (scene.modelValue(bar, .hidden) != 0) != isNavigationBarHidden {
      scene.set(bar, .hidden, isNavigationBarHidden ? 1 : 0)
    }
  }
}
