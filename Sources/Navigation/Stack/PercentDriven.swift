import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Transitions that a percent-driven controller drives: what its calls do.
///
/// It drives the layer time of what code has set up in animateTransition, and everything else on the
/// transition's timeline with it: the bar's items, alongside animations (documented:
/// UIPercentDrivenInteractiveTransition). Before the transition has started and after it has let go it
/// drives nothing.
extension Navigator {
  func drive(_ call: DriverCall, _ context: Context) throws {
    switch call {
    case .answer(let speed, let curve):
      here.answer(
        driver: PercentDriver(
          speed: speed ?? profile.completionSpeed,
          curve: curve.map(Navigator.curve(named:)) ?? profile.completionCurve))
    case .update(let percent):
      guard let found = driven, found.drives else { return noteNothingDriven("update") }
      try found.at.update(found.id, to: percent)
    case .finish, .cancel:
      guard let found = driven, found.drives else {
        return noteNothingDriven(call == .finish ? "finish" : "cancel")
      }
      try found.at.letGo(found.id, cancelled: call == .cancel)
    case .pause:
      guard try takeOver() else { return noteNothingDriven("pause") }
    }
  }

  func noteNothingDriven(_ call: String) {
    record(.log, ["ignored: \(call), the driver of code's own: nothing drives a transition"])
  }

  /// The transition that is driven, whose controller, and whether the driver still has it.
  var driven: (at: Navigator, id: Int, drives: Bool)? {
    func found(_ transition: Transition?, _ navigator: Navigator) -> (Navigator, Int, Bool)? {
      guard let transition, transition.stage == .running, let driver = transition.driver else {
        return nil
      }
      return (navigator, transition.id, driver.drives)
    }
    if let modal = found(modalTransition, self) { return modal }
    for number in [controller] + controllers.indices {
      if let own = found(at(number).here.transitions.last, at(number)) { return own }
    }
    return nil
  }

  /// update(_:): below 0 and above 1 it is cut off.
  func update(_ id: Int, to percent: Double) throws {
    let bounded = min(max(percent, 0), 1)
    clock.codeRuns()
    change(id) { $0.percent = bounded }
    try uikit(.gesture) {
      try runStrategies(.hook(.update, .pre), navigationContext(animated: true))
      if let timeline = transition(id)?.timeline { scene.drive(timeline, .finger(bounded)) }
      try runStrategies(.hook(.update, .main), navigationContext(animated: true))
    }
    if let transition = transition(id), let action = ownAction(transition) {
      reportProgress(of: action, bounded)
    }
    clock.needsFrame()
  }

  /// finish() and cancel(): the coordinator's blocks hear of it, and the rest of the way runs by
  /// itself.
  func letGo(_ id: Int, cancelled: Bool) throws {
    let rules = profile.animators
    change(id) {
      $0.letGo(
        cancelled: cancelled, barCancels: rules.barCancelsAtOnce, at: clock.now, pace: scene.speed)
    }
    try tellInteractionChange(id)
    guard let transition = transition(id), let timeline = transition.timeline,
      let driver = transition.driver, let rest = driver.rest
    else { return }
    scene.drive(
      timeline,
      .settle(
        from: rest.from, to: rest.to, begin: rest.begin, duration: rest.length, driver.curve))
    // Nothing is left to animate, so that no animation ends (`AnimatorRules.endOfNothingIsTold`).
    if rest.length == .zero, !rules.endOfNothingIsTold { return }
    clock.schedule(.driverEnd, id, at: rest.end, in: .completion)
    clock.needsFrame()
  }

  /// pause(): a transition that runs on or back by itself is driven again, where the system can
  /// (`AnimatorRules.hasPause`). Returns whether it is.
  func takeOver() throws -> Bool {
    guard profile.animators.hasPause, let found = driven, !found.drives,
      found.at.transition(found.id)?.driver?.isOver == false,
      found.at.transition(found.id)?.isCompleted == false
    else { return false }
    found.at.change(found.id) { $0.takeOver(at: clock.now) }
    if let now = found.at.transition(found.id), let timeline = now.timeline {
      scene.drive(timeline, .finger(now.percent))
    }
    try found.at.tellInteractionChange(found.id)
    clock.needsFrame()
    return true
  }

  /// The blocks that wait for a change of interactivity: from iOS 10 at each one
  /// (`IOSProfile.interactionHook`).
  private func tellInteractionChange(_ id: Int) throws {
    guard let transition = transition(id) else { return }
    let isOld = profile.interactionHook == .interactionEnds
    let blocks = transition.blocks[.interactionChange]
    if isOld { change(id) { _ = $0.blocks.take(.interactionChange) } }
    try runBlocks(
      blocks, as: isOld ? .interactionEnds : .interactionChange, of: transition)
  }

  /// What the driver has let go is at its end: code's animation is over.
  func endDriven(_ id: Int) throws {
    guard let rest = transition(id)?.driver?.rest, clock.now >= rest.end,
      transition(id)?.driver?.isOver == false
    else { return }
    var waiting: [Block] = []
    change(id) { waiting = $0.takeWaiting() }
    for block in waiting { try at(block.context.controller).runBlock(block) }
  }

  /// The part of a driven transition that an animation of code's own takes: it is set up in
  /// animateTransition, and driven with it, evenly (documented: the way is linear while it is
  /// interactive). nil for other animations.
  func drivenPart(of span: Time, _ context: Context) -> (timeline: Int, part: AnimationShape)? {
    guard let transition = transition(context.transition), transition.isSettingUp,
      transition.driver != nil, let timeline = transition.timeline,
      let whole = transition.animator
    else { return nil }
    // Of an animator that names no time the span takes the whole way.
    let end = min(span.seconds / whole.seconds, 1)
    return (timeline, AnimationShape(from: 0, to: end, ease: .linear))
  }

  /// A block that waits for the end of code's own animation; false where none runs.
  func waitForAnimation(_ block: Block) throws -> Bool {
    guard let transition = transition(block.context.transition), transition.stage == .running,
      let duration = transition.animator
    else { return false }
    if transition.driver != nil {
      try checkWaiting(transition.afterAnimation.count)
      change(transition.id) { $0.wait(block) }
    } else {
      enqueue(block, after: max(transition.begin + lasting(duration) - clock.now, .zero))
    }
    return true
  }
}
