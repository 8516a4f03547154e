import NavSimTrace

/// The values of one slot over time: each holds until the next.
struct Track {
  /// A value, from when on it holds, and what made it so.
  struct Entry {
    var value: TraceValue
    /// -1 is the state before the first action.
    var frame: Int
    var cause: Int32
    /// The first entry in the track's stretch of this number, or behind it.
    fileprivate var start: Int32 = 0

    init(value: TraceValue, frame: Int, cause: Int32) {
      self.value = value
      self.frame = frame
      self.cause = cause
    }
  }

  /// In the order of their frames, which rise.
  private(set) var entries: [Entry] = []
  /// Who wrote the value again that it had, in the order of frames.
  private var rewrites: [(frame: Int, cause: Int32)] = []
  /// How long a stretch of frames is, as a power of two; -1 while entries are not found by stretches.
  private var stretch = -1

  /// The frames of the changes, rising.
  var frames: [Int] { entries.map(\.frame) }
  var values: [TraceValue] { entries.map(\.value) }
  var causes: [Int32] { entries.map(\.cause) }

  var last: TraceValue? { entries.last?.value }

  /// Makes room for so many changes.
  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  mutating func add(_ value: TraceValue, at frame: Int, _ cause: Int32) {
    let entry = Entry(value: value, frame: frame, cause: cause)
    stretch = -1
    if entries.last?.frame == frame {
      entries[entries.count - 1] = entry
    } else {
      entries.append(entry)
    }
  }

  mutating func addRewrite(at frame: Int, _ cause: Int32) { rewrites.append((frame, cause)) }

  /// Who wrote last up to a frame, another value or the same, and when; nil before the first.
  func writer(at frame: Int) -> (frame: Int, cause: Int32)? {
    guard let entry = entry(at: frame) else { return nil }
    guard let again = rewrite(at: frame), again.frame > entry.frame else {
      return (entry.frame, entry.cause)
    }
    return again
  }

  /// The last rewriting up to a frame, or nil.
  private func rewrite(at frame: Int) -> (frame: Int, cause: Int32)? {
    var (low, high) = (0, rewrites.count)
    while low < high {
      let middle = (low + high) / 2
      if rewrites[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? rewrites[low - 1] : nil
  }

  /// Divides the frames into as many stretches of equal length as there are entries, or fewer: what holds
  /// in a frame is then found in a stretch, which has few.
  mutating func divide() {
    guard entries.count > 8, let first = entries.first?.frame, let last = entries.last?.frame
    else { return }
    var length = 0
    while (last - first) >> length >= entries.count { length += 1 }
    var index = 0
    for number in 0...(last - first) >> length {
      while entries[index].frame < first + (number << length) { index += 1 }
      entries[number].start = Int32(truncatingIfNeeded: index)
    }
    stretch = length
  }

  /// The index of the value that holds in a frame, or nil before the first.
  func index(at frame: Int) -> Int? {
    var low = 0
    var high = entries.count
    // Most hold one value all along.
    if high > 0, entries[high - 1].frame <= frame { return high - 1 }
    if stretch >= 0 {
      let first = entries[0].frame
      if frame < first { return nil }
      let number = (frame - first) >> stretch
      low = Int(entries[number].start)
      if number < (entries[high - 1].frame - first) >> stretch {
        high = Int(entries[number + 1].start)
      }
    }
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// What holds in a frame, or nil before the first.
  func entry(at frame: Int) -> Entry? { index(at: frame).map { entries[$0] } }

  /// The value in a frame, or nil before the first.
  func value(at frame: Int) -> TraceValue? { entry(at: frame)?.value }

  /// The frame from which on a frame's value has been held without a break; nil where nothing holds yet.
  func start(ofValueAt frame: Int) -> Int? {
    guard var index = index(at: frame) else { return nil }
    while index > 0, entries[index - 1].value == entries[index].value { index -= 1 }
    return entries[index].frame
  }

  /// The first frame that no longer shows what a frame shows; nil where all do.
  func end(ofValueAt frame: Int) -> Int? {
    guard let index = index(at: frame) else { return nil }
    return entries[index...].first { $0.value != entries[index].value }?.frame
  }

  /// The changes in a range of frames: where the value became another.
  func changes(in range: Range<Int>) -> [(frame: Int, before: TraceValue, after: TraceValue)] {
    var found: [(frame: Int, before: TraceValue, after: TraceValue)] = []
    var index = index(at: range.lowerBound - 1) ?? 0
    while index + 1 < entries.count, entries[index + 1].frame < range.upperBound {
      index += 1
      let (before, after) = (entries[index - 1], entries[index])
      if after.frame >= range.lowerBound, after.value != before.value {
        found.append((after.frame, before.value, after.value))
      }
    }
    return found
  }

  /// The frames of a range in which something was set.
  func frames(in range: Range<Int>) -> [Int] {
    var index = index(at: range.lowerBound - 1).map { $0 + 1 } ?? 0
    var found: [Int] = []
    while index < entries.count, entries[index].frame < range.upperBound {
      found.append(entries[index].frame)
      index += 1
    }
    return found
  }

  /// Holds another value in some frames, and what it held before from then on.
  mutating func plant(_ value: TraceValue, _ range: Range<Int>) {
    guard let last = index(at: range.upperBound) else { return }
    var after = entries[last]
    after.frame = range.upperBound
    let planted = Entry(value: value, frame: range.lowerBound, cause: -1)
    entries =
      entries.filter { $0.frame < range.lowerBound } + [planted, after]
      + entries.filter { $0.frame > range.upperBound }
    stretch = -1
  }
}
