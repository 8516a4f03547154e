/// The values of some properties in a whole phase, frame by frame, for a second look at it.
struct PhaseSeries {
  /// The frames of a phase, and values in all, that are looked at.
  private static let frameLimit = 4_096
  private static let stepLimit = 500_000

  /// A value from a frame on; nil where there is none.
  private struct Step {
    var k: Int
    var value: TraceBytes.Stretch?
  }

  private var old: [[Step]]
  private var new: [[Step]]
  private let names: [[UInt8]]
  private let length: Int
  private var count = 0
  private let starts: (old: Int, new: Int)
  private let tracks: [Int]

  /// Looks at the phase between `starts` and `ends` again.
  init(
    _ table: inout TrackTable, _ texts: (old: TraceBytes, new: TraceBytes), _ tracks: [Int],
    _ length: Int, _ starts: (old: Int, new: Int), _ ends: (old: Int, new: Int)
  ) throws(TraceReadError) {
    self.length = min(length, Self.frameLimit)
    self.tracks = tracks
    self.starts = starts
    old = Array(repeating: [], count: tracks.count)
    new = old
    names = tracks.map { table.tracks[$0].name }
    for (number, track) in tracks.enumerated() { table.tracks[track].series = number }
    try read(texts.old, &table, from: starts.old, to: ends.old, .old)
    try read(texts.new, &table, from: starts.new, to: ends.new, .new)
    for track in tracks { table.tracks[track].series = -1 }
  }

  private mutating func read(
    _ text: TraceBytes, _ table: inout TrackTable, from start: Int, to end: Int, _ side: TraceSide
  ) throws(TraceReadError) {
    var k = -1
    var at = text.lineEnd(start) + 1
    while at < end, k < length, count < Self.stepLimit {
      let lineEnd = min(text.lineEnd(at), end)
      let first = text[at]
      if first == 43 {
        k = Int(TraceValueText.thousandths(text, .init(start: at + 1, end: lineEnd)) ?? 0) / 1000
      } else if first > 42 || first > 33 && first < 42 {
        try read(.init(start: at, end: lineEnd), text, &table, k, side)
      }
      at = lineEnd + 1
    }
  }

  private mutating func read(
    _ line: TraceBytes.Stretch, _ text: TraceBytes, _ table: inout TrackTable, _ k: Int,
    _ side: TraceSide
  ) throws(TraceReadError) {
    var items = try TraceItems(text, line)
    let element = table.element(text, items.element)
    if items.isAbsent || items.isBare {
      for track in table.elements[element].tracks where table.tracks[track].series >= 0 {
        let isBare = items.isBare && table.tracks[track].name.isEmpty
        add(table.tracks[track].series, k, isBare ? items.element : nil, side)
      }
      return
    }
    var hint = 0
    while let (name, value) = try items.next() {
      let track = table.track(of: element, text, name, hint: &hint)
      let series = table.tracks[track].series
      if series >= 0 { add(series, k, value, side) }
    }
  }

  private mutating func add(
    _ series: Int, _ k: Int, _ value: TraceBytes.Stretch?, _ side: TraceSide
  ) {
    count += 1
    if side == .old {
      old[series].append(Step(k: k, value: value))
    } else {
      new[series].append(Step(k: k, value: value))
    }
  }

  // MARK: Shifted

  /// By how many frames the new side is later (above 0) or earlier, if it is the old one shifted.
  func shift(_ number: Int, _ work: ComparisonWork) -> Int? {
    guard count < Self.stepLimit, length > 1, !old[number].isEmpty, !new[number].isEmpty,
      !work.isCarried(tracks[number])
    else { return nil }
    let a = dense(old[number])
    let b = dense(new[number])
    for frames in 1...6 where frames < length {
      if isShifted(number, a, b, later: frames, work) { return frames }
      if isShifted(number, a, b, later: -frames, work) { return -frames }
    }
    return nil
  }

  /// For each frame the number of the step that holds; -1 for what held before the phase.
  private func dense(_ steps: [Step]) -> [Int] {
    var values = Array(repeating: -1, count: length)
    var next = 0
    for k in 0..<length {
      while next < steps.count, steps[next].k <= k { next += 1 }
      values[k] = next - 1
    }
    return values
  }

  private func isShifted(
    _ number: Int, _ a: [Int], _ b: [Int], later: Int, _ work: ComparisonWork
  ) -> Bool {
    var moved = 0
    for k in 0..<length {
      let from = min(k - later, length - 1)
      let x = from < 0 ? -1 : a[from]
      // An element that has come in the first frame waits there as it would have before it.
      guard isSame(number, x, b[k], work) || from < 0 && isSame(number, a[0], b[k], work) else {
        return false
      }
      if x >= 0 { moved = max(moved, x + 1) }
    }
    // All but what the phase's end cuts off must have been seen.
    return moved > 0 && moved + abs(later) >= max(old[number].count, new[number].count)
      && (moved > 2 || a[length - 1] >= 0 && isSame(number, a[length - 1], b[length - 1], work))
  }

  private func isSame(_ number: Int, _ x: Int, _ y: Int, _ work: ComparisonWork) -> Bool {
    if x < 0 || y < 0 { return x < 0 && y < 0 }
    let (p, q) = (old[number][x].value, new[number][y].value)
    guard let p, let q else { return p == nil && q == nil }
    return work.relation(work.old, p, work.new, q, names[number]) != .different
  }

  // MARK: Scaled

  /// The ratio of the durations in thousandths, if the new movement is the old one stretched.
  func scale(_ number: Int, _ work: ComparisonWork) -> Int? {
    guard count < Self.stepLimit, !work.isCarried(tracks[number]),
      let x = movement(old[number], number, work.old, starts.old, work),
      let y = movement(new[number], number, work.new, starts.new, work),
      x.count >= 5, y.count >= 5, x.count != y.count, x[0].count == y[0].count
    else { return nil }
    let (m, n) = (x.count - 1, y.count - 1)
    for channel in x[0].indices {
      let range = abs(x[m][channel] - x[0][channel])
      let most = max(range * 0.03, 2)
      guard abs(x[0][channel] - y[0][channel]) <= 1, abs(x[m][channel] - y[n][channel]) <= 1
      else { return nil }
      for k in 0...n {
        let place = Double(k) * Double(m) / Double(n)
        let low = min(Int(place), m - 1)
        let part = place - Double(low)
        let wanted = x[low][channel] + (x[low + 1][channel] - x[low][channel]) * part
        if abs(wanted - y[k][channel]) > most { return nil }
      }
    }
    return (n * 1000 + m / 2) / m
  }

  /// The values from the frame before the first step to the last step, one for each frame.
  private func movement(
    _ steps: [Step], _ number: Int, _ text: TraceBytes, _ start: Int, _ work: ComparisonWork
  ) -> [[Double]]? {
    guard steps.count >= 4, let first = steps.first, let last = steps.last,
      last.k - first.k < length,
      let before = work.value(of: tracks[number], before: start, text) ?? first.value,
      var held = TraceValueText.numbers(text, before)
    else { return nil }
    var values = [held]
    var next = 0
    for k in first.k...max(first.k, last.k) {
      while next < steps.count, steps[next].k <= k {
        guard let value = steps[next].value, let numbers = TraceValueText.numbers(text, value)
        else { return nil }
        held = numbers
        next += 1
      }
      // It begins to move with the first value that is another.
      if values.count > 1 || held != values[0] { values.append(held) }
    }
    return values
  }
}

extension ComparisonWork {
  func isCarried(_ track: Int) -> Bool {
    let record = table.tracks[track].record
    return record >= 0 && phase.records[record].isCarried
  }

  /// The last value of a property before a place, looked for in the 256 KB before it.
  func value(of track: Int, before place: Int, _ text: TraceBytes) -> TraceBytes.Stretch? {
    let one = table.tracks[track]
    let element = table.elements[one.element].name
    let low = max(0, place - 262_144)
    var end = place - 1
    while end > low {
      var start = end
      while start > low, text[start - 1] != 10 { start -= 1 }
      if end - start > element.count, text[start + element.count] == 32,
        element.indices.allSatisfy({ text[start + $0] == element[$0] }),
        var items = try? TraceItems(text, .init(start: start, end: end))
      {
        if items.isAbsent { return nil }
        while let (name, value) = try? items.next() {
          if name.count == one.name.count,
            one.name.indices.allSatisfy({ text[name.start + $0] == one.name[$0] })
          {
            return value
          }
        }
      }
      end = start - 1
    }
    return nil
  }
}
