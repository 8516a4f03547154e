import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// The scenario's timed actions: when they start, and when they are over.
extension Simulation {
  /// Schedules what has an absolute time, and a first `then`.
  func scheduleFirstActions() {
    for index in program.actions.indices {
      switch program.actions[index].start {
      case .at(.anchor(let anchor, _, _)), .at(.progress(let anchor, _, _)):
        if actionStates.indices.contains(anchor) { actionStates[anchor].followers.append(index) }
      case .at(.absolute(let time)): scheduleAction(index, at: origin + time)
      case .then(let delay) where index == 0: scheduleAction(index, at: origin + delay)
      default: break
      }
    }
  }

  private func scheduleAction(_ index: Int, at time: Time) {
    if actionStates[index].isScheduled { return }
    actionStates[index].isScheduled = true
    openActions += 1
    let moment = max(time, scheduler.now)
    if moment - origin > lastActionTime { lastActionTime = moment - origin }
    if moment == scheduler.now && scheduler.phase != .input {
      scheduleNextTurn(.action, index, in: .input)
    } else {
      schedule(.action, index, at: moment, in: .input)
    }
  }

  /// Carries an action out. It is over at once unless it began something that takes time.
  func startAction(_ index: Int) throws {
    let action = program.actions[index]
    actionStates[index].hasStarted = true
    actionStates[index].startTime = scheduler.now
    if isRecording { observer?.actionStarted(index, at: time) }
    let before = currentAction
    currentAction = index
    defer { currentAction = before }
    let context = Context(
      runner: .action(index), selfPage: nil, from: coordinatedTransition?.operation.from,
      to: coordinatedTransition?.operation.to, animated: nil, transition: nil)
    actionStates[index].pending += 1
    _ = try runObject([[action.line]], context)
    reached(index, .start)
    currentAction = before
    actionLosesPending(index)
  }

  /// One thing that an action began is over.
  func actionLosesPending(_ index: Int) {
    actionStates[index].pending -= 1
    guard actionStates[index].pending == 0, actionStates[index].hasStarted,
      !actionStates[index].isOver
    else { return }
    actionStates[index].isOver = true
    openActions -= 1
    if isRecording {
      observer?.actionEnded(index, outcome: actionStates[index].outcome, at: time)
    }
    reached(index, .end)
    let next = index + 1
    guard program.actions.indices.contains(next) else { return }
    if case .then(let delay) = program.actions[next].start {
      scheduleAction(next, at: delay > .zero ? scheduler.now + delay : afterNextFrame)
    }
  }

  /// The display instant after the one that shows what is now: a plain `then` waits for it, so
  /// that the frame at the end of an action shows that end and not the next action's beginning.
  private var afterNextFrame: Time {
    let frames = frameGrid
    return origin + frames.time(of: frames.frame(atOrAfter: time) + 1)
  }

  /// The finger of an action left.
  func actionReleased(_ index: Int, cancelled: Bool) {
    reached(index, .release)
    if cancelled { reached(index, .cancel) }
  }

  /// An edge of an action was reached: what hangs on it is scheduled.
  private func reached(_ index: Int, _ edge: Moment.Edge) {
    for other in actionStates[index].followers where !actionStates[other].isScheduled {
      guard case .at(.anchor(let anchor, let wanted, let offset)) = program.actions[other].start,
        anchor == index, wanted == edge
      else { continue }
      scheduleAction(other, at: scheduler.now + offset)
    }
  }

  /// The moments of progress of a transition that no finger drives are known from its start.
  func scheduleProgressAnchors(of index: Int, _ transition: Transition) {
    for other in actionStates[index].followers where !actionStates[other].isScheduled {
      guard
        case .at(.progress(let anchor, let fraction, let offset)) = program.actions[other].start,
        anchor == index
      else { continue }
      let after = Time(roundingSeconds: fraction * profile.motionDuration)
      scheduleAction(other, at: transition.begin + after + offset)
    }
  }

  /// The finger's fraction: what waits for its first crossing is scheduled.
  func reportProgress(of index: Int, _ fraction: Double) {
    guard index >= 0 else { return }
    if isRecording { observer?.progressed(action: index, fraction: fraction, at: time) }
    for other in actionStates[index].followers where !actionStates[other].isScheduled {
      guard case .at(.progress(let anchor, let wanted, let offset)) = program.actions[other].start,
        anchor == index, fraction >= wanted
      else { continue }
      scheduleAction(other, at: scheduler.now + offset)
    }
  }

  /// At the end: which actions never came, because what they wait for never happened, and who
  /// still moves when the horizon was reached.
  func reportActionsThatNeverCame() {
    for index in program.actions.indices where !actionStates[index].hasStarted {
      let label = program.actions[index].label
      record(.log, ["never started: \(label) waits for something that did not happen"])
    }
    if !isQuiet && !hasCrashed {
      record(.log, ["horizon reached: \(whatStillMoves) is not over"])
    }
  }

  /// What keeps a run from its end, in words.
  var whatStillMoves: String {
    if let running = transitions.last { return "the transition \(transitionName(running))" }
    if gesture.isDown { return "the finger's path" }
    if let block = blocks.min(by: { $0.key < $1.key }) { return causeText(block.value.cause) }
    return "an animation"
  }
}
