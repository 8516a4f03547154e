import NavSimKernel

/// The least that an event queue can do: a heap of (time, sequence) keys over raw storage, with
/// the payloads beside it, written as one would in C.
///
/// No turns, phases, limits, cancellation, growth or checks. Keys have the kernel's 16 bytes, so
/// that both move the same memory. The caller keeps within the capacity and never steps an empty
/// heap.
struct ReferenceHeap: ~Copyable {
  private struct Key {
    var time: Int64
    /// Sequence (40 bits), slot (24).
    var rest: UInt64

    @inline(__always)
    static func < (a: Key, b: Key) -> Bool {
      a.time < b.time || (a.time == b.time && a.rest < b.rest)
    }
  }

  private let keys: UnsafeMutablePointer<Key>
  private let events: UnsafeMutablePointer<Event>
  private let freeSlots: UnsafeMutablePointer<UInt64>
  private var freeCount: Int
  private var count = 0
  private var sequence: UInt64 = 0
  private(set) var now: Int64 = 0

  init(capacity: Int) {
    keys = .allocate(capacity: capacity)
    events = .allocate(capacity: capacity)
    freeSlots = .allocate(capacity: capacity)
    freeCount = capacity
    for slot in 0..<capacity { freeSlots[slot] = UInt64(slot) }
  }

  deinit {
    keys.deallocate()
    events.deallocate()
    freeSlots.deallocate()
  }

  mutating func schedule(_ event: Event, at time: Int64) {
    freeCount &-= 1
    let slot = freeSlots[freeCount]
    events[Int(truncatingIfNeeded: slot)] = event
    lift(Key(time: time, rest: sequence &<< 24 | slot), from: count)
    sequence &+= 1
    count &+= 1
  }

  mutating func step() -> Event {
    let first = keys[0]
    count &-= 1
    let last = keys[count]
    var hole = 0
    var child = 1
    while child &+ 1 < count {
      if keys[child &+ 1] < keys[child] { child &+= 1 }
      keys[hole] = keys[child]
      hole = child
      child = 2 &* hole &+ 1
    }
    if child < count {
      keys[hole] = keys[child]
      hole = child
    }
    lift(last, from: hole)
    now = first.time
    let slot = first.rest & 0xFF_FFFF
    freeSlots[freeCount] = slot
    freeCount &+= 1
    return events[Int(truncatingIfNeeded: slot)]
  }

  @inline(__always)
  private func lift(_ key: Key, from leaf: Int) {
    var hole = leaf
    while hole > 0 {
      let parent = (hole &- 1) &>> 1
      if keys[parent] < key { break }
      keys[hole] = keys[parent]
      hole = parent
    }
    keys[hole] = key
  }
}
