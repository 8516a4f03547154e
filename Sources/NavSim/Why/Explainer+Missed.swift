import NavSimKernel
import NavSimTrace

// What would have made another value, and did not: writes that were dropped or lost, that another one
// of the same turn replaced, or that come later.

extension Explainer {
  /// How many sentences are told of what did not happen.
  private static let mostMissed = 3

  /// Tells, for what a story is about, which lines would have set something else.
  mutating func tellMissed() {
    guard let story = trace.story else { return }
    let names = namesTold()
    var told: [BlamedLine] = []
    for attempt in story.missed.reversed() where isAbout(attempt.write, names) {
      guard attempt.write.time.ticks <= now, !isWrittenAfter(attempt.write) else { continue }
      tell(attempt.write, "it was \(attempt.reason)", &told)
    }
    for write in story.writes where isAbout(write, names) && write.time.ticks <= now {
      guard let last = lastWrite(PropertyName(write.element, write.property)),
        last.time == write.time, last.cause != write.cause, last.value != write.value,
        write.value != value(of: PropertyName(write.element, write.property))
      else { continue }
      tell(write, "it was written over in the same turn, with \(last.value)", &told)
    }
    let end = nextAction
    for write in story.writes where isAbout(write, names) {
      // Where code has set it already, what it sets later is another matter.
      guard write.time.ticks > now, write.time.ticks < end,
        !isSetByCode(PropertyName(write.element, write.property)),
        write.value != value(of: PropertyName(write.element, write.property))
      else { continue }
      tell(write, "it comes later", &told)
    }
  }

  private mutating func tell(
    _ write: TraceStory.Write, _ reason: String, _ told: inout [BlamedLine]
  ) {
    let name = PropertyName(write.element, write.property)
    guard told.count < Explainer.mostMissed, write.value != value(of: name),
      hasOwnCode(write.cause),
      let link = chain(write.cause).first(where: { $0.kind == .code }),
      let line = line(of: link, name), !told.contains(line)
    else { return }
    told.append(line)
    let whose = link.page.isEmpty ? link.declaration : link.page
    add(
      1,
      "\(whose)'s line would have written \(name.text)=\(write.value) (\(line.place)); \(reason), "
        + place(of: write.time), line)
    missed.append(line)
  }

  /// What the story is about, and what that follows from.
  private func namesTold() -> Set<PropertyName> {
    let inputs = Inputs(state)
    return told.reduce(into: told) { $0.formUnion(inputs.of($1)) }
  }

  private func isAbout(_ write: TraceStory.Write, _ names: Set<PropertyName>) -> Bool {
    names.contains(PropertyName(write.element, write.property))
  }

  private var now: Int64 { state.frame < 0 ? -1 : trace.grid.time(of: state.frame).ticks }

  private func isSetByCode(_ name: PropertyName) -> Bool {
    lastWrite(name).map { hasOwnCode($0.cause) } ?? false
  }

  /// Whether code has set the property since.
  private func isWrittenAfter(_ attempt: TraceStory.Write) -> Bool {
    guard let last = lastWrite(PropertyName(attempt.element, attempt.property)) else {
      return false
    }
    return last.time > attempt.time
  }

  /// When the next action begins; what it sets belongs to another moment.
  private var nextAction: Int64 {
    let first = trace.phases.first { phase in
      if case .action = phase.kind { return phase.firstFrame > state.frame }
      return false
    }
    return first.map { trace.grid.time(of: $0.firstFrame).ticks } ?? .max
  }
}
