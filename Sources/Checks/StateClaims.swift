import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// Claims about what a frame shows: the stacks, and properties compared with values, with each
/// other and with what they were.
extension Context {
  func checkState(_ claim: Claim, in scope: Expectation.Scope, isSometime: Bool) throws(Trouble) {
    let span = try span(of: scope)
    let test = try test(of: claim, span)
    var first: Trouble?
    var isFulfilled = false
    try walk(span) { (sample, cursor) throws(Trouble) -> Bool in
      guard var trouble = try test(cursor) else {
        isFulfilled = true
        return !isSometime
      }
      trouble.sample = sample
      first = first ?? trouble
      return isSometime
    }
    guard var trouble = first, !(isSometime && isFulfilled) else {
      return try requireLook(isFulfilled)
    }
    if isSometime {
      let count = span.frames.count + (span.hasKeyframe ? 1 : 0)
      trouble.message = "in none of \(count) frames; in the first, " + trouble.message
    }
    if let note = farReach(scope, trouble.sample) { trouble.notes.append(note) }
    if let note = try frameBefore(scope, test) { trouble.notes.append(note) }
    throw trouble
  }

  /// `at push.start` is the first frame with what the push has done: where the claim holds in the one
  /// before, that is said.
  private func frameBefore(
    _ scope: Expectation.Scope, _ test: (TraceCursor) throws(Trouble) -> Trouble?
  ) throws(Trouble) -> String? {
    guard case .at(.anchor(let action, .start, .zero)) = scope, let start = record(action).start,
      case let before = trace.grid.frame(atOrAfter: start) - 1, before >= 0
    else { return nil }
    var holds = false
    try walk(FrameSpan(hasKeyframe: false, frames: before..<before + 1)) {
      (_, cursor) throws(Trouble) -> Bool in
      holds = try test(cursor) == nil
      return false
    }
    let name = label(action)
    return holds
      ? "it holds in the frame before: 'at \(name).start' shows what '\(name)' has done,"
        + " 'at \(name).start-1f' what was there" : nil
  }

  /// `after push` goes on when something else happens: where the claim fails that late, that is said.
  private func farReach(_ scope: Expectation.Scope, _ sample: Sample?) -> String? {
    guard case .from(.anchor(let action, .end, .zero)) = scope, let sample,
      let over = record(action).end.map({ trace.grid.frame(atOrAfter: $0) }),
      let next = trace.phases.first(where: { phase in
        if case .action = phase.kind { return phase.firstFrame >= over }
        return false
      }), sample.frame >= next.firstFrame
    else { return nil }
    let name = label(action)
    return "'after \(name)' reaches to the end of the run; 'at \(name).end' is one frame"
  }

  private func requireLook(_ hasLooked: Bool) throws(Trouble) {
    if !hasLooked { throw .vacuous("there is no frame to look at") }
  }

  /// What is asked of one frame; nil means that it holds.
  typealias Test = (TraceCursor) throws(Trouble) -> Trouble?

  private func test(of claim: Claim, _ span: FrameSpan) throws(Trouble) -> Test {
    switch claim {
    case .topIs(let page): return try testWord("top", [page], "the top page is")
    case .stackIs(let pages): return try testWord("stack", pages, "the stack is")
    case .itemsAre(let pages): return try testWord("items", pages, "the bar's items are")
    case .compare(let property, let comparison, let value, let tolerance):
      return try testComparison(property, comparison, value, tolerance)
    case .compareEach(let name, let comparison, let value, let tolerance):
      return try testEach(name, span, comparison, value, tolerance)
    case .changed(let property, let most, let since):
      return try testChange(property, atMost: most, since: since)
    default: return { (_) throws(Trouble) in nil }
    }
  }

  private func testWord(
    _ name: String, _ pages: [String], _ subject: String
  ) throws(Trouble) -> Test {
    let property = TraceProperty(element: "navigation", property: name)
    guard case .slot(let slot, _) = try target(property) else {
      throw .vacuous("the trace does not tell what \(subject)")
    }
    let wanted = pages.isEmpty ? "empty" : pages.joined(separator: ">")
    return { (cursor) throws(Trouble) in
      let value = cursor.values[slot]
      let found = trace.text(of: value)
      if found == wanted { return nil }
      var trouble = Trouble(
        "\(subject) \(readable(found.isEmpty ? describe(value) : found)), not \(readable(wanted))",
        slots: [slot])
      if let other = holder(of: wanted, name, cursor) {
        trouble.notes.append("of \(other) it is: say \(other).\(name) = \(wanted)")
      }
      return trouble
    }
  }

  /// The other controller of which a list or page is what is wanted; such a claim is about the
  /// scenario's own, which another tab is not.
  private func holder(of wanted: String, _ property: String, _ cursor: TraceCursor) -> String? {
    trace.elements.indices.first { index in
      guard trace.elements[index].name.hasPrefix("navigation."), cursor.isPresent[index],
        let slot = trace.slot(property, of: index)
      else { return false }
      return trace.text(of: cursor.values[slot]) == wanted
    }.map { trace.elements[$0].name }
  }

  /// `A>B` with blanks around the arrow, as scenarios write it.
  private func readable(_ stack: String) -> String {
    stack.split(separator: ">").joined(separator: " > ")
  }

  /// A test of one of several elements. A tuple would need what macOS 13 has not: functions with
  /// typed errors as values of a generic type.
  private struct ElementTest {
    let element: Int
    let test: Test
  }

  /// Of everything that a pattern stands for; what is not there in a frame is not asked there.
  private func testEach(
    _ name: String, _ span: FrameSpan, _ comparison: Comparison, _ value: ClaimValue,
    _ tolerance: Double
  ) throws(Trouble) -> Test {
    var tests: [ElementTest] = []
    for slot in try slots(matching: name, span) {
      let place = trace.slots[slot]
      let property = TraceProperty(
        element: trace.elements[place.element].name, property: place.name)
      let test = try testComparison(property, comparison, value, tolerance)
      tests.append(ElementTest(element: place.element, test: test))
    }
    return { (cursor) throws(Trouble) in
      var isAny = false
      for one in tests where cursor.isPresent[one.element] {
        isAny = true
        if let trouble = try one.test(cursor) { return trouble }
      }
      return isAny ? nil : Trouble("'\(name)' is absent", slots: [])
    }
  }

  private func testComparison(
    _ property: TraceProperty, _ comparison: Comparison, _ value: ClaimValue, _ tolerance: Double
  ) throws(Trouble) -> Test {
    let name = property.element + "." + property.property
    let left = try target(property)
    var right: Target?
    if case .property(let other) = value { right = try target(other) }
    let slots = [left, right].compactMap { target -> Int? in
      if case .slot(let slot, _) = target { return slot }
      return nil
    }
    return { (cursor) throws(Trouble) in
      guard let found = self.value(of: left, cursor) else {
        return Trouble(
          "\(name) has no value: \(property.element) is absent\(hint(property.element))",
          slots: slots)
      }
      guard let operand = self.operand(value, right, cursor) else {
        return Trouble("\(name) has nothing to be compared with: it is absent", slots: slots)
      }
      var wanted = self.describe(operand, value) + self.describe(tolerance: tolerance)
      if found.kind == .text, case .text(let text) = operand { wanted = "\"\(text)\"" }
      guard let holds = self.holds(found, comparison, operand, tolerance: tolerance) else {
        return Trouble(
          "\(name) is \(self.describe(found)), which has no order with \(wanted)", slots: slots)
      }
      if holds { return nil }
      let not: String
      switch comparison {
      case .equal: not = "not"
      case .notEqual: not = "and should not be"
      default: not = "not \(comparison.rawValue)"
      }
      var trouble = Trouble("\(name) is \(self.describe(found)), \(not) \(wanted)", slots: slots)
      if comparison == .equal, let note = self.noteOfMode(found, value, tolerance, cursor) {
        trouble.notes.append(note)
      }
      return trouble
    }
  }

  /// What is to be said of a colour that is the wanted one in the other mode: whatever adapts has been
  /// painted anew (docs/Model.md, U27).
  private func noteOfMode(
    _ found: TraceValue, _ value: ClaimValue, _ tolerance: Double, _ cursor: TraceCursor
  ) -> String? {
    guard case .dynamic(let color) = value else { return nil }
    let isDark = mode.isDark { cursor.values[$0] }
    let other = mode.resolved(color, isDark: !isDark)
    guard holds(found, .equal, .value(other), tolerance: tolerance) == true else { return nil }
    return
      "so is \(color.text) in \(isDark ? "light" : "dark") mode: an image and a snapshot keep the "
      + "colour of the mode in which they were made"
  }

  func value(of target: Target, _ cursor: TraceCursor) -> TraceValue? {
    switch target {
    case .neverThere: return nil
    case .constant(let value): return value
    case .slot(let slot, let rest):
      guard cursor.isPresent[trace.slots[slot].element] else { return nil }
      let value = cursor.values[slot]
      return value.kind == .unset || value.kind == .none ? rest : value
    }
  }

  func operand(
    _ value: ClaimValue, _ target: Target?, _ cursor: TraceCursor
  ) -> Operand? {
    switch value {
    case .property: return target.flatMap { self.value(of: $0, cursor) }.map { .value($0) }
    case .dynamic(let color):
      let isDark = mode.isDark { cursor.values[$0] }
      return .value(mode.resolved(color, isDark: isDark))
    default: return Operand(value)
    }
  }

  private func describe(_ operand: Operand, _ value: ClaimValue) -> String {
    let text: String
    switch operand {
    case .value(let value): text = describe(value)
    case .text(let word): text = word
    }
    switch value {
    case .property(let other): return "\(other.element).\(other.property), which is \(text)"
    case .dynamic(let color): return "\(color.text), which is \(text)"
    default: return text
    }
  }

  private func describe(tolerance: Double) -> String {
    tolerance > 0 ? " ± " + describe(.number(tolerance)) : ""
  }

  private func testChange(
    _ property: TraceProperty, atMost: Double, since: SinceMoment
  ) throws(Trouble) -> Test {
    let name = property.element + "." + property.property
    let target = try target(property)
    let scope: Expectation.Scope
    switch since {
    case .start: scope = .atStart
    case .moment(let moment): scope = .at(moment)
    }
    var before: TraceValue?
    try walk(try span(of: scope)) { (_, cursor) throws(Trouble) in
      before = self.value(of: target, cursor)
      return false
    }
    let slots = if case .slot(let slot, _) = target { [slot] } else { [Int]() }
    guard let before else {
      throw .vacuous("\(name) cannot be compared: \(property.element) was absent then")
    }
    return { (cursor) throws(Trouble) in
      guard let now = self.value(of: target, cursor) else {
        return Trouble(
          "\(name) has no value: \(property.element) is absent\(hint(property.element))",
          slots: slots)
      }
      if self.holds(now, .equal, .value(before), tolerance: atMost) == true { return nil }
      let most = atMost > 0 ? ", by more than \(self.describe(.number(atMost)))" : ""
      return Trouble(
        "\(name) has changed\(most): \(self.describe(before)) -> \(self.describe(now))",
        slots: slots)
    }
  }

  /// What stands in a trace only where a line of code speaks of it is easily claimed in vain.
  fileprivate func hint(_ element: String) -> String {
    let rare: Set<String> = ["statusBar", "toolbar", "tabBar", "keyboard", "proxy"]
    let kind = element.split(separator: ".").first.map(String.init) ?? element
    guard rare.contains(kind), !trace.elements.contains(where: { $0.name == element }) else {
      guard element.hasPrefix("back."), let dot = element.lastIndex(of: ".") else { return "" }
      return "; \(element[...dot])* passes over what is not there"
    }
    return "; a trace has it where a line of code speaks of it (navsim explain \(kind))"
  }
}
