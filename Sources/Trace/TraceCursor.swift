import NavSimKernel

/// The state of a trace at a frame: what every element looked like.
///
/// A cursor walks forward over the frames that are kept and replays their changes; the state holds
/// until the next of them. Make another one to look at an earlier frame.
public struct TraceCursor: Sendable {
  /// The trace that is walked over.
  public let trace: Trace
  /// The value of each slot; `unset` where the element is absent or never had one.
  public private(set) var values: [TraceValue]
  /// The change that made each value, as an index into the trace's changes; -1 for none.
  public private(set) var origins: [Int32]
  /// Whether each element is there.
  public private(set) var isPresent: [Bool]
  /// The change with which each element came last, as an index into the trace's changes; -1 for none.
  public private(set) var arrivals: [Int32]
  /// How many of the trace's frames have been applied.
  public private(set) var applied = 0

  /// A cursor before the keyframe.
  public init(_ trace: Trace) {
    self.trace = trace
    values = trace.slots.map { $0.omitsNone ? TraceValue.none : .unset }
    origins = Array(repeating: -1, count: trace.slots.count)
    isPresent = Array(repeating: false, count: trace.elements.count)
    arrivals = Array(repeating: -1, count: trace.elements.count)
  }

  /// Applies the next kept frame; false at the end.
  @discardableResult public mutating func advance() -> Bool {
    guard applied < trace.frames.count else { return false }
    for index in trace.frames[applied].changes { apply(trace.changes[index], Int32(index)) }
    applied += 1
    return true
  }

  /// Applies all frames up to and including the kept frame of this index.
  public mutating func advance(through frame: Int) {
    while applied <= frame, advance() {}
  }

  /// Puts what a slot holds there, with the change that made it so.
  mutating func put(_ value: TraceValue, _ origin: Int32, in slot: Int) {
    values[slot] = value
    origins[slot] = origin
  }

  /// Puts an element there, or takes it away, with the change that brought it last.
  mutating func put(_ isThere: Bool, _ arrival: Int32, element: Int) {
    isPresent[element] = isThere
    arrivals[element] = arrival
  }

  /// Says how many frames have been applied by what was put there.
  mutating func skip(to frame: Int) { applied = frame }

  /// Whether a change has set a slot since its element came.
  private func isSet(_ slot: Int) -> Bool {
    origins[slot] >= 0 && !trace.changes[Int(origins[slot])].isPresence
  }

  private mutating func come(_ element: Int, _ index: Int32) {
    if isPresent[element] { return }
    isPresent[element] = true
    arrivals[element] = index
  }

  private mutating func apply(_ change: TraceChange, _ index: Int32) {
    if change.isPresence {
      let element = Int(~change.slot)
      change.value == .flag(true) ? come(element, index) : (isPresent[element] = false)
      for slot in trace.elements[element].slots {
        values[slot] = trace.slots[slot].omitsNone ? .none : .unset
        origins[slot] = index
      }
    } else {
      let slot = Int(change.slot)
      come(trace.slots[slot].element, index)
      // A dense trace says again what holds already: that is no change.
      if values[slot] == change.value, isSet(slot) { return }
      values[slot] = change.value
      origins[slot] = index
    }
  }
}

extension Trace {
  /// The element called `name`, or nil.
  public func element(_ name: String) -> Int? { elements.firstIndex { $0.name == name } }

  /// The slot of a property of an element, or nil.
  public func slot(_ property: String, of element: Int) -> Int? {
    elements[element].slots.first { slots[$0].name == property }
  }

  /// Where a display frame lies: the phase and the frames since its first. A frame before the
  /// first phase has none.
  public func place(of frame: Int) -> (phase: Int, k: Int)? {
    guard let phase = phases.lastIndex(where: { $0.firstFrame <= frame }) else { return nil }
    return (phase, frame - phases[phase].firstFrame)
  }

  /// When an action's progress first reached a fraction: exact where the run recorded it, else the
  /// first frame that shows it in `navigation.progress`. What is between the last frame of a
  /// transition that finished and its end is reached with the end; of one that follows a finger
  /// that is the whole alone.
  public func moment(action: Int, reaches fraction: Double) -> Time? {
    if let time = firstMoment(action: action, reaches: fraction) { return time }
    guard actions.indices.contains(action), actions[action].outcome == .finished,
      firstMoment(action: action, reaches: 0) != nil, let end = actions[action].end
    else { return nil }
    if fraction >= 1 { return end }
    guard actions[action].release == nil, let last = progress.last(where: { $0.action == action })
    else { return nil }
    return end.ticks - last.time.ticks <= grid.period + 2 ? end : nil
  }

  private func firstMoment(action: Int, reaches fraction: Double) -> Time? {
    if let known = progress.first(where: { $0.action == action && $0.fraction >= fraction }) {
      return known.time
    }
    if progress.contains(where: { $0.action == action }) { return nil }
    guard actions.indices.contains(action), let start = actions[action].start,
      let element = element("navigation"), let slot = slot("progress", of: element)
    else { return nil }
    let wanted = TraceValue.number(fraction).bits
    for frame in frames where !frame.isKeyframe {
      let time = grid.time(of: frame.number)
      if time < start { continue }
      if let end = actions[action].end, time > end { return nil }
      for change in changes[frame.changes]
      where Int(change.slot) == slot && change.value.kind == .number && change.value.bits >= wanted
      {
        return time
      }
    }
    return nil
  }
}
