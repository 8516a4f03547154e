import NavSimTrace

// What became of an action: whoever asks why a call did nothing names it by its label, or by its verb.

/// What is told of an action, or of what lines of code have called.
public struct ActionStory: Hashable, Sendable {
  /// One thing that was said while it ran, and the line that asked for it.
  struct Note: Hashable, Sendable {
    let text: String
    let line: String?
  }

  /// What became of it; nil where it is a call of code's alone.
  let headline: String?
  let notes: [Note]

  /// The story of what a trace calls by a name; nil where there is nothing of the name.
  public init?(_ name: String, in trace: Trace) {
    let number = trace.actions.firstIndex { $0.label == name }
    let events = Self.events(of: name, number, in: trace)
    guard number != nil || !events.isEmpty else { return nil }
    headline = number.map { Self.headline(trace.actions[$0], in: trace) }
    var notes: [Note] = []
    for event in events {
      let text = event.arguments.map(trace.text).joined(separator: " ")
      let note = Note(text: text, line: trace.cause(event.cause))
      if !notes.contains(note) { notes.append(note) }
    }
    self.notes = notes
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
    return trace.events.filter { event in
      guard said.contains(trace.text(event.name)) else { return false }
      if let first, event.time >= trace.phases[first].time,
        next.map({ event.time < $0.time }) ?? true
      {
        return true
      }
      let words = trace.cause(event.cause)?.split(separator: " ") ?? []
      return words.contains { $0 == name }
    }
  }

  /// As text, with a headline and what was said.
  public var text: String {
    var text = headline.map { $0 + "\n" } ?? ""
    if notes.isEmpty { text += "  nothing is said of it\n" }
    for note in notes {
      text += "  \(note.text)\n" + (note.line.map { "    \($0)\n" } ?? "")
    }
    return text
  }
}
