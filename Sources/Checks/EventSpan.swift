import NavSimKernel
import NavSimProgram
import NavSimTrace

/// The events of a scope, by place in the order of happening and by time.
extension Context {
  /// The events of a scope. `at end` and `at MOMENT` look at all that has happened by then;
  /// `during` goes from an action's phase to its end, the end's callbacks included.
  func events(of scope: Expectation.Scope) throws(Trouble) -> [TraceEvent] {
    try looks.spend(1 + trace.entries.count / LookCount.eventsPerStep)
    switch scope {
    case .always, .atEnd: return trace.events
    case .atStart: return events(until: trace.phases.firstIndex { $0.kind != .start })
    case .at(let moment):
      let time = try time(of: moment)
      return trace.events.filter { $0.time.ticks <= time.ticks + 2 }
    case .from(let moment):
      let start = try time(of: moment)
      return trace.events.filter { $0.time >= start }
    case .range(let from, let to):
      let start = try time(of: from)
      let stop = try time(of: to)
      guard start <= stop else {
        throw .vacuous("there is nothing to look at: the scope ends before it begins")
      }
      return trace.events.filter { $0.time >= start && $0.time.ticks <= stop.ticks + 2 }
    case .during(let action):
      let start = try time(of: .anchor(action: action, .start, .zero))
      return events(ofAction: action, from: start, to: record(action).end)
    }
  }

  /// The events before a phase; all of them if there is no such phase.
  private func events(until phase: Int?) -> [TraceEvent] {
    var events: [TraceEvent] = []
    for entry in trace.entries {
      if case .phase(let index) = entry, index == phase { break }
      if case .event(let index) = entry { events.append(trace.events[index]) }
    }
    return events
  }

  private func events(ofAction action: Int, from start: Time, to end: Time?) -> [TraceEvent] {
    let hasPhase = trace.phases.contains { $0.kind == .action(action) }
    var isOpen = !hasPhase
    var events: [TraceEvent] = []
    for entry in trace.entries {
      switch entry {
      case .phase(let index):
        let phase = trace.phases[index]
        if phase.kind == .action(action) {
          isOpen = true
        } else if case .action = phase.kind, let end, phase.time >= end, isOpen, end > start {
          // What a next action does at the instant of the end is not this action's.
          return events
        }
      case .event(let index):
        let event = trace.events[index]
        // A moment in canonical form may lie two ticks before what it stands for.
        guard isOpen, event.time >= start || hasPhase else { continue }
        if let end, event.time.ticks > end.ticks + 2 { continue }
        events.append(event)
      case .mark, .frame: continue
      }
    }
    return events
  }
}
