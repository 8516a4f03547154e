import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// The app in the background: no callback of appearance comes of it (documented: those are about the
/// hierarchy). A finger that is down is cancelled, and what it drives is taken back at once (documented:
/// UIResponder.touchesCancelled(_:with:), a system event ends touches); what else runs is over at once
/// (inferred: the end callbacks of a push come then; observed for the transition that waits for a finger
/// that never came: Signal-iOS issue 3540). For its pictures the system gives the app the size of the
/// other orientation and back (`WindowRules.snapshotsTurn`).
extension Navigator {
  func setBackground(_ isAway: Bool) throws {
    record(isAway ? .didEnterBackground : .willEnterForeground)
    guard isAway else { return }
    try cancelFingers()
    for number in controllers.inWindow {
      for transition in controllers[number].transitions where transition.stage == .running {
        try at(number).endTransition(transition.id)
      }
    }
    if let modal = modalTransition, modal.stage == .running { try endPresentation(modal.id) }
    if profile.windows.snapshotsTurn, screen.device.kind == .pad { try takeSnapshots() }
    clock.needsFrame()
  }

  private func cancelFingers() throws {
    for number in controllers.inWindow { try at(number).cancelGesture() }
    try cancelSheet()
    try cancelPan()
  }

  /// The size changes and changes back, with a layout pass each time.
  private func takeSnapshots() throws {
    for _ in 0..<2 {
      try tell(.viewWillTransition, in: .screen)
      for page in pages.inWindow { pages[page].extraLayouts += 1 }
    }
    requestCommit()
  }
}
