/// A trace at one frame: what everything held, and since when.
public struct TraceState: Sendable {
  /// The trace.
  public var trace: Trace { cursor.trace }
  /// The frame; -1 for the state before the first action.
  public let frame: Int
  /// Where the states of other frames come from.
  public let history: TraceHistory
  /// Behind the frame.
  public let cursor: TraceCursor

  /// The state at a frame; -1 is that before the first action.
  public init(_ trace: Trace, at frame: Int) { self.init(TraceHistory(trace), at: frame) }

  init(_ history: TraceHistory, at frame: Int) {
    self.init(history, at: frame, history.cursor(at: frame))
  }

  init(_ history: TraceHistory, at frame: Int, _ cursor: TraceCursor) {
    self.history = history
    self.frame = frame
    self.cursor = cursor
  }

  /// The state of the same trace at another frame.
  public func at(_ frame: Int) -> TraceState { history.state(at: frame) }

  /// The slot of `element.property`, or nil.
  public func slot(_ element: String, _ property: String) -> Int? {
    history.element(element).flatMap { trace.slot(property, of: $0) }
  }

  /// Whether the element is there.
  public func isPresent(_ element: String) -> Bool {
    history.element(element).map { cursor.isPresent[$0] } ?? false
  }

  /// What a property holds; nil where its element is not there, or has no value of it.
  public func value(_ element: String, _ property: String) -> TraceValue? {
    guard isPresent(element), let slot = slot(element, property) else { return nil }
    let value = cursor.values[slot]
    return value.kind == .unset ? nil : value
  }

  /// Who took an element away that is not there any more, and the frame in which it went; nil where it is there,
  /// never was, or is not there from the start.
  public func removal(of element: Int) -> (frame: Int, cause: Int32)? {
    history.removal(of: element, at: frame)
  }

  /// What a slot holds; `unset` where its element is not there, or never had one.
  package func value(ofSlot slot: Int) -> TraceValue { cursor.values[slot] }

  /// What a slot holds, as a trace writes it; `absent` where its element is not there.
  public func text(ofSlot slot: Int) -> String {
    guard cursor.isPresent[trace.slots[slot].element] else { return "absent" }
    return trace.shown(cursor.values[slot])
  }

  /// A number in its unit.
  public func number(_ element: String, _ property: String) -> Double? {
    guard let value = value(element, property), value.kind == .number else { return nil }
    return Double(value.bits) / 1000
  }

  /// Whether a flag is set.
  public func flag(_ element: String, _ property: String) -> Bool {
    value(element, property) == .flag(true)
  }

  /// The change that made what a slot holds: its cause, and the frame in which it was made, -1 for
  /// the keyframe; nil where nothing ever was.
  public func origin(ofSlot slot: Int) -> (cause: Int32, frame: Int)? {
    let index = Int(cursor.origins[slot])
    guard trace.changes.indices.contains(index) else { return nil }
    return (trace.changes[index].cause, history.frame(ofChange: index))
  }
}
