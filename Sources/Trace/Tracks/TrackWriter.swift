/// Writes a trace as tracks: of each phase one line for each property that changes in it, with its
/// values in the order of frames.
///
///     page.B        x +0=375 360.79 332.061 +9=120.5
///     title.A       absent +0
///
/// `+9=` names the frame of a value; a value without it belongs to the frame after the one before.
/// The same trace as in frames, turned round: `TrackReader` turns it back.
struct TrackWriter {
  /// One change of a phase.
  private struct Change {
    /// Of the element and the property, in the order of the lines.
    var key: Int
    var k: Int
    /// The change, as an index into the trace's changes.
    var index: Int
  }

  private let options: TraceOptions
  private var changes: [Change] = []
  /// The last frame, until a line has told it.
  private var last: (k: Int, isBare: Bool)?
  /// How many frames have been written.
  private(set) var frames = 0

  init(_ options: TraceOptions) { self.options = options }

  mutating func write(
    into lines: inout TraceLines, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    let trace = lines.trace
    for entry in trace.entries {
      try lines.pass(to: emit)
      switch entry {
      case .phase(let index):
        try close(into: &lines, to: emit)
        TraceWriter.phase(trace.phases[index], of: trace, into: &lines)
      case .event(let index):
        tellFrame(into: &lines)
        lines.event(trace.events[index])
      case .mark(let index):
        tellFrame(into: &lines)
        lines.line("* " + trace.marks[index].text)
      case .frame(let index): add(trace.frames[index], &lines)
      }
    }
    try close(into: &lines, to: emit)
  }

  private mutating func add(_ frame: TraceFrame, _ lines: inout TraceLines) {
    if frame.isKeyframe { return TraceWriter.frame(frame, options, into: &lines) }
    let shown = frame.changes.filter { lines.isShown(lines.trace.changes[$0]) }
    if shown.isEmpty, !frame.changes.isEmpty { return }
    if let last, last.isBare { tellFrame(into: &lines) }
    frames += 1
    last = (frame.k, frame.changes.isEmpty)
    for index in shown {
      let change = lines.trace.changes[index]
      let slot = Int(change.slot)
      let key =
        change.isPresence ? ~slot << 32 : lines.labels.element(ofSlot: slot) << 32 | (slot + 1)
      changes.append(Change(key: key, k: frame.k, index: index))
    }
  }

  /// `+12` above an event or a mark that came after that frame.
  private mutating func tellFrame(into lines: inout TraceLines) {
    if let last { lines.frame(last.k) }
    last = nil
  }

  /// Writes the tracks of the phase that ends.
  private mutating func close(
    into lines: inout TraceLines, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    if let last, last.isBare { tellFrame(into: &lines) }
    last = nil
    let order = changes.indices.sorted { (changes[$0].key, $0) < (changes[$1].key, $1) }
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, changes[order[end]].key == changes[order[start]].key { end += 1 }
      track(order[start..<end], into: &lines)
      try lines.pass(to: emit)
      start = end
    }
    changes.removeAll(keepingCapacity: true)
  }

  private func track(_ order: ArraySlice<Int>, into lines: inout TraceLines) {
    guard let first = order.first else { return }
    let slot = Int(lines.trace.changes[changes[first].index].slot)
    let isPresence = slot < 0
    lines.buffer.append(
      lines.labels.element(isPresence ? ~slot : lines.labels.element(ofSlot: slot)))
    if !isPresence { lines.buffer.append(lines.trace.slots[slot].name) }
    var next = -1
    for entry in order {
      let value = lines.trace.changes[changes[entry].index].value
      let k = changes[entry].k
      if isPresence {
        if entry != first { lines.buffer.append(32) }
        lines.buffer.append(value == .flag(true) ? "present +" : "absent +")
        lines.buffer.append(number: Int64(k))
        continue
      }
      lines.buffer.append(32)
      if k != next {
        lines.buffer.append(43)
        lines.buffer.append(number: Int64(k))
        lines.buffer.append(61)
      }
      lines.append(value)
      next = k + 1
    }
    lines.buffer.append(10)
  }
}
