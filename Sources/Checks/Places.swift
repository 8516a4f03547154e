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
    if let note = reachesEnd(expectation.scope, sample) { failure.notes.append(note) }
    if trouble.showsFrames, let slot = trouble.slots.first {
      failure.frames = frames(around: sample, slot)
    }
    if let known = trouble.knownCause {
      failure.cause = cause(known, in: sample)
    } else if trouble.showsCause {
      failure.cause = cause(of: trouble.slots, at: sample)
      failure.asked = asked(trouble.slots, at: sample, failure.cause)
    }
    return failure
  }

  /// What to ask `why` about a value that UIKit made, of which no line is known.
  private func asked(_ slots: [Int], at sample: Sample, _ cause: String?) -> Failure.Asked? {
    guard let slot = slots.first, let cause, cause.hasPrefix("UIKit"),
      !cause.contains(" comes from ")
    else { return nil }
    let element = trace.elements[trace.slots[slot].element].name
    return Failure.Asked(
      property: element + "." + trace.slots[slot].name,
      frame: sample.isKeyframe ? -1 : sample.frame)
  }

  /// `during push` holds for the callbacks of the push's end too, and these stand in the phase behind
  /// it: where one of them fails the claim, that is said.
  private func reachesEnd(_ scope: Expectation.Scope, _ sample: Sample) -> String? {
    guard case .during(let action) = scope, !sample.isKeyframe,
      let place = trace.place(of: sample.frame), trace.phases[place.phase].kind == .end(action)
    else { return nil }
    let name = label(action)
    return "'during \(name)' takes in what happens at its end: '\(name) end +\(place.k)'"
  }

  /// `push +17 (283.333ms)`, `start`.
  func place(of sample: Sample) -> String {
    if sample.isKeyframe { return "start" }
    // The time that the trace, 'why' and exports give the frame.
    let time = TraceWriter.milliseconds(trace.grid.canonical(trace.grid.time(of: sample.frame)))
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
    let before = sample.frame == 0 ? [Sample(frame: 0, isKeyframe: true)] : []
    let start = before.map { "start \(name)=\(value(of: slot, at: $0).text)" }
    let shown = numbers.filter { $0 >= 0 && $0 <= lastFrame }.map { number in
      let value = value(of: slot, at: Sample(frame: number, isKeyframe: false)).text
      let place = trace.place(of: number)
      // A frame of another phase is counted from another start.
      let other = place.flatMap { $0.phase == phase ? nil : self.name(of: $0.phase) + " " } ?? ""
      return "\(other)+\(place?.k ?? number) \(name)=\(value)"
    }
    return (start + shown).joined(separator: "   ")
  }

  private func value(of slot: Int, at sample: Sample) -> (text: String, origin: Int32) {
    let cursor = cursor(at: sample)
    guard cursor.isPresent[trace.slots[slot].element] else {
      return ("absent", cursor.origins[slot])
    }
    return (describe(cursor.values[slot]), cursor.origins[slot])
  }

  func cursor(at sample: Sample) -> TraceCursor {
    var cursor = TraceCursor(trace)
    for frame in trace.frames {
      let isDue = frame.isKeyframe || !sample.isKeyframe && frame.number <= sample.frame
      if !isDue { break }
      cursor.advance()
    }
    return cursor
  }
}
