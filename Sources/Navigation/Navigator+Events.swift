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
  /// A presentation or a dismissal starts; its animation is over.
  case presentation, presentationEnd
  /// The finger on a sheet has moved; it leaves.
  case sheetSample, sheetRelease
  /// The finger on a pan of code's own has moved; it leaves; it comes down again.
  case panSample, panRelease, panGrab
  /// What a percent-driven controller has let go is at its end.
  case driverEnd
  /// What the window was given as its root has appeared.
  case rootShown, rootPageShown
  /// A child that was added to a page on screen has appeared.
  case childShown
}

extension Navigator {
  /// The scenario's time.
  public var time: Time { clock.time }

  /// Records what happens as a callback or a message, with the cause of the moment.
  func record(_ name: EventName, _ arguments: [String] = []) {
    clock.spend(1)
    if observer == nil, name == .log || name == .warning {
      code.noteBeforeZero(name, arguments, by: scene.currentCause)
    }
    observer?.event(name, arguments, cause: scene.currentCause, at: clock.time)
  }

  /// Records the call of a setter with an animated flag.
  func record(_ setter: EventName, _ flag: Bool, animated: Bool) {
    func word(_ flag: Bool) -> String { flag ? "yes" : "no" }
    record(setter, [word(flag), "animated=\(word(animated))"])
  }

  func requestCommit() {
    causes.noteCommit(by: scene.currentCause)
    clock.requestCommit()
  }

  /// Handles one event of the scheduler.
  func handle(_ event: Event) throws {
    guard let kind = EventKind(rawValue: event.kind) else {
      throw SimulationError.broken("an event of unknown kind \(event.kind)")
    }
    let a = Int(event.a)
    clock.begin(kind)
    scene.advance(to: clock.now)
    try spend(weight(of: kind))
    switch kind {
    case .action: try startAction(a)
    case .commit: try because(.layout, of: causes.takeCommitCause()) { try commit() }
    case .transitionEnd:
      let owner = at(controllers.number(ofTransition: a) ?? 0)
      try because(.transitionEnd, of: owner.endCause(of: a)) { try owner.endTransition(a) }
    case .timelineEnd: try endTimeline(a)
    case .block: try runBlock(event.a)
    case .gestureSample: try because(.gesture, of: at(a).fingerCause) { try at(a).sampleGesture() }
    case .gestureRelease:
      try because(.gesture, of: at(a).fingerCause) { try at(a).releaseGesture() }
    case .release: try releasePages()
    case .display: displayFrame()
    case .scroll: try sampleScroll(a)
    case .rotation: try performWaitingTurn()
    case .tick: try tick(a)
    case .presentation: try at(controllers.selected).startPresentation(a)
    case .presentationEnd:
      let cause = modalTransition?.operation.cause
      try because(.transitionEnd, of: cause) { try at(controllers.selected).endPresentation(a) }
    case .sheetSample: try sampleSheet()
    case .sheetRelease: try releaseSheet()
    case .panSample: try at(controllers.selected).samplePan()
    case .panRelease: try at(controllers.selected).releasePan()
    case .panGrab: try at(controllers.selected).grabPan()
    case .childShown: try owner(of: a).endChildShow(a)
    case .rootShown: try at(a).endRootShow(.navigation(a))
    case .rootPageShown: try endRootShow(.page(a))
    case .driverEnd: try at(controllers.number(ofTransition: a) ?? controller).endDriven(a)
    case .deferredOperations: try at(a).performDeferredOperations()
    }
    if kind != .display { clock.needsFrame() }
  }

  private func displayFrame() {
    for number in controllers.indices { at(number).reportProgress() }
    if let modal = modalTransition { reportProgress(of: modal) }
    scene.letGo()
    observer?.frame(at: clock.time)
    for number in controllers.indices {
      at(number).keepStrip()
      at(number).forgetSteps()
    }
    if scene.isMoving || controllers.isFingerDown { clock.needsFrame() }
  }

  /// Tells how far the transitions are that no finger drives.
  private func reportProgress() {
    for place in here.transitions.indices
    where here.transitions[place].stage == .running
      && !here.transitions[place].operation.isInteractive
    {
      let action = here.transitions[place].operation.action
      guard action >= 0 else { continue }
      observer?.progressed(
        action: action, fraction: progress(ofRunning: place), at: clock.time)
    }
  }

  private func reportProgress(of transition: Transition) {
    guard transition.stage == .running, let action = ownAction(transition),
      !transition.operation.isInteractive
    else { return }
    observer?.progressed(action: action, fraction: progress(of: transition), at: clock.time)
  }
}
