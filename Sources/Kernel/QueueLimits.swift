/// What an event queue holds and handles at most. A run that needs more ends with an error.
public enum QueueLimits {
  /// Turns of the run loop in one instant. A key has sixteen bits for the turn; the upper half of
  /// them belongs to display frames and what follows them.
  public static let turns = 0x7FF0
  /// Events handled in one instant, where a queue is not given another limit.
  public static let eventsPerInstant = 200_000
  /// Events handled in all, where a queue is not given another limit.
  public static let events = 2_000_000
  /// Events that wait at once, where a queue is not given another limit.
  public static let pending = 100_000
}
