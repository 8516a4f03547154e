import NavSimTrace

/// A stretch in which transitions ran, and the rests around it.
struct Motion {
  /// The first frame that shows something of it.
  var first: Int
  /// The first frame that shows its end.
  var end: Int
  /// The last frame before it; -1 for the state before the first action.
  var before: Int
  /// The last frame before the next thing happens: what is left of it has come to rest.
  var after: Int
  var isCancelled: Bool
  /// Frames at which its way turns: the furthest point of a cancelled swipe, the last frame before
  /// another transition begins in it, and the last before code hides or shows the bar when it is
  /// over. What is seen there is a look on the way.
  var turns: [Int] = []

  /// The frames in which it ran and the one that shows its end.
  var frames: Range<Int> { first..<max(min(end, after) + 1, first + 1) }
  /// The same with the frames of the rest behind it.
  var wholeFrames: Range<Int> { first..<max(after + 1, first + 1) }

  /// The motions of a trace; those that overlap are one. An action during which no transition goes
  /// on (a scroll, a turn of the device) is none.
  static func all(
    in trace: Trace, progress: Track?, hidden: Track?, _ codeSteps: [Int], lastFrame: Int
  ) -> [Motion] {
    var motions: [Motion] = []
    let ends = PhaseEnds(trace)
    for index in trace.phases.indices {
      guard let motion = Motion(trace, phase: index, ends, progress, lastFrame: lastFrame) else {
        continue
      }
      if let last = motions.last, motion.first < last.end {
        motions[motions.count - 1].end = max(last.end, motion.end)
        motions[motions.count - 1].isCancelled = last.isCancelled && motion.isCancelled
        motions[motions.count - 1].turns +=
          [motion.first - 1, last.end - 1] + motion.turns
      } else {
        motions.append(motion)
      }
    }
    let actions = trace.phases.compactMap { phase -> Int? in
      if case .action = phase.kind { return phase.firstFrame }
      return nil
    }
    let starts = (actions + codeSteps).sorted()
    var start = 0
    for index in motions.indices {
      while start < starts.count, starts[start] < motions[index].end { start += 1 }
      // What comes in the frame of the end comes behind it.
      let next = start < starts.count ? starts[start] : lastFrame + 1
      motions[index].after = max(next - 1, motions[index].first)
      let (end, after) = (motions[index].end, motions[index].after)
      if let hidden, end <= after {
        motions[index].turns += hidden.changes(in: end..<after + 1).map { $0.frame - 1 }
      }
      motions[index].turns.sort()
    }
    return motions
  }

  /// One that is known by its frames, and is not taken back.
  init(first: Int, end: Int, after: Int) {
    (self.first, self.end, self.after) = (first, end, after)
    before = first - 1
    isCancelled = false
  }

  /// The transition that a phase opens, or nil.
  private init?(
    _ trace: Trace, phase index: Int, _ ends: PhaseEnds, _ progress: Track?, lastFrame: Int
  ) {
    let phase = trace.phases[index]
    guard case .action(let action) = phase.kind,
      let over = ends.end(of: index).map({ trace.phases[$0] }),
      over.firstFrame > phase.firstFrame
    else { return nil }
    let way = phase.firstFrame..<over.firstFrame
    guard let furthest = progress?.furthest(in: way) else { return nil }
    first = phase.firstFrame
    end = over.firstFrame
    before = phase.firstFrame - 1
    after = lastFrame
    isCancelled =
      trace.actions.indices.contains(action) && trace.actions[action].outcome == .cancelled
    if isCancelled { turns = [furthest] }
  }
}

/// Where phases end: found once, walking the trace backwards.
struct PhaseEnds {
  private struct Key: Hashable {
    var action: Int
    var label: String
  }
  /// For each phase of an action the next end of it, or -1.
  private var next: [Int]

  init(_ trace: Trace) {
    next = Array(repeating: -1, count: trace.phases.count)
    var latest: [Key: Int] = [:]
    for (index, phase) in trace.phases.enumerated().reversed() {
      switch phase.kind {
      case .start: continue
      case .end(let action): latest[Key(action: action, label: phase.label)] = index
      case .action(let action): next[index] = latest[Key(action: action, label: phase.label)] ?? -1
      }
    }
  }

  /// The phase that is the end of what a phase begins, or nil.
  func end(of phase: Int) -> Int? { next[phase] < 0 ? nil : next[phase] }
}

extension Track {
  /// The last frame that shows the largest number in a range; nil where none is above 0.
  func furthest(in range: Range<Int>) -> Int? {
    var best: (frame: Int, bits: Int64)?
    guard var index = index(at: range.lowerBound) ?? (entries.isEmpty ? nil : 0) else { return nil }
    while index < entries.count, entries[index].frame < range.upperBound {
      let value = entries[index].value
      if value.kind == .number, value.bits > 0, value.bits >= best?.bits ?? 1 {
        let until = index + 1 < entries.count ? entries[index + 1].frame : range.upperBound
        best = (min(until, range.upperBound) - 1, value.bits)
      }
      index += 1
    }
    return best?.frame
  }
}
