/// Two traces are equal when their files are: the same phases, events, marks and frames with the
/// same changes. The numbers under which elements and texts are held, exact moments of events,
/// first crossings and causes are not in a file and do not count.
extension Trace: Equatable {
  /// Whether both say the same.
  public static func == (a: Trace, b: Trace) -> Bool {
    guard a.scenario == b.scenario, a.cell == b.cell, a.grid == b.grid, a.part == b.part,
      a.entries == b.entries,
      a.phases == b.phases, a.frames == b.frames, a.actions == b.actions, a.end == b.end,
      a.error == b.error, a.events.count == b.events.count, a.changes.count == b.changes.count,
      a.marks.map(\.text) == b.marks.map(\.text)
    else { return false }
    if a.elements == b.elements, a.slots == b.slots, a.texts == b.texts {
      // Under the same tables the numbers say it all.
      return zip(a.events, b.events).allSatisfy {
        $0.name == $1.name && $0.arguments == $1.arguments
      } && zip(a.changes, b.changes).allSatisfy { $0.slot == $1.slot && $0.value == $1.value }
    }
    return zip(a.events, b.events).allSatisfy { a.text(of: $0) == b.text(of: $1) }
      && zip(a.changes, b.changes).allSatisfy { a.isSame($0, as: $1, in: b) }
  }

  /// An event's name and arguments.
  private func text(of event: TraceEvent) -> [String] {
    [text(event.name)] + event.arguments.map { text($0) }
  }

  private func isSame(_ change: TraceChange, as other: TraceChange, in trace: Trace) -> Bool {
    guard change.isPresence == other.isPresence, change.value.kind == other.value.kind,
      name(of: change) == trace.name(of: other)
    else { return false }
    switch change.value.kind {
    case .text, .word: return text(of: change.value) == trace.text(of: other.value)
    default: return change.value == other.value
    }
  }

  private func name(of change: TraceChange) -> [String] {
    if change.isPresence { return [elements[Int(~change.slot)].name] }
    let slot = slots[Int(change.slot)]
    return [elements[slot.element].name, slot.name]
  }
}
