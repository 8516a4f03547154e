import NavSimTrace

/// A phone's values and the model's as two traces of the same phases and frames, for the one
/// comparator of traces.
struct SampledTraces {
  private(set) var model: [UInt8] = []
  private(set) var phone: [UInt8] = []
  private let trace: Trace

  /// - Parameter values: what a side shows in a frame: element, property and value.
  init(
    _ trace: Trace, _ frames: [Int],
    values: (Int, Bool) -> [(element: String, property: String, value: String)]
  ) {
    self.trace = trace
    // Head, phases and end are the model's; what happens in its phases is not compared here.
    let lines = String(decoding: TraceWriter.write(trace), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let opened = lines.indices.filter { lines[$0].hasPrefix("== ") }
    let end = lines.firstIndex { $0.hasPrefix("action ") || $0.hasPrefix("end ") } ?? lines.count
    for isPhone in [false, true] {
      var text = lines[..<(opened.first ?? end)].map { $0 + "\n" }.joined()
      var rest = frames[...]
      for (phase, line) in opened.enumerated() {
        text += lines[line] + "\n"
        let next =
          phase + 1 < opened.count ? trace.phases[phase + 1].firstFrame : Int.max
        while let frame = rest.first, frame < next || phase == 0 && frame < 0 {
          if frame >= 0 { text += "+\(frame - trace.phases[phase].firstFrame)\n" }
          for (element, property, value) in values(frame, isPhone) {
            text += "\(element) \(property)=\(value == "absent" ? "nil" : value)\n"
          }
          rest.removeFirst()
          // Behind the phone's last word nothing is compared: there it says what the model does.
          let isLast = frame >= 0 && (rest.first.map { $0 >= next } ?? true)
          if isLast, frame + 1 < min(next, trace.lastFrame + 1) {
            text += "+\(frame + 1 - trace.phases[phase].firstFrame)\n"
            for (element, property, value) in values(frame, false) {
              text += "\(element) \(property)=\(value == "absent" ? "nil" : value)\n"
            }
          }
        }
        text += "\n"
      }
      text += lines[end...].joined(separator: "\n")
      if isPhone { phone = Array(text.utf8) } else { model = Array(text.utf8) }
    }
  }

  /// The frame of the model that is `+k` of a phase; -1 for the start.
  func frame(_ phase: String, _ k: Int) -> Int? {
    guard k >= 0 else { return -1 }
    return trace.phases.indices.first { trace.name(ofPhase: $0) == phase }
      .map { trace.phases[$0].firstFrame + k }
  }
}
