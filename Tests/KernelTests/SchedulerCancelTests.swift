import NavSimKernel
import Testing

@Suite struct SchedulerCancelTests {
  private func event(_ kind: Int) -> Event { Event(kind: Int32(kind), a: 0, b: 0) }

  @Test func everySubsetOfSixCanBeCancelled() throws {
    for subset in 0..<64 {
      let scheduler = Queue()
      var handles: [EventHandle] = []
      for kind in 0..<6 {
        // Every other event comes before its neighbour.
        let time = Time(ticks: Int64(kind ^ 1))
        handles.append(scheduler.schedule(event(kind), at: time, in: .input))
      }
      for kind in 0..<6 where subset >> kind & 1 == 1 {
        #expect(scheduler.isPending(handles[kind]))
        #expect(scheduler.cancel(handles[kind]))
        #expect(!scheduler.isPending(handles[kind]))
        #expect(!scheduler.cancel(handles[kind]), "twice")
      }
      let expected = [1, 0, 3, 2, 5, 4].filter { subset >> $0 & 1 == 0 }
      #expect(scheduler.count == expected.count)
      #expect(scheduler.peek()?.sequence == expected.first)
      var kinds: [Int] = []
      while let next = try scheduler.step() { kinds.append(Int(next.kind)) }
      #expect(kinds == expected, "subset \(subset)")
    }
  }

  @Test func aHandleOfTheHandledIsStale() throws {
    let scheduler = Queue()
    let first = scheduler.schedule(event(1), at: .zero, in: .input)
    #expect(try scheduler.step() == event(1))
    #expect(!scheduler.isPending(first))
    let second = scheduler.schedule(event(2), at: .zero, in: .input)
    #expect(first != second, "the slot is the same, the stamp is not")
    #expect(!scheduler.cancel(first))
    #expect(scheduler.isPending(second))
    #expect(try scheduler.step() == event(2))
  }

  @Test func theCancelledHoldNoMemory() throws {
    let scheduler = Queue()
    let kept = scheduler.schedule(event(1), at: Time(ticks: 1), in: .input)
    for kind in 0..<100_000 {
      let handle = scheduler.schedule(event(kind), at: Time(ticks: 2), in: .input)
      scheduler.cancel(handle)
    }
    #expect(scheduler.isPending(kept))
    #expect(scheduler.count == 1)
    #expect(try scheduler.step() == event(1))
    #expect(try scheduler.step() == nil)
  }
}
