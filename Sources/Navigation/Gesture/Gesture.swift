import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The interactive pop: the finger comes down, moves and leaves.
extension Navigator {
  /// The finger comes down. The recogniser asks whether it may begin; then UIKit pops at once,
  /// before anybody knows how it will end (observed: QMUI_iOS).
  ///
  /// Returns whether it begins; `isLast` says that nobody else is asked if it does not.
  func beginGesture(_ path: GesturePath, isLast: Bool) throws -> Bool {
    here.gesture.startX = path.startX
    here.gesture.spans = GestureState.spans(of: path, from: clock.now)
    if let refusal = try refusal(of: path) {
      guard isLast else { return false }
      actions.end(actions.current, as: .ignored)
      record(.log, ["ignored: the pop gesture did not begin: \(refusal)"])
      return false
    }
    here.gesture.touch(path, at: clock.now, for: actions.current)
    actions.hold(actions.current)
    for page in here.items { cancelTouches(on: page) }
    let known = controllers.transitionCount
    try runGestureHook(.gestureBegan, .gestureBegan)
    let waiting = here.transitions.last { $0.waitsForFinger }
    if waiting == nil { try popInteractively() }
    let own = waiting ?? here.transitions.last { $0.operation.isInteractive && $0.id > known }
    drive(own?.id)
    if own != nil { reportProgress(of: here.gesture.action, 0) }
    clock.schedule(.gestureRelease, controller, at: here.gesture.end, in: .input)
    scheduleNextSample()
    clock.needsFrame()
    return true
  }

  /// The finger drives a transition from now on; none without one.
  func drive(_ id: Int?) {
    here.gesture.transition = id ?? 0
    if let id, let place = index(of: id) { here.transitions[place].takeFinger() }
  }

  private func popInteractively() throws {
    guard here.stack.count > 1 else {
      record(.log, ["ignored: there is nothing to pop"])
      if profile.touches.rootSwipeHoldsPush { here.gesture.leaveInteraction() }
      return
    }
    _ = here.gesture.takeInteraction()
    try callStack(
      StackOperation(
        kind: .pop, before: here.stack, after: Array(here.stack.dropLast()), isAnimated: true,
        isInteractive: true, action: actions.current, cause: scene.currentCause))
  }

  /// The finger arrives at each display instant, before the frame.
  private func scheduleNextSample() {
    let next = clock.nextFrame
    if next < here.gesture.end { clock.schedule(.gestureSample, controller, at: next, in: .input) }
  }

  func sampleGesture() throws {
    guard here.gesture.isDown else { return }
    if isTurnedOff { return try releaseGesture() }
    try follow(here.gesture.fraction(at: clock.now))
    scheduleNextSample()
  }

  /// Tracking is linear; below 0 and above 1 it is cut off (observed: Flutter, react-navigation).
  private func follow(_ fraction: Double) throws {
    let bounded = min(max(fraction, 0), 1)
    guard let index = index(of: here.gesture.transition) else { return }
    if here.gesture.state != "changed" {
      here.gesture.state = "changed"
      clock.codeRuns()
    }
    here.transitions[index].percent = bounded
    let id = here.transitions[index].id
    try uikit(.gesture) {
      try runStrategies(.hook(.update, .pre), navigationContext(animated: true))
      if let timeline = self.transition(id)?.timeline { scene.drive(timeline, .finger(bounded)) }
      try runStrategies(.hook(.update, .main), navigationContext(animated: true))
    }
    try runGestureHook(.gestureChanged, listens(.gestureChanged) ? .gestureChanged : nil)
    reportProgress(of: here.gesture.action, bounded)
  }

  private func runGestureHook(_ hook: Hook, _ event: EventName?) throws {
    if let event { record(event) }
    // Code's targets and delegate are those of the recogniser at the edge.
    if isContentPan { return }
    let context = navigationContext(animated: true)
    try runDelegates(.hook(hook, .main), context)
    guard let top = here.stack.last else { return }
    var own = context
    own.runner = .page(top)
    own.selfPage = top
    try runObject(levels(program.pages[top].chain, .hook(hook, .main)), own)
  }

  /// The finger leaves: finish or cancel is decided, the coordinator's blocks hear of it, and the
  /// rest of the animation runs on or rewinds by itself.
  func releaseGesture() throws {
    if here.gesture.isDown, isTurnedOff {
      let taker = here.gesture.turnedOffBy
      if let index = index(of: here.gesture.transition) {
        here.transitions[index].cancel(by: taker)
      }
      under(taker) {
        record(.log, ["cancelled: the pop gesture was turned off while a finger was on it"])
      }
    }
    try decideGesture()
  }

  private func decideGesture() throws {
    guard let path = here.gesture.path else { return }
    let action = here.gesture.action
    let isTurnedOff = isTurnedOff
    if !isTurnedOff { try follow(here.gesture.fraction(at: clock.now)) }
    let cancelled =
      isTurnedOff
      || path.isCancelled(
        at: transition(here.gesture.transition)?.percent ?? 0, width: screen.device.width, profile)
    try letGo(cancelled: cancelled)
    if let index = index(of: here.gesture.transition) {
      here.transitions[index].outcome = cancelled ? .cancelled : .finished
      try settle(here.gesture.transition, cancelled: cancelled)
    } else if action >= 0, actions.outcome(of: action) != .deferred {
      actions.end(action, as: .ignored)
    }
    here.gesture.state = "possible"
    if action >= 0 { actionLosesPending(action) }
  }

  /// Whether code has turned off the recogniser that follows the finger: its next movement cancels it.
  private var isTurnedOff: Bool {
    isContentPan ? here.gesture.wasContentTurnedOff : here.gesture.wasTurnedOff
  }

  private func letGo(cancelled: Bool) throws {
    let action = here.gesture.action
    here.gesture.path = nil
    here.gesture.state = cancelled ? "cancelled" : "ended"
    if action >= 0 {
      observer?.released(action: action, cancelled: cancelled, at: clock.time)
      actionReleased(action, cancelled: cancelled)
    }
    try uikit(.gesture) { try runGestureHook(.gestureEnded, .gestureEnded) }
  }

  /// The view on which the finger is leaves its window: the finger is cancelled, and what it drives is
  /// taken back at once.
  func cancelGesture() throws {
    guard here.gesture.isDown else { return }
    let action = here.gesture.action
    try letGo(cancelled: true)
    if let index = index(of: here.gesture.transition) {
      here.transitions[index].outcome = .cancelled
      if !profile.cancelCallbacksAtEnd { try undo(here.transitions[index]) }
      try endTransition(here.gesture.transition)
    }
    here.gesture.state = "possible"
    if action >= 0 { actionLosesPending(action) }
  }

  private func settle(_ id: Int, cancelled: Bool) throws {
    guard let index = index(of: id), let timeline = here.transitions[index].timeline else { return }
    let percent = here.transitions[index].percent
    let rest = cancelled ? percent : 1 - percent
    let duration = Time(
      roundingSeconds: rest * profile.motionDuration / profile.completionSpeed)
    let now = clock.now
    if !profile.cancelCallbacksAtEnd && cancelled { try undo(here.transitions[index]) }
    let blocks = here.transitions[index].blocks.take(.interactionChange)
    let isOld = profile.interactionHook == .interactionEnds
    try runBlocks(
      blocks, as: isOld ? .interactionEnds : .interactionChange, of: here.transitions[index])
    scene.drive(
      timeline,
      .settle(
        from: percent, to: cancelled ? 0 : 1, begin: now, duration: duration,
        profile.completionCurve))
    clock.schedule(.transitionEnd, id, at: now + lasting(duration), in: .completion)
  }
}
