/// Why a scheduler refuses to go on. All carry the last events handled, oldest first, so that a
/// message can name the loop.
public enum SchedulerError: Error, Equatable {
  /// One instant had more events than its limit.
  case runaway(at: Time, recent: [Event])
  /// One instant had more turns than `QueueLimits.turns`.
  case turns(at: Time, recent: [Event])
  /// The whole run had more events than its limit.
  case exhausted(at: Time, recent: [Event])
  /// More events were pending at once than the limit; the last of them were dropped.
  case overflow(at: Time, recent: [Event])

  /// How many events `recent` holds at most.
  public static let recentLimit = 16
}
