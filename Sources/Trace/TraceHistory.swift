/// Every state of a trace: what each slot held from which kept frame on, found by halves.
///
/// It is made in one walk over the trace. Who asks of many frames makes one, and asks it for states.
public struct TraceHistory: Sendable {
  /// The trace.
  public let trace: Trace
  private var slots: [[Mark]]
  private var elements: [[Presence]]
  /// The number of each element by its name.
  private let numbers: [String: Int]
  /// How many kept frames have been walked over.
  private var walked: Int32 = 0

  /// What a slot holds from a kept frame on, and the change that made it so.
  private struct Mark {
    var frame: Int32
    var value: TraceValue
    var origin: Int32
  }

  /// Whether an element is there from a kept frame on, and the changes that say so and that brought it last.
  private struct Presence {
    var frame: Int32
    var isThere: Bool
    var change: Int32
    var arrival: Int32
  }

  /// The history of a trace.
  public init(_ trace: Trace) {
    self.trace = trace
    slots = Array(repeating: [], count: trace.slots.count)
    elements = Array(repeating: [], count: trace.elements.count)
    numbers = Dictionary(
      trace.elements.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var cursor = TraceCursor(trace)
    for frame in trace.frames {
      cursor.advance()
      for index in frame.changes { mark(trace.changes[index], Int32(index), cursor) }
      walked += 1
    }
  }

  /// What a change has touched, as it is behind its frame.
  private mutating func mark(_ change: TraceChange, _ index: Int32, _ cursor: TraceCursor) {
    let element = change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
    let touched = change.isPresence ? trace.elements[element].slots : [Int(change.slot)]
    for slot in touched where slots[slot].last?.frame != walked {
      slots[slot].append(
        Mark(frame: walked, value: cursor.values[slot], origin: cursor.origins[slot]))
    }
    guard change.isPresence || elements[element].last?.isThere != true else { return }
    if elements[element].last?.frame == walked { elements[element].removeLast() }
    elements[element].append(
      Presence(
        frame: walked, isThere: cursor.isPresent[element], change: index,
        arrival: cursor.arrivals[element]))
  }

  /// The state at a frame; -1 is that before the first action.
  public func state(at frame: Int) -> TraceState { TraceState(self, at: frame) }

  /// A cursor behind the kept frames up to a frame.
  public func cursor(at frame: Int) -> TraceCursor {
    let applied = count(upTo: frame)
    var cursor = TraceCursor(trace)
    for (slot, marks) in slots.enumerated() {
      guard let mark = Self.last(of: marks, before: applied, \.frame) else { continue }
      cursor.put(mark.value, mark.origin, in: slot)
    }
    for (element, marks) in elements.enumerated() {
      guard let mark = Self.last(of: marks, before: applied, \.frame) else { continue }
      cursor.put(mark.isThere, mark.arrival, element: element)
    }
    cursor.skip(to: applied)
    return cursor
  }

  /// The frame in which an element went that is not there in a frame, and who took it away; nil where it is
  /// there, never was, or is not there from the start.
  public func removal(of element: Int, at frame: Int) -> (frame: Int, cause: Int32)? {
    guard let mark = Self.last(of: elements[element], before: count(upTo: frame), \.frame),
      !mark.isThere, !trace.frames[Int(mark.frame)].isKeyframe
    else { return nil }
    return (trace.frames[Int(mark.frame)].number, trace.changes[Int(mark.change)].cause)
  }

  /// The frame in which a change lies; -1 for the keyframe.
  func frame(ofChange index: Int) -> Int {
    var (low, high) = (0, trace.frames.count)
    while low < high {
      let middle = (low + high) / 2
      if trace.frames[middle].changes.upperBound <= index {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < trace.frames.count, !trace.frames[low].isKeyframe else { return -1 }
    return trace.frames[low].number
  }

  /// The number of an element, or nil.
  func element(_ name: String) -> Int? { numbers[name] }

  /// How many kept frames there are up to a frame.
  func count(upTo frame: Int) -> Int {
    var (low, high) = (0, trace.frames.count)
    while low < high {
      let middle = (low + high) / 2
      let kept = trace.frames[middle]
      if kept.isKeyframe || kept.number <= frame { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func last<Element>(
    of marks: [Element], before end: Int, _ frame: (Element) -> Int32
  ) -> Element? {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(frame(marks[middle])) < end { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
  }
}
