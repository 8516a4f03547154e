import NavSimKernel
import NavSimProgram
import NavSimVocabulary

/// interactivePopGestureRecognizer and the finger on it.
struct GestureState {
  private(set) var isEnabled = true
  /// Whether code has turned the recogniser off while the finger is down, if only for a moment
  /// (documented: UIGestureRecognizer.isEnabled, it is cancelled then).
  private(set) var wasTurnedOff = false
  /// The same of the recogniser on the content (`TouchRules.hasContentPop`).
  private(set) var isContentEnabled = true
  private(set) var wasContentTurnedOff = false
  /// The cause of that, or -1.
  private(set) var turnedOffBy: Int32 = -1
  var region: Value = .word("edge")
  var handler: Value = .word("system")
  /// UIKit's own until code names another: a page, the navigation controller, or nobody.
  var delegate: Value = .word("system")
  var state = "possible"
  var startX = 0.0

  /// The path that the finger follows, while it is down.
  var path: GesturePath?
  var begin: Time = .zero
  /// The transition that it drives, by id; 0 if it drives none.
  var transition = 0
  var action = -1
  /// Steps of the path as spans of time.
  var spans: [Span] = []

  /// Whether a gesture that had nothing to pop left the controller in the belief that a finger is
  /// down.
  private(set) var leavesInteraction = false

  /// A gesture began and had nothing to pop (`TouchRules.rootSwipeHoldsPush`).
  mutating func leaveInteraction() { leavesInteraction = true }

  /// Whether a transition that starts now waits for a finger; the next one does not.
  mutating func takeInteraction() -> Bool {
    defer { leavesInteraction = false }
    return leavesInteraction
  }

  /// A finger comes down.
  mutating func touch(_ path: GesturePath, at now: Time, for action: Int) {
    self.path = path
    begin = now
    self.action = action
    state = "began"
    transition = 0
    wasTurnedOff = false
    wasContentTurnedOff = false
    turnedOffBy = -1
  }

  /// Whether a finger is down that has nothing to drive yet.
  var awaitsTransition: Bool { isDown && transition == 0 }

  /// One step of the path: from one fraction to another, in a span of time.
  struct Span {
    var start: Time
    var duration: Time
    var from: Double
    var to: Double
    var curve: Curve
  }

  var isDown: Bool { path != nil }

  /// When the finger leaves.
  var end: Time { spans.last.map { $0.start + $0.duration } ?? begin }

  /// The finger's fraction of the width at a moment.
  func fraction(at moment: Time) -> Double {
    guard let span = spans.last(where: { $0.start <= moment }) else { return 0 }
    let part = span.curve.value(
      at: (moment - span.start).seconds, duration: span.duration.seconds)
    return span.from + (span.to - span.from) * part
  }

  /// Whether UIKit's own delegate is asked.
  var hasSystemDelegate: Bool { delegate == .word("system") }

  func read(_ property: Property) -> Value {
    switch property {
    case .enabled: return .flag(isEnabled)
    case .contentEnabled: return .flag(isContentEnabled)
    case .region: return region
    case .handler: return handler
    case .delegate: return delegate
    case .state: return .word(state)
    case .direction:
      guard let first = spans.first else { return .word("none") }
      return .word(first.to >= first.from ? "back" : "forward")
    case .startX: return .number(startX)
    default: return .none
    }
  }

  mutating func write(_ property: Property, _ value: Value, by cause: Int32) {
    switch property {
    case .enabled:
      if case .flag(let flag) = value { isEnabled = flag }
      if isDown, !isEnabled, !wasTurnedOff { (wasTurnedOff, turnedOffBy) = (true, cause) }
    case .contentEnabled:
      if case .flag(let flag) = value { isContentEnabled = flag }
      if isDown, !isContentEnabled, !wasContentTurnedOff {
        (wasContentTurnedOff, turnedOffBy) = (true, cause)
      }
    case .region: region = value
    case .handler: handler = value
    case .delegate: delegate = value
    default: break
    }
  }

  /// Turns a path into spans that follow one another, from a fraction on.
  static func spans(
    of path: GesturePath, from begin: Time, at first: Double = 0
  ) -> [Span] {
    var spans: [Span] = []
    var start = begin
    var fraction = first
    for step in path.steps {
      switch step {
      case .to(let goal, let duration, let curve):
        spans.append(
          Span(
            start: start, duration: duration, from: fraction, to: goal,
            curve: Navigator.curve(named: curve)))
        fraction = goal
        start = start + duration
      case .hold(let duration):
        spans.append(
          Span(start: start, duration: duration, from: fraction, to: fraction, curve: .linear))
        start = start + duration
      }
    }
    return spans
  }
}
