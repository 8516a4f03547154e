import NavSimKernel
import NavSimTestSupport
import Testing

@Suite struct SchedulerRunTests {
  private struct Stop: Error {}

  private func event(_ kind: Int) -> Event { Event(kind: Int32(kind), a: 0, b: 0) }

  @Test func runStopsAfterTheEventsAtItsEnd() throws {
    let scheduler = Queue()
    for kind in 1...5 { scheduler.schedule(event(kind), at: Time(ticks: Int64(kind)), in: .input) }
    var log: [Int32] = []
    try scheduler.run(until: Time(ticks: 3)) { scheduler, event in
      log.append(event.kind)
      if event.kind == 3 { scheduler.scheduleNextTurn(Event(kind: 30, a: 0, b: 0)) }
    }
    #expect(log == [1, 2, 3, 30])
    #expect(scheduler.count == 2)
    #expect(scheduler.now == Time(ticks: 3))
    try scheduler.run(until: .distantFuture) { _, event in log.append(event.kind) }
    #expect(log == [1, 2, 3, 30, 4, 5])
  }

  @Test func stepUntilLeavesWhatIsLater() throws {
    let scheduler = Queue()
    #expect(try scheduler.step(until: .distantFuture) == nil)
    scheduler.schedule(event(1), at: Time(ticks: 10), in: .input)
    #expect(try scheduler.step(until: Time(ticks: 9)) == nil)
    #expect(scheduler.count == 1)
    #expect(scheduler.now == .zero)
    #expect(try scheduler.step(until: Time(ticks: 10)) == event(1))
    #expect(try scheduler.step() == nil)
  }

  @Test func whatTheHandlerThrowsEndsTheRun() throws {
    let scheduler = Queue()
    for kind in 1...3 { scheduler.schedule(event(kind), at: .zero, in: .input) }
    #expect(throws: Stop.self) {
      try scheduler.run(until: .zero) { _, event in if event.kind == 2 { throw Stop() } }
    }
    #expect(scheduler.count == 1)
  }

  @Test func aLoopWithinOneInstantIsNamed() throws {
    let scheduler = Queue(eventsPerInstantLimit: 100)
    let start = Time(milliseconds: 3)
    scheduler.schedule(event(1), at: .zero, in: .input)
    scheduler.schedule(event(7), at: start, in: .input)
    var handled = 0
    let loop = (0..<16).map { event($0 % 2 == 0 ? 7 : 8) }
    #expect(throws: SchedulerError.runaway(at: start, recent: loop)) {
      try scheduler.run(until: .distantFuture) { scheduler, event in
        handled += 1
        if event.kind != 1 { scheduler.scheduleNextTurn(Event(kind: 15 - event.kind, a: 0, b: 0)) }
      }
    }
    #expect(handled == 101)
    #expect(throws: SchedulerError.self) { try scheduler.step() }
    #expect(scheduler.count == 1, "the event that was one too many stays")
  }

  @Test func recentEventsAreThoseOfTheRunawayInstant() throws {
    let scheduler = Queue(eventsPerInstantLimit: 2)
    for kind in 1...2 { scheduler.schedule(event(kind), at: .zero, in: .input) }
    for kind in 3...5 { scheduler.schedule(event(kind), at: Time(ticks: 1), in: .input) }
    for _ in 1...4 { _ = try scheduler.step() }
    #expect(throws: SchedulerError.runaway(at: Time(ticks: 1), recent: [event(3), event(4)])) {
      try scheduler.step()
    }
  }

  @Test(.enabled(if: Whole.isAsked)) func theLimitsAreWhatTheirNamesSay() throws {
    let scheduler = Queue(eventsPerInstantLimit: .max, eventLimit: .max)
    for kind in 0..<QueueLimits.pending { scheduler.schedule(event(kind), at: .zero, in: .input) }
    for _ in 0..<QueueLimits.pending { _ = try scheduler.step() }
    #expect(try scheduler.step() == nil)
    for kind in 0...QueueLimits.pending { scheduler.schedule(event(kind), at: .zero, in: .input) }
    #expect(throws: SchedulerError.self) {
      for _ in 0...QueueLimits.pending { _ = try scheduler.step() }
    }
  }

  /// The last turn but one is handled, before the frames of an instant and after them.
  @Test(arguments: [Phase.input, .display])
  func turnsHaveALimit(first: Phase) throws {
    let scheduler = Queue(eventsPerInstantLimit: .max)
    scheduler.schedule(event(1), at: .zero, in: first)
    var turns: [Int] = []
    let error = #expect(throws: SchedulerError.self) {
      try scheduler.run(until: .zero) { scheduler, event in
        turns.append(scheduler.turn)
        scheduler.scheduleNextTurn(event)
      }
    }
    let start = first == .display ? Scheduler.displayTurn : 0
    #expect(turns == (0..<QueueLimits.turns).map { $0 + start })
    let recent = [Event](repeating: event(1), count: SchedulerError.recentLimit)
    #expect(error == .turns(at: .zero, recent: recent))
  }

  @Test func theLastTurnStillKeepsFramesLast() throws {
    let scheduler = Queue(eventsPerInstantLimit: .max)
    scheduler.schedule(event(1), at: .zero, in: .input)
    scheduler.schedule(event(2), at: .zero, in: .display)
    for _ in 1..<QueueLimits.turns {
      let next = try #require(try scheduler.step())
      #expect(next.kind == 1)
      scheduler.scheduleNextTurn(next)
    }
    #expect(scheduler.turn < Scheduler.displayTurn - 1)
  }

  @Test func aRunThatGoesOnForEverIsExhausted() throws {
    let scheduler = Queue(eventLimit: 50)
    scheduler.schedule(event(1), at: .zero, in: .input)
    let recent = [Event](repeating: event(1), count: 16)
    #expect(throws: SchedulerError.exhausted(at: Time(ticks: 50), recent: recent)) {
      try scheduler.run(until: .distantFuture) { scheduler, event in
        scheduler.schedule(event, at: scheduler.now + Time(ticks: 1), in: .input)
      }
    }
  }

  @Test func moreEventsThanMayWaitAreNotStored() throws {
    let scheduler = Queue(pendingLimit: 3)
    var handles: [EventHandle] = []
    for kind in 1...5 { handles.append(scheduler.schedule(event(kind), at: .zero, in: .input)) }
    #expect(scheduler.count == 3)
    #expect(handles.map { scheduler.isPending($0) } == [true, true, true, false, false])
    #expect(!scheduler.cancel(handles[4]))
    #expect(throws: SchedulerError.overflow(at: .zero, recent: [])) { try scheduler.step() }
    for handle in handles { scheduler.cancel(handle) }
    #expect(throws: SchedulerError.self, "events were lost") { try scheduler.step() }
  }
}
