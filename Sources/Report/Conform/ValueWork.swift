import NavSimKernel
import NavSimTrace

/// The steps of a comparison of values.
///
/// A value holds until the phone says another; both are compared in the frames in which the phone
/// said anything, by the comparator of `navsim diff`. What both show in each frame is not kept: the
/// phone's moments are walked through once to know the frames, once to be compared, and once for
/// the places of what differs.
struct ValueWork {
  /// What both sides show of a property in a frame.
  private struct Pair {
    var phone: PlainValue
    var model: PlainValue
    /// The phone's line.
    var line: Int
    /// The change of the model that the value comes from; below 0 for none.
    var change: Int32
  }

  /// How many frames before and behind a sample are looked at, at the most.
  private static let mostNear = 60

  private let model: ModelTracks
  private let samples: SampleTable
  private let options: ComparisonOptions
  /// Of each name of the samples, as the model calls it.
  private let names: [String]
  private let targets: [(slot: Int?, element: Int?)]
  private var steps: [(frame: Int, moment: Int)] = []
  /// From which frame on each slot has a value of the phone.
  private var since: [Int?]
  private(set) var rows: [ValueConformance.Row] = []
  private(set) var unknown: [String] = []
  private(set) var compared = 0
  private(set) var beyond = 0
  private var told: Set<String> = []

  init(_ trace: Trace, _ samples: SampleTable, _ map: PageMap, _ options: ComparisonOptions) {
    let model = ModelTracks(trace)
    let elements = samples.names.map { map.element($0.element) }
    let names = zip(elements, samples.names).map { $0 + "." + $1.property }
    self.model = model
    self.samples = samples
    self.options = options
    self.names = names
    targets = zip(elements, names).map { (model.slots[$1], model.elements[$0]) }
    since = Array(repeating: nil, count: trace.slots.count)
  }

  /// Notes something that the model does not have, once.
  private mutating func addUnknown(_ text: String) {
    if told.insert(text).inserted { unknown.append(text) }
  }

  private func phone() -> PhoneState {
    PhoneState(model.trace, samples, steps: steps, targets: targets)
  }

  /// - Throws: what the comparator cannot read, which would be a fault of navsim's own.
  mutating func run(_ clock: SampleClock) throws(TraceReadError) {
    for (index, moment) in samples.moments.enumerated() {
      if let frame = clock.frame(of: moment) {
        steps.append((frame, index))
      } else {
        addUnknown("phase " + (samples.phaseName(of: moment) ?? clock.mark(of: moment)))
      }
    }
    steps.sort { $0 < $1 }
    let frames = noteFrames()
    var phone = phone()
    let sides = SampledTraces(model.trace, frames) { frame in
      while let next = phone.advance(), next < frame {}
      return phone.known.map { slot in
        let pair = pair(slot, phone, at: frame)
        return (slot, Self.text(pair.model), Self.text(pair.phone))
      }
    }
    try judge(sides, frames)
  }

  /// The frames in which both sides have something to show, in order.
  private mutating func noteFrames() -> [Int] {
    var phone = phone()
    var frames: [Int] = []
    var isUnknown = Array(repeating: false, count: names.count)
    var strange: [Int] = []
    var count = 0
    while let frame = phone.advance({ name in
      if isUnknown[name] { return }
      isUnknown[name] = true
      strange.append(name)
    }) {
      for slot in phone.known[count...] { since[slot] = frame }
      count = phone.known.count
      if frame > model.trace.lastFrame {
        beyond += 1
      } else if count > 0 {
        compared += count
        frames.append(frame)
      }
    }
    for name in strange { addUnknown(names[name]) }
    return frames
  }

  // MARK: Both sides

  private func pair(_ slot: Int, _ phone: PhoneState, at frame: Int) -> Pair {
    let model = model.step(slot, at: frame)
    let value = phone.values[slot]
    return Pair(
      phone: isNear(slot, value, frame) ? model.value : value, model: model.value,
      line: phone.lines[slot], change: model.change)
  }

  /// Whether the model has the value in a frame nearby, or passes it on the way there: a phone's
  /// clock does not lie on the model's frames.
  private func isNear(_ slot: Int, _ value: PlainValue, _ frame: Int) -> Bool {
    guard options.frames > 0 else { return false }
    let span = min(options.frames, Self.mostNear)
    let from = frame < 0 ? -1 : max(0, frame - span)
    let near = (from...(frame + span)).map { model.step(slot, at: $0).value }
    if near.contains(value) { return true }
    guard case .number(let number) = value else { return false }
    let numbers = near.compactMap { near -> Int64? in
      if case .number(let number) = near { return number }
      return nil
    }
    guard let low = numbers.min(), let high = numbers.max() else { return false }
    return low <= number && number <= high
  }

  /// A value as both sides spell it: a phone's recorder quotes other texts than the language.
  private static func text(_ value: PlainValue) -> String {
    if case .word(let word) = value { return TraceSpelling.quoted(word) }
    return value == .absent ? PlainValue.none.traceText : value.traceText
  }

  // MARK: The verdict

  /// The comparator's verdict on two traces: what the phone says, and what the model shows in the
  /// same frames.
  private mutating func judge(_ sides: SampledTraces, _ frames: [Int]) throws(TraceReadError) {
    var options = options
    options.checksWhole = false
    let comparison = try TraceComparison(
      old: sides.model, "model", new: sides.phone, "phone", options)
    let isSpoken = Set(frames)
    var order: [Int] = []
    var found: [Int: ValueConformance.Row] = [:]
    for difference in comparison.differences {
      guard let k = difference.k, let frame = sides.frame(difference.phase, k),
        let slot = model.slots[difference.property], isSpoken.contains(frame),
        let first = since[slot], first <= frame
      else { continue }
      if var row = found[slot] {
        row.frames += difference.frames
        if let most = difference.most { row.most = max(row.most ?? 0, most) }
        found[slot] = row
        continue
      }
      order.append(slot)
      found[slot] = ValueConformance.Row(
        property: difference.property, change: difference.change.text,
        frames: difference.frames, most: difference.most, frame: frame, line: 0, phone: .none,
        model: .none)
    }
    rows = placed(found, order)
  }

  /// The rows in the order of their frames and of the model's slots, with what both sides show.
  private func placed(
    _ found: [Int: ValueConformance.Row], _ slots: [Int]
  ) -> [ValueConformance.Row] {
    var rows = slots.compactMap { slot in found[slot].map { (slot: slot, row: $0) } }
    rows.sort { ($0.row.frame, $0.slot) < ($1.row.frame, $1.slot) }
    var phone = phone()
    var frame = Int.min
    for index in rows.indices {
      let (slot, row) = rows[index]
      while frame < row.frame, let next = phone.advance() { frame = next }
      let pair = pair(slot, phone, at: row.frame)
      rows[index].row.line = pair.line
      rows[index].row.phone = pair.phone
      rows[index].row.model = pair.model
      rows[index].row.cause =
        pair.change < 0
        ? nil : model.trace.cause(model.trace.changes[Int(pair.change)].cause)
    }
    return rows.map(\.row)
  }
}
