/// Why a run could not go on. `loop` names the lines that ran last, oldest first.
public enum SimulationError: Error, Hashable, Sendable {
  /// One instant took more steps than it may.
  case instantSteps(limit: Int, loop: [String], atMilliseconds: Int64)
  /// The whole run took more steps than it may.
  case steps(limit: Int, loop: [String], atMilliseconds: Int64)
  /// One instant had more turns of the run loop than there can be.
  case turns(limit: Int, loop: [String], atMilliseconds: Int64)
  /// More blocks and timers wait at once than may.
  case waiting(limit: Int, loop: [String], atMilliseconds: Int64)
  /// Code runs too deep in other code. `loop` names its lines, outermost first.
  case depth(limit: Int, loop: [String])
  /// The stack that a scenario starts with does not come to rest within some milliseconds.
  case restless(milliseconds: Int64, loop: [String], hint: String = "")
  /// It comes to rest, and is disturbed again before time zero, so many times.
  case disturbed(times: Int, loop: [String])
  /// The program names something that no profile or device has.
  case unknownProfile(String)
  /// navsim's own invariant broke.
  case broken(String)

  /// The message, without a place.
  public var message: String {
    switch self {
    case .instantSteps(let limit, let loop, let at):
      return "more than \(limit) steps at \(at) ms, a tenth of the budget" + text(loop)
    case .steps(let limit, let loop, let at):
      return "more than \(limit) steps by \(at) ms, the whole budget" + text(loop)
    case .turns(let limit, let loop, let at):
      return "more than \(limit) turns of the run loop at \(at) ms" + text(loop)
    case .waiting(let limit, let loop, let at):
      return "more than \(limit) blocks and timers wait at \(at) ms" + text(loop)
    case .depth(let limit, let loop):
      return "code runs more than \(limit) deep in other code" + text(loop)
    case .restless(let milliseconds, let loop, let hint):
      return
        "the stack at the start does not come to rest in \(milliseconds) ms" + text(loop) + hint
    case .disturbed(let times, let loop):
      return
        "the stack at the start is disturbed \(times) times after it came to rest; last: "
        + text(loop)
    case .unknownProfile(let name):
      return "there is no profile for '\(name)'"
    case .broken(let what):
      return "an invariant of navsim broke: \(what)"
    }
  }

  private func text(_ loop: [String]) -> String {
    loop.isEmpty ? "" : "; last: " + loop.joined(separator: " → ")
  }
}

/// Thrown inside a run to end it where UIKit would raise an exception. The trace keeps the event.
struct RaisedException: Error {}
