import NavSimKernel
import NavSimTrace

/// The steps of a comparison of values.
///
/// A value holds until the phone says another; both are compared in the frames in which the phone
/// said anything, by the comparator of `navsim diff`. Neither the phone's values nor what both show
/// in each frame are held: the phone's moments are walked through once to know the frames and what
/// stands apart in them, then for the comparison of just that, and once for its places. What the
/// phone says after the model's end is held to what the model has there: what is at rest stays.
struct ValueWork {
  /// How many frames before and behind a sample are looked at, at the most.
  private static let mostNear = 60
  /// How large the texts of a comparison may be: of a size with the file.
  var mostText: Int

  private var model: ModelTracks
  private let samples: SampleTable
  private let options: ComparisonOptions
  /// Of each name of the samples, as the model calls it.
  private let names: [String]
  private let targets: [(slot: Int?, element: Int?)]
  private var steps: [PhoneState.Step] = []
  /// From which frame on each slot has a value of the phone.
  private var since: [Int?]
  /// About how many bytes it takes to tell each slot; 0 for one that never stands apart.
  private var sizes: [Int]
  private(set) var rows: [ValueConformance.Row] = []
  private(set) var unknown: [String] = []
  private(set) var compared = 0
  private(set) var beyond = 0
  private var late: LateValues
  /// The last frame of the model that was compared; -1 for the start.
  private(set) var lastCompared = -1
  /// How large the texts were that were compared.
  private(set) var largestText = 0
  private var told: Set<String> = []

  init(_ trace: Trace, _ samples: SampleTable, _ map: PageMap, _ options: ComparisonOptions) {
    var model = ModelTracks(trace)
    let elements = samples.names.map { map.element($0.element) }
    let names = zip(elements, samples.names).map { $0 + "." + $1.property }
    targets = zip(elements, names).map { (model.slots[$1], model.elements[$0]) }
    var isWanted = Array(repeating: false, count: trace.slots.count)
    for target in targets { if let slot = target.slot { isWanted[slot] = true } }
    model.read(isWanted)
    self.model = model
    self.samples = samples
    self.options = options
    late = LateValues(options)
    mostText = max(4 << 20, 2 * samples.source.size)
    self.names = names
    since = Array(repeating: nil, count: trace.slots.count)
    sizes = Array(repeating: 0, count: trace.slots.count)
  }

  /// Notes something that the model does not have, once.
  private mutating func addUnknown(_ text: String) {
    if told.insert(text).inserted { unknown.append(text) }
  }

  private func sides() -> PhoneBesideModel {
    PhoneBesideModel(
      model, PhoneState(model.trace, samples, steps: steps, targets: targets),
      Nearness(model, options, span: min(options.frames, Self.mostNear)))
  }

  /// - Throws: what the comparator cannot read, which would be a fault of navsim's own.
  mutating func run(_ clock: SampleClock) throws(TraceReadError) {
    steps.reserveCapacity(samples.moments.count)
    for (index, moment) in samples.moments.enumerated() {
      if let frame = clock.frame(of: moment) {
        steps.append(
          PhoneState.Step(
            frame: Int32(clamping: frame), moment: Int32(truncatingIfNeeded: index)))
      } else {
        addUnknown("phase " + (samples.phaseName(of: moment) ?? clock.mark(of: moment)))
      }
    }
    let isInOrder = zip(steps, steps.dropFirst()).allSatisfy { $0.frame <= $1.frame }
    if !isInOrder { steps.sort { ($0.frame, $0.moment) < ($1.frame, $1.moment) } }
    let frames = noteFrames()
    var found = Found()
    for group in groups() { try judge(group, frames, &found) }
    late.end()
    for (slot, row) in late.rows {
      guard var known = found.rows[slot] else {
        found.order.append(slot)
        found.rows[slot] = row
        continue
      }
      known.frames += row.frames
      if let most = row.most { known.most = max(known.most ?? 0, most) }
      found.rows[slot] = known
    }
    rows = placed(found)
  }

  /// The frames in which both sides have something to show, in order.
  private mutating func noteFrames() -> [Int] {
    var sides = sides()
    var frames: [Int] = []
    var isUnknown = Array(repeating: false, count: names.count)
    var strange: [Int] = []
    var count = 0
    var isApart = Array(repeating: false, count: sizes.count)
    while let frame = sides.advance({ name in
      if isUnknown[name] { return }
      isUnknown[name] = true
      strange.append(name)
    }) {
      let known = sides.phone.known
      for slot in known[count...] { since[slot] = frame }
      count = known.count
      if frame > model.trace.lastFrame {
        beyond += 1
        compared += count
        for slot in sides.touched { late.take(sides.pair(slot), frame, model.trace) }
        late.endFrame()
      } else if count > 0 {
        compared += count
        lastCompared = frame
        frames.append(frame)
        for slot in sides.touched {
          let pair = sides.pair(slot)
          sizes[slot] += SampledTraces.size(of: pair, in: model.trace)
          if !SampledTraces.isSame(pair) { isApart[slot] = true }
        }
      }
    }
    for slot in sizes.indices where !isApart[slot] { sizes[slot] = 0 }
    for name in strange { addUnknown(names[name]) }
    return frames
  }

  /// The slots that stand apart somewhere, in groups whose texts are not too large: a comparison
  /// takes its two texts whole, and knows of no connection between properties.
  private func groups() -> [[Bool]] {
    let none = Array(repeating: false, count: sizes.count)
    var groups: [[Bool]] = []
    var size = mostText
    for slot in sizes.indices where sizes[slot] > 0 {
      if size + sizes[slot] > mostText {
        groups.append(none)
        size = 0
      }
      groups[groups.count - 1][slot] = true
      size += sizes[slot]
    }
    return groups
  }

  // MARK: The verdict

  /// What was found of the slots that differ, in the order in which it was.
  private struct Found {
    var order: [Int] = []
    var rows: [Int: ValueConformance.Row] = [:]
    /// The most frames in which a slot differs in a phase: its class is told.
    var longest: [Int: Int] = [:]
  }

  /// The comparator's verdict on two traces: what the phone says of some slots, and what the model
  /// shows in the same frames.
  private mutating func judge(
    _ group: [Bool], _ frames: [Int], _ found: inout Found
  ) throws(TraceReadError) {
    var sides = sides()
    let texts = SampledTraces(model.trace, frames) { frame in
      var pairs: [PhoneBesideModel.Pair] = []
      while let next = sides.advance() {
        for slot in sides.touched where group[slot] { pairs.append(sides.pair(slot)) }
        if next >= frame { break }
      }
      return pairs
    }
    largestText = max(largestText, texts.model.count + texts.phone.count)
    var options = options
    options.checksWhole = false
    let comparison = try TraceComparison(
      old: texts.model, "model", new: texts.phone, "phone", options)
    for difference in comparison.differences {
      // One that the phase before has handed on shows again where the phone speaks first.
      guard let k = difference.k, let start = texts.frame(difference.phase, k),
        let frame = Self.first(in: frames, from: start),
        let slot = model.slots[difference.property], let first = since[slot], first <= frame
      else { continue }
      if var row = found.rows[slot] {
        row.frames += difference.frames
        if let most = difference.most { row.most = max(row.most ?? 0, most) }
        if difference.frames > found.longest[slot] ?? 0 {
          row.change = difference.change.text
          found.longest[slot] = difference.frames
        }
        found.rows[slot] = row
        continue
      }
      found.order.append(slot)
      found.longest[slot] = difference.frames
      found.rows[slot] = ValueConformance.Row(
        property: difference.property, change: difference.change.text,
        frames: difference.frames, most: difference.most, frame: frame, line: 0, phone: .none,
        model: .none)
    }
  }

  private static func first(in frames: [Int], from start: Int) -> Int? {
    let place = frames.partitioningIndex { $0 >= start }
    return place < frames.count ? frames[place] : nil
  }

  /// The rows in the order of their frames and of the model's slots, with what both sides show.
  private func placed(_ found: Found) -> [ValueConformance.Row] {
    var rows = found.order.compactMap { slot in found.rows[slot].map { (slot: slot, row: $0) } }
    if rows.isEmpty { return [] }
    rows.sort { ($0.row.frame, $0.slot) < ($1.row.frame, $1.slot) }
    var sides = sides()
    var frame = Int.min
    for index in rows.indices {
      while frame < rows[index].row.frame, let next = sides.advance() { frame = next }
      let pair = sides.pair(rows[index].slot)
      rows[index].row.line = pair.line
      rows[index].row.phone = pair.phone
      rows[index].row.model = pair.model
      rows[index].row.cause =
        pair.change < 0 ? nil : model.trace.cause(model.trace.changes[pair.change].cause)
    }
    return rows.map(\.row)
  }
}
