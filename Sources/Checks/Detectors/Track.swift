import NavSimTrace

/// The values of one slot over time: each holds until the next.
struct Track {
  /// The frames of the changes, rising; -1 is the state before the first action.
  private(set) var frames: [Int] = []
  private(set) var values: [TraceValue] = []
  private(set) var causes: [Int32] = []

  var last: TraceValue? { values.last }

  mutating func add(_ value: TraceValue, at frame: Int, _ cause: Int32) {
    if frames.last == frame {
      values[values.count - 1] = value
      causes[causes.count - 1] = cause
    } else {
      frames.append(frame)
      values.append(value)
      causes.append(cause)
    }
  }

  /// The index of the value that holds in a frame, or nil before the first.
  func index(at frame: Int) -> Int? {
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle] <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The value in a frame, or nil before the first.
  func value(at frame: Int) -> TraceValue? { index(at: frame).map { values[$0] } }

  /// The changes in a range of frames: where the value became another.
  func changes(in range: Range<Int>) -> [(frame: Int, before: TraceValue, after: TraceValue)] {
    var found: [(frame: Int, before: TraceValue, after: TraceValue)] = []
    var index = index(at: range.lowerBound - 1) ?? 0
    while index + 1 < frames.count, frames[index + 1] < range.upperBound {
      index += 1
      if frames[index] >= range.lowerBound, values[index] != values[index - 1] {
        found.append((frames[index], values[index - 1], values[index]))
      }
    }
    return found
  }
}
