import NavSimKernel
import NavSimProgram
import NavSimTrace

/// The frames of a scope.
struct FrameSpan {
  /// Whether the state before the first action belongs to it.
  var hasKeyframe: Bool
  /// The display frames; empty if there is none.
  var frames: Range<Int>

  /// Whether one of a finding's frames lies in it.
  func holds(_ finding: Finding) -> Bool {
    if finding.frame < 0 { return hasKeyframe }
    let last = finding.frame + max(finding.frames, 1)
    return frames.lowerBound < last && finding.frame < frames.upperBound
  }
}

extension Context {
  /// The frames of a scope. Throws why there are none.
  ///
  /// After the run has come to rest, its last frame stays on screen: a moment after the end looks
  /// at that frame, unless an error ended the run.
  func span(of scope: Expectation.Scope) throws(Trouble) -> FrameSpan {
    let end = lastFrame + 1
    switch scope {
    case .always: return FrameSpan(hasKeyframe: true, frames: 0..<end)
    case .atStart: return FrameSpan(hasKeyframe: true, frames: 0..<0)
    case .atEnd: return FrameSpan(hasKeyframe: false, frames: lastFrame..<end)
    case .at(let moment):
      let frame = try frame(at: time(of: moment))
      return FrameSpan(hasKeyframe: false, frames: frame..<frame + 1)
    case .during(let action):
      let start = try time(of: .anchor(action: action, .start, .zero))
      let over = record(action).end.map { trace.grid.frame(atOrAfter: $0) } ?? end
      let first = trace.grid.frame(atOrAfter: start)
      guard first < min(over, end) else {
        throw .vacuous(
          "'\(label(action))' is over within one frame: there is nothing to look at",
          notes: ["what it left is seen at its end: expect at \(label(action)).end: …"])
      }
      return FrameSpan(hasKeyframe: false, frames: first..<min(over, end))
    case .from(let moment):
      return FrameSpan(hasKeyframe: false, frames: try frame(at: time(of: moment))..<end)
    case .range(let from, let to):
      let start = try time(of: from)
      let stop = try time(of: to)
      guard start <= stop else {
        throw .vacuous("there is nothing to look at: the scope ends before it begins")
      }
      let first = try frame(at: start)
      let last = min(trace.grid.frame(atOrAfter: stop) - 1, lastFrame)
      let isAfterEnd = trace.grid.frame(atOrAfter: start) > lastFrame
      guard first <= last || isAfterEnd else {
        throw .vacuous("there is nothing to look at: no frame lies in the scope")
      }
      return FrameSpan(hasKeyframe: false, frames: first..<max(last, first) + 1)
    }
  }

  /// The first frame at or after a moment.
  private func frame(at time: Time) throws(Trouble) -> Int {
    let frame = trace.grid.frame(atOrAfter: time)
    if frame > lastFrame, trace.error != nil, time > trace.end {
      throw .vacuous("there is nothing to look at: the run ended before")
    }
    return min(frame, lastFrame)
  }

  /// Calls `body` for the frames of a span that can differ from the one before, with the state of
  /// the trace there, until it says false.
  func walk(
    _ span: FrameSpan, _ body: (Sample, TraceCursor) throws(Trouble) -> Bool
  ) throws(Trouble) {
    try looks.spend(1 + trace.slots.count / LookCount.slotsPerStep)
    var cursor = TraceCursor(trace)
    var next = 0
    if trace.frames.first?.isKeyframe == true {
      cursor.advance()
      next = 1
    }
    if span.hasKeyframe, try !body(Sample(frame: 0, isKeyframe: true), cursor) { return }
    guard let first = span.frames.first, let last = span.frames.last else { return }
    while next < trace.frames.count, trace.frames[next].number <= first {
      try looks.spend(1 + trace.frames[next].changes.count / LookCount.changesPerStep)
      cursor.advance()
      next += 1
    }
    guard try body(Sample(frame: first, isKeyframe: false), cursor) else { return }
    while next < trace.frames.count, trace.frames[next].number <= last {
      try looks.spend(2 + trace.frames[next].changes.count / LookCount.changesPerStep)
      cursor.advance()
      let frame = trace.frames[next]
      next += 1
      if frame.changes.isEmpty { continue }
      guard try body(Sample(frame: frame.number, isKeyframe: false), cursor) else { return }
    }
  }
}
