import NavSimKernel

/// The end of a phase: every property that differed in it gets its class and its line.
extension ComparisonWork {
  /// Closes the phase that ends at two places.
  mutating func close(
    _ i: Int, _ j: Int, _ x: PhaseHead, _ y: PhaseHead
  ) throws(TraceReadError) {
    let oldFirst = oldEnds.grid.frame(atOrAfter: x.time)
    let lengths = (
      old: max(Self.end(old, i, oldEnds) - oldFirst, 0),
      new: max(Self.end(new, j, newEnds) - phase.firstFrame, 0)
    )
    let frames = max(lengths.old, lengths.new)
    let length = max(frames, phase.isStart ? 1 : 0)
    if openCount > 0 { phase.frames += max(frames - max(phase.lastK, 0), 0) }
    clock += frames
    oldOnly.frames += frames - lengths.new
    for index in phase.records.indices where phase.records[index].closed == nil {
      phase.records[index].frames += max(length - max(phase.records[index].since, 0), 0)
    }
    settleUndecided()
    phase.events.end()
    let before = result.total
    let differed = !toldOpen.isEmpty
    try tell(length: length, oldEnd: i, newEnd: j)
    for record in phase.records {
      table.tracks[record.track].record = -1
      if table.tracks[record.track].isOpen, differing.contains(record.track) {
        toldOpen.insert(record.track)
      }
    }
    if result.total > before || differed {
      result.touchedPhases += 1
      result.frames += phase.frames
    }
  }

  func isCompared(_ name: String) -> Bool { options.isCompared(element: name, property: "") }

  /// What ran over the end of the phase before and lasted two frames at most is a blip there.
  private mutating func settleUndecided() {
    for index in phase.records.indices where phase.records[index].isCarried {
      let record = phase.records[index]
      guard let known = undecided[record.track], record.spans == 1, record.closed != nil,
        known.frames + record.frames <= 2
      else { continue }
      if result.differences.indices.contains(known.row) {
        result.differences[known.row].change = .blip
        result.differences[known.row].frames = known.frames + record.frames
        result.differences[known.row].detail = "back in \(phase.title)"
      }
      phase.records[index].frames = 0
    }
    undecided.removeAll(keepingCapacity: true)
  }

  // MARK: Lines

  private mutating func tell(
    length: Int, oldEnd: Int, newEnd: Int
  ) throws(TraceReadError) {
    var order: [(k: Int, rank: Int, place: Int, record: Int)] = []
    for (index, record) in phase.records.enumerated() where record.frames > 0 {
      let element = table.tracks[record.track].element
      let place = table.elements[element].tracks.firstIndex(of: record.track) ?? 0
      order.append((record.k, record.rank, place, index))
    }
    order.sort { ($0.k, $0.rank, $0.place) < ($1.k, $1.rank, $1.place) }
    var changes: [Int: (TraceComparison.Change, String?)] = [:]
    try classify(order.map(\.record), length: length, (oldEnd, newEnd), &changes)
    var event = eventDifference()
    for (k, _, _, index) in order {
      if let first = event, first.k ?? 0 <= k {
        add(first)
        event = nil
      }
      let record = phase.records[index]
      let (change, detail) = changes[index] ?? (.curve, nil)
      if case .shifted(let frames) = change, abs(frames) <= options.frames {
        tolerated.insert(record.track)
        continue
      }
      differing.insert(record.track)
      if change == .constant, record.closed == nil, record.frames <= 2 {
        undecided[record.track] = (result.total, record.frames)
      }
      if result.differences.count >= options.limit {
        result.total += 1
      } else {
        add(row(record, change, detail))
      }
    }
    if let event { add(event) }
  }

  private func row(
    _ record: TrackRecord, _ change: TraceComparison.Change, _ detail: String?
  ) -> TraceComparison.Difference {
    let frame = phase.firstFrame + max(record.k, 0)
    return .init(
      phase: phase.title, property: table.name(of: record.track), change: change, detail: detail,
      frames: record.frames, most: record.most, k: record.k, time: newEnds.grid.time(of: frame),
      old: shown(record.old, old, record.isOldThere),
      new: shown(record.new, new, record.isNewThere),
      oldCause: cause(record.track, record.old, .old), cause: cause(record.track, record.new, .new))
  }

  /// A value as a trace writes it.
  private func shown(
    _ value: TrackTable.Value?, _ text: TraceBytes, _ isThere: Bool
  ) -> String {
    guard let value else { return isThere ? "nil" : "absent" }
    return text.string(value.stretch)
  }

  private mutating func eventDifference() -> TraceComparison.Difference? {
    guard let (k, x, y) = phase.events.difference(old, new) else { return nil }
    guard isCompared("events") else {
      result.ignoredEvents += 1
      return nil
    }
    let isMoved =
      x.map { x in
        y.map { TraceBytes.isSame(old, x.line, new, $0.line) } ?? false
      } ?? false
    func text(_ event: EventQueue.Event?, _ side: TraceBytes) -> String {
      guard let event else { return "absent" }
      var line = side.string(event.line)
      if line.hasPrefix("! ") { line.removeFirst(2) }
      return isMoved ? "\(line) after +\(event.k)" : line
    }
    return .init(
      phase: phase.title, property: "events", change: .events, frames: 0, k: k + 1,
      time: newEnds.grid.time(of: phase.firstFrame + max(k + 1, 0)), old: text(x, old),
      new: text(y, new), oldCause: x.flatMap { cause(behind: $0.line, old, property: nil) },
      cause: y.flatMap { cause(behind: $0.line, new, property: nil) })
  }

  mutating func add(_ difference: TraceComparison.Difference) {
    result.total += 1
    if let kind = difference.kind { kinds.insert(kind) }
    if result.differences.count < options.limit { result.differences.append(difference) }
  }

  // MARK: Causes

  /// The cause of a value: what stands below the line that set it.
  private func cause(
    _ track: Int, _ value: TrackTable.Value?, _ side: TraceSide
  ) -> String? {
    let text = side == .old ? old : new
    let one = table.tracks[track]
    let element = table.elements[one.element]
    guard let value else {
      let gone = side == .old ? element.goneOld : element.goneNew
      guard gone >= 0 else { return nil }
      return cause(behind: .init(start: gone, end: text.lineEnd(gone)), text, property: nil)
    }
    var start = value.at
    while start > 0, text[start - 1] != 10 { start -= 1 }
    return cause(
      behind: .init(start: start, end: text.lineEnd(value.at)), text,
      property: String(decoding: one.name, as: UTF8.self))
  }

  /// The first cause below a line that names the property, or none. An element's line may go on
  /// in a further one before its causes.
  private func cause(
    behind line: TraceBytes.Stretch, _ text: TraceBytes, property: String?
  ) -> String? {
    var at = line.end + 1
    while at < text.count, !text.has("  <- ", at: at) {
      var same = 0
      while text[line.start + same] > 32, at + same < text.count,
        text[line.start + same] == text[at + same]
      { same += 1 }
      guard same > 1, text[line.start + same] == 32 else { return nil }
      at = text.lineEnd(at) + 1
    }
    while at < text.count, text.has("  <- ", at: at) {
      let end = text.lineEnd(at)
      let shown = text.string(.init(start: at + 5, end: end))
      guard let property, let colon = shown.range(ofFirst: ": ") else { return shown }
      let names = shown[..<colon.lowerBound].split(separator: " ")
      if names.contains(where: { $0 == property }) { return String(shown[colon.upperBound...]) }
      at = end + 1
    }
    return nil
  }
}
