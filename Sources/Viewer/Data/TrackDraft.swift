/// A value that changes from frame to frame, as it is collected: each change with its frame.
struct TrackDraft {
  private(set) var frames: [Int] = []
  private(set) var values: [Int?] = []

  /// Says what holds from a frame on; frames come in order.
  mutating func set(_ value: Int?, at frame: Int) {
    if let last = values.last, last == value { return }
    if values.isEmpty, value == nil { return }
    if frames.last == frame {
      values[values.count - 1] = value
      return
    }
    frames.append(frame)
    values.append(value)
  }
}

/// The tracks of a report. Curves that are the same in several places, such as those of UIKit's
/// spring, stand in it once.
struct TrackTable {
  private var numbers: [[UInt8]: Int] = [:]
  private(set) var tracks: [[UInt8]] = []
  private var runNumbers: [[Int]: Int] = [:]
  private(set) var runs: [[Int]] = []

  /// From how many values on successive frames are kept as a run.
  private static let shortest = 3

  /// The number of a track. It is a list of pairs: how many frames after the pair before, and a
  /// value, or in brackets the number of a run with one value for each frame.
  mutating func add(_ draft: TrackDraft) -> Int {
    var json = JSONBytes()
    json.open("[")
    var at = 0
    var last = 0
    while at < draft.frames.count {
      let length = length(of: draft, from: at)
      json.add(draft.frames[at] - last)
      last = draft.frames[at]
      if length >= Self.shortest {
        json.list([run(draft.values[at..<at + length].compactMap { $0 })])
        at += length
      } else {
        json.add(draft.values[at])
        at += 1
      }
    }
    json.close("]")
    if let known = numbers[json.bytes] { return known }
    numbers[json.bytes] = tracks.count
    tracks.append(json.bytes)
    return tracks.count - 1
  }

  /// How many values from a place on belong to successive frames.
  private func length(of draft: TrackDraft, from start: Int) -> Int {
    var end = start
    while end < draft.frames.count, draft.values[end] != nil,
      draft.frames[end] - draft.frames[start] == end - start
    {
      end += 1
    }
    return end - start
  }

  /// The number of a run: its first value, the first difference, and then differences of
  /// differences, which are small where something moves.
  private mutating func run(_ values: [Int]) -> Int {
    var coded = [values[0]]
    var step = 0
    for (before, value) in zip(values, values.dropFirst()) {
      coded.append(value - before - step)
      step = value - before
    }
    if let known = runNumbers[coded] { return known }
    runNumbers[coded] = runs.count
    runs.append(coded)
    return runs.count - 1
  }
}

/// Texts, each once.
struct WordTable {
  private var numbers: [String: Int] = [:]
  private(set) var words: [String] = []

  /// The number of a text.
  mutating func add(_ text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = words.count
    words.append(text)
    return words.count - 1
  }
}

/// What all cells of a report share.
struct SharedTables {
  var words = WordTable()
  var tracks = TrackTable()

  /// A track that has one value from the start on.
  mutating func constant(_ value: Int?) -> Int {
    var draft = TrackDraft()
    draft.set(value, at: 0)
    return tracks.add(draft)
  }
}
