import NavSimKernel
import NavSimProgram

/// What drives a run: what is to come and when, the scenario's zero, and what the run may still do.
final class Clock {
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var scheduler: Scheduler
  /// What the run has done, and what it may do.
  private(set) var meter: Meter
  /// The frames of the display that the window lies on, from the scenario's zero.
  private let frames: FrameGrid
  /// The scheduler's time of the scenario's zero.
  private(set) var origin: Time = .zero
  /// Whether the run has come to zero, from where on it is watched.
  private(set) var isRecording = false
  /// A number that grows with everything that may change what code set: each event but frames and
  /// the finger's samples, and each statement.
  private(set) var stamp: UInt64 = 0
  /// The stamp when a frame was last shown.
  private var readStamp = UInt64.max
  private(set) var isFrameScheduled = false
  private(set) var isCommitScheduled = false
  private var isReleaseScheduled = false

  init(_ budget: Budget, framesPerSecond: Int) {
    scheduler = Scheduler(
      eventsPerInstantLimit: budget.instantSteps, eventLimit: budget.steps,
      pendingLimit: RunLimits.waitingBlocks)
    meter = Meter(budget)
    frames = FrameGrid(framesPerSecond: framesPerSecond)
  }

  /// The moment of the event that is handled.
  var now: Time { scheduler.now }
  /// The same from the scenario's zero.
  var time: Time { now - origin }
  /// The instant of the first frame after now.
  var nextFrame: Time { origin + frames.time(of: frames.frame(after: time)) }
  /// The instant after the frame that shows what is now.
  var afterNextFrame: Time { origin + frames.time(of: frames.frame(atOrAfter: time) + 1) }

  // MARK: - What comes

  func schedule(_ kind: EventKind, _ a: Int = 0, at time: Time, in phase: Phase) {
    scheduler.schedule(Event(kind: kind.rawValue, a: Int32(a), b: 0), at: time, in: phase)
  }

  func scheduleNextTurn(_ kind: EventKind, _ a: Int = 0, in phase: Phase = .queue) {
    scheduler.scheduleNextTurn(Event(kind: kind.rawValue, a: Int32(a), b: 0), in: phase)
  }

  /// A block comes in the next turn of the main queue, or just behind the frame that lies on this
  /// instant.
  func scheduleBlock(_ id: Int, behindFrame: Bool) {
    guard behindFrame, isRecording, frames.time(of: frames.frame(atOrAfter: time)) == time else {
      return scheduleNextTurn(.block, id)
    }
    schedule(.block, id, at: now + Time(microseconds: 1), in: .queue)
  }

  /// An action begins at a moment, or where that has passed as soon as it can.
  func scheduleAction(_ index: Int, at moment: Time) {
    if moment <= now && scheduler.phase != .input {
      scheduleNextTurn(.action, index, in: .input)
    } else {
      schedule(.action, index, at: max(moment, now), in: .input)
    }
  }

  /// Something on screen may have changed: a frame shows it.
  func needsFrame() {
    guard isRecording, !isFrameScheduled else { return }
    isFrameScheduled = true
    let next = origin + frames.time(of: frames.frame(atOrAfter: time))
    let hasShown = scheduler.phase == .display && next == now
    schedule(.display, at: hasShown ? nextFrame : next, in: .display)
  }

  func requestCommit() {
    if isCommitScheduled { return }
    isCommitScheduled = true
    schedule(.commit, at: now, in: .commit)
  }

  func requestRelease() {
    if isReleaseScheduled { return }
    isReleaseScheduled = true
    schedule(.release, at: now, in: .release)
  }

  /// The next event up to a moment.
  func step(until end: Time) throws -> Event? { try scheduler.step(until: end) }

  // MARK: - What happens

  /// An event is taken: what asks for its kind again asks for another one.
  func begin(_ kind: EventKind) {
    if kind == .display { isFrameScheduled = false }
    if kind == .release { isReleaseScheduled = false }
    if kind != .display && kind != .gestureSample { codeRuns() }
    meter.enter(now)
  }

  /// The commit that was asked for begins.
  func commitBegins() { isCommitScheduled = false }

  /// What code set may change now.
  func codeRuns() { stamp &+= 1 }

  /// Whether what code set may have changed since this was asked last.
  func hasCodeRun() -> Bool {
    defer { readStamp = stamp }
    return stamp != readStamp
  }

  /// Puts the scenario's zero at the next whole second.
  func setZero() {
    let second = Time.ticksPerSecond
    origin = Time(ticks: (now.ticks / second + 1) * second)
  }

  /// The scenario begins.
  func startRecording() { isRecording = true }

  /// Takes steps of the run.
  func spend(_ count: Int) { meter.add(count) }

  /// Takes the steps of the run's start.
  func spendStart(_ count: Int) { meter.start(count) }
}
