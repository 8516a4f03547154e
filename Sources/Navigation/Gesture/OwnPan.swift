import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// A finger on a pan recogniser of code's own.
final class OwnPan {
  private(set) var finger = GestureState()
  /// How it comes down again after it has left.
  private(set) var grabs: [GesturePath.Grab] = []
  /// Whether a note has said that it drives nothing.
  private(set) var hasNoted = false
  /// Who brought the finger down.
  private(set) var cause: Int32 = -1

  /// Whether the finger is down, or will be again.
  var isOpen: Bool { finger.isDown || !grabs.isEmpty }

  /// The finger comes down.
  func touch(_ path: GesturePath, at begin: Time, for action: Int, by cause: Int32) {
    hasNoted = false
    self.cause = cause
    grabs = path.grabs
    follow(path, from: 0, at: begin, for: action)
  }

  /// It comes down again, where the transition is.
  func grab(from fraction: Double, at begin: Time) {
    let grab = grabs.removeFirst()
    follow(
      GesturePath(steps: grab.steps, release: grab.release), from: fraction, at: begin,
      for: finger.action)
  }

  private func follow(
    _ path: GesturePath, from fraction: Double, at begin: Time, for action: Int
  ) {
    finger.path = path
    finger.begin = begin
    finger.spans = GestureState.spans(of: path, from: begin, at: fraction)
    finger.action = action
  }

  /// It leaves.
  func lift() { finger.path = nil }

  /// It does not come down again.
  func stop() { grabs = [] }

  /// A note has said that it drives nothing. Returns whether none had.
  func note() -> Bool {
    defer { hasNoted = true }
    return !hasNoted
  }
}

/// A pan recogniser of code's own, on the view of the controller: as it begins its code makes a call,
/// with each sample it says how far the transition is, and as the finger leaves it decides. It begins
/// while another transition runs too (choice: that view takes touches then, as for the pop gesture).
extension Navigator {
  func pan(_ path: GesturePath, _ call: Statement, _ context: Context) throws {
    guard !controllers.isFingerDown, !controllers.pan.isOpen else {
      return ignoreTap("a finger is down already")
    }
    if isPresentationInTheWay {
      _ = try mayTouch()
      return
    }
    let action = actions.current
    controllers.pan.touch(path, at: clock.now, for: action, by: scene.currentCause)
    actions.hold(action)
    try perform(call, context)
    reportProgress(of: action, 0)
    clock.schedule(.panRelease, at: controllers.pan.finger.end, in: .input)
    schedulePanSample()
    clock.needsFrame()
  }

  private func schedulePanSample() {
    let next = clock.nextFrame
    if next < controllers.pan.finger.end { clock.schedule(.panSample, at: next, in: .input) }
  }

  func samplePan() throws {
    guard controllers.pan.finger.isDown else { return }
    try followPan()
    schedulePanSample()
  }

  private func followPan() throws {
    guard let found = driven, found.drives else {
      if controllers.pan.note() { noteUndriven("update") }
      return
    }
    try found.at.update(found.id, to: controllers.pan.finger.fraction(at: clock.now))
  }

  /// The finger leaves: code says whether the transition is carried through, by word or by the rule of
  /// the system's own pop (choice).
  func releasePan() throws {
    guard let path = controllers.pan.finger.path else { return }
    try followPan()
    try letGoOfPan(
      isCancelled: path.isCancelled(
        at: controllers.pan.finger.fraction(at: clock.now), width: screen.device.width, profile))
  }

  /// A system event ends the touch: code takes back what it drives (choice).
  func cancelPan() throws {
    controllers.pan.stop()
    if controllers.pan.finger.isDown { try letGoOfPan(isCancelled: true) }
  }

  /// What the finger asks of the driver comes to nothing.
  private func noteUndriven(_ call: String) {
    under(controllers.pan.cause) { noteNothingDriven(call) }
  }

  private func letGoOfPan(isCancelled: Bool) throws {
    let action = controllers.pan.finger.action
    controllers.pan.lift()
    if action >= 0 {
      observer?.released(action: action, cancelled: isCancelled, at: clock.time)
      actionReleased(action, cancelled: isCancelled)
    }
    if let found = driven, found.drives {
      try found.at.letGo(found.id, cancelled: isCancelled)
    } else {
      noteUndriven(isCancelled ? "cancel" : "finish")
    }
    if let grab = controllers.pan.grabs.first {
      clock.schedule(.panGrab, at: clock.now + grab.delay, in: .input)
    } else if action >= 0 {
      actionLosesPending(action)
    }
  }

  /// The finger comes down again on what runs on or back by itself.
  func grabPan() throws {
    guard !controllers.pan.grabs.isEmpty else { return }
    let action = controllers.pan.finger.action
    guard try takeOver(), let found = driven else {
      noteUndriven("pause")
      controllers.pan.stop()
      if action >= 0 { actionLosesPending(action) }
      return
    }
    controllers.pan.grab(
      from: found.at.transition(found.id)?.percent ?? 0, at: clock.now)
    clock.schedule(.panRelease, at: controllers.pan.finger.end, in: .input)
    schedulePanSample()
    clock.needsFrame()
  }
}
