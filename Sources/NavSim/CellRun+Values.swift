import NavSimReport
import NavSimTrace

// A run asked by name and moment, for tests that look closer than a claim.

/// Something that a trace tells by name, with when and to whom it happened.
public struct SeenEvent: Hashable, Sendable {
  /// The event, such as `viewDidAppear`.
  public let name: String
  /// Its arguments in their order, such as the page.
  public let arguments: [String]
  /// When, in milliseconds from the start.
  public let milliseconds: Double
}

extension CellRun {
  /// What a property held in a frame, such as `try run["page.Profile.x", at: "push+7"]`; nil where its
  /// element is not there then, or has no value of it.
  ///
  /// - Parameter moment: as `navsim run --frame` takes it: `push+7`, `push@40%`, `push end`, `start`,
  ///   `end`, `33ms`.
  /// - Throws: if the trace has no such property or no such moment; the message names the nearest.
  public subscript(property: String, at moment: String) -> TraceValue? {
    get throws(QuestionError) {
      let slot = trace.slots[try trace.slot(named: property)]
      let state = TraceState(trace, at: try trace.frame(named: moment))
      return state.value(trace.elements[slot.element].name, slot.name)
    }
  }

  /// What a property held while its element was there, frame by frame, equal neighbours once.
  ///
  /// - Throws: if the trace has no such property.
  public func values(of property: String) throws(QuestionError) -> [TraceValue] {
    let slot = try trace.slot(named: property)
    let element = trace.slots[slot].element
    var cursor = TraceCursor(trace)
    var values: [TraceValue] = []
    while cursor.advance() {
      let value = cursor.values[slot]
      if cursor.isPresent[element], value != values.last { values.append(value) }
    }
    return values
  }

  /// The events of a name in their order, such as `run.events("viewDidAppear", of: "Profile")`.
  ///
  /// - Parameter subject: only those that have this argument, a page for example.
  public func events(_ name: String, of subject: String? = nil) -> [SeenEvent] {
    trace.events.compactMap { event in
      guard trace.text(event.name) == name else { return nil }
      let arguments = event.arguments.map(trace.text)
      if let subject, !arguments.contains(subject) { return nil }
      return SeenEvent(name: name, arguments: arguments, milliseconds: event.time.seconds * 1000)
    }
  }
}
