import NavSimKernel
import NavSimProgram
import NavSimTrace

/// Claims about the course of a value: `falling then steady`, `smooth max 0.08 per frame`.
///
/// Looked at is the step from each frame of the scope to the next. A part takes as many steps as fit
/// it; the next part begins with the first that does not. A pause belongs to what rises or falls
/// around it, unless `steady` comes next.
extension Context {
  func checkCourse(
    _ name: String, _ parts: [CoursePart], in scope: Expectation.Scope, isSometime: Bool
  ) throws(Trouble) {
    let span = try span(of: scope)
    guard name.contains("*") else {
      guard case .slot(let slot, _) = try target(ofPath: name) else {
        throw .vacuous("there is nothing to look at: \(name) never changes in this cell")
      }
      return try checkCourse(of: slot, parts, span, isSometime: isSometime, isPattern: false)
    }
    for slot in try slots(matching: name, span) {
      try checkCourse(of: slot, parts, span, isSometime: isSometime, isPattern: true)
    }
  }

  /// The properties that match a pattern and whose element is there in one frame of the span.
  func slots(matching name: String, _ span: FrameSpan) throws(Trouble) -> [Int] {
    let pattern = TracePattern(name)
    let slots = trace.slots.indices.filter { pattern.matches(self.name(ofSlot: $0)) }
    let present = try slots.filter(in: self, span)
    guard !present.isEmpty else { throw absent(name) }
    return present
  }

  private func checkCourse(
    of slot: Int, _ parts: [CoursePart], _ span: FrameSpan, isSometime: Bool, isPattern: Bool
  ) throws(Trouble) {
    // What is to be found somewhere need not be there everywhere.
    let steps = try steps(of: slot, span, passesAbsent: isPattern || isSometime)
    let name = name(ofSlot: slot)
    guard !steps.isEmpty else {
      throw .vacuous("there is nothing to look at: the course of \(name) needs two frames")
    }
    let course = Course(name: name, slot: slot, steps: steps, period: trace.grid.period)
    guard isSometime else { return try course.match(parts, from: 0, toEnd: true) }
    var first: Trouble?
    for start in steps.indices {
      try looks.spend(1 + (steps.count - start) / LookCount.slotsPerStep)
      do throws(Trouble) {
        return try course.match(parts, from: start, toEnd: false)
      } catch {
        first = first ?? error
      }
    }
    guard var trouble = first else { return }
    trouble.message = "nowhere in the scope; from its start, " + trouble.message
    throw trouble
  }

  /// The steps of a slot from frame to frame; frames in which nothing changes are one step.
  private func steps(
    of slot: Int, _ span: FrameSpan, passesAbsent: Bool
  ) throws(Trouble) -> [Course.Step] {
    let element = trace.slots[slot].element
    var steps: [Course.Step] = []
    var before: (value: TraceValue, frame: Int)?
    try walk(span) { (sample, cursor) throws(Trouble) in
      let frame = sample.isKeyframe ? -1 : sample.frame
      let old = before
      guard cursor.isPresent[element] else {
        if passesAbsent {
          before = nil
          return true
        }
        let owner = trace.elements[element].name
        throw Trouble(
          "\(name(ofSlot: slot)) has no value: \(owner) is absent", at: sample, slots: [slot])
      }
      before = (cursor.values[slot], frame)
      guard let old, frame > old.frame else { return true }
      if frame - old.frame > 1 {
        steps.addPause(of: old.value, frame - 1, count: frame - 1 - old.frame, describe)
      }
      steps.add(from: old.value, to: cursor.values[slot], frame, describe)
      return true
    }
    if let before, let last = span.frames.last, last > before.frame {
      steps.addPause(of: before.value, last, count: last - before.frame, describe)
    }
    return steps
  }

  /// `bar.bg.alpha`.
  func name(ofSlot slot: Int) -> String {
    trace.elements[trace.slots[slot].element].name + "." + trace.slots[slot].name
  }

  /// What `element.property` is in this trace.
  private func target(ofPath path: String) throws(Trouble) -> Target {
    guard let dot = path.lastIndex(of: ".") else { throw unknown(element: path) }
    return try target(
      TraceProperty(
        element: String(path[..<dot]), property: String(path[path.index(after: dot)...])))
  }

  /// A claim about what is never there.
  func absent(_ name: String) -> Trouble {
    .vacuous("there is nothing to look at: '\(name)' is absent throughout")
  }
}

extension [Int] {
  /// The slots whose element is there in one frame of the span at least.
  fileprivate func filter(in context: Context, _ span: FrameSpan) throws(Trouble) -> [Int] {
    let elements = map { context.trace.slots[$0].element }
    let present = try context.present(elements, in: span)
    return zip(self, elements).filter { present.contains($1) }.map { $0.0 }
  }
}

extension Context {
  /// Which of the elements are there in one frame of the span at least.
  func present(_ elements: [Int], in span: FrameSpan) throws(Trouble) -> Set<Int> {
    var found: Set<Int> = []
    try walk(span) { (_, cursor) throws(Trouble) in
      try looks.spend(elements.count / LookCount.namesPerStep)
      for element in elements where cursor.isPresent[element] { found.insert(element) }
      return found.count < elements.count
    }
    return found
  }
}
