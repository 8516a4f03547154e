import NavSimTrace

/// The actions of a trace by the frame in which each began, and which are of what kind: asked about
/// between any two rests.
struct BegunActions: Sendable {
  /// The first frames of all, rising.
  private var all: [Int] = []
  /// Of those that are more than transitions, presentations, scrolls and touches.
  private var others: [Int] = []
  /// Of those that move or change the stack.
  private var moving: [Int] = []

  init(_ trace: Trace) {
    let touches = ["scroll", "tap", "press", "present", "dismiss"]
    let known = touches + ["push", "pop", "set-stack", "swipe"]
    let still = touches + ["swipe down", "rotate"]
    for phase in trace.phases {
      guard case .action = phase.kind else { continue }
      all.append(phase.firstFrame)
      if !known.contains(where: { phase.title.hasPrefix($0) }) { others.append(phase.firstFrame) }
      if !still.contains(where: { phase.title.hasPrefix($0) }) { moving.append(phase.firstFrame) }
    }
  }

  /// Whether transitions, presentations, scrolls and touches began behind one frame and up to another,
  /// and nothing else: a timed line of code sets what it likes.
  func areOrdinary(after first: Int, upTo last: Int) -> Bool {
    Self.some(of: all, first, last) && !Self.some(of: others, first, last)
  }

  /// Whether nothing but touches, presentations, scrolls and turns began there.
  func leaveAlone(after first: Int, upTo last: Int) -> Bool {
    !Self.some(of: moving, first, last)
  }

  private static func some(of frames: [Int], _ first: Int, _ last: Int) -> Bool {
    let index = frames.partitioningIndex { $0 > first }
    return index < frames.count && frames[index] <= last
  }
}
