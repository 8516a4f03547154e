import NavSimKernel
import NavSimProgram
import NavSimTrace

/// Claims about what becomes of an element: `visible then hidden for at least 100ms`.
///
/// Each part holds for one frame at least, the last one until the scope ends, and nothing lies
/// between. The same rule as in Android's Flicker, where a chain of assertions must be used up.
extension Context {
  func checkChain(
    _ element: String, _ parts: [ChainPart], in scope: Expectation.Scope, isSometime: Bool
  ) throws(Trouble) {
    let span = try span(of: scope)
    guard element.contains("*") else {
      return try checkChain(element, parts, span, isSometime: isSometime)
    }
    let pattern = TracePattern(element)
    let elements = trace.elements.indices.filter { pattern.matches(trace.elements[$0].name) }
    // What is never there is meant by a claim that it is absent, and by no other.
    let isAbsence = !elements.isEmpty && parts.allSatisfy { $0.state == .absent }
    let present = isAbsence ? Set(elements) : try present(elements, in: span)
    guard !present.isEmpty else { throw absent(element) }
    for index in elements where present.contains(index) {
      try checkChain(trace.elements[index].name, parts, span, isSometime: isSometime)
    }
  }

  private func checkChain(
    _ element: String, _ parts: [ChainPart], _ span: FrameSpan, isSometime: Bool
  ) throws(Trouble) {
    guard let visibility = Visibility(element, in: found.index) else {
      throw unknown(element: element)
    }
    if found.index.element(element) == nil, parts.contains(where: { $0.state != .absent }) {
      throw absent(element)
    }
    var runs: [Run] = []
    try walk(span) { (sample, cursor) throws(Trouble) in
      let state = visibility.state(cursor)
      if runs.last?.state != state { runs.append(Run(state: state, sample: sample)) }
      return true
    }
    guard let first = runs.first, let wanted = parts.first else {
      throw .vacuous("there is no frame to look at")
    }
    let end = span.frames.isEmpty ? first.sample.frame : span.frames.upperBound
    if isSometime {
      if isSomewhere(runs, parts, of: element, until: end) { return }
      throw Trouble(
        parts.count == 1 && wanted.bound == nil
          ? "\(element) is \(wanted.state.rawValue) in no frame"
          : "\(element) is nowhere in the scope as claimed", at: first.sample, notes: seen(runs))
    }
    do throws(Trouble) {
      try match(runs, parts, of: element, until: end)
    } catch {
      var trouble = error
      trouble.slots = try deciding(visibility, at: trouble.sample) ?? visibility.slots
      trouble.showsFrames = false
      if parts.count > 1 || runs.count > 1 { trouble.notes += seen(runs) }
      throw trouble
    }
  }

  /// The slots that have made an element what it is in a sample: of one that is hidden those that hide it, of one
  /// that is seen those that hid it until then; nil where there are none.
  private func deciding(
    _ visibility: Visibility, at sample: Sample?
  ) throws(Trouble) -> [Int]? {
    guard let sample, !sample.isKeyframe, sample.frame >= 0 else { return nil }
    var last: [Int] = []
    // What goes on for too long may do so behind the last frame.
    let end = max(min(sample.frame, trace.lastFrame), 0) + 1
    try walk(FrameSpan(hasKeyframe: true, frames: 0..<end)) {
      (_, cursor) throws(Trouble) in
      switch visibility.state(cursor) {
      case .hidden: last = visibility.hiders(cursor)
      case .visible: break
      default: last = []
      }
      return true
    }
    return last.isEmpty ? nil : last
  }

  /// Frames in which an element is in one state.
  private struct Run {
    var state: ChainPart.State
    var sample: Sample
  }

  /// Whether the parts follow each other somewhere.
  private func isSomewhere(
    _ runs: [Run], _ parts: [ChainPart], of element: String, until end: Int
  ) -> Bool {
    runs.indices.contains { start in
      let last = start + parts.count
      guard last <= runs.count else { return false }
      let until = last < runs.count ? runs[last].sample.frame : end
      do throws(Trouble) {
        try match(Array(runs[start..<last]), parts, of: element, until: until)
        return true
      } catch {
        return false
      }
    }
  }

  private func match(
    _ runs: [Run], _ parts: [ChainPart], of element: String, until end: Int
  ) throws(Trouble) {
    for (index, part) in parts.enumerated() {
      guard index < runs.count else {
        let reached = parts[..<index].map(\.state.rawValue).joined(separator: " then ")
        var trouble = Trouble(
          "\(element) never became \(part.state.rawValue); reached: \(reached)",
          at: Sample(frame: max(end - 1, 0), isKeyframe: end == 0))
        trouble.showsCause = false
        throw trouble
      }
      if runs[index].state != part.state {
        let after = index > 0 ? " after \(parts[index - 1].state.rawValue)" : ""
        throw Trouble(
          "\(element) is \(runs[index].state.rawValue)\(after), not \(part.state.rawValue)",
          at: runs[index].sample)
      }
      let next = index + 1 < runs.count ? runs[index + 1].sample.frame : end
      let over = index + 1 < runs.count ? runs[index + 1].sample : nil
      try check(
        part, of: element, runs[index].sample, frames: next - runs[index].sample.frame, over)
    }
    if runs.count > parts.count, let last = parts.last {
      let run = runs[parts.count]
      throw Trouble(
        "\(element) does not stay \(last.state.rawValue): it is \(run.state.rawValue)",
        at: run.sample)
    }
  }

  /// Whether a part lasts as long as it should. What ends too early is told by the frame that ends
  /// it, what goes on for too long by the first frame that is too many.
  private func check(
    _ part: ChainPart, of element: String, _ first: Sample, frames: Int, _ over: Sample?
  ) throws(Trouble) {
    let held = Time(ticks: Int64(frames) &* trace.grid.period)
    func trouble(_ word: String, _ limit: Time, _ sample: Sample) -> Trouble {
      Trouble(
        "\(element) is \(part.state.rawValue) for \(milliseconds(held)), not \(word) "
          + milliseconds(limit), at: sample)
    }
    switch part.bound {
    case .atLeast(let limit) where held < limit:
      let last = Sample(frame: first.frame + max(frames - 1, 0), isKeyframe: first.isKeyframe)
      var trouble = trouble("at least", limit, over ?? last)
      trouble.showsCause = over != nil
      throw trouble
    case .atMost(let limit) where held > limit:
      let fitting = Int(limit.ticks / trace.grid.period)
      throw trouble(
        "at most", limit, Sample(frame: first.frame + min(fitting, frames), isKeyframe: false))
    default: return
    }
  }

  private func seen(_ runs: [Run]) -> [String] {
    let most = 12
    let texts = runs.prefix(most).map { "\($0.state.rawValue) at \(place(of: $0.sample))" }
    return ["seen: " + texts.joined(separator: ", ") + (runs.count > most ? ", …" : "")]
  }
}
