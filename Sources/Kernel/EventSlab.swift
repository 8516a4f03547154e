/// Where the payloads of pending events lie while only their keys move about in the heap.
///
/// Each slot has a stamp: odd while its event is pending, even otherwise. It grows by one with each
/// change, so an old handle never matches a slot's next event. Free slots form a list, last freed
/// first reused, which keeps the storage small and warm.
struct EventSlab: ~Copyable {
  struct Slot {
    var event: Event
    var stamp: UInt32
  }

  private(set) var base: UnsafeMutablePointer<Slot>
  /// Slots in use so far, pending or free.
  private(set) var count = 0
  private var capacity: Int
  /// The first free slot, or -1. A free slot keeps the next one in its event's `kind`.
  private(set) var firstFree: Int32 = -1

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Stores an event; its slot is pending.
  @inline(__always)
  mutating func insert(_ event: Event) -> EventHandle {
    if firstFree >= 0 {
      let slot = Int(firstFree)
      firstFree = base[slot].event.kind
      base[slot].event = event
      base[slot].stamp &+= 1
      return EventHandle(slot: UInt32(truncatingIfNeeded: slot), stamp: base[slot].stamp)
    }
    if count == capacity { grow() }
    (base + count).initialize(to: Slot(event: event, stamp: 1))
    count &+= 1
    return EventHandle(slot: UInt32(truncatingIfNeeded: count &- 1), stamp: 1)
  }

  func isPending(_ handle: EventHandle) -> Bool {
    Int(handle.slot) < count && base[Int(handle.slot)].stamp == handle.stamp
      && handle.stamp & 1 == 1
  }

  func isPending(slot: UInt32) -> Bool { base[Int(slot)].stamp & 1 == 1 }

  /// Ends the pending event of a slot, whose key is still in the heap.
  func retire(slot: UInt32) { base[Int(slot)].stamp &+= 1 }

  /// Takes the event out of a pending slot whose key has left the heap.
  mutating func remove(slot: UInt32) -> Event {
    let event = base[Int(slot)].event
    base[Int(slot)].stamp &+= 1
    free(slot: slot)
    return event
  }

  /// Gives a retired slot back once its key has left the heap.
  mutating func free(slot: UInt32) {
    base[Int(slot)].event.kind = firstFree
    firstFree = Int32(truncatingIfNeeded: slot)
  }

  @inline(never)
  private mutating func grow() {
    let wider = UnsafeMutablePointer<Slot>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    base = wider
    capacity *= 2
  }
}
