import NavSimKernel
import Testing

/// A scheduler in a class, as a simulation holds one, which checks the invariants after every
/// call that changes it (large queues now and then).
final class Queue {
  private var scheduler: Scheduler
  private var changes = 0

  init(
    eventsPerInstantLimit: Int = QueueLimits.eventsPerInstant,
    eventLimit: Int = QueueLimits.events, pendingLimit: Int = QueueLimits.pending
  ) {
    scheduler = Scheduler(
      eventsPerInstantLimit: eventsPerInstantLimit, eventLimit: eventLimit,
      pendingLimit: pendingLimit)
  }

  var now: Time { scheduler.now }
  var turn: Int { scheduler.turn }
  var phase: Phase { scheduler.phase }
  var count: Int { scheduler.count }

  func peek() -> EventKey? { scheduler.peek() }

  func isPending(_ handle: EventHandle) -> Bool { scheduler.isPending(handle) }

  @discardableResult
  func schedule(_ event: Event, at time: Time, in phase: Phase) -> EventHandle {
    defer { check() }
    return scheduler.schedule(event, at: time, in: phase)
  }

  @discardableResult
  func scheduleNextTurn(_ event: Event, in phase: Phase = .queue) -> EventHandle {
    defer { check() }
    return scheduler.scheduleNextTurn(event, in: phase)
  }

  @discardableResult
  func cancel(_ handle: EventHandle) -> Bool {
    defer { check() }
    return scheduler.cancel(handle)
  }

  func step() throws(SchedulerError) -> Event? {
    defer { check() }
    return try scheduler.step()
  }

  func step(until end: Time) throws(SchedulerError) -> Event? {
    defer { check() }
    return try scheduler.step(until: end)
  }

  func run(until end: Time, _ handle: (inout Scheduler, Event) throws -> Void) throws {
    defer { check() }
    try scheduler.run(until: end, handle)
  }

  private func check() {
    changes += 1
    guard scheduler.count < 100 || changes % 997 == 0 else { return }
    if let broken = scheduler.brokenInvariant() { Issue.record("\(broken)") }
  }
}
