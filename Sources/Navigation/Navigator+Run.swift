import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

extension Navigator {
  /// Brings the scenario's stack to rest before time zero: the root as if it had been shown, the
  /// others as if they had been pushed one after the other, or all at once without animation.
  /// - Throws: `SimulationError` when code runs away or recurses.
  func prepare() throws(SimulationError) {
    try guarded {
      try spendStart()
      try setUp()
      if let root = program.rootPage {
        try showRootPage(root)
        try drain()
        try comeToZero()
        return
      }
      if program.navigation.isBarAlone {
        try prepareAlone()
        try comeToZero()
        return
      }
      let pages = program.stack
      let first = program.stackBySet ? pages : Array(pages.prefix(1))
      if let root = first.first, first.count == 1, profile.rootIsPushed {
        try push(root, animated: false)
      } else {
        try setStack(first, animated: false)
      }
      try showNavigation()
      try drain()
      for page in pages.dropFirst(first.count) {
        try push(page, animated: true)
        try drain()
      }
      try comeToZero()
    }
  }

  /// Puts time zero at the next whole second, and runs what is still to come before it: releases,
  /// and timers that timers started. What those begin has to come to rest too.
  private func comeToZero() throws {
    for _ in 0..<RunLimits.restAttempts {
      clock.setZero()
      while let event = try clock.step(until: clock.origin - Time(ticks: 1)) { try handle(event) }
      if isQuiet { return }
      try drain()
    }
    throw SimulationError.disturbed(
      times: RunLimits.restAttempts, loop: loopNames([whatStillMoves]))
  }

  /// Runs the scenario's actions until everything is at rest, or to the horizon. The observer is
  /// told what happens; it is not kept.
  /// - Returns: the moment of the end, from time zero.
  /// - Throws: `SimulationError` when code runs away or recurses.
  func run(_ observer: SimulationObserver) throws(SimulationError) -> Time {
    clock.startRecording()
    scene.advance(to: clock.origin)
    observer.frame(at: Time(ticks: -1))
    for number in controllers.indices { at(number).keepStrip() }
    for note in code.notesBeforeZero {
      observer.event(note.name, note.words, cause: note.cause, at: .zero)
    }
    if let exception = code.exception {
      observer.event(.exception, [exception], cause: code.exceptionCause, at: .zero)
      return .zero
    }
    try guarded {
      scheduleFirstActions()
      while let event = try clock.step(until: clock.origin + horizonEnd) {
        try handle(event)
        if isSettled { break }
      }
      reportActionsThatNeverCame()
    }
    return clock.time
  }

  /// Where the run stops at the latest: the horizon after the last action that has started.
  private var horizonEnd: Time { actions.lastTime + patience }

  /// Runs events until only what need not settle is left, for the horizon's length at most.
  private func drain() throws {
    let end = clock.now + patience
    while !isQuiet, let event = try clock.step(until: end) { try handle(event) }
    if isQuiet { return }
    throw SimulationError.restless(
      milliseconds: patience.milliseconds(from: .zero), loop: loopNames([whatStillMoves]),
      hint: driverHint)
  }

  /// What to write where a driver holds a push of the stack at the start: no finger comes then.
  private var driverHint: String {
    guard let held = here.transitions.last, held.driver?.drives == true else { return "" }
    return "; the driver of \(transitionName(held)) waits for a finger: "
      + "'on interactionControllerFor if interactive driver' lets it come by itself, "
      + "'stack … by=set' without a transition"
  }

  /// Turns what a run can throw into its own error; an exception of UIKit's ends the run.
  private func guarded(_ body: () throws -> Void) throws(SimulationError) {
    do {
      try body()
    } catch is RaisedException {
    } catch let error as SimulationError {
      throw error
    } catch let error as SchedulerError {
      throw self.error(for: error)
    } catch {
      throw SimulationError.broken("\(error)")
    }
  }

  private func error(for error: SchedulerError) -> SimulationError {
    func names(_ recent: [Event]) -> [String] {
      var names: [String] = []
      for event in recent.suffix(12) {
        let name = EventKind(rawValue: event.kind).map { describe($0, Int(event.a)) } ?? "?"
        if !names.contains(name) { names.append(name) }
      }
      return names
    }
    func at(_ time: Time) -> Int64 { time.milliseconds(from: clock.origin) }
    switch error {
    case .runaway(let time, let recent):
      return .instantSteps(
        limit: clock.meter.budget.instantSteps, loop: loopNames(names(recent)),
        atMilliseconds: at(time))
    case .turns(let time, let recent):
      return .turns(
        limit: QueueLimits.turns, loop: loopNames(names(recent)), atMilliseconds: at(time))
    case .exhausted(let time, let recent):
      return .steps(
        limit: clock.meter.budget.steps, loop: loopNames(names(recent)), atMilliseconds: at(time))
    case .overflow(let time, let recent):
      return .waiting(
        limit: RunLimits.waitingBlocks, loop: loopNames(names(recent)), atMilliseconds: at(time))
    }
  }

  /// The lines of code that ran last, else the kinds of events.
  func loopNames(_ fallback: [String]) -> [String] {
    var names: [String] = []
    for cause in code.trail.suffix(16) {
      let name = causeText(cause)
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? fallback : Array(names.suffix(6))
  }

  private func describe(_ kind: EventKind, _ a: Int) -> String {
    if kind == .action, program.actions.indices.contains(a) {
      return "action \(program.actions[a].label)"
    }
    return "\(kind)"
  }

  /// Nothing moves and nothing waits, deferred blocks of the first level included.
  var isQuiet: Bool {
    controllers.areQuiet && !scene.isMoving && !clock.isCommitScheduled
      && code.blocks.awaited == 0 && pages.scrolls.isEmpty && screen.turn.waiting == nil
  }

  private var isSettled: Bool {
    isQuiet && !clock.isFrameScheduled && actions.open == 0
  }
}
