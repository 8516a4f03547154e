import NavSimKernel
import NavSimTrace

// One frame whole: every element with all that it holds, and what happened since the frame before.

/// A frame of a trace as a table, alone or beside the same frame of another.
public struct FrameTable: Sendable {
  let state: TraceState
  /// The other one beside it, or nil.
  let other: TraceState?

  /// - Parameters:
  ///   - frame: the frame; -1 for the state before the first action.
  ///   - other: another trace with a frame of its own, to stand beside it.
  public init(_ trace: Trace, frame: Int, against other: (trace: Trace, frame: Int)? = nil) {
    state = TraceState(trace, at: frame)
    self.other = other.map { TraceState($0.trace, at: $0.frame) }
  }

  /// The table, with the patterns of elements and properties that are asked for; all if none.
  public func text(only: [TracePattern] = []) -> String {
    let trace = state.trace
    var text = "\(trace.scenario)\n"
    text += trace.cell.map { "\($0.axis)=\($0.value)" }.joined(separator: " ") + "\n\n"
    text += "frame " + trace.place(ofFrame: state.frame) + "\n"
    if let other {
      text += "  against \(other.trace.place(ofFrame: other.frame)) of "
      text += other.trace.cell.map { "\($0.axis)=\($0.value)" }.joined(separator: " ") + "\n"
    }
    for event in happenings { text += "! " + Visible.line(event) + "\n" }
    var missing: [String] = []
    for name in only.filter({ !shows($0) }).flatMap({ absent($0) }) where !missing.contains(name) {
      missing.append(name)
    }
    let lines = rows(only) + missing.map { $0 + "  absent" }
    return text + "\n" + lines.map { Visible.line($0) + "\n" }.joined()
  }

  /// Whether the two frames show something else in what is asked for; false where there is only
  /// one.
  public func isDifferent(only: [TracePattern] = []) -> Bool {
    guard let other else { return false }
    func texts(_ state: TraceState) -> Set<String> {
      Set(shown(state, only).map { $0.name + "=" + $0.value })
    }
    return texts(state) != texts(other)
  }

  /// Whether a pattern matches anything in it, or anything that is not there in this frame.
  public func has(_ pattern: TracePattern) -> Bool {
    shows(pattern) || !absent(pattern).isEmpty
  }

  private func shows(_ pattern: TracePattern) -> Bool {
    (values(state) + (other.map { values($0) } ?? [])).contains { isShown($0.name, [pattern]) }
  }

  /// The elements that a pattern names and that are not there in this frame.
  private func absent(_ pattern: TracePattern) -> [String] {
    let trace = state.trace
    return trace.elements.compactMap { element in
      if state.isPresent(element.name) { return nil }
      let isMeant =
        pattern.matches(element.name)
        || element.slots.contains { pattern.matches(element.name + "." + trace.slots[$0].name) }
      return isMeant ? element.name : nil
    }
  }

  /// The properties of a frame that are asked for.
  func shown(_ state: TraceState, _ only: [TracePattern]) -> [(name: String, value: String)] {
    values(state).filter { isShown($0.name, only) }
  }

  private func rows(_ only: [TracePattern]) -> [String] {
    let mine = shown(state, only)
    let theirs = other.map { shown($0, only) } ?? []
    let known = Set(mine.map(\.name))
    let names = mine.map(\.name) + theirs.map(\.name).filter { !known.contains($0) }
    let left = Dictionary(mine.map { ($0.name, $0.value) }) { first, _ in first }
    let right = Dictionary(theirs.map { ($0.name, $0.value) }) { first, _ in first }
    let width = names.map(\.count).max() ?? 0
    let column = names.map { (left[$0] ?? "absent").count }.max() ?? 0
    let changed = changedNames
    return names.map { name in
      let value = left[name] ?? "absent"
      var line = name + String(repeating: " ", count: width - name.count + 2) + value
      guard other != nil else { return changed.contains(name) ? line + "  *" : line }
      let against = right[name] ?? "absent"
      line += String(repeating: " ", count: column - value.count + 2)
      return line + against + (value == against ? "" : "  !=")
    }
  }

  private func isShown(_ name: String, _ only: [TracePattern]) -> Bool {
    guard !only.isEmpty else { return true }
    let element = name.split(separator: ".").dropLast().joined(separator: ".")
    return only.contains { $0.matches(name) || $0.matches(element) }
  }

  private func values(_ state: TraceState) -> [(name: String, value: String)] {
    let trace = state.trace
    return trace.elements.flatMap { element -> [(name: String, value: String)] in
      guard state.isPresent(element.name) else { return [] }
      return element.slots.compactMap { slot in
        let value = state.text(ofSlot: slot)
        if value == "nil", trace.slots[slot].omitsNone { return nil }
        return (element.name + "." + trace.slots[slot].name, value)
      }
    }
  }

  /// The properties that this very frame has changed.
  var changedNames: Set<String> {
    let trace = state.trace
    guard state.frame >= 0,
      let kept = trace.frames.first(where: { !$0.isKeyframe && $0.number == state.frame })
    else { return [] }
    // A dense trace says in every frame what holds; what it held before is no change.
    let before = state.at(state.frame - 1)
    return Set(
      trace.changes[kept.changes].compactMap { change in
        if change.isPresence { return nil }
        let slot = Int(change.slot)
        if before.text(ofSlot: slot) == state.text(ofSlot: slot) { return nil }
        return trace.elements[trace.slots[slot].element].name + "." + trace.slots[slot].name
      })
  }

  /// The events between the frame before and this one.
  var happenings: [String] {
    let trace = state.trace
    guard state.frame >= 0 else { return [] }
    let from = state.frame == 0 ? -1 : trace.grid.time(of: state.frame - 1).ticks
    let to = trace.grid.time(of: state.frame).ticks
    return trace.events.filter { $0.time.ticks > from && $0.time.ticks <= to }.map { event in
      ([event.name] + event.arguments).map { trace.text($0) }.joined(separator: " ")
    }
  }
}
