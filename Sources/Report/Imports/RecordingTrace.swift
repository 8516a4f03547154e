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
  /// Something that happened: the number of a mark, an event or a moment, counted through.
  private struct Step {
    var frame: Int64
    var line: Int32
    var number: Int32
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
  private var recorder: TraceRecorder
  /// For each name of the samples.
  private var targets: [Target] = []
  /// For each text of the samples, what the recorder makes of it as a text and as a word.
  private var texts: [(text: TraceValue?, word: TraceValue?)]
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
    texts = Array(repeating: (nil, nil), count: recording.samples.texts.count)
    labels = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    recorder = TraceRecorder(
      scenario: name, cell: [], framesPerSecond: recording.rate, actionLabels: names)
  }

  mutating func run() -> Trace {
    addNames()
    let start = recording.samples.moments.first.map { frame(of: $0) } ?? 0
    var end = max(0, start)
    for step in steps(from: start) {
      take(step, at: max(step.frame, start))
      end = max(end, step.frame)
    }
    if open != nil { recorder.endFrame() }
    return recorder.finish(at: grid.time(of: Int(end)))
  }

  /// The nearest frame; -1 for the state before the first action.
  private func frame(of time: Int64) -> Int64 {
    ((time - first) * Int64(recording.rate) + 500_000) / 1_000_000
  }

  private func frame(of moment: SampleTable.Moment) -> Int64 {
    moment.k == -1 ? -1 : frame(of: moment.time)
  }

  /// Everything in order. What happens before the first values is told after them: the start is the
  /// state before.
  private func steps(from start: Int64) -> [Step] {
    let (marks, events) = (recording.marks, recording.events)
    let moments = recording.samples.moments
    var steps: [Step] = []
    steps.reserveCapacity(marks.count + events.count + moments.count)
    func add(_ frame: Int64, _ line: Int) {
      steps.append(
        Step(
          frame: frame, line: Int32(clamping: line),
          number: Int32(truncatingIfNeeded: steps.count)))
    }
    for mark in marks { add(frame(of: mark.time), mark.line) }
    var last = first
    for event in events {
      last = max(last, event.time ?? last)
      add(frame(of: last), event.line)
    }
    for moment in moments { add(frame(of: moment), moment.line) }
    let before = marks.count + events.count
    steps.sort { a, b in
      let (frameOfA, frameOfB) = (max(a.frame, start), max(b.frame, start))
      if frameOfA != frameOfB { return frameOfA < frameOfB }
      // The first values come before everything else.
      let isStartA = Int(a.number) >= before && a.frame == start
      let isStartB = Int(b.number) >= before && b.frame == start
      if isStartA != isStartB { return isStartA }
      return (a.line, a.number) < (b.line, b.number)
    }
    return steps
  }

  private mutating func take(_ step: Step, at frame: Int64) {
    let time = grid.time(of: Int(max(0, frame)))
    var number = Int(step.number)
    if number < recording.marks.count {
      return openPhase(recording.marks[number].label, at: time)
    }
    number -= recording.marks.count
    if number < recording.events.count {
      close()
      let event = recording.events[number]
      let subject = event.subject.map { map.page(of: $0) ?? $0 }
      recorder.event(event.name, subject.map { [$0] } ?? [], at: time, cause: -1)
      return
    }
    number -= recording.events.count
    let moment = recording.samples.moments[number]
    if let name = recording.samples.phaseName(of: moment), name != phase {
      openPhase(name, at: time)
    }
    if open != frame {
      if open != nil { recorder.endFrame() }
      recorder.beginFrame(at: time)
      open = frame
    }
    for value in recording.samples.values(of: number) { take(value) }
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
    let isAbsent = recording.samples.isAbsent(value)
    if target.slot < 0 || isAbsent {
      recorder.setElement(target.element, present: !isAbsent)
      return
    }
    recorder.set(target.slot, traceValue(value), cause: -1)
  }

  private mutating func traceValue(_ value: SampleTable.Value) -> TraceValue {
    if let (number, isWord) = recording.samples.text(of: value) {
      if let known = isWord ? texts[number].word : texts[number].text { return known }
      let text = recording.samples.texts[number]
      if isWord {
        let word = recorder.word(text)
        texts[number].word = word
        return word
      }
      let quoted = recorder.text(text)
      texts[number].text = quoted
      return quoted
    }
    switch recording.samples.plain(value) {
    case .number(let thousandths): return .thousandths(thousandths)
    case .color(let packed): return .color(packed: packed)
    case .flag(let flag): return .flag(flag)
    default: return .none
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
