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
  /// Whether the phone went on behind the model's end, and nothing but the start was compared.
  private(set) var isBesideTheRun = false
  /// What the model does not have.
  private(set) var unknown: [String] = []
  /// What differs, in the order of its first frame, then as the trace lists elements.
  private(set) var rows: [Row] = []

  var isSame: Bool { rows.isEmpty }

  init(
    _ recording: Recording, _ trace: Trace, _ map: PageMap, _ order: OrderConformance?,
    _ options: ConformOptions
  ) throws(TraceReadError) {
    let clock = SampleClock(recording, trace, order, from: options.firstLine)
    alignment = clock.text
    if clock.isBehindAll { return }
    var work = ValueWork(trace, recording.samples, map, options.comparison)
    try work.run(clock)
    compared = work.compared
    beyond = work.beyond
    isBesideTheRun =
      clock.isGuessed && work.beyond > 0 && work.lastCompared <= 0 && trace.lastFrame > 0
    unknown = work.unknown
    rows = work.rows
  }
}

/// Which frame of the model a value of the phone belongs to.
struct SampleClock {
  private let trace: Trace
  private let marks: [Recording.Mark]
  /// The first frame of each phase of the phone; nil for one that the model does not have.
  private let phases: [Int?]
  /// The same for the action of each mark.
  private let marked: [Int?]
  /// A moment of the phone and the moment of the model that it is.
  private let anchor: (phone: Int64, model: Int64)
  let text: String
  /// Whether nothing says when the first action was.
  private(set) var isGuessed = false
  /// Whether the line that was asked for lies behind all values.
  private(set) var isBehindAll = false

  /// - Parameter line: the line of the file that is the first action's moment, where it is said.
  init(_ recording: Recording, _ trace: Trace, _ order: OrderConformance?, from line: Int?) {
    self.trace = trace
    marks = recording.marks
    var named: [String: Int] = [:]
    var labelled: [String: Int] = [:]
    for (index, phase) in trace.phases.enumerated().reversed() {
      named[trace.name(ofPhase: index)] = phase.firstFrame
      if case .action = phase.kind { labelled[phase.label] = phase.firstFrame }
    }
    phases = recording.samples.phases.map { named[$0] }
    marked = recording.marks.map { labelled[$0.label] }
    let shared = order.flatMap { order -> (Int64, Int64, String)? in
      guard order.agreed > 0, let time = order.log[order.skipped].time else { return nil }
      let event = trace.events[order.model[0].event]
      return (time, event.time.ticks / 3, order.model[0].text)
    }
    if recording.samples.moments.contains(where: { $0.k != nil && $0.phase != nil }) {
      anchor = (0, 0)
      text = "by phase and frame"
    } else if !marks.isEmpty {
      anchor = (marks[0].time, 0)
      text = "by the actions that the app marked"
    } else if let shared {
      anchor = (shared.0, shared.1)
      text = "by the first \(shared.2)"
    } else if let line, let first = Self.moment(at: line, in: recording) {
      anchor = (first.time, 0)
      text = "the value of line \(first.line) is time zero"
    } else {
      anchor = (recording.samples.moments.first?.time ?? 0, 0)
      text = "the first value is time zero"
      isGuessed = true
      isBehindAll = line != nil
    }
  }

  /// The moment of a line, or the first behind it; nil behind all of them. In a tidy table the rows
  /// of one moment have its line.
  private static func moment(at line: Int, in recording: Recording) -> SampleTable.Moment? {
    let moments = recording.samples.moments
    guard let next = moments.firstIndex(where: { $0.line >= line }) else {
      // The header is a line too.
      return recording.namesPages && line <= recording.lineCount + 1 ? moments.last : nil
    }
    let isInside = recording.namesPages && next > 0 && moments[next].line > line
    return moments[isInside ? next - 1 : next]
  }

  /// The frame; -1 for the start, nil for a phase that the model does not have.
  func frame(of moment: SampleTable.Moment) -> Int? {
    if let phase = moment.phase, let k = moment.k {
      return phases[phase].map { k < 0 ? -1 : $0 + k }
    }
    if let mark = lastMark(at: moment.time) {
      return marked[mark].map { start in
        let frame = start + frames(moment.time - marks[mark].time)
        // Where the app waited longer for its next action than the scenario does, what is at rest stays.
        guard mark + 1 < marks.count, let next = marked[mark + 1], next > start else {
          return frame
        }
        return min(frame, next - 1)
      }
    }
    if !marks.isEmpty { return -1 }
    return max(-1, frames(moment.time - anchor.phone + anchor.model))
  }

  /// The action that the app marked last before a moment.
  func mark(of moment: SampleTable.Moment) -> String {
    lastMark(at: moment.time).map { marks[$0].label } ?? ""
  }

  /// Marks stand in the order of time.
  private func lastMark(at time: Int64) -> Int? {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// A span in frames of the model, to the nearest.
  private func frames(_ span: Int64) -> Int {
    let scaled = span * Int64(trace.grid.framesPerSecond)
    return Int((scaled + (scaled < 0 ? -500_000 : 500_000)) / 1_000_000)
  }
}
