import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// Transitions that code animates itself: what UIKit does around its animator.
///
/// UIKit puts the incoming view in where it will lie (choice: that is the first line of every
/// animator), cross-fades the bar's items where they stand (observed: Open Radar 25825778), and
/// waits for completeTransition (documented: UIViewControllerContextTransitioning).
extension Navigator {
  /// Asks the delegate whether code animates a transition. A finger's own pop is UIKit's (observed:
  /// WorldDownTown/ZoomTransitioning issue 6).
  func askForAnimator(_ id: Int) throws {
    guard let asked = transition(id), asked.operation.isAnimated, !asked.operation.isInteractive,
      let from = asked.operation.from, let to = asked.operation.to
    else { return }
    let duration = try animator(from: from, to: to, asked)
    guard let place = index(of: id) else { return }
    here.transitions[place].use(animator: duration)
    // Asked only after an animator (documented).
    guard duration != nil, listens(.interactionController) else { return }
    _ = here.takeDriver()
    var context = navigationContext(animated: true, transition: asked)
    context.askForDriver()
    try ask(.interactionController, [program.pages[to].name], context)
    if let driver = here.takeDriver(), let place = index(of: id) {
      here.transitions[place].use(driver: driver)
    }
  }

  /// The delegate's answer; nil where it gives none, or does not have the method.
  private func animator(from: Int, to: Int, _ transition: Transition?) throws -> Time? {
    guard listens(.animationController) else { return nil }
    var context = navigationContext(animated: true, transition: transition)
    context.from = from
    context.to = to
    _ = here.takeAnimator()
    try ask(.animationController, [program.pages[to].name], context)
    return here.takeAnimator()
  }

  /// Whether code would animate a pop: then the system's own delegate lets no finger begin one,
  /// because nobody would drive it (observed: WordPress-iOS issue 6639; that an answer of nil keeps
  /// the swipe is a choice).
  func codeAnimatesPop() throws -> Bool {
    guard let top = here.stack.last, here.stack.count > 1 else { return false }
    return try animator(from: top, to: here.stack[here.stack.count - 2], nil) != nil
  }

  /// The animator sets its animation up.
  func runAnimator(_ id: Int) throws {
    guard let transition = transition(id), transition.animator != nil,
      let to = transition.operation.to
    else { return }
    let context = navigationContext(animated: true, transition: transition)
    try settingUp(id) { try ask(.animateTransition, [program.pages[to].name], context) }
  }

  /// What code animates meanwhile is driven with the transition, where something drives it.
  func settingUp(_ id: Int, _ body: () throws -> Void) rethrows {
    change(id) { $0.setUp(true) }
    defer { change(id) { $0.setUp(false) } }
    try body()
  }

  /// Changes a transition: of the stack, or of what is presented.
  func change(_ id: Int, _ body: (inout Transition) -> Void) {
    if modalTransition?.id == id { return presentations.change(body) }
    if let place = index(of: id) { body(&here.transitions[place]) }
  }

  /// completeTransition(_:): the end follows when what runs now has returned. A second call for one
  /// transition does nothing (choice: no source says what UIKit does); one that says yes after a
  /// cancel ends as if that had not been (observed: MrAlek/AWPercentDrivenInteractiveTransition issue
  /// 2, that state and views disagree; that the state is the call's is a choice).
  func completeTransition(_ answer: Bool?, _ context: Context) {
    let known = transition(context.transition ?? coordinatedTransition?.id)
    let isDone = answer ?? (known?.outcome != .cancelled)
    record(.completeTransition, [isDone ? "yes" : "no"])
    guard let known, known.animator != nil, known.stage == .running, !known.isCompleted else {
      record(.log, ["ignored: no transition waits for completeTransition"])
      return
    }
    let cause = scene.currentCause
    change(known.id) { $0.complete(isDone, by: cause) }
    let isModal = known.id == modalTransition?.id
    clock.schedule(
      isModal ? .presentationEnd : .transitionEnd, known.id, at: clock.now, in: .completion)
  }

  /// The animator hears of the end after UIKit has cleaned up (documented:
  /// UIViewControllerAnimatedTransitioning.animationEnded).
  func tellAnimator(_ transition: Transition) throws {
    guard transition.animator != nil else { return }
    let isDone = transition.outcome != .cancelled
    here.remember(transition)
    defer { here.remember(nil) }
    try ask(
      .animationEnded, [isDone ? "yes" : "no"],
      navigationContext(animated: true, transition: transition))
  }

  /// How long a transition's animation takes that no finger drives, in seconds.
  func motionDuration(of transition: Transition) -> Double {
    transition.animator?.seconds ?? motionDuration(ofID: transition.id)
  }

  /// The same of one that UIKit animates.
  func motionDuration(ofID id: Int) -> Double {
    guard id == presentations.move?.transition.id else { return profile.motionDuration }
    let isAlert = movedStyle?.isAlert ?? false
    return isAlert ? profile.presentations.alertDuration : profile.presentations.duration
  }
}
