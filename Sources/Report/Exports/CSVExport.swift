import NavSimTrace

/// A trace as a table, with the quoting of RFC 4180 and lines that end with a line feed.
///
/// Tidy: a row for each change. Wide: a row for each frame in which something changed, with a column
/// for each property; what did not change is repeated, what is not there is empty.
struct CSVExport {
  static let places = ["frame", "ms", "phase", "k"]
  static let tidy = places + ["element", "property", "value"]

  private let trace: Trace
  private let only: [TracePattern]
  private let sink: ExportSink

  init(_ trace: Trace, _ options: ExportOptions, _ sink: ExportSink) {
    self.trace = trace
    only = options.only
    self.sink = sink
  }

  /// A field, in quotes where it needs them, and never a formula.
  static func field(_ foreign: String) -> String {
    let text = TableText.marked(foreign)
    let needsQuotes = text.utf8.contains { [34, 44, 10, 13].contains($0) }
    guard needsQuotes else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  private func isShown(_ slot: Int) -> Bool {
    let element = trace.elements[trace.slots[slot].element].name
    return only.isEmpty
      || only.contains { $0.matches(element) || $0.matches(element + "." + trace.slots[slot].name) }
  }

  private func isShown(element: Int) -> Bool {
    only.isEmpty || only.contains { $0.matches(trace.elements[element].name) }
      || trace.elements[element].slots.contains { isShown($0) }
  }

  private func row(_ fields: [String]) throws {
    try sink.write(fields.map { Self.field($0) }.joined(separator: ",") + "\n")
  }

  private func place(of frame: TraceFrame) -> [String] {
    let time = trace.microseconds(ofFrame: frame.number)
    return [
      String(frame.number), TraceSpelling.number(thousandths: time),
      trace.name(ofPhase: frame.phase),
      String(frame.k),
    ]
  }

  // MARK: Tidy

  func writeTidy() throws {
    try row(Self.tidy)
    let isShown = trace.slots.indices.map { self.isShown($0) }
    let isElementShown = trace.elements.indices.map { self.isShown(element: $0) }
    for frame in trace.frames {
      let place = place(of: frame)
      for change in trace.changes[frame.changes] {
        if change.isPresence {
          let element = Int(~change.slot)
          guard isElementShown[element] else { continue }
          let isThere = change.value == .flag(true)
          try row(place + [trace.elements[element].name, "", isThere ? "present" : "absent"])
        } else {
          let slot = trace.slots[Int(change.slot)]
          guard isShown[Int(change.slot)] else { continue }
          let value = PlainValue(change.value, of: trace).cellText(of: slot.name)
          try row(place + [trace.elements[slot.element].name, slot.name, value])
        }
      }
    }
  }

  // MARK: Wide

  func writeWide() throws {
    // What is nil from the start to the end is in no line of the trace.
    let told = Set(trace.changes.lazy.filter { !$0.isPresence }.map { Int($0.slot) })
    let columns = trace.elements.indices.flatMap { element in
      trace.elements[element].slots.filter { told.contains($0) && isShown($0) }
    }
    let names = columns.map { slot in
      trace.elements[trace.slots[slot].element].name + "." + trace.slots[slot].name
    }
    try row(Self.places + names)
    var cursor = TraceCursor(trace)
    for frame in trace.frames {
      cursor.advance()
      if frame.changes.isEmpty { continue }
      let values = columns.map { slot -> String in
        guard cursor.isPresent[trace.slots[slot].element] else { return "" }
        return PlainValue(cursor.values[slot], of: trace).cellText(of: trace.slots[slot].name)
      }
      try row(place(of: frame) + values)
    }
  }
}
