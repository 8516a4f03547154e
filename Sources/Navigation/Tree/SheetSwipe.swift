import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A finger pulls a sheet down.
///
/// The page that leaves hears viewWillDisappear as the finger begins, before anybody knows how it
/// will end; what presents it hears nothing (observed: velog.io/@rudin_, iOS 17). The delegate of the
/// presentation hears of fingers alone (documented: UIAdaptivePresentationControllerDelegate).
extension Navigator {
  func swipeDown(_ path: GesturePath) throws {
    guard let place = presentedInFront, presentations.shown[place].style.isSheet else {
      return ignoreSheetSwipe("there is no sheet on top")
    }
    let top = presentations.shown[place]
    guard !controllers.isFingerDown else { return ignoreSheetSwipe("a finger is down already") }
    guard presentations.move == nil else { return ignoreSheetSwipe("a presentation runs") }
    presentations.touch(path, at: clock.now, for: actions.current)
    actions.hold(actions.current)
    let name = name(of: top.node)
    record(.shouldDismiss, [name])
    record(.willDismiss, [name])
    dismiss(from: place, animated: true, isInteractive: true, isByHand: true)
    if let id = modalTransition?.id { try startPresentation(id) }
    reportProgress(of: presentations.finger.action, 0)
    clock.schedule(.sheetRelease, at: presentations.finger.end, in: .input)
    scheduleSheetSample()
    clock.needsFrame()
  }

  /// Whether a touch beside what lies on top dismisses it: a card, where the system has it so, and a
  /// popover (documented: UIPopoverPresentationController).
  var isDismissedByTouch: Bool {
    guard let style = presentedInFront.map({ presentations.shown[$0].style }) else { return false }
    return style == .popover || style.isSheet && profile.presentations.outsideTapDismisses
  }

  /// A touch beside a card: an attempt to dismiss it, of which its delegate hears (documented:
  /// presentationControllerDidAttemptToDismiss(_:); `PresentationRules.outsideTapDismisses`).
  func dismissByTouch() {
    guard let place = presentedInFront, presentations.move == nil else { return }
    let name = name(of: presentations.shown[place].node)
    record(.shouldDismiss, [name])
    record(.willDismiss, [name])
    dismiss(from: place, animated: true, isInteractive: false, isByHand: true)
  }

  private func ignoreSheetSwipe(_ reason: String) {
    actions.end(actions.current, as: .ignored)
    record(.log, ["ignored: the swipe did not begin: \(reason)"])
  }

  private func scheduleSheetSample() {
    let next = clock.nextFrame
    if next < presentations.finger.end { clock.schedule(.sheetSample, at: next, in: .input) }
  }

  func sampleSheet() throws {
    guard presentations.finger.isDown else { return }
    followSheet()
    scheduleSheetSample()
  }

  /// The sheet goes with the finger, 0 and 1 are its ends (peer: flutter/flutter).
  private func followSheet() {
    let fraction = min(max(presentations.finger.fraction(at: clock.now), 0), 1)
    presentations.drive(fraction)
    if let timeline = modalTransition?.timeline {
      uikit(.gesture) { scene.drive(timeline, .finger(fraction)) }
    }
    reportProgress(of: presentations.finger.action, fraction)
    clock.needsFrame()
  }

  /// The finger leaves: the rest of the way runs by itself. A sheet that stays hears viewWillAppear
  /// as it springs back (observed: velog.io/@rudin_).
  func releaseSheet() throws {
    guard let path = presentations.finger.path else { return }
    followSheet()
    try letGoOfSheet(isCancelled: isSheetKept(path))
  }

  /// A system event ends the touch: the sheet stays.
  func cancelSheet() throws {
    if presentations.finger.isDown { try letGoOfSheet(isCancelled: true) }
  }

  private func letGoOfSheet(isCancelled: Bool) throws {
    let action = presentations.finger.action
    presentations.release()
    if action >= 0 {
      observer?.released(action: action, cancelled: isCancelled, at: clock.time)
      actionReleased(action, cancelled: isCancelled)
    }
    presentations.decide(isCancelled ? .cancelled : .finished)
    if let transition = modalTransition, let timeline = transition.timeline {
      try settleSheet(transition, timeline, isCancelled: isCancelled)
    }
    if action >= 0 { actionLosesPending(action) }
  }

  private func settleSheet(
    _ transition: Transition, _ timeline: Int, isCancelled: Bool
  ) throws {
    if isCancelled {
      for kept in presentations.move?.leaving ?? [] {
        try tellBegin(kept.node, appearing: true, animated: true, transition)
        try tellIsAppearing(kept.node, animated: true, transition)
      }
      updateStatusBar()
    }
    let isOld = profile.interactionHook == .interactionEnds
    try runBlocks(
      presentations.take(.interactionChange), as: isOld ? .interactionEnds : .interactionChange,
      of: transition)
    let length = Time(roundingSeconds: profile.presentations.releaseDuration)
    scene.drive(
      timeline,
      .settle(
        from: transition.percent, to: isCancelled ? 0 : 1, begin: clock.now, duration: length,
        profile.completionCurve))
    clock.schedule(
      .presentationEnd, transition.id, at: clock.now + lasting(length), in: .completion)
  }

  /// By word, or by the profile's rule: speed first, else the distance.
  private func isSheetKept(_ path: GesturePath) -> Bool {
    switch path.release {
    case .finish: return false
    case .cancel: return true
    case .velocity(let velocity):
      let rules = profile.presentations
      let height = presentations.move?.leaving.first?.frame.height ?? screen.device.height
      let heights = velocity / height
      if heights >= rules.dismissVelocity { return false }
      if heights <= -rules.dismissVelocity { return true }
      return (modalTransition?.percent ?? 0) < rules.dismissDistance
    }
  }
}
