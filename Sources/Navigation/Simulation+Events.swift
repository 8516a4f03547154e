import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// What the scheduler's events mean.
enum EventKind: Int32 {
  /// An action of the scenario starts.
  case action
  /// Layout and commit.
  case commit
  /// A transition's animation is over.
  case transitionEnd
  /// A timeline that belongs to no transition is over.
  case timelineEnd
  /// A deferred block runs.
  case block
  /// The finger has moved; the finger leaves.
  case gestureSample, gestureRelease
  /// Pages that nobody holds are released.
  case release
  /// A display frame.
  case display
  /// A content moves on; the device is turned after a wait.
  case scroll, rotation
  /// Operations that waited for a transition's end are performed.
  case deferredOperations
  /// A strategy's display link fires.
  case tick
}

extension Simulation {
  /// The scenario's time.
  public var time: Time { scheduler.now - origin }

  func schedule(_ kind: EventKind, _ a: Int = 0, at time: Time, in phase: Phase) {
    scheduler.schedule(Event(kind: kind.rawValue, a: Int32(a), b: 0), at: time, in: phase)
  }

  func scheduleNextTurn(_ kind: EventKind, _ a: Int = 0, in phase: Phase = .queue) {
    scheduler.scheduleNextTurn(Event(kind: kind.rawValue, a: Int32(a), b: 0), in: phase)
  }

  /// Records what happens as a callback or a message, with the cause of the moment.
  func record(_ name: EventName, _ arguments: [String] = []) {
    meter.add(1)
    guard isRecording else { return }
    observer?.event(name, arguments, cause: scene.currentCause, at: time)
  }

  /// Marks that something on screen may have changed.
  func needsFrame() {
    guard isRecording, !isFrameScheduled else { return }
    isFrameScheduled = true
    let period = Time.ticksPerSecond / Int64(device.framesPerSecond)
    let since = (scheduler.now - origin).ticks
    let hasShown = scheduler.phase == .display && since % period == 0
    let next = since >= 0 ? (since + period - 1) / period : 0
    let frame = hasShown ? next + 1 : next
    schedule(.display, at: origin + Time(ticks: frame * period), in: .display)
  }

  func requestCommit() {
    noteCommit()
    if isCommitScheduled { return }
    isCommitScheduled = true
    schedule(.commit, at: scheduler.now, in: .commit)
  }

  func requestRelease() {
    if isReleaseScheduled { return }
    isReleaseScheduled = true
    schedule(.release, at: scheduler.now, in: .release)
  }

  /// Handles one event of the scheduler.
  func handle(_ event: Event) throws {
    guard let kind = EventKind(rawValue: event.kind) else {
      throw SimulationError.broken("an event of unknown kind \(event.kind)")
    }
    let a = Int(event.a)
    if kind != .display && kind != .gestureSample { stamp &+= 1 }
    scene.advance(to: scheduler.now)
    meter.enter(scheduler.now)
    try spend(weight(of: kind))
    switch kind {
    case .action: try startAction(a)
    case .commit: try because(.layout, of: takeCommitCause()) { try commit() }
    case .transitionEnd:
      try inController(controller(ofTransition: a)) {
        try because(.transitionEnd, of: callCause(of: a)) { try endTransition(a) }
      }
    case .timelineEnd: try endTimeline(a)
    case .block: try runBlock(event.a)
    case .gestureSample:
      try inController(a) { try because(.gesture, of: fingerCause) { try sampleGesture() } }
    case .gestureRelease:
      try inController(a) { try because(.gesture, of: fingerCause) { try releaseGesture() } }
    case .release: try releasePages()
    case .display: displayFrame()
    case .scroll: try sampleScroll(a)
    case .rotation: try performWaitingTurn()
    case .tick: try tick(a)
    case .deferredOperations: try inController(a) { try performDeferredOperations() }
    }
    if kind != .display { needsFrame() }
  }

  private func displayFrame() {
    isFrameScheduled = false
    forEachController {
      for index in transitions.indices where transitions[index].stage == .running {
        let transition = transitions[index]
        guard let action = ownAction(transition), !transition.operation.isInteractive else {
          continue
        }
        observer?.progressed(action: action, fraction: progress(of: transition), at: time)
      }
    }
    observer?.frame(at: time)
    forgetSteps()
    if scene.isMoving || gesture.isDown { needsFrame() }
  }
}
