import NavSimTrace

/// A frame in which nothing runs, just before the next thing happens or at the end.
struct Rest {
  /// The frame; -1 for the state before the first action.
  var frame: Int
  /// The first frame of the stretch.
  var first: Int
  /// The motion before it, by index; nil where none was over when it began.
  var motion: Int?
  /// The last frame that looks the same: what is ignored ends a rest and changes nothing.
  private(set) var last: Int

  /// For how many frames what it shows is there.
  var lasting: Int { last - first + 1 }

  init(frame: Int, first: Int, motion: Int?) {
    (self.frame, self.first, self.motion, last) = (frame, first, motion, frame)
  }

  /// A rest before every action that begins while no other runs, and one at the end of the run.
  ///
  /// - Parameter codeSteps: the frames in which code brings another controller before one's eyes.
  static func all(
    in trace: Trace, _ motions: [Motion], _ codeSteps: [Int], lastFrame: Int
  ) -> [Rest] {
    var rests = [Rest(frame: -1, first: -1, motion: nil)]
    var running: [(action: Int, label: String)] = []
    var first = 0
    let ends = PhaseEnds(trace)
    // How many motions are over: their ends rise, as frames do.
    var over = 0
    // Scrolls and turns of the device have no phase for their end.
    let quiet = trace.actions.compactMap { $0.end.map { trace.grid.frame(atOrAfter: $0) } }.sorted()
    var calm = 0
    var busy = BusyFrames(trace)
    // The rests that what is ignored ends.
    var goesOn: Set<Int> = []
    func add(_ frame: Int) {
      guard running.isEmpty, frame >= first, !busy.holds(frame) else { return }
      while calm < quiet.count, quiet[calm] <= frame {
        first = max(first, quiet[calm])
        calm += 1
      }
      while over < motions.count, motions[over].end <= frame { over += 1 }
      rests.append(Rest(frame: frame, first: first, motion: over > 0 ? over - 1 : nil))
    }
    var steps = codeSteps[...]
    /// Ends the rest before each of the steps up to a frame.
    func step(to frame: Int) {
      while let next = steps.first, next <= frame {
        steps.removeFirst()
        add(next - 1)
        first = max(first, next)
      }
    }
    for (index, phase) in trace.phases.enumerated() {
      step(to: phase.firstFrame - 1)
      switch phase.kind {
      case .start: continue
      case .action(let action):
        let known = rests.count
        add(phase.firstFrame - 1)
        if rests.count > known, trace.actions.indices.contains(action),
          trace.actions[action].outcome == .ignored
        {
          goesOn.insert(known)
        }
        if ends.end(of: index) != nil {
          running.append((action, phase.label))
        }
      case .end(let action):
        running.removeAll { $0 == (action, phase.label) }
      }
      first = max(first, phase.firstFrame)
    }
    step(to: lastFrame)
    if trace.error == nil { add(lastFrame) }
    for index in rests.indices.dropLast().reversed() where goesOn.contains(index) {
      rests[index].last = rests[index + 1].last
    }
    return rests
  }
}

/// The frames in which a movement of pages or of the bar goes on that has a known end, a scroll or a drag too:
/// asked for in rising order. What code animates by itself ends no rest.
private struct BusyFrames {
  private static let movements = [
    "scroll ", "swipe ", "rotate ", "present ", "dismiss", "hide ", "show ", "tap ",
  ]
  private let starts: [Int]
  private let ends: [Int]
  private var begun = 0
  private var over = 0

  init(_ trace: Trace) {
    let ways = trace.phases.compactMap { phase -> (start: Int, end: Int)? in
      guard case .action(let number) = phase.kind, trace.actions.indices.contains(number),
        Self.movements.contains(where: phase.title.hasPrefix)
      else { return nil }
      let action = trace.actions[number]
      guard action.outcome != .ignored, let start = action.start, let end = action.end else {
        return nil
      }
      return (trace.grid.frame(atOrAfter: start), trace.grid.frame(atOrAfter: end))
    }
    starts = ways.map(\.start).sorted()
    ends = ways.map(\.end).sorted()
  }

  /// Whether something that began in the frame or before it ends behind it.
  mutating func holds(_ frame: Int) -> Bool {
    while begun < starts.count, starts[begun] <= frame { begun += 1 }
    while over < ends.count, ends[over] <= frame { over += 1 }
    return begun > over
  }
}
