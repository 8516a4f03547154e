/// A moment of simulated time, or a span of it, in whole ticks.
///
/// One tick is 1/3,000,000 s: microseconds, 60 Hz and 120 Hz frames are all whole numbers of it,
/// so no moment that a scenario can name is ever rounded.
public struct Time: Hashable, Comparable, Sendable {
  /// Ticks since time zero; negative before it.
  public var ticks: Int64

  /// Ticks in one second.
  public static let ticksPerSecond: Int64 = 3_000_000
  /// The moment at which a scenario's clock starts.
  public static let zero = Time(ticks: 0)
  /// Later than every moment that a scenario can name.
  public static let distantFuture = Time(ticks: Int64.max / 4)

  /// A time of so many ticks.
  @inlinable public init(ticks: Int64) { self.ticks = ticks }

  /// A time of whole microseconds.
  @inlinable public init(microseconds: Int64) { ticks = microseconds &* 3 }

  /// A time of whole milliseconds.
  @inlinable public init(milliseconds: Int64) { ticks = milliseconds &* 3_000 }

  /// A computed number of seconds, rounded to a tick, half to even. This is the one place where a
  /// duration is rounded. Values outside ±10⁹ s, and NaN, are clamped (NaN to zero).
  public init(roundingSeconds seconds: Double) {
    guard seconds == seconds else {
      self = .zero
      return
    }
    let bounded = min(max(seconds, -1e9), 1e9)
    let exact = bounded * 3_000_000
    let floor = Int64(exact) - (exact < Double(Int64(exact)) ? 1 : 0)
    let rest = exact - Double(floor)
    let up = rest > 0.5 || (rest == 0.5 && floor & 1 != 0)
    ticks = floor + (up ? 1 : 0)
  }

  /// The whole milliseconds since another moment.
  @inlinable public func milliseconds(from start: Time) -> Int64 {
    (ticks &- start.ticks) / 3_000
  }

  /// The same span in seconds.
  @inlinable public var seconds: Double { Double(ticks) / 3_000_000 }

  /// Whether `a` is earlier, or shorter, than `b`.
  @inlinable public static func < (a: Time, b: Time) -> Bool { a.ticks < b.ticks }
  /// The time `b` after `a`, in ticks that wrap around.
  @inlinable public static func + (a: Time, b: Time) -> Time { Time(ticks: a.ticks &+ b.ticks) }
  /// The time from `b` to `a`, in ticks that wrap around.
  @inlinable public static func - (a: Time, b: Time) -> Time { Time(ticks: a.ticks &- b.ticks) }
}
