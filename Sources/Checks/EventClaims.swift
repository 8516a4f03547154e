import NavSimKernel
import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// Claims about what happened: callbacks in order, counts, warnings, exceptions.
extension Context {
  /// The events that `logs` looks at: what UIKit and navsim say.
  static let logs: [EventName] = [.warning, .log]
  /// The events that `raises` looks at.
  static let raises: [EventName] = [.exception]

  func checkEvents(_ patterns: [EventPattern], in scope: Expectation.Scope) throws(Trouble) {
    let events = try events(of: scope)
    var rest = events[...]
    for (index, pattern) in patterns.enumerated() {
      try looks.spend(1 + events.count / LookCount.eventsPerStep)
      if let found = rest.firstIndex(where: { matches($0, pattern) }) {
        rest = rest[(found + 1)...]
        continue
      }
      let before = index > 0 ? " after \(text(of: patterns[index - 1]))" : ""
      let isElsewhere = index > 0 && events.contains { matches($0, pattern) }
      var trouble = Trouble(
        isElsewhere
          ? "\(text(of: pattern)) does not come after \(text(of: patterns[index - 1]))"
          : "there is no \(text(of: pattern))\(before)", notes: [heard(events, patterns)])
      // It came too early: that is the event to look at.
      if isElsewhere, let early = events.last(where: { matches($0, pattern) }) {
        trouble.blame(early, in: self)
      }
      throw trouble
    }
  }

  func checkCount(
    _ counted: CountedEvent, _ comparison: Comparison, _ wanted: Int,
    in scope: Expectation.Scope
  ) throws(Trouble) {
    let events = try events(of: scope)
    let found: [TraceEvent]
    let name: String
    switch counted {
    case .event(let pattern):
      found = events.filter { matches($0, pattern) }
      name = text(of: pattern)
    case .logs(let text):
      found = events.filter { says($0, text, Self.logs) }
      name = "logs \"\(text)\""
    }
    let count = found.count
    let number = TraceValue.thousandths(Int64(count) * 1000)
    let bound = TraceValue.thousandths(Int64(min(max(wanted, -1_000_000), 1_000_000_000)) * 1000)
    if holds(number, comparison, .value(bound), tolerance: 0) == true {
      if count == 0, case .during(let action) = scope, record(action).outcome == .ignored {
        throw .vacuous("'\(label(action))' was ignored: there is nothing to look at")
      }
      return
    }
    let not = comparison == .equal ? "not" : "not \(comparison.rawValue)"
    var trouble = Trouble(
      "\(name) happens \(Count.of(count, "time")), \(not) \(wanted)")
    if !found.isEmpty {
      let places = found.prefix(6).map { place(of: $0) }
      trouble.notes = ["seen: " + places.joined(separator: ", ") + (count > 6 ? ", …" : "")]
    }
    // The first that is too many is the one to look at; where there are too few there is none.
    let surplus = comparison == .less || comparison == .notEqual ? wanted &- 1 : wanted
    if found.indices.contains(surplus) { trouble.blame(found[surplus], in: self) }
    throw trouble
  }

  func checkSaid(
    _ text: String, by names: [EventName], _ verb: String, in scope: Expectation.Scope
  ) throws(Trouble) {
    let events = try events(of: scope)
    if events.contains(where: { says($0, text, names) }) { return }
    let said = events.filter { event in names.contains { $0.name == trace.text(event.name) } }
    let notes = said.prefix(6).map { "it \(verb): " + words(of: $0) }
    throw Trouble(
      "nothing \(verb) \"\(text)\"",
      notes: notes.isEmpty ? ["it \(verb) nothing in this scope"] : Array(notes))
  }

  // MARK: Matching

  private func matches(_ event: TraceEvent, _ pattern: EventPattern) -> Bool {
    guard trace.text(event.name) == pattern.event.name else { return false }
    guard let argument = pattern.argument else { return true }
    return event.arguments.first.map { trace.text($0) } == argument
  }

  private func says(_ event: TraceEvent, _ text: String, _ names: [EventName]) -> Bool {
    let name = trace.text(event.name)
    return names.contains { $0.name == name } && contains(words(of: event), text)
  }

  func words(of event: TraceEvent) -> String {
    event.arguments.map { trace.text($0) }.joined(separator: " ")
  }

  private func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { start in
      text[start..<start + part.count].elementsEqual(part)
    }
  }

  private func text(of pattern: EventPattern) -> String {
    pattern.event.name + (pattern.argument.map { "(\($0))" } ?? "")
  }

  /// The events of the scope that the patterns are about.
  private func heard(_ events: [TraceEvent], _ patterns: [EventPattern]) -> String {
    let names = Set(patterns.map(\.event.name))
    let heard = events.filter { names.contains(trace.text($0.name)) }
    if heard.isEmpty { return "none of these events is in the scope" }
    let texts = heard.prefix(24).map { trace.text($0.name) + "(" + words(of: $0) + ")" }
    return "seen: " + texts.joined(separator: ", ") + (heard.count > 24 ? ", …" : "")
  }
}

extension Trouble {
  /// Names an event as what is to be looked at, and what made it happen.
  mutating func blame(_ event: TraceEvent, in context: Context) {
    sample = context.sample(of: event)
    showsFrames = false
    knownCause = context.trace.cause(event.cause)
    showsCause = false
  }
}

extension Context {
  /// The first frame that can show what an event did.
  func sample(of event: TraceEvent) -> Sample {
    let frame = trace.grid.frame(atOrAfter: event.time)
    return Sample(frame: min(frame, lastFrame), isKeyframe: false)
  }

  /// Where an event happened.
  func place(of event: TraceEvent) -> String { place(of: sample(of: event)) }
}
