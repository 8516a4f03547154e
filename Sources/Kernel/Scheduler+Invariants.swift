/// What must hold of a scheduler between two calls, as a check that tests run after each of them.
extension Scheduler {
  /// The first invariant that does not hold, in words, or nil when all do. Takes time in
  /// proportion to the number of pending events.
  public func brokenInvariant() -> String? {
    brokenOrder() ?? brokenSlots() ?? brokenFreeList() ?? brokenClock()
  }

  private func brokenOrder() -> String? {
    for index in 0..<heap.count where index > 0 {
      if !(heap.base[(index - 1) / 2] < heap.base[index]) {
        return "the key at \(index) of the heap is not after its parent"
      }
    }
    return nil
  }

  private func brokenSlots() -> String? {
    var isUsed = [Bool](repeating: false, count: slab.count)
    var cancelled = 0
    for index in 0..<heap.count {
      let slot = Int(heap.base[index].slot)
      guard slot < slab.count else { return "key \(index) names slot \(slot), which is not there" }
      if isUsed[slot] { return "two keys name slot \(slot)" }
      isUsed[slot] = true
      if !slab.isPending(slot: UInt32(slot)) { cancelled += 1 }
    }
    if cancelled != tombstones { return "\(cancelled) keys are cancelled, not \(tombstones)" }
    if heap.count > 0, !slab.isPending(slot: heap.base[0].slot) { return "the root is cancelled" }
    let bound = Swift.max(32, heap.count / 2)
    if tombstones > bound { return "\(tombstones) of \(heap.count) keys are cancelled" }
    return nil
  }

  private func brokenFreeList() -> String? {
    var free = 0
    var slot = Int(slab.firstFree)
    while slot >= 0 {
      guard slot < slab.count else { return "slot \(slot) is free but not there" }
      if slab.base[slot].stamp & 1 == 1 { return "slot \(slot) is free and pending" }
      free += 1
      if free > slab.count { return "the list of free slots is a ring" }
      slot = Int(slab.base[slot].event.kind)
    }
    if free + heap.count != slab.count { return "\(slab.count - free - heap.count) slots are lost" }
    return nil
  }

  private func brokenClock() -> String? {
    guard let key = peek(), handled > 0 else { return nil }
    let isAfter = (key.time, key.turn, key.phase) >= (now, turn, phase)
    return isAfter ? nil : "the next event is before the one handled last"
  }
}
