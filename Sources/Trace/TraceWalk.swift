/// States of a trace, asked for mostly from its begin to its end: each goes on from the last one where that is less
/// work than to look everything up.
public struct TraceWalk: Sendable {
  private let history: TraceHistory
  private var cursor: TraceCursor

  /// A walk that has not begun.
  public init(_ history: TraceHistory) {
    self.history = history
    cursor = TraceCursor(history.trace)
  }

  /// The state at a frame; -1 is that before the first action.
  public mutating func state(at frame: Int) -> TraceState {
    let goal = history.count(upTo: frame)
    if goal < cursor.applied || changes(from: cursor.applied, to: goal) > cursor.values.count {
      cursor = history.cursor(at: frame)
    } else {
      cursor.advance(through: goal - 1)
    }
    return TraceState(history, at: frame, cursor)
  }

  /// How many changes lie in the kept frames from one on up to another.
  private func changes(from first: Int, to end: Int) -> Int {
    let frames = history.trace.frames
    return first < end ? frames[end - 1].changes.upperBound - frames[first].changes.lowerBound : 0
  }
}
