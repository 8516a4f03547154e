/// The class of each difference: docs/Diff.md has the rules.
extension ComparisonWork {
  /// Classes for the records of the phase that ends at two places.
  mutating func classify(
    _ records: [Int], length: Int, _ ends: (old: Int, new: Int),
    _ changes: inout [Int: (TraceComparison.Change, String?)]
  ) throws(TraceReadError) {
    var open: [Int] = []
    for index in records {
      let record = phase.records[index]
      if !record.oldHasValue && record.newHasValue {
        changes[index] = (.added, nil)
      } else if record.oldHasValue && !record.newHasValue {
        changes[index] = (.removed, nil)
      } else if record.isGlitch && record.isOpenedByBoth && record.isClosedByBoth {
        changes[index] = (.blip, back(record))
      } else if record.isInStep && !record.isCarried {
        // Both step at the same frames, so nothing is shifted or stretched.
        changes[index] = record.isSteady ? (.constant, nil) : (.curve, lastValues(record))
      } else {
        open.append(index)
      }
    }
    if open.isEmpty { return }
    let series = try PhaseSeries(
      &table, (old, new), open.map { phase.records[$0].track }, length,
      (phase.oldStart, phase.newStart), ends)
    for (number, index) in open.enumerated() {
      let record = phase.records[index]
      if let frames = series.shift(number, self) {
        changes[index] = (.shifted(frames), nil)
      } else if record.isGlitch {
        changes[index] = (.blip, back(record))
      } else if let ratio = series.scale(number, self) {
        changes[index] = (.scaled(ratio), nil)
      } else if record.isSteady {
        changes[index] = (.constant, record.closed.map { "until +\($0)" })
      } else {
        changes[index] = (.curve, lastValues(record))
      }
    }
  }

  private func back(_ record: TrackRecord) -> String? { record.closed.map { "back at +\($0)" } }

  /// Where a curve ends at another value.
  private func lastValues(_ record: TrackRecord) -> String? {
    let track = table.tracks[record.track]
    guard record.closed == nil, let x = track.heldOld, let y = track.heldNew else { return nil }
    return "ends \(old.string(x.stretch)) -> \(new.string(y.stretch))"
  }
}

extension TrackRecord {
  /// At most two frames that are neighbours, and the same again behind them.
  fileprivate var isGlitch: Bool { frames <= 2 && spans == 1 && closed != nil && !isCarried }

  /// One constant against another, up to the end of the phase or from its beginning.
  fileprivate var isSteady: Bool {
    isConstant && spans == 1 && (closed == nil || isCarried)
  }
}
