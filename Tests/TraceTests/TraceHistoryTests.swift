import NavSimKernel
import Testing

@testable import NavSimTrace

/// What is found by halves is what a walk over the trace comes to.
@Suite struct TraceHistoryTests {
  @Test(arguments: seeds(200))
  func aStateIsWhatAWalkGives(seed: Int) {
    let trace = randomTrace(UInt64(seed))
    let history = TraceHistory(trace)
    var walk = TraceCursor(trace)
    #expect(agree(history.cursor(at: -2), with: walk) || trace.frames.first?.isKeyframe == true)
    for (place, frame) in trace.frames.enumerated() {
      walk.advance()
      let next = trace.frames.dropFirst(place + 1).first.map(number)
      if next == number(frame) { continue }
      #expect(agree(history.cursor(at: number(frame)), with: walk), "frame \(number(frame))")
      // Until the next kept frame all is as it was.
      let last = (next ?? number(frame) + 3) - 1
      #expect(agree(history.cursor(at: last), with: walk), "up to \(last)")
      for index in frame.changes {
        #expect(history.frame(ofChange: index) == (frame.isKeyframe ? -1 : frame.number))
      }
      for element in trace.elements.indices {
        let removal = history.removal(of: element, at: number(frame))
        let expected = self.removal(of: element, through: place, in: trace)
        #expect(removal?.frame == expected?.frame && removal?.cause == expected?.cause)
      }
    }
  }

  private func number(_ frame: TraceFrame) -> Int { frame.isKeyframe ? -1 : frame.number }

  private func agree(_ one: TraceCursor, with other: TraceCursor) -> Bool {
    one.values == other.values && one.origins == other.origins
      && one.isPresent == other.isPresent && one.arrivals == other.arrivals
      && one.applied == other.applied
  }

  /// The last change that speaks of an element, where it says that it went.
  private func removal(
    of element: Int, through place: Int, in trace: Trace
  ) -> (frame: Int, cause: Int32)? {
    for frame in trace.frames[...place].reversed() where !frame.isKeyframe {
      let last = frame.changes.last { index in
        let change = trace.changes[index]
        return change.isPresence
          ? Int(~change.slot) == element : trace.slots[Int(change.slot)].element == element
      }
      guard let last else { continue }
      let change = trace.changes[last]
      let isGone = change.isPresence && change.value == .flag(false)
      return isGone ? (frame.number, change.cause) : nil
    }
    return nil
  }
}
