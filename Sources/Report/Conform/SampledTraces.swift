import NavSimTrace

/// A phone's values and the model's as two traces of the same phases and frames, for the one
/// comparator of traces.
///
/// A slot is told on both sides where one of them shows another value than before, and at the first
/// frame of a phase if they stand apart: what holds need not be told again.
struct SampledTraces {
  private(set) var model: [UInt8] = []
  private(set) var phone: [UInt8] = []
  private let trace: Trace
  /// The first frame of each phase by its name.
  private let first: [String: Int]
  private let spelling: Spelling
  /// What was told last of each slot.
  private var told: [Told?]
  /// The slots that stood apart when they were told; each may stand there more than once.
  private var apart: [Int] = []

  private struct Told: Equatable {
    var model: PlainValue
    var phone: PlainValue
  }

  /// - Parameters:
  ///   - frames: the frames in which the phone spoke, in order.
  ///   - values: what both sides show in each of them where it can be another pair of values than
  ///     before; it is asked once for each, in order.
  init(_ trace: Trace, _ frames: [Int], values: (Int) -> [PhoneBesideModel.Pair]) {
    self.trace = trace
    spelling = Spelling(trace)
    told = Array(repeating: nil, count: trace.slots.count)
    first = Dictionary(
      trace.phases.indices.map { (trace.name(ofPhase: $0), trace.phases[$0].firstFrame) },
      uniquingKeysWith: { earlier, _ in earlier })
    // Head, phases and end are the model's; what happens in its phases is not compared here.
    let lines = String(decoding: TraceWriter.outline(of: trace), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let opened = lines.indices.filter { lines[$0].hasPrefix("== ") }
    let end = lines.firstIndex { $0.hasPrefix("action ") || $0.hasPrefix("end ") } ?? lines.count
    for line in lines[..<(opened.first ?? end)] { both(String(line) + "\n") }
    var at = 0
    for (phase, line) in opened.enumerated() {
      both(String(lines[line]) + "\n")
      var isFirst = true
      let next = phase + 1 < opened.count ? trace.phases[phase + 1].firstFrame : Int.max
      while at < frames.count, frames[at] < next || phase == 0 && frames[at] < 0 {
        let frame = frames[at]
        at += 1
        // Up to its first word in a phase nothing is compared either.
        let start = trace.phases[phase].firstFrame
        if isFirst, phase > 0, frame > start { close(start, in: phase) }
        tell(values(frame), frame, in: phase, again: isFirst)
        isFirst = false
        // Behind the phone's last word nothing is compared: there it says what the model does.
        let isLast = frame >= 0 && (at == frames.count || frames[at] >= next)
        if isLast, frame + 1 < min(next, trace.lastFrame + 1) { close(frame + 1, in: phase) }
      }
      both("\n")
    }
    both(lines[end...].joined(separator: "\n"))
  }

  /// Whether both sides show the same.
  static func isSame(_ pair: PhoneBesideModel.Pair) -> Bool {
    spelled(pair.phone) == spelled(pair.model)
  }

  /// About how many bytes it takes to tell a pair.
  static func size(of pair: PhoneBesideModel.Pair, in trace: Trace) -> Int {
    let slot = trace.slots[pair.slot]
    let name = trace.elements[slot.element].name.utf8.count + slot.name.utf8.count + 4
    return 2 * name + size(of: pair.phone) + size(of: pair.model)
  }

  private static func size(of value: PlainValue) -> Int {
    switch value {
    case .text(let text), .word(let text): return text.utf8.count + 2
    default: return 9
    }
  }

  /// A value as both sides spell it: a phone's recorder quotes other texts than the language.
  private static func spelled(_ value: PlainValue) -> PlainValue {
    switch value {
    case .word(let word): return .text(word)
    case .absent: return .none
    default: return value
    }
  }

  /// Tells what is another than before and, where that is to be said again, what stands apart.
  private mutating func tell(
    _ pairs: [PhoneBesideModel.Pair], _ frame: Int, in phase: Int, again: Bool
  ) {
    if again { findApart() }
    let before = again ? apart : []
    var fresh: [Int] = []
    for pair in pairs {
      let now = Told(model: Self.spelled(pair.model), phone: Self.spelled(pair.phone))
      if told[pair.slot] == now { continue }
      told[pair.slot] = now
      fresh.append(pair.slot)
      if now.model != now.phone { apart.append(pair.slot) }
    }
    if !before.isEmpty {
      let isFresh = Set(fresh)
      fresh += before.filter { !isFresh.contains($0) && isApart($0) }
    }
    tell(fresh, frame, in: phase)
  }

  private func isApart(_ slot: Int) -> Bool { told[slot].map { $0.model != $0.phone } ?? false }

  /// Keeps of the slots that stood apart those that do, each once.
  private mutating func findApart() {
    var seen: Set<Int> = []
    apart = apart.filter { isApart($0) && seen.insert($0).inserted }
  }

  /// Has both sides show what the model does. What is held as told stays: it is told again when the
  /// phone speaks again.
  private mutating func close(_ frame: Int, in phase: Int) {
    findApart()
    if apart.isEmpty { return }
    both("+\(frame - trace.phases[phase].firstFrame)\n")
    let values = apart.map { ($0, told[$0]?.model ?? .none) }
    spelling.tell(values, in: &model)
    spelling.tell(values, in: &phone)
  }

  private mutating func tell(_ slots: [Int], _ frame: Int, in phase: Int) {
    if slots.isEmpty { return }
    if frame >= 0 { both("+\(frame - trace.phases[phase].firstFrame)\n") }
    spelling.tell(slots.map { ($0, told[$0]?.model ?? .none) }, in: &model)
    spelling.tell(slots.map { ($0, told[$0]?.phone ?? .none) }, in: &phone)
  }
  private mutating func both(_ text: String) {
    model.append(contentsOf: text.utf8)
    phone.append(contentsOf: text.utf8)
  }

  /// The frame of the model that is `+k` of a phase; -1 for the start.
  func frame(_ phase: String, _ k: Int) -> Int? {
    guard k >= 0 else { return -1 }
    return first[phase].map { $0 + k }
  }
}

/// How a trace writes the values of its slots.
private struct Spelling {
  /// Of each slot the number of its element, the element's name, and ` alpha=`.
  private let slots: [(number: Int, element: String, name: String)]

  init(_ trace: Trace) {
    slots = trace.slots.map { ($0.element, trace.elements[$0.element].name, " " + $0.name + "=") }
  }

  /// Tells values; those of one element that follow each other share a line.
  func tell(_ values: [(Int, PlainValue)], in text: inout [UInt8]) {
    var open: Int?
    var start = text.count
    for (slot, value) in values {
      let (number, element, name) = slots[slot]
      if number != open || text.count - start > Self.longLine {
        if open != nil { text.append(10) }
        start = text.count
        text.append(contentsOf: element.utf8)
        open = number
      }
      text.append(contentsOf: name.utf8)
      text.append(contentsOf: Self.short(value.traceText).utf8)
    }
    if open != nil { text.append(10) }
  }

  /// Where a line is ended: far below what a trace's line may have.
  private static let longLine = 16_000
  /// The longest value that is told as it is.
  private static let longValue = 4_000

  /// A value that would not fit into a line is told by its length and a sum over it: whether two
  /// are the same is all that is asked of them.
  private static func short(_ value: String) -> String {
    if value.utf8.count <= longValue { return value }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in value.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\"\(value.utf8.count) bytes, \(sum)\""
  }
}
