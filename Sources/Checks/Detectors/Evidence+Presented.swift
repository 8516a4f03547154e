import NavSimTrace

extension Evidence {
  /// The frames in which something is presented or dismissed, with those that show the end.
  var presentedFrames: [Range<Int>] { frames(of: \.isOfPresentation) }

  /// The frames in which another tab is selected, up to what comes next.
  var switchedFrames: [Range<Int>] {
    trace.phases.indices.compactMap { index in
      let phase = trace.phases[index]
      guard case .action = phase.kind, phase.title.hasPrefix("select ") else { return nil }
      let next = trace.phases[(index + 1)...].first?.firstFrame ?? lastFrame + 1
      return phase.firstFrame..<max(min(next, lastFrame + 1), phase.firstFrame)
    }
  }

  private func frames(of isWanted: (TracePhase) -> Bool) -> [Range<Int>] {
    trace.phases.compactMap { phase in
      guard case .action(let action) = phase.kind, isWanted(phase),
        trace.actions.indices.contains(action), let over = trace.actions[action].end
      else { return nil }
      let end = max(trace.grid.frame(atOrAfter: over), phase.firstFrame)
      return phase.firstFrame..<min(end + 2, lastFrame) + 1
    }
  }

  /// The last rest before something is presented and the first one after all of it has gone, for
  /// each stretch in which something is.
  var restsAroundPresentations: [(before: Rest, after: Rest)] {
    var pairs: [(before: Rest, after: Rest)] = []
    var index = 0
    for stretch in presentedStretches {
      while index < rests.count, rests[index].frame < stretch.lowerBound { index += 1 }
      let before = index - 1
      while index < rests.count, rests[index].frame < stretch.upperBound { index += 1 }
      if before >= 0, index < rests.count { pairs.append((rests[before], rests[index])) }
    }
    return pairs
  }

  /// Whether what a slot holds was written by a line of a page's own, in a range of frames.
  func wasWritten(_ slot: Int, by page: String, from first: Int, to last: Int) -> Bool {
    guard let index = tracks[slot].index(at: last), tracks[slot].entries[index].frame >= first
    else { return false }
    return lastCause(of: slot, at: last)?.hasPrefix(page + ": ") == true
  }

  /// The frames in which something presented is there, in the order of time.
  private var presentedStretches: [Range<Int>] {
    var changes: [(frame: Int, by: Int)] = []
    for (index, element) in trace.elements.enumerated()
    where element.name.hasPrefix("presented.") {
      var isThere = false
      for entry in presence[index].entries where (entry.value == .flag(true)) != isThere {
        isThere.toggle()
        changes.append((entry.frame, isThere ? 1 : -1))
      }
    }
    var stretches: [Range<Int>] = []
    var (count, start) = (0, 0)
    // What comes in the frame in which another goes follows it without a rest.
    for change in changes.sorted(by: { ($0.frame, $1.by) < ($1.frame, $0.by) }) {
      if count == 0 { start = change.frame }
      count += change.by
      if count == 0 { stretches.append(start..<change.frame) }
    }
    return stretches
  }
}

extension TracePhase {
  /// Whether it is the beginning of a presentation or of a dismissal.
  fileprivate var isOfPresentation: Bool {
    ["present", "dismiss"].contains { title.hasPrefix($0) }
  }
}
