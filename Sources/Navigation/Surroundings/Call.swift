import NavSimScene
import NavSimVocabulary

/// A call in the background, or a hotspot: the status bar is taller, and what lies in the window begins lower
/// (`SurroundingRules.callBarHeight`).
extension Navigator {
  /// A call begins, or is over: at once (choice).
  func setCall(_ isOn: Bool) {
    let isPossible = !screen.device.hasSensorHousing && !screen.device.isCompactHeight
    let height = isOn && isPossible ? profile.surroundings.callBarHeight : 0
    guard height != screen.callHeight else {
      actions.end(actions.current, as: .ignored)
      record(.log, ["ignored: the status bar stays as tall as it is"])
      return
    }
    let change = height - screen.callHeight
    screen.stretchStatusBar(by: height)
    uikit(.layout) {
      inTransaction(nil) {
        write(screen.device.statusBarHeight + height, to: screen.statusBar, .height)
        for number in controllers.indices { at(number).lower(by: change) }
        turnPresentations()
        placeRootPages()
        for number in controllers.inWindow { at(number).moveBelowStatusBar() }
      }
    }
    clock.needsFrame()
  }

  /// Whether its view lies in the window's root: in no page, and not presented.
  private var liesInRoot: Bool { host == nil && presentation == nil }

  /// The view of a controller in the window's root begins lower, or higher again.
  private func lower(by change: Double) {
    guard liesInRoot else { return }
    write(scene.modelValue(here.container, .y) + change, to: here.container, .y)
  }

  /// The end of a dismissal that code animates: the view that it was animated in is taken away, and the
  /// root's goes up by what a call has added (`PresentationRules.dismissalLiftsRoot`).
  func liftRoot(after move: PresentationMove, _ transition: Transition) {
    guard screen.callHeight > 0, profile.presentations.dismissalLiftsRoot,
      transition.animator != nil, move.call == nil
    else { return }
    inTransaction(nil) {
      for number in controllers.indices { at(number).lower(by: -screen.callHeight) }
    }
  }
}
