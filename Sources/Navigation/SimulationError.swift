/// Why a run could not go on.
public enum SimulationError: Error, Hashable, Sendable {
  /// User code calls itself for ever, inside one instant. `loop` names its lines, oldest first.
  case runaway(loop: [String], atMilliseconds: Int64)
  /// The whole run made too many events.
  case exhausted(loop: [String], atMilliseconds: Int64)
  /// Code called itself too deeply. `loop` names its lines, outermost first.
  case recursion(loop: [String])
  /// The stack that a scenario starts with does not come to rest within the horizon. `loop` names
  /// the lines that ran last.
  case restless(loop: [String])
  /// The program names something that no profile or device has.
  case unknownProfile(String)
  /// navsim's own invariant broke.
  case broken(String)

  /// The message, without a place.
  public var message: String {
    switch self {
    case .runaway(let loop, let at):
      return "code schedules itself for ever at \(at) ms: \(loop.joined(separator: " → "))"
    case .exhausted(let loop, let at):
      return "the run made too many events by \(at) ms; last: \(loop.joined(separator: " → "))"
    case .recursion(let loop):
      return "code calls itself for ever: \(loop.joined(separator: " → "))"
    case .restless(let loop):
      return
        "the stack at the start never comes to rest: \(loop.joined(separator: " → "))"
    case .unknownProfile(let name):
      return "there is no profile for '\(name)'"
    case .broken(let what):
      return "an invariant of navsim broke: \(what)"
    }
  }
}

/// Thrown inside a run to end it where UIKit would raise an exception. The trace keeps the event.
struct RaisedException: Error {}
