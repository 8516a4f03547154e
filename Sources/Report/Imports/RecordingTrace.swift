import NavSimKernel
import NavSimTrace

/// A recording as a trace, so that everything that reads traces can read what a phone printed.
extension Recording {
  /// The trace. Values are those of the nearest frame; the first moment of the recording is time
  /// zero, and its first values are the start.
  public func trace(_ map: PageMap, name: String) -> Trace {
    var maker = RecordingTrace(self, map, name: name)
    let end = maker.run { _ in }
    return maker.recorder.finish(at: end)
  }

  /// The text of the trace, piece by piece, which is held nowhere as a whole.
  public func write(
    _ map: PageMap, name: String, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    var maker = RecordingTrace(self, map, name: name)
    var stream = TraceStream(maker.recorder)
    let end = try maker.run { recorder in try stream.pass(&recorder, to: emit) }
    try stream.finish(&maker.recorder, at: end, to: emit)
  }
}

/// Makes a trace of a recording, step by step.
private struct RecordingTrace {
  /// Something that happened: the number of a mark or an event, counted through.
  private struct Step {
    var frame: Int64
    var line: Int
    var number: Int
  }
  /// Where the values of a name go.
  private struct Target {
    var element: Int
    var slot = -1
  }

  private let recording: Recording
  private let map: PageMap
  private let grid: FrameGrid
  private let first: Int64
  /// The actions that the app marked, and those after which the phases of a table are called.
  private let labels: [String: Int]
  var recorder: TraceRecorder
  /// For each name of the samples.
  private var targets: [Target] = []
  private var reader: SampleReader
  /// The frame that is open, or nil.
  private var open: Int64?
  private var phase = "start"

  init(_ recording: Recording, _ map: PageMap, name: String) {
    self.recording = recording
    self.map = map
    grid = FrameGrid(framesPerSecond: recording.rate)
    let times = [
      recording.samples.moments.first?.time, recording.marks.first?.time,
      recording.events.first { $0.time != nil }?.time,
    ]
    first = times.compactMap { $0 }.min() ?? 0
    var seen: Set<String> = ["start"]
    let phases = recording.samples.phases.filter {
      !$0.hasSuffix(" end") && TraceSpelling.isBare($0)
    }
    let names = (recording.marks.map(\.label) + phases).filter { seen.insert($0).inserted }
    reader = SampleReader(recording.samples)
    labels = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    recorder = TraceRecorder(
      scenario: name, cell: [], framesPerSecond: recording.rate, actionLabels: names)
    addNames()
  }

  /// Records everything; gives the end.
  ///
  /// - Parameter pass: is given the recorder after each frame, when it may be written from.
  mutating func run(_ pass: (inout TraceRecorder) throws -> Void) rethrows -> Time {
    let moments = recording.samples.moments
    let start = moments.first.map { frame(of: $0) } ?? 0
    // What happens before the first values is told after them: the start is the state before.
    for index in moments.indices where frame(of: moments[index]) == start {
      try take(moment: index, at: start, pass)
    }
    let steps = steps(from: start)
    var next = 0
    // A table may tell of the start again behind other frames.
    for isStart in [true, false] {
      for (index, moment) in moments.enumerated() {
        let frame = frame(of: moment)
        guard isStart ? frame < start : frame > start else { continue }
        let place = (max(frame, start), moment.line)
        while next < steps.count, (steps[next].frame, steps[next].line) <= place {
          take(steps[next])
          next += 1
        }
        try take(moment: index, at: max(frame, start), pass)
      }
    }
    for step in steps[next...] { take(step) }
    close()
    let last = moments.last { $0.k != -1 }.map { frame(of: $0) } ?? 0
    return grid.time(of: Int(max(last, steps.last?.frame ?? 0, start, 0)))
  }

  /// The nearest frame; -1 for the state before the first action.
  private func frame(of time: Int64) -> Int64 {
    ((time - first) * Int64(recording.rate) + 500_000) / 1_000_000
  }

  private func frame(of moment: SampleTable.Moment) -> Int64 {
    moment.k == -1 ? -1 : frame(of: moment.time)
  }

  /// Marks and callbacks in order.
  private func steps(from start: Int64) -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(recording.marks.count + recording.events.count)
    func add(_ frame: Int64, _ line: Int) {
      steps.append(Step(frame: max(frame, start), line: line, number: steps.count))
    }
    for mark in recording.marks { add(frame(of: mark.time), mark.line) }
    var last = first
    for event in recording.events {
      last = max(last, event.time ?? last)
      add(frame(of: last), event.line)
    }
    steps.sort { ($0.frame, $0.line, $0.number) < ($1.frame, $1.line, $1.number) }
    return steps
  }

  private mutating func take(_ step: Step) {
    let time = grid.time(of: Int(max(0, step.frame)))
    if step.number < recording.marks.count {
      return openPhase(recording.marks[step.number].label, at: time)
    }
    close()
    let event = recording.events[step.number - recording.marks.count]
    let subject = event.subject.map { map.page(of: $0) ?? $0 }
    recorder.event(event.name, subject.map { [$0] } ?? [], at: time, cause: -1)
  }

  private mutating func take(
    moment index: Int, at frame: Int64, _ pass: (inout TraceRecorder) throws -> Void
  ) rethrows {
    let time = grid.time(of: Int(max(0, frame)))
    let moment = recording.samples.moments[index]
    if let name = recording.samples.phaseName(of: moment), name != phase {
      openPhase(name, at: time)
    }
    if open != frame {
      close()
      try pass(&recorder)
      recorder.beginFrame(at: time)
      open = frame
    }
    reader.seek(index)
    while reader.next() {
      for value in reader.values { take(value) }
    }
  }

  private mutating func close() {
    if open != nil { recorder.endFrame() }
    open = nil
  }

  private mutating func openPhase(_ name: String, at time: Time) {
    close()
    phase = name
    let isEnd = name.hasSuffix(" end")
    let label = isEnd ? String(name.dropLast(4)) : name
    let index = labels[label] ?? -1
    recorder.openPhase(
      title: name, label: label, kind: isEnd ? .end(index) : .action(index), at: time)
  }

  private mutating func take(_ value: SampleTable.Value) {
    let target = targets[value.name]
    let isAbsent = value.plain == .absent
    if target.slot < 0 || isAbsent {
      recorder.setElement(target.element, present: !isAbsent)
      return
    }
    recorder.set(target.slot, traceValue(value.plain), cause: -1)
  }

  private mutating func traceValue(_ value: PlainValue) -> TraceValue {
    switch value {
    case .number(let thousandths): return .thousandths(thousandths)
    case .color(let packed): return .color(packed: packed)
    case .flag(let flag): return .flag(flag)
    case .text(let text): return recorder.text(text)
    case .word(let text): return recorder.word(text)
    case .absent, .none: return .none
    }
  }

  /// The elements in the order in which a trace lists them.
  private mutating func addNames() {
    var patterns: [String: Int] = [:]
    for (index, family) in TraceSchema.families.enumerated() { patterns[family.pattern] = index }
    var elements: [String: Int] = [:]
    let names = recording.spokenNames.map { (element: map.element($0.element), $0.property) }
    var ranks: [String: Int] = [:]
    for (element, _) in names where ranks[element] == nil {
      let rank = TraceSchema.family(of: element).flatMap { patterns[$0.pattern] }
      ranks[element] = rank ?? patterns.count
    }
    let keys = names.map { ranks[$0.element] ?? 0 }
    targets = Array(repeating: Target(element: -1), count: names.count)
    for index in names.indices.sorted(by: { (keys[$0], $0) < (keys[$1], $1) }) {
      let (name, property) = names[index]
      let element = elements[name] ?? recorder.addElement(name)
      elements[name] = element
      targets[index].element = element
      if !property.isEmpty {
        targets[index].slot = recorder.addProperty(property, to: element)
      }
    }
  }
}
