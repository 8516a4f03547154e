import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The transition coordinator: which transition code can reach, and how far it is.
extension Navigator {
  /// The index of the transition whose coordinator code can reach. There is none for calls without
  /// animation, none before the call has told the pages, and none from viewDidAppear on
  /// (documented: transitionCoordinator; observed: QMUI_iOS asks for it after the call).
  var coordinatorIndex: Int? {
    here.transitions.lastIndex {
      $0.operation.isAnimated && ($0.stage == .pending || $0.stage == .running)
    }
  }

  /// The running or coming transition of the stack.
  var stackTransition: Transition? {
    here.stackTransitionPlace.map { here.transitions[$0] }
  }

  /// The running or coming transition: whose pages `from` and `to` are. One of the stack comes before
  /// a presentation, whose coordinator all that takes part in it share (documented:
  /// UIViewControllerTransitionCoordinator).
  var coordinatedTransition: Transition? { stackTransition ?? modalTransition }

  func transition(_ id: Int?) -> Transition? {
    guard let id else { return nil }
    if let modal = modalTransition, modal.id == id { return modal }
    return here.transitions.first { $0.id == id } ?? (here.ended?.id == id ? here.ended : nil)
  }

  func index(of id: Int) -> Int? { here.transitions.firstIndex { $0.id == id } }

  /// Whether a transition's start routine is under way, so that its blocks are still to run.
  func isStarting(_ transition: Transition) -> Bool { here.startingTransition == transition.id }

  /// The progress of a transition: of its time, or of the finger.
  func progress(of transition: Transition) -> Double {
    if transition.operation.isInteractive { return transition.percent }
    guard transition.stage == .running || transition.stage == .ending else { return 0 }
    return part(transition.begin, motionDuration(of: transition))
  }

  /// The same of one of the stack's that runs, which is read where it stands.
  func progress(ofRunning place: Int) -> Double {
    if here.transitions[place].operation.isInteractive { return here.transitions[place].percent }
    let duration =
      here.transitions[place].animator?.seconds ?? motionDuration(ofID: here.transitions[place].id)
    return part(here.transitions[place].begin, duration)
  }

  private func part(_ begin: Time, _ duration: Double) -> Double {
    min(max(animated(since: begin) / duration, 0), 1)
  }
}
