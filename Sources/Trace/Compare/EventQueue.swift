/// The events of a phase on both sides, held only until they have found their partner.
struct EventQueue {
  struct Event {
    /// The frame that they follow.
    var k: Int
    var line: TraceBytes.Stretch
  }

  private(set) var old: [Event] = []
  private(set) var new: [Event] = []
  /// Where the two part: from here on they are only collected.
  private(set) var hasParted = false
  /// How many lie between other frames, as far as that is tolerated.
  private(set) var toleratedCount = 0
  /// Events of a phase that are kept once the two have parted.
  private static let limit = 64

  /// Whether equal lines of both sides may be passed over.
  var isSettled: Bool { hasParted || old.isEmpty && new.isEmpty }

  mutating func add(_ event: Event, _ side: TraceSide) {
    if side == .old {
      if !hasParted || old.count < Self.limit { old.append(event) }
    } else {
      if !hasParted || new.count < Self.limit { new.append(event) }
    }
  }

  /// Pairs what can be paired. No later event will lie before `oldK` and `newK`.
  mutating func match(
    _ a: TraceBytes, _ b: TraceBytes, oldK: Int, newK: Int, within frames: Int
  ) {
    if hasParted || old.isEmpty && new.isEmpty { return }
    var count = 0
    while count < old.count, count < new.count {
      let (x, y) = (old[count], new[count])
      guard TraceBytes.isSame(a, x.line, b, y.line), abs(x.k - y.k) <= frames else {
        hasParted = true
        break
      }
      if x.k != y.k { toleratedCount += 1 }
      count += 1
    }
    old.removeFirst(count)
    new.removeFirst(count)
    if let first = old.first, new.isEmpty, first.k < newK - frames { hasParted = true }
    if let first = new.first, old.isEmpty, first.k < oldK - frames { hasParted = true }
  }

  /// The phase is over: what has no partner will find none.
  mutating func end() { hasParted = !old.isEmpty || !new.isEmpty }

  /// How the first events that part differ, as a person would say it.
  func difference(_ a: TraceBytes, _ b: TraceBytes) -> (k: Int, old: Event?, new: Event?)? {
    guard hasParted else { return nil }
    guard let x = old.first else { return new.first.map { ($0.k, nil, $0) } }
    guard let y = new.first else { return (x.k, x, nil) }
    let k = min(x.k, y.k)
    if TraceBytes.isSame(a, x.line, b, y.line) { return (k, x, y) }
    let isXLater = new.contains { TraceBytes.isSame(a, x.line, b, $0.line) }
    let isYLater = old.contains { TraceBytes.isSame(a, $0.line, b, y.line) }
    if !isXLater && isYLater { return (x.k, x, nil) }
    if isXLater && !isYLater { return (y.k, nil, y) }
    return (k, x, y)
  }
}
