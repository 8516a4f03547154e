import NavSimKernel
import NavSimVocabulary

/// Phases, events, marks and what became of actions.
extension TraceRecorder {
  /// Opens a phase. The title is the action's (`push B`); the start and the ends of actions have
  /// titles of their own. The label may be empty where the action's label is known. A transition
  /// that belongs to no action of the scenario has the index -1 and a label of its own.
  public mutating func openPhase(title: String, label: String, kind: PhaseKind, at time: Time) {
    let at = trace.grid.canonical(time)
    var phase = TracePhase(
      kind: kind.settled, title: TraceName.line(title), label: "", time: at,
      firstFrame: max(trace.grid.frame(atOrAfter: at), lastFrame + 1))
    switch kind {
    case .start:
      phase.title = "start"
    case .action(let index):
      if phase.title.isEmpty { phase.title = "action" }
      let proposed = label.isEmpty ? TraceName.verb(phase.title) : label
      phase.label = self.label(of: index, proposed: proposed)
      withAction(index) { if $0.start == nil { $0.start = at } }
    case .end(let index):
      phase.label = self.label(of: index, proposed: label)
      phase.title = phase.label + " end"
    }
    trace.entries.append(.phase(trace.phases.count))
    trace.phases.append(phase)
  }

  /// Records an event with its arguments: names, or the text of a warning.
  public mutating func event(_ name: EventName, _ arguments: [String], at time: Time, cause: Int32)
  {
    event(name.name, arguments, at: time, cause: cause)
  }

  mutating func event(_ name: String, _ arguments: [String], at time: Time, cause: Int32) {
    passFrames(before: time)
    let event = TraceEvent(
      name: intern(TraceName.bare(name)), arguments: arguments.map { intern($0) }, time: time,
      cause: cause)
    trace.entries.append(.event(trace.events.count))
    trace.events.append(event)
  }

  /// Records a mark inside the phase, such as `release cancel`.
  public mutating func mark(_ text: String, at time: Time) {
    passFrames(before: time)
    trace.entries.append(.mark(trace.marks.count))
    trace.marks.append(TraceMark(text: TraceName.line(text), time: time))
  }

  /// Where frames without a change lie before an event, keeps the last of them, so that the file
  /// tells between which frames the event was.
  private mutating func passFrames(before time: Time) {
    if trace.phases.isEmpty { openPhase(title: "start", label: "", kind: .start, at: .zero) }
    let number = trace.grid.frame(atOrAfter: time) - 1
    let phase = trace.phases.count - 1
    let first = trace.phases[phase].firstFrame
    guard frame == nil, number > lastFrame, number >= first else { return }
    keep(
      TraceFrame(
        number: number, k: number - first, phase: phase,
        changes: trace.changes.count..<trace.changes.count))
  }

  // MARK: Actions

  /// An action is done.
  public mutating func actionStarted(_ index: Int, at time: Time) {
    let at = trace.grid.canonical(time)
    withAction(index) { $0.start = at }
  }

  /// The finger of an action leaves.
  public mutating func actionReleased(_ index: Int, at time: Time, cancelled: Bool) {
    let at = trace.grid.canonical(time)
    withAction(index) {
      $0.release = at
      $0.releaseCancels = cancelled
    }
  }

  /// The transition or gesture of an action is over, or nothing came of it.
  public mutating func actionEnded(_ index: Int, at time: Time, outcome: ActionOutcome) {
    let at = trace.grid.canonical(time)
    withAction(index) {
      $0.end = at
      $0.outcome = outcome
    }
  }

  /// The progress of an action at a moment; only what was never reached before is kept.
  public mutating func actionProgress(_ index: Int, fraction: Double, at time: Time) {
    if let last = reached[index], fraction <= last { return }
    reached[index] = fraction
    trace.progress.append(TraceProgress(action: index, fraction: fraction, time: time))
  }

  /// The label of an action, which is settled by its first mention. Labels are unique.
  mutating func label(of index: Int, proposed: String) -> String {
    if trace.actions.indices.contains(index) { return trace.actions[index].label }
    let bare = TraceName.bare(proposed)
    guard (0..<1_000_000).contains(index) else {
      let label = unused(bare.isEmpty ? "transition" : bare, isLoose: true)
      looseLabels.insert(label)
      return label
    }
    while trace.actions.count <= index {
      let isLast = trace.actions.count == index
      let proposed = isLast && !bare.isEmpty ? bare : "action#\(trace.actions.count + 1)"
      let label = unused(proposed, isLoose: false)
      labels.insert(label)
      trace.actions.append(TraceAction(label: label))
    }
    return trace.actions[index].label
  }

  private func unused(_ proposed: String, isLoose: Bool) -> String {
    var label = proposed
    while labels.contains(label) || !isLoose && looseLabels.contains(label) { label += "'" }
    return label
  }

  private mutating func withAction(_ index: Int, _ change: (inout TraceAction) -> Void) {
    if index >= 0 { _ = label(of: index, proposed: "") }
    if trace.actions.indices.contains(index) { change(&trace.actions[index]) }
  }
}
