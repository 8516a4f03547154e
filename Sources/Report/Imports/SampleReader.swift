import NavSimTrace

/// Where the values of a phone stand.
struct SampleSource: Sendable {
  var table: TableImport?
  var lines: SamplesImport?
  var trace: SampledFrames?

  /// How many bytes it has, or would have.
  var size: Int { table?.size ?? lines?.size ?? trace.map { $0.trace.changes.count * 32 } ?? 0 }
}

/// Reads the values of moments where they stand, as often as they are wanted. No more than a line of
/// the file is held of them.
struct SampleReader {
  private var samples: SampleTable
  private var source: SampleSource
  private var end = 0
  /// The line that was read last.
  private(set) var line = 0
  /// What it says.
  private(set) var values: [SampleTable.Value] = []

  init(_ samples: SampleTable) {
    self.samples = samples
    source = samples.source
    self.samples.source = SampleSource()
  }

  /// Goes to a moment.
  mutating func seek(_ index: Int) {
    let moment = samples.moments[index]
    let following = samples.moments.indices.contains(index + 1) ? samples.moments[index + 1] : nil
    end = following?.place ?? Int.max
    line = moment.line
    source.table?.seek(moment.place, line: moment.line)
    source.lines?.seek(moment.place, line: moment.line)
    source.trace?.seek(moment.place)
  }

  /// Reads the next line of the moment; false behind its last. What was read once has no errors.
  mutating func next() -> Bool {
    values.removeAll(keepingCapacity: true)
    if let place = source.table?.place {
      guard place < end, let row = try? source.table?.next(&samples, &values), row.place < end
      else { return false }
      line = row.line
      return true
    }
    if source.lines != nil { return source.lines?.readAgain(&samples, &values) ?? false }
    return source.trace?.next(&values) ?? false
  }
}

/// The frames of a trace as if a phone had said them.
struct SampledFrames: Sendable {
  let trace: Trace
  /// What an element or a slot is called in the samples; -1 for what has no value.
  private var elements: [Int]
  private var slots: [Int]
  private var frame: Int?

  init(_ trace: Trace) {
    self.trace = trace
    elements = Array(repeating: -1, count: trace.elements.count)
    slots = Array(repeating: -1, count: trace.slots.count)
  }

  /// Names what the trace has values of, in the order of their appearance.
  mutating func name(in samples: inout SampleTable) {
    for frame in trace.frames {
      for change in trace.changes[frame.changes] {
        if change.isPresence {
          let element = Int(~change.slot)
          if elements[element] >= 0 { continue }
          elements[element] = samples.name(trace.elements[element].name, "", line: 0)
        } else {
          let slot = Int(change.slot)
          if slots[slot] >= 0 { continue }
          let element = trace.elements[trace.slots[slot].element].name
          slots[slot] = samples.name(element, trace.slots[slot].name, line: 0)
        }
      }
    }
  }

  mutating func seek(_ frame: Int) { self.frame = frame }

  /// Reads the frame that was gone to; false behind it.
  mutating func next(_ values: inout [SampleTable.Value]) -> Bool {
    guard let frame else { return false }
    self.frame = nil
    for change in trace.changes[trace.frames[frame].changes] {
      let isAbsent = change.isPresence && change.value == .flag(false)
      values.append(
        SampleTable.Value(
          name: change.isPresence ? elements[Int(~change.slot)] : slots[Int(change.slot)],
          plain: change.isPresence
            ? (isAbsent ? .absent : .none) : PlainValue(change.value, of: trace)))
    }
    return true
  }
}
