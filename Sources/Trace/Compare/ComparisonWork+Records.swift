/// What one property does in a frame, and what becomes of its difference.
extension ComparisonWork {
  /// Whether a side has said something about a property in this frame.
  private func isFresh(_ track: Int, _ side: TraceSide) -> Bool {
    let element = table.tracks[track].element
    return side == .old
      ? max(table.tracks[track].old.at, table.elements[element].goneOld) >= freshOld
      : max(table.tracks[track].new.at, table.elements[element].goneNew) >= freshNew
  }

  mutating func evaluate(_ track: Int, at k: Int) throws(TraceReadError) {
    let isSetByBoth = isFresh(track, .old) && isFresh(track, .new)
    let wasOpen = table.tracks[track].isOpen
    if !wasOpen, !isSetByBoth, !unread.isEmpty { try lookBack(track) }
    let x = table.shown(track, .old)
    let y = table.shown(track, .new)
    var isOpen = false
    switch relation(track, x, y) {
    case .same: break
    case .tolerated: tolerated.insert(track)
    case .different:
      isOpen = table.tracks[track].isCompared
      if !isOpen { ignored.insert(track) }
    }
    if !wasOpen && !isOpen { return }
    // What the phase's first frame makes the same again differs in no frame of it.
    let isOver = !isOpen && k <= 0 && table.tracks[track].record < 0
    if phase.isTold, !isOver {
      let record = record(track, k, x, y, isSetByBoth)
      if wasOpen { phase.records[record].frames += max(k, 0) - max(phase.records[record].since, 0) }
      if isOpen {
        differ(record, k, x, y, wasOpen: wasOpen, isSetByBoth: isSetByBoth)
      } else {
        phase.records[record].closed = k
        phase.records[record].isClosedByBoth = isSetByBoth
        if !isSetByBoth { phase.records[record].isInStep = false }
      }
    }
    if wasOpen != isOpen {
      openCount += isOpen ? 1 : -1
      if !isOpen { toldOpen.remove(track) }
      table.open(track, isOpen, at: phase.clock + max(k, 0))
    }
    table.tracks[track].heldOld = x
    table.tracks[track].heldNew = y
  }

  /// The record of a property in the open phase, which is made where there is none.
  private mutating func record(
    _ track: Int, _ k: Int, _ x: TrackTable.Value?, _ y: TrackTable.Value?, _ isSetByBoth: Bool
  ) -> Int {
    let one = table.tracks[track]
    if one.record >= 0 { return one.record }
    let element = table.elements[one.element]
    let isCarried = one.isOpen
    // What the phase's first frame sets shows in it, whatever was held before.
    let isHeld = isCarried && k > 0
    var record = TrackRecord(
      track: track, k: isCarried ? 0 : k, rank: isCarried ? -1 : element.rank,
      old: isHeld ? one.heldOld : x, new: isHeld ? one.heldNew : y,
      isOldThere: table.isThere(one.element, .old), isNewThere: table.isThere(one.element, .new),
      isCarried: isCarried, since: isCarried ? 0 : k,
      oldHasValue: element.goneOld >= phase.oldStart,
      newHasValue: element.goneNew >= phase.newStart,
      isOpenedByBoth: isSetByBoth)
    if isCarried {
      record.oldHasValue = record.oldHasValue || one.heldOld != nil
      record.newHasValue = record.newHasValue || one.heldNew != nil
    }
    if isHeld { record.most = distance(one.heldOld, one.heldNew) }
    table.tracks[track].record = phase.records.count
    phase.records.append(record)
    return phase.records.count - 1
  }

  /// The two differ from this frame on, or still do.
  private mutating func differ(
    _ index: Int, _ k: Int, _ x: TrackTable.Value?, _ y: TrackTable.Value?, wasOpen: Bool,
    isSetByBoth: Bool
  ) {
    var record = phase.records[index]
    record.since = k
    if !isSetByBoth { record.isInStep = false }
    if x != nil { record.oldHasValue = true }
    if y != nil { record.newHasValue = true }
    if !wasOpen, record.closed != nil { record.spans += 1 }
    record.closed = nil
    if !isSame(record.old, x, old) || !isSame(record.new, y, new) { record.isConstant = false }
    if let apart = distance(x, y) { record.most = max(record.most ?? 0, apart) }
    phase.records[index] = record
  }

  private func isSame(
    _ x: TrackTable.Value?, _ y: TrackTable.Value?, _ text: TraceBytes
  ) -> Bool {
    guard let x, let y else { return x == nil && y == nil }
    return TraceBytes.isSame(text, x.stretch, text, y.stretch)
  }

  private func distance(_ x: TrackTable.Value?, _ y: TrackTable.Value?) -> Int64? {
    guard let x, let y, let p = TraceValueText.thousandths(old, x.stretch),
      let q = TraceValueText.thousandths(new, y.stretch)
    else { return nil }
    return p > q ? p - q : q - p
  }
}
