/// The forms of a trace that are not kept: every property in every frame, or every so-many-th
/// frame with what changed since the one before.
struct DenseFrames {
  private let trace: Trace
  private let options: TraceOptions
  private let every: Int
  private var cursor: TraceCursor
  private var shown: [TraceValue]
  private var wasPresent: [Bool]
  /// The next frame that may be written.
  private var next = 0
  private var phase = -1

  /// A rest is written out so long at most: a scenario may wait for an hour.
  static let longestRest = 600

  init(_ trace: Trace, _ options: TraceOptions) {
    self.trace = trace
    self.options = options
    every = max(1, options.every)
    cursor = TraceCursor(trace)
    shown = cursor.values
    wasPresent = cursor.isPresent
  }

  mutating func write(
    into lines: inout TraceLines, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    for entry in trace.entries {
      switch entry {
      case .phase(let index):
        try rest(until: trace.phases[index].firstFrame, into: &lines, to: emit)
        phase = index
        next = trace.phases[index].firstFrame
        TraceWriter.phase(trace.phases[index], of: trace, into: &lines)
      case .event(let index):
        lines.event(trace.events[index])
        if options.causes { lines.cause(trace.events[index].cause, of: []) }
      case .mark(let index): lines.line("* " + trace.marks[index].text)
      case .frame(let index):
        let frame = trace.frames[index]
        if !frame.isKeyframe { try rest(until: frame.number, into: &lines, to: emit) }
        cursor.advance(through: index)
        if frame.isKeyframe {
          elements(into: &lines)
        } else {
          write(frame.number, into: &lines)
          next = frame.number + 1
        }
      }
      try lines.pass(to: emit)
    }
    try rest(until: trace.lastFrame + 1, into: &lines, to: emit)
  }

  /// Frames in which nothing changed.
  private mutating func rest(
    until end: Int, into lines: inout TraceLines, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    guard phase >= 0, next < end else { return }
    for number in next..<min(end, next + Self.longestRest) {
      write(number, into: &lines)
      try lines.pass(to: emit)
    }
    next = end
  }

  private mutating func write(_ number: Int, into lines: inout TraceLines) {
    let k = number - trace.phases[phase].firstFrame
    guard k % every == 0, options.isFull || hasNews(lines.labels) else { return }
    lines.frame(k)
    elements(into: &lines)
  }

  /// The change that took an element away, which all its slots come from.
  private func removals(of element: Int) -> [Int] {
    guard let slot = trace.elements[element].slots.first, cursor.origins[slot] >= 0 else {
      return []
    }
    return [Int(cursor.origins[slot])]
  }

  private func hasNews(_ labels: borrowing TraceLabels) -> Bool {
    shown.indices.contains { labels.isShown[$0] && cursor.values[$0] != shown[$0] }
      || wasPresent.indices.contains {
        labels.isElementShown[$0] && cursor.isPresent[$0] != wasPresent[$0]
      }
  }

  private mutating func elements(into lines: inout TraceLines) {
    for element in trace.elements.indices where lines.labels.isElementShown[element] {
      guard cursor.isPresent[element] else {
        if wasPresent[element] {
          lines.absent(element)
          if options.causes { lines.causes(removals(of: element)) }
        }
        continue
      }
      let isNew = options.isFull || !wasPresent[element]
      let slots = trace.elements[element].slots.filter { slot in
        let value = cursor.values[slot]
        if !lines.labels.isShown[slot] || value.kind == .unset { return false }
        if options.isFull { return true }
        return value != shown[slot] || isNew && value != .none
      }
      if slots.isEmpty && !isNew { continue }
      lines.beginElement(element)
      for slot in slots { lines.property(slot, cursor.values[slot]) }
      lines.endElement()
      if options.causes {
        lines.causes(slots.compactMap { cursor.origins[$0] < 0 ? nil : Int(cursor.origins[$0]) })
      }
    }
    shown = cursor.values
    wasPresent = cursor.isPresent
  }
}
