/// Brings the changes of a frame into the order of the trace, each slot once.
extension TraceRecorder {
  /// The usual frame is in order already and costs one pass.
  mutating func settleChanges(from first: Int) {
    var previous = -1
    var isInOrder = true
    for index in first..<trace.changes.count {
      let change = trace.changes[index]
      let element = element(of: change)
      if change.isPresence {
        // A presence alone is one line; with properties it goes without saying.
        isInOrder = isInOrder && change.value == .flag(false) && !isPresent[element]
      }
      let key = key(of: change, in: element)
      isInOrder = isInOrder && key > previous
      previous = key
    }
    if !isInOrder { rebuildChanges(from: first) }
  }

  private func element(of change: TraceChange) -> Int {
    Int(change.isPresence ? ~change.slot : elementOfSlot[Int(change.slot)])
  }

  /// z-order, then schema order; the element itself comes first.
  private func key(of change: TraceChange, in element: Int) -> Int {
    element << 32 | (change.isPresence ? 0 : Int(change.slot) + 1)
  }

  private mutating func rebuildChanges(from first: Int) {
    // A copy of its own: a slice would hold the whole array, and the removal would copy that.
    let made = Array(trace.changes[first...])
    trace.changes.removeSubrange(first...)
    let order = made.indices.sorted {
      let a = key(of: made[$0], in: element(of: made[$0]))
      let b = key(of: made[$1], in: element(of: made[$1]))
      return (a, $0) < (b, $1)
    }
    var index = 0
    while index < order.count {
      let element = element(of: made[order[index]])
      var changes: [(order: Int, change: TraceChange)] = []
      while index < order.count, self.element(of: made[order[index]]) == element {
        changes.append((order[index], made[order[index]]))
        index += 1
      }
      rebuild(changes, of: element, behind: first)
    }
  }

  /// Writes what is left of one element's changes, which are in schema order and then in the order
  /// in which they were made.
  private mutating func rebuild(
    _ made: [(order: Int, change: TraceChange)], of element: Int, behind first: Int
  ) {
    let presence = made.last { $0.change.isPresence }
    if let presence, !isPresent[element] {
      let cameInThisFrame = made.first { $0.change.isPresence }?.change.value == .flag(true)
      if !cameInThisFrame { trace.changes.append(presence.change) }
      return
    }
    let since = made.last { $0.change.isPresence && $0.change.value == .flag(false) }?.order ?? -1
    var hasWritten = false
    for (position, entry) in made.enumerated()
    where !entry.change.isPresence && entry.order > since {
      let slot = entry.change.slot
      if position + 1 < made.count, made[position + 1].change.slot == slot { continue }
      let isRepeated = position > 0 && made[position - 1].change.slot == slot
      if isRepeated, presence == nil,
        entry.change.value == settled.value(of: Int(slot), in: trace, before: first)
      {
        continue
      }
      trace.changes.append(entry.change)
      hasWritten = true
    }
    if let presence, !hasWritten { trace.changes.append(presence.change) }
  }
}

/// What slots hold before a frame in which they change more than once: rare, so it is followed only
/// from one such question to the next.
struct SettledValues: Sendable {
  var values: [TraceValue] = []
  private var done = 0

  /// Takes in what is going to be forgotten.
  mutating func follow(_ trace: Trace) {
    follow(trace, to: trace.changes.count)
    done = 0
  }

  /// The value of a slot before a change.
  mutating func value(of slot: Int, in trace: Trace, before change: Int) -> TraceValue {
    follow(trace, to: change)
    return values[slot]
  }

  private mutating func follow(_ trace: Trace, to change: Int) {
    for slot in trace.slots[values.count...] { values.append(slot.omitsNone ? .none : .unset) }
    for change in trace.changes[done..<max(done, change)] {
      if change.isPresence {
        for slot in trace.elements[Int(~change.slot)].slots {
          values[slot] = trace.slots[slot].omitsNone ? .none : .unset
        }
      } else {
        values[Int(change.slot)] = change.value
      }
    }
    done = max(done, change)
  }
}
