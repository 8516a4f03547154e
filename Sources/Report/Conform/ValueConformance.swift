import NavSimKernel
import NavSimTrace

/// A phone's values beside the model's, frame by frame.
struct ValueConformance {
  /// A property that differs.
  struct Row {
    var property: String
    /// The comparator's class.
    var change: String
    var frames = 0
    /// The largest difference of numbers, in thousandths.
    var most: Int64?
    /// The first frame that differs; -1 for the start.
    var frame: Int
    var line: Int
    var phone: PlainValue
    var model: PlainValue
    var cause: String?
  }

  /// How the phone's clock was laid on the model's.
  let alignment: String
  /// How many values were compared.
  private(set) var compared = 0
  /// Frames of the phone behind the model's end.
  private(set) var beyond = 0
  /// What the model does not have.
  private(set) var unknown: [String] = []
  /// What differs, in the order of its first frame, then as the trace lists elements.
  private(set) var rows: [Row] = []

  var isSame: Bool { rows.isEmpty }

  init(
    _ recording: Recording, _ trace: Trace, _ map: PageMap, _ order: OrderConformance?,
    _ options: ComparisonOptions
  ) throws(TraceReadError) {
    let clock = SampleClock(recording, trace, order)
    alignment = clock.text
    var work = ValueWork(trace, options)
    for sample in recording.samples {
      guard let frame = clock.frame(of: sample) else {
        work.addUnknown("phase " + (sample.phase ?? clock.mark(of: sample)))
        continue
      }
      work.add(sample, at: frame, element: map.element(sample.element))
    }
    try work.run()
    compared = work.compared
    beyond = work.beyond
    unknown = work.unknown
    rows = work.rows
  }
}

/// Which frame of the model a value of the phone belongs to.
struct SampleClock {
  private let trace: Trace
  private let marks: [Recording.Mark]
  /// A moment of the phone and the moment of the model that it is.
  private let anchor: (phone: Int64, model: Int64)
  let text: String

  init(_ recording: Recording, _ trace: Trace, _ order: OrderConformance?) {
    self.trace = trace
    marks = recording.marks
    let shared = order.flatMap { order -> (Int64, Int64, String)? in
      guard order.agreed > 0, let time = order.log[order.skipped].time else { return nil }
      let event = trace.events[order.model[0].event]
      return (time, event.time.ticks / 3, order.model[0].text)
    }
    if recording.samples.contains(where: { $0.k != nil && $0.phase != nil }) {
      anchor = (0, 0)
      text = "by phase and frame"
    } else if !marks.isEmpty {
      anchor = (marks[0].time, 0)
      text = "by the actions that the app marked"
    } else if let shared {
      anchor = (shared.0, shared.1)
      text = "by the first \(shared.2)"
    } else {
      anchor = (recording.samples.first?.time ?? 0, 0)
      text = "the first value is time zero"
    }
  }

  /// The frame; -1 for the start, nil for a phase that the model does not have.
  func frame(of sample: Recording.Sample) -> Int? {
    if let name = sample.phase, let k = sample.k {
      guard let phase = trace.phases.indices.first(where: { trace.name(ofPhase: $0) == name })
      else {
        return nil
      }
      return k < 0 ? -1 : trace.phases[phase].firstFrame + k
    }
    if let mark = marks.last(where: { $0.time <= sample.time }) {
      guard
        let phase = trace.phases.first(where: { phase in
          if case .action = phase.kind { return phase.label == mark.label }
          return false
        })
      else { return nil }
      return phase.firstFrame + frames(sample.time - mark.time)
    }
    if !marks.isEmpty { return -1 }
    return max(-1, frames(sample.time - anchor.phone + anchor.model))
  }

  /// The action that the app marked last before a value.
  func mark(of sample: Recording.Sample) -> String {
    marks.last { $0.time <= sample.time }?.label ?? ""
  }

  /// A span in frames of the model, to the nearest.
  private func frames(_ span: Int64) -> Int {
    let scaled = span * Int64(trace.grid.framesPerSecond)
    return Int((scaled + (scaled < 0 ? -500_000 : 500_000)) / 1_000_000)
  }
}
