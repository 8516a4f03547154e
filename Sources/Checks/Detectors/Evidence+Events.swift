import NavSimTrace

/// An event with its place.
struct SeenEvent {
  var name: String
  var arguments: [String]
  /// Its place among the events.
  var index: Int
  /// The first frame that can show what it did; -1 for what happened at launch.
  var frame: Int
  var text: String { arguments.joined(separator: " ") }
}

/// What a run did, for the detectors that judge events.
extension Evidence {
  func events(named names: Set<String>) -> [SeenEvent] {
    names.flatMap { eventPlaces[$0] ?? [] }.sorted().map { index in
      let event = trace.events[index]
      let frame = index < launchEvents ? -1 : trace.grid.frame(atOrAfter: event.time)
      return SeenEvent(
        name: trace.text(event.name), arguments: event.arguments.map { trace.text($0) },
        index: index,
        frame: min(frame, lastFrame))
    }
  }

  /// How many events happened at launch: before the first action, and before any time has passed.
  static func eventsOfLaunch(in trace: Trace) -> Int {
    trace.entries.prefix { entry in
      if case .phase(let phase) = entry { return trace.phases[phase].kind == .start }
      return true
    }.count { entry in
      if case .event(let index) = entry { trace.events[index].time == .zero } else { false }
    }
  }

  /// When the device begins to turn: a turn that is asked for while something moves waits for its end, and
  /// viewWillTransition tells when it begins.
  static func turnStarts(in trace: Trace, _ told: [Int]) -> [Int] {
    let told = told.map { trace.grid.frame(atOrAfter: trace.events[$0].time) }
    let asked = trace.phases.filter { $0.title.hasPrefix("rotate ") }.map(\.firstFrame)
    let silent = asked.enumerated().filter { index, start in
      let next = asked.dropFirst(index + 1).first ?? Int.max
      return !told.contains { $0 >= start && $0 < next }
    }
    return Set(told + silent.map(\.element)).sorted()
  }

  /// Whether an exception ended the app.
  var hasCrashed: Bool { eventPlaces["exception"] != nil }

  /// The phase that an action opened, by its index; nil where it was not done.
  func phase(of action: Int) -> Int? { actionPhases[action] }

  /// The last motion that began before a frame, or nil. Motions follow one another.
  func motion(before frame: Int) -> Motion? {
    motions[..<motions.partitioningIndex { $0.first >= frame }].last
  }

  /// The events of a phase.
  func events(ofPhase phase: Int, named names: Set<String>) -> [SeenEvent] {
    guard let start = trace.entries.firstIndex(of: .phase(phase)) else { return [] }
    let rest = trace.entries[(start + 1)...].prefix { entry in
      if case .phase = entry { return false }
      return true
    }
    let indices = Set(
      rest.compactMap { entry -> Int? in
        if case .event(let index) = entry { return index }
        return nil
      })
    return events(named: names).filter { indices.contains($0.index) }
  }
}
