import NavSimTrace

/// What the model shows of the properties that a phone speaks of, from frame to frame.
///
/// A model's trace may be long: of each step its frame and its change are held, 8 bytes, and what it
/// shows is looked up in the trace.
struct ModelTracks {
  /// From a frame on a slot shows what a change made of it.
  private struct Step {
    var frame: Int32
    /// An index into the trace's changes, or -1 for nil from no change. Below that it is
    /// `-2 - index`, and the element is not there.
    var change: Int32
  }

  let trace: Trace
  /// The slots by `element.property`, and the elements by name.
  let slots: [String: Int]
  let elements: [String: Int]
  /// The steps of all slots that are wanted, slot by slot.
  private var steps: [Step] = []
  /// Where those of each slot begin; one more for the end.
  private var starts: [Int] = []

  init(_ trace: Trace) {
    self.trace = trace
    slots = Dictionary(
      trace.slots.enumerated().map { (trace.elements[$1.element].name + "." + $1.name, $0) },
      uniquingKeysWith: { $1 })
    elements = Dictionary(
      trace.elements.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Looks at these slots.
  mutating func read(_ wanted: [Bool]) {
    var counts = Array(repeating: 0, count: trace.slots.count)
    walk { slot, _ in if wanted[slot] { counts[slot] += 1 } }
    starts = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var next = starts
    steps = Array(repeating: Step(frame: 0, change: 0), count: starts.last ?? 0)
    walk { slot, step in
      guard wanted[slot] else { return }
      steps[next[slot]] = step
      next[slot] += 1
    }
  }

  /// Every step of every slot, in the order of frames.
  private func walk(_ take: (Int, Step) -> Void) {
    var cursor = TraceCursor(trace)
    var wasPresent = Array(repeating: false, count: trace.elements.count)
    for frame in trace.frames {
      cursor.advance()
      let number = Int32(clamping: frame.isKeyframe ? -1 : frame.number)
      for change in trace.changes[frame.changes] {
        let element =
          change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
        let isThere = cursor.isPresent[element]
        // One that comes has all its properties, those that are nil too.
        let isWhole = change.isPresence || isThere != wasPresent[element]
        wasPresent[element] = isThere
        for slot in isWhole ? trace.elements[element].slots : [Int(change.slot)] {
          let origin = cursor.origins[slot]
          take(slot, Step(frame: number, change: isThere ? origin : -2 - max(origin, 0)))
        }
      }
    }
  }

  /// The step of a slot that holds in a frame; nil before its first.
  private func step(_ slot: Int, at frame: Int) -> Int? {
    var (low, high) = (starts[slot], starts[slot + 1])
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > starts[slot] ? low - 1 : nil
  }

  private func value(_ slot: Int, _ step: Int) -> PlainValue {
    let change = Int(steps[step].change)
    if change < 0 { return change == -1 ? .none : .absent }
    let made = trace.changes[change]
    return made.isPresence ? .none : PlainValue(made.value, of: trace)
  }

  /// What a slot shows in a frame, and the change that it comes from; below 0 for none.
  func shown(_ slot: Int, at frame: Int) -> (value: PlainValue, change: Int) {
    guard let step = step(slot, at: frame) else { return (.absent, -1) }
    let change = Int(steps[step].change)
    return (value(slot, step), change < -1 ? -2 - change : change)
  }

  /// What a slot shows from one frame to another.
  func shown(_ slot: Int, from first: Int, to last: Int) -> [PlainValue] {
    guard let end = step(slot, at: last) else { return [.absent] }
    guard let start = step(slot, at: first) else {
      return [.absent] + (starts[slot]...end).map { value(slot, $0) }
    }
    return (start...end).map { value(slot, $0) }
  }
}
