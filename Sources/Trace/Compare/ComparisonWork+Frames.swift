/// One frame of both traces, or of one of them.
extension ComparisonWork {
  /// Looks at the frame that the blocks hold.
  mutating func look(_ takesOld: Bool, _ takesNew: Bool) throws(TraceReadError) {
    let k = takesOld ? oldBlock.k : newBlock.k
    if openCount > 0 { phase.frames += max(k, 0) - max(phase.lastK, 0) }
    phase.lastK = k
    if takesOld { look(at: oldBlock.end - oldBlock.start) }
    if takesNew { look(at: newBlock.end - newBlock.start) }
    stamp += 1
    freshOld = takesOld ? oldBlock.start : Int.max
    freshNew = takesNew ? newBlock.start : Int.max
    touched.removeAll(keepingCapacity: true)
    var (head, tail) = (0, 0)
    if takesOld && takesNew { passSameLines(&head, &tail) }
    let oldLines = takesOld ? head..<oldBlock.lines.count - tail : 0..<0
    let newLines = takesNew ? head..<newBlock.lines.count - tail : 0..<0
    rank(oldLines, newLines)
    for index in oldLines { try read(oldBlock.lines[index], old, .old, k) }
    for index in newLines { try read(newBlock.lines[index], new, .new, k) }
    try touchGone()
    if phase.isTold {
      phase.events.match(
        old, new, oldK: takesOld ? k + 1 : oldBlockK(k), newK: takesNew ? k + 1 : newBlockK(k),
        within: options.frames)
    }
    for index in touched.indices { try evaluate(touched[index], at: max(k, -1)) }
  }

  // What a side that does not take part in this frame comes to next is later than it.
  private func oldBlockK(_ k: Int) -> Int { max(oldBlock.k, k + 1) }
  private func newBlockK(_ k: Int) -> Int { max(newBlock.k, k + 1) }

  /// Counts the lines at both ends that are the same and say nothing about what differs.
  private mutating func passSameLines(_ head: inout Int, _ tail: inout Int) {
    guard phase.events.isSettled else { return }
    let (x, y) = (oldBlock.lines, newBlock.lines)
    while head < x.count, head < y.count, isPassed(x[head], y[head]) { head += 1 }
    while head + tail < x.count, head + tail < y.count,
      isPassed(x[x.count - 1 - tail], y[y.count - 1 - tail])
    { tail += 1 }
    if head > 0 { pass(x[..<head], y[..<head], head < x.count ? x[head].start : oldBlock.end) }
    if tail > 0 { pass(x[(x.count - tail)...], y[(y.count - tail)...], oldBlock.end) }
  }

  /// Passes over lines that are the same, up to where the next line of the old text begins.
  private mutating func pass(
    _ x: ArraySlice<TraceBytes.Stretch>, _ y: ArraySlice<TraceBytes.Stretch>, _ end: Int
  ) {
    guard let first = x.first, let last = x.last, let start = y.first?.start, let stop = y.last?.end
    else { return }
    if last.end - first.start == stop - start { return pass(first.start, end, start) }
    // Empty lines lie between them.
    for (line, other) in zip(x, y) { pass(line.start, line.end, other.start) }
  }

  /// Whether a line of both is the same and says nothing about what differs.
  private mutating func isPassed(_ x: TraceBytes.Stretch, _ y: TraceBytes.Stretch) -> Bool {
    guard TraceBytes.isSame(old, x, new, y) else { return false }
    return openCount == 0 || old.isEvent(x) || old.isCause(x) || !speaks(x)
  }

  /// Gives the elements of the lines their places, back to front, as both list them.
  private mutating func rank(_ oldLines: Range<Int>, _ newLines: Range<Int>) {
    let a = elements(oldBlock, old, oldLines)
    let b = elements(newBlock, new, newLines)
    var next = 0
    func place(_ element: Int, _ table: inout TrackTable) {
      if table.elements[element].rankStamp == stamp { return }
      table.rank(element, next, stamp: stamp)
      next += 1
    }
    if a == b || b.isEmpty {
      for element in a { place(element, &table) }
      return
    }
    var placeInOld: [Int: Int] = [:]
    for (index, element) in a.enumerated() { placeInOld[element] = index }
    var done = 0
    for element in b {
      if let index = placeInOld[element], index >= done {
        for between in a[done..<index] { place(between, &table) }
        done = index + 1
      }
      place(element, &table)
    }
    for element in a[done...] { place(element, &table) }
  }

  private mutating func elements(
    _ block: TraceBlock, _ text: TraceBytes, _ lines: Range<Int>
  ) -> [Int] {
    var found: [Int] = []
    for index in lines {
      let line = block.lines[index]
      if text.isEvent(line) || text.isCause(line) { continue }
      var end = line.start
      while end < line.end, text[end] > 32, text[end] != 34 { end &+= 1 }
      found.append(table.element(text, .init(start: line.start, end: end)))
    }
    return found
  }

  /// What a line of one side says.
  private mutating func read(
    _ line: TraceBytes.Stretch, _ text: TraceBytes, _ side: TraceSide, _ k: Int
  ) throws(TraceReadError) {
    if text.isCause(line) { return }
    try TraceBlock.check(line, text)
    if text.isEvent(line) { return phase.events.add(.init(k: k, line: line), side) }
    var items = try TraceItems(text, line)
    let element = table.element(text, items.element)
    if items.isAbsent {
      table.gone(element, side, at: line.start)
      gone.append(element)
      return
    }
    table.seen(element, side, at: line.start)
    var hint = 0
    if items.isBare {
      let track = table.track(
        of: element, text, .init(start: line.start, end: line.start), hint: &hint)
      table.set(track, side, .init(at: line.start, length: Int32(items.element.count)))
      return touch(track)
    }
    while let (name, value) = try items.next() {
      let track = table.track(of: element, text, name, hint: &hint)
      table.set(
        track, side, .init(at: value.start, length: Int32(truncatingIfNeeded: value.count)))
      touch(track)
    }
  }

  /// Everything that an element has had changes where it goes.
  private mutating func touchGone() throws(TraceReadError) {
    for index in gone.indices {
      let element = gone[index]
      let isByBoth =
        table.elements[element].goneOld >= freshOld && table.elements[element].goneNew >= freshNew
      if !isByBoth, !unread.isEmpty { try lookBack(element: element) }
      for track in table.elements[element].tracks { touch(track) }
    }
    gone.removeAll(keepingCapacity: true)
  }

  private mutating func touch(_ track: Int) {
    if table.tracks[track].stamp == stamp { return }
    table.tracks[track].stamp = stamp
    touched.append(track)
  }
}
