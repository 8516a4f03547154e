import NavSimTrace

/// A phone's values and the model's as two traces of the same phases and frames, for the one
/// comparator of traces.
struct SampledTraces {
  /// What both sides show of a slot.
  typealias Shown = (slot: Int, model: String, phone: String)

  private(set) var model: [UInt8] = []
  private(set) var phone: [UInt8] = []
  private let trace: Trace
  /// The first frame of each phase by its name.
  private let first: [String: Int]

  /// - Parameters:
  ///   - frames: the frames in which the phone spoke, in order.
  ///   - values: what both sides show in each of them; it is asked once for each, in order.
  init(_ trace: Trace, _ frames: [Int], values: (Int) -> [Shown]) {
    self.trace = trace
    let spelling = Spelling(trace)
    first = Dictionary(
      trace.phases.indices.map { (trace.name(ofPhase: $0), trace.phases[$0].firstFrame) },
      uniquingKeysWith: { earlier, _ in earlier })
    // Head, phases and end are the model's; what happens in its phases is not compared here.
    let lines = String(decoding: TraceWriter.write(trace), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let opened = lines.indices.filter { lines[$0].hasPrefix("== ") }
    let end = lines.firstIndex { $0.hasPrefix("action ") || $0.hasPrefix("end ") } ?? lines.count
    for line in lines[..<(opened.first ?? end)] { both(String(line) + "\n") }
    var at = 0
    for (phase, line) in opened.enumerated() {
      both(String(lines[line]) + "\n")
      let next = phase + 1 < opened.count ? trace.phases[phase + 1].firstFrame : Int.max
      while at < frames.count, frames[at] < next || phase == 0 && frames[at] < 0 {
        let frame = frames[at]
        at += 1
        let shown = values(frame)
        if frame >= 0 { begin(frame, in: phase) }
        spelling.tell(shown.lazy.map { ($0.slot, $0.model) }, in: &model)
        spelling.tell(shown.lazy.map { ($0.slot, $0.phone) }, in: &phone)
        // Behind the phone's last word nothing is compared: there it says what the model does.
        let isLast = frame >= 0 && (at == frames.count || frames[at] >= next)
        if isLast, frame + 1 < min(next, trace.lastFrame + 1) {
          begin(frame + 1, in: phase)
          spelling.tell(shown.lazy.map { ($0.slot, $0.model) }, in: &model)
          spelling.tell(shown.lazy.map { ($0.slot, $0.model) }, in: &phone)
        }
      }
      both("\n")
    }
    both(lines[end...].joined(separator: "\n"))
  }

  private mutating func both(_ text: String) {
    model.append(contentsOf: text.utf8)
    phone.append(contentsOf: text.utf8)
  }

  private mutating func begin(_ frame: Int, in phase: Int) {
    both("+\(frame - trace.phases[phase].firstFrame)\n")
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

  /// Tells values, what holds already too; those of one element that follow each other share a
  /// line.
  func tell(_ values: some Sequence<(Int, String)>, in text: inout [UInt8]) {
    var open: Int?
    for (slot, value) in values {
      let (number, element, name) = slots[slot]
      if number != open {
        if open != nil { text.append(10) }
        text.append(contentsOf: element.utf8)
        open = number
      }
      text.append(contentsOf: name.utf8)
      text.append(contentsOf: value.utf8)
    }
    if open != nil { text.append(10) }
  }
}
