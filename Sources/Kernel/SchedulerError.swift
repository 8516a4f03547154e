/// Why a scheduler refuses to go on. Both carry the last events handled, oldest first, so that a
/// message can name the loop.
public enum SchedulerError: Error, Equatable {
  /// One instant had more events than its limit: something schedules itself without end.
  case runaway(at: Time, recent: [Event])
  /// The whole run had more events than its limit, or more of them pending at once.
  case exhausted(at: Time, recent: [Event])

  /// How many events `recent` holds at most.
  public static let recentLimit = 16
}
