import NavSimKernel
import NavSimVocabulary

/// What a scenario claims about its trace.
///
/// Elements and properties are named as the trace names them (`bar.bg`, `alpha`), so that a claim
/// can be held against any trace.
public struct Expectation: Sendable {
  /// The frames that the claim is about.
  public enum Scope: Hashable, Sendable {
    /// Every frame, from the start to the end.
    case always
    /// The state before the first action.
    case atStart
    /// The last frame.
    case atEnd
    /// The first frame at or after a moment.
    case at(Moment)
    /// The frames from an action's first to the one before it is over.
    case during(action: Int)
    /// The frames from one moment to the one before another.
    case range(Moment, Moment)
    /// The frames from a moment to the last.
    case from(Moment)
  }
  /// The frames that it is about.
  public var scope: Scope
  /// Whether one frame is enough (`sometime during …`).
  public var isSometime: Bool
  /// What is claimed.
  public var claim: Claim
  /// Where the claim is written, if it is one of a check set (`check NAME`); else nil.
  public var declared: DeclaredClaim?
  /// The id of the issue that makes it fail (`known "FB123" expect …`), or nil.
  public var known: String?
  /// The file, line and column (from 1) of the line, and its text.
  public var file: String
  /// The line in the file, from 1.
  public var line: Int
  /// The column of the line's first word, from 1.
  public var column: Int
  /// The line's text.
  public var text: String

  /// An expectation.
  public init(
    scope: Scope, isSometime: Bool, claim: Claim, file: String, line: Int, column: Int, text: String
  ) {
    self.scope = scope
    self.isSometime = isSometime
    self.claim = claim
    self.file = file
    self.line = line
    self.column = column
    self.text = text
  }
}

/// One property of one element of a trace.
public struct TraceProperty: Hashable, Sendable {
  /// The element, such as `bar.bg`, `page.B`, `A.fake`.
  public var element: String
  /// The property, such as `alpha`.
  public var property: String

  /// A property of an element.
  public init(element: String, property: String) {
    self.element = element
    self.property = property
  }
}

/// What is claimed.
public enum Claim: Hashable, Sendable {
  /// `top is B`.
  case topIs(String)
  /// `stack is A > B`.
  case stackIs([String])
  /// `items are A > B`.
  case itemsAre([String])
  /// `P = value ± tolerance`.
  case compare(TraceProperty, Comparison, ClaimValue, tolerance: Double)
  /// `page.*.x <= 375`: so does every property that matches and whose element is there.
  case compareEach(String, Comparison, ClaimValue, tolerance: Double)
  /// `P unchanged since M`, `P changed by at most X since M`.
  case changed(TraceProperty, atMost: Double, since: SinceMoment)
  /// `E visible then hidden …`. With `*` in the name every matching element is meant.
  case chain(element: String, [ChainPart])
  /// `P falling then steady …`. With `*` in the name every matching property is meant.
  case course(property: String, [CoursePart])
  /// `E covers F`: how rectangles lie on screen. With `*` every matching element is meant.
  case region(element: String, Relation, other: String, tolerance: Double)
  /// `events viewWillAppear(A), …`: these in this order, others may lie between.
  case events([EventPattern])
  /// `count viewWillAppear(A) = 2`; `count logs "text" = 1`.
  case count(CountedEvent, Comparison, Int)
  /// `logs "text"`: a warning or a note contains the text.
  case logs(String)
  /// `raises "text"`: the app ends with an exception whose text contains this.
  case raises(String)
  /// `swipe is ignored`.
  case action(Int, ActionOutcome)
  /// `no flash of eye.left`, `some snap`: a detector finds nothing, or something, in the scope. The
  /// pattern is held against the subjects of its findings; nil takes all.
  case detector(name: String, isWanted: Bool, of: String?)
  /// `no finding except snap`: all detectors but some find nothing, or one finds something, in the
  /// scope.
  case finding(isWanted: Bool, except: [String])
}

extension Claim {
  /// Whether it speaks of an element by its own name.
  public func names(_ element: String) -> Bool {
    switch self {
    case .compare(let property, _, _, _), .changed(let property, _, _):
      return property.element == element
    case .compareEach(let name, _, _, _), .course(let name, _): return name.hasPrefix(element + ".")
    case .chain(let name, _): return name == element
    case .region(let name, _, let other, _): return name == element || other == element
    case .detector(_, _, let pattern): return pattern == element
    default: return false
    }
  }
}

/// How two values are compared.
public enum Comparison: String, CaseIterable, Hashable, Sendable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// The right side of a comparison.
public enum ClaimValue: Hashable, Sendable {
  case number(Double)
  case color(Color)
  /// What it is in the mode of the frame.
  case dynamic(DynamicColor)
  case flag(Bool)
  /// A text, an image's or appearance's name, a word or a page's name, as the trace writes it.
  case text(String)
  case none
  /// Another property of the same frame.
  case property(TraceProperty)
}

/// The moment that `since` names.
public enum SinceMoment: Hashable, Sendable {
  case start
  case moment(Moment)
}

/// One part of a chain: a state that holds for one frame at least, and for how long.
public struct ChainPart: Hashable, Sendable {
  /// The states of an element.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// On screen, not hidden, not transparent, not covered.
    case visible
    /// It would be visible, but something opaque lies over the whole of it.
    case covered
    /// In the scene, but not visible.
    case hidden
    /// Not in the scene.
    case absent
  }
  /// A bound on how long the part holds.
  public enum Bound: Hashable, Sendable {
    case atLeast(Time)
    case atMost(Time)
  }
  /// The state.
  public var state: State
  /// How long it must hold, or nil.
  public var bound: Bound?

  /// A part of a chain.
  public init(state: State, bound: Bound? = nil) {
    self.state = state
    self.bound = bound
  }
}

/// An event that a claim names; without an argument it matches the event of any page.
public struct EventPattern: Hashable, Sendable {
  /// The event.
  public var event: EventName
  /// Its first argument, or nil for any.
  public var argument: String?

  /// A pattern.
  public init(event: EventName, argument: String?) {
    self.event = event
    self.argument = argument
  }
}

/// What a count counts.
public enum CountedEvent: Hashable, Sendable {
  case event(EventPattern)
  /// Warnings and notes that contain the text.
  case logs(String)
}
