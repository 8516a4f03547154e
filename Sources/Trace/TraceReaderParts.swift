import NavSimKernel
import NavSimVocabulary

/// Phases, elements and actions.
extension TraceReader {
  /// What follows `== `.
  mutating func phase() throws(TraceReadError) {
    var text = try line.takeAll()
    var time = Time.zero
    if let at = text.range(ofLast: " @") {
      var rest = line.aside(String(text[at.upperBound...]))
      time = try rest.takeTime()
      try rest.expectEnd()
      text = String(text[..<at.lowerBound])
    } else if text != "start" {
      throw line.error(at: nil, "expected a time, such as '== push B @500ms'")
    }
    let words = TraceName.words(text)
    var phase = TracePhase(kind: .start, title: text, label: "", time: time, firstFrame: 0)
    if words.count > 2, words[words.count - 2] == "as", let label = words.last {
      phase.label = label
      phase.title = words.dropLast(2).joined(separator: " ")
      phase.kind = .action(builder.action(phase.label))
    } else if words.count == 2, words[1] == "end" {
      phase.label = words[0]
      phase.kind = .end(builder.action(phase.label))
    } else if text != "start" {
      phase.label = TraceName.verb(text)
      phase.kind = .action(builder.action(phase.label))
    }
    guard builder.openPhase(phase) else {
      throw line.error(
        at: line.start, "this phase is out of order: phases follow each other in time")
    }
  }

  /// `page.A        x=0 alpha=1`, `title.A       absent`, `gesture`.
  mutating func element() throws(TraceReadError) {
    let name = try line.takeBare("an element's name")
    if !builder.isKnown(element: name), TraceName.element(name) != name {
      throw line.error(at: line.start, "expected a phase, an event, a frame or an element")
    }
    guard builder.isInFrame || builder.beginKeyframe() else {
      throw line.error(
        at: line.start, "'\(name)' stands outside of a frame: '+k' is missing above it")
    }
    guard let element = builder.element(name) else {
      throw line.error(
        at: line.start, "'\(name)' is out of order: elements are listed back to front")
    }
    if builder.isNew, !TraceSchema.isKnown(element: name) { note("unknown element '\(name)'") }
    if line.isAtEnd { return builder.presence(element, true) }
    line.skipBlanks()
    if line.rest == "absent" { return builder.presence(element, false) }
    while true {
      let place = line.position
      let property = try line.takeName("a property, such as 'alpha=1'")
      let value = try self.value()
      guard builder.set(property, of: element, value) else {
        throw line.error(at: place, "'\(property)' stands twice in one frame")
      }
      if builder.isNew, Property(name: property) == nil { note("unknown property '\(property)'") }
      if line.isAtEnd { return }
      guard line.take(prefix: " ") else {
        throw line.error(at: nil, "expected a blank after a value")
      }
    }
  }

  private mutating func value() throws(TraceReadError) -> TraceValue {
    if let number = line.takeNumber() { return .thousandths(number) }
    if line.isAtQuote { return builder.text(try line.takeQuoted()) }
    let place = line.position
    let word = try line.takeBare("a value")
    if let value = TraceName.plainValue(word) { return value }
    guard TraceName.isWord(word) else {
      throw line.error(at: place, "'\(word)' is no value: texts stand in quotes")
    }
    return builder.word(word)
  }

  /// `action    swipe 1000ms release 1400ms cancel end 1666.666ms cancelled`.
  mutating func action() throws(TraceReadError) {
    line.skipBlanks()
    var action = TraceAction(label: try line.takeBare("a label"))
    if line.take(prefix: " release ") {
      try release(of: &action)
    } else if !line.rest.hasPrefix(" end "), line.take(prefix: " ") {
      action.start = try line.takeTime()
      if line.take(prefix: " release ") { try release(of: &action) }
    }
    if line.take(prefix: " end ") {
      action.end = try line.takeTime()
      if line.take(prefix: " ") {
        let place = line.position
        let word = try line.takeBare("an outcome")
        guard let outcome = ActionOutcome(rawValue: word) else {
          throw line.error(at: place, "'\(word)' is no outcome of an action")
        }
        action.outcome = outcome
      }
    }
    try line.expectEnd()
    guard builder.add(action) else {
      throw line.error(at: line.start, "the action '\(action.label)' stands here twice")
    }
  }

  private mutating func release(of action: inout TraceAction) throws(TraceReadError) {
    action.release = try line.takeTime()
    action.releaseCancels = line.take(word: " cancel")
  }
}

extension String {
  /// Where `part` stands first, or nil.
  func range(ofFirst part: String) -> Range<String.Index>? {
    let bytes = utf8
    let wanted = Array(part.utf8)
    guard bytes.count >= wanted.count, !wanted.isEmpty else { return nil }
    var start = bytes.startIndex
    while bytes.distance(from: start, to: bytes.endIndex) >= wanted.count {
      if bytes[start...].starts(with: wanted) {
        return start..<bytes.index(start, offsetBy: wanted.count)
      }
      start = bytes.index(after: start)
    }
    return nil
  }

  /// Where `part` stands last, or nil.
  func range(ofLast part: String) -> Range<String.Index>? {
    let bytes = utf8
    let wanted = Array(part.utf8)
    guard bytes.count >= wanted.count else { return nil }
    var start = bytes.index(bytes.endIndex, offsetBy: -wanted.count)
    while true {
      if bytes[start...].starts(with: wanted) {
        return start..<bytes.index(start, offsetBy: wanted.count)
      }
      if start == bytes.startIndex { return nil }
      start = bytes.index(before: start)
    }
  }
}
