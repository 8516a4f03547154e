/// What was passed over because both texts have it: read only where a difference asks for a value
/// that it may hold, and then from its end.
extension ComparisonWork {
  /// Passes over a stretch that is the same in both.
  mutating func pass(_ start: Int, _ end: Int, _ newStart: Int) {
    if end <= start { return }
    if let last = unread.last, last.end == start, last.newStart - last.start == newStart - start {
      unread[unread.count - 1].end = end
    } else {
      unread.append(Common(start: start, end: end, newStart: newStart))
    }
  }

  /// Reads all that was passed over.
  mutating func catchUp() throws(TraceReadError) {
    for common in unread {
      let shift = common.newStart - common.start
      var at = common.start
      while at < common.end {
        let end = old.lineEnd(at)
        look(at: end - at)
        if old.isElementLine(at) {
          try learn(.init(start: at, end: min(end, common.end)), shift)
        }
        at = end + 1
      }
    }
    unread.removeAll(keepingCapacity: true)
  }

  /// Finds out whether what was passed over names an element at all.
  private mutating func readNames(_ element: Int) {
    if table.elements[element].isNamed { return }
    for common in unread where common.end > namedEnd {
      var at = max(common.start, namedEnd)
      while at < common.end {
        let end = old.lineEnd(at)
        look(at: end - at)
        if old.isElementLine(at) {
          var stop = at
          while stop < end, old[stop] > 32 { stop &+= 1 }
          table.name(table.element(old, .init(start: at, end: stop)))
        }
        at = end + 1
      }
      namedEnd = common.end
    }
  }

  /// The line of a stretch that ends at a place or with the line feed before it; the place becomes
  /// its start. Nil where the stretch begins.
  private func line(before end: inout Int, in common: Common) -> TraceBytes.Stretch? {
    guard end > common.start else { return nil }
    let stop = old[end - 1] == 10 ? end - 1 : end
    end = old.lineStart(stop, low: common.start)
    return .init(start: end, end: stop)
  }

  /// Reads what was passed over backwards, up to the last line about a property.
  mutating func lookBack(_ track: Int) throws(TraceReadError) {
    let name = table.elements[table.tracks[track].element].name
    var budget = table.elements[table.tracks[track].element].isNamed ? 1 << 18 : 1 << 15
    for common in unread.reversed() {
      let known = table.tracks[track]
      let shift = common.newStart - common.start
      if common.end <= known.old.at, common.end + shift <= known.new.at { return }
      var end = common.end
      while let line = line(before: &end, in: common) {
        if old.isElement(name, line) {
          try learn(line, shift)
          let learned = table.tracks[track]
          let element = table.elements[learned.element]
          // A line that says nothing of this property leaves the side that it is looked for.
          if max(learned.old.at, element.goneOld) >= line.start,
            max(learned.new.at, element.goneNew) >= line.start + shift
          {
            return
          }
        }
        budget -= line.count + 1
        if budget < 0 {
          if !table.elements[table.tracks[track].element].isNamed {
            readNames(table.tracks[track].element)
            guard table.elements[table.tracks[track].element].isNamed else { return }
            budget = 1 << 18
            continue
          }
          if result.total > 0 || end - common.start > patience { return try catchUp() }
          // The first difference far into a long trace: what is looked for once lies far back.
          patience -= end - common.start
          budget = Int.max
        }
      }
    }
  }

  /// Reads what was passed over about an element backwards, up to where it last went: what it had
  /// before is of no account.
  mutating func lookBack(element: Int) throws(TraceReadError) {
    let name = table.elements[element].name
    var budget = 1 << 20
    /// Whether both sides have lost it behind a place.
    func isGone(_ place: Int, _ shift: Int) -> Bool {
      table.elements[element].goneOld >= place && table.elements[element].goneNew >= place + shift
    }
    for common in unread.reversed() {
      let shift = common.newStart - common.start
      if isGone(common.end, shift) { return }
      var end = common.end
      while let line = line(before: &end, in: common) {
        if old.isElement(name, line) {
          try learn(line, shift)
          if isGone(line.start, shift) { return }
        }
        budget -= line.count + 1
        if budget < 0 { return try catchUp() }
      }
    }
  }

  /// A line that both have.
  private mutating func learn(
    _ line: TraceBytes.Stretch, _ shift: Int
  ) throws(TraceReadError) {
    var items = try TraceItems(old, line)
    let element = table.element(old, items.element)
    table.name(element)
    if items.isAbsent {
      table.gone(element, .old, at: line.start)
      table.gone(element, .new, at: line.start + shift)
      return
    }
    table.seen(element, .old, at: line.start)
    table.seen(element, .new, at: line.start + shift)
    var hint = 0
    if items.isBare {
      let track = table.track(
        of: element, old, .init(start: line.start, end: line.start), hint: &hint)
      table.set(track, .old, .init(at: line.start, length: Int32(items.element.count)))
      table.set(track, .new, .init(at: line.start + shift, length: Int32(items.element.count)))
      return
    }
    while let (name, value) = try items.next() {
      let track = table.track(of: element, old, name, hint: &hint)
      let length = Int32(truncatingIfNeeded: value.count)
      table.set(track, .old, .init(at: value.start, length: length))
      table.set(track, .new, .init(at: value.start + shift, length: length))
    }
  }
}
