/// A binary heap of keys over raw storage.
///
/// The root is the least key; no child is less than its parent. A pop walks the hole down to a leaf
/// and lifts the last key up from there ("bottom-up"), because the last key nearly always belongs
/// near the bottom: one comparison a level instead of two.
struct EventHeap: ~Copyable {
  private(set) var base: UnsafeMutablePointer<EventKey>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func insert(_ key: EventKey) {
    if count == capacity { grow() }
    count &+= 1
    lift(key, to: count &- 1)
  }

  /// Removes the root. The heap must not be empty.
  @inline(__always)
  mutating func removeFirst() {
    count &-= 1
    guard count > 0 else { return }
    let last = base[count]
    var hole = 0
    var child = 1
    while child &+ 1 < count {
      if base[child &+ 1] < base[child] { child &+= 1 }
      base[hole] = base[child]
      hole = child
      child = 2 &* hole &+ 1
    }
    if child < count {
      base[hole] = base[child]
      hole = child
    }
    lift(last, to: hole)
  }

  /// Keeps only the keys that `isKept` accepts and restores the order: O(count).
  mutating func filter(_ isKept: (EventKey) -> Bool) {
    var kept = 0
    for index in 0..<count where isKept(base[index]) {
      base[kept] = base[index]
      kept &+= 1
    }
    count = kept
    for index in stride(from: count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  @inline(__always)
  private func lift(_ key: EventKey, to leaf: Int) {
    var hole = leaf
    while hole > 0 {
      let parent = (hole &- 1) &>> 1
      if base[parent] < key { break }
      base[hole] = base[parent]
      hole = parent
    }
    base[hole] = key
  }

  private func sink(_ index: Int) {
    let key = base[index]
    var hole = index
    while true {
      var child = 2 &* hole &+ 1
      if child >= count { break }
      if child &+ 1 < count, base[child &+ 1] < base[child] { child &+= 1 }
      if key < base[child] { break }
      base[hole] = base[child]
      hole = child
    }
    base[hole] = key
  }

  @inline(never)
  private mutating func grow() {
    let wider = UnsafeMutablePointer<EventKey>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    base = wider
    capacity *= 2
  }
}
