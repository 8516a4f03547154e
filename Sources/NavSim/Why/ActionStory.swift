import NavSimChecks
import NavSimKernel
import NavSimTrace

// What became of an action: whoever asks why a call did nothing names it by its label, or by its verb.

/// What is told of an action, or of what lines of code have called.
public struct ActionStory: Hashable, Sendable {
  /// One thing that was said while it ran, and the lines that it comes from.
  struct Note: Hashable, Sendable {
    let text: String
    var lines: [String]
  }

  /// What became of it; nil where it is a call of code's alone.
  let headline: String?
  let notes: [Note]

  /// The story of what a trace calls by a name; nil where there is nothing of the name.
  ///
  /// - Parameter why: why a slot holds what it holds in a frame; as the trace knows it where nobody says it.
  public init?(
    _ name: String, in trace: Trace,
    why: ((_ slot: Int, _ frame: Int) -> Explanation)? = nil
  ) {
    let why = why ?? { trace.explanation(of: $0, at: $1) }
    let number = trace.actions.firstIndex { $0.label == name }
    let events = Self.events(of: name, number, in: trace)
    guard number != nil || !events.isEmpty else { return nil }
    headline = number.map { Self.headline(trace.actions[$0], in: trace) }
    var notes = number.map { Self.changes(by: trace.actions[$0], in: trace) } ?? []
    for event in events {
      let text = event.arguments.map(trace.text).joined(separator: " ")
      var note = Note(text: text, lines: trace.cause(event.cause).map { [$0] } ?? [])
      note.lines += Self.grounds(of: text, at: event.time, in: trace, why)
      if !notes.contains(note) { notes.append(note) }
    }
    self.notes = notes
  }

  /// What the stacks hold before it and at its end, where that is something else.
  private static func changes(by action: TraceAction, in trace: Trace) -> [Note] {
    guard let start = action.start, let last = trace.frames.last?.number else { return [] }
    let before = TraceState(trace, at: trace.grid.frame(atOrAfter: start) - 1)
    let end = action.end.map { trace.grid.frame(atOrAfter: $0) } ?? last
    let after = before.at(min(max(end, before.frame + 1), last))
    return trace.elements.indices.compactMap { index in
      let name = trace.elements[index].name
      guard name == "navigation" || name.hasPrefix("navigation."),
        let slot = before.slot(name, "stack")
      else { return nil }
      let (old, new) = (before.text(ofSlot: slot), after.text(ofSlot: slot))
      if old == new { return nil }
      return Note(text: "\(name).stack: \(old), then \(new)", lines: [])
    }
  }

  private static func headline(_ action: TraceAction, in trace: Trace) -> String {
    guard let start = action.start else {
      return "\(action.label) was not done: the run ended before it"
    }
    let end = action.outcome == .ignored ? nil : action.end
    return "\(action.label) at \(TraceWriter.milliseconds(start)) "
      + (action.outcome.map { "was " + $0.rawValue } ?? "was still under way at the end of the run")
      + (end.map { ", over at " + TraceWriter.milliseconds($0) } ?? "")
  }

  /// What navsim and UIKit have said while the action was what ran, or of a line with the name.
  private static func events(of name: String, _ number: Int?, in trace: Trace) -> [TraceEvent] {
    let said: Set<String> = ["log", "warning", "exception"]
    let first = trace.phases.firstIndex { phase in
      if case .action(let other) = phase.kind { return other == number }
      return false
    }
    let next = first.flatMap { trace.phases.indices.contains($0 + 1) ? trace.phases[$0 + 1] : nil }
    // A label of the author's own may be a word of another line; a verb is meant in all lines.
    let isVerb =
      first.map { trace.phases[$0].title.split(separator: " ").first == name[...] } ?? true
    let end = number.flatMap { trace.cancelNote(of: $0) }
    return trace.events.indices.filter { index in
      if index == end { return true }
      let event = trace.events[index]
      guard said.contains(trace.text(event.name)) else { return false }
      if let first, event.time >= trace.phases[first].time,
        next.map({ event.time < $0.time }) ?? true
      {
        return true
      }
      let words = trace.cause(event.cause)?.split(separator: " ") ?? []
      return isVerb && words.contains { $0 == name }
    }.map { trace.events[$0] }
  }

  /// What a refusal that a note tells of rests on: a line for which a button is missing, or who has set the value
  /// that says no, and what was lost since.
  private static func grounds(
    of note: String, at time: Time, in trace: Trace,
    _ why: (_ slot: Int, _ frame: Int) -> Explanation
  ) -> [String] {
    let frame = trace.grid.frame(atOrAfter: time)
    guard let refusal = Refusal(note, at: frame, in: trace), let slot = refusal.slots.first else {
      return []
    }
    let element = trace.elements[trace.slots[slot].element].name
    if refusal.reason == .missingButton {
      guard let line = why(slot, frame).saidLine else { return [] }
      return ["\(element) is not there: \(line.text) (\(line.place))"]
    }
    let state = TraceState(trace, at: frame)
    // Where it is said of another controller's, the scenario's own may hold something else.
    guard state.value(ofSlot: slot) == .flag(refusal.reason == .hiddenBar),
      let origin = state.origin(ofSlot: slot)
    else { return [] }
    let name = element + "." + trace.slots[slot].name
    let value = "\(name) = \(state.text(ofSlot: slot))"
    let lost = trace.events.last { event in
      event.time <= time && trace.grid.frame(atOrAfter: event.time) >= origin.frame
        && trace.text(event.name) == "log"
        && event.arguments.map(trace.text).joined(separator: " ").isLoss(of: name)
    }
    return [trace.cause(origin.cause).map { value + ": " + $0 } ?? value]
      + (lost.flatMap { trace.cause($0.cause) }.map { ["lost since: " + $0] } ?? [])
  }

  /// As text, with a headline and what was said.
  public var text: String {
    var text = headline.map { $0 + "\n" } ?? ""
    if notes.isEmpty { text += "  the stacks are as before it, and nothing is said of it\n" }
    for note in notes {
      text += "  \(note.text)\n" + note.lines.map { "    \($0)\n" }.joined()
    }
    return text
  }
}

extension String {
  /// Whether a note tells that a write to a property was lost.
  fileprivate func isLoss(of name: String) -> Bool {
    hasPrefix("lost write: ") && split(separator: " ").last.map { $0 == name } ?? false
  }
}
