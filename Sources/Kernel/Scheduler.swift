/// The simulation's clock and event queue.
///
/// Events are handled in the order of their keys: time, turn, phase, sequence (style of the
/// discrete-event kernels; choice). What is asked for now never runs at once but in a slot of its
/// own: a later phase of this turn, or the next turn of this instant. The keys of handled events
/// only ever grow, so a run has one order that every machine repeats.
///
/// The type is not copyable because it owns raw storage; keep it in a class or a local variable.
public struct Scheduler: ~Copyable, @unchecked Sendable {
  /// The turn of display frames: greater than every turn that can come before the frame.
  public static let displayTurn = 0x8000

  var heap = EventHeap(capacity: 64)
  var slab = EventSlab(capacity: 64)
  var sequence: UInt64 = 0
  /// Cancelled events whose keys are still in the heap, never at its root.
  var tombstones = 0
  /// Events handled in this instant, and in the whole run.
  var handledInInstant = 0
  var handled = 0
  let instantLimit: Int
  let eventLimit: Int
  let pendingLimit: Int
  /// From these counts on a limit is near.
  let instantAlarm: Int
  let eventAlarm: Int
  var hasOverflowed = false
  var recent: [Event] = []

  /// The key of the event being handled.
  var current = EventKey(time: .zero, turn: 0, phase: .input, sequence: 0, slot: 0)

  /// The time of the event being handled; zero before the first.
  public var now: Time { current.time }
  /// The turn of the event being handled, within its instant.
  public var turn: Int { current.turn }
  /// The phase of the event being handled.
  public var phase: Phase { current.phase }

  /// An empty queue at time zero that handles at most so many events in one instant, and in all,
  /// and holds at most so many. Limits below 1 count as 1.
  public init(
    eventsPerInstantLimit: Int = QueueLimits.eventsPerInstant,
    eventLimit: Int = QueueLimits.events, pendingLimit: Int = QueueLimits.pending
  ) {
    instantLimit = max(eventsPerInstantLimit, 1)
    self.eventLimit = max(eventLimit, 1)
    instantAlarm = instantLimit &- SchedulerError.recentLimit
    eventAlarm = self.eventLimit &- SchedulerError.recentLimit
    self.pendingLimit = min(max(pendingLimit, 1), EventKey.slotLimit)
  }

  /// How many events are pending.
  public var count: Int { heap.count &- tombstones }

  /// Puts an event into the queue.
  ///
  /// A time in the past means now, one after `EventKey.latestTime` means that. At the current
  /// instant the event goes into this turn if its phase is still to come, otherwise into the next;
  /// at a later instant into turn 0. Display frames follow all turns of their instant; what a frame
  /// schedules for its own instant follows all frames of it, before time moves on.
  @discardableResult
  public mutating func schedule(
    _ event: Event, at time: Time, in phase: Phase
  ) -> EventHandle {
    let moment = min(time, EventKey.latestTime)
    if moment > now { return insert(event, at: moment, turn: 0, in: phase) }
    let isToCome = handled == 0 || phase > self.phase
    return insert(event, at: now, turn: isToCome ? turn : turn &+ 1, in: phase)
  }

  /// Puts an event into the next turn of this instant, like a block given to the main queue.
  @discardableResult
  public mutating func scheduleNextTurn(_ event: Event, in phase: Phase = .queue) -> EventHandle {
    insert(event, at: now, turn: turn &+ 1, in: phase)
  }

  /// Takes a pending event out of the queue. False if it was handled or cancelled before.
  @discardableResult
  public mutating func cancel(_ handle: EventHandle) -> Bool {
    guard slab.isPending(handle) else { return false }
    slab.retire(slot: handle.slot)
    tombstones &+= 1
    tidy()
    return true
  }

  /// Whether the event is still to come.
  public func isPending(_ handle: EventHandle) -> Bool { slab.isPending(handle) }

  /// The key of the next event, or nil when the queue is empty.
  public func peek() -> EventKey? { heap.count > 0 ? heap.base[0] : nil }

  /// Takes the next event and moves the clock to it; nil when the queue is empty.
  /// Throws when a limit is reached; the event then stays in the queue.
  public mutating func step() throws(SchedulerError) -> Event? {
    guard heap.count > 0 else { return try finish() }
    return try take(heap.base[0])
  }

  /// Takes the next event if it is not after `end`; nil otherwise. The clock stays at the last
  /// event handled. Throws as `step()` does.
  public mutating func step(until end: Time) throws(SchedulerError) -> Event? {
    guard heap.count > 0 else { return try finish() }
    let key = heap.base[0]
    guard key.time <= end else { return try finish() }
    return try take(key)
  }

  /// Handles every event up to and including `end`. Rethrows what the handler throws, and
  /// `SchedulerError` when a limit is reached.
  public mutating func run(
    until end: Time, _ handle: (inout Scheduler, Event) throws -> Void
  ) throws {
    while let event = try step(until: end) { try handle(&self, event) }
  }
}

extension Scheduler {
  @inline(__always)
  private mutating func insert(
    _ event: Event, at time: Time, turn: Int, in phase: Phase
  ) -> EventHandle {
    guard heap.count < pendingLimit else {
      hasOverflowed = true
      return EventHandle(slot: .max, stamp: 0)
    }
    let beforeFrame = phase == .display && turn < Scheduler.displayTurn
    let handle = slab.insert(event)
    heap.insert(
      EventKey(
        time: time, turn: beforeFrame ? Scheduler.displayTurn : turn, phase: phase,
        sequence: sequence, slot: handle.slot))
    sequence &+= 1
    return handle
  }

  @inline(__always)
  private mutating func take(_ key: EventKey) throws(SchedulerError) -> Event {
    if key.time != now { handledInInstant = 0 }
    let isNearLimit =
      handledInInstant >= instantAlarm || handled >= eventAlarm || isNearLastTurn(key.turn)
    if isNearLimit || hasOverflowed { try checkLimits(key) }
    current = key
    handledInInstant &+= 1
    handled &+= 1
    heap.removeFirst()
    let event = slab.remove(slot: key.slot)
    if tombstones > 0 { tidy() }
    if isNearLimit { remember(event) }
    return event
  }

  /// The last few events before a limit are kept for the error's message; the others cost nothing.
  @inline(never)
  private mutating func remember(_ event: Event) {
    if recent.count == SchedulerError.recentLimit { recent.removeFirst() }
    recent.append(event)
  }

  /// The turns before the frames of an instant and those after them have the same limit.
  @inline(__always)
  private func isNearLastTurn(_ turn: Int) -> Bool {
    turn & (Scheduler.displayTurn - 1) >= QueueLimits.turns &- SchedulerError.recentLimit
  }

  @inline(never)
  private func checkLimits(_ key: EventKey) throws(SchedulerError) {
    if handledInInstant >= instantLimit {
      throw .runaway(at: key.time, recent: Array(recent.suffix(handledInInstant)))
    }
    if key.turn & (Scheduler.displayTurn - 1) >= QueueLimits.turns {
      throw .turns(at: key.time, recent: Array(recent.suffix(handledInInstant)))
    }
    if handled >= eventLimit { throw .exhausted(at: key.time, recent: recent) }
    if hasOverflowed { throw .overflow(at: key.time, recent: recent) }
  }

  /// The end of the queue is no success when events had to be dropped.
  private func finish() throws(SchedulerError) -> Event? {
    if hasOverflowed { throw .overflow(at: now, recent: recent) }
    return nil
  }

  /// Removes cancelled keys from the root, so that `peek` never meets one, and all of them when
  /// they outnumber the pending ones, so that they never hold much memory.
  private mutating func tidy() {
    if tombstones > 32, tombstones > heap.count / 2 { sweep() }
    while heap.count > 0, !slab.isPending(slot: heap.base[0].slot) {
      slab.free(slot: heap.base[0].slot)
      heap.removeFirst()
      tombstones &-= 1
    }
  }

  /// Removes all cancelled keys at once.
  private mutating func sweep() {
    var dead: [UInt32] = []
    dead.reserveCapacity(tombstones)
    for index in 0..<heap.count where !slab.isPending(slot: heap.base[index].slot) {
      dead.append(heap.base[index].slot)
    }
    for slot in dead { slab.free(slot: slot) }
    let base = slab.base
    heap.filter { base[Int($0.slot)].stamp & 1 == 1 }
    tombstones = 0
  }
}
