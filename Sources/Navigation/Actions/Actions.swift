import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// The scenario's timed actions: when they start, and when they are over.
extension Navigator {
  /// Schedules what has an absolute time, and a first `then`.
  func scheduleFirstActions() {
    for index in program.actions.indices {
      switch program.actions[index].start {
      case .at(.anchor(let anchor, _, _)), .at(.progress(let anchor, _, _)):
        actions.hang(index, on: anchor)
      case .at(.absolute(let time)): scheduleAction(index, at: clock.origin + time)
      case .then(let delay) where index == 0: scheduleAction(index, at: clock.origin + delay)
      default: break
      }
    }
  }

  private func scheduleAction(_ index: Int, at time: Time) {
    guard actions.schedule(index, at: max(time, clock.now) - clock.origin) else { return }
    clock.scheduleAction(index, at: time)
  }

  /// Carries an action out. It is over at once unless it began something that takes time.
  func startAction(_ index: Int) throws {
    let action = program.actions[index]
    actions.start(index)
    observer?.actionStarted(index, at: clock.time)
    let before = actions.enter(index)
    defer { actions.enter(before) }
    let navigator = at(addressee ?? controllers.selected)
    let running = navigator.coordinatedTransition?.operation
    let context = Context(
      runner: .action(index), selfPage: nil, from: running?.from, to: running?.to, animated: nil,
      transition: nil)
    _ = try navigator.runObject([[action.line]], context)
    reached(index, .start)
    actions.enter(before)
    actionLosesPending(index)
  }

  /// One thing that an action began is over.
  func actionLosesPending(_ index: Int) {
    guard actions.lose(index) else { return }
    observer?.actionEnded(index, outcome: actions.outcome(of: index), at: clock.time)
    reached(index, .end)
    let next = index + 1
    guard program.actions.indices.contains(next) else { return }
    // A plain `then` waits for the frame after the one that shows what is now, so that the frame at
    // the end of an action shows that end and not the next action's beginning.
    if case .then(let delay) = program.actions[next].start {
      scheduleAction(next, at: delay > .zero ? clock.now + delay : clock.afterNextFrame)
    }
  }

  /// The finger of an action left.
  func actionReleased(_ index: Int, cancelled: Bool) {
    reached(index, .release)
    if cancelled { reached(index, .cancel) }
  }

  /// An edge of an action was reached: what hangs on it is scheduled.
  private func reached(_ index: Int, _ edge: Moment.Edge) {
    for other in actions.followers(of: index) {
      guard case .at(.anchor(let anchor, let wanted, let offset)) = program.actions[other].start,
        anchor == index, wanted == edge
      else { continue }
      scheduleAction(other, at: clock.now + offset)
    }
  }

  /// The moments of progress of a transition that no finger drives are known from its start.
  func scheduleProgressAnchors(of index: Int, _ transition: Transition) {
    for other in actions.followers(of: index) {
      guard
        case .at(.progress(let anchor, let fraction, let offset)) = program.actions[other].start,
        anchor == index
      else { continue }
      let after = lasting(Time(roundingSeconds: fraction * motionDuration(of: transition)))
      scheduleAction(other, at: transition.begin + after + offset)
    }
  }

  /// The finger's fraction: what waits for its first crossing is scheduled.
  func reportProgress(of index: Int, _ fraction: Double) {
    guard index >= 0 else { return }
    observer?.progressed(action: index, fraction: fraction, at: clock.time)
    for other in actions.followers(of: index) {
      guard case .at(.progress(let anchor, let wanted, let offset)) = program.actions[other].start,
        anchor == index, fraction >= wanted
      else { continue }
      scheduleAction(other, at: clock.now + offset)
    }
  }

  /// At the end: which actions never came, because what they wait for never happened, and who
  /// still moves when the horizon was reached.
  func reportActionsThatNeverCame() {
    for index in program.actions.indices where !actions.hasStarted(index) {
      let label = program.actions[index].label
      record(.log, ["never started: \(label) waits for something that did not happen"])
    }
    if !isQuiet && code.exception == nil {
      record(.log, ["horizon reached: \(whatStillMoves) is not over"])
    }
  }

  /// What keeps a run from its end, in words.
  var whatStillMoves: String {
    if let running = here.transitions.last { return "the transition \(transitionName(running))" }
    if controllers.isFingerDown { return "the finger's path" }
    if let modal = modalTransition { return "the transition \(transitionName(modal))" }
    if let block = code.blocks.first { return causeText(block.cause) }
    return "an animation"
  }
}
