import NavSimKernel

/// A trace in which an action that takes no time opens no phase while another one runs: its frames are counted on
/// from those of the transition in which it happens.
///
/// Frames are aligned by their distance from the beginning of a phase. A line of code that runs 50 ms later in a push
/// parts the frames of that push elsewhere, and yet nothing moves otherwise.
struct FoldedActions {
  /// The trace.
  private(set) var bytes: [UInt8] = []
  /// Its phases as they were.
  private var phases: [Phase] = []

  private struct Phase {
    let title: String
    let head: PhaseHead
    /// The number of its first frame.
    let first: Int
    /// The place of the phase that it is a part of; its own where it is none.
    var base: Int
  }

  /// Where such an action happens.
  private struct Place: Hashable {
    let base: String
    let offset: Int
    let name: String
  }

  /// Both traces so, where such an action happens in one of them elsewhere than in the other; nil where none does.
  static func pair(
    _ old: UnsafeRawBufferPointer, _ oldPath: String, _ new: UnsafeRawBufferPointer,
    _ newPath: String, limit: Int
  ) throws(TraceReadError) -> (old: FoldedActions, new: FoldedActions)? {
    guard old.count <= limit, new.count <= limit else { return nil }
    let files = (TraceBytes.File(oldPath), TraceBytes.File(newPath))
    defer { withExtendedLifetime(files) {} }
    let (x, y) = (TraceBytes(old, of: files.0), TraceBytes(new, of: files.1))
    var (a, b) = (FoldedActions(), FoldedActions())
    if try a.collect(x) == b.collect(y) { return nil }
    a.fold(x)
    b.fold(y)
    return (a, b)
  }

  /// Finds the phases, and where such actions happen.
  private mutating func collect(_ text: TraceBytes) throws(TraceReadError) -> [Place] {
    let ends = try TraceEnds(text)
    // Where frames are left out, those that are kept are counted in each phase.
    if ends.form.contains("every=") { return [] }
    var places: [Place] = []
    var at = ends.bodyStart
    while let start = text.phaseStart(from: at, to: ends.bodyEnd) {
      let head = try PhaseHead(text, at: start)
      var phase = Phase(
        title: head.title(text), head: head, first: ends.grid.frame(atOrAfter: head.time),
        base: phases.count)
      if let base = phases.last?.base, ends.isMomentary(phase.title),
        ends.isRunning(phases[base].title, at: head.time)
      {
        phase.base = base
        places.append(
          Place(
            base: phases[base].title, offset: phase.first - phases[base].first,
            name: text.string(head.name)))
      }
      phases.append(phase)
      at = head.body
    }
    return places
  }

  /// Writes the trace without the heads of what is folded, with its frames counted on.
  private mutating func fold(_ text: TraceBytes) {
    var buffer = ByteBuffer(capacity: text.count)
    var at = 0
    var offset = 0
    var next = 0
    /// The number of the frame that was written last in a phase into which something is folded.
    var last = -1
    func frame(_ k: Int) {
      if k > last { buffer.append("+\(k)\n") }
      last = max(k, last)
    }
    while at < text.count {
      let end = min(text.lineEnd(at) + 1, text.count)
      if next < phases.count, phases[next].head.start == at {
        let phase = phases[next]
        offset = phase.first - phases[phase.base].first
        if phase.base == next {
          buffer.append(text, at, end)
          last = -1
        } else {
          // What stands before its first frame happens there.
          frame(offset)
        }
        next += 1
      } else if text[at] == 43,
        let k = Int(text.string(.init(start: at + 1, end: text.lineEnd(at))))
      {
        frame(k + offset)
      } else {
        buffer.append(text, at, end)
      }
      at = end
    }
    bytes = buffer.array
  }

  /// Where a frame of a phase stands in the trace as it was; nil where it has no such phase.
  func place(_ title: String, _ k: Int) -> (phase: String, k: Int)? {
    guard let base = phases.firstIndex(where: { $0.title == title }),
      case let frame = phases[base].first + k,
      let place = phases.lastIndex(where: { $0.base == base && $0.first <= frame })
    else { return nil }
    return (phases[place].title, frame - phases[place].first)
  }

  /// A difference with the places that it has in both traces as they were, told as the new one counts.
  static func unfolded(
    _ one: TraceComparison.Difference, _ old: FoldedActions, _ new: FoldedActions
  ) -> TraceComparison.Difference {
    guard let k = one.k, k >= 0 else { return one }
    var difference = one
    let places = (old.place(one.phase, k), new.place(one.phase, k))
    difference.oldPlace = places.0.map { "\($0.phase) +\($0.k)" }
    guard let place = places.1 ?? places.0 else { return one }
    (difference.phase, difference.k) = place
    if let detail = one.detail, detail.hasPrefix(back),
      let behind = Int(detail.dropFirst(back.count)),
      let there = new.place(one.phase, behind)
    {
      difference.detail =
        there.phase == place.phase ? back + "\(there.k)" : "back at \(there.phase) +\(there.k)"
    }
    return difference
  }

  private static let back = "back at +"
}

extension TraceEnds {
  /// Whether a label is that of an action that took no time.
  fileprivate func isMomentary(_ label: String) -> Bool {
    actions.contains { $0.label == label && $0.start != nil && $0.start == $0.end }
  }

  /// Whether a label is that of an action that runs at a moment, and goes on.
  fileprivate func isRunning(_ label: String, at time: Time) -> Bool {
    actions.contains { action in
      guard action.label == label, let start = action.start, start <= time else { return false }
      return action.end.map { $0 > time } ?? true
    }
  }
}

extension ByteBuffer {
  /// Adds the bytes of a text between two places.
  fileprivate mutating func append(_ text: TraceBytes, _ start: Int, _ end: Int) {
    append(text.string(.init(start: start, end: end)))
  }
}
