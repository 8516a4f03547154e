import NavSimTrace

/// What the model shows of each property, from frame to frame.
struct ModelTracks {
  /// A value from a frame on.
  struct Step {
    var frame: Int
    var value: PlainValue
    /// The change that it comes from; below 0 for none.
    var change: Int32
  }

  let trace: Trace
  /// The slots by `element.property`, and the elements by name.
  let slots: [String: Int]
  let elements: [String: Int]
  private var tracks: [[Step]]

  init(_ trace: Trace) {
    self.trace = trace
    slots = Dictionary(
      trace.slots.enumerated().map { (trace.elements[$1.element].name + "." + $1.name, $0) },
      uniquingKeysWith: { $1 })
    elements = Dictionary(
      trace.elements.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    tracks = Array(repeating: [], count: trace.slots.count)
    read()
  }

  private mutating func read() {
    var cursor = TraceCursor(trace)
    var wasPresent = Array(repeating: false, count: trace.elements.count)
    for frame in trace.frames {
      cursor.advance()
      let number = frame.isKeyframe ? -1 : frame.number
      for change in trace.changes[frame.changes] {
        let element =
          change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
        let isThere = cursor.isPresent[element]
        // One that comes has all its properties, those that are nil too.
        let isWhole = change.isPresence || isThere != wasPresent[element]
        wasPresent[element] = isThere
        for slot in isWhole ? trace.elements[element].slots : [Int(change.slot)] {
          let value = isThere ? PlainValue(cursor.values[slot], of: trace) : .absent
          tracks[slot].append(Step(frame: number, value: value, change: cursor.origins[slot]))
        }
      }
    }
  }

  /// What a slot shows in a frame.
  func step(_ slot: Int, at frame: Int) -> Step {
    let track = tracks[slot]
    var (low, high) = (0, track.count)
    while low < high {
      let middle = (low + high) / 2
      if track[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? track[low - 1] : Step(frame: -1, value: .absent, change: -1)
  }
}
