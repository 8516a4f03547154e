import NavSimKernel

/// What stands before the first phase and behind the last one.
extension ComparisonWork {
  /// Refuses what cannot be compared, and looks at the names.
  mutating func begin() throws(TraceReadError) {
    let rates = [oldEnds, newEnds].map { "\($0.grid.framesPerSecond)Hz" }
    if rates[0] != rates[1] {
      throw new.error(
        at: 0,
        "a trace of \(rates[1]) cannot be compared with one of \(rates[0]): frames are"
          + " compared one by one; choose a device of the same rate")
    }
    if oldEnds.form != newEnds.form {
      func shown(_ form: String) -> String { form.isEmpty ? "all of it" : "'\(form)'" }
      throw new.error(
        at: 0,
        "this trace shows \(shown(newEnds.form)), the old one \(shown(oldEnds.form)):"
          + " write both in the same form")
    }
    result.oldName = oldEnds.name
    result.newName = newEnds.name
    guard options.comparesNames else { return }
    if oldEnds.scenario != newEnds.scenario { tell("scenario", oldEnds.scenario, newEnds.scenario) }
    if oldEnds.cell != newEnds.cell { tell("cell", oldEnds.cell, newEnds.cell) }
  }

  private mutating func tell(_ what: String, _ x: String, _ y: String) {
    guard isCompared("run") else {
      ignoredRun = true
      return
    }
    add(.init(phase: "run", property: what, change: .run, frames: 0, old: x, new: y))
  }

  /// Compares what stands behind the last phase, and counts.
  mutating func finish() {
    if oldEnds.error != newEnds.error {
      tell("error", oldEnds.error ?? "nil", newEnds.error ?? "nil")
    }
    let late = actions()
    let ends = [oldEnds.end, newEnds.end]
    if ends[1] - ends[0] != late, ends[0] != ends[1] {
      if isApart(ends[0], ends[1]) {
        tell("end", TraceWriter.milliseconds(ends[0]), TraceWriter.milliseconds(ends[1]))
      } else {
        toleratedTimes.append("end")
      }
    }
    result.phases = newEnds.phases + oldOnly.phases
    result.frameCount = newEnds.grid.frame(atOrBefore: newEnds.end) + 1 + oldOnly.frames
    for track in differing {
      let one = table.tracks[track]
      result.framesApart[table.name(of: track)] =
        one.framesApart + (one.isOpen ? clock - one.openedAt : 0)
    }
    result.others = kinds.sorted()
    result.properties = differing.count
    result.tolerated = names(tolerated.subtracting(differing)) + toleratedTimes
    result.ignored = names(ignored.subtracting(differing))
    if result.ignoredEvents > 0 { result.ignored.append("events") }
    if ignoredRun { result.ignored.append("run") }
  }

  private func names(_ tracks: Set<Int>) -> [String] {
    tracks.map { table.name(of: $0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func isApart(_ x: Time, _ y: Time) -> Bool {
    isApart(x, y, within: options.frames)
  }

  private func isApart(_ x: Time, _ y: Time, within frames: Int) -> Bool {
    let apart = x.ticks > y.ticks ? x.ticks - y.ticks : y.ticks - x.ticks
    return apart > Int64(frames) * newEnds.grid.period
  }

  /// Tells of actions; gives by how much the last of them is late in the new trace. What is late
  /// only because the one before it was is not told again.
  private mutating func actions() -> Time {
    var late = Time.zero
    var places: [String: Int] = [:]
    for (index, action) in oldEnds.actions.enumerated() { places[action.label] = index }
    var met: Set<Int> = []
    for action in newEnds.actions {
      guard let place = places[action.label] else {
        tell("action \(action.label)", "absent", Self.text(of: action))
        continue
      }
      met.insert(place)
      let known = oldEnds.actions[place]
      if !isSame(known, action, late, within: options.frames) {
        tell("action \(action.label)", Self.text(of: known), Self.text(of: action))
      } else if !isSame(known, action, late, within: 0) {
        toleratedTimes.append("action \(action.label)")
      }
      if let x = known.end ?? known.start, let y = action.end ?? action.start { late = y - x }
    }
    for (index, action) in oldEnds.actions.enumerated() where !met.contains(index) {
      tell("action \(action.label)", Self.text(of: action), "absent")
    }
    return late
  }

  private func isSame(
    _ x: TraceAction, _ y: TraceAction, _ late: Time, within frames: Int
  ) -> Bool {
    func isSame(_ x: Time?, _ y: Time?, _ late: Time) -> Bool {
      guard let x, let y else { return x == nil && y == nil }
      return !isApart(x, y, within: frames) || !isApart(x + late, y, within: frames)
    }
    let start = x.start.flatMap { x in y.start.map { $0 - x } } ?? late
    return x.outcome == y.outcome && x.releaseCancels == y.releaseCancels
      && isSame(x.start, y.start, late) && isSame(x.release, y.release, start)
      && isSame(x.end, y.end, start)
  }

  private static func text(of action: TraceAction) -> String {
    var words: [String] = []
    if let start = action.start { words.append(TraceWriter.milliseconds(start)) }
    if let release = action.release {
      words.append("release " + TraceWriter.milliseconds(release))
      if action.releaseCancels { words.append("cancel") }
    }
    if let end = action.end { words.append("end " + TraceWriter.milliseconds(end)) }
    if let outcome = action.outcome { words.append(outcome.rawValue) }
    return words.joined(separator: " ")
  }
}
