import NavSimKernel
import NavSimVocabulary

/// When an action or a claim takes place.
public enum Moment: Hashable, Sendable {
  /// So long after time zero.
  case absolute(Time)
  /// At an edge of a labelled action, plus an offset. The action is named by its index.
  case anchor(action: Int, Edge, Time)
  /// When a labelled action's progress first reaches a fraction, plus an offset.
  case progress(action: Int, Double, Time)

  /// The edges of an action.
  public enum Edge: String, CaseIterable, Hashable, Sendable {
    /// When the action is done; when its transition or gesture is over; when the finger leaves;
    /// when the finger leaves and the transition is cancelled.
    case start, end, release, cancel
  }
}

/// A timed action of a scenario.
public struct Action: Sendable {
  /// When it starts.
  public enum Start: Hashable, Sendable {
    case at(Moment)
    /// So long after the previous action is over.
    case then(Time)
  }
  /// When it starts.
  public var start: Start
  /// What is done, with its when-words.
  public var line: Line
  /// The label: `as NAME`, or the verb with `#2` for the second of its kind.
  public var label: String
  /// The verb with what follows, as phases print it: `push B`, `swipe back`.
  public var title: String
  /// The line of the scenario for people: `at 0ms push B (x.navsim:12)`; empty where nobody knows.
  public var source = ""

  /// An action.
  public init(start: Start, line: Line, label: String, title: String) {
    self.start = start
    self.line = line
    self.label = label
    self.title = title
  }
}
