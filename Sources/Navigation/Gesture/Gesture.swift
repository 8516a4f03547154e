import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The interactive pop: the finger comes down, moves and leaves.
extension Simulation {
  /// The finger comes down. The recogniser asks whether it may begin; then UIKit pops at once,
  /// before anybody knows how it will end (observed: QMUI_iOS).
  ///
  /// Returns whether it begins; `isLast` says that nobody else is asked if it does not.
  func beginGesture(_ path: GesturePath, isLast: Bool) throws -> Bool {
    gesture.startX = path.startX
    gesture.spans = GestureState.spans(of: path, from: scheduler.now)
    if let refusal = try refusal(of: path) {
      guard isLast else { return false }
      if currentAction >= 0 { actionStates[currentAction].outcome = .ignored }
      record(.log, ["ignored: the pop gesture did not begin: \(refusal)"])
      return false
    }
    gesture.path = path
    gesture.begin = scheduler.now
    gesture.action = currentAction
    gesture.state = "began"
    gesture.transition = 0
    if currentAction >= 0 { actionStates[currentAction].pending += 1 }
    let known = nextTransition
    try runGestureHook(.gestureBegan, .gestureBegan)
    try popInteractively()
    let own = transitions.last { $0.operation.isInteractive && $0.id >= known }
    gesture.transition = own?.id ?? 0
    if own != nil { reportProgress(of: gesture.action, 0) }
    schedule(.gestureRelease, controller, at: gesture.end, in: .input)
    scheduleNextSample()
    needsFrame()
    return true
  }

  private func popInteractively() throws {
    guard stack.count > 1 else {
      record(.log, ["ignored: there is nothing to pop"])
      return
    }
    try callStack(
      StackOperation(
        kind: .pop, before: stack, after: Array(stack.dropLast()), isAnimated: true,
        isInteractive: true, action: currentAction, cause: scene.currentCause))
  }

  /// The finger arrives at each display instant, before the frame.
  private func scheduleNextSample() {
    let next = nextFrame
    if next < gesture.end { schedule(.gestureSample, controller, at: next, in: .input) }
  }

  func sampleGesture() throws {
    guard gesture.isDown else { return }
    try follow(gesture.fraction(at: scheduler.now))
    scheduleNextSample()
  }

  /// Tracking is linear; below 0 and above 1 it is cut off (observed: Flutter, react-navigation).
  private func follow(_ fraction: Double) throws {
    let bounded = min(max(fraction, 0), 1)
    guard let index = index(of: gesture.transition) else { return }
    if gesture.state != "changed" {
      gesture.state = "changed"
      stamp &+= 1
    }
    transitions[index].percent = bounded
    let id = transitions[index].id
    try uikit(.gesture) {
      try runUpdate(.pre)
      if let timeline = self.transition(id)?.timeline { scene.drive(timeline, .finger(bounded)) }
      try runUpdate(.main)
    }
    try runGestureHook(.gestureChanged, listens(.gestureChanged) ? .gestureChanged : nil)
    reportProgress(of: gesture.action, bounded)
  }

  private func runUpdate(_ slot: Slot) throws {
    let context = navigationContext(animated: true)
    let order = navigationProgram.strategies
    for index in slot == .pre ? order.reversed() : order {
      try runStrategy(index, .hook(.update, slot), context)
    }
  }

  private func runGestureHook(_ hook: Hook, _ event: EventName?) throws {
    if let event { record(event) }
    let context = navigationContext(animated: true)
    try runDelegates(.hook(hook, .main), context)
    guard let top = stack.last else { return }
    var own = context
    own.runner = .page(top)
    own.selfPage = top
    try runObject(levels(program.pages[top].chain, .hook(hook, .main)), own)
  }

  /// The finger leaves: finish or cancel is decided, the coordinator's blocks hear of it, and the
  /// rest of the animation runs on or rewinds by itself.
  func releaseGesture() throws {
    guard let path = gesture.path else { return }
    let action = gesture.action
    try follow(gesture.fraction(at: scheduler.now))
    let cancelled = isCancelled(path)
    gesture.path = nil
    gesture.state = cancelled ? "cancelled" : "ended"
    if action >= 0 {
      if isRecording { observer?.released(action: action, cancelled: cancelled, at: time) }
      actionReleased(action, cancelled: cancelled)
    }
    try uikit(.gesture) { try runGestureHook(.gestureEnded, .gestureEnded) }
    if let index = index(of: gesture.transition) {
      transitions[index].outcome = cancelled ? .cancelled : .finished
      try settle(gesture.transition, cancelled: cancelled)
    } else if action >= 0 {
      actionStates[action].outcome = .ignored
    }
    gesture.state = "possible"
    if action >= 0 { actionLosesPending(action) }
  }

  /// By word, or by the profile's rule: speed first, else the distance.
  private func isCancelled(_ path: GesturePath) -> Bool {
    switch path.release {
    case .finish: return false
    case .cancel: return true
    case .velocity(let velocity):
      let widths = velocity / device.width
      if widths >= profile.decisionVelocity { return false }
      if widths <= -profile.decisionVelocity { return true }
      return (transition(gesture.transition)?.percent ?? 0) < profile.decisionDistance
    }
  }

  private func settle(_ id: Int, cancelled: Bool) throws {
    guard let index = index(of: id), let timeline = transitions[index].timeline else { return }
    let percent = transitions[index].percent
    let rest = cancelled ? percent : 1 - percent
    let duration = Time(
      roundingSeconds: rest * profile.motionDuration / profile.completionSpeed)
    let now = scheduler.now
    if !profile.cancelCallbacksAtEnd && cancelled { try undo(transitions[index]) }
    let blocks = transitions[index].interactionChanges
    transitions[index].interactionChanges = []
    let isOld = profile.interactionHook == .interactionEnds
    try runBlocks(
      blocks, as: isOld ? .interactionEnds : .interactionChange, of: transitions[index])
    scene.drive(
      timeline,
      .settle(
        from: percent, to: cancelled ? 0 : 1, begin: now, duration: duration,
        profile.completionCurve))
    schedule(.transitionEnd, id, at: now + duration, in: .completion)
  }
}
