import NavSimKernel

/// The hold model, the usual measure of an event queue (Jones, "An empirical comparison of
/// priority-queue and event-set implementations", 1986): so many events are pending, and each one
/// handled schedules another after a random delay.
enum HoldModel {
  static let eventsPerRound = 1_000_000

  /// The kernel beside a bare heap in the style of C. The floor is "at most twice the time".
  static func measure(pending: Int, rounds: Int) -> Measurement {
    let delays = delays(seed: 1986)
    return Measurement.paired(
      "kernel, \(pending) pending", unit: "events/s", floor: 0.5, rounds: rounds,
      subject: { kernel(pending: pending, delays: delays) },
      reference: { referenceHeap(pending: pending, delays: delays) })
  }

  /// Delays of up to a second, drawn beforehand so that drawing them is not measured.
  private static func delays(seed: UInt64) -> [Time] {
    var generator = Generator(seed: seed)
    return (0..<4096).map { _ in Time(ticks: Int64(1 + generator.below(3_000_000))) }
  }

  private static func kernel(pending: Int, delays: [Time]) -> Int {
    var scheduler = Scheduler(eventLimit: .max)
    for index in 0..<pending {
      scheduler.schedule(
        Event(kind: 1, a: Int32(index), b: 0), at: delays[index & 4095], in: .input)
    }
    var handled = 0
    while handled < eventsPerRound, let event = try? scheduler.step() {
      let delay = delays[(handled &+ Int(event.a)) & 4095]
      scheduler.schedule(event, at: scheduler.now + delay, in: .input)
      handled &+= 1
    }
    return handled
  }

  private static func referenceHeap(pending: Int, delays: [Time]) -> Int {
    var heap = ReferenceHeap(capacity: pending + 1)
    for index in 0..<pending {
      heap.schedule(Event(kind: 1, a: Int32(index), b: 0), at: delays[index & 4095].ticks)
    }
    var handled = 0
    while handled < eventsPerRound {
      let event = heap.step()
      let delay = delays[(handled &+ Int(event.a)) & 4095]
      heap.schedule(event, at: heap.now &+ delay.ticks)
      handled &+= 1
    }
    return handled
  }
}
