import NavSimTrace

/// A phone's values and the model's as two traces of the same phases and frames, for the one
/// comparator of traces.
struct SampledTraces {
  /// What both sides show of a slot.
  typealias Shown = (slot: Int, model: String, phone: String)
  /// What a trace says of a side, and what was said last of each slot: a value holds until another
  /// is told.
  private struct Side {
    var text: [UInt8] = []
    var told: [String?]

    mutating func line(_ line: some StringProtocol) {
      text.append(contentsOf: line.utf8)
      text.append(10)
    }
  }

  private var sides: (model: Side, phone: Side)
  private let trace: Trace
  private let names: [String]
  /// The first frame of each phase by its name.
  private let first: [String: Int]

  var model: [UInt8] { sides.model.text }
  var phone: [UInt8] { sides.phone.text }

  /// - Parameters:
  ///   - frames: the frames in which the phone spoke, in order.
  ///   - values: what both sides show in each of them; it is asked once for each, in order.
  init(
    _ trace: Trace, _ frames: [Int],
    values: (Int) -> [Shown]
  ) {
    self.trace = trace
    names = trace.slots.map { trace.elements[$0.element].name + " " + $0.name + "=" }
    let side = Side(told: Array(repeating: nil, count: trace.slots.count))
    sides = (side, side)
    first = Dictionary(
      trace.phases.indices.map { (trace.name(ofPhase: $0), trace.phases[$0].firstFrame) },
      uniquingKeysWith: { earlier, _ in earlier })
    // Head, phases and end are the model's; what happens in its phases is not compared here.
    let lines = String(decoding: TraceWriter.write(trace), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let opened = lines.indices.filter { lines[$0].hasPrefix("== ") }
    let end = lines.firstIndex { $0.hasPrefix("action ") || $0.hasPrefix("end ") } ?? lines.count
    for line in lines[..<(opened.first ?? end)] { both(line) }
    var rest = frames[...]
    for (phase, line) in opened.enumerated() {
      both(lines[line])
      let next = phase + 1 < opened.count ? trace.phases[phase + 1].firstFrame : Int.max
      while let frame = rest.first, frame < next || phase == 0 && frame < 0 {
        rest.removeFirst()
        let shown = values(frame)
        if frame >= 0 { begin(frame, in: phase) }
        Self.tell(shown.map { ($0.slot, $0.model) }, names, to: &sides.model)
        Self.tell(shown.map { ($0.slot, $0.phone) }, names, to: &sides.phone)
        // Behind the phone's last word nothing is compared: there it says what the model does.
        let isLast = frame >= 0 && (rest.first.map { $0 >= next } ?? true)
        if isLast, frame + 1 < min(next, trace.lastFrame + 1) {
          begin(frame + 1, in: phase)
          Self.tell(shown.map { ($0.slot, $0.model) }, names, to: &sides.model)
          Self.tell(shown.map { ($0.slot, $0.model) }, names, to: &sides.phone)
        }
      }
      both("")
    }
    for (index, line) in lines[end...].enumerated() {
      if index > 0 {
        sides.model.text.append(10)
        sides.phone.text.append(10)
      }
      sides.model.text.append(contentsOf: line.utf8)
      sides.phone.text.append(contentsOf: line.utf8)
    }
  }

  private mutating func both(_ line: some StringProtocol) {
    sides.model.line(line)
    sides.phone.line(line)
  }

  private mutating func begin(_ frame: Int, in phase: Int) {
    both("+\(frame - trace.phases[phase].firstFrame)")
  }

  /// Tells what is new. A frame in which nothing is says its first value again: it is one of those
  /// in which the phone spoke.
  private static func tell(
    _ values: [(slot: Int, text: String)], _ names: [String], to side: inout Side
  ) {
    var isTold = false
    for (slot, text) in values where side.told[slot] != text {
      side.told[slot] = text
      side.line(names[slot] + text)
      isTold = true
    }
    if !isTold, let (slot, text) = values.first { side.line(names[slot] + text) }
  }

  /// The frame of the model that is `+k` of a phase; -1 for the start.
  func frame(_ phase: String, _ k: Int) -> Int? {
    guard k >= 0 else { return -1 }
    return first[phase].map { $0 + k }
  }
}
