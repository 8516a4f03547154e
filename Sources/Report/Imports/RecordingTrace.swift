import NavSimKernel
import NavSimTrace

/// A recording as a trace, so that everything that reads traces can read what a phone printed.
extension Recording {
  /// The trace. Values are those of the nearest frame; the first moment of the recording is time
  /// zero, and its first values are the start.
  public func trace(_ map: PageMap, name: String) -> Trace {
    var maker = RecordingTrace(self, map, name: name)
    return maker.run()
  }
}

/// Makes a trace of a recording, step by step.
private struct RecordingTrace {
  private enum What {
    case mark(Int)
    case event(Recording.Event)
    case sample(Recording.Sample)
  }
  private struct Step {
    var frame: Int64
    var line: Int
    var what: What
  }

  private let recording: Recording
  private let map: PageMap
  private let grid: FrameGrid
  private let first: Int64
  /// The actions that the app marked, and those after which the phases of a table are called.
  private let labels: [String]
  private var recorder: TraceRecorder
  private var slots: [String: Int] = [:]
  private var elements: [String: Int] = [:]
  /// The frame that is open, or nil.
  private var open: Int64?
  private var phase = "start"

  init(_ recording: Recording, _ map: PageMap, name: String) {
    self.recording = recording
    self.map = map
    grid = FrameGrid(framesPerSecond: recording.rate)
    let times = [
      recording.samples.first?.time, recording.marks.first?.time,
      recording.events.first { $0.time != nil }?.time,
    ]
    first = times.compactMap { $0 }.min() ?? 0
    var seen: Set<String> = ["start"]
    let phases = recording.samples.compactMap(\.phase).filter {
      !$0.hasSuffix(" end") && TraceSpelling.isBare($0)
    }
    labels = (recording.marks.map(\.label) + phases).filter { seen.insert($0).inserted }
    recorder = TraceRecorder(
      scenario: name, cell: [], framesPerSecond: recording.rate, actionLabels: labels)
  }

  mutating func run() -> Trace {
    addNames()
    let steps = self.steps()
    let start = recording.samples.isEmpty ? 0 : (steps.first { isSample($0) }?.frame ?? 0)
    for step in steps { take(step, at: max(step.frame, start)) }
    if open != nil { recorder.endFrame() }
    let end = max(0, start, steps.map(\.frame).max() ?? 0)
    return recorder.finish(at: grid.time(of: Int(end)))
  }

  private func isSample(_ step: Step) -> Bool {
    if case .sample = step.what { return true }
    return false
  }

  /// The nearest frame; -1 for the state before the first action.
  private func frame(of time: Int64) -> Int64 {
    ((time - first) * Int64(recording.rate) + 500_000) / 1_000_000
  }

  /// Everything in order. What happens before the first values is told after them: the start is the
  /// state before.
  private func steps() -> [Step] {
    var steps: [Step] = []
    for (index, mark) in recording.marks.enumerated() {
      steps.append(Step(frame: frame(of: mark.time), line: mark.line, what: .mark(index)))
    }
    var last = first
    for event in recording.events {
      last = max(last, event.time ?? last)
      steps.append(Step(frame: frame(of: last), line: event.line, what: .event(event)))
    }
    for sample in recording.samples {
      let at = sample.k == -1 ? -1 : frame(of: sample.time)
      steps.append(Step(frame: at, line: sample.line, what: .sample(sample)))
    }
    let start = steps.first { isSample($0) }?.frame ?? 0
    let order = steps.indices.sorted {
      let (a, b) = (steps[$0], steps[$1])
      return (max(a.frame, start), isStart(a, start), a.line, $0)
        < (max(b.frame, start), isStart(b, start), b.line, $1)
    }
    return order.map { steps[$0] }
  }

  /// 0 for the first values, 1 for everything else.
  private func isStart(_ step: Step, _ start: Int64) -> Int {
    isSample(step) && step.frame == start ? 0 : 1
  }

  private mutating func take(_ step: Step, at frame: Int64) {
    let time = grid.time(of: Int(max(0, frame)))
    switch step.what {
    case .sample(let sample):
      if let name = sample.phase, name != phase { openPhase(name, at: time) }
      if open != frame {
        if open != nil { recorder.endFrame() }
        recorder.beginFrame(at: time)
        open = frame
      }
      take(sample)
    case .event(let event):
      close()
      let subject = event.subject.map { map.page(of: $0) ?? $0 }
      recorder.event(event.name, subject.map { [$0] } ?? [], at: time, cause: -1)
    case .mark(let mark): openPhase(recording.marks[mark].label, at: time)
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
    let index = labels.firstIndex(of: label) ?? -1
    recorder.openPhase(
      title: name, label: label, kind: isEnd ? .end(index) : .action(index), at: time)
  }

  private mutating func take(_ sample: Recording.Sample) {
    let name = map.element(sample.element)
    guard let element = elements[name] else { return }
    if sample.property.isEmpty || sample.value == .absent {
      recorder.setElement(element, present: sample.value != .absent)
    } else if let slot = slots[name + " " + sample.property] {
      recorder.set(slot, sample.value.value(&recorder), cause: -1)
    }
  }

  /// The elements in the order in which a trace lists them.
  private mutating func addNames() {
    var patterns: [String: Int] = [:]
    for (index, family) in TraceSchema.families.enumerated() { patterns[family.pattern] = index }
    var names: [(rank: Int, element: String, property: String)] = []
    var seen: Set<String> = []
    for sample in recording.samples {
      let element = map.element(sample.element)
      guard seen.insert(element + " " + sample.property).inserted else { continue }
      let rank = TraceSchema.family(of: element).flatMap { patterns[$0.pattern] }
      names.append((rank ?? patterns.count, element, sample.property))
    }
    let order = names.indices.sorted { (names[$0].rank, $0) < (names[$1].rank, $1) }
    for index in order {
      let (_, name, property) = names[index]
      let element = elements[name] ?? recorder.addElement(name)
      elements[name] = element
      if !property.isEmpty {
        slots[name + " " + property] = recorder.addProperty(property, to: element)
      }
    }
  }
}

extension PlainValue {
  /// The value for a trace that is being recorded.
  fileprivate func value(_ recorder: inout TraceRecorder) -> TraceValue {
    switch self {
    case .absent, .none: return .none
    case .number(let thousandths): return .thousandths(thousandths)
    case .color(let packed): return .color(packed: packed)
    case .flag(let flag): return .flag(flag)
    case .text(let text): return recorder.text(text)
    case .word(let text): return recorder.word(text)
    }
  }
}
