import NavSimKernel
import Testing

@Suite struct SchedulerOrderTests {
  private let later = Time(milliseconds: 5)

  private func event(_ kind: Int) -> Event { Event(kind: Int32(kind), a: 0, b: 0) }

  /// Handles all that is pending and returns the events' kinds in order.
  private func drain(_ scheduler: Queue) throws -> [Int32] {
    var kinds: [Int32] = []
    while let event = try scheduler.step() {
      kinds.append(event.kind)
    }
    return kinds
  }

  @Test func phasesOfOneTurnComeInOrderWhicheverWasScheduledFirst() throws {
    for first in Phase.allCases {
      for second in Phase.allCases {
        let scheduler = Queue()
        scheduler.schedule(event(1), at: later, in: first)
        scheduler.schedule(event(2), at: later, in: second)
        let expected: [Int32] = second < first ? [2, 1] : [1, 2]
        #expect(try drain(scheduler) == expected, "\(first), \(second)")
      }
    }
  }

  @Test func timeComesBeforePhase() throws {
    for early in Phase.allCases {
      for late in Phase.allCases {
        let scheduler = Queue()
        scheduler.schedule(event(2), at: later + Time(ticks: 1), in: late)
        scheduler.schedule(event(1), at: later, in: early)
        #expect(try drain(scheduler) == [1, 2], "\(early), \(late)")
      }
    }
  }

  @Test func whatIsAskedForNowGetsALaterPhaseOrTheNextTurn() throws {
    for current in Phase.allCases {
      for asked in Phase.allCases {
        let scheduler = Queue()
        scheduler.schedule(event(1), at: later, in: current)
        _ = try scheduler.step()
        let turn = scheduler.turn
        scheduler.schedule(event(2), at: scheduler.now, in: asked)
        let key = try #require(scheduler.peek())
        #expect(key.time == later)
        #expect(key.phase == asked)
        let expected =
          current == .display
          ? turn + 1 : asked == .display ? Scheduler.displayTurn : asked > current ? 0 : 1
        #expect(key.turn == expected, "\(asked) asked for in \(current)")
      }
    }
  }

  @Test func framesComeAfterEveryTurnOfTheirInstant() throws {
    let scheduler = Queue()
    scheduler.schedule(event(99), at: later, in: .display)
    scheduler.schedule(event(1), at: later, in: .input)
    var kinds: [Int32] = []
    while let next = try scheduler.step() {
      kinds.append(next.kind)
      if next.kind < 50 { scheduler.scheduleNextTurn(event(Int(next.kind) + 1)) }
    }
    #expect(kinds == (1...50).map { Int32($0) } + [99])
  }

  @Test func whatAFrameAsksForComesAfterAllFramesOfItsInstant() throws {
    for phase in Phase.allCases {
      let scheduler = Queue()
      scheduler.schedule(event(1), at: later, in: .display)
      scheduler.schedule(event(2), at: later, in: .display)
      scheduler.schedule(event(4), at: later + Time(ticks: 1), in: .input)
      _ = try scheduler.step()
      scheduler.schedule(event(3), at: later, in: phase)
      #expect(try drain(scheduler) == [2, 3, 4], "\(phase)")
      #expect(scheduler.now == later + Time(ticks: 1))
      #expect(scheduler.turn == 0)
    }
  }

  @Test func theNextTurnIsAlwaysTheNext() throws {
    let scheduler = Queue()
    scheduler.schedule(event(1), at: later, in: .input)
    _ = try scheduler.step()
    scheduler.scheduleNextTurn(event(3), in: .input)
    scheduler.schedule(event(2), at: later, in: .release)
    scheduler.scheduleNextTurn(event(4))
    #expect(try drain(scheduler) == [2, 3, 4])
    #expect(scheduler.turn == 1)
    #expect(scheduler.phase == .queue)
  }

  @Test func thePastIsNow() throws {
    let scheduler = Queue()
    scheduler.schedule(event(1), at: later, in: .queue)
    _ = try scheduler.step()
    scheduler.schedule(event(3), at: Time(ticks: -7), in: .input)
    scheduler.schedule(event(2), at: .zero, in: .commit)
    #expect(try drain(scheduler) == [2, 3])
    #expect(scheduler.now == later)
  }

  @Test func beforeTheFirstEventEveryPhaseOfTurnZeroIsOpen() throws {
    for phase in Phase.allCases where phase != .display {
      let scheduler = Queue()
      scheduler.schedule(event(1), at: Time(ticks: -1), in: phase)
      #expect(scheduler.peek()?.turn == 0)
      #expect(scheduler.peek()?.time == .zero)
    }
  }

  @Test func theFarFutureIsTheLatestTime() throws {
    let scheduler = Queue()
    scheduler.schedule(event(1), at: .distantFuture, in: .input)
    scheduler.schedule(event(2), at: Time(ticks: .max), in: .input)
    #expect(try drain(scheduler) == [1, 2])
    #expect(scheduler.now == EventKey.latestTime)
    scheduler.schedule(event(3), at: .distantFuture, in: .input)
    #expect(scheduler.peek()?.turn == 1)
  }

  @Test func keysKeepWhatTheyWereMadeOf() throws {
    let scheduler = Queue()
    for phase in Phase.allCases { scheduler.schedule(event(0), at: later, in: phase) }
    for (index, phase) in Phase.allCases.enumerated() {
      let key = try #require(scheduler.peek())
      #expect(key.sequence == index)
      #expect(key.phase == phase)
      #expect(key.time == later)
      _ = try scheduler.step()
    }
    #expect(scheduler.peek() == nil)
    #expect(MemoryLayout<EventKey>.size == 16)
  }
}
