import NavSimKernel
import NavSimTrace

/// The steps of a comparison of values.
///
/// A value holds until the phone says another; both are compared in the frames in which the phone
/// said anything, by the comparator of `navsim diff`.
struct ValueWork {
  private struct Name: Hashable {
    var element: String
    var property: String
    var text: String { element + "." + property }
  }
  /// What both sides show of a property in a frame.
  private struct Pair {
    var name: Name
    /// The phone's line.
    var line: Int
    var phone: PlainValue
    var model: PlainValue
    /// The change of the model that the value comes from; below 0 for none.
    var change: Int32
  }
  /// A value of the model from a frame on.
  private struct Step {
    var frame: Int
    var value: PlainValue
    var change: Int32
  }

  /// How many frames before and behind a sample are looked at, at the most.
  private static let mostNear = 60

  private let trace: Trace
  private let options: ComparisonOptions
  private var samples: [(frame: Int, sample: Recording.Sample, element: String)] = []
  private(set) var rows: [ValueConformance.Row] = []
  private(set) var unknown: [String] = []
  private(set) var compared = 0
  private(set) var beyond = 0
  private var pairs: [Int: [Pair]] = [:]
  private var tracks: [Name: [Step]] = [:]
  private var order: [Name: Int] = [:]
  private var rowOf: [Name: Int] = [:]
  private var told: Set<String> = []

  init(_ trace: Trace, _ options: ComparisonOptions) {
    self.trace = trace
    self.options = options
  }

  mutating func add(_ sample: Recording.Sample, at frame: Int, element: String) {
    samples.append((frame, sample, element))
  }

  /// Notes something that the model does not have, once.
  mutating func addUnknown(_ text: String) {
    if told.insert(text).inserted { unknown.append(text) }
  }

  /// - Throws: what the comparator cannot read, which would be a fault of navsim's own.
  mutating func run() throws(TraceReadError) {
    readModel()
    let sorted = samples.indices.sorted { (samples[$0].frame, $0) < (samples[$1].frame, $1) }
    var shown: [Name: (value: PlainValue, line: Int)] = [:]
    var known: [Name] = []
    var at = 0
    let last = trace.lastFrame
    while at < sorted.count {
      let frame = samples[sorted[at]].frame
      while at < sorted.count, samples[sorted[at]].frame == frame {
        let (_, sample, element) = samples[sorted[at]]
        at += 1
        if sample.property.isEmpty {
          for name in known where name.element == element {
            shown[name] = (sample.value == .absent ? .absent : .none, sample.line)
          }
          continue
        }
        let name = Name(element: element, property: sample.property)
        guard order[name] != nil else {
          addUnknown(element + "." + sample.property)
          continue
        }
        if shown.updateValue((sample.value, sample.line), forKey: name) == nil {
          known.append(name)
        }
      }
      if frame > last {
        beyond += 1
        continue
      }
      for name in known {
        if let (value, line) = shown[name] { compare(name, value, line, at: frame) }
      }
    }
    try judge()
    rows = rows.map { (key: ($0.frame, rank($0)), row: $0) }.sorted { $0.key < $1.key }.map(\.row)
  }

  private func rank(_ row: ValueConformance.Row) -> Int {
    let dot = row.property.lastIndex(of: ".") ?? row.property.endIndex
    let name = Name(
      element: String(row.property[..<dot]), property: String(row.property[dot...].dropFirst()))
    return order[name] ?? 0
  }

  // MARK: The model

  private mutating func readModel() {
    var cursor = TraceCursor(trace)
    let names = trace.slots.map {
      Name(element: trace.elements[$0.element].name, property: $0.name)
    }
    for (slot, name) in names.enumerated() {
      order[name] = slot
      tracks[name] = []
    }
    var wasPresent = Array(repeating: false, count: trace.elements.count)
    for frame in trace.frames {
      cursor.advance()
      let number = frame.isKeyframe ? -1 : frame.number
      for change in trace.changes[frame.changes] {
        let element =
          change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
        let isThere = cursor.isPresent[element]
        // One that comes has all its properties, those that are nil too.
        let isWhole = change.isPresence || isThere != wasPresent[element]
        wasPresent[element] = isThere
        for slot in isWhole ? trace.elements[element].slots : [Int(change.slot)] {
          let value = isThere ? PlainValue(cursor.values[slot], of: trace) : .absent
          tracks[names[slot], default: []].append(
            Step(frame: number, value: value, change: cursor.origins[slot]))
        }
      }
    }
  }

  private func step(_ name: Name, at frame: Int) -> Step {
    let track = tracks[name] ?? []
    var (low, high) = (0, track.count)
    while low < high {
      let middle = (low + high) / 2
      if track[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? track[low - 1] : Step(frame: -1, value: .absent, change: -1)
  }

  // MARK: Both sides

  /// Notes what both sides show of a property in a frame.
  private mutating func compare(_ name: Name, _ value: PlainValue, _ line: Int, at frame: Int) {
    compared += 1
    let model = step(name, at: frame)
    let shown = isNear(name, value, frame) ? model.value : value
    pairs[frame, default: []].append(
      Pair(
        name: name, line: line, phone: shown, model: model.value, change: model.change))
  }

  /// Whether the model has the value in a frame nearby, or passes it on the way there: a phone's
  /// clock does not lie on the model's frames.
  private func isNear(_ name: Name, _ value: PlainValue, _ frame: Int) -> Bool {
    guard options.frames > 0 else { return false }
    let span = min(options.frames, Self.mostNear)
    let from = frame < 0 ? -1 : max(0, frame - span)
    let near = (from...(frame + span)).map { step(name, at: $0).value }
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
    return value.traceText
  }

  /// The comparator's verdict on two traces: what the phone says, and what the model shows in the
  /// same frames.
  private mutating func judge() throws(TraceReadError) {
    let sides = SampledTraces(trace, pairs.keys.sorted()) { frame, isPhone in
      (pairs[frame] ?? []).map { pair in
        (pair.name.element, pair.name.property, Self.text(isPhone ? pair.phone : pair.model))
      }
    }
    var options = options
    options.checksWhole = false
    let comparison = try TraceComparison(
      old: sides.model, "model", new: sides.phone, "phone", options)
    for difference in comparison.differences {
      guard let k = difference.k, let frame = sides.frame(difference.phase, k),
        let pair = pairs[frame]?.first(where: { $0.name.text == difference.property })
      else { continue }
      if let index = rowOf[pair.name] {
        rows[index].frames += difference.frames
        if let most = difference.most { rows[index].most = max(rows[index].most ?? 0, most) }
        continue
      }
      rowOf[pair.name] = rows.count
      let cause = pair.change < 0 ? nil : trace.cause(trace.changes[Int(pair.change)].cause)
      rows.append(
        .init(
          property: difference.property, change: difference.change.text,
          frames: difference.frames, most: difference.most, frame: frame, line: pair.line,
          phone: pair.phone, model: pair.model, cause: cause))
    }
  }
}
