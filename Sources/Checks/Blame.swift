import NavSimTrace

extension Trace {
  /// The place of what navsim noted of an action that code cancelled while it was under way; nil where code did
  /// not.
  package func cancelNote(of action: Int) -> Int? {
    guard actions.indices.contains(action), actions[action].outcome == .cancelled,
      let start = actions[action].start
    else { return nil }
    return events.lastIndex { event in
      event.time >= start && actions[action].end.map { event.time <= $0 } ?? true
        && text(event.name) == "log"
        && event.arguments.first.map { text($0).hasPrefix("cancelled: ") } ?? false
    }
  }
}

/// Who is to blame for what a claim saw: the line of code that wrote the value, or what UIKit did and
/// the action of the scenario for which it did so.
extension Context {
  /// The cause of the youngest value among the slots, where it is known.
  func cause(of slots: [Int], at sample: Sample) -> String? {
    if let slot = slots.first, !sample.isKeyframe,
      let gone = trace.removal(of: trace.slots[slot].element, at: sample.frame),
      let text = trace.cause(gone.cause), !text.isEmpty
    {
      return self.cause(text, in: Sample(frame: gone.frame, isKeyframe: false))
    }
    let cursor = cursor(at: sample)
    let origins = slots.map { cursor.origins[$0] }.filter { $0 >= 0 }.sorted(by: >)
    for origin in origins {
      guard let text = text(ofCauseOf: origin) ?? causeOfColor(origin) else { continue }
      let told = self.cause(text, in: self.sample(ofChange: origin))
      guard text.contains("(") else { return withLook(of: slots, told, at: sample) }
      return told.map { $0 + author(of: slots, $0, at: sample) }
    }
    // Nobody wrote it: it is as the screen was built up, or came and went with something else.
    let known = origins.first.flatMap { cause("UIKit", in: self.sample(ofChange: $0)) }
    return withLook(of: slots, known, at: sample)
  }

  /// A cause that names no line, with the one from which the colour of a bar or of a title comes.
  private func withLook(of slots: [Int], _ cause: String?, at sample: Sample) -> String? {
    guard let cause, let slot = slots.first else { return cause }
    let values = cursor(at: sample).values
    let shown = colorOfBar(in: slot, values) ?? slot
    guard
      let look = trace.look(
        behind: shown, at: sample.isKeyframe ? -1 : sample.frame, { values[$0] }),
      let line = trace.line(of: look)
    else { return cause }
    return "\(cause); the \(look.part == .title ? "colour" : "look") comes from \(line)"
  }

  /// Who has set what is seen of an appearance that the line of a cause has given; nothing where it gave none.
  private func author(of slots: [Int], _ cause: String, at sample: Sample) -> String {
    guard let slot = slots.first else { return "" }
    let cursor = cursor(at: sample)
    let look = trace.look(
      behind: colorOfBar(in: slot, cursor.values) ?? slot,
      at: sample.isKeyframe ? -1 : sample.frame, { cursor.values[$0] })
    guard let look else { return "" }
    return trace.author(of: look, givenBy: cause) { field in
      cursor.origins[field] < 0 ? nil : text(ofCauseOf: cursor.origins[field])
    }
  }

  /// The colour of the bar's background where a point of the eye shows it; nil where it shows another, and of
  /// any other slot.
  private func colorOfBar(in slot: Int, _ values: [TraceValue]) -> Int? {
    guard trace.elements[trace.slots[slot].element].name == "eye",
      let background = trace.element("bar.bg"),
      let color = trace.slot("color", of: background), values[slot] == values[color]
    else { return nil }
    return color
  }

  /// A cause with the action for which UIKit, or the finger, did it.
  func cause(_ text: String, in sample: Sample) -> String? {
    if text.isEmpty { return nil }
    // Every line of code stands in brackets behind its text: `bar alpha=0 (a.navsim:3)`.
    if text.contains("(") { return text }
    if sample.isKeyframe { return "it is so from the start" }
    guard let phase = trace.place(of: sample.frame)?.phase else { return text }
    switch trace.phases[phase].kind {
    case .start: return text
    case .action(let index): return source(index).map { "\(text), for \($0)" } ?? text
    case .end(let index):
      let taker = trace.cancelNote(of: index).flatMap { trace.cause(trace.events[$0].cause) }
      let why = taker.map { "; cancelled by " + $0 } ?? ""
      return (source(index).map { "\(text), for \($0)" } ?? text) + why
    }
  }

  private func text(ofCauseOf origin: Int32) -> String? {
    trace.cause(trace.changes[Int(origin)].cause).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The frame in which a change lies.
  private func sample(ofChange origin: Int32) -> Sample {
    let frame = trace.frames.first { $0.changes.contains(Int(origin)) }
    return Sample(frame: frame?.number ?? 0, isKeyframe: frame?.isKeyframe ?? true)
  }

  /// A colour that the eye sees has no writer of its own: what changed on screen in the same frame
  /// is to blame, as a finding has it. Code goes before UIKit, the bar before what lies below it.
  private func causeOfColor(_ origin: Int32) -> String? {
    let slot = Int(trace.changes[Int(origin)].slot)
    guard slot >= 0, trace.elements[trace.slots[slot].element].name == "eye",
      let frame = trace.frames.first(where: { $0.changes.contains(Int(origin)) })
    else { return nil }
    let number = frame.isKeyframe ? -1 : frame.number
    let point = PointChange(("eye", trace.slots[slot].name), at: number, found.painted)
    for evidence in found.evidences {
      guard let blamed = evidence.culprit(at: number, of: slot).first,
        point?.includes(trace.elements[trace.slots[blamed].element].name) ?? true,
        let line = evidence.lastCause(of: blamed, at: number), line.contains("(")
      else { continue }
      return line
    }
    var best: (rank: Int, cause: String)?
    for change in trace.changes[frame.changes] {
      let element = change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
      let name = trace.elements[element].name
      guard let cause = trace.cause(change.cause), !cause.isEmpty, point?.includes(name) ?? true
      else { continue }
      let isScenery = name.hasPrefix("page.") || name.hasSuffix(".fake") || name == "window"
      guard name.hasPrefix("bar") || isScenery else { continue }
      let rank = (cause.contains("(") ? 0 : 2) + (name.hasPrefix("bar") ? 0 : 1)
      if rank < best?.rank ?? .max { best = (rank, cause) }
    }
    return best?.cause
  }
}
