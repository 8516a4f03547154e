import NavSimTrace

/// A stretch in which transitions ran, and the rests around it.
struct Motion {
  /// The label of the action that began it; empty for a transition of the pages' own.
  var label: String
  /// The action, by index; -1 for none.
  var action: Int
  /// The first frame that shows something of it.
  var first: Int
  /// The first frame that shows its end.
  var end: Int
  /// The last frame before it; -1 for the state before the first action.
  var before: Int
  /// The last frame before the next thing happens: what is left of it has come to rest.
  var after: Int
  var isCancelled: Bool
  /// Whether it has an end in the trace.
  var isOver: Bool

  /// The frames in which it ran and the one that shows its end.
  var frames: Range<Int> { first..<max(end + 1, first + 1) }
  /// The same with the frames of the rest behind it.
  var wholeFrames: Range<Int> { first..<max(after + 1, first + 1) }

  /// The motions of a trace; those that overlap are one.
  static func all(in trace: Trace, lastFrame: Int) -> [Motion] {
    var motions: [Motion] = []
    for (index, phase) in trace.phases.enumerated() {
      guard case .action(let action) = phase.kind else { continue }
      let over = trace.phases[index...].first {
        if case .end(let other) = $0.kind { return other == action && $0.label == phase.label }
        return false
      }
      guard let over else { continue }
      let motion = Motion(
        label: phase.label, action: action, first: phase.firstFrame, end: over.firstFrame,
        before: phase.firstFrame - 1, after: lastFrame,
        isCancelled: trace.actions.indices.contains(action)
          && trace.actions[action].outcome == .cancelled,
        isOver: true)
      guard motion.end > motion.first else { continue }
      if let last = motions.last, motion.first < last.end {
        motions[motions.count - 1].end = max(last.end, motion.end)
        motions[motions.count - 1].isCancelled = last.isCancelled && motion.isCancelled
      } else {
        motions.append(motion)
      }
    }
    let starts = trace.phases.compactMap { phase -> Int? in
      if case .action = phase.kind { return phase.firstFrame }
      return nil
    }
    for index in motions.indices {
      let next = starts.first { $0 >= motions[index].end }
      motions[index].after = max((next ?? lastFrame + 1) - 1, motions[index].end)
    }
    return motions
  }
}

/// A frame in which nothing runs, just before the next thing happens or at the end.
struct Rest {
  /// The frame; -1 for the state before the first action.
  var frame: Int
  /// The first frame of the stretch.
  var first: Int
  /// The motion before it, by index; nil for the first rest.
  var motion: Int?

  static func all(in trace: Trace, _ motions: [Motion], lastFrame: Int) -> [Rest] {
    var rests = [Rest(frame: -1, first: -1, motion: nil)]
    for (index, motion) in motions.enumerated() where trace.error == nil || motion.after < lastFrame
    {
      rests.append(Rest(frame: motion.after, first: motion.end, motion: index))
    }
    return rests
  }
}
