/// How an animation goes from 0 to 1: a value that copies without reference counting.
public enum Curve: Hashable, Sendable {
  /// At an even speed.
  case linear
  /// By a cubic Bézier over its duration.
  case bezier(CubicBezier)
  /// By a spring, which has its own clock, up to `cutoff` seconds; exactly 1 from then on.
  case spring(Spring, cutoff: Double)

  /// Accelerates. Source: CAMediaTimingFunction's named functions have CSS's control points (documented).
  public static let easeIn = Curve.bezier(CubicBezier(0.42, 0, 1, 1))
  /// Decelerates. Source: as `easeIn` (documented).
  public static let easeOut = Curve.bezier(CubicBezier(0, 0, 0.58, 1))
  /// UIView's default option. Source: as `easeIn` (documented).
  public static let easeInOut = Curve.bezier(CubicBezier(0.42, 0, 0.58, 1))
  /// Core Animation's default function, CSS's `ease`. Source: as `easeIn` (documented).
  public static let caDefault = Curve.bezier(CubicBezier(0.25, 0.1, 0.25, 1))

  /// The motion of pages in a push or pop: the system's spring, mass 3, stiffness 1000, damping
  /// 500, as critically damped. Source: React Navigation's TransitionIOSSpec, and
  /// software-mansion/react-native-screens#2477 (observed). Cut at 0.5 s, where it has come 99.9 %
  /// of its way (choice).
  public static let navigation = Curve.spring(
    Spring(mass: 3, stiffness: 1000, damping: 500), cutoff: 0.5)

  /// The value `elapsed` seconds after the start of an animation of `duration` seconds: 0 at or
  /// before its start (and for NaN), exactly 1 from its end on. A duration of 0, or below, or NaN,
  /// is over at once. A spring ends at its cutoff instead, whatever the duration.
  @inlinable
  public func value(at elapsed: Double, duration: Double) -> Double {
    guard duration > 0 else { return 1 }
    switch self {
    case .linear:
      return Curve.fraction(elapsed, duration)
    case .bezier(let bezier):
      return bezier.value(at: Curve.fraction(elapsed, duration))
    case .spring(let spring, let cutoff):
      return elapsed >= cutoff ? 1 : spring.position(at: elapsed)
    }
  }

  @inlinable
  static func fraction(_ elapsed: Double, _ duration: Double) -> Double {
    if elapsed >= duration { return 1 }
    return elapsed > 0 ? elapsed / duration : 0
  }
}
