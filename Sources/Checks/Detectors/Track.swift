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

  /// Holds another value in some frames, and what it held before from then on.
  mutating func plant(_ value: TraceValue, _ range: Range<Int>) {
    guard let last = index(at: range.upperBound) else { return }
    let after = (values[last], causes[last])
    let kept = frames.indices.filter {
      frames[$0] < range.lowerBound || frames[$0] > range.upperBound
    }
    let split = kept.firstIndex { frames[$0] > range.upperBound } ?? kept.count
    let head = kept[..<split]
    let tail = kept[split...]
    values = head.map { values[$0] } + [value, after.0] + tail.map { values[$0] }
    causes = head.map { causes[$0] } + [-1, after.1] + tail.map { causes[$0] }
    frames =
      head.map { frames[$0] } + [range.lowerBound, range.upperBound]
      + tail.map { frames[$0] }
  }
}
