import NavSimKernel
import NavSimProgram
import NavSimTrace

/// Ties a trouble to the line of its expectation and to the frames around it.
extension Context {
  func failure(of expectation: Expectation, _ trouble: Trouble) -> Failure {
    var failure = Failure(
      file: expectation.file, line: expectation.line, column: expectation.column,
      text: expectation.text, message: trouble.message, notes: trouble.notes, cell: trace.cell)
    failure.rule = trouble.rule
    if let declared = expectation.declared {
      failure.notes.insert(
        "the claim is \(declared.file):\(declared.line): \(declared.text)", at: 0)
    }
    if !trouble.witness.isEmpty { failure.frames = trouble.witness.joined(separator: "   ") }
    failure.cause = trouble.knownCause
    guard let sample = trouble.sample else { return failure }
    failure.place = place(of: sample)
    if trouble.showsFrames, let slot = trouble.slots.first {
      failure.frames = frames(around: sample, slot)
    }
    if trouble.knownCause == nil, trouble.showsCause {
      failure.cause = cause(of: trouble.slots, at: sample)
    }
    return failure
  }

  /// `push +17 (283.333ms)`, `start`.
  func place(of sample: Sample) -> String {
    if sample.isKeyframe { return "start" }
    let time = milliseconds(trace.grid.time(of: sample.frame))
    guard let place = trace.place(of: sample.frame) else { return time }
    return "\(name(of: place.phase)) +\(place.k) (\(time))"
  }

  private func name(of phase: Int) -> String {
    switch trace.phases[phase].kind {
    case .start: return "start"
    case .action: return trace.phases[phase].label
    case .end: return trace.phases[phase].title
    }
  }

  /// A span in milliseconds, to the nearest microsecond.
  func milliseconds(_ time: Time) -> String {
    TraceWriter.milliseconds(Time(ticks: time.ticks + 1))
  }

  /// `+16 bar.bg.alpha=1   +17 bar.bg.alpha=0.62   +18 bar.bg.alpha=0.6`.
  private func frames(around sample: Sample, _ slot: Int) -> String {
    let name = trace.elements[trace.slots[slot].element].name + "." + trace.slots[slot].name
    if sample.isKeyframe { return "start \(name)=\(value(of: slot, at: sample).text)" }
    let numbers = (sample.frame - 1)...(sample.frame + 1)
    let phase = trace.place(of: sample.frame)?.phase
    return numbers.filter { $0 >= 0 && $0 <= lastFrame }.map { number in
      let value = value(of: slot, at: Sample(frame: number, isKeyframe: false)).text
      let place = trace.place(of: number)
      // A frame of another phase is counted from another start.
      let other = place.flatMap { $0.phase == phase ? nil : self.name(of: $0.phase) + " " } ?? ""
      return "\(other)+\(place?.k ?? number) \(name)=\(value)"
    }.joined(separator: "   ")
  }

  private func value(of slot: Int, at sample: Sample) -> (text: String, origin: Int32) {
    let cursor = cursor(at: sample)
    guard cursor.isPresent[trace.slots[slot].element] else {
      return ("absent", cursor.origins[slot])
    }
    return (describe(cursor.values[slot]), cursor.origins[slot])
  }

  private func cursor(at sample: Sample) -> TraceCursor {
    var cursor = TraceCursor(trace)
    for frame in trace.frames {
      let isDue = frame.isKeyframe || !sample.isKeyframe && frame.number <= sample.frame
      if !isDue { break }
      cursor.advance()
    }
    return cursor
  }

  /// The cause of the youngest value among the slots, where it is known.
  private func cause(of slots: [Int], at sample: Sample) -> String? {
    let cursor = cursor(at: sample)
    let origins = slots.map { cursor.origins[$0] }.filter { $0 >= 0 }.sorted(by: >)
    let known = origins.lazy.compactMap { trace.cause(trace.changes[Int($0)].cause) }.first
    return known ?? origins.lazy.compactMap { causeOfColor($0) }.first
  }

  /// A colour that the eye sees has no writer of its own: what changed on screen in the same frame
  /// is to blame. Code goes before UIKit, the bar before what lies below it.
  private func causeOfColor(_ origin: Int32) -> String? {
    let slot = Int(trace.changes[Int(origin)].slot)
    guard slot >= 0, trace.elements[trace.slots[slot].element].name == "eye",
      let frame = trace.frames.first(where: { $0.changes.contains(Int(origin)) })
    else { return nil }
    var best: (rank: Int, cause: String)?
    for change in trace.changes[frame.changes] {
      let element = change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
      let name = trace.elements[element].name
      guard let cause = trace.cause(change.cause) else { continue }
      let isScenery = name.hasPrefix("page.") || name.hasSuffix(".fake") || name == "window"
      guard name.hasPrefix("bar") || isScenery else { continue }
      // Every line of code stands in brackets behind its text: `bar alpha=0 (a.navsim:3)`.
      let rank = (cause.contains("(") ? 0 : 2) + (name.hasPrefix("bar") ? 0 : 1)
      if rank < best?.rank ?? .max { best = (rank, cause) }
    }
    return best?.cause
  }
}
