import NavSimKernel

/// The way through both traces, phase by phase.
extension ComparisonWork {
  mutating func run() throws(TraceReadError) {
    var (i, j) = (oldEnds.bodyStart, newEnds.bodyStart)
    while true {
      while i < oldEnds.bodyEnd, old[i] == 10 { i += 1 }
      while j < newEnds.bodyEnd, new[j] == 10 { j += 1 }
      passSamePhases(&i, &j)
      if i >= oldEnds.bodyEnd && j >= newEnds.bodyEnd { break }
      if i < oldEnds.bodyEnd, j < newEnds.bodyEnd {
        let x = try PhaseHead(old, at: i)
        let y = try PhaseHead(new, at: j)
        if TraceBytes.isSame(old, x.name, new, y.name) {
          (i, j) = try compare(x, y)
          continue
        }
      }
      (i, j) = try align(i, j)
    }
    finish()
  }

  /// Passes over the phases that are the same byte by byte.
  private mutating func passSamePhases(_ i: inout Int, _ j: inout Int) {
    let limit = min(oldEnds.bodyEnd - i, newEnds.bodyEnd - j)
    guard limit > 0 else { return }
    let count = quiet(i, common(i, j))
    var next = i + count
    if next < oldEnds.bodyEnd || j + count < newEnds.bodyEnd {
      guard count > 3, let start = old.lastLine(61, from: i, before: i + count - 3) else { return }
      next = start
    }
    pass(i, next, j)
    passFrames(j, j + next - i)
    j += next - i
    i = next
  }

  /// Counts the frames of phases that are the same, between two places of the new text. What
  /// differed before still does.
  private mutating func passFrames(_ start: Int, _ end: Int) {
    guard start < end, let head = try? PhaseHead(new, at: start) else { return }
    let first = newEnds.grid.frame(atOrAfter: head.time)
    let frames = max(Self.end(new, end, newEnds) - first, 0)
    clock += frames
    if toldOpen.isEmpty { return }
    result.frames += frames
    var at = start
    while let place = new.phaseStart(from: at, to: end) {
      result.touchedPhases += 1
      at = new.lineEnd(place) + 1
    }
  }

  // MARK: Phases without the same name

  /// Pairs the phases up to where both traces end alike, and compares them; gives the places
  /// behind them.
  private mutating func align(_ i: Int, _ j: Int) throws(TraceReadError) -> (Int, Int) {
    let limit = min(oldEnds.bodyEnd - i, newEnds.bodyEnd - j)
    let same = TraceBytes.commonBack(old, oldEnds.bodyEnd, new, newEnds.bodyEnd, limit: limit)
    let inside = min(old.lineEnd(oldEnds.bodyEnd - same) + 1, oldEnds.bodyEnd)
    let oldEnd = old.phaseStart(from: inside, to: oldEnds.bodyEnd) ?? oldEnds.bodyEnd
    let newEnd = newEnds.bodyEnd - (oldEnds.bodyEnd - oldEnd)
    var names: [String: Int] = [:]
    let a = try Self.heads(old, i, oldEnd, &names)
    let b = try Self.heads(new, j, newEnd, &names)
    for pair in PhaseAlignment.pairs(a.map(\.name), b.map(\.name)) {
      switch (pair.old, pair.new) {
      case (let x?, let y?):
        _ = try compare(PhaseHead(old, at: a[x].start), PhaseHead(new, at: b[y].start))
      case (let x?, nil): try alone(PhaseHead(old, at: a[x].start), .old)
      case (nil, let y?): try alone(PhaseHead(new, at: b[y].start), .new)
      case (nil, nil): break
      }
    }
    return (oldEnd, newEnd)
  }

  private static func heads(
    _ text: TraceBytes, _ start: Int, _ end: Int, _ names: inout [String: Int]
  ) throws(TraceReadError) -> [(start: Int, name: Int)] {
    var heads: [(start: Int, name: Int)] = []
    var at = start
    while let place = text.phaseStart(from: at, to: end) {
      let head = try PhaseHead(text, at: place)
      if heads.count >= 2_000_000 {
        throw text.error(at: place, "more than 2,000,000 phases that are not the same in both")
      }
      let name = text.string(head.name)
      let number = names[name] ?? names.count
      names[name] = number
      heads.append((place, number))
      at = head.body
    }
    return heads
  }

  // MARK: One phase

  /// Compares two phases; gives the places behind them.
  private mutating func compare(
    _ x: PhaseHead, _ y: PhaseHead
  ) throws(TraceReadError) -> (Int, Int) {
    phase = PhaseState()
    phase.title = y.title(new)
    phase.isStart = new.string(y.name) == "start"
    phase.clock = clock
    phase.oldStart = x.start
    phase.newStart = y.start
    phase.firstFrame = newEnds.grid.frame(atOrAfter: y.time)
    var (i, j) = (x.body, y.body)
    var (oldK, newK) = (-2, -2)
    var isFirst = true
    while true {
      if phase.events.isSettled, passSameFrames(&i, &j) { break }
      let hasOld = try oldBlock.read(old, from: i, to: oldEnds.bodyEnd, isFirst: isFirst)
      let hasNew = try newBlock.read(new, from: j, to: newEnds.bodyEnd, isFirst: isFirst)
      isFirst = false
      if !hasOld && !hasNew {
        (i, j) = (oldBlock.end, newBlock.end)
        break
      }
      if hasOld, oldBlock.k <= oldK { throw Self.backwards(old, oldBlock) }
      if hasNew, newBlock.k <= newK { throw Self.backwards(new, newBlock) }
      let takesOld = hasOld && (!hasNew || oldBlock.k <= newBlock.k)
      let takesNew = hasNew && (!hasOld || newBlock.k <= oldBlock.k)
      try look(takesOld, takesNew)
      if takesOld { (i, oldK) = (oldBlock.end, oldBlock.k) }
      if takesNew { (j, newK) = (newBlock.end, newBlock.k) }
    }
    try close(i, j, x, y)
    return (i, j)
  }

  private static func backwards(_ text: TraceBytes, _ block: TraceBlock) -> TraceReadError {
    text.error(
      at: block.start, "frame +\(block.k) is out of order: frames rise in a phase; write it again")
  }

  /// Passes over frames that are the same byte by byte; true if the phase is over with them.
  private mutating func passSameFrames(_ i: inout Int, _ j: inout Int) -> Bool {
    let limit = min(oldEnds.bodyEnd - i, newEnds.bodyEnd - j)
    let count = quiet(i, common(i, j))
    if count < 4 { return limit == 0 && i == oldEnds.bodyEnd && j == newEnds.bodyEnd }
    var next: Int
    var isOver = true
    if let start = old.phaseStart(from: i, to: i + count - 2) {
      next = start
    } else if i + count == oldEnds.bodyEnd && j + count == newEnds.bodyEnd {
      next = i + count
    } else {
      guard let start = old.lastLine(43, from: i + 1, before: i + count) else { return false }
      next = start
      isOver = false
    }
    pass(i, next, j)
    j += next - i
    i = next
    return isOver
  }

  /// A phase that one trace has alone: what it sets counts from here on.
  private mutating func alone(_ head: PhaseHead, _ side: TraceSide) throws(TraceReadError) {
    let text = side == .old ? old : new
    let ends = side == .old ? oldEnds : newEnds
    phase = PhaseState()
    phase.isTold = false
    phase.title = head.title(text)
    phase.clock = clock
    phase.firstFrame = ends.grid.frame(atOrAfter: head.time)
    var at = head.body
    var isFirst = true
    while true {
      let isThere =
        side == .old
        ? try oldBlock.read(old, from: at, to: ends.bodyEnd, isFirst: isFirst)
        : try newBlock.read(new, from: at, to: ends.bodyEnd, isFirst: isFirst)
      let block = side == .old ? oldBlock : newBlock
      at = block.end
      if !isThere { break }
      isFirst = false
      try look(side == .old, side == .new)
    }
    let length = max(Self.end(text, at, ends) - phase.firstFrame, 0)
    let shown = Count.of(length, "frame")
    clock += length
    result.frames += length
    result.touchedPhases += 1
    if side == .old { oldOnly = (oldOnly.frames + length, oldOnly.phases + 1) }
    add(
      .init(
        phase: phase.title, property: "phase", change: side == .old ? .removed : .added,
        frames: length, k: 0, time: ends.grid.time(of: phase.firstFrame),
        old: side == .old ? shown : "absent", new: side == .old ? "absent" : shown))
  }

  /// The number of the frame behind a phase that ends at a place.
  static func end(_ text: TraceBytes, _ place: Int, _ ends: TraceEnds) -> Int {
    if place < ends.bodyEnd, let head = try? PhaseHead(text, at: place) {
      return ends.grid.frame(atOrAfter: head.time)
    }
    return ends.grid.frame(atOrBefore: ends.end) + 1
  }
}
