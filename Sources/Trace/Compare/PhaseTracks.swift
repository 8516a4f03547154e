/// A property of an element by its names, which two traces share where their numbers differ.
struct TrackName: Hashable {
  var element: String
  /// Empty for the presence of an element that has no property.
  var property: String

  var text: String { property.isEmpty ? element : element + "." + property }
}

/// One phase of a trace with the values of every property in it, as steps from frame to frame.
struct PhaseTracks {
  /// A value that holds from a frame of the phase on.
  struct Step {
    var k: Int
    var value: ShownValue
    /// The change that made it, as an index into the trace's changes; -1 where there is none.
    var change: Int32
  }
  /// What happened between frames.
  struct Happening: Hashable {
    var k: Int
    var text: String
  }

  /// Phases of two traces are the same if their names are.
  let name: String
  /// The phase's name as messages print it.
  let title: String
  let firstFrame: Int
  /// How many display frames it has.
  let length: Int
  /// What held before its first frame.
  private(set) var before: [TrackName: ShownValue] = [:]
  /// The steps of the properties that change in it.
  private(set) var steps: [TrackName: [Step]] = [:]
  private(set) var happenings: [Happening] = []

  /// The phases of a trace, in order. `names` tells where each property stands, back to front.
  static func all(of trace: Trace) -> [PhaseTracks] {
    var reader = Reader(trace)
    for entry in trace.entries { reader.read(entry) }
    return reader.phases
  }

  /// The value before the first frame.
  func start(of name: TrackName) -> ShownValue { before[name] ?? .absent }
}

extension PhaseTracks {
  private struct Reader {
    let trace: Trace
    var phases: [PhaseTracks] = []
    private var cursor: TraceCursor
    private var shown: [TrackName: ShownValue] = [:]
    private let names: [TrackName]
    private var k = -1

    init(_ trace: Trace) {
      self.trace = trace
      cursor = TraceCursor(trace)
      names = trace.slots.map {
        TrackName(element: trace.elements[$0.element].name, property: $0.name)
      }
    }

    mutating func read(_ entry: TraceEntry) {
      switch entry {
      case .phase(let index): open(index)
      case .event(let index):
        let event = trace.events[index]
        let words = [event.name] + event.arguments
        happened(words.map { trace.text($0) }.joined(separator: " "))
      case .mark(let index): happened(trace.marks[index].text)
      case .frame(let index): frame(index)
      }
    }

    private mutating func open(_ index: Int) {
      let phase = trace.phases[index]
      let next = index + 1 < trace.phases.count ? trace.phases[index + 1].firstFrame : nil
      let end = next ?? trace.lastFrame + 1
      let title: String
      switch phase.kind {
      case .start: title = "start"
      case .action: title = phase.label
      case .end: title = phase.title
      }
      var tracks = PhaseTracks(
        name: phase.title + "\n" + phase.label, title: title, firstFrame: phase.firstFrame,
        length: max(end - phase.firstFrame, 0))
      tracks.before = shown
      phases.append(tracks)
      k = -1
    }

    private mutating func happened(_ text: String) {
      guard !phases.isEmpty else { return }
      phases[phases.count - 1].happenings.append(Happening(k: k, text: text))
    }

    private mutating func frame(_ index: Int) {
      let frame = trace.frames[index]
      cursor.advance(through: index)
      guard !phases.isEmpty else { return }
      k = max(frame.k, 0)
      for change in trace.changes[frame.changes] {
        if change.isPresence {
          let element = Int(~change.slot)
          let slots = trace.elements[element].slots
          if slots.isEmpty {
            let name = TrackName(element: trace.elements[element].name, property: "")
            set(name, change.value == .flag(true) ? ShownValue(.none, of: trace) : .absent, -1)
          }
          for slot in slots { update(slot) }
        } else {
          update(Int(change.slot))
        }
      }
    }

    private mutating func update(_ slot: Int) {
      let isThere = cursor.isPresent[trace.slots[slot].element]
      let value = isThere ? ShownValue(cursor.values[slot], of: trace) : .absent
      set(names[slot], value, cursor.origins[slot])
    }

    private mutating func set(_ name: TrackName, _ value: ShownValue, _ change: Int32) {
      if shown[name] ?? .absent == value { return }
      shown[name] = value
      let phase = phases.count - 1
      var steps = phases[phase].steps[name] ?? []
      if let last = steps.last, last.k == k { steps.removeLast() }
      steps.append(Step(k: k, value: value, change: change))
      phases[phase].steps[name] = steps
    }
  }
}
