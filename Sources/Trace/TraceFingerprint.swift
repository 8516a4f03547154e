import NavSimKernel
import NavSimVocabulary

/// Three numbers that stand for a whole trace: cheap to keep for a thousand cells, and apart from
/// each other, so that a difference says of what kind it is.
///
/// They are hashes of the same values that the text of the trace has, on the same grid. Frames are
/// counted from the phase in which they lie, as in the text, so that a pause that grows in front of
/// an action changes the events alone.
///
/// Whoever changes the reckoning gives the file that keeps it another header.
public struct TraceFingerprint: Hashable, Sendable {
  /// Where things are: places and sizes, what is there and what is hidden, the stacks.
  public let layout: String
  /// How they look: every other property.
  public let style: String
  /// What happened when: phases, callbacks, calls, warnings, marks.
  public let events: String

  /// The three parts with their names.
  public var parts: [(name: String, hash: String)] {
    [("layout", layout), ("style", style), ("events", events)]
  }

  /// A fingerprint that was read.
  public init(layout: String, style: String, events: String) {
    self.layout = layout
    self.style = style
    self.events = events
  }

  /// The fingerprint of a trace.
  public init(_ trace: Trace) {
    var layout = FNV()
    var style = FNV()
    var events = FNV()
    events.add(Int64(trace.grid.period))
    let isLayout = trace.slots.map { Self.layoutNames.contains($0.name) }
    let ranks = Self.ranks(trace)
    for entry in trace.entries {
      switch entry {
      case .phase(let index):
        let phase = trace.phases[index]
        events.add(phase.title)
        events.add(phase.label)
        events.add(phase.time.ticks)
      case .mark(let index): events.add("* " + trace.marks[index].text)
      case .event(let index):
        let event = trace.events[index]
        events.add("! " + trace.text(event.name))
        for argument in event.arguments { events.add(trace.text(argument)) }
      case .frame(let index):
        let frame = trace.frames[index]
        for change in Self.sorted(trace.changes[frame.changes], trace, ranks) {
          if change.isPresence || isLayout[Int(change.slot)] {
            Self.add(change, frame, trace, &layout)
          } else {
            Self.add(change, frame, trace, &style)
          }
        }
      }
    }
    events.add(trace.end.ticks)
    events.add(trace.error ?? "")
    (self.layout, self.style, self.events) = (layout.text, style.text, events.text)
  }

  private static let layoutNames: Set<String> = Set(
    Property.allCases.filter { $0.kind == .length || $0.kind == .stack }.map(\.name)
      + [Property.hidden.name, Property.top.name, "progress"])

  /// The place of each element by its name: the order in which a file declares its pages says nothing.
  private static func ranks(_ trace: Trace) -> [Int] {
    var ranks = Array(repeating: 0, count: trace.elements.count)
    let order = trace.elements.indices.sorted { a, b in
      let (x, y) = (trace.elements[a].name.utf8, trace.elements[b].name.utf8)
      return x.elementsEqual(y) ? a < b : x.lexicographicallyPrecedes(y)
    }
    for (rank, element) in order.enumerated() { ranks[element] = rank }
    return ranks
  }

  /// What a frame changes, by the names of elements; what it changes of one of them in its order.
  private static func sorted(
    _ changes: ArraySlice<TraceChange>, _ trace: Trace, _ ranks: [Int]
  ) -> [TraceChange] {
    let placed = changes.map { change in
      let element = change.isPresence ? Int(~change.slot) : trace.slots[Int(change.slot)].element
      return (rank: ranks[element], change: change)
    }
    return placed.enumerated().sorted { a, b in
      (a.element.rank, a.offset) < (b.element.rank, b.offset)
    }.map(\.element.change)
  }

  private static func add(
    _ change: TraceChange, _ frame: TraceFrame, _ trace: Trace, _ hash: inout FNV
  ) {
    hash.add(Int64(frame.phase))
    hash.add(Int64(frame.k))
    if change.isPresence {
      hash.add(trace.elements[Int(~change.slot)].name)
      hash.add(byte: change.value == .flag(true) ? 1 : 0)
      return
    }
    let slot = trace.slots[Int(change.slot)]
    hash.add(trace.elements[slot.element].name)
    hash.add(slot.name)
    hash.add(byte: change.value.kind.rawValue)
    if change.value.kind == .text || change.value.kind == .word {
      hash.add(trace.text(of: change.value))
    } else {
      hash.add(change.value.bits)
    }
  }
}
