/// The slots of one run-loop turn, in order.
///
/// Source: stack traces published in issue threads place the deferred start of
/// a navigation transition in the commit's layout pass and its end in the animation's completion
/// (observed); that main-queue blocks run before the next turn's commit is the documented order of
/// CFRunLoop and CATransaction (documented).
public enum Phase: UInt8, Comparable, Sendable, CaseIterable {
  /// Touches, timers and the scenario's own actions.
  case input
  /// Blocks of the main queue.
  case queue
  /// Layout and commit: deferred transitions start here.
  case commit
  /// Completions of animations.
  case completion
  /// Release of what nobody holds any more.
  case release
  /// The display's frame: after every turn of its instant.
  case display

  /// Whether `a` comes before `b` within a turn.
  public static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
}
