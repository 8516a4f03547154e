import NavSimKernel
import NavSimVocabulary

/// One axis of a matrix with its value in this cell.
public struct TraceAxis: Hashable, Sendable {
  /// The axis.
  public var axis: String
  /// Its value.
  public var value: String

  /// An axis with its value.
  public init(axis: String, value: String) {
    self.axis = axis
    self.value = value
  }
}

/// Something that a trace describes: `bar.bg`, `page.A`, `title.B`.
public struct TraceElement: Hashable, Sendable {
  /// The element's name.
  public var name: String
  /// Its properties in schema order, as indices into the trace's slots.
  public var slots: [Int] = []
}

/// One property of one element.
public struct TraceSlot: Hashable, Sendable {
  /// The element, as an index into the trace's elements.
  public var element: Int
  /// The property's name.
  public var name: String
  /// Whether nil is the state of rest, which the keyframe does not print.
  public var omitsNone: Bool
}

/// A change of one slot in one frame, or of the presence of an element.
public struct TraceChange: Hashable, Sendable {
  /// What the slot holds from this frame on.
  public var value: TraceValue
  /// The slot; below 0 it is `~element`, and the value says whether the element is there.
  public var slot: Int32
  /// What caused it, as a number into the table of causes; below 0 if nobody knows.
  public var cause: Int32

  /// Whether this is about an element as a whole.
  public var isPresence: Bool { slot < 0 }
}

/// That code wrote a slot: where it held the value before it is no change, and yet it has another author.
public struct TraceRewrite: Hashable, Sendable {
  /// The slot.
  public var slot: Int32
  /// What wrote it, as a number into the table of causes.
  public var cause: Int32
  /// The frame; -1 for the keyframe.
  public var frame: Int32
}

/// From which field a part of a bar's look has come since a frame: the bar's own, or one of the item in force.
public struct TraceLook: Hashable, Sendable {
  /// The parts of a look.
  public enum Part: Hashable, Sendable {
    /// What the background paints.
    case background
    /// The colour of titles.
    case title
  }

  /// The bar, by the number of its element.
  public var bar: Int32
  /// The part.
  public var part: Part
  /// What has the field, as traces name it: `bar`, `B.item`; empty where nobody has set one.
  public var owner: String
  /// The field.
  public var property: String
  /// Who wrote it, or what is seen of the appearance that it holds, as a number into the table of causes; below 0
  /// where nobody is known.
  public var cause: Int32
  /// What is seen of that appearance, where somebody else has set it than wrote the field: `backgroundColor`, or
  /// `appearance` for all of it; empty otherwise.
  public var seen: String
  /// The frame from which on it is so; -1 for the keyframe.
  public var frame: Int32

  /// What the line of its cause has set, where another one wrote the field; empty otherwise.
  package var authorship: String {
    switch seen {
    case "": ""
    case "appearance": "that appearance comes from"
    default: "its \(seen) comes from"
    }
  }
}

/// A frame in which something changed, or that parts two events.
public struct TraceFrame: Hashable, Sendable {
  /// Its number on the grid; 0 for the keyframe.
  public var number: Int
  /// Frames since the phase's first; -1 for the keyframe.
  public var k: Int
  /// The phase, as an index into the trace's phases.
  public var phase: Int
  /// Its changes, in z-order and schema order.
  public var changes: Range<Int>

  /// Whether this is the state before the first action.
  public var isKeyframe: Bool { k < 0 }
}

/// What opens a phase.
public enum PhaseKind: Hashable, Sendable {
  /// The state before the first action.
  case start
  /// The action of this index; -1 for a transition that is no action of the scenario.
  case action(Int)
  /// The end of that action's transition or gesture.
  case end(Int)

  /// The same, with -1 for whatever is no action of the scenario.
  var settled: PhaseKind {
    switch self {
    case .action(let index) where !(0..<1_000_000).contains(index): return .action(-1)
    case .end(let index) where !(0..<1_000_000).contains(index): return .end(-1)
    default: return self
    }
  }
}

/// A stretch of a trace: from the start, an action or a transition's end to the next of them.
public struct TracePhase: Hashable, Sendable {
  /// What opened it.
  public var kind: PhaseKind
  /// `start`, the action's title, or `LABEL end`.
  public var title: String
  /// The action's label; empty for the start.
  public var label: String
  /// When it was opened, canonical for the trace's grid.
  public var time: Time
  /// The first display frame at or after its opening: `+0`.
  public var firstFrame: Int
}

/// A callback, a call, a warning or a note.
public struct TraceEvent: Sendable {
  /// The event's name, as a number into the table of texts.
  public var name: Int32
  /// Its arguments, as numbers into the table of texts.
  public var arguments: [Int32]
  /// When it happened. A trace that was read knows only the frames before and after.
  public var time: Time
  /// What caused it, as a number into the table of causes; below 0 if nobody knows.
  public var cause: Int32
}

/// A mark inside a phase, such as `release cancel`.
public struct TraceMark: Sendable {
  /// The mark, such as `release cancel`.
  public var text: String
  /// As for events.
  public var time: Time
}

/// A place in the order of happening.
public enum TraceEntry: Hashable, Sendable {
  case phase(Int)
  case event(Int)
  case mark(Int)
  case frame(Int)
}

/// What became of an action. Times are canonical for the trace's grid.
public struct TraceAction: Hashable, Sendable {
  /// The label by which claims name it.
  public var label: String
  /// When it was done; nil if the run ended before it.
  public var start: Time?
  /// When the finger left.
  public var release: Time?
  /// Whether the release cancelled the transition.
  public var releaseCancels = false
  /// When its transition or gesture was over.
  public var end: Time?
  /// How it ended; nil if the run ended before it did.
  public var outcome: ActionOutcome?

  /// An action of which nothing is known.
  public init(label: String) { self.label = label }
}

/// A first crossing: from this moment on, the progress of an action had reached a fraction.
public struct TraceProgress: Hashable, Sendable {
  /// The action, as an index into the trace's actions.
  public var action: Int
  /// 0 to 1.
  public var fraction: Double
  /// When it was reached.
  public var time: Time
}
