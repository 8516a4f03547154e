import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A call in the background, or a hotspot: the status bar is taller, and what lies in the window begins lower
/// (`SurroundingRules.callBarHeight`).
extension Navigator {
  /// How much taller the status bar is: a screen that has none as it is held has none to grow.
  var callHeight: Double {
    let isPossible = !screen.device.hasSensorHousing && !screen.device.isCompactHeight
    return screen.isInCall && isPossible ? profile.surroundings.callBarHeight : 0
  }

  /// A call begins, or is over: at once (choice).
  func setCall(_ isOn: Bool) {
    let before = callHeight
    screen.takeCall(isOn)
    guard callHeight != before else {
      actions.end(actions.current, as: .ignored)
      record(.log, ["ignored: the status bar stays as tall as it is"])
      return
    }
    uikit(.layout) {
      inTransaction(nil) {
        write(screen.device.statusBarHeight + callHeight, to: screen.statusBar, .height)
        placeRoots()
        turnPresentations()
        placeRootPages()
        for number in controllers.inWindow {
          at(number).moveBelowStatusBar()
          at(number).fitToolbar()
        }
      }
    }
    clock.needsFrame()
  }

  /// The views of controllers in windows' roots, in no page and not presented, begin below what a call
  /// has added.
  func placeRoots() {
    for number in controllers.indices where at(number).host == nil {
      if at(number).presentation == nil { at(number).placeRootView() }
    }
  }

  private func placeRootView() { move(here.container, .y, to: callHeight - here.lift) }

  /// Code says where the controller's view begins.
  func placeRoot(byCode value: Value) {
    here.forgetLift()
    writeLayer(here.container, .y, value)
  }

  /// The end of a dismissal that code animates and that uncovers a window's root: the view that it was
  /// animated in is taken away, and the root's goes up by what a call has added
  /// (`PresentationRules.dismissalLiftsRoot`).
  func liftRoot(after move: PresentationMove, _ transition: Transition) {
    guard callHeight > 0, profile.presentations.dismissalLiftsRoot,
      transition.animator != nil, move.call == nil, let presenter = move.leaving.last?.presenter,
      presentations.of(presenter) == nil
    else { return }
    let window = tree.window(of: presenter)
    for number in controllers.indices where tree.window(of: .navigation(number)) == window {
      let root = at(number)
      guard root.host == nil, root.presentation == nil else { continue }
      root.here.raise(by: callHeight)
      inTransaction(nil) { root.placeRootView() }
    }
  }
}
