import NavSimKernel
import Testing

/// Random runs against the plainest queue there is: an array that is searched for its least key.
@Suite struct SchedulerModelTests {
  private struct Item {
    var key: [Int]
    var event: Event
    var handle: EventHandle
  }

  /// The same rules as the scheduler's, told again in another way: a frame's turn is infinite.
  private struct Model {
    var items: [Item] = []
    var current: [Int] = []
    var sequence = 0

    mutating func add(_ event: Event, _ handle: EventHandle, at time: Int, phase: Phase, next: Bool)
    {
      let now = current.isEmpty ? 0 : current[0]
      var turn = 0
      if time <= now, !current.isEmpty || next {
        let isToCome = !current.isEmpty && Int(phase.rawValue) > current[2]
        turn = (current.isEmpty ? 0 : current[1]) + (isToCome && !next ? 0 : 1)
      }
      if phase == .display { turn = max(turn, 1_000_000) }
      items.append(
        Item(
          key: [max(time, now), turn, Int(phase.rawValue), sequence], event: event, handle: handle))
      sequence += 1
    }

    mutating func pop(until end: Int) -> Event? {
      let order = items.indices.min { items[$0].key.lexicographicallyPrecedes(items[$1].key) }
      guard let least = order, items[least].key[0] <= end else { return nil }
      current = items[least].key
      return items.remove(at: least).event
    }
  }

  @Test(arguments: 1...40)
  func everyStepIsTheModels(seed: Int) throws {
    var generator = Generator(seed: UInt64(seed))
    let scheduler = Queue(eventsPerInstantLimit: 30_000)
    var model = Model()
    for step in 0..<600 {
      switch generator.below(10) {
      case 0..<5:
        let now = Int(scheduler.now.ticks)
        let time = now - 1 + generator.below(seed % 2 == 0 ? 4 : 40)
        let phase = Phase.allCases[generator.below(Phase.allCases.count)]
        let event = Event(kind: Int32(step), a: Int32(seed), b: 0)
        let next = generator.below(4) == 0
        let handle =
          next
          ? scheduler.scheduleNextTurn(event, in: phase)
          : scheduler.schedule(event, at: Time(ticks: Int64(time)), in: phase)
        model.add(event, handle, at: next ? now : time, phase: phase, next: next)
      case 5..<7 where !model.items.isEmpty:
        let item = model.items.remove(at: generator.below(model.items.count))
        #expect(scheduler.cancel(item.handle))
      default:
        let end = Int(scheduler.now.ticks) + generator.below(6)
        let event = try scheduler.step(until: Time(ticks: Int64(end)))
        let expected = model.pop(until: end)
        #expect(event == expected, "seed \(seed), step \(step)")
      }
      #expect(scheduler.count == model.items.count)
    }
    while let expected = model.pop(until: .max) { #expect(try scheduler.step() == expected) }
    #expect(try scheduler.step() == nil)
  }

  @Test func thousandsOfEventsComeOutSorted() throws {
    var generator = Generator(seed: 5)
    let scheduler = Queue()
    for kind in 0..<5000 {
      let time = Time(ticks: Int64(generator.below(500)))
      scheduler.schedule(Event(kind: Int32(kind), a: 0, b: 0), at: time, in: .input)
    }
    var last = (time: Time.zero, kind: Int32(-1))
    var count = 0
    while let event = try scheduler.step() {
      #expect((scheduler.now, event.kind) > last)
      last = (scheduler.now, event.kind)
      count += 1
    }
    #expect(count == 5000)
  }
}
